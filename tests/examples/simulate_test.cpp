// Every example in the simulator with all checks on, against its reference, on its small and odd sizes: n =
// 0, 1, 8, 31, 32, 33, 1000, K = 0 and K shorter than the ring, empty matrices, masked rows, unaligned
// arrays.
#include <gtest/gtest.h>

#include <sstream>

#include "dsl/tilewright.h"
#include "examples/01_vector_add/example.h"
#include "examples/02_softmax/example.h"
#include "examples/03_layer_norm/example.h"
#include "examples/04_matmul/example.h"
#include "examples/05_tma_copy/example.h"
#include "examples/06_wgmma_matmul/example.h"
#include "examples/07_persistent_matmul/example.h"
#include "examples/08_warp_specialized_matmul/example.h"
#include "examples/09_attention_forward/example.h"
#include "examples/10_grouped_matmul/example.h"
#include "examples/common/report.h"

namespace tilewright::examples {
namespace {

void expect_good(const Example& example, std::size_t least_cases) {
  auto cases = example.cases({.command = "check"});
  EXPECT_GE(cases.size(), least_cases);
  std::ostringstream out;
  auto executors = [](std::uint64_t seed) { return simulator_executor({.all_checks = true, .seed = seed}); };
  EXPECT_TRUE(run_cases(example, cases, executors, {.seed = 11, .seeds = 1}, out)) << out.str();
}

TEST(Simulated, VectorAdd) { expect_good(vector_add_example(), 54); }
TEST(Simulated, Softmax) { expect_good(softmax_example(), 50); }
TEST(Simulated, LayerNorm) { expect_good(layer_norm_example(), 50); }
TEST(Simulated, Matmul) { expect_good(matmul_example(), 100); }

TEST(Simulated, TmaCopy) { expect_good(tma_copy_example(), 28); }
TEST(Simulated, WgmmaMatmul) { expect_good(wgmma_matmul_example(), 132); }
TEST(Simulated, PersistentMatmul) { expect_good(persistent_matmul_example(), 132); }
TEST(Simulated, WarpSpecializedMatmul) { expect_good(warp_specialized_matmul_example(), 176); }
TEST(Simulated, AttentionForward) { expect_good(attention_example(), 40); }
TEST(Simulated, GroupedMatmul) { expect_good(grouped_matmul_example(), 12); }

// Case A25: each tile exactly once, none outside, whatever the grid: tile numbers of every grid from 1 x 1 to
// 40 x 40 counted by a kernel that uses the scheduler of the matmul.
TEST(Simulated, EveryOrderVisitsEachTileOnce) {
  struct Args {
    Ptr<i32> counts;
    I32 tiles_m, tiles_n;
  };
  struct Schedule {
    TileOrder order;
    int group;
  };
  constexpr Schedule schedules[] = {{TileOrder::grouped, 1}, {TileOrder::grouped, 3},
                                    {TileOrder::grouped, 8}, {TileOrder::banded, 3},
                                    {TileOrder::rows, 1},    {TileOrder::columns, 1}};
  for (const Schedule& s : schedules) {
    auto kernel = std::make_shared<const ir::Program>(record({"visit", 1}, [&](Args args) {
      for_(range(0, args.tiles_m * args.tiles_n), [&](I32 id) {
        auto tile = tile_at(id, args.tiles_m, args.tiles_n, s.order, s.group);
        auto inside = (tile.m < args.tiles_m) & (tile.n < args.tiles_n) & (tile.m >= 0) & (tile.n >= 0);
        device_assert(inside, "a tile outside of the grid");
        auto place = args.counts + (tile.m * args.tiles_n + tile.n);
        store(place, load(place) + 1);
      });
    }));
    auto executor = simulator_executor({.threads = 1});
    for (int m = 1; m <= 40; ++m)
      for (int n = 1; n <= 40; n += m % 3 + 1) {
        auto counts = executor->allocate_copy("counts", std::vector<i32>(static_cast<std::size_t>(m * n), 0));
        executor->launch(kernel, {1}, Args{counts, m, n});
        ASSERT_EQ(executor->download(counts), std::vector<i32>(static_cast<std::size_t>(m * n), 1))
            << m << " x " << n << " order " << static_cast<int>(s.order) << " group " << s.group;
        auto problems = executor->finish();
        ASSERT_TRUE(problems.empty()) << problems.front();
      }
  }
}

}  // namespace
}  // namespace tilewright::examples
