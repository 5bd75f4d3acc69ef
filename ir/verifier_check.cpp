#include "ir/verifier_check.h"

#include <algorithm>

#include "ir/builder.h"
#include "ir/layout_names.h"
#include "ir/op_signature.h"

namespace tilewright::ir {

std::string OpCheck::operand_name(int i) const { return signature(op.kind).operand_name(i); }

const std::int64_t* OpCheck::constant(int i) const {
  const Op* maker = op.operands[static_cast<std::size_t>(i)]->op;
  const AttributeValue* value =
      maker && maker->kind == OpKind::constant_ ? maker->attribute("value") : nullptr;
  return value ? std::get_if<std::int64_t>(value) : nullptr;
}

void OpCheck::wrong(std::string_view subject, const std::string& found, const std::string& expected,
                    std::string_view change) {
  std::string s = where(op) + ": " + std::string(subject) + ": found " + found + ", expected " + expected;
  if (!change.empty()) s += "; " + std::string(change);
  errors_.push_back(s);
}

std::string layout_text(const Type& type) {
  std::string name = type.kind == Type::Kind::tile
                         ? layout_name(type.layout, type.shape)
                         : layout_name(type.shared_layout, type.shape, type.element);
  if (!name.empty()) return "layout " + name;
  return "layout " + (type.kind == Type::Kind::tile ? type.layout.text() : type.shared_layout.text());
}

bool OpCheck::same(std::string_view subject, const Type& found, const Type& expected, std::string_view why) {
  if (found == expected) return true;
  std::string reason = why.empty() ? "" : " (" + std::string(why) + ")";
  if (found.brief() == expected.brief()) {
    wrong(subject, layout_text(found), layout_text(expected) + reason,
          found.kind == Type::Kind::tile ? "bring it into that layout with convert_layout" : "");
    return false;
  }
  std::string change;
  bool same_form =
      found.kind == expected.kind && found.variable == expected.variable && found.shape == expected.shape;
  if (same_form && !found.element.pointer && !expected.element.pointer)
    change = std::string("cast it with cast<") + name(expected.element.type) + ">(...)";
  else if (found.is_scalar() && expected.is_tile() && found.element == expected.element)
    change = "make a tile of it with full or broadcast";
  wrong(subject, found.brief(), expected.brief() + reason, change);
  return false;
}

bool OpCheck::scalar(int i) {
  return require(operand(i).is_scalar(), operand_name(i), operand(i).brief(), "a scalar",
                 operand(i).is_tile() && info(op.kind).op_class == OpClass::scalar
                     ? "element-wise work on tiles is a map with this op in its region"
                     : "");
}

bool OpCheck::tile(int i) {
  return require(operand(i).is_tile(), operand_name(i), operand(i).brief(), "a tile");
}

bool OpCheck::scalar_or_tile(int i) {
  return require(operand(i).is_tile() || operand(i).is_scalar(), operand_name(i), operand(i).brief(),
                 "a scalar or a tile");
}

bool OpCheck::shared(int i) {
  return require(operand(i).is_shared(), operand_name(i), operand(i).brief(), "a view of shared memory");
}

bool OpCheck::tile_result() { return require(result().is_tile(), "result", result().brief(), "a tile"); }

bool OpCheck::element(std::string_view subject, const Type& found, std::initializer_list<ElementType> legal,
                      std::string_view change) {
  if (!found.element.pointer && std::find(legal.begin(), legal.end(), found.element.type) != legal.end())
    return true;
  std::string list;
  for (ElementType t : legal) list += (list.empty() ? "" : " ") + std::string(name(t));
  wrong(subject, found.brief(), (legal.size() > 1 ? "one of the elements " : "the element ") + list, change);
  return false;
}

bool OpCheck::word(std::string_view attribute, std::initializer_list<std::string_view> legal) {
  if (!op.has(attribute)) return true;
  std::string found = op.text(attribute);
  if (std::find(legal.begin(), legal.end(), found) != legal.end()) return true;
  std::string list;
  for (std::string_view w : legal) list += (list.empty() ? "" : ", ") + std::string(w);
  wrong(attribute, "\"" + found + "\"", "one of " + list);
  return false;
}

bool OpCheck::flag(std::string_view attribute) { return in_range(attribute, 0, 1, ""); }

bool OpCheck::in_range(std::string_view attribute, std::int64_t low, std::int64_t high,
                       std::string_view why) {
  if (!op.has(attribute)) return true;
  std::int64_t v = op.integer(attribute);
  if (v >= low && v <= high) return true;
  wrong(attribute, std::to_string(v),
        std::to_string(low) + " to " + std::to_string(high) +
            (why.empty() ? "" : " (" + std::string(why) + ")"));
  return false;
}

bool OpCheck::permutation(std::string_view attribute, int rank) {
  const std::vector<std::int64_t>& order = op.integers(attribute);
  bool good = static_cast<int>(order.size()) == rank;
  unsigned seen = 0;
  for (std::int64_t d : order) {
    good &= d >= 0 && d < rank && !(seen >> d & 1);
    if (good) seen |= 1u << d;
  }
  if (good) return true;
  std::string found;
  for (std::int64_t d : order) found += (found.empty() ? "" : ", ") + std::to_string(d);
  wrong(attribute, "[" + found + "]", "each of the " + std::to_string(rank) + " dimensions once");
  return false;
}

const Op* yield_of(const Region& region) {
  if (region.ops.empty() || region.ops.back()->kind != OpKind::yield_) return nullptr;
  return region.ops.back().get();
}

bool OpCheck::region_types(const Region& region, const std::vector<Type>& arguments,
                           const std::vector<Type>& yields) {
  if (!require(region.arguments.size() == arguments.size(), "region",
               std::to_string(region.arguments.size()) + " arguments", std::to_string(arguments.size())))
    return false;
  bool good = true;
  for (std::size_t i = 0; i < arguments.size(); ++i)
    good &= require(region.arguments[i]->type == arguments[i], "region argument " + std::to_string(i),
                    region.arguments[i]->type.brief(), arguments[i].brief());
  const Op* end = yield_of(region);
  std::size_t given = end ? end->operands.size() : 0;
  if (yields.empty() && given == 0) return good;
  if (!require(end != nullptr, "region", "no yield at its end",
               "a yield of " + std::to_string(yields.size()) + (yields.size() == 1 ? " value" : " values")) ||
      !require(given == yields.size(), "yield", std::to_string(given) + " values",
               std::to_string(yields.size())))
    return false;
  for (std::size_t i = 0; i < yields.size(); ++i)
    good &=
        require(end->operands[i] && end->operands[i]->type == yields[i], "yield: value " + std::to_string(i),
                end->operands[i] ? end->operands[i]->type.brief() : "nothing", yields[i].brief());
  return good;
}

}  // namespace tilewright::ir
