#include "lowering/scan_plan.h"

#include <algorithm>
#include <bit>

namespace tilewright::lowering {

namespace {

constexpr int lane_bits = ir::TileLayout::lane_bits;

bool can_scan(const ir::TileLayout& layout, std::uint32_t along) {
  for (int i = 0; i < layout.register_bits + lane_bits + layout.warp_bits; ++i) {
    std::uint32_t part = layout.basis[i] & along;
    if (part && (part != layout.basis[i] || !std::has_single_bit(part))) return false;
  }
  return true;
}

// The axis in registers as far as the other dimensions fill the threads: prefixes then need no exchange.
ir::TileLayout scannable(const ir::Type& type, int axis) {
  std::uint32_t along = type.shape.mask(axis);
  std::vector<std::uint32_t> threads, registers;
  int bits = type.shape.total_bits(), thread_bits = lane_bits + type.layout.warp_bits;
  for (int i = 0; i < bits; ++i)
    if (!(along >> i & 1)) threads.push_back(1u << i);
  for (int i = bits - 1; i >= 0; --i)
    if (along >> i & 1)
      (static_cast<int>(threads.size()) < thread_bits ? threads : registers).push_back(1u << i);
  ir::TileLayoutBuilder b;
  std::reverse(registers.begin(), registers.end());
  for (std::uint32_t v : registers) b.add_register(v);
  for (int i = 0; i < thread_bits; ++i) {
    std::uint32_t image = i < static_cast<int>(threads.size()) ? threads[static_cast<std::size_t>(i)] : 0u;
    i < lane_bits ? b.add_lane(image) : b.add_warp(image);
  }
  for (std::size_t i = static_cast<std::size_t>(thread_bits); i < threads.size(); ++i)
    b.add_register(threads[i]);
  return b.build();
}

// The totals of a thread's blocks; the group of warps in the low bits of the element index.
GroupExchange exchange_totals(const std::vector<ir::Type>& inputs, const ir::TileLayout& layout,
                              int index_bits, std::uint32_t done, const std::vector<int>& group) {
  std::uint32_t in_group = 0;
  for (int w : group) in_group |= layout.warp_basis(w);
  int groups = static_cast<int>(group.size()), kept = 0;
  std::uint32_t place[32] = {};  // of the element bits that still tell blocks apart
  for (int i = 0; i < index_bits; ++i)
    if (!((done | in_group) >> i & 1)) place[i] = 1u << (groups + kept++);
  auto image = [&](std::uint32_t v) {
    std::uint32_t r = 0;
    for (int i = 0; i < index_bits; ++i)
      if (v >> i & 1) r ^= place[i];
    return r;
  };
  ir::TileLayoutBuilder from, to;
  for (int i = 0; i < groups; ++i) to.add_register(1u << i);
  for (int i = 0; i < layout.register_bits; ++i) {
    from.add_register(image(layout.register_basis(i)));
    to.add_register(image(layout.register_basis(i)));
  }
  for (int i = 0; i < lane_bits; ++i) {
    from.add_lane(image(layout.lane_basis(i)));
    to.add_lane(image(layout.lane_basis(i)));
  }
  for (int i = 0; i < layout.warp_bits; ++i) {
    auto at = std::find(group.begin(), group.end(), i);
    from.add_warp(at != group.end() ? 1u << (at - group.begin()) : image(layout.warp_basis(i)));
    to.add_warp(at != group.end() ? 0u : image(layout.warp_basis(i)));
  }
  GroupExchange exchange;
  exchange.joined = to.build();
  exchange.joined_bits = groups;
  std::uint32_t share = std::max(16u, conversion_scratch_limit / static_cast<std::uint32_t>(inputs.size()));
  for (const ir::Type& input : inputs)
    exchange.moves.push_back(
        plan_scratch(from.build(), exchange.joined, groups + kept, input.element.bytes(), share));
  return exchange;
}

}  // namespace

ScanPlan plan_scan(const std::vector<ir::Type>& inputs, int axis) {
  ScanPlan plan;
  const ir::Shape& shape = inputs[0].shape;
  int index_bits = shape.total_bits();
  std::uint32_t along = shape.mask(axis);
  auto reserve = [&](std::uint32_t bytes) {
    std::uint32_t at = plan.scratch_bytes;
    plan.scratch_bytes += (bytes + 127u) / 128u * 128u;
    return at;
  };
  plan.layout = inputs[0].layout;
  if (!can_scan(plan.layout, along)) {
    plan.layout = scannable(inputs[0], axis);
    std::uint32_t share = conversion_scratch_limit / static_cast<std::uint32_t>(2 * inputs.size());
    auto convert = [&](const ir::TileLayout& from, const ir::TileLayout& to, const ir::Type& input,
                       std::vector<ConversionPlan>& plans, std::vector<std::uint32_t>& offsets) {
      plans.push_back(plan_conversion(from, to, index_bits, input.element.bytes(), share));
      const auto& scratch = plans.back().scratch;
      offsets.push_back(scratch ? reserve(scratch->bytes) : 0u);
      plan.has_barrier |= scratch && !scratch->warp_local;
    };
    for (const ir::Type& input : inputs) {
      convert(input.layout, plan.layout, input, plan.enter, plan.enter_offset);
      convert(plan.layout, input.layout, input, plan.leave, plan.leave_offset);
    }
  }

  struct Bit {
    std::uint32_t image;
    ScanPlan::Place place;
    int index;
  };
  std::vector<Bit> bits;
  for (int i = 0; i < plan.layout.register_bits; ++i)
    if (plan.layout.register_basis(i) & along)
      bits.push_back({plan.layout.register_basis(i), ScanPlan::Place::registers, i});
  for (int i = 0; i < lane_bits; ++i)
    if (plan.layout.lane_basis(i) & along)
      bits.push_back({plan.layout.lane_basis(i), ScanPlan::Place::lanes, i});
  for (int i = 0; i < plan.layout.warp_bits; ++i)
    if (plan.layout.warp_basis(i) & along)
      bits.push_back({plan.layout.warp_basis(i), ScanPlan::Place::warps, i});
  std::sort(bits.begin(), bits.end(), [](const Bit& a, const Bit& b) { return a.image < b.image; });

  std::uint32_t done = 0, blocks = static_cast<std::uint32_t>(plan.layout.registers()) - 1u;
  for (std::size_t i = 0; i < bits.size();) {
    ScanPlan::Step step{bits[i].place, {bits[i].index}, blocks, {}, 0};
    std::uint32_t images = bits[i].image;
    for (++i; step.place == ScanPlan::Place::warps && i < bits.size() && bits[i].place == step.place; ++i) {
      step.bits.push_back(bits[i].index);
      images |= bits[i].image;
    }
    if (step.place == ScanPlan::Place::warps) {
      step.exchange = exchange_totals(inputs, plan.layout, index_bits, done, step.bits);
      step.scratch_offset = reserve(step.exchange.scratch_bytes());
      plan.has_barrier = true;
    }
    if (step.place == ScanPlan::Place::registers) blocks &= ~(1u << step.bits[0]);
    done |= images;
    plan.steps.push_back(std::move(step));
  }
  return plan;
}

}  // namespace tilewright::lowering
