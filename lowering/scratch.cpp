#include "lowering/scratch.h"

#include <algorithm>

#include "lowering/dot_plan.h"
#include "lowering/free_bits.h"

namespace tilewright::lowering {

namespace {

// A value is used in the region of its op or in regions inside.
bool is_used(const ir::Op& op) {
  if (!op.parent) return true;
  bool used = false;
  ir::walk(*op.parent, [&](const ir::Op& other) {
    for (const auto& result : op.results)
      used |= std::find(other.operands.begin(), other.operands.end(), result.get()) != other.operands.end();
  });
  return used;
}

// The old values go through scratch where threads of other warps hold copies.
Scratch atomic(const ir::Op& op) {
  const ir::Type& type = op.result()->type;
  auto bytes = static_cast<std::uint32_t>(type.element.bytes());
  if (type.is_scalar()) return {is_used(op) ? bytes : 0};
  FreeBits free = free_bits(type.layout);
  bool needed = free.warps || (free.lanes && !free.same_registers);
  return {needed && is_used(op) ? static_cast<std::uint32_t>(type.shape.elements()) * bytes : 0};
}

}  // namespace

Scratch scratch_of(const ir::Op& op, const Target& target) {
  switch (op.kind) {
    case ir::OpKind::dot_: return plan_mma(op, target) ? Scratch{} : Scratch{dot_scratch_bytes(op), true};
    case ir::OpKind::atomic_:
    case ir::OpKind::atomic_compare_exchange_: return atomic(op);
    default: return {};
  }
}

}  // namespace tilewright::lowering
