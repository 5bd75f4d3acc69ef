#include "examples/09_attention_forward/example.h"

#include <algorithm>

#include "examples/09_attention_forward/kernel.h"
#include "examples/common/dispatch.h"
#include "examples/common/exact_products.h"

namespace tilewright::examples {

namespace {

constexpr Named<AttentionConfig> configs[] = {{"128", {128, 128, 2, false, true}},
                                              {"128_causal", {128, 128, 2, true, true}},
                                              {"64", {64, 128, 2, false, false}},
                                              {"64_causal", {64, 128, 2, true, false}}};

KernelEntry entry() {
  return {"attention",
          hopper_targets(),
          {"bf16", "f16"},
          names_of<configs>(),
          [](const std::string& variant, const std::string& config) {
            return with_16_bit_type(variant, [&]<class T>(std::type_identity<T>) {
              return with_config<configs>(config, [&](auto i) {
                return record({.name = "attention"}, &attention<T, configs[i].config>);
              });
            });
          }};
}

struct Size {
  std::int64_t heads = -1, kv_heads = -1, rows = -1, columns = -1;
  std::string text() const {
    return std::to_string(heads) + " heads on " + std::to_string(kv_heads) + ", " + std::to_string(rows) +
           " x " + std::to_string(columns);
  }
};

template <class T>
struct Problem {
  Size size;
  AttentionConfig cfg;
  Matrix<T> q, k, v;  // [heads * rows, D], [kv heads * columns, D]

  Problem(const Size& s, const AttentionConfig& c, std::uint64_t seed)
      : size(s),
        cfg(c),
        q(s.heads * s.rows, c.head_dim),
        k(s.kv_heads * s.columns, c.head_dim),
        v(s.kv_heads * s.columns, c.head_dim) {
    std::uint64_t number = 0;
    for (Matrix<T>* m : {&q, &k, &v}) {
      Draws draws(seed + 1000 * number++);
      m->draw([&](std::int64_t r, std::int64_t c) {
        return draws.normal(static_cast<std::uint64_t>(r * cfg.head_dim + c));
      });
    }
  }
  double scale() const { return 1 / std::sqrt(static_cast<double>(cfg.head_dim)); }
};

template <class T>
struct Arrays {
  Array<T> q, k, v, o;
  Arrays(Executor& executor, const Problem<T>& p)
      : q(executor.allocate_copy("q", p.q.values)),
        k(executor.allocate_copy("k", p.k.values)),
        v(executor.allocate_copy("v", p.v.values)),
        o(executor.allocate_copy("o", Matrix<T>(p.q.rows, p.cfg.head_dim).values)) {}

