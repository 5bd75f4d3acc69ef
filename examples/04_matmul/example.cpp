#include "examples/04_matmul/example.h"

#include <algorithm>
#include <thread>

#include "examples/04_matmul/kernel.h"
#include "examples/common/dispatch.h"
#include "examples/common/numbers.h"

namespace tilewright::examples {

namespace {

constexpr Named<MatmulConfig> configs[] = {{"128x128", {128, 128, 64, 2, 2, 3, 8, true}},
                                           {"128x256", {128, 256, 64, 2, 4, 3, 8, true}},
                                           {"64x64", {64, 64, 64, 2, 2, 4, 8, true}},
                                           {"any", {64, 64, 64, 2, 2, 3, 8, false}}};

// The kernels: the matmul with one epilogue or the other.
template <class T, MatmulConfig cfg>
void scaled_matmul(MatmulArgs<T, cfg> args) {
  matmul<T, cfg>(args, Scale{args.alpha});
}
template <class T, MatmulConfig cfg>
void leaky_relu_matmul(MatmulArgs<T, cfg> args) {
  matmul<T, cfg>(args, LeakyRelu{args.alpha});
}

bool is_leaky(const std::string& variant) { return variant.ends_with("_leaky_relu"); }

KernelEntry entry() {
  auto record_version = [](const std::string& variant, const std::string& config) {
    return with_16_bit_type(variant, [&]<class T>(std::type_identity<T>) {
      return with_config<configs>(config, [&](auto i) {
        constexpr auto cfg = configs[i].config;
        KernelOptions options{"matmul", cfg.warps_m * cfg.warps_n};
        return is_leaky(variant) ? record(options, &leaky_relu_matmul<T, cfg>)
                                 : record(options, &scaled_matmul<T, cfg>);
      });
    });
  };
  return {"matmul",
          generic_targets(),
          {"bf16", "f16", "bf16_leaky_relu", "f16_leaky_relu"},
          names_of<configs>(),
          record_version};
}

struct Size {
  std::int64_t m = -1, n = -1, k = -1;
  std::string text() const {
    return std::to_string(m) + " x " + std::to_string(n) + " x " + std::to_string(k);
  }
};

// The promises of a configuration about sizes.
bool fits(const std::string& config, const Size& s) {
  return config == "any" || (s.n % 8 == 0 && s.k % 8 == 0);
}

template <class T>
struct Problem {
  Matrix<T> a, b;  // [M, K], [N, K]
  float alpha;

  // Rows have `room` elements between them, which hold NaN.
  Problem(const Size& s, std::int64_t room, std::uint64_t seed) : a(s.m, s.k, room), b(s.n, s.k, room) {
    Draws da(seed), db(seed + 1000);
    alpha = 0.25f + static_cast<float>(da.uniform(0)) / 8;
    a.draw(
        [&](std::int64_t r, std::int64_t c) { return da.normal(static_cast<std::uint64_t>(r * s.k + c)); });
    b.draw(
        [&](std::int64_t r, std::int64_t c) { return db.normal(static_cast<std::uint64_t>(r * s.k + c)); });
  }
};

template <class T>
struct Arrays {
  Array<T> a, b, c;
  Arrays(Executor& executor, const Problem<T>& p, std::int64_t room, std::uint64_t misalign)
      : a(executor.allocate_copy("a", p.a.values, misalign)),
        b(executor.allocate_copy("b", p.b.values, misalign)),
        c(executor.allocate_copy("c", Matrix<T>(p.a.rows, p.b.rows, room).values, misalign)) {}

