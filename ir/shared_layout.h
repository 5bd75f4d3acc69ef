// Layouts of shared memory: where in a buffer each element of a tile lies.
//
// Like a register layout, a shared layout is a linear map over GF(2): the offset (in elements) of the element
// with flat row-major index i is the XOR of the images of the set bits of i, XOR `origin`. Padding comes
// after the map: every `interval` elements, `amount` elements are left free. The slots of a ring may be any
// distance apart: dimension 0 is then no part of the map. Specs (swizzled, padded, ...) resolve for a shape
// and element.
#pragma once
#include <bit>
#include <cstdint>
#include <string>

#include "ir/shape.h"

namespace tilewright::ir {

struct Padding {
  int interval = 0;  // in elements, a power of two; 0: no padding
  int amount = 0;    // in elements
  constexpr bool operator==(const Padding&) const = default;
};

struct SharedLayout {
  static constexpr int capacity = 22;
  static constexpr int max_paddings = 2;

  int bits = 0;  // of the flat index, but for those of dimension 0 where slot_stride is given
  std::uint32_t basis[capacity] = {};
  std::uint32_t origin = 0;  // XORed into every offset: what slices leave behind
  Padding padding[max_paddings] = {};
  std::uint32_t slot_stride = 0;  // elements between neighbours along dimension 0; 0: the map says where

  constexpr bool operator==(const SharedLayout&) const = default;

  // Offset before padding.
  constexpr std::uint32_t linear_offset(std::uint32_t flat) const {
    std::uint32_t o = origin;
    for (int i = 0; i < bits; ++i)
      if (flat >> i & 1) o ^= basis[i];
    return o;
  }
  constexpr std::uint32_t padded(std::uint32_t offset) const {
    std::uint32_t o = offset;
    for (const Padding& p : padding)
      if (p.interval) o += offset / p.interval * p.amount;
    return o;
  }
  // Offset in elements of the element with that flat row-major index.
  constexpr std::uint32_t offset(std::uint32_t flat) const {
    return padded(linear_offset(flat) + (flat >> bits) * slot_stride);
  }
  constexpr bool has_padding() const { return padding[0].interval || padding[1].interval; }
  // Elements that a whole buffer of this layout takes, padding included; all extents are powers of two.
  constexpr std::uint32_t size_in_elements() const { return padded((1u << bits) - 1u) + 1; }

