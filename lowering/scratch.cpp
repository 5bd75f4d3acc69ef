#include "lowering/scratch.h"

#include <algorithm>

#include "lowering/conversion_plan.h"
#include "lowering/dot_plan.h"
#include "lowering/free_bits.h"
#include "lowering/gather_plan.h"
#include "lowering/reduce_plan.h"
#include "lowering/scan_plan.h"

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

Scratch of_convert_layout(const ir::Op& op) {
  const ir::Type& to = op.result()->type;
  ConversionPlan plan =
      plan_conversion(op.operands[0]->type.layout, to.layout, to.shape.total_bits(), to.element.bytes());
  if (!plan.scratch) return {};
  return {plan.scratch->bytes, !plan.scratch->warp_local};
}

std::vector<ir::Type> input_types(const ir::Op& op) {
  std::vector<ir::Type> inputs;
  for (const ir::Value* operand : op.operands) inputs.push_back(operand->type);
  return inputs;
}

Scratch of_reduce(const ir::Op& op) {
  return {plan_reduce(input_types(op), static_cast<int>(op.integer("axis"))).exchange.scratch_bytes(), true};
}

Scratch of_scan(const ir::Op& op) {
  ScanPlan plan = plan_scan(input_types(op), static_cast<int>(op.integer("axis")));
  return {plan.scratch_bytes, plan.has_barrier};
}

Scratch of_gather(const ir::Op& op) {
  GatherPlan plan =
      plan_gather(op.operands[0]->type, op.operands[1]->type, static_cast<int>(op.integer("axis")));
  if (!plan.scratch) return {};
  return {plan.scratch->bytes, true};
}

}  // namespace

Scratch scratch_of(const ir::Op& op, const Target& target) {
  switch (op.kind) {
    case ir::OpKind::dot_: return plan_mma(op, target) ? Scratch{} : Scratch{dot_scratch_bytes(op), true};
    case ir::OpKind::atomic_:
    case ir::OpKind::atomic_compare_exchange_: return atomic(op);
    case ir::OpKind::convert_layout_: return of_convert_layout(op);
    case ir::OpKind::reduce_: return of_reduce(op);
    case ir::OpKind::scan_: return of_scan(op);
    case ir::OpKind::gather_: return of_gather(op);
    case ir::OpKind::histogram_:
      return {static_cast<std::uint32_t>(4 * op.result()->type.shape.elements()), true};
    default: return {};
  }
}

}  // namespace tilewright::lowering
