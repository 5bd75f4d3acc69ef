// Vector accesses to shared memory: a vector's elements lie side by side, aligned, and no wider vector would
// do; bank conflicts of known patterns.
#include <gtest/gtest.h>

#include "ir/layout_specs.h"
#include "tests/ir/layout/random_layout.h"

namespace tilewright::ir {
namespace {

void check_vectors(const TileLayout& tile, const SharedLayout& shared, const VectorAccess& access) {
  EXPECT_TRUE(invertible(access.order));
  auto n = static_cast<std::uint32_t>(access.elements());
  for (int warp = 0; warp < tile.warps(); ++warp)
    for (int lane = 0; lane < 32; ++lane)
      for (std::uint32_t v = 0; v < static_cast<std::uint32_t>(tile.registers()) / n; ++v) {
        std::uint32_t base =
            shared.offset(tile.element(static_cast<int>(access.order(v << access.bits)), lane, warp));
        EXPECT_EQ(base % n, 0u);
        for (std::uint32_t j = 0; j < n; ++j)
          EXPECT_EQ(
              shared.offset(tile.element(static_cast<int>(access.order(v << access.bits | j)), lane, warp)),
              base + j);
      }
}

// Whether each thread's elements make up whole aligned groups of n, with a register in the same place of its
// group in every thread.
bool vectors_exist(const TileLayout& tile, const SharedLayout& shared, std::uint32_t n) {
  for (int warp = 0; warp < tile.warps(); ++warp)
    for (int lane = 0; lane < 32; ++lane) {
      std::vector<std::uint32_t> offsets;
      for (int r = 0; r < tile.registers(); ++r) {
        offsets.push_back(shared.offset(tile.element(r, lane, warp)));
        if (offsets.back() % n != shared.offset(tile.element(r, 0, 0)) % n) return false;
      }
      std::sort(offsets.begin(), offsets.end());
      for (std::size_t i = 0; i < offsets.size(); ++i)
        if (offsets[i] % n != i % n || offsets[i] - offsets[i / n * n] != i % n) return false;
    }
  return true;
}

TEST(VectorAccess, IsWholeAlignedAndWidest) {
  std::mt19937 random(17);
  int widths[5] = {};
  for (int i = 0; i < 200; ++i) {
    int bits = 6 + static_cast<int>(random() % 6);
    TileLayout tile = random_layout(random, bits, static_cast<int>(random() % 3), i % 4 != 0);
    SharedLayout shared = row_major_shared(make_shape(1 << bits));
    if (i % 3) {  // a layout that keeps the lowest bits of this tile's registers together
      BitMatrix m = random_invertible(random, bits);
      for (int b = 0; b < bits; ++b)
        shared.basis[b] = i % 3 == 1 ? (b < 3 ? 1u << b : 1u << b | random_bits(random, b)) : m.column[b];
    }
    if (i % 5 == 0 && tile.register_bits > 1) {
      TileLayout wide = tile;  // registers hold neighbours
      for (int b = 0, n = 0; b < bits; ++b) {
        if (n < tile.register_bits) wide.basis[n++] = 1u << b;
      }
      if (wide.covers(bits)) tile = wide;
    }
    if (i % 6 == 0)
      shared.padding[0] = {1 << (2 + static_cast<int>(random() % 4)), static_cast<int>(random() % 5) * 2};
    if (i % 11 == 0) shared.origin = random_bits(random, 3) << 4;
    VectorAccess access = vector_access(tile, shared, 16);
    check_vectors(tile, shared, access);
    ++widths[access.bits];
    if (access.bits < 4) {
      EXPECT_FALSE(vectors_exist(tile, shared, 2u << access.bits)) << tile.text() << " " << shared.text();
    }
  }
  for (int b = 0; b < 3; ++b) EXPECT_GT(widths[b], 0) << b;
}

TEST(VectorAccess, RowsOfABlockedTileAreReadInVectors) {
  Shape shape = make_shape(64, 64);
  TileLayout tile = Blocked{{1, 8}, {4, 8}, {4, 1}, {1, 0}}.resolve(shape);
  for (int bytes : {0, 32, 64, 128}) {
    VectorAccess access = vector_access(tile, SwizzleBytes{bytes}.resolve(shape, 2), 8);
    EXPECT_EQ(access.elements(), 8) << bytes;
  }
  EXPECT_EQ(vector_access(tile, Padded{64, 4}.resolve(shape, 2), 8).elements(), 4);
}

// A 32x32 f32 tile whose threads run down a column: the classic conflict, and its two cures.
TEST(BankConflicts, OfAColumnWalk) {
  Shape shape = make_shape(32, 32);
  TileLayout columns = Blocked{{1, 1}, {32, 1}, {1, 1}, {0, 1}}.resolve(shape);
  auto conflicts = [&](const SharedLayout& s) {
    return bank_conflicts(columns, s, 4, vector_access(columns, s, 1));
  };
  EXPECT_EQ(conflicts(row_major_shared(shape)), 32 * 31);
  EXPECT_EQ(conflicts(Padded{32, 1}.resolve(shape, 4)), 0);
  EXPECT_EQ(conflicts(Swizzled{1, 1, 32}.resolve(shape, 4)), 0);
}

// Rows of 128 bytes read 16 bytes a lane by the mma operand's row pattern: conflicts without, none with the
// swizzle.
TEST(BankConflicts, OfSwizzledRows) {
  Shape shape = make_shape(32, 64);
  TileLayout rows = Blocked{{1, 8}, {32, 1}, {1, 1}, {0, 1}}.resolve(shape);
  auto conflicts = [&](const SharedLayout& s) {
    return bank_conflicts(rows, s, 2, vector_access(rows, s, 8));
  };
  EXPECT_EQ(conflicts(row_major_shared(shape)), 8 * 4 * 7);
  EXPECT_EQ(conflicts(SwizzleBytes{128}.resolve(shape, 2)), 0);
}

}  // namespace
}  // namespace tilewright::ir
