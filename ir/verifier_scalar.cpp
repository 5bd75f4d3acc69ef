// Rules of the ops on scalars.
#include <cmath>

#include "ir/verifier_check.h"

namespace tilewright::ir {
namespace {

using enum ElementType;

constexpr std::initializer_list<ElementType> arithmetic = {i8, u8, i16, i32, i64, f16, bf16, f32};
constexpr std::initializer_list<ElementType> integers = {i8, u8, i16, i32, i64};
constexpr std::initializer_list<ElementType> integers_and_i1 = {i1, i8, u8, i16, i32, i64};
constexpr std::initializer_list<ElementType> floats = {f16, bf16, f32};

bool is_small_float(ElementType t) { return t == e4m3 || t == e5m2 || t == e2m1 || t == e8m0; }
bool is_wide_float(ElementType t) { return t == f16 || t == bf16 || t == f32; }

// All operands from `first` on and the result have one type, whose element is among those.
void one_type(OpCheck& c, std::initializer_list<ElementType> legal, std::string_view change, int first = 0) {
  if (!c.element(c.operand_name(first), c.operand(first), legal, change)) return;
  for (int i = first + 1; i < c.operands(); ++i)
    c.same(c.operand_name(i), c.operand(i), c.operand(first), "the type of " + c.operand_name(first));
  c.same("result", c.result(), c.operand(first), "the type of " + c.operand_name(first));
}

void constant(OpCheck& c) {
  const Type& t = c.result();
  const AttributeValue& value = *c.op.attribute("value");
  if (!c.require(t.is_scalar() && !t.element.pointer, "result", t.brief(), "a scalar number") ||
      is_float(t.element.type))
    return;
  const auto* number = std::get_if<std::int64_t>(&value);
  if (!c.require(number != nullptr, "value", "a float", "an integer (the result is " + t.brief() + ")"))
    return;
  int bits = info(t.element.type).bits;
  bool is_signed = info(t.element.type).is_signed;
  std::int64_t high = bits == 64 ? INT64_MAX : (std::int64_t{1} << (is_signed ? bits - 1 : bits)) - 1;
  std::int64_t low = is_signed ? -high - 1 : 0;
  c.in_range("value", low, high, "the range of " + t.brief());
}

void cast(OpCheck& c) {
  const Type &from = c.operand(0), &to = c.result();
  if (!c.require(to.is_scalar(), "result", to.brief(), "a scalar")) return;
  if (!c.require(!from.element.pointer && !to.element.pointer, "cast", from.brief() + " to " + to.brief(),
                 "numbers", "pointers move with pointer_add"))
    return;
  ElementType f = from.element.type, t = to.element.type;
  if (f != t) {
    std::string both = from.brief() + " to " + to.brief();
    c.require(t != e8m0, "cast", both, "another target",
              "e8m0 is a power of two: build its exponent as u8 and bitcast");
    if (is_small_float(f) || is_small_float(t)) {
      bool good = (is_small_float(f) || is_wide_float(f)) && (is_small_float(t) || is_wide_float(t));
      c.require(good, "cast", both,
                std::string("f16, bf16 or f32 on the side of ") + name(is_small_float(f) ? t : f),
                "cast to f32 first");
    }
  }
  if (c.op.has("saturate")) {
    c.flag("saturate");
    c.require(t == e4m3 || t == e5m2 || (t == e2m1 && c.op.integer("saturate")), "saturate",
              std::to_string(c.op.integer("saturate")) + " for " + to.brief(),
              "no such attribute but for e4m3 and e5m2 (e2m1 always saturates)");
  }
}

void bitcast(OpCheck& c) {
  const Type &from = c.operand(0), &to = c.result();
  auto bits = [](const Type& t) { return t.element.pointer ? 64 : info(t.element.type).bits; };
  c.require(to.is_scalar() && bits(from) == bits(to), "result", to.brief(),
            "a type of the " + std::to_string(bits(from)) + " bits of " + from.brief());
}

void compare(OpCheck& c) {
  if (!c.word("predicate", {"eq", "ne", "lt", "le", "gt", "ge"})) return;
  std::string predicate = c.op.text("predicate");
  bool ordered = predicate != "eq" && predicate != "ne";
  if (!ordered && c.operand(0).element == Element{i1, false})
    ;  // whether two conditions agree
  else if (!c.element(c.operand_name(0), c.operand(0), arithmetic, "cast to f32 first"))
    return;
  c.same("b", c.operand(1), c.operand(0), "the type of a");
  c.same("result", c.result(), Type::scalar(i1), "");
}

void select(OpCheck& c) {
  c.same("condition", c.operand(0), Type::scalar(i1), "");
  c.same("b", c.operand(2), c.operand(1), "the type of a");
  c.same("result", c.result(), c.operand(1), "the type of a");
}

void pointer_add(OpCheck& c) {
  c.require(c.operand(0).element.pointer, "pointer", c.operand(0).brief(), "a pointer");
  c.element("offset", c.operand(1), {i32, i64}, "cast the offset to i32 or i64");
  c.same("result", c.result(), c.operand(0), "the type of pointer");
}

void assume_multiple(OpCheck& c) {
  if (!c.operand(0).element.pointer) c.element("a", c.operand(0), integers, "");
  c.same("result", c.result(), c.operand(0), "the type of a");
  c.in_range("of", 1, INT64_MAX, "");
}

// "=r,r,f,~{memory}": one output, then one constraint for each input, then clobbers.
void inline_ptx(OpCheck& c) {
  c.flag("volatile");
  c.require(c.result().is_scalar(), "result", c.result().brief(), "a scalar");
  std::string constraints = c.op.text("constraints");
  std::vector<std::string> words(1);
  for (char ch : constraints) {
    if (ch == ',')
      words.emplace_back();
    else
      words.back() += ch;
  }
  std::string change = "write \"=r,r,f\": one output, then one letter of h r l f d for each input";
  std::size_t used = 0;
  bool good = true;
  for (const std::string& w : words) {
    if (w.starts_with("~{") && w.ends_with("}")) continue;
    std::string letter = used == 0 && w.starts_with("=") ? w.substr(1) : w;
    if (used == 0) good &= w.starts_with("=");
    good &= letter.size() == 1 && std::string_view("bchrlfdn").find(letter[0]) != std::string_view::npos;
    ++used;
  }
  if (!c.require(good, "constraints", "\"" + constraints + "\"", "one output and the inputs' letters",
                 change))
    return;
  c.require(used == 1 + c.op.operands.size(), "constraints", std::to_string(used) + " of them",
            std::to_string(1 + c.op.operands.size()) + " (the output and the inputs)", change);
}

}  // namespace

void check_scalar_op(OpCheck& c) {
  for (int i = 0; i < c.operands(); ++i)
    if (!c.scalar(i)) return;
  constexpr std::string_view through_f32 = "cast to f32 first, or use pointer_add for pointers";
  switch (c.op.kind) {
    case OpKind::constant_: return constant(c);
    case OpKind::add_:
    case OpKind::sub_:
    case OpKind::mul_:
    case OpKind::neg_:
    case OpKind::abs_: return one_type(c, arithmetic, through_f32);
    case OpKind::minimum_:
    case OpKind::maximum_: c.flag("propagate_nan"); return one_type(c, arithmetic, through_f32);
    case OpKind::div_:
      c.flag("approximate");
      if (c.op.integer("approximate")) return one_type(c, {f32}, "only f32 has an approximate division");
      return one_type(c, arithmetic, through_f32);
    case OpKind::rem_:
    case OpKind::mulhi_: return one_type(c, integers, "");
    case OpKind::fma_: return one_type(c, floats, "integers have mul and add");
    case OpKind::bit_and_:
    case OpKind::bit_or_:
    case OpKind::bit_xor_:
    case OpKind::bit_not_:
      return one_type(c, integers_and_i1, "bitcast floats to an integer of the same width first");
    case OpKind::shl_:
    case OpKind::shr_: return one_type(c, integers, "bitcast floats to an integer of the same width first");
    case OpKind::compare_: return compare(c);
    case OpKind::select_: return select(c);
    case OpKind::cast_: return cast(c);
    case OpKind::bitcast_: return bitcast(c);
    case OpKind::exp_:
    case OpKind::exp2_:
    case OpKind::log_:
    case OpKind::log2_:
    case OpKind::sin_:
    case OpKind::cos_:
    case OpKind::tanh_:
    case OpKind::erf_:
    case OpKind::sqrt_:
    case OpKind::rsqrt_:
    case OpKind::floor_:
    case OpKind::ceil_: return one_type(c, {f32}, "cast to f32 first");
    case OpKind::pointer_add_: return pointer_add(c);
    case OpKind::assume_multiple_: return assume_multiple(c);
    case OpKind::inline_ptx_: return inline_ptx(c);
    default: return;
  }
}

}  // namespace tilewright::ir
