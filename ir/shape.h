// Shapes of tiles and shared memory: up to five dimensions, every extent a power of two. A shared buffer may
// have any number of slots along dimension 0; its index then takes as many bits as the next power of two.
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
  // The same, except that dimension 0 may have any extent.
  constexpr bool powers_of_two_below_first() const {
    if (rank == 0 || dim[0] <= 0) return false;
    for (int i = 1; i < rank; ++i)
      if (dim[i] <= 0 || (dim[i] & (dim[i] - 1))) return false;
    return true;
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
  constexpr int coordinate(unsigned flat, int d) const { return (flat >> first_bit(d)) & (dim[d] - 1); }

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