  // Text form, also read by the parser: s[...] [^origin] [+interval:amount] [slots stride].
  std::string text() const {
    std::string s = "s[";
    for (int i = 0; i < bits; ++i) s += (i ? " " : "") + std::to_string(basis[i]);
    s += "]";
    if (origin) s += " ^" + std::to_string(origin);
    for (const Padding& p : padding)
      if (p.interval) s += " +" + std::to_string(p.interval) + ":" + std::to_string(p.amount);
    if (slot_stride) s += " slots " + std::to_string(slot_stride);
    return s;
  }
};

// Row-major identity map: elements in order, no swizzle.
constexpr SharedLayout row_major_shared(const Shape& shape) {
  SharedLayout l;
  l.bits = shape.total_bits();
  for (int i = 0; i < l.bits; ++i) l.basis[i] = 1u << i;
  return l;
}

// Groups of `vec` elements along the last dimension are XORed with (row / per_phase) % max_phase; row is the
// next-to-last dimension. Further dimensions stay outside. All powers of two.
struct Swizzled {
  int vec, per_phase, max_phase;
  constexpr SharedLayout resolve(const Shape& shape, int /*element_bytes*/) const {
    SharedLayout l = row_major_shared(shape);
    if (shape.rank < 2) return l;
    int row = shape.rank - 2, col_bits = shape.bits(shape.rank - 1),
        vec_bits = std::countr_zero(static_cast<unsigned>(vec));
    int phase0 = std::countr_zero(static_cast<unsigned>(per_phase));
    for (int k = 0; (1 << k) < max_phase; ++k) {
      int from = phase0 + k, to = vec_bits + k;  // row bit, column bit
      if (from < shape.bits(row) && to < col_bits) l.basis[shape.first_bit(row) + from] ^= 1u << to;
    }
    return l;
  }
};

// The layouts that TMA, wgmma and tcgen05 read (PTX ISA, "Matrix and data swizzling modes"): 16-byte chunks
// of a `bytes`-wide row are XORed with the row number mod bytes/16; wider tiles are split into column blocks
// of that width.
struct SwizzleBytes {
  int bytes;  // 128, 64, 32, or 0 for no swizzle
  constexpr SharedLayout resolve(const Shape& shape, int element_bytes) const {
    SharedLayout l = row_major_shared(shape);
    if (bytes == 0 || shape.rank < 2) return l;
    int col = shape.rank - 1, row = shape.rank - 2, col_bits = shape.bits(col), row_bits = shape.bits(row);
    int width = std::countr_zero(static_cast<unsigned>(bytes / element_bytes));
    int chunk = std::countr_zero(static_cast<unsigned>(16 / element_bytes));
    if (width > col_bits) width = col_bits;
    for (int i = 0; i < row_bits; ++i) l.basis[col_bits + i] = 1u << (width + i);
    for (int i = width; i < col_bits; ++i) l.basis[i] = 1u << (row_bits + i);
    // rows of 128-byte lines: 128B swizzle XORs rows 0..7, 64B pairs of rows, 32B groups of four
    int per_line = std::countr_zero(static_cast<unsigned>(128 / bytes));
    for (int k = 0; chunk + k < width; ++k)
      if (per_line + k < row_bits) l.basis[col_bits + per_line + k] ^= 1u << (chunk + k);
    return l;
  }
};

// Row-major with `amount` free elements after every `interval` elements.
struct Padded {
  int interval, amount;
  constexpr SharedLayout resolve(const Shape& shape, int) const {
    SharedLayout l = row_major_shared(shape);
    l.padding[0] = {interval, amount};
    return l;
  }
};

struct SharedLinear {
  SharedLayout layout;
  constexpr SharedLayout resolve(const Shape&, int) const { return layout; }
};

// View of the elements whose coordinate along `d` is in [start, start + extent): the shape's extent becomes
// `extent`. start must be a multiple of extent, a power of two (start may be 0), and 0 along the slots of a
// layout with slot_stride.
constexpr SharedLayout sliced(const SharedLayout& l, const Shape& shape, int d, int start, int extent) {
  SharedLayout r;
  r.origin = l.linear_offset(static_cast<std::uint32_t>(start) << shape.first_bit(d));
  for (int i = 0; i < SharedLayout::max_paddings; ++i) r.padding[i] = l.padding[i];
  int keep = std::countr_zero(static_cast<unsigned>(extent));
  for (int i = 0; i < l.bits; ++i) {
    int position = i - shape.first_bit(d);
    if (position >= keep && position < shape.bits(d)) continue;
    r.basis[r.bits++] = l.basis[i];
  }
  if (d > 0 || extent > 1) r.slot_stride = l.slot_stride;
  return r;
}

// View with the dimensions reordered: dimension i of the result is dimension order[i] of the operand. The
// slots of a layout with slot_stride stay first.
constexpr SharedLayout permuted(const SharedLayout& l, const Shape& shape, const int* order) {
  SharedLayout r = l;
  int n = 0;
  for (int i = shape.rank - 1; i >= 0; --i)
    for (int k = 0; k < shape.bits(order[i]) && n < l.bits; ++k)
      r.basis[n++] = l.basis[shape.first_bit(order[i]) + k];
  return r;
}

// Elements between neighbours along dimension 0 if that dimension can be indexed at run time: slot_stride, or
// its bits go to consecutive powers of two above everything else; paddings divide them. 0 if not. Unpadded.
constexpr std::uint32_t leading_stride(const SharedLayout& l, const Shape& shape) {
  int first = shape.first_bit(0), n = l.slot_stride ? 0 : shape.bits(0);
  if (n == 0 && !l.slot_stride) return 1u << l.bits;
  std::uint32_t stride = l.slot_stride ? l.slot_stride : l.basis[first];
  if (n > 0 && !std::has_single_bit(stride)) return 0;
  for (int i = 0; i < n; ++i)
    if (l.basis[first + i] != stride << i) return 0;
  for (int i = 0; i < first; ++i)
    if (l.basis[i] >= stride) return 0;
  for (const Padding& p : l.padding)
    if (p.interval && stride % p.interval) return 0;
  return stride;
}

// Largest offset before padding of an element that exists, of those whose coordinates in the dimensions below
// d are zero.
constexpr std::uint32_t largest_offset(const SharedLayout& l, const Shape& shape, int d = 0) {
  // Extents that are no power of two fall into parts that are: 240 = 128 + 64 + 32 + 16.
  if (d == 0 && l.slot_stride)
    return largest_offset(l, shape, 1) + static_cast<std::uint32_t>(shape.dim[0] - 1) * l.slot_stride;
  while (d < shape.rank && std::has_single_bit(static_cast<unsigned>(shape.dim[d]))) ++d;
  if (d < shape.rank) {
    std::uint32_t largest = 0;
    for (int start = 0; start < shape.dim[d];) {
      const int extent = static_cast<int>(std::bit_floor(static_cast<unsigned>(shape.dim[d] - start)));
      const std::uint32_t part =
          largest_offset(sliced(l, shape, d, start, extent), shape.with_extent(d, extent), d + 1);
      if (part > largest) largest = part;
      start += extent;
    }
    return largest;
  }
  // Over GF(2): a basis of the images in which every leading bit occurs once.
  std::uint32_t by_leading_bit[32] = {};
  for (int i = 0; i < l.bits; ++i) {
    std::uint32_t v = l.basis[i];
    while (v) {
      std::uint32_t& known = by_leading_bit[std::bit_width(v) - 1];
      if (!known) {
        known = v;
        break;
      }
      v ^= known;
    }
  }
  std::uint32_t largest = l.origin;
  for (int bit = 31; bit >= 0; --bit)
    if (!(largest >> bit & 1)) largest ^= by_leading_bit[bit];
  return largest;
}

// Elements from the buffer's start to the end of a view of that shape, padding included: of a whole buffer
// what it takes. Only elements that exist count.
constexpr std::uint32_t allocated_elements(const SharedLayout& l, const Shape& shape) {
  return l.padded(largest_offset(l, shape)) + 1;
}

// Where a slot of a ring (all but dimension 0 of three or more) has an extent that is no power of two, slots
// follow one another in steps of what one takes, rounded up so that each begins at a multiple of 1024 bytes,
// which every swizzle can start at.
constexpr SharedLayout with_slots(const SharedLayout& l, const Shape& shape, int element_bytes) {
  if (shape.rank < 3 || shape.without(0).powers_of_two() || l.slot_stride) return l;
  SharedLayout r = l;
  r.bits = shape.first_bit(0);
  for (int i = r.bits; i < l.bits; ++i) r.basis[i] = 0;
  const std::uint32_t step = 1024 / static_cast<std::uint32_t>(element_bytes);
  r.slot_stride = (allocated_elements(r, shape.with_extent(0, 1)) + step - 1) / step * step;
  return r;
}

constexpr SharedLayout resolve(const SharedLayout& l, const Shape&, int) { return l; }
template <class Spec>
constexpr SharedLayout resolve(const Spec& spec, const Shape& shape, int element_bytes) {
  return with_slots(spec.resolve(shape, element_bytes), shape, element_bytes);
}

}  // namespace tilewright::ir
