// Layouts as authors spell them. Register layouts resolve to a linear map for a shape (ir/layout_specs.h),
// shared layouts also for an element size (ir/shared_layout.h).
#pragma once
#include "ir/layout_specs.h"
#include "ir/shared_layout.h"

namespace tilewright {

// blocked({1, 8}, {4, 8}, {4, 1}, {1, 0}): each thread holds size_per_thread elements, 32 threads make a
// warp's tile, warps_per_cta of those the CTA's; order[0] is the fastest dimension. Larger tiles repeat in
// registers.
constexpr ir::Blocked blocked(ir::detail::IntList size_per_thread, ir::detail::IntList threads_per_warp,
                              ir::detail::IntList warps_per_cta, ir::detail::IntList order) {
  return {size_per_thread, threads_per_warp, warps_per_cta, order};
}

// A blocked layout for global memory that is contiguous along the last dimension: each thread holds `vector`
// neighbouring elements, neighbouring threads neighbouring vectors, the rest of the threads go along the
// other dimensions.
constexpr ir::Blocked row_major(const ir::Shape& shape, int warps, int vector) {
  ir::detail::IntList size, threads, warp, order;
  size.size = threads.size = warp.size = order.size = shape.rank;
  for (int i = 0; i < shape.rank; ++i) {
    size.v[i] = threads.v[i] = warp.v[i] = 1;
    order.v[i] = shape.rank - 1 - i;
  }
  int last = shape.rank - 1;
  size.v[last] = vector < shape.dim[last] ? vector : shape.dim[last];
  int lanes = 32, left = warps;
  for (int d = last; d >= 0 && lanes > 1; --d) {
    int room = shape.dim[d] / size.v[d];
    threads.v[d] = room < lanes ? room : lanes;
    lanes /= threads.v[d];
  }
  threads.v[0] *= lanes;
  for (int d = 0; d < shape.rank && left > 1; ++d) {
    int room = shape.dim[d] / (size.v[d] * threads.v[d]);
    if (room < 1) room = 1;
    warp.v[d] = room < left ? room : left;
    left /= warp.v[d];
  }
  warp.v[0] *= left;
  return {size, threads, warp, order};
}

// The parent layout without dimension `Dim`: what a reduction along it gives, and what expand_dims<Dim>
// needs.
template <int Dim, class Parent>
constexpr ir::Slice<Parent> slice(const Parent& parent) {
  return {Dim, parent};
}

// Accumulator of mma.sync m16n8 over warps_m x warps_n warps.
constexpr ir::MmaAccumulator mma_accumulator(int warps_m, int warps_n) { return {warps_m, warps_n}; }
// Accumulator of wgmma (PTX ISA, "Asynchronous warpgroup level matrix instructions", fragment of D): all
// warps along the rows, 16 rows each; a multiple of 4 warps.
constexpr ir::MmaAccumulator wgmma_accumulator(int warps) { return {warps, 1}; }

// Operand Index (0: A [M, K], 1: B [K, N]) for an accumulator; k_width = 32 / bits of the element type.
template <int Index>
constexpr ir::DotOperand dot_operand(const ir::MmaAccumulator& parent, int k_width) {
  static_assert(Index == 0 || Index == 1, "dot_operand<0> is A, dot_operand<1> is B");
  return {Index, parent, k_width};
}

// A layout given by its map.
constexpr ir::LinearSpec linear(const ir::TileLayout& layout) { return {layout}; }

inline constexpr ir::SwizzleBytes swizzle_128B{128};
inline constexpr ir::SwizzleBytes swizzle_64B{64};
inline constexpr ir::SwizzleBytes swizzle_32B{32};
inline constexpr ir::SwizzleBytes swizzle_none{0};
constexpr ir::Swizzled swizzled(int vec, int per_phase, int max_phase) { return {vec, per_phase, max_phase}; }
constexpr ir::Padded padded(int interval, int amount) { return {interval, amount}; }
constexpr ir::SharedLinear shared_linear(const ir::SharedLayout& layout) { return {layout}; }

}  // namespace tilewright
