// What the checks and benchmarks of all dense matmuls share: c [M, N] = f(a [M, K] times b [N, K]
// transposed), sizes from the command line, data, the reference in double, and the lists of cases and
// benchmarks.
#pragma once
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "examples/common/exact_products.h"
#include "examples/common/numbers.h"
#include "examples/common/registry.h"

namespace tilewright::examples {

struct MatmulSize {
  std::int64_t m = -1, n = -1, k = -1;
  std::string text() const {
    return std::to_string(m) + " x " + std::to_string(n) + " x " + std::to_string(k);
  }
};

// Operands in element type T. Rows have room between them, which holds NaN (all ones).
template <class T>
struct MatmulProblem {
  MatmulSize size;
  Matrix<T> a, b;                         // [M, K], [N, K]
  float alpha;                            // of an epilogue: 0.125 to 0.375
  std::vector<float> a_scales, b_scales;  // of an epilogue, one for each row of a and b: 0.25 to 1

  // a_room, b_room: elements between the rows. Values are normal, of integers up to +-127.
  MatmulProblem(const MatmulSize& s, std::int64_t room, std::uint64_t seed)
      : size(s), a(s.m, s.k, room), b(s.n, s.k, room) {
    Draws da(seed), db(seed + 1000);
    alpha = 0.25f + static_cast<float>(da.uniform(0)) / 8;
    double scale = std::is_integral_v<T> ? 36 : 1;
    auto fill = [&](Matrix<T>& x, const Draws& draws) {
      x.draw([&](std::int64_t r, std::int64_t c) {
        return scale * draws.normal(static_cast<std::uint64_t>(r * s.k + c));
      });
    };
    fill(a, da);
    fill(b, db);
    auto scales = [](std::vector<float>& x, std::int64_t n, const Draws& draws) {
      for (std::int64_t i = 0; i < n; ++i)
        x.push_back(0.625f + 0.375f * static_cast<float>(draws.uniform(static_cast<std::uint64_t>(i))));
    };
    scales(a_scales, s.m, Draws(seed + 2000));
    scales(b_scales, s.n, Draws(seed + 3000));
  }
};

template <class T, class Out>
struct MatmulArrays {
  Array<T> a, b;
  Array<float> a_scales, b_scales;  // [M], [N]
  Array<Out> c;
  std::int64_t c_stride;

  MatmulArrays(Executor& executor, const MatmulProblem<T>& p, std::int64_t c_room, std::uint64_t misalign)
      : a(executor.allocate_copy("a", p.a.values, misalign)),
        b(executor.allocate_copy("b", p.b.values, misalign)),
        a_scales(executor.allocate_copy("a_scales", p.a_scales)),
        b_scales(executor.allocate_copy("b_scales", p.b_scales)),
        c(executor.allocate_copy("c", Matrix<Out>(p.size.m, p.size.n, c_room).values, misalign)),
        c_stride(p.size.n + c_room) {}
};

// Every `step`-th row against double sums; finish(sum, row, column) as in compare_products.
template <class Out, class T, class Finish>
Outcome compare_matmul(const MatmulProblem<T>& p, const Matrix<Out>& c, const Finish& finish,
                       std::int64_t step, SumPrecision precision = {}, std::int64_t unit = 1) {
  Outcome outcome = compare_products(
      p.a, p.b, c, [](std::int64_t) { return 0; }, finish, step, precision);
  if (!c.room_is_untouched(unit)) outcome.fail("the room between the rows of c was written");
  return outcome;
}

// Where the arrays of a check lie: elements between the rows of a and b, between those of c, and bytes past a
// multiple of 256.
struct MatmulRoom {
  std::int64_t k = 0, n = 0;
  std::uint64_t misalign = 0;
  std::int64_t unit = 1;  // bytes that stores write at once, past the end of a row too
};

// One matmul kernel. launch(executor, kernel, problem, arrays) starts it; finish as in compare_matmul.
template <class T, class Out, class Launch, class Finish>
Outcome check_matmul(Executor& executor, const Kernel& kernel, const MatmulSize& size, MatmulRoom room,
                     std::uint64_t seed, const Launch& launch, const Finish& finish,
                     SumPrecision precision = {}) {
  MatmulProblem<T> p(size, room.k, seed);
  MatmulArrays<T, Out> arrays(executor, p, room.n, room.misalign);
  launch(executor, kernel, p, arrays);
  Matrix<Out> c(size.m, size.n, room.n);
  c.values = executor.download(arrays.c);
  return compare_matmul<Out>(
      p, c, [&](double sum, std::int64_t i, std::int64_t j) { return finish(p, sum, i, j); }, 1, precision,
      room.unit);
}

template <class T, class Out, class Launch, class Finish>
Measurement measure_matmul(Executor& executor, const Kernel& kernel, const MatmulSize& size,
                           std::uint64_t seed, const Launch& launch, const Finish& finish,
                           SumPrecision precision = {}) {
  MatmulProblem<T> p(size, 0, seed);
  Measurement m;
  m.bytes = static_cast<double>((size.m + size.n) * size.k) * sizeof(T) +
            static_cast<double>(size.m * size.n) * sizeof(Out);
  m.flops = 2 * static_cast<double>(size.m) * static_cast<double>(size.n) * static_cast<double>(size.k);
  std::vector<MatmulArrays<T, Out>> arrays;
  int rounds = static_cast<int>(std::clamp(400e6 / m.bytes, 2.0, 16.0));
  for (int i = 0; i < rounds; ++i) arrays.emplace_back(executor, p, 0, 0);
  m.timing = executor.time(
      rounds, [&](int round) { launch(executor, kernel, p, arrays[static_cast<std::size_t>(round)]); });
  Matrix<Out> c(size.m, size.n);
  c.values = executor.download(arrays.back().c);
  // some rows, some 0.2 s; an odd number, so that all rows of a tile have their turn
  std::int64_t step = std::max<std::int64_t>(1, static_cast<std::int64_t>(m.flops / 4e8));
  m.outcome = compare_matmul<Out>(
      p, c, [&](double sum, std::int64_t i, std::int64_t j) { return finish(p, sum, i, j); }, step | 1,
      precision);
  return m;
}

// What the program of one matmul kernel offers. fits(config, size): the configuration's promises hold.
struct MatmulExample {
  std::string name, about;
  KernelEntry kernel;
  std::function<bool(const std::string& config, const MatmulSize& size)> fits;
  std::function<Outcome(Executor&, const std::string& variant, const std::string& config, const MatmulSize&,
                        std::uint64_t seed)>
      check;
  std::function<Measurement(Executor&, const std::string& variant, const std::string& config,
                            const MatmulSize&, std::uint64_t seed)>
      measure;
  std::vector<MatmulSize> gpu_sizes = {};  // beside the small ones
};
Example matmul_program(const MatmulExample& matmul);

}  // namespace tilewright::examples
