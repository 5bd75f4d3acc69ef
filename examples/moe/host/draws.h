// Random draws that are the same on every platform: a counter-based generator and the few functions of real
// numbers that the generators need, made of +, -, *, / and sqrt only (compiled without contraction), because
// the C library's log and exp differ in the last bit between systems.
#pragma once
#include <cstdint>
#include <span>

namespace tilewright::moe {

// What a draw is for. Each purpose has its own sequence, so that adding one tensor never changes another.
enum class Stream : uint64_t {
  activations = 1,
  w1,
  w2,
  bias1,
  bias2,
  logits,
  routing,
  popularity,
  ids,
  gates,
  intermediate,
  rows
};

// A random function of (seed, stream, index): any element can be drawn without drawing those before it, so
// fills run on all cores and a shard holds the same numbers as its part of the whole tensor. The mixing is
// the finaliser of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators).
class CounterRng {
 public:
  CounterRng(uint64_t seed, Stream stream)
      : key_(mix(mix(seed) ^ (static_cast<uint64_t>(stream) * 0xD1B54A32D192ED03u))) {}

  uint64_t bits(uint64_t index) const { return mix(key_ + (index + 1) * 0x9E3779B97F4A7C15u); }

  // In (0, 1), never an end.
  double uniform(uint64_t index) const { return (static_cast<double>(bits(index) >> 11) + 0.5) * 0x1p-53; }

  // In [0, bound), bound >= 1; unbiased enough for test data (bound far below 2^32).
  uint32_t below(uint64_t index, uint32_t bound) const {
    return static_cast<uint32_t>(((bits(index) >> 32) * bound) >> 32);
  }

 private:
  static constexpr uint64_t mix(uint64_t z) {
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }
  uint64_t key_;
};

// Natural logarithm of a positive finite number and exponential, to about 1e-15.
double portable_log(double x);
double portable_exp(double x);

// The 65536 quantiles of the standard normal distribution at (i + 0.5) / 65536, ascending; the ends are
// +-4.32.
std::span<const double> normal_quantiles();

// A standard normal draw from 32 random bits: two quantiles added, so the tails reach 6.1.
double normal_from_bits(uint32_t bits);

// A standard Gumbel draw: -log(-log(u)).
double gumbel(const CounterRng& rng, uint64_t index);

}  // namespace tilewright::moe
