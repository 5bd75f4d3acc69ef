#include "lowering/scratch.h"

#include "lowering/dot_plan.h"

namespace tilewright::lowering {

Scratch scratch_of(const ir::Op& op, const Target& target) {
  switch (op.kind) {
    case ir::OpKind::dot_: return plan_mma(op, target) ? Scratch{} : Scratch{dot_scratch_bytes(op), true};
    default: return {};
  }
}

}  // namespace tilewright::lowering
