// The routing reference against hand-worked examples and against checks that work another way: no counting
// sort, no prefix sums, ranks by counting.
#include "examples/moe/host/routing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "examples/moe/host/routing_inputs.h"
#include "ir/error.h"

namespace tilewright::moe {
namespace {

using Ints = std::vector<int32_t>;
constexpr float nan32 = std::numeric_limits<float>::quiet_NaN();

TopK given(int top_k, Ints ids) {
  TopK result{static_cast<int64_t>(ids.size()) / top_k, top_k, std::move(ids), {}};
  result.weights.assign(result.ids.size(), 0.5);
  return result;
}

TEST(Routing, HandWorkedExample) {
  // Four tokens, two slots, five experts; this rank holds experts 1, 2 and 3.
  const Routing r = route(given(2, {3, 1, 0, 3, 1, 4, 3, 0}), 5, 1, 4);
  EXPECT_EQ(r.histogram, (Ints{2, 2, 0, 3, 1}));
  EXPECT_EQ(r.sorted, (Ints{2, 7, 1, 4, 0, 3, 6, 5}));
  EXPECT_EQ(r.inverse, (Ints{4, 2, 0, 5, 3, 7, 6, 1}));
  EXPECT_EQ(r.rank_offset, 2);
  EXPECT_EQ(r.slice_sizes, (Ints{2, 0, 3}));
  EXPECT_EQ(r.slice_offsets, (Ints{0, 2, 2, 5}));
  EXPECT_EQ(r.scatter, (Ints{1, 4, 0, 3, 6}));
  EXPECT_EQ(r.gather, (Ints{0, 2, 0, 1, 3}));
  EXPECT_EQ(r.slice_of(0), 0);
  EXPECT_EQ(r.slice_of(1), 0);
  EXPECT_EQ(r.slice_of(2), 2);
  EXPECT_EQ(r.slice_of(4), 2);
  // 8 assignments in 3 slices need at most 2 + ceil(6 / 16) = 3 blocks; two are needed.
  EXPECT_EQ(r.schedule(16).offsets, (Ints{0, 1, 1, 2}));
  EXPECT_EQ(r.schedule(16).packed, (Ints{0, 2, -1}));
  EXPECT_THROW(r.schedule(8), UserError);
}

TEST(Routing, BlockScheduleHandWorked) {
  const Ints sizes{33, 0, 16, 1};
  const BlockSchedule s = block_schedule(sizes, 60, 16);
  EXPECT_EQ(s.offsets, (Ints{0, 3, 3, 4, 5}));
  EXPECT_EQ(s.packed, (Ints{0, 1 << 16, 2 << 16, 2, 3, -1, -1}));  // 3 + ceil(57 / 16) = 7 entries
  EXPECT_THROW(block_schedule(Ints{16 * 32767 + 1}, 16 * 32768, 16), UserError);
}

TEST(Routing, MaxBlocksIsReachedAndNeverExceeded) {
  // Every way to spread up to 12 rows over 3 slices.
  for (int bs = 1; bs <= 5; ++bs) {
    for (int rows = 0; rows <= 12; ++rows) {
      int64_t most = 0;
      for (int a = 0; a <= rows; ++a)
        for (int b = 0; a + b <= rows; ++b) {
          const int c = rows - a - b;
          most = std::max<int64_t>(most, (a + bs - 1) / bs + (b + bs - 1) / bs + (c + bs - 1) / bs);
        }
      EXPECT_EQ(max_blocks(rows, 3, bs), most) << rows << " rows in blocks of " << bs;
    }
  }
}

// Case A13: -1 is skipped, and its weight is not read.
TEST(Routing, OutsideCaseA13EmptySlots) {
  TopK ids = given(2, {0, -1, -1, -1, 3, 1});
  for (size_t a = 0; a < ids.ids.size(); ++a)
    if (ids.ids[a] < 0) ids.weights[a] = nan32;
  const Routing r = route(ids, 4);
  EXPECT_EQ(r.histogram, (Ints{1, 1, 0, 1}));
  EXPECT_EQ(r.sorted, (Ints{0, 5, 4, -1, -1, -1}));
  EXPECT_EQ(r.inverse, (Ints{0, -1, -1, -1, 2, 1}));
  EXPECT_EQ(r.gather, (Ints{0, 2, 2}));
  for (const double gate : r.gates) EXPECT_EQ(gate, 0.5);
  const Routing none = route(given(2, {-1, -1, -1, -1}), 4);
  EXPECT_EQ(none.rows(), 0);
  EXPECT_EQ(none.slice_offsets, (Ints{0, 0, 0, 0, 0}));
}

// Case A14: the same expert in two slots of a token gives two rows, each with its own place.
TEST(Routing, OutsideCaseA14RepeatedExpert) {
  for (const int64_t tokens : {1, 255, 256, 257, 4096}) {
    Ints ids;
    for (int64_t t = 0; t < tokens; ++t) ids.insert(ids.end(), {5, 88, 88, 65});
    const Routing r = route(given(4, ids), 128);
    EXPECT_EQ(r.histogram[88], 2 * tokens);
    for (int64_t t = 0; t < tokens; ++t) {
      EXPECT_EQ(r.sorted[static_cast<size_t>(2 * tokens + 2 * t)], 4 * t + 1);
      EXPECT_EQ(r.sorted[static_cast<size_t>(2 * tokens + 2 * t + 1)], 4 * t + 2);
    }
  }
}

// Case A15: no tokens.
TEST(Routing, OutsideCaseA15NoTokens) {
  const Routing r = route(top_k_of_logits({}, 0, 8, 2, SoftmaxOver::selected), 8);
  EXPECT_EQ(r.rows(), 0);
  EXPECT_EQ(r.slice_offsets.back(), 0);
  EXPECT_EQ(r.schedule(128).offsets, Ints(9, 0));
  EXPECT_TRUE(r.schedule(128).packed.empty());
}

// Cases A19 and A56: nothing is counted that is not there; ids outside the experts are ignored.
TEST(Routing, OutsideCaseA19And56Histogram) {
  for (const int64_t tokens : {1, 16, 100, 127, 128, 255, 257, 2049}) {
    Ints ids;
    for (int64_t i = 0; i < tokens * 8; ++i) ids.push_back(static_cast<int32_t>(1 + i % 31));
    const Routing r = route(given(8, ids), 32);
    EXPECT_EQ(r.histogram[0], 0) << tokens;
    EXPECT_EQ(std::accumulate(r.histogram.begin(), r.histogram.end(), int64_t{0}), tokens * 8);
  }
  EXPECT_EQ(route(given(1, {21, 298, 408, 131, 315, 104, 149, 4}), 8).histogram,
            (Ints{0, 0, 0, 0, 1, 0, 0, 0}));
  EXPECT_EQ(route(given(1, {0, 1, 2, 3, 4, 4, 5, -1}), 4).histogram, (Ints{1, 1, 1, 1}));
}

TEST(Routing, TiesGoToTheLowerExpertAndNanComesFirst) {
  const float row[] = {1, 3, 3, -0.0f, 0.0f, 3, nan32, 2};
  const TopK r = top_k_of_logits(row, 1, 8, 8, SoftmaxOver::selected);
  EXPECT_EQ(r.ids, (Ints{6, 1, 2, 5, 7, 0, 3, 4}));
  for (const double w : r.weights) EXPECT_TRUE(std::isnan(w));
}

TEST(Routing, SoftmaxHandWorked) {
  // Case A8: logits near -6e4 have the softmax of their differences.
  const float row[] = {-60000, -59999, -59998};
  const TopK all = top_k_of_logits(row, 1, 3, 3, SoftmaxOver::selected);
  EXPECT_EQ(all.ids, (Ints{2, 1, 0}));
  EXPECT_NEAR(all.weights[0], 0.6652410, 1e-7);
  EXPECT_NEAR(all.weights[1], 0.2447285, 1e-7);
  EXPECT_NEAR(all.weights[2], 0.0900306, 1e-7);
  EXPECT_NEAR(top_k_of_logits(row, 1, 3, 1, SoftmaxOver::all).weights[0], 0.6652410, 1e-7);
  EXPECT_EQ(top_k_of_logits(row, 1, 3, 1, SoftmaxOver::selected).weights[0], 1.0);
}

// Case A24: every (E, k), against ranks found by counting and a softmax without the shift by the maximum.
TEST(Routing, OutsideCaseA24EveryExpertCountAndTopK) {
  constexpr int64_t tokens = 5;
  for (const int experts : {1, 2, 3, 8, 16, 60, 64, 96, 128, 160, 192, 256, 384, 512}) {
    std::vector<float> logits = make_logits(LogitKind::uniform, tokens, experts, 1, 7);
    for (size_t i = 0; i < logits.size(); ++i)
      if (i % 3 == 0) logits[i] = std::round(logits[i] * 4) / 4;  // many ties
    std::vector<float> bias;
    for (int e = 0; e < experts; ++e) bias.push_back(static_cast<float>(e % 5) * 0.25f);
    for (int top_k = 1; top_k <= 8; ++top_k) {
      if (top_k > experts) {
        EXPECT_THROW(top_k_of_logits(logits, tokens, experts, top_k, SoftmaxOver::all), UserError);
        continue;
      }
      for (const bool biased : {false, true}) {
        for (const SoftmaxOver over : {SoftmaxOver::selected, SoftmaxOver::all}) {
          const TopK r = top_k_of_logits(logits, tokens, experts, top_k, over,
                                         biased ? std::span<const float>(bias) : std::span<const float>());
          for (int64_t t = 0; t < tokens; ++t) {
            const auto logit = [&](int e) {
              return logits[static_cast<size_t>(t * experts + e)] +
                     (biased ? bias[static_cast<size_t>(e)] : 0.0f);
            };
            double sum = 0;
            for (int e = 0; e < experts; ++e) {
              int better = 0;
              for (int o = 0; o < experts; ++o)
                better += logit(o) > logit(e) || (logit(o) == logit(e) && o < e);
              if (better < top_k) {
                ASSERT_EQ(r.ids[static_cast<size_t>(t * top_k + better)], e);
              }
              if (better < top_k || over == SoftmaxOver::all) sum += std::exp(static_cast<double>(logit(e)));
            }
            for (int64_t a = t * top_k; a < (t + 1) * top_k; ++a) {
              const double expected =
                  std::exp(static_cast<double>(logit(r.ids[static_cast<size_t>(a)]))) / sum;
              ASSERT_NEAR(r.weights[static_cast<size_t>(a)], expected, 1e-13) << experts << " " << top_k;
            }
          }
        }
      }
    }
  }
}

// Properties on every pattern, for a rank in the middle: the permutation goes there and back, it is sorted
// and stable, offsets fit sizes, and (case A25) each block schedule covers every local row exactly once.
TEST(Routing, PropertiesHoldForEveryPattern) {
  for (const IdPattern pattern : {IdPattern::distinct, IdPattern::one_expert, IdPattern::repeated,
                                  IdPattern::other_ranks, IdPattern::all_elsewhere, IdPattern::few_experts}) {
    for (const int64_t tokens : {0, 1, 3, 64, 517}) {
      const TopK ids = make_top_k(pattern, tokens, 24, 4, 11);
      for (const auto& [lo, hi] : {std::pair{0, 24}, {8, 16}, {23, 24}, {5, 5}}) {
        const Routing r = route(ids, 24, lo, hi);
        int64_t valid = 0;
        for (size_t a = 0; a < ids.ids.size(); ++a) {
          if (ids.ids[a] < 0) {
            ASSERT_EQ(r.inverse[a], -1);
            continue;
          }
          ++valid;
          ASSERT_EQ(r.sorted[static_cast<size_t>(r.inverse[a])], static_cast<int32_t>(a));
        }
        for (size_t i = 0; i < r.sorted.size(); ++i) {
          if (static_cast<int64_t>(i) >= valid) {
            ASSERT_EQ(r.sorted[i], -1);
          } else if (i > 0) {
            const auto before = static_cast<size_t>(r.sorted[i - 1]);
            const auto here = static_cast<size_t>(r.sorted[i]);
            ASSERT_TRUE(ids.ids[before] < ids.ids[here] ||
                        (ids.ids[before] == ids.ids[here] && before < here));
          }
        }
        ASSERT_EQ(r.slice_offsets.size(), static_cast<size_t>(hi - lo + 1));
        for (int64_t row = 0; row < r.rows(); ++row) {
          const auto i = static_cast<size_t>(row);
          ASSERT_EQ(ids.ids[static_cast<size_t>(r.scatter[i])], lo + r.slice_of(row));
          ASSERT_EQ(r.gather[i], r.scatter[i] / 4);
          ASSERT_EQ(r.gates[i], ids.weights[static_cast<size_t>(r.scatter[i])]);
        }
        const auto local = std::ranges::count_if(ids.ids, [&](int32_t id) { return id >= lo && id < hi; });
        ASSERT_EQ(r.rows(), local);
        for (const BlockSchedule& schedule : r.schedules) {
          std::vector<int> covered(static_cast<size_t>(r.rows()), 0);
          bool padding = false;
          for (const int32_t entry : schedule.packed) {
            padding = padding || entry == -1;
            ASSERT_EQ(entry == -1, padding) << "padding stands at the end only";
            if (padding) continue;
            const auto slice = static_cast<size_t>(entry & 0xFFFF);
            const int32_t first = (entry >> 16) * schedule.block_size;
            ASSERT_LT(first, r.slice_sizes[slice]);
            for (int32_t i = first; i < std::min(first + schedule.block_size, r.slice_sizes[slice]); ++i)
              ++covered[static_cast<size_t>(r.slice_offsets[slice] + i)];
          }
          for (const int count : covered) ASSERT_EQ(count, 1);
        }
      }
    }
  }
}

TEST(Routing, TypicalRankHasTheLoadNearestToTheMean) {
  // Loads of 4 ranks of 2 experts: 5, 1, 2, 4; the mean is 3, so ranks 2 and 3 are equally near.
  EXPECT_EQ(typical_rank(given(1, {0, 0, 1, 0, 1, 2, 4, 5, 6, 6, 7, 7}), 8, 4), 2);
  EXPECT_EQ(typical_rank(given(1, {}), 8, 4), 0);
  EXPECT_THROW(typical_rank(given(1, {}), 8, 3), UserError);
}

TEST(Routing, MistakesAreNamed) {
  EXPECT_THROW(route(given(2, {0, 1}), 4, 3, 2), UserError);
  EXPECT_THROW(route(given(2, {0, 1}), 4, 0, 5), UserError);
  TopK short_ids = given(2, {0, 1});
  short_ids.tokens = 2;
  EXPECT_THROW(route(short_ids, 4), UserError);
  // Case A18: more assignments than 32-bit indices can name.
  TopK huge{int64_t{1} << 29, 4, {}, {}};
  EXPECT_THROW(route(huge, 4), UserError);
  EXPECT_THROW(top_k_of_logits({}, 1, 4, 0, SoftmaxOver::all), UserError);
  EXPECT_THROW(top_k_of_logits({}, 1, 4, 2, SoftmaxOver::all), UserError);
}

}  // namespace
}  // namespace tilewright::moe
