// Case A25 for persistent kernels: the CTAs of a grid share the tiles of a matrix, each tile once, in the
// order promised, and the CTAs of a cluster take neighbours down a column at the same time.
#include <gtest/gtest.h>

#include <set>

#include "dsl/tilewright.h"
#include "examples/common/executor.h"

namespace tilewright::examples {
namespace {

constexpr int block_m = 16, block_n = 32, unvisited = -1;

struct VisitArgs {
  Ptr<i32> visits;  // [CTAs, steps, 2]: the tile that a CTA has in each of its steps
  I32 m, n, steps;
};

struct Schedule {
  TileOrder order;
  int group, cluster;
  std::string name() const {
    constexpr const char* names[] = {"rows", "columns", "grouped", "banded"};
    return std::string(names[static_cast<int>(order)]) + " by " + std::to_string(group) + ", clusters of " +
           std::to_string(cluster);
  }
};

Kernel visitor(const Schedule& s) {
  return std::make_shared<const ir::Program>(
      record({.name = "visit", .warps = 1, .cluster = s.cluster}, [&](VisitArgs args) {
        Var step = I32(0);
        auto first = args.visits + program_id(0) * args.steps * 2;
        for_(persistent_tiles(args.m, args.n, block_m, block_n, s.order, s.group, s.cluster),
             [&](TileIndex t) {
               device_assert(I32(step) < args.steps, "more steps than tiles");
               store(first + I32(step) * 2, t.m);
               store(first + (I32(step) * 2 + 1), t.n);
               step = step + 1;
             });
      }));
}

// The order by plain loops: (m, n) of tiles_m x tiles_n.
std::vector<std::pair<int, int>> expected_order(const Schedule& s, int tiles_m, int tiles_n) {
  std::vector<std::pair<int, int>> tiles;
  auto block = [&](int m0, int m1, int n0, int n1, bool down) {
    for (int outer = down ? n0 : m0; outer < (down ? n1 : m1); ++outer)
      for (int inner = down ? m0 : n0; inner < (down ? m1 : n1); ++inner)
        tiles.emplace_back(down ? inner : outer, down ? outer : inner);
  };
  switch (s.order) {
    case TileOrder::rows: block(0, tiles_m, 0, tiles_n, false); break;
    case TileOrder::columns: block(0, tiles_m, 0, tiles_n, true); break;
    case TileOrder::grouped:
      for (int m = 0; m < tiles_m; m += s.group) block(m, std::min(m + s.group, tiles_m), 0, tiles_n, true);
      break;
    case TileOrder::banded:
      for (int n = 0; n < tiles_n; n += s.group) block(0, tiles_m, n, std::min(n + s.group, tiles_n), false);
  }
  return tiles;
}

void check_visits(Executor& executor, const Schedule& s, const Kernel& kernel, int tiles_m, int tiles_n,
                  int clusters) {
  SCOPED_TRACE(s.name() + ", " + std::to_string(tiles_m) + " x " + std::to_string(tiles_n) + " tiles, " +
               std::to_string(clusters) + " clusters");
  const int ctas = clusters * s.cluster, clusters_down = (tiles_m + s.cluster - 1) / s.cluster;
  const auto order = expected_order(s, clusters_down, tiles_n);
  const int steps = static_cast<int>(order.size()) / clusters + 1;  // at least one stays unvisited
  auto visits = executor.allocate_copy(
      "visits",
      std::vector<i32>(static_cast<std::size_t>(ctas) * static_cast<std::size_t>(steps) * 2, unvisited));
  // Matrices whose last tiles are partly outside.
  executor.launch(
      kernel, {ctas},
      VisitArgs{visits, std::max(0, tiles_m * block_m - 5), std::max(0, tiles_n * block_n - 31), steps});
  const std::vector<std::int32_t> got = executor.download(visits);
  std::set<std::pair<int, int>> seen;
  for (int cta = 0; cta < ctas; ++cta)
    for (int step = 0; step < steps; ++step) {
      const auto at = static_cast<std::size_t>(cta * steps + step) * 2;
      const std::pair<int, int> tile{got[at], got[at + 1]};
      const auto number = static_cast<std::size_t>(cta / s.cluster + step * clusters);
      std::pair<int, int> expected{unvisited, unvisited};
      if (number < order.size())
        expected = {order[number].first * s.cluster + cta % s.cluster, order[number].second};
      ASSERT_EQ(tile, expected) << "CTA " << cta << " step " << step;
      if (tile.first != unvisited && tile.first < tiles_m) {
        ASSERT_LT(tile.second, tiles_n);
        ASSERT_TRUE(seen.insert(tile).second) << "CTA " << cta << " step " << step << ": visited twice";
      }
    }
  ASSERT_EQ(seen.size(), static_cast<std::size_t>(tiles_m * tiles_n)) << "tiles that nobody visits";
  const auto problems = executor.finish();
  ASSERT_TRUE(problems.empty()) << problems.front();
}

class PersistentTilesVisit : public testing::TestWithParam<int> {};

TEST_P(PersistentTilesVisit, EachTileOnceInOrder_A25) {
  auto executor = simulator_executor({.threads = 1});
  for (auto [order, group] :
       {std::pair{TileOrder::rows, 1}, std::pair{TileOrder::columns, 1}, std::pair{TileOrder::grouped, 1},
        std::pair{TileOrder::grouped, 3}, std::pair{TileOrder::grouped, 8}, std::pair{TileOrder::banded, 1},
        std::pair{TileOrder::banded, 3}, std::pair{TileOrder::banded, 8}}) {
    const Schedule s{order, group, GetParam()};
    const Kernel kernel = visitor(s);
    for (int m : {0, 1, 2, 3, 5, 8, 13})
      for (int n : {0, 1, 2, 5, 9})
        for (int clusters : {1, 2, 3, 7, 60}) {  // 60: more than most grids have tiles
          check_visits(*executor, s, kernel, m, n, clusters);
          if (HasFatalFailure()) return;
        }
  }
}

INSTANTIATE_TEST_SUITE_P(ClustersOf, PersistentTilesVisit, testing::Values(1, 2, 4),
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace tilewright::examples
