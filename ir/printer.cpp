#include "ir/printer.h"

#include <charconv>
#include <map>
#include <unordered_map>

#include "ir/layout_names.h"
#include "ir/text_form.h"

namespace tilewright::ir {

std::string quoted(std::string_view text) {
  static constexpr char digits[] = "0123456789abcdef";
  std::string s = "\"";
  for (char c : text) {
    auto byte = static_cast<unsigned char>(c);
    switch (c) {
      case '"': s += "\\\""; break;
      case '\\': s += "\\\\"; break;
      case '\n': s += "\\n"; break;
      case '\t': s += "\\t"; break;
      default:
        if (byte < 0x20 || byte == 0x7f) {
          s += "\\x";
          s += digits[byte >> 4];
          s += digits[byte & 15];
        } else {
          s += c;
        }
    }
  }
  return s + "\"";
}

std::string number_text(double value, bool single) {
  char buffer[64];
  auto end = single ? std::to_chars(buffer, buffer + sizeof buffer, static_cast<float>(value)).ptr
                    : std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
  std::string s(buffer, end);
  // the point tells a float from an integer
  if (s.find_first_of(".ein") == std::string::npos) s += ".0";
  return s;
}

namespace {

// The map of a tile's or view's layout. The printer shows broken programs too.
std::string map_text(const Type& t) {
  if (t.kind == Type::Kind::shared) return t.shared_layout.text();
  return possible(t.layout) ? t.layout.text() : "r[impossible]";
}

class Printer {
 public:
  explicit Printer(PrintOptions options, bool aliases) : options_(options), aliases_(aliases) {}

  std::string program(const Program& p) {
    out_ = "program " + quoted(p.name) + " (";
    for (std::size_t i = 0; i < p.body->arguments.size(); ++i) {
      if (i) out_ += ", ";
      declare(p.body->argument(static_cast<int>(i)));
      if (i < p.parameters.size()) out_ += " " + quoted(p.parameters[i].name);
      out_ += ": " + type(p.body->arguments[i]->type);
      if (i < p.parameters.size() && p.parameters[i].multiple != 1)
        out_ += " multiple " + std::to_string(p.parameters[i].multiple);
    }
    out_ += ") warps " + std::to_string(p.num_warps);
    if (p.cluster != 1) out_ += " cluster " + std::to_string(p.cluster);
    location(p.location);
    out_ += " {\n";
    for (const auto& op : p.body->ops) this->op(*op, 1);
    out_ += "}\n";
    std::string head = layout_table();
    if (!head.empty()) head += "\n";
    return head + out_ + location_table();
  }

  std::string single(const Op& op) {
    for (const Value* v : op.operands) number(v);
    this->op(op, 0);
    return std::move(out_);
  }

  std::string type(const Type& t) {
    std::string s;
    switch (t.kind) {
      case Type::Kind::none: s = "none"; break;
      case Type::Kind::scalar: s = t.element.text(); break;
      case Type::Kind::tile:
        s = "tile<" + t.element.text() + t.shape.text() + ", " + layout(t, map_text(t)) + ">";
        break;
      case Type::Kind::shared:
        s = "shared<" + t.element.text() + t.shape.text() + ", " + layout(t, map_text(t)) + ">";
        break;
      case Type::Kind::barrier:
      case Type::Kind::tensor_map: s = t.held().brief(); break;
    }
    return t.variable ? "var<" + s + ">" : s;
  }

 private:
  void op(const Op& op, int depth) {
    out_.append(static_cast<std::size_t>(depth) * 2, ' ');
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      if (i) out_ += ", ";
      declare(op.results[i].get());
    }
    if (!op.results.empty()) out_ += " = ";
    out_ += name(op.kind);
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      out_ += i ? ", " : " ";
      use(op.operands[i]);
    }
    if (!op.attributes.empty()) {
      out_ += " {";
      for (std::size_t i = 0; i < op.attributes.size(); ++i) {
        if (i) out_ += ", ";
        out_ += op.attributes[i].first + ": ";
        attribute(op, op.attributes[i].second);
      }
      out_ += "}";
    }
    for (std::size_t i = 0; i < op.results.size(); ++i)
      out_ += (i ? ", " : " : ") + type(op.results[i]->type);
    location(op.location);
    for (const auto& r : op.regions) region(*r, depth);
    out_ += "\n";
  }

  void region(const Region& r, int depth) {
    if (!r.arguments.empty()) {
      out_ += " (";
      for (std::size_t i = 0; i < r.arguments.size(); ++i) {
        if (i) out_ += ", ";
        declare(r.arguments[i].get());
        out_ += ": " + type(r.arguments[i]->type);
      }
      out_ += ")";
    }
    out_ += " {\n";
    for (const auto& inner : r.ops) op(*inner, depth + 1);
    out_.append(static_cast<std::size_t>(depth) * 2, ' ');
    out_ += "}";
  }

