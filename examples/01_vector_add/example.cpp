#include "examples/01_vector_add/example.h"

#include "examples/01_vector_add/kernel.h"
#include "examples/common/dispatch.h"
#include "examples/common/numbers.h"

namespace tilewright::examples {

namespace {

constexpr Named<VectorAddConfig> configs[] = {{"aligned", {1024, 4, 8, true}}, {"any", {1024, 4, 4, false}}};

KernelEntry entry() {
  auto record_version = [](const std::string& variant, const std::string& config) {
    return with_type(variant, [&]<class T>(std::type_identity<T>) {
      return with_config<configs>(config, [](auto i) {
        constexpr auto cfg = configs[i].config;
        return record({"vector_add", cfg.warps}, &vector_add<T, cfg>);
      });
    });
  };
  return {"vector_add", generic_targets(), {"f32", "bf16", "f16"}, names_of<configs>(), record_version};
}

// Arrays for one launch, and the launch.
template <class T>
struct Run {
  Array<T> x, y, out;

  Run(Executor& executor, const std::vector<T>& vx, const std::vector<T>& vy, std::uint64_t misalign)
      : x(executor.allocate_copy("x", vx, misalign)),
        y(executor.allocate_copy("y", vy, misalign)),
        out(executor.allocate<T>("out", static_cast<std::int64_t>(vx.size()), misalign)) {}

  void launch(Executor& executor, const Kernel& kernel, const std::string& config, float alpha) const {
    with_config<configs>(config, [&](auto i) {
      constexpr auto cfg = configs[i].config;
      executor.launch(kernel, {ceil_div(out.count, cfg.block)},
                      VectorAddArgs<T, cfg>{.x = x, .y = y, .out = out, .alpha = alpha, .n = out.count});
      return 0;
    });
  }
};

template <class T>
std::vector<T> draw(std::int64_t n, std::uint64_t seed) {
  Draws draws(seed);
  std::vector<T> v;
  for (std::int64_t i = 0; i < n; ++i)
    v.push_back(number<T>::rounded(draws.normal(static_cast<std::uint64_t>(i))));
  return v;
}

// alpha * x + y in f32 has two roundings, each of at most half a unit of |alpha x| + |y|; then one of T.
template <class T>
Outcome compare(const std::vector<T>& x, const std::vector<T>& y, const std::vector<T>& out, double alpha) {
  Comparison comparison;
  for (std::size_t i = 0; i < out.size(); ++i) {
    double a = alpha * number<T>::value(x[i]), b = number<T>::value(y[i]);
    double bound = 0x1p-23 * (std::fabs(a) + std::fabs(b)) + number<T>::unit * std::fabs(a + b) +
                   number<T>::smallest_step;
    comparison.add(number<T>::value(out[i]), a + b, bound, static_cast<std::int64_t>(i));
  }
  return comparison.outcome();
}

template <class T>
Outcome check(Executor& executor, const Kernel& kernel, const std::string& config, std::int64_t n,
              std::uint64_t seed) {
  auto x = draw<T>(n, seed), y = draw<T>(n, seed + 1000);
  float alpha = static_cast<float>(Draws(seed).uniform(0));
  Run<T> run(executor, x, y, config == "any" ? sizeof(T) : 0);
  run.launch(executor, kernel, config, alpha);
  return compare(x, y, executor.download(run.out), alpha);
}

template <class T>
Measurement measure(Executor& executor, const Kernel& kernel, const std::string& config, std::int64_t n,
                    std::uint64_t seed) {
  auto x = draw<T>(n, seed), y = draw<T>(n, seed + 1000);
  std::vector<Run<T>> runs;
  for (int i = 0; i < 4; ++i) runs.emplace_back(executor, x, y, 0);
  Measurement m;
  m.timing = executor.time(static_cast<int>(runs.size()),
                           [&](int round) { runs[round].launch(executor, kernel, config, 0.5f); });
  m.flops = 2.0 * static_cast<double>(n);
  m.bytes = 3.0 * sizeof(T) * static_cast<double>(n);
  m.outcome = compare(x, y, executor.download(runs.back().out), 0.5);
  return m;
}

}  // namespace

Example vector_add_example() {
  Example e{"01_vector_add", "out = alpha * x + y: the first kernel", {entry()}, {}, {}, {}, {}};
  auto n = std::make_shared<std::int64_t>(-1);
  e.add_options = [n](OptionList& options) { options.integer("--n", *n, "Length of the vectors"); };
  e.cases = [n](const Selection& selection) {
    std::vector<std::int64_t> sizes{0, 1, 8, 31, 32, 33, 1000, 1024, 4099};
    if (selection.on_gpu()) sizes.push_back(10'000'019);
    if (*n >= 0) sizes = {*n};
    std::vector<Case> cases;
    for_each_version(
        {entry()}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          for (std::int64_t size : sizes)
            cases.push_back(
                {k.name, v, c, "n=" + std::to_string(size), [=](Executor& executor, std::uint64_t seed) {
                   return with_type(v, [&]<class T>(std::type_identity<T>) {
                     return check<T>(executor, recorded(k, v, c), c, size, seed);
                   });
                 }});
        });
    return cases;
  };
  e.benchmarks = [n](const Selection& selection) {
    std::int64_t size = *n >= 0 ? *n : std::int64_t{1} << 25;
    std::vector<Benchmark> benchmarks;
    for_each_version(
        {entry()}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          benchmarks.push_back(
              {k.name, v, c, "n=" + std::to_string(size), [=](Executor& executor, std::uint64_t seed) {
                 return with_type(v, [&]<class T>(std::type_identity<T>) {
                   return measure<T>(executor, recorded(k, v, c), c, size, seed);
                 });
               }});
        });
    return benchmarks;
  };
  return e;
}

}  // namespace tilewright::examples
