#include "examples/moe/host/draws.h"

#include <cmath>
#include <vector>

namespace tilewright::moe {
namespace {

constexpr double log_of_2 = 0.69314718055994530942;

// Density and distribution of the standard normal. The series of the distribution is that of Marsaglia,
// "Evaluating the Normal Distribution" (2004): Phi(x) = 1/2 + phi(x) (x + x^3/3 + x^5/(3 5) + ...), all terms
// of one sign.
double normal_density(double x) { return 0.39894228040143267794 * portable_exp(-0.5 * x * x); }

double normal_distribution_above_half(double x) {
  double term = x;
  double sum = x;
  for (int odd = 3; term > sum * 1e-17; odd += 2) {
    term *= x * x / odd;
    sum += term;
  }
  return normal_density(x) * sum;
}

std::vector<double> make_normal_quantiles() {
  constexpr int half = 32768;
  std::vector<double> quantiles(2 * half);
  double x = 0;
  for (int i = 0; i < half; ++i) {
    // Newton from the neighbour's value; the distribution is concave for x > 0, so from below it converges.
    const double target = (i + 0.5) / (2.0 * half);
    for (int step = 0; step < 8; ++step) {
      const double change = (target - normal_distribution_above_half(x)) / normal_density(x);
      x += change;
      if (change < 1e-13 && change > -1e-13) break;
    }
    quantiles[static_cast<size_t>(half + i)] = x;
    quantiles[static_cast<size_t>(half - 1 - i)] = -x;
  }
  return quantiles;
}

}  // namespace

double portable_log(double x) {
  int exponent = 0;
  double mantissa = std::frexp(x, &exponent);  // exact
  if (mantissa < 0.70710678118654752440) {
    mantissa *= 2;
    --exponent;
  }
  // log m = 2 artanh s = 2 (s + s^3/3 + ...), |s| <= 0.172.
  const double s = (mantissa - 1) / (mantissa + 1);
  const double square = s * s;
  double sum = 0;
  for (int odd = 23; odd >= 1; odd -= 2) sum = sum * square + 1.0 / odd;
  return 2 * s * sum + exponent * log_of_2;
}

double portable_exp(double x) {
  if (x < -745) return 0;
  const double halves = std::floor(x / log_of_2 + 0.5);
  const double rest = x - halves * log_of_2;  // |rest| <= 0.35
  double sum = 1;
  for (int n = 16; n >= 1; --n) sum = 1 + rest * sum / n;
  return std::ldexp(sum, static_cast<int>(halves));
}

std::span<const double> normal_quantiles() {
  static const std::vector<double> quantiles = make_normal_quantiles();
  return quantiles;
}

double normal_from_bits(uint32_t bits) {
  static const std::span<const double> quantiles = normal_quantiles();
  return (quantiles[bits & 0xFFFF] + quantiles[bits >> 16]) * 0.70710678118654752440;
}

double gumbel(const CounterRng& rng, uint64_t index) {
  return -portable_log(-portable_log(rng.uniform(index)));
}

}  // namespace tilewright::moe