  void launch(Executor& executor, const Kernel& kernel, const std::string& config, const Problem<T>& p,
              std::int64_t room) const {
    with_config<configs>(config, [&](auto i) {
      constexpr auto cfg = configs[i].config;
      std::int64_t m = p.a.rows, n = p.b.rows;
      executor.launch(kernel, {ceil_div(m, cfg.block_m) * ceil_div(n, cfg.block_n)},
                      MatmulArgs<T, cfg>{.a = a,
                                         .b = b,
                                         .c = c,
                                         .m = static_cast<std::int32_t>(m),
                                         .n = static_cast<std::int32_t>(n),
                                         .k = static_cast<std::int32_t>(p.a.columns),
                                         .a_stride = p.a.stride,
                                         .b_stride = p.b.stride,
                                         .c_stride = n + room,
                                         .alpha = p.alpha});
      return 0;
    });
  }
};

// Every `step`-th row against double sums. The tensor core truncates below its 24 bits for each 8 products or
// so: K/8 + 4 times a unit of the sum of magnitudes bounds what comes before the one rounding to T.
template <class T>
Outcome compare(const Problem<T>& p, const Matrix<T>& c, bool leaky, std::int64_t step) {
  std::int64_t k = p.a.columns, n = c.columns;
  std::vector<double> b(static_cast<std::size_t>(n * k)), row(static_cast<std::size_t>(k));
  for (std::int64_t j = 0; j < n; ++j)
    for (std::int64_t i = 0; i < k; ++i) b[static_cast<std::size_t>(j * k + i)] = p.b(j, i);
  Comparison comparison;
  for (std::int64_t r = 0; r < c.rows; r += step) {
    for (std::int64_t i = 0; i < k; ++i) row[static_cast<std::size_t>(i)] = p.a(r, i);
    for (std::int64_t j = 0; j < n; ++j) {
      double sum = 0, magnitude = 0;
      const double* column = b.data() + j * k;
      for (std::int64_t i = 0; i < k; ++i) {
        double product = row[static_cast<std::size_t>(i)] * column[i];
        sum += product;
        magnitude += std::fabs(product);
      }
      double expected = leaky && sum > 0 ? sum : p.alpha * sum;
      double bound = (static_cast<double>(k) / 8 + 4) * 0x1p-23 * magnitude +
                     number<T>::unit * std::fabs(expected) + number<T>::smallest_step;
      comparison.add(c(r, j), expected, bound, r, j);
    }
  }
  Outcome outcome = comparison.outcome();
  if (!c.room_is_untouched()) outcome.fail("the room between the rows of c was written");
  return outcome;
}

template <class T>
Outcome check(Executor& executor, const Kernel& kernel, const std::string& variant, const std::string& config,
              const Size& s, std::uint64_t seed) {
  std::int64_t room = config == "any" ? 3 : 8;
  Problem<T> p(s, room, seed);
  Arrays<T> arrays(executor, p, room, config == "any" ? sizeof(T) : 0);
  arrays.launch(executor, kernel, config, p, room);
  Matrix<T> c(s.m, s.n, room);
  c.values = executor.download(arrays.c);
  return compare(p, c, is_leaky(variant), 1);
}

template <class T>
Measurement measure(Executor& executor, const Kernel& kernel, const std::string& variant,
                    const std::string& config, const Size& s, std::uint64_t seed) {
  Problem<T> p(s, 0, seed);
  double elements = static_cast<double>(s.m * s.k + s.n * s.k + s.m * s.n);
  std::vector<Arrays<T>> arrays;
  int rounds = static_cast<int>(std::clamp(400e6 / (elements * sizeof(T)), 2.0, 16.0));
  for (int i = 0; i < rounds; ++i) arrays.emplace_back(executor, p, 0, 0);
  Measurement m;
  m.timing = executor.time(rounds, [&](int round) {
    arrays[static_cast<std::size_t>(round)].launch(executor, kernel, config, p, 0);
  });
  m.flops = 2 * static_cast<double>(s.m) * static_cast<double>(s.n) * static_cast<double>(s.k);
  m.bytes = elements * sizeof(T);
  Matrix<T> c(s.m, s.n);
  c.values = executor.download(arrays.back().c);
  std::int64_t step =
      std::max<std::int64_t>(1, static_cast<std::int64_t>(m.flops / 4e8));  // some rows, some 0.2 s
  m.outcome = compare(p, c, is_leaky(variant), step | 1);
  return m;
}

}  // namespace

Example matmul_example() {
  Example e{"04_matmul", "c = epilogue(a times b transposed)", {entry()}, {}, {}, {}, {}};
  auto size = std::make_shared<Size>();
  e.add_options = [size](OptionList& options) {
    options.integer("--m", size->m, "Rows of a and c");
    options.integer("--n", size->n, "Rows of b, columns of c");
    options.integer("--k", size->k, "Columns of a and b");
  };
  auto chosen = [size](std::int64_t otherwise) {
    auto one = [&](std::int64_t x) { return x >= 0 ? x : otherwise; };
    return Size{one(size->m), one(size->n), one(size->k)};
  };
  e.cases = [size, chosen](const Selection& selection) {
    std::vector<Size> sizes{{0, 8, 8},     {8, 0, 8},       {8, 8, 0},    {1, 1, 1},     {8, 8, 8},
                            {31, 33, 32},  {32, 32, 31},    {33, 31, 33}, {1, 64, 72},   {64, 64, 64},
                            {65, 72, 136}, {130, 264, 200}, {70, 1, 191}, {130, 72, 264}};
    if (selection.on_gpu())
      for (Size s : {Size{1000, 1000, 1000}, {1152, 1152, 64}, {1537, 1032, 520}}) sizes.push_back(s);
    if (size->m >= 0 || size->n >= 0 || size->k >= 0) sizes = {chosen(256)};
    std::vector<Case> cases;
    for_each_version(
        {entry()}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          for (const Size& s : sizes)
            if (fits(c, s))
              cases.push_back({k.name, v, c, s.text(), [=](Executor& executor, std::uint64_t seed) {
                                 return with_16_bit_type(v, [&]<class T>(std::type_identity<T>) {
                                   return check<T>(executor, recorded(k, v, c), v, c, s, seed);
                                 });
                               }});
        });
    return cases;
  };
  e.benchmarks = [chosen](const Selection& selection) {
    std::vector<Benchmark> benchmarks;
    for_each_version(
        {entry()}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          Size s = chosen(4096);
          if (!fits(c, s)) return;
          benchmarks.push_back({k.name, v, c, s.text(), [=](Executor& executor, std::uint64_t seed) {
                                  return with_16_bit_type(v, [&]<class T>(std::type_identity<T>) {
                                    return measure<T>(executor, recorded(k, v, c), v, c, s, seed);
                                  });
                                }});
        });
    return benchmarks;
  };
  return e;
}

}  // namespace tilewright::examples
