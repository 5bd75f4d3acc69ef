// The generators: same bits everywhere, the distributions that they claim, shards that are parts of the
// whole.
#include "examples/moe/host/inputs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

#include "ir/error.h"

namespace tilewright::moe {
namespace {

// Any change of these numbers changes every published result that was made with seeded inputs.
TEST(Inputs, PinnedChecksums) {
  const MoeInputs bf16 = make_inputs(find_workload("gpt-oss", Width::reduced), {.tokens = 33, .seed = 1});
  EXPECT_EQ(checksum(std::as_const(bf16.x).codes()), 0xA8770A97E18D0CDBu);
  EXPECT_EQ(checksum(std::as_const(bf16.w1).codes()), 0x6531AFA512762E61u);
  EXPECT_EQ(checksum(std::as_const(bf16.w2).codes()), 0xA770D7A28490FBB5u);
  EXPECT_EQ(checksum(bf16.bias1), 0x3CFB63A3978CCD3Fu);
  EXPECT_EQ(checksum(bf16.bias2), 0xF773605240F34E40u);
  EXPECT_EQ(checksum(bf16.logits), 0xD084F2A06E4D9613u);
  EXPECT_EQ(checksum(bf16.routing.top_k.ids), 0xB1A681E9247FBD7Eu);
  const MoeInputs f16 =
      make_inputs(find_workload("qwen3", Width::reduced),
                  {.type = Storage::f16, .tokens = 5, .logits = LogitKind::realistic, .seed = 2});
  EXPECT_EQ(checksum(std::as_const(f16.w2).codes()), 0x2935AC33AF0B07A8u);
  EXPECT_EQ(checksum(f16.logits), 0x3ADAE3AC24FB801Fu);
  const TopK given = make_top_k(IdPattern::repeated, 100, 64, 4, 3);
  EXPECT_EQ(checksum(given.ids), 0x1FBB1762795D80A5u);
  EXPECT_EQ(checksum(given.weights_f32()), 0x19ADB431F5448287u);
  std::vector<uint16_t> wide(1000);
  fill_wide(wide, Storage::bf16, CounterRng(4, Stream::activations), 1.0, 6);
  EXPECT_EQ(checksum(std::span<const uint16_t>(wide)), 0xE6C9276B7B834A7Eu);
}

TEST(Inputs, ChecksumIsFnv1a) {
  const uint16_t a[] = {0x6261};  // "ab" in little-endian order
  EXPECT_EQ(checksum(std::span<const uint16_t>(a)), 0x089C4407B545986Au);
}

TEST(Inputs, PortableFunctionsAgreeWithTheLibrary) {
  for (double x = 1e-12; x < 1e12; x *= 1.37) {
    EXPECT_NEAR(portable_log(x), std::log(x), 2e-15 * std::max(1.0, std::fabs(std::log(x)))) << x;
    const double small = portable_log(x);
    EXPECT_NEAR(portable_exp(small), x, 1e-13 * x);
  }
  EXPECT_EQ(portable_exp(-1000), 0);
  const std::span<const double> quantiles = normal_quantiles();
  ASSERT_EQ(quantiles.size(), 65536u);
  for (size_t i = 0; i < quantiles.size(); i += 97) {
    const double distribution = 0.5 * std::erfc(-quantiles[i] / std::sqrt(2.0));
    EXPECT_NEAR(distribution, (static_cast<double>(i) + 0.5) / 65536, 1e-12) << i;
  }
}

TEST(Inputs, FillsAreGaussian) {
  constexpr int64_t count = 3'000'001;  // more than two chunks, with a rest
  std::vector<uint16_t> codes(count);
  fill_gaussian(codes, Storage::f16, CounterRng(9, Stream::w1), 2.0);
  double sum = 0, squares = 0, fourth = 0, neighbours = 0, before = 0;
  for (const uint16_t code : codes) {
    const double v = decode_f16(code) / 2;
    sum += v, squares += v * v, fourth += v * v * v * v, neighbours += v * before;
    before = v;
  }
  EXPECT_NEAR(sum / count, 0, 5 / std::sqrt(count));
  EXPECT_NEAR(squares / count, 1, 5 * std::sqrt(2.0 / count));
  EXPECT_NEAR(fourth / count, 3, 0.02);
  EXPECT_NEAR(neighbours / count, 0, 5 / std::sqrt(count));
  // Streams and seeds differ.
  std::vector<uint16_t> other(count);
  fill_gaussian(other, Storage::f16, CounterRng(9, Stream::w2), 2.0);
  EXPECT_NE(codes, other);
  fill_gaussian(other, Storage::f16, CounterRng(10, Stream::w1), 2.0);
  EXPECT_NE(codes, other);
  // A part drawn on its own, from any index, equals that part of the whole.
  for (const size_t first : {size_t{0}, size_t{1}, size_t{4097}, size_t{1'048'575}}) {
    std::vector<uint16_t> part(1003);
    fill_gaussian(part, Storage::f16, CounterRng(9, Stream::w1), 2.0, first);
    EXPECT_TRUE(std::equal(part.begin(), part.end(), codes.begin() + static_cast<int64_t>(first))) << first;
  }
}

TEST(Inputs, WideFillsSpanTheOctaves) {
  std::vector<uint16_t> codes(20000);
  fill_wide(codes, Storage::bf16, CounterRng(1, Stream::activations), 1.0, 8);
  int64_t large = 0, tiny = 0, negative = 0;
  for (const uint16_t code : codes) {
    const double v = decode_bf16(code);
    large += std::fabs(v) > 64, tiny += std::fabs(v) < 1.0 / 64, negative += v < 0;
  }
  EXPECT_GT(large, 1000);
  EXPECT_GT(tiny, 1000);
  EXPECT_NEAR(static_cast<double>(negative), 10000, 500);
}

// A rank's weights and biases are the part of the whole layer's that it holds.
TEST(Inputs, ShardsArePartsOfTheWhole) {
  Workload sharded = find_workload("gpt-oss", Width::reduced);
  sharded.experts = 8, sharded.shards = 4, sharded.hidden = 33, sharded.inter = 7;
  Workload whole = sharded;
  whole.shards = 1;
  const MoeInputs all = make_inputs(whole, {.tokens = 6, .seed = 3});
  for (int rank = 0; rank < 4; ++rank) {
    const MoeInputs part = make_inputs(sharded, {.tokens = 6, .seed = 3, .rank = rank});
    EXPECT_EQ(part.rank, rank);
    EXPECT_EQ(part.routing.first_expert, 2 * rank);
    EXPECT_TRUE(std::ranges::equal(part.x.codes(), all.x.codes()));
    const auto same_part = [&](std::span<const uint16_t> a, std::span<const uint16_t> b) {
      return std::ranges::equal(a, b.subspan(a.size() * static_cast<size_t>(rank), a.size()));
    };
    EXPECT_TRUE(same_part(part.w1.codes(), all.w1.codes()));
    EXPECT_TRUE(same_part(part.w2.codes(), all.w2.codes()));
    const auto first = static_cast<std::ptrdiff_t>(part.bias1.size()) * rank;
    EXPECT_TRUE(std::equal(part.bias1.begin(), part.bias1.end(), all.bias1.begin() + first));
  }
  EXPECT_THROW(make_inputs(sharded, {.tokens = 6, .rank = 4}), UserError);
  EXPECT_THROW(make_inputs(sharded, {.tokens = -1}), UserError);
}

TEST(Inputs, OnlyActiveExpertsFillsWhatIsRead) {
  const Workload& workload = find_workload("deepseek", Width::reduced);
  const MoeInputs all = make_inputs(workload, {.tokens = 1, .seed = 3});
  const MoeInputs some = make_inputs(workload, {.tokens = 1, .seed = 3, .only_active_experts = true});
  int active = 0;
  const auto per_expert = static_cast<size_t>(2 * workload.inter * workload.hidden);
  for (size_t e = 0; e < 256; ++e) {
    if (some.routing.slice_sizes[e] == 0) continue;
    ++active;
    EXPECT_TRUE(std::ranges::equal(some.w1.codes().subspan(e * per_expert, per_expert),
                                   all.w1.codes().subspan(e * per_expert, per_expert)));
  }
  EXPECT_EQ(active, 8);
}

TEST(Inputs, ZeroAndOneToken) {
  for (const Workload& workload : workloads(Width::reduced)) {
    for (const LogitKind kind : {LogitKind::uniform, LogitKind::realistic}) {
      const MoeInputs none = make_inputs(workload, {.tokens = 0, .logits = kind});
      EXPECT_EQ(none.x.size(), 0);
      EXPECT_EQ(none.routing.rows(), 0);
      const MoeInputs one = make_inputs(workload, {.tokens = 1, .logits = kind});
      EXPECT_EQ(one.x.rows(), 1);
      EXPECT_LE(one.routing.rows(), workload.top_k);
    }
  }
}

std::vector<int64_t> expert_loads(LogitKind kind, int64_t tokens) {
  const std::vector<float> logits = make_logits(kind, tokens, 128, 4, 5);
  const TopK ids = top_k_of_logits(logits, tokens, 128, 4, SoftmaxOver::selected);
  const Routing routing = route(ids, 128);
  std::vector<int64_t> loads(routing.histogram.begin(), routing.histogram.end());
  std::ranges::sort(loads, std::greater<>());
  return loads;
}

// Uniform logits load all experts alike; realistic ones do not: a few experts take much of the work.
TEST(Inputs, RealisticRoutingIsSkewed) {
  constexpr int64_t tokens = 4096;  // 128 assignments per expert on average
  const auto top_8_share = [&](const std::vector<int64_t>& loads) {
    return static_cast<double>(std::accumulate(loads.begin(), loads.begin() + 8, int64_t{0})) / (4 * tokens);
  };
  const std::vector<int64_t> uniform = expert_loads(LogitKind::uniform, tokens);
  EXPECT_LT(top_8_share(uniform), 0.09);
  EXPECT_GT(uniform.back(), 80);
  const std::vector<int64_t> realistic = expert_loads(LogitKind::realistic, tokens);
  EXPECT_GT(top_8_share(realistic), 0.3);
  EXPECT_LT(top_8_share(realistic), 0.95);
  EXPECT_LT(realistic.back(), 40);
  for (const float logit : make_logits(LogitKind::realistic, 4, 128, 4, 5))
    EXPECT_EQ(static_cast<double>(logit), decode_f16(encode_f16(logit))) << "logits are f16 values";
  EXPECT_EQ(logit_kind_from_name("realistic"), LogitKind::realistic);
  EXPECT_THROW(logit_kind_from_name("skewed"), UserError);
  // More experts per token than experts in a cluster, and fewer experts than hot ones.
  EXPECT_EQ(make_logits(LogitKind::realistic, 3, 2, 2, 1).size(), 6u);
}

TEST(Inputs, IdPatternsAreWhatTheySay) {
  constexpr int64_t tokens = 200;
  const auto row = [](const TopK& ids, int64_t t) {
    return std::vector<int32_t>(ids.ids.begin() + t * ids.top_k, ids.ids.begin() + (t + 1) * ids.top_k);
  };
  const TopK distinct = make_top_k(IdPattern::distinct, tokens, 8, 8, 1);
  for (int64_t t = 0; t < tokens; ++t) {
    std::vector<int32_t> ids = row(distinct, t);
    std::ranges::sort(ids);
    EXPECT_EQ(ids, (std::vector<int32_t>{0, 1, 2, 3, 4, 5, 6, 7}));
  }
  const TopK one = make_top_k(IdPattern::one_expert, tokens, 64, 4, 1);
  EXPECT_EQ(std::ranges::count(one.ids, one.ids[0]), 4 * tokens);
  const TopK repeated = make_top_k(IdPattern::repeated, tokens, 8, 4, 1);
  int64_t with_repetition = 0;
  for (int64_t t = 0; t < tokens; ++t) {
    std::vector<int32_t> ids = row(repeated, t);
    std::ranges::sort(ids);
    with_repetition += std::ranges::adjacent_find(ids) != ids.end();
  }
  EXPECT_EQ(with_repetition, tokens) << "four slots, two experts";
  const TopK other = make_top_k(IdPattern::other_ranks, tokens, 64, 4, 1);
  EXPECT_NEAR(static_cast<double>(std::ranges::count(other.ids, -1)), 400, 80);
  for (size_t a = 0; a < other.ids.size(); ++a) EXPECT_EQ(std::isnan(other.weights[a]), other.ids[a] == -1);
  const TopK elsewhere = make_top_k(IdPattern::all_elsewhere, tokens, 64, 4, 1);
  EXPECT_EQ(std::ranges::count(elsewhere.ids, -1), 4 * tokens);
  const TopK few = make_top_k(IdPattern::few_experts, tokens, 64, 4, 1);
  for (const int32_t id : few.ids) EXPECT_TRUE(id % 3 == 2 && id < 64);
  for (const double weight : few.weights) EXPECT_TRUE(weight > 0 && weight == static_cast<float>(weight));
  EXPECT_THROW(make_top_k(IdPattern::distinct, 1, 4, 5, 1), UserError);
}

}  // namespace
}  // namespace tilewright::moe