  void attribute(const Op& op, const AttributeValue& value) {
    if (const auto* i = std::get_if<std::int64_t>(&value)) {
      out_ += std::to_string(*i);
    } else if (const auto* d = std::get_if<double>(&value)) {
      // an f32 constant means the nearest float, whose text is shorter
      bool single = op.kind == OpKind::constant_ && op.results.size() == 1 &&
                    op.results[0]->type.element == Element{ElementType::f32, false};
      out_ += number_text(*d, single);
    } else if (const auto* s = std::get_if<std::string>(&value)) {
      out_ += quoted(*s);
    } else {
      const auto& list = std::get<std::vector<std::int64_t>>(value);
      out_ += "[";
      for (std::size_t i = 0; i < list.size(); ++i) out_ += (i ? ", " : "") + std::to_string(list[i]);
      out_ += "]";
    }
  }

  std::string layout(const Type& type, const std::string& text) {
    if (!aliases_) return text;
    auto [it, fresh] = layout_numbers_.try_emplace(text, layouts_.size());
    if (fresh) layouts_.push_back(type.held());
    return "#" + std::to_string(it->second);
  }

  // A layout that has no name of its own is often another one's slice.
  std::string slice_name(const Type& t, const std::vector<std::string>& names) const {
    for (std::size_t k = 0; k < layouts_.size(); ++k) {
      const Type& parent = layouts_[k];
      if (names[k].empty() || parent.kind != Type::Kind::tile || parent.shape.rank != t.shape.rank + 1)
        continue;
      for (int d = 0; d < parent.shape.rank; ++d)
        if (possible(parent.layout) && parent.shape.without(d) == t.shape &&
            without_dimension(parent.layout, parent.shape, d) == t.layout)
          return "slice(" + std::to_string(d) + ", #" + std::to_string(k) + ")";
    }
    return "";
  }

  // #N = name for the shape for which the name means the map, or the map itself. Slices follow their parents.
  std::string layout_table() const {
    std::vector<std::string> names;
    for (const Type& t : layouts_)
      names.push_back(t.kind == Type::Kind::tile ? layout_name(t.layout, t.shape)
                                                 : layout_name(t.shared_layout, t.shape, t.element));
    std::string first, last;
    for (std::size_t i = 0; i < layouts_.size(); ++i) {
      const Type& t = layouts_[i];
      bool tile = t.kind == Type::Kind::tile;
      std::string alias = "#" + std::to_string(i) + " = ";
      std::string shape = " for " + (tile ? "" : t.element.text()) + t.shape.text() + "\n";
      std::string slice = tile && names[i].empty() ? slice_name(t, names) : "";
      if (!slice.empty())
        last += alias + slice + "\n";
      else if (!names[i].empty())
        first += alias + names[i] + shape;
      else
        first += alias + map_text(t) + "\n";
    }
    return first + last;
  }

  std::size_t number(const Value* v) { return numbers_.try_emplace(v, numbers_.size()).first->second; }
  void declare(const Value* v) { out_ += "%" + std::to_string(number(v)); }
  // A value that no op before defines is shown as such: the printer serves to debug broken programs too.
  void use(const Value* v) {
    auto it = numbers_.find(v);
    out_ += it == numbers_.end() ? std::string("%undefined") : "%" + std::to_string(it->second);
  }

  std::string location_entry(const LocationPtr& l) {
    std::string s = quoted(l->file) + ":" + std::to_string(l->line) + ":" + std::to_string(l->column);
    if (l->caller) s += " from @" + std::to_string(location_number(l->caller));
    return s;
  }
  std::size_t location_number(const LocationPtr& l) {
    std::string entry = location_entry(l);
    auto [it, fresh] = location_numbers_.try_emplace(entry, locations_.size());
    if (fresh) locations_.push_back(entry);
    return it->second;
  }
  void location(const LocationPtr& l) {
    if (options_.locations && l) out_ += " @" + std::to_string(location_number(l));
  }
  std::string location_table() const {
    std::string s = locations_.empty() ? "" : "\n";
    for (std::size_t i = 0; i < locations_.size(); ++i)
      s += "@" + std::to_string(i) + " = " + locations_[i] + "\n";
    return s;
  }

  PrintOptions options_;
  bool aliases_;
  std::string out_;
  std::unordered_map<const Value*, std::size_t> numbers_;
  std::map<std::string, std::size_t> layout_numbers_;
  std::vector<Type> layouts_;  // the first type that uses each of them
  std::map<std::string, std::size_t> location_numbers_;
  std::vector<std::string> locations_;  // callers before the places that they call
};

}  // namespace

std::string print(const Program& program, PrintOptions options) {
  return Printer(options, true).program(program);
}

std::string print(const Op& op) { return Printer({}, false).single(op); }

std::string print(const Type& type) { return Printer({}, false).type(type); }

}  // namespace tilewright::ir
