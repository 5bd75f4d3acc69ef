// Random matrices and layouts for property tests.
#pragma once
#include <random>
#include <vector>

#include "ir/linear_layout.h"

namespace tilewright::ir {

inline std::uint32_t random_bits(std::mt19937& random, int bits) {
  return bits == 0 ? 0 : static_cast<std::uint32_t>(random()) >> (32 - bits);
}

inline BitMatrix random_matrix(std::mt19937& random, int rows, int columns) {
  BitMatrix m = BitMatrix::zero(rows, columns);
  for (int i = 0; i < columns; ++i) m.column[i] = random_bits(random, rows);
  return m;
}

// Rank by counting: the image of all inputs has 2^rank elements.
inline int counted_rank(const BitMatrix& m) {
  std::vector<bool> hit(std::size_t{1} << m.rows);
  int count = 0;
  for (std::uint32_t x = 0; x < 1u << m.columns; ++x)
    if (!hit[m(x)]) {
      hit[m(x)] = true;
      ++count;
    }
  return std::countr_zero(static_cast<unsigned>(count));
}

inline BitMatrix random_invertible(std::mt19937& random, int n) {
  // a product of elementary steps on the identity
  BitMatrix m = BitMatrix::identity(n);
  for (int step = 0; n > 1 && step < 4 * n; ++step) {
    int a = static_cast<int>(random() % static_cast<unsigned>(n)),
        b = static_cast<int>(random() % static_cast<unsigned>(n));
    if (a == b) continue;
    if (random() & 1)
      m.column[a] ^= m.column[b];
    else
      std::swap(m.column[a], m.column[b]);
  }
  return m;
}

// A layout of a tile of 2^element_bits elements over 2^warp_bits warps. Some lanes and warps hold copies.
// Unit images only if `plain`.
inline TileLayout random_layout(std::mt19937& random, int element_bits, int warp_bits, bool plain) {
  BitMatrix m = BitMatrix::identity(element_bits);
  if (plain)
    for (int i = element_bits - 1; i > 0; --i)
      std::swap(m.column[i], m.column[random() % static_cast<unsigned>(i + 1)]);
  else
    m = random_invertible(random, element_bits);
  int thread_bits = TileLayout::lane_bits + warp_bits, next = 0;
  TileLayoutBuilder b;
  for (int i = 0; i < thread_bits; ++i) {
    bool copy = next == element_bits || random() % 5 == 0;
    std::uint32_t image = copy ? 0u : m.column[next++];
    if (i < TileLayout::lane_bits)
      b.add_lane(image);
    else
      b.add_warp(image);
  }
  while (next < element_bits) b.add_register(m.column[next++]);
  return b.build();
}

inline int lane_of(std::uint32_t index, const TileLayout& l) {
  return static_cast<int>(index >> l.register_bits & 31u);
}
inline int warp_of(std::uint32_t index, const TileLayout& l) {
  return static_cast<int>(index >> (l.register_bits + TileLayout::lane_bits));
}
inline int register_of(std::uint32_t index, const TileLayout& l) {
  return static_cast<int>(index & ((1u << l.register_bits) - 1u));
}
inline std::uint32_t element_at(const TileLayout& l, std::uint32_t index) {
  return l.element(register_of(index, l), lane_of(index, l), warp_of(index, l));
}

}  // namespace tilewright::ir
