#include "ir/op_signature.h"

#include <array>

namespace tilewright::ir {
namespace {

// Calls f(word) for the words of a text separated by spaces.
template <class F>
void each_word(std::string_view text, F f) {
  while (!text.empty()) {
    std::size_t space = text.find(' ');
    f(text.substr(0, space));
    text = space == std::string_view::npos ? "" : text.substr(space + 1);
  }
}

bool drop_suffix(std::string_view& word, std::string_view suffix) {
  if (!word.ends_with(suffix)) return false;
  word.remove_suffix(suffix.size());
  return true;
}

AttributeSpec::Kind kind_named(std::string_view name) {
  using Kind = AttributeSpec::Kind;
  if (name == "float") return Kind::real;
  if (name == "number") return Kind::number;
  if (name == "text") return Kind::text;
  if (name == "ints") return Kind::integers;
  return Kind::integer;
}

OpSignature take_apart(const OpInfo& op) {
  OpSignature s;
  each_word(op.operands, [&](std::string_view word) {
    OperandSpec o;
    o.many = drop_suffix(word, "...");
    o.optional = drop_suffix(word, "?");
    o.name = word;
    s.operands.push_back(o);
  });
  each_word(op.attributes, [&](std::string_view word) {
    AttributeSpec a;
    a.optional = drop_suffix(word, "?");
    a.name = word.substr(0, word.find(':'));
    a.kind = kind_named(word.substr(word.find(':') + 1));
    s.attributes.push_back(a);
  });
  return s;
}

}  // namespace

std::string_view AttributeSpec::kind_text() const {
  switch (kind) {
    case Kind::integer: return "an integer";
    case Kind::real: return "a float";
    case Kind::number: return "a number";
    case Kind::text: return "a text";
    case Kind::integers: return "a list of integers";
  }
  return "";
}

bool AttributeSpec::accepts(const AttributeValue& value) const {
  switch (kind) {
    case Kind::integer: return std::holds_alternative<std::int64_t>(value);
    case Kind::real: return std::holds_alternative<double>(value);
    case Kind::number:
      return std::holds_alternative<std::int64_t>(value) || std::holds_alternative<double>(value);
    case Kind::text: return std::holds_alternative<std::string>(value);
    case Kind::integers: return std::holds_alternative<std::vector<std::int64_t>>(value);
  }
  return false;
}

int OpSignature::required_operands() const {
  int n = 0;
  for (const OperandSpec& o : operands) n += !o.many && !o.optional;
  return n;
}

const AttributeSpec* OpSignature::attribute(std::string_view name) const {
  for (const AttributeSpec& a : attributes)
    if (a.name == name) return &a;
  return nullptr;
}

std::string OpSignature::operand_name(int i) const {
  int last = static_cast<int>(operands.size()) - 1;
  if (i < last || (i == last && !many())) return std::string(operands[static_cast<std::size_t>(i)].name);
  if (!many()) return "operand " + std::to_string(i);
  return std::string(operands.back().name) + "[" + std::to_string(i - last) + "]";
}

const OpSignature& signature(OpKind kind) {
  static const auto table = [] {
    std::array<OpSignature, op_count> t;
    for (int i = 0; i < op_count; ++i) t[static_cast<std::size_t>(i)] = take_apart(op_table[i]);
    return t;
  }();
  return table[static_cast<std::size_t>(kind)];
}

}  // namespace tilewright::ir
