#include "lowering/async_dot_plan.h"

#include "ir/builder.h"
#include "ir/error.h"
#include "lowering/tensor_map_plan.h"

namespace tilewright::lowering {

namespace {

[[noreturn]] void fail(const ir::Op& dot, const std::string& text) {
  throw UserError(ir::where(dot) + ": " + text);
}

MatrixOperand operand(const ir::Op& dot, int index, int k_dimension, int rows) {
  const ir::Value& view = *dot.operands[static_cast<std::size_t>(index)];
  const std::string name = index == 0 ? "a: " : "b: ";
  std::string why;
  std::optional<MatrixOperand> plan = plan_matrix_operand(view.type, k_dimension, rows, why);
  if (!plan) fail(dot, name + why);
  if (view_alignment(view) < plan->alignment)
    fail(dot, name + "found an address that is a multiple of " + std::to_string(view_alignment(view)) +
                  " bytes, expected " + std::to_string(plan->alignment) +
                  " for this swizzle; use larger slots or a narrower swizzle");
  return *plan;
}

}  // namespace

AsyncDotPlan plan_async_dot(const ir::Op& dot) {
  const ir::Type &a = dot.operands[0]->type, &b = dot.operands[1]->type, &acc = dot.operands[2]->type;
  const ir::TileLayout& layout = acc.layout;
  auto row = [&](std::uint32_t element) { return static_cast<int>(acc.shape.coordinate(element, 0)); };
  auto column = [&](std::uint32_t element) { return static_cast<int>(acc.shape.coordinate(element, 1)); };
  auto image = [&](int r, int c) {
    return static_cast<std::uint32_t>(r) << acc.shape.first_bit(0) | static_cast<std::uint32_t>(c);
  };
  // The fragment of one instruction (PTX ISA, "Register fragments of matrix D for wgmma.m64nNk16").
  bool fits = layout.warp_bits >= 2 && layout.register_bits >= 2 && layout.register_basis(0) == image(0, 1) &&
              layout.register_basis(1) == image(8, 0) && layout.warp_basis(0) == image(16, 0) &&
              layout.warp_basis(1) == image(32, 0);
  for (int i = 0; i < 5; ++i)
    fits = fits && layout.lane_basis(i) == (i < 2 ? image(0, 2 << i) : image(1 << (i - 2), 0));
  if (!fits) fail(dot, "accumulator: found layout " + layout.text() + ", expected wgmma_accumulator(...)");
  AsyncDotPlan plan;
  int n_bits = 3;
  while (n_bits < 8 && n_bits - 1 < layout.register_bits &&
         layout.register_basis(n_bits - 1) == image(0, 1 << n_bits))
    ++n_bits;
  plan.instruction = {a.element.type, b.element.type, acc.element.type, 1 << n_bits, a.is_tile(),
                      false,          false};
  const int inner_bits = n_bits - 1;
  if (const int columns = b.shape.dim[1]; columns < acc.shape.dim[1]) {
    if (acc.shape.dim[1] != plan.instruction.n)
      fail(dot, "b: found " + std::to_string(columns) + " columns, expected a power of two, or at most 256");
    plan.instruction.n = columns;
  }
  plan.block_registers = plan.instruction.n / 2;
  for (int i = 0; i < 1 << (layout.register_bits - inner_bits); ++i) {
    const std::uint32_t element = layout.element(i << inner_bits, 0, 0);
    plan.blocks.push_back({row(element), column(element), i << inner_bits});
  }
  for (int i = 2; i < layout.warp_bits; ++i) {
    plan.warpgroup_rows.push_back(row(layout.warp_basis(i)));
    plan.warpgroup_columns.push_back(column(layout.warp_basis(i)));
  }
  plan.k_steps = a.shape.dim[1] / plan.instruction.k();
  if (a.is_shared()) plan.a = operand(dot, 0, 1, 64);
  plan.b = operand(dot, 1, 0, plan.instruction.n);
  plan.instruction.a_transposed = plan.a && plan.a->descriptor.major == Major::mn;
  plan.instruction.b_transposed = plan.b.descriptor.major == Major::mn;
  if (std::string problem = plan.instruction.problem(); !problem.empty()) fail(dot, problem);
  return plan;
}

}  // namespace tilewright::lowering
