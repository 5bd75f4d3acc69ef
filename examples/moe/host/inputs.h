// Seeded inputs of the MoE programs: the same bits on every platform, filled on all cores.
#pragma once
#include <cstdint>
#include <vector>

#include "examples/moe/host/draws.h"
#include "examples/moe/host/routing_inputs.h"
#include "examples/moe/host/tensor.h"
#include "examples/moe/host/workloads.h"

namespace tilewright::moe {

// Gaussian values of standard deviation `deviation`, rounded to the tensor's type: element i of `codes` is
// draw first_index + i of the stream. Draws are the 65536 quantiles of the normal distribution (tails to 4.3
// deviations).
void fill_gaussian(std::span<uint16_t> codes, Storage type, const CounterRng& rng, double deviation,
                   uint64_t first_index = 0);
void fill_gaussian(std::span<float> values, const CounterRng& rng, double deviation,
                   uint64_t first_index = 0);

// Gaussian values times a random power of two from 2^-octaves to 2^octaves: large and tiny magnitudes side by
// side.
void fill_wide(std::span<uint16_t> codes, Storage type, const CounterRng& rng, double deviation, int octaves,
               uint64_t first_index = 0);

// Everything one rank is given.
struct MoeInputs {
  Workload workload;
  Storage type = Storage::bf16;
  int64_t tokens = 0;
  int rank = 0;
  Tensor16 x;                 // [tokens, H], deviation 1
  Tensor16 w1;                // [local experts, 2I, H], deviation 1 / sqrt(H)
  Tensor16 w2;                // [local experts, H, I], deviation 1 / sqrt(I)
  std::vector<float> bias1;   // [local experts, 2I], deviation 1/4; empty where the workload has no bias
  std::vector<float> bias2;   // [local experts, H], deviation 1/4; empty likewise
  std::vector<float> logits;  // [tokens, E], f16 values; empty where ids were given
  Routing routing;            // the reference routing of this rank
};

struct InputOptions {
  Storage type = Storage::bf16;
  int64_t tokens = 1;
  LogitKind logits = LogitKind::uniform;
  uint64_t seed = 0;
  int rank = -1;  // -1: the rank whose load is nearest to the mean
  // Leave the weights of local experts without rows uninitialised: DeepSeek-V3 at full width has 22 GB of
  // weights, of which a small batch touches little. Kernels must not read them, so they may hold anything.
  bool only_active_experts = false;
};

// UserError: tokens < 0, a rank that does not exist.
MoeInputs make_inputs(const Workload& workload, const InputOptions& options);

// The same with given ids in place of logits (options.logits is not used).
MoeInputs make_inputs(const Workload& workload, const InputOptions& options, TopK top_k);

// Experts with closed-form answers. H = I = width. Gate row i of every expert is 16 in column 0, up row i is
// 1 in column i, w2 of expert e is (e + 1) / 16 times the identity; x[t][0] = 1 and the other x are +-2^n,
// |n| <= 2. silu(16) rounds to 16, so expert e returns (e + 1) x exactly, and the operator returns x[t] *
// sum_j weight[t][j] (id[t][j] + 1) over the slots that are not empty. Weights cover experts [first_expert,
// last_expert).
struct UnitExperts {
  Tensor16 x;   // [tokens, width]
  Tensor16 w1;  // [last - first, 2 width, width]
  Tensor16 w2;  // [last - first, width, width]
};
UnitExperts make_unit_experts(int64_t tokens, int64_t width, int first_expert, int last_expert,
                              W1Layout layout, Storage type, uint64_t seed = 0);

// sum_j weight[t][j] (id[t][j] + 1) over the slots whose expert lies in [first_expert, last_expert).
std::vector<double> unit_multipliers(const TopK& top_k, int first_expert, int last_expert);

// The row of w1 that holds gate j (up = false) or up j (up = true) of I.
inline int64_t w1_row(W1Layout layout, int64_t inter, int64_t j, bool up) {
  return layout == W1Layout::gate_then_up ? j + (up ? inter : 0) : 2 * j + (up ? 1 : 0);
}

// FNV-1a over bytes, for pinned checksums of generated data (bytes in little-endian order).
uint64_t checksum(std::span<const uint16_t> codes);
uint64_t checksum(std::span<const float> values);
uint64_t checksum(std::span<const int32_t> values);

}  // namespace tilewright::moe
