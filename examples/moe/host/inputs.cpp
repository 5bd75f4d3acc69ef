#include "examples/moe/host/inputs.h"

#include <cmath>
#include <string>

#include "examples/common/parallel.h"
#include "ir/error.h"

namespace tilewright::moe {
namespace {

constexpr int64_t chunk = 1 << 20;  // elements per item of a parallel fill

// Draw i takes 16 bits: four draws share one call of the generator.
template <class Store>
void for_each_draw(int64_t count, const CounterRng& rng, uint64_t first_index, const Store& store) {
  examples::parallel_for((count + chunk - 1) / chunk, [&](int64_t c) {
    uint64_t bits = 0;
    for (int64_t i = c * chunk; i < std::min(count, (c + 1) * chunk); ++i) {
      const uint64_t index = first_index + static_cast<uint64_t>(i);
      if (i == c * chunk || index % 4 == 0) bits = rng.bits(index / 4);
      store(i, static_cast<size_t>(bits >> (16 * (index % 4)) & 0xFFFF));
    }
  });
}

// The codes of the normal distribution's quantiles, scaled and rounded.
std::vector<uint16_t> gaussian_codes(Storage type, double deviation) {
  std::vector<uint16_t> codes;
  codes.reserve(normal_quantiles().size());
  for (const double quantile : normal_quantiles()) codes.push_back(encode16(type, quantile * deviation));
  return codes;
}

void fill_from(std::span<const uint16_t> table, std::span<uint16_t> codes, const CounterRng& rng,
               uint64_t first_index) {
  for_each_draw(static_cast<int64_t>(codes.size()), rng, first_index,
                [&](int64_t i, size_t draw) { codes[static_cast<size_t>(i)] = table[draw]; });
}

// The weights of the whole layer have one numbering, so a rank's part equals that part of the unsharded
// tensor.
void fill_experts(Tensor16& weights, const CounterRng& rng, double deviation, const Routing& routing,
                  bool only_active) {
  const std::vector<uint16_t> table = gaussian_codes(weights.type(), deviation);
  const auto experts = static_cast<size_t>(weights.shape()[0]);
  const size_t per_expert = experts == 0 ? 0 : static_cast<size_t>(weights.size()) / experts;
  const uint64_t offset = static_cast<uint64_t>(routing.first_expert) * per_expert;
  if (!only_active) return fill_from(table, weights.codes(), rng, offset);
  for (size_t e = 0; e < experts; ++e)
    if (routing.slice_sizes[e] != 0)
      fill_from(table, weights.codes().subspan(e * per_expert, per_expert), rng, offset + e * per_expert);
}

uint64_t fnv1a(uint64_t hash, uint64_t value, int bytes) {
  for (int b = 0; b < bytes; ++b) hash = (hash ^ (value >> (8 * b) & 0xFF)) * 0x100000001B3u;
  return hash;
}
constexpr uint64_t fnv_start = 0xCBF29CE484222325u;

}  // namespace

void fill_gaussian(std::span<uint16_t> codes, Storage type, const CounterRng& rng, double deviation,
                   uint64_t first_index) {
  fill_from(gaussian_codes(type, deviation), codes, rng, first_index);
}

void fill_gaussian(std::span<float> values, const CounterRng& rng, double deviation, uint64_t first_index) {
  const std::span<const double> quantiles = normal_quantiles();
  for_each_draw(static_cast<int64_t>(values.size()), rng, first_index, [&](int64_t i, size_t draw) {
    values[static_cast<size_t>(i)] = static_cast<float>(quantiles[draw] * deviation);
  });
}

void fill_wide(std::span<uint16_t> codes, Storage type, const CounterRng& rng, double deviation, int octaves,
               uint64_t first_index) {
  const auto count = static_cast<int64_t>(codes.size());
  examples::parallel_for((count + chunk - 1) / chunk, [&](int64_t c) {
    for (int64_t i = c * chunk; i < std::min(count, (c + 1) * chunk); ++i) {
      const uint64_t bits = rng.bits(first_index + static_cast<uint64_t>(i));
      const int power =
          static_cast<int>(((bits >> 32) * static_cast<uint64_t>(2 * octaves + 1)) >> 32) - octaves;
      const double value = std::ldexp(normal_from_bits(static_cast<uint32_t>(bits)) * deviation, power);
      codes[static_cast<size_t>(i)] = encode16(type, value);
    }
  });
}

MoeInputs make_inputs(const Workload& workload, const InputOptions& options, TopK top_k) {
  if (options.tokens != top_k.tokens)
    throw UserError("moe: inputs: tokens: found ids of " + std::to_string(top_k.tokens) +
                    " tokens, expected " + std::to_string(options.tokens));
  if (options.rank < -1 || options.rank >= workload.shards)
    throw UserError("moe: inputs: rank: found " + std::to_string(options.rank) + ", expected 0.." +
                    std::to_string(workload.shards - 1) + ", or -1 for the rank of typical load");
  MoeInputs inputs;
  inputs.workload = workload;
  inputs.type = options.type;
  inputs.tokens = options.tokens;
  inputs.rank = options.rank >= 0 ? options.rank : typical_rank(top_k, workload.experts, workload.shards);
  const int first = workload.first_expert(inputs.rank);
  inputs.routing = route(std::move(top_k), workload.experts, first, first + workload.local_experts());

  const int64_t local = workload.local_experts();
  const int64_t hidden = workload.hidden;
  const int64_t inter = workload.inter;
  inputs.x = Tensor16(options.type, {options.tokens, hidden});
  fill_gaussian(inputs.x.codes(), options.type, CounterRng(options.seed, Stream::activations), 1.0);
  inputs.w1 = Tensor16(options.type, {local, 2 * inter, hidden});
  fill_experts(inputs.w1, CounterRng(options.seed, Stream::w1), 1 / std::sqrt(static_cast<double>(hidden)),
               inputs.routing, options.only_active_experts);
  inputs.w2 = Tensor16(options.type, {local, hidden, inter});
  fill_experts(inputs.w2, CounterRng(options.seed, Stream::w2), 1 / std::sqrt(static_cast<double>(inter)),
               inputs.routing, options.only_active_experts);
  if (workload.bias) {
    inputs.bias1.resize(static_cast<size_t>(local * 2 * inter));
    inputs.bias2.resize(static_cast<size_t>(local * hidden));
    fill_gaussian(std::span(inputs.bias1), CounterRng(options.seed, Stream::bias1), 0.25,
                  static_cast<uint64_t>(first * 2 * inter));
    fill_gaussian(std::span(inputs.bias2), CounterRng(options.seed, Stream::bias2), 0.25,
                  static_cast<uint64_t>(first * hidden));
  }
  return inputs;
}

MoeInputs make_inputs(const Workload& workload, const InputOptions& options) {
  if (options.tokens < 0)
    throw UserError("moe: inputs: tokens: found " + std::to_string(options.tokens) + ", expected >= 0");
  std::vector<float> logits =
      make_logits(options.logits, options.tokens, workload.experts, workload.top_k, options.seed);
  TopK top_k =
      top_k_of_logits(logits, options.tokens, workload.experts, workload.top_k, SoftmaxOver::selected);
  MoeInputs inputs = make_inputs(workload, options, std::move(top_k));
  inputs.logits = std::move(logits);
  return inputs;
}

UnitExperts make_unit_experts(int64_t tokens, int64_t width, int first_expert, int last_expert,
                              W1Layout layout, Storage type, uint64_t seed) {
  const int64_t experts = last_expert - first_expert;
  UnitExperts unit{Tensor16(type, {tokens, width}), Tensor16(type, {experts, 2 * width, width}),
                   Tensor16(type, {experts, width, width})};
  const CounterRng rng(seed, Stream::activations);
  for (int64_t i = 0; i < unit.x.size(); ++i) {
    const uint64_t bits = rng.bits(static_cast<uint64_t>(i));
    const double power = std::ldexp((bits & 1) != 0 ? 1.0 : -1.0, static_cast<int>((bits >> 8) % 5) - 2);
    unit.x.set(i, i % width == 0 ? 1.0 : power);
  }
  std::fill(unit.w1.codes().begin(), unit.w1.codes().end(), uint16_t{0});
  std::fill(unit.w2.codes().begin(), unit.w2.codes().end(), uint16_t{0});
  for (int64_t e = 0; e < experts; ++e) {
    for (int64_t i = 0; i < width; ++i) {
      unit.w1.set((e * 2 * width + w1_row(layout, width, i, false)) * width, 16.0);
      unit.w1.set((e * 2 * width + w1_row(layout, width, i, true)) * width + i, 1.0);
      unit.w2.set((e * width + i) * width + i, static_cast<double>(first_expert + e + 1) / 16);
    }
  }
  return unit;
}

std::vector<double> unit_multipliers(const TopK& top_k, int first_expert, int last_expert) {
  std::vector<double> multipliers(static_cast<size_t>(top_k.tokens), 0.0);
  for (size_t a = 0; a < top_k.ids.size(); ++a) {
    const int32_t id = top_k.ids[a];
    if (id < first_expert || id >= last_expert) continue;
    multipliers[a / static_cast<size_t>(top_k.top_k)] += top_k.weights[a] * (id + 1);
  }
  return multipliers;
}

uint64_t checksum(std::span<const uint16_t> codes) {
  uint64_t hash = fnv_start;
  for (const uint16_t code : codes) hash = fnv1a(hash, code, 2);
  return hash;
}
uint64_t checksum(std::span<const float> values) {
  uint64_t hash = fnv_start;
  for (const float value : values) hash = fnv1a(hash, std::bit_cast<uint32_t>(value), 4);
  return hash;
}
uint64_t checksum(std::span<const int32_t> values) {
  uint64_t hash = fnv_start;
  for (const int32_t value : values) hash = fnv1a(hash, static_cast<uint32_t>(value), 4);
  return hash;
}

}  // namespace tilewright::moe
