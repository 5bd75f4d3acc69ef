// Shapes of tiles and shared memory: up to five dimensions. Every extent of a tile is a power of two; those
// of shared memory may be any number (a ring of three slots, the 240 columns of an operand of wgmma). The
// index of such a dimension takes as many bits as that of the next power of two.
#pragma once
#include <bit>
#include <string>

namespace tilewright::ir {

inline constexpr int max_rank = 5;

// Structural, so that it can be a template argument of a tile. dim[rank..] are 0.
struct Shape {
  int rank = 0;
  int dim[max_rank] = {};

  constexpr bool operator==(const Shape&) const = default;
  constexpr int operator[](int i) const { return dim[i]; }
  constexpr long elements() const {
    long n = 1;
    for (int i = 0; i < rank; ++i) n *= dim[i];
    return n;
  }
  constexpr bool powers_of_two() const {
    for (int i = 0; i < rank; ++i)
      if (dim[i] <= 0 || (dim[i] & (dim[i] - 1))) return false;
    return true;
  }
  // At least one dimension and one element.
  constexpr bool has_elements() const {
    for (int i = 0; i < rank; ++i)
      if (dim[i] <= 0) return false;
    return rank > 0;
  }
  // log2 of the extent of a dimension, rounded up.
  constexpr int bits(int i) const { return std::bit_width(static_cast<unsigned>(dim[i] - 1)); }
  constexpr int total_bits() const {
    int b = 0;
    for (int i = 0; i < rank; ++i) b += bits(i);
    return b;
  }
  // Position of a dimension's lowest bit in the flat row-major index (the last dimension is fastest: position
  // 0).
  constexpr int first_bit(int d) const {
    int b = 0;
    for (int i = d + 1; i < rank; ++i) b += bits(i);
    return b;
  }
  // Mask of a dimension's bits in the flat row-major index.
  constexpr unsigned mask(int d) const { return ((1u << bits(d)) - 1u) << first_bit(d); }
  // Coordinate along a dimension of a flat row-major index.
  constexpr int coordinate(unsigned flat, int d) const { return (flat & mask(d)) >> first_bit(d); }
  // Flat index of the element that is number `i` in row-major order: i itself where every extent but the
  // first is a power of two.
  constexpr unsigned flat(unsigned i) const {
    unsigned f = 0;
    for (int d = rank - 1; d >= 0; --d) {
      f |= i % static_cast<unsigned>(dim[d]) << first_bit(d);
      i /= static_cast<unsigned>(dim[d]);
    }
    return f;
  }

  constexpr Shape with_inserted(int d, int extent) const {
    Shape s;
    s.rank = rank + 1;
    for (int i = 0, j = 0; i < s.rank; ++i) s.dim[i] = i == d ? extent : dim[j++];
    return s;
  }
  constexpr Shape without(int d) const {
    Shape s;
    s.rank = rank - 1;
    for (int i = 0, j = 0; i < rank; ++i)
      if (i != d) s.dim[j++] = dim[i];
    return s;
  }
  constexpr Shape with_extent(int d, int extent) const {
    Shape s = *this;
    s.dim[d] = extent;
    return s;
  }
  std::string text() const {
    std::string s = "[";
    for (int i = 0; i < rank; ++i) s += (i ? ", " : "") + std::to_string(dim[i]);
    return s + "]";
  }
};

template <class... Ints>
constexpr Shape make_shape(Ints... extents) {
  return Shape{static_cast<int>(sizeof...(Ints)), {static_cast<int>(extents)...}};
}

}  // namespace tilewright::ir
