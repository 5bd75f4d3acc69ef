#include "lowering/gather_plan.h"

#include "ir/linear_layout.h"

namespace tilewright::lowering {

namespace {

constexpr int lane_bits = ir::TileLayout::lane_bits;

// The element of `a` at the coordinates of an element of the index, 0 along the axis.
std::uint32_t beside_axis(const ir::Shape& a, const ir::Shape& index, int axis, std::uint32_t element) {
  std::uint32_t r = 0;
  for (int d = 0; d < a.rank; ++d)
    if (d != axis) r |= static_cast<std::uint32_t>(index.coordinate(element, d)) << a.first_bit(d);
  return r;
}

bool plan_by_shuffles(GatherPlan& plan, const ir::Type& a, const ir::Type& index, int axis) {
  const ir::TileLayout &from = a.layout, &to = index.layout;
  ir::BitMatrix holder = ir::holder_map(from, a.shape.total_bits());
  std::uint32_t register_mask = (1u << from.register_bits) - 1u;
  struct Place {
    std::uint32_t reg, lane, warp;
  };
  auto place = [&](std::uint32_t element) {
    std::uint32_t h = holder(element);
    return Place{h & register_mask, h >> from.register_bits & 31u, h >> (from.register_bits + lane_bits)};
  };
  int count = 0;  // index bits that choose a register
  for (int i = 0; i < a.shape.bits(axis); ++i) {
    Place p = place(1u << (a.shape.first_bit(axis) + i));
    if (p.warp) return false;
    plan.register_of_index.push_back(p.reg);
    plan.lane_of_index.push_back(p.lane);
    count += p.reg != 0;
  }
  for (int i = 0; i < lane_bits + to.warp_bits; ++i) {
    Place p = place(beside_axis(a.shape, index.shape, axis, to.basis[to.register_bits + i]));
    int warp = i - lane_bits;
    // a warp whose bit selects nothing in `a` finds a copy at home
    if (warp >= 0 && !from.warp_basis(warp)) p.warp ^= 1u << warp;
    if (p.reg || p.warp != (warp >= 0 ? 1u << warp : 0u)) return false;
    plan.lane_of_thread[static_cast<std::size_t>(i)] = p.lane;
  }
  for (int r = 0; r < to.registers(); ++r) {
    Place p = place(beside_axis(a.shape, index.shape, axis, to.element(r, 0, 0)));
    if (p.warp) return false;
    plan.register_base.push_back(p.reg);
    plan.lane_base.push_back(p.lane);
  }
  // Each shuffle takes two slots of the memory pipe; scratch takes one for a store and one for a load.
  int words = a.element.bytes() == 8 ? 2 : 1;
  int shuffles = (to.registers() << count) * words;
  return count <= 3 && 3 * shuffles <= 2 * (from.registers() + 2 * to.registers()) * words + 80;
}

}  // namespace

GatherPlan plan_gather(const ir::Type& a, const ir::Type& index, int axis, std::uint32_t scratch_limit) {
  GatherPlan plan;
  plan.shuffles = plan_by_shuffles(plan, a, index, axis);
  if (plan.shuffles) return plan;
  plan = {};
  const ir::TileLayout& to = index.layout;
  plan.scratch = plan_scratch(a.layout, a.layout, a.shape.total_bits(), a.element.bytes(), scratch_limit);
  auto map = [](const std::vector<std::uint32_t>& images, std::uint32_t element) {
    std::uint32_t v = 0;
    for (std::size_t i = 0; i < images.size(); ++i)
      if (element >> i & 1) v ^= images[i];
    return v;
  };
  for (int i = 0; i < a.shape.bits(axis); ++i) {
    auto bit = static_cast<std::size_t>(a.shape.first_bit(axis) + i);
    plan.offset_of_index.push_back(plan.scratch->element_offset[bit]);
    plan.round_of_index.push_back(plan.scratch->element_round[bit]);
  }
  for (int i = 0; i < lane_bits + to.warp_bits; ++i) {
    std::uint32_t element = beside_axis(a.shape, index.shape, axis, to.basis[to.register_bits + i]);
    plan.offset_of_thread[static_cast<std::size_t>(i)] = map(plan.scratch->element_offset, element);
    plan.round_of_thread[static_cast<std::size_t>(i)] = map(plan.scratch->element_round, element);
  }
  for (int r = 0; r < to.registers(); ++r) {
    std::uint32_t element = beside_axis(a.shape, index.shape, axis, to.element(r, 0, 0));
    plan.offset_base.push_back(map(plan.scratch->element_offset, element));
    plan.round_base.push_back(map(plan.scratch->element_round, element));
  }
  return plan;
}

}  // namespace tilewright::lowering
