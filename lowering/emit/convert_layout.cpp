// convert_layout: renamed registers, shuffles or scratch, as planned.
#include "lowering/emit/exchange.h"
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

void emit_convert_layout(Emitter& e, const ir::Op& op) {
  const ir::Type& from = op.operands[0]->type;
  const ir::Type& to = op.result()->type;
  const Registers& source = e.registers(op.operands[0]);
  ConversionPlan plan = plan_conversion(from.layout, to.layout, to.shape.total_bits(), to.element.bytes());
  // The verifier has refused assert_trivial where it would cost anything.
  if (op.integer("assert_trivial") && !(plan.shuffle && plan.shuffle->is_rename()))
    throw InternalError(e.place(op) + ": assert_trivial passed the verifier but moves data");
  if (plan.shuffle)
    e.define(op.result(), emit_shuffles(e, *plan.shuffle, source, to.element));
  else
    e.define(op.result(), emit_through_scratch(e, *plan.scratch, source, to.element, e.scratch(op)));
}

}  // namespace tilewright::lowering
