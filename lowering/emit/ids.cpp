// Which CTA this is, and how threads meet.
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

namespace Intrinsic = llvm::Intrinsic;

void emit_program_id(Emitter& e, const ir::Op& op) {
  static constexpr Intrinsic::ID id[] = {Intrinsic::nvvm_read_ptx_sreg_ctaid_x,
                                         Intrinsic::nvvm_read_ptx_sreg_ctaid_y,
                                         Intrinsic::nvvm_read_ptx_sreg_ctaid_z};
  static constexpr Intrinsic::ID extent[] = {Intrinsic::nvvm_read_ptx_sreg_nctaid_x,
                                             Intrinsic::nvvm_read_ptx_sreg_nctaid_y,
                                             Intrinsic::nvvm_read_ptx_sreg_nctaid_z};
  std::int64_t axis = op.integer("axis");
  if (axis < 0 || axis > 2) e.fail(op, "axis " + std::to_string(axis) + " is not 0, 1 or 2");
  e.define(op.result(), e.intrinsic(op.kind == ir::OpKind::program_id_ ? id[axis] : extent[axis], {}));
}

void emit_barrier(Emitter& e, const ir::Op&) { e.barrier(); }

}  // namespace tilewright::lowering
