// Seeded generators of router logits and of given ids.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

#include "examples/moe/host/routing.h"

namespace tilewright::moe {

// How popular the experts are.
enum class LogitKind {
  uniform,    // Gaussian logits: every expert is equally likely
  realistic,  // skewed and correlated, after the generator of the Gluon MoE example: see make_logits
};
LogitKind logit_kind_from_name(std::string_view name);  // "uniform", "realistic"; UserError otherwise

// Router logits [tokens, experts]; every value is an f16 value.
// realistic = log popularity (rank^-1.10, normalised, ranks in random order)
//   + 1.25 on the preferred experts of the token's cluster: 16 clusters, each with max(2 top_k, experts/16)
//   experts
//     drawn by popularity without replacement; a token's cluster is random
//   + 0.6 on 4 experts, drawn by popularity, that are hot in this batch
//   + 0.75 Gumbel noise.
std::vector<float> make_logits(LogitKind kind, int64_t tokens, int experts, int top_k, uint64_t seed);

// Given ids, as an upstream router could hand them over; weights are positive f32 values that sum to about 1.
enum class IdPattern {
  distinct,       // top_k different random experts
  one_expert,     // every slot of every token is the same expert
  repeated,       // each slot drawn on its own among few experts: many tokens name an expert twice
  other_ranks,    // about half of the slots are -1 (experts of another rank), their weights NaN
  all_elsewhere,  // every slot is -1, every weight NaN
  few_experts,    // only every third expert (2, 5, 8, ...) is ever used: most slices are empty, expert 0 too
};
TopK make_top_k(IdPattern pattern, int64_t tokens, int experts, int top_k, uint64_t seed);

}  // namespace tilewright::moe
