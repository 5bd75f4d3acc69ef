// Conversions between register layouts: every register of the target reads an element equal to its own, from
// its own thread where that is possible.
#include <gtest/gtest.h>

#include "tests/ir/layout/random_layout.h"

namespace tilewright::ir {
namespace {

template <class F>
void on_random_pairs(F f) {
  std::mt19937 random(13);
  for (int i = 0; i < 150; ++i) {
    int bits = 3 + static_cast<int>(random() % 7), warp_bits = static_cast<int>(random() % 4);
    TileLayout from = random_layout(random, bits, warp_bits, i % 2 == 0);
    TileLayout to = i % 7 == 0 ? from : random_layout(random, bits, warp_bits, i % 2 == 0);
    f(from, to, bits, random);
  }
}

TEST(Conversion, HolderMapFindsEveryElement) {
  on_random_pairs([](const TileLayout& l, const TileLayout&, int bits, std::mt19937&) {
    BitMatrix holder = holder_map(l, bits);
    for (std::uint32_t e = 0; e < 1u << bits; ++e) {
      EXPECT_EQ(element_at(l, holder(e)), e);
      EXPECT_EQ(static_cast<std::uint32_t>(lane_of(holder(e), l)) & free_lane_bits(l), 0u);
      EXPECT_EQ(static_cast<std::uint32_t>(warp_of(holder(e), l)) & free_warp_bits(l), 0u);
    }
  });
}

TEST(Conversion, ReadsTheSameElement) {
  on_random_pairs([](const TileLayout& from, const TileLayout& to, int bits, std::mt19937&) {
    BitMatrix m = conversion(from, to, bits);
    for (std::uint32_t i = 0; i < 1u << m.columns; ++i) EXPECT_EQ(element_at(from, m(i)), element_at(to, i));
  });
}

TEST(Conversion, FreeBitsAreThoseThatSelectNothing) {
  on_random_pairs([](const TileLayout& l, const TileLayout&, int, std::mt19937&) {
    for (int lane = 0; lane < 32; ++lane)
      EXPECT_EQ((static_cast<unsigned>(lane) & ~free_lane_bits(l)) == 0, l.thread_element(lane, 0) == 0);
    for (int warp = 0; warp < l.warps(); ++warp)
      EXPECT_EQ((static_cast<unsigned>(warp) & ~free_warp_bits(l)) == 0, l.thread_element(0, warp) == 0);
  });
}

// What the movement says, counted over all threads: is there a copy in the own thread, in the own warp?
TEST(Conversion, MovementIsAsFarAsNeeded) {
  int seen[4] = {};
  auto check = [&](const TileLayout& from, const TileLayout& to, int bits) {
    bool thread = true, warp = true, same = from == to;
    std::size_t elements = std::size_t{1} << bits;
    std::vector<bool> registers(elements), in_warp(elements * static_cast<std::size_t>(from.warps()));
    for (int r = 0; r < from.registers(); ++r) {
      registers[from.element(r, 0, 0)] = true;
      for (int lane = 0; lane < 32; ++lane)
        for (int w = 0; w < from.warps(); ++w)
          in_warp[from.element(r, lane, w) + elements * static_cast<std::size_t>(w)] = true;
    }
    for (std::uint32_t i = 0; i < 1u << (to.register_bits + TileLayout::lane_bits + to.warp_bits); ++i) {
      std::uint32_t e = element_at(to, i);
      thread = thread && registers[e ^ from.thread_element(lane_of(i, to), warp_of(i, to))];
      warp = warp && in_warp[e + elements * static_cast<std::size_t>(warp_of(i, to))];
    }
    Movement m = movement(from, to, bits);
    ++seen[static_cast<int>(m)];
    if (m == Movement::none) {
      EXPECT_TRUE(same);
    }
    if (same) {
      EXPECT_EQ(m, Movement::none);
    }
    // one register of a thread serves one register of all threads: what lies in the own thread at a register
    // that depends on the lane is not a move between registers
    if (m <= Movement::registers) {
      EXPECT_TRUE(thread);
    }
    if (m == Movement::registers) {
      BitMatrix c = conversion(from, to, bits);
      for (int r = 0; r < to.registers(); ++r)
        for (int lane = 0; lane < 32; ++lane)
          for (int w = 0; w < to.warps(); ++w)
            EXPECT_EQ(from.element(source_register(c, from, r), lane, w), to.element(r, lane, w));
    }
    if (m <= Movement::lanes) {
      EXPECT_TRUE(warp);
    }
  };
  on_random_pairs([&](const TileLayout& from, const TileLayout& to, int bits, std::mt19937& random) {
    check(from, to, bits);
    TileLayout shuffled = from;  // the same registers in another order
    for (int i = from.register_bits - 1; i > 0; --i)
      std::swap(shuffled.basis[i], shuffled.basis[random() % static_cast<unsigned>(i + 1)]);
    check(from, shuffled, bits);
    TileLayout turned = from;  // lanes in another order
    std::swap(turned.basis[from.register_bits], turned.basis[from.register_bits + 3]);
    check(from, turned, bits);
    EXPECT_LE(movement(from, turned, bits), Movement::lanes);
  });
  for (int count : seen) EXPECT_GT(count, 10);
}

TEST(Conversion, TrivialMeansFree) {
  on_random_pairs([](const TileLayout& from, const TileLayout& to, int bits, std::mt19937&) {
    Shape shape = make_shape(1 << bits);
    if (broadcast_is_free(shape, from, shape, to)) {
      EXPECT_LE(movement(from, to, bits), Movement::registers);
    }
  });
}

}  // namespace
}  // namespace tilewright::ir
