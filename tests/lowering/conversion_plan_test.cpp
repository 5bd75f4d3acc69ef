// Conversion plans, run register by register on the CPU: every thread ends up with the elements its layout
// says, without bank conflicts, for thousands of random layouts.
#include "lowering/conversion_plan.h"

#include <gtest/gtest.h>

#include "ir/layout_specs.h"
#include "tests/ir/layout/random_layout.h"
#include "tests/lowering/plan_machine.h"

namespace tilewright::lowering {
namespace {

std::string pair_text(const ir::TileLayout& a, const ir::TileLayout& b, int bytes) {
  return a.text() + " -> " + b.text() + ", " + std::to_string(bytes) + " bytes";
}

class Random : public testing::TestWithParam<int> {};

TEST_P(Random, ShufflesBringEveryElementToItsPlace) {
  std::mt19937 random(static_cast<unsigned>(GetParam()));
  int found = 0;
  for (int round = 0; round < 150; ++round) {
    int bits = static_cast<int>(random() % 11), warps = static_cast<int>(random() % 3),
        bytes = 1 << random() % 4;
    ir::TileLayout from = ir::random_layout(random, bits, warps, random() & 1);
    ir::TileLayout to = from;
    if (random() % 4 == 0) {
      to = ir::random_layout(random, bits, warps, random() & 1);
    } else {
      // the same warps; registers and lanes mixed
      ir::TileLayoutBuilder b;
      std::vector<std::uint32_t> images;
      for (int i = 0; i < from.register_bits + 5; ++i)
        if (from.basis[i]) images.push_back(from.basis[i]);
      std::shuffle(images.begin(), images.end(), random);
      bool mix = random() & 1;
      if (mix)
        for (std::size_t i = 0; i + 1 < images.size(); ++i)
          if (random() & 1) images[i] ^= images[i + 1];
      std::size_t next = 0;
      for (int i = 0; i < 5; ++i)
        b.add_lane(next == images.size() || random() % 5 == 0 ? 0u : images[next++]);
      while (next < images.size()) b.add_register(images[next++]);
      for (int i = 0; i < from.warp_bits; ++i)
        b.add_warp(from.warp_basis(i) ? from.warp_basis(i) ^ (mix && !images.empty() ? images[0] : 0u) : 0u);
      to = b.build();
    }
    auto plan = plan_shuffles(from, to, bits, bytes);
    if (!plan) continue;
    ++found;
    ASSERT_EQ(run(*plan, filled(from)), filled(to)) << pair_text(from, to, bytes);
  }
  EXPECT_GT(found, 60);
}

TEST_P(Random, ScratchBringsEveryElementToItsPlaceWithoutConflicts) {
  std::mt19937 random(static_cast<unsigned>(GetParam()) + 1000u);
  int warp_local = 0;
  for (int round = 0; round < 60; ++round) {
    int bits = static_cast<int>(random() % 13), warps = static_cast<int>(random() % 4),
        bytes = 1 << random() % 4;
    ir::TileLayout from = ir::random_layout(random, bits, warps, random() & 1);
    ir::TileLayout to = ir::random_layout(random, bits, warps, random() & 1);
    std::uint32_t limit = random() % 3 ? 32768u : 256u << random() % 4;
    ScratchPlan plan = plan_scratch(from, to, bits, bytes, limit);
    EXPECT_LE(
        plan.bytes,
        std::max({limit, 16u, static_cast<std::uint32_t>(std::max(plan.store_bytes, plan.load_bytes))}));
    ScratchRun got = run(plan, filled(from), to, bytes);
    ASSERT_EQ(got.result, filled(to)) << pair_text(from, to, bytes);
    EXPECT_EQ(got.conflicts, 0) << pair_text(from, to, bytes);
    EXPECT_FALSE(got.races) << pair_text(from, to, bytes);
    warp_local += plan.warp_local;
  }
  EXPECT_GT(warp_local, 0);
}

INSTANTIATE_TEST_SUITE_P(Seeds, Random, testing::Range(0, 12));

}  // namespace
}  // namespace tilewright::lowering
