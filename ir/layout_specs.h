// The layouts that authors write. Each is a small structural value with resolve(shape), which makes the
// linear map for a tile of that shape; tiles carry the resolved map.
#pragma once
#include <initializer_list>

#include "ir/tile_layout.h"

namespace tilewright::ir {

namespace detail {

// Up to five integers, one for each dimension; structural, so that specs can be template arguments.
struct IntList {
  int size = 0;
  int v[max_rank] = {};
  constexpr IntList() = default;
  constexpr IntList(std::initializer_list<int> list) {
    for (int x : list) v[size++] = x;
  }
  constexpr bool operator==(const IntList&) const = default;
};

// Hands out the bits of each dimension of a shape from the lowest up. Bits past the extent give zero images.
struct DimensionBits {
  Shape shape;
  int used[max_rank] = {};
  constexpr std::uint32_t next(int d) {
    int bit = used[d]++;
    return bit < shape.bits(d) ? 1u << (shape.first_bit(d) + bit) : 0u;
  }
  constexpr bool left(int d) const { return used[d] < shape.bits(d); }
};

constexpr int log2_exact(int x) { return std::countr_zero(static_cast<unsigned>(x)); }

}  // namespace detail

// Nested tiles: each thread holds size_per_thread, a warp threads_per_warp of those (product 32), a CTA
// warps_per_cta of those; larger tiles repeat in registers. order[0] is the fastest dimension.
struct Blocked {
  detail::IntList size_per_thread, threads_per_warp, warps_per_cta, order;

  constexpr TileLayout resolve(const Shape& shape) const {
    detail::DimensionBits bits{shape};
    TileLayoutBuilder b;
    auto each = [&](const detail::IntList& list, auto add) {
      for (int i = 0; i < shape.rank; ++i) {
        int d = order.v[i];
        for (int k = 0; k < detail::log2_exact(list.v[d]); ++k) add(bits.next(d));
      }
    };
    each(size_per_thread, [&](std::uint32_t v) { b.add_register(v); });
    each(threads_per_warp, [&](std::uint32_t v) { b.add_lane(v); });
    each(warps_per_cta, [&](std::uint32_t v) { b.add_warp(v); });
    for (int i = 0; i < shape.rank; ++i) {
      int d = order.v[i];
      while (bits.left(d)) b.add_register(bits.next(d));
    }
    return b.build();
  }
};

// The parent layout with dimension `dim` removed: the layout of a reduction of a tile in the parent layout.
template <class Parent>
struct Slice {
  int dim;
  Parent parent;
  constexpr TileLayout resolve(const Shape& shape) const {
    Shape full = shape.with_inserted(dim, 1);
    return without_dimension(parent.resolve(full), full, dim);
  }
};

// Accumulator of mma.sync m16n8 (PTX ISA, "Matrix fragments for mma.m16n8k16"): warps tile the rows and
// columns; larger tiles repeat in registers, columns first. The wgmma accumulator is the same map with all
// warps along the rows.
struct MmaAccumulator {
  int warps_m, warps_n;

  constexpr TileLayout resolve(const Shape& shape) const {
    detail::DimensionBits bits{shape};
    int m = shape.rank - 2, n = shape.rank - 1;
    TileLayoutBuilder b;
    b.add_register(bits.next(n));
    for (int i = 0; i < 2; ++i) b.add_lane(bits.next(n));
    for (int i = 0; i < 3; ++i) b.add_lane(bits.next(m));
    b.add_register(bits.next(m));
    for (int k = 0; k < detail::log2_exact(warps_n); ++k) b.add_warp(bits.next(n));
    for (int k = 0; k < detail::log2_exact(warps_m); ++k) b.add_warp(bits.next(m));
    for (int d = n; d >= 0; --d)
      while (bits.left(d)) b.add_register(bits.next(d));
    return b.build();
  }
};

// Operand `index` (0: A [M, K], 1: B [K, N]) of a dot whose accumulator has that layout. k_width: elements in
// one 32-bit register (2 for 16-bit types, 4 for 8-bit, 1 for tf32).
struct DotOperand {
  int index;
  MmaAccumulator parent;
  int k_width;

  constexpr TileLayout resolve(const Shape& shape) const {
    detail::DimensionBits bits{shape};
    int row = shape.rank - 2, col = shape.rank - 1;
    int k = index == 0 ? col : row, other = index == 0 ? row : col;
    TileLayoutBuilder b;
    for (int w = 1; w < k_width; w *= 2) b.add_register(bits.next(k));
    for (int i = 0; i < 2; ++i) b.add_lane(bits.next(k));
    for (int i = 0; i < 3; ++i) b.add_lane(bits.next(other));
    if (index == 0) b.add_register(bits.next(other));
    b.add_register(bits.next(k));
    auto warps = [&](int count, bool along) {
      for (int i = 0; i < detail::log2_exact(count); ++i) b.add_warp(along ? bits.next(other) : 0u);
    };
    warps(parent.warps_n, index == 1);
    warps(parent.warps_m, index == 0);
    while (bits.left(k)) b.add_register(bits.next(k));
    for (int d = shape.rank - 1; d >= 0; --d)
      while (bits.left(d)) b.add_register(bits.next(d));
    return b.build();
  }
};

// A layout given directly by its map.
struct LinearSpec {
  TileLayout layout;
  constexpr TileLayout resolve(const Shape&) const { return layout; }
};

constexpr TileLayout resolve(const TileLayout& l, const Shape&) { return l; }
template <class Spec>
constexpr TileLayout resolve(const Spec& spec, const Shape& shape) {
  return spec.resolve(shape);
}

}  // namespace tilewright::ir
