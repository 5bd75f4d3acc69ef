#include "examples/moe/host/routing_inputs.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <string>

#include "examples/common/parallel.h"
#include "examples/moe/host/draws.h"
#include "examples/moe/host/numerics.h"
#include "ir/error.h"

namespace tilewright::moe {
namespace {

constexpr int cluster_count = 16;
constexpr int hot_count = 4;

// A sequence of draws from one stream, for set-up work that is not a fill.
struct Draws {
  CounterRng rng;
  uint64_t next = 0;
  double uniform() { return rng.uniform(next++); }
  uint32_t below(uint32_t bound) { return rng.below(next++, bound); }
};

// Fisher and Yates.
std::vector<int> random_permutation(int count, Draws& draws) {
  std::vector<int> order(static_cast<size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  for (int i = count - 1; i > 0; --i)
    std::swap(order[static_cast<size_t>(i)], order[draws.below(static_cast<uint32_t>(i + 1))]);
  return order;
}

// `count` different experts, drawn one after another with probability proportional to what is left of
// `weight`.
std::vector<int> draw_without_replacement(std::vector<double> weight, int count, Draws& draws) {
  std::vector<int> drawn;
  for (int i = 0; i < std::min(count, static_cast<int>(weight.size())); ++i) {
    double target = draws.uniform() * std::accumulate(weight.begin(), weight.end(), 0.0);
    size_t chosen = weight.size();
    for (size_t e = 0; e < weight.size(); ++e) {
      if (weight[e] == 0) continue;
      chosen = e;  // the last expert left takes what rounding leaves of the target
      target -= weight[e];
      if (target < 0) break;
    }
    drawn.push_back(static_cast<int>(chosen));
    weight[chosen] = 0;
  }
  return drawn;
}

struct RealisticRouter {
  std::vector<double> base;  // [experts]: log popularity, hot experts raised
  std::vector<std::vector<double>>
      cluster_raised;  // [clusters][experts]: base with the cluster's experts raised

  RealisticRouter(int experts, int top_k, uint64_t seed) {
    Draws draws{CounterRng(seed, Stream::popularity)};
    std::vector<double> popularity(static_cast<size_t>(experts));
    base.resize(static_cast<size_t>(experts));
    const std::vector<int> order = random_permutation(experts, draws);
    double sum = 0;
    for (int rank = 0; rank < experts; ++rank) {
      const double log_weight = -1.10 * portable_log(rank + 1.0);
      const auto expert = static_cast<size_t>(order[static_cast<size_t>(rank)]);
      base[expert] = log_weight;
      popularity[expert] = portable_exp(log_weight);
      sum += popularity[expert];
    }
    for (double& logit : base) logit -= portable_log(sum);
    const int preferred = std::max(2 * top_k, experts / 16);
    std::vector<std::vector<int>> clusters;
    for (int c = 0; c < cluster_count; ++c)
      clusters.push_back(draw_without_replacement(popularity, preferred, draws));
    for (const int e : draw_without_replacement(popularity, hot_count, draws))
      base[static_cast<size_t>(e)] += 0.6;
    for (const std::vector<int>& cluster : clusters) {
      cluster_raised.push_back(base);
      for (const int e : cluster) cluster_raised.back()[static_cast<size_t>(e)] += 1.25;
    }
  }
};

float through_f16(double x) { return static_cast<float>(decode_f16(encode_f16(x))); }

}  // namespace

LogitKind logit_kind_from_name(std::string_view name) {
  if (name == "uniform") return LogitKind::uniform;
  if (name == "realistic") return LogitKind::realistic;
  throw UserError("moe: routing: found '" + std::string(name) + "', expected one of: uniform, realistic");
}

std::vector<float> make_logits(LogitKind kind, int64_t tokens, int experts, int top_k, uint64_t seed) {
  std::vector<float> logits(static_cast<size_t>(tokens * experts));
  const CounterRng noise(seed, Stream::logits);
  if (kind == LogitKind::uniform) {
    examples::parallel_for(tokens, [&](int64_t t) {
      for (int64_t i = t * experts; i < (t + 1) * experts; ++i)
        logits[static_cast<size_t>(i)] =
            through_f16(normal_from_bits(static_cast<uint32_t>(noise.bits(static_cast<uint64_t>(i)))));
    });
    return logits;
  }
  const RealisticRouter router(experts, top_k, seed);
  const CounterRng cluster_of(seed, Stream::routing);
  examples::parallel_for(tokens, [&](int64_t t) {
    const auto& raised = router.cluster_raised[cluster_of.below(static_cast<uint64_t>(t), cluster_count)];
    for (int64_t i = t * experts; i < (t + 1) * experts; ++i)
      logits[static_cast<size_t>(i)] = through_f16(raised[static_cast<size_t>(i - t * experts)] +
                                                   0.75 * gumbel(noise, static_cast<uint64_t>(i)));
  });
  return logits;
}

TopK make_top_k(IdPattern pattern, int64_t tokens, int experts, int top_k, uint64_t seed) {
  if (experts < 1 || top_k < 1 || (pattern == IdPattern::distinct && top_k > experts) ||
      (pattern == IdPattern::few_experts && experts < 3))
    throw UserError("moe: ids: found top_k " + std::to_string(top_k) + " and " + std::to_string(experts) +
                    " experts, expected 1 <= top_k <= experts (3 experts at least for few_experts)");
  const CounterRng ids(seed, Stream::ids);
  const CounterRng gates(seed, Stream::gates);
  TopK result{tokens, top_k, {}, {}};
  Draws draws{ids};
  const auto count = static_cast<uint32_t>(experts);
  const auto popular = static_cast<int32_t>(ids.below(~uint64_t{0}, count));
  for (int64_t t = 0; t < tokens; ++t) {
    std::vector<int32_t> chosen;
    while (static_cast<int>(chosen.size()) < top_k) {
      auto id = static_cast<int32_t>(draws.below(count));
      if (pattern == IdPattern::distinct && std::find(chosen.begin(), chosen.end(), id) != chosen.end())
        continue;
      if (pattern == IdPattern::one_expert) id = popular;
      if (pattern == IdPattern::repeated) id %= std::max(2, experts / 4);
      if (pattern == IdPattern::few_experts) id = id % (experts / 3) * 3 + 2;
      if (pattern == IdPattern::all_elsewhere || (pattern == IdPattern::other_ranks && draws.below(2) == 0))
        id = -1;
      chosen.push_back(id);
    }
    for (int j = 0; j < top_k; ++j) {
      const double u = gates.uniform(static_cast<uint64_t>(t * top_k + j));
      const auto weight = static_cast<float>((0.5 + u) / top_k);
      result.ids.push_back(chosen[static_cast<size_t>(j)]);
      result.weights.push_back(chosen[static_cast<size_t>(j)] < 0 ? std::numeric_limits<double>::quiet_NaN()
                                                                  : static_cast<double>(weight));
    }
  }
  return result;
}

}  // namespace tilewright::moe
