// Rules of variables, control flow and debugging ops.
#include "ir/verifier_check.h"

namespace tilewright::ir {
namespace {

void variable(OpCheck& c) {
  if (c.scalar_or_tile(0))
    c.same("result", c.result(), c.operand(0).as_variable(), "a variable of the initial value's type");
}

bool is_variable(OpCheck& c) {
  return c.require(c.operand(0).variable, "variable", c.operand(0).brief(), "a variable");
}

void for_loop(OpCheck& c) {
  for (int i = 0; i < 3; ++i)
    if (!c.scalar(i) || !c.element(c.operand_name(i), c.operand(i), {ElementType::i32, ElementType::i64}, ""))
      return;
  const Type& t = c.operand(0);
  if (!c.same("high", c.operand(1), t, "the type of low") ||
      !c.same("step", c.operand(2), t, "the type of low"))
    return;
  const Op* step = c.op.operands[2]->op;
  if (step && step->kind == OpKind::constant_ && step->has("value"))
    if (const auto* value = std::get_if<std::int64_t>(step->attribute("value")))
      c.require(*value != 0, "step", "0", "a step that is not zero", "the loop would not end");
  c.region_types(*c.op.regions[0], {t}, {});
}

}  // namespace

void check_control_op(OpCheck& c) {
  const Type condition = Type::scalar(ElementType::i1);
  switch (c.op.kind) {
    case OpKind::variable_: return variable(c);
    case OpKind::get_:
      if (is_variable(c)) c.same("result", c.result(), c.operand(0).held(), "what the variable holds");
      return;
    case OpKind::set_:
      if (is_variable(c)) c.same("value", c.operand(1), c.operand(0).held(), "what the variable holds");
      return;
    case OpKind::for_: return for_loop(c);
    case OpKind::if_:
      if (c.operand(0).is_tile())
        c.wrong("condition", c.operand(0).brief(), condition.brief(),
                "a branch needs one condition for all threads: reduce the tile, or use where");
      else
        c.same("condition", c.operand(0), condition, "");
      for (const auto& r : c.op.regions) c.region_types(*r, {}, {});
      return;
    case OpKind::while_:
      c.region_types(*c.op.regions[0], {}, {condition});
      c.region_types(*c.op.regions[1], {}, {});
      return;
    case OpKind::warp_specialize_: return check_warp_specialize(c);
    case OpKind::device_assert_:
      if (c.scalar_or_tile(0))
        c.element("condition", c.operand(0), {ElementType::i1}, "compare first: x > 0");
      return;
    case OpKind::device_print_:
      for (int i = 0; i < c.operands(); ++i) c.scalar_or_tile(i);
      return;
    default: return;
  }
}

}  // namespace tilewright::ir
