// Register layouts: which element of a tile each register of each thread holds.
//
// A layout is a linear map over GF(2) (Linear Layouts, arXiv 2505.23819): the element held by register r of
// lane l of warp w is the XOR of the basis images of the set bits of r, l and w. Elements are numbered flat,
// row-major: the last dimension has the lowest bits, so that reshape changes nothing and a dimension is a
// range of bits. A zero image means that the bit does not select an element: lanes or warps hold copies.
// Registers are never replicated. Two layouts are equal when their maps are equal.
#pragma once
#include <bit>
#include <cstdint>
#include <string>

#include "ir/error.h"
#include "ir/shape.h"

namespace tilewright::ir {

struct TileLayout {
  static constexpr int lane_bits = 5;
  static constexpr int capacity = 24;  // register bits + 5 + warp bits

  int register_bits = 0;
  int warp_bits = 0;
  std::uint32_t basis[capacity] = {};  // registers first, then the five lane bits, then warps

  constexpr bool operator==(const TileLayout&) const = default;

  constexpr int registers() const { return 1 << register_bits; }  // elements a thread holds
  constexpr int warps() const { return 1 << warp_bits; }
  constexpr std::uint32_t register_basis(int i) const { return basis[i]; }
  constexpr std::uint32_t lane_basis(int i) const { return basis[register_bits + i]; }
  constexpr std::uint32_t warp_basis(int i) const { return basis[register_bits + lane_bits + i]; }

  // Flat element index held by a register of a thread.
  constexpr std::uint32_t element(int reg, int lane, int warp) const {
    std::uint32_t e = 0;
    for (int i = 0; i < register_bits; ++i)
      if (reg >> i & 1) e ^= basis[i];
    return e ^ thread_element(lane, warp);
  }
  // The part of element() that depends on the thread; the rest depends on the register alone.
  constexpr std::uint32_t thread_element(int lane, int warp) const {
    std::uint32_t e = 0;
    for (int i = 0; i < lane_bits; ++i)
      if (lane >> i & 1) e ^= lane_basis(i);
    for (int i = 0; i < warp_bits; ++i)
      if (warp >> i & 1) e ^= warp_basis(i);
    return e;
  }
  // True if every element of a tile of `bits` index bits is held by some register.
  constexpr bool covers(int bits) const { return rank() == bits; }
  // Dimension of the image.
  constexpr int rank() const {
    std::uint32_t rows[capacity] = {};
    int n = register_bits + lane_bits + warp_bits, r = 0;
    for (int i = 0; i < n; ++i) {
      std::uint32_t v = basis[i];
      for (int j = 0; j < r; ++j)
        if ((v ^ rows[j]) < v) v ^= rows[j];
      if (v) rows[r++] = v;
    }
    return r;
  }
  // Text form, also read by the parser: r[...] l[...] w[...].
  std::string text() const {
    auto list = [](const std::uint32_t* b, int n) {
      std::string s;
      for (int i = 0; i < n; ++i) s += (i ? " " : "") + std::to_string(b[i]);
      return s;
    };
    return "r[" + list(basis, register_bits) + "] l[" + list(basis + register_bits, lane_bits) + "] w[" +
           list(basis + register_bits + lane_bits, warp_bits) + "]";
  }
};

// Collects basis images in any order and makes the layout; zero register images are left out. More images
// than a layout has room for are a UserError (in a constant expression: a compile error that shows the text).
struct TileLayoutBuilder {
  std::uint32_t registers[TileLayout::capacity] = {}, lanes[TileLayout::lane_bits] = {}, warps[8] = {};
  int register_bits = 0, lane_bits = 0, warp_bits = 0;

