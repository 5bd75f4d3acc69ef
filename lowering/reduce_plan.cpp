#include "lowering/reduce_plan.h"

#include <algorithm>

namespace tilewright::lowering {

namespace {

// More values a thread than this are folded over idle lanes too instead of being read by each lane.
constexpr int many_values = 16;

}  // namespace

ReducePlan plan_reduce(const std::vector<ir::Type>& inputs, int axis, std::uint32_t scratch_limit) {
  const ir::TileLayout& layout = inputs[0].layout;
  const ir::Shape& shape = inputs[0].shape;
  std::uint32_t along = shape.mask(axis);
  auto folded = [&](std::uint32_t image) { return image != 0 && (image & ~along) == 0; };
  ReducePlan plan;
  for (int i = 0; i < layout.register_bits; ++i)
    (folded(layout.register_basis(i)) ? plan.register_bits : plan.kept_register_bits).push_back(i);
  std::stable_sort(plan.register_bits.begin(), plan.register_bits.end(),
                   [&](int a, int b) { return layout.register_basis(a) > layout.register_basis(b); });
  for (int i = 0; i < ir::TileLayout::lane_bits; ++i)
    if (folded(layout.lane_basis(i))) plan.lane_bits.push_back(i);
  for (int i = 0; i < layout.warp_bits; ++i)
    if (folded(layout.warp_basis(i))) plan.warp_bits.push_back(i);
  if (plan.warp_bits.empty()) return plan;

  // Elements of the exchange: the group of warps in the low bits, the result's element above them.
  ir::TileLayout result = ir::without_dimension(layout, shape, axis);
  int groups = static_cast<int>(plan.warp_bits.size());
  int index_bits = shape.total_bits() - shape.bits(axis) + groups;
  for (int i = 0; i < ir::TileLayout::lane_bits; ++i) {
    bool many = (result.registers() << (groups - static_cast<int>(plan.joined_lanes.size()))) > many_values;
    if (many && !result.lane_basis(i) && static_cast<int>(plan.joined_lanes.size()) < groups)
      plan.joined_lanes.push_back(i);
  }
  plan.exchange.joined_bits = groups - static_cast<int>(plan.joined_lanes.size());
  ir::TileLayoutBuilder from, to;
  for (int i = 0; i < plan.exchange.joined_bits; ++i) to.add_register(1u << i);
  for (int i = 0; i < result.register_bits; ++i) {
    from.add_register(result.register_basis(i) << groups);
    to.add_register(result.register_basis(i) << groups);
  }
  int next_lane = plan.exchange.joined_bits, next_warp = 0;
  for (int i = 0; i < ir::TileLayout::lane_bits; ++i) {
    bool joins = std::find(plan.joined_lanes.begin(), plan.joined_lanes.end(), i) != plan.joined_lanes.end();
    from.add_lane(result.lane_basis(i) << groups);
    to.add_lane(joins ? 1u << next_lane++ : result.lane_basis(i) << groups);
  }
  for (int i = 0; i < result.warp_bits; ++i) {
    from.add_warp(folded(layout.warp_basis(i)) ? 1u << next_warp++ : result.warp_basis(i) << groups);
    to.add_warp(result.warp_basis(i) << groups);
  }
  plan.exchange.joined = to.build();
  std::uint32_t share = std::max(16u, scratch_limit / static_cast<std::uint32_t>(inputs.size()));
  for (const ir::Type& input : inputs)
    plan.exchange.moves.push_back(
        plan_scratch(from.build(), plan.exchange.joined, index_bits, input.element.bytes(), share));
  return plan;
}

}  // namespace tilewright::lowering
