// Products of matrices in double, on all cores: what results of matmuls are compared with.
#pragma once
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "examples/common/numbers.h"
#include "examples/common/outcome.h"
#include "examples/common/parallel.h"

namespace tilewright::examples {

// How exactly sums of products are computed: the tensor core keeps `bits` bits, and after `chain` elements of
// K the sum so far goes to one of 24 bits.
struct SumPrecision {
  int bits = 23;
  std::int64_t chain = std::numeric_limits<std::int64_t>::max();
  // Bound of the error of a sum over k, in units of the sum of magnitudes: the tensor core truncates for each
  // 8 products or so.
  double bound(std::int64_t k) const {
    const std::int64_t together = std::min(k, chain);
    const double in_chain = std::ldexp(static_cast<double>(together) / 8 + 4, -bits);
    return k <= chain ? in_chain
                      : in_chain + std::ldexp(static_cast<double>(k) / static_cast<double>(chain), -23);
  }
};

struct ExactSum {
  double sum = 0, magnitude = 0;  // of the products, of their absolute values
};

// sums [count] = x [k] times rows first, first + 1, ... of b [rows, k].
inline void exact_sums(const double* x, const double* b, std::int64_t k, std::int64_t count, ExactSum* sums) {
  constexpr std::int64_t together = 8;  // sums that do not wait for each other
  for (std::int64_t j = 0; j < count; j += together) {
    const std::int64_t n = std::min(together, count - j);
    double sum[together] = {}, magnitude[together] = {};
    const double* row[together];
    for (std::int64_t t = 0; t < together; ++t) row[t] = b + (j + std::min(t, n - 1)) * k;
    for (std::int64_t i = 0; i < k; ++i)
      for (std::int64_t t = 0; t < together; ++t) {
        const double product = x[i] * row[t][i];
        sum[t] += product;
        magnitude[t] += std::fabs(product);
      }
    for (std::int64_t t = 0; t < n; ++t) sums[j + t] = {sum[t], magnitude[t]};
  }
}

// Every `step`-th row of c against double sums of rows of a and b; row r of c is of the c.columns rows of b
// from row first_row(r) on. finish(sum, row, column): what the kernel makes of an exact sum, linear up to one
// rounding to Out, by at most 1 in magnitude. Sums of integers are exact.
template <class Out, class T, class FirstRow, class Finish>
Outcome compare_products(const Matrix<T>& a, const Matrix<T>& b, const Matrix<Out>& c,
                         const FirstRow& first_row, const Finish& finish, std::int64_t step,
                         SumPrecision precision = {}) {
  const std::int64_t k = a.columns, n = c.columns, compared = (c.rows + step - 1) / step;
  const double rounding = std::is_integral_v<T> ? 0 : precision.bound(k);
  auto row_of = [k](const Matrix<T>& x, std::int64_t r, double* to) {
    for (std::int64_t i = 0; i < k; ++i) to[i] = x(r, i);
  };
  std::vector<double> in_double(static_cast<std::size_t>(b.rows * k));
  parallel_for(b.rows, [&](std::int64_t r) { row_of(b, r, in_double.data() + r * k); });
  constexpr std::int64_t at_once = 128;  // rows of sums that are kept
  std::vector<ExactSum> sums(static_cast<std::size_t>(std::min(at_once, compared) * n));
  Comparison comparison;
  for (std::int64_t begin = 0; begin < compared; begin += at_once) {
    const std::int64_t rows = std::min(at_once, compared - begin);
    parallel_for(rows, [&](std::int64_t i) {
      const std::int64_t r = (begin + i) * step;
      std::vector<double> x(static_cast<std::size_t>(k));
      row_of(a, r, x.data());
      exact_sums(x.data(), in_double.data() + first_row(r) * k, k, n, sums.data() + i * n);
    });
    for (std::int64_t i = 0; i < rows; ++i)
      for (std::int64_t j = 0; j < n; ++j) {
        const std::int64_t r = (begin + i) * step;
        const ExactSum& exact = sums[static_cast<std::size_t>(i * n + j)];
        const double expected = finish(exact.sum, r, j);
        const double bound =
            rounding * exact.magnitude + number<Out>::unit * std::fabs(expected) + number<Out>::smallest_step;
        comparison.add(c(r, j), expected, bound, r, j);
      }
  }
  return comparison.outcome();
}

}  // namespace tilewright::examples