  constexpr void add_register(std::uint32_t image) {
    if (!image) return;
    if (register_bits == TileLayout::capacity) throw UserError("layout: too many elements a thread");
    registers[register_bits++] = image;
  }
  constexpr void add_lane(std::uint32_t image) {
    if (lane_bits == TileLayout::lane_bits) throw UserError("layout: a warp has 32 threads");
    lanes[lane_bits++] = image;
  }
  constexpr void add_warp(std::uint32_t image) {
    if (warp_bits == 5) throw UserError("layout: a CTA has at most 32 warps");
    warps[warp_bits++] = image;
  }
  constexpr TileLayout build() const {
    if (register_bits + TileLayout::lane_bits + warp_bits > TileLayout::capacity)
      throw UserError("layout: too many elements a thread");
    TileLayout l;
    l.register_bits = register_bits;
    l.warp_bits = warp_bits;
    int n = 0;
    for (int i = 0; i < register_bits; ++i) l.basis[n++] = registers[i];
    for (int i = 0; i < TileLayout::lane_bits; ++i) l.basis[n++] = lanes[i];
    for (int i = 0; i < warp_bits; ++i) l.basis[n++] = warps[i];
    return l;
  }
};

// The same layout with every image passed through a function of the flat index (a linear one).
template <class Map>
constexpr TileLayout transformed(const TileLayout& l, Map map) {
  TileLayoutBuilder b;
  for (int i = 0; i < l.register_bits; ++i) b.add_register(map(l.register_basis(i)));
  for (int i = 0; i < TileLayout::lane_bits; ++i) b.add_lane(map(l.lane_basis(i)));
  for (int i = 0; i < l.warp_bits; ++i) b.add_warp(map(l.warp_basis(i)));
  return b.build();
}

// Layout of a tile after dimension `d` of `shape` is gone (reduced): threads along it hold copies.
constexpr TileLayout without_dimension(const TileLayout& l, const Shape& shape, int d) {
  int low = shape.first_bit(d), width = shape.bits(d);
  return transformed(l, [=](std::uint32_t v) {
    return (v & ((1u << low) - 1u)) |
           (static_cast<std::uint32_t>(static_cast<std::uint64_t>(v) >> (low + width)) << low);
  });
}

// Layout after the dimensions are reordered: dimension i of the result is dimension order[i] of the operand.
constexpr TileLayout permuted(const TileLayout& l, const Shape& shape, const int* order) {
  Shape out;
  out.rank = shape.rank;
  for (int i = 0; i < shape.rank; ++i) out.dim[i] = shape.dim[order[i]];
  return transformed(l, [=](std::uint32_t v) {
    std::uint32_t r = 0;
    for (int i = 0; i < out.rank; ++i)
      r |= static_cast<std::uint32_t>(shape.coordinate(v, order[i])) << out.first_bit(i);
    return r;
  });
}

// Layout of join(a, b): a new last dimension of extent 2, held by one more register bit.
constexpr TileLayout joined(const TileLayout& l) {
  TileLayoutBuilder b;
  b.add_register(1);
  for (int i = 0; i < l.register_bits; ++i) b.add_register(l.register_basis(i) << 1);
  for (int i = 0; i < TileLayout::lane_bits; ++i) b.add_lane(l.lane_basis(i) << 1);
  for (int i = 0; i < l.warp_bits; ++i) b.add_warp(l.warp_basis(i) << 1);
  return b.build();
}

// True if the elements whose flat indices differ in that bit are in registers of the same thread: what split
// needs of the last dimension (extent 2, bit 0).
constexpr bool can_split(const TileLayout& l, int bit = 0) {
  const std::uint32_t mask = 1u << bit;
  int found = 0;
  for (int i = 0; i < l.register_bits; ++i) {
    if (l.register_basis(i) == mask)
      ++found;
    else if (l.register_basis(i) & mask)
      return false;
  }
  for (int i = l.register_bits; i < l.register_bits + TileLayout::lane_bits + l.warp_bits; ++i)
    if (l.basis[i] & mask) return false;
  return found == 1;
}

// True if a tile of `from_shape` (extents equal to those of `to_shape`, or 1) can be spread to `to_shape` in
// layout `to` without moving data: the value that a register of `to` needs is in a register of the same
// thread of `from`.
constexpr bool broadcast_is_free(const Shape& from_shape, const TileLayout& from, const Shape& to_shape,
                                 const TileLayout& to) {
  if (from_shape.rank != to_shape.rank || from.warp_bits != to.warp_bits) return false;
  auto project = [&](std::uint32_t v) {
    std::uint32_t r = 0;
    for (int i = 0; i < to_shape.rank; ++i)
      if (from_shape.dim[i] != 1)
        r |= static_cast<std::uint32_t>(to_shape.coordinate(v, i)) << from_shape.first_bit(i);
    return r;
  };
  for (int i = 0; i < TileLayout::lane_bits; ++i)
    if (project(to.lane_basis(i)) != from.lane_basis(i)) return false;
  for (int i = 0; i < to.warp_bits; ++i)
    if (project(to.warp_basis(i)) != from.warp_basis(i)) return false;
  // every needed register image must be a combination of the registers of `from`
  TileLayout registers_only;
  registers_only.register_bits = from.register_bits;
  for (int i = 0; i < from.register_bits; ++i) registers_only.basis[i] = from.register_basis(i);
  int r = registers_only.rank();
  for (int i = 0; i < to.register_bits; ++i) {
    TileLayout more = registers_only;
    std::uint32_t image = project(to.register_basis(i));
    if (!image) continue;
    more.basis[more.register_bits++] = image;
    if (more.rank() != r) return false;
  }
  return true;
}

// The register of `from` that holds what register `reg` of `to` needs; broadcast_is_free() must hold. -1 if
// none does.
constexpr int broadcast_source_register(const Shape& from_shape, const TileLayout& from,
                                        const Shape& to_shape, const TileLayout& to, int reg) {
  std::uint32_t wanted = 0, element = to.element(reg, 0, 0);
  for (int i = 0; i < to_shape.rank; ++i)
    if (from_shape.dim[i] != 1)
      wanted |= static_cast<std::uint32_t>(to_shape.coordinate(element, i)) << from_shape.first_bit(i);
  for (int r = 0; r < from.registers(); ++r)
    if (from.element(r, 0, 0) == wanted) return r;
  return -1;
}

}  // namespace tilewright::ir