  void launch(Executor& executor, const Kernel& kernel, const Problem<T>& p) const {
    const Size& s = p.size;
    std::int64_t d = p.cfg.head_dim;
    executor.launch(kernel, {ceil_div(s.rows, 128), s.heads},
                    AttentionArgs<T>{.q = {q.address, {s.heads, s.rows, d}},
                                     .k = {k.address, {s.kv_heads, s.columns, d}},
                                     .v = {v.address, {s.kv_heads, s.columns, d}},
                                     .o = {o.address, {s.heads, s.rows, d}},
                                     .rows = static_cast<std::int32_t>(s.rows),
                                     .columns = static_cast<std::int32_t>(s.columns),
                                     .heads_per_kv = static_cast<std::int32_t>(s.heads / s.kv_heads),
                                     .scale = static_cast<float>(p.scale() * 1.4426950408889634)});
  }
};

// Row `row` of the result in double: for each of head_dim columns the weighted sum of values and that of
// their magnitudes.
template <class T>
void exact_row(const Problem<T>& p, std::int64_t row, ExactSum* result) {
  const Size& s = p.size;
  const int d = p.cfg.head_dim;
  std::int64_t head = row / s.rows, i = row % s.rows, first = head / (s.heads / s.kv_heads) * s.columns;
  std::int64_t seen =
      p.cfg.is_causal ? std::clamp<std::int64_t>(i + 1 + s.columns - s.rows, 0, s.columns) : s.columns;
  std::vector<double> weight(static_cast<std::size_t>(seen));
  double top = -INFINITY, total = 0;
  for (std::int64_t j = 0; j < seen; ++j) {
    double sum = 0;
    for (int c = 0; c < d; ++c) sum += p.q(row, c) * p.k(first + j, c);
    weight[static_cast<std::size_t>(j)] = sum * p.scale();
    top = std::max(top, weight[static_cast<std::size_t>(j)]);
  }
  for (double& w : weight) total += w = std::exp(w - top);
  std::fill_n(result, d, ExactSum{});
  for (std::int64_t j = 0; j < seen; ++j)
    for (int c = 0; c < d; ++c) {
      double x = weight[static_cast<std::size_t>(j)] / total * p.v(first + j, c);
      result[c].sum += x;
      result[c].magnitude += std::fabs(x);
    }
}

// Every `step`-th row against softmax in double. Probabilities are rounded to T before they meet the values,
// each by at most a unit of its own; sums and exponentials keep 20 bits or so; the result is rounded once.
template <class T>
Outcome compare(const Problem<T>& p, const Matrix<T>& o, std::int64_t step) {
  const std::int64_t d = p.cfg.head_dim, compared = (o.rows + step - 1) / step;
  std::vector<ExactSum> exact(static_cast<std::size_t>(compared * d));
  parallel_for(compared, [&](std::int64_t i) { exact_row(p, i * step, exact.data() + i * d); });
  Comparison comparison;
  for (std::int64_t i = 0; i < compared; ++i)
    for (std::int64_t c = 0; c < d; ++c) {
      const auto [expected, magnitude] = exact[static_cast<std::size_t>(i * d + c)];
      double bound = (number<T>::unit + 0x1p-16) * magnitude + number<T>::unit * std::fabs(expected) +
                     number<T>::smallest_step;
      comparison.add(o(i * step, c), expected, bound, i * step, c);
    }
  return comparison.outcome();
}

template <class T>
Outcome check(Executor& executor, const Kernel& kernel, const Size& s, const AttentionConfig& cfg,
              std::uint64_t seed) {
  Problem<T> p(s, cfg, seed);
  Arrays<T> arrays(executor, p);
  arrays.launch(executor, kernel, p);
  Matrix<T> o(p.q.rows, cfg.head_dim);
  o.values = executor.download(arrays.o);
  return compare(p, o, 1);
}

template <class T>
Measurement measure(Executor& executor, const Kernel& kernel, const Size& s, const AttentionConfig& cfg,
                    std::uint64_t seed) {
  Problem<T> p(s, cfg, seed);
  std::vector<Arrays<T>> arrays;
  for (int i = 0; i < 3; ++i) arrays.emplace_back(executor, p);
  Measurement m;
  m.timing = executor.time(
      3, [&](int round) { arrays[static_cast<std::size_t>(round)].launch(executor, kernel, p); });
  double pairs = static_cast<double>(s.rows) * static_cast<double>(s.columns) * (cfg.is_causal ? 0.5 : 1);
  m.flops = 4 * static_cast<double>(s.heads) * pairs * cfg.head_dim;
  m.bytes = 2.0 * static_cast<double>(p.q.rows + p.k.rows) * cfg.head_dim * sizeof(T);
  Matrix<T> o(p.q.rows, cfg.head_dim);
  o.values = executor.download(arrays.back().o);
  m.outcome = compare(p, o, std::max<std::int64_t>(1, s.heads * s.rows / 64) | 1);
  return m;
}

AttentionConfig config_named(const std::string& name) {
  return with_config<configs>(name, [](auto i) { return configs[i].config; });
}

}  // namespace

Example attention_example() {
  Example e{"09_attention_forward", "o = softmax(q k^T) v", {entry()}, {}, {}, {}, {}};
  auto size = std::make_shared<Size>();
  e.add_options = [size](OptionList& options) {
    options.integer("--heads", size->heads, "Heads of q, all batches together", 1);
    options.integer("--kv-heads", size->kv_heads, "Heads of k and v; divides --heads", 1);
    options.integer("--rows", size->rows, "Rows of q", 1);
    options.integer("--columns", size->columns, "Rows of k and v", 1);
  };
  auto chosen = [size](Size s) {
    if (size->heads > 0) s.heads = s.kv_heads = size->heads;
    if (size->kv_heads > 0) s.kv_heads = size->kv_heads;
    if (size->rows > 0) s.rows = s.columns = size->rows;
    if (size->columns > 0) s.columns = size->columns;
    if (s.heads % s.kv_heads)
      throw UserError("--heads " + std::to_string(s.heads) + " is no multiple of --kv-heads " +
                      std::to_string(s.kv_heads));
    return s;
  };
  e.cases = [size, chosen](const Selection& selection) {
    std::vector<Size> sizes{
        {1, 1, 1, 1}, {1, 1, 128, 128}, {2, 1, 100, 130}, {2, 2, 257, 257}, {1, 1, 65, 300}};
    if (selection.on_gpu()) sizes.insert(sizes.end(), {{4, 2, 1000, 1000}, {3, 1, 129, 1111}});
    if (size->heads > 0 || size->rows > 0 || size->columns > 0) sizes = {chosen({1, 1, 128, 128})};
    std::vector<Case> cases;
    for_each_version(
        {entry()}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          AttentionConfig cfg = config_named(c);
          for (const Size& s : sizes)
            cases.push_back({k.name, v, c, s.text(), [=](Executor& executor, std::uint64_t seed) {
                               return with_16_bit_type(v, [&]<class T>(std::type_identity<T>) {
                                 return check<T>(executor, recorded(k, v, c), s, cfg, seed);
                               });
                             }});
        });
    return cases;
  };
  e.benchmarks = [chosen](const Selection& selection) {
    Size s = chosen({32, 32, 8192, 8192});
    std::vector<Benchmark> benchmarks;
    for_each_version(
        {entry()}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          AttentionConfig cfg = config_named(c);
          benchmarks.push_back({k.name, v, c, s.text(), [=](Executor& executor, std::uint64_t seed) {
                                  return with_16_bit_type(v, [&]<class T>(std::type_identity<T>) {
                                    return measure<T>(executor, recorded(k, v, c), s, cfg, seed);
                                  });
                                }});
        });
    return benchmarks;
  };
  return e;
}

}  // namespace tilewright::examples
