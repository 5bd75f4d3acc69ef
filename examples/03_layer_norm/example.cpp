#include "examples/03_layer_norm/example.h"

#include "examples/03_layer_norm/kernel.h"
#include "examples/common/dispatch.h"
#include "examples/common/numbers.h"

namespace tilewright::examples {

namespace {

constexpr float eps = 1e-5f;

constexpr Named<LayerNormConfig> configs[] = {{"warp_per_row", {4, 512, 4, 8, true}},
                                              {"cta_per_row", {1, 4096, 8, 8, true}},
                                              {"any", {4, 128, 4, 4, false}}};

KernelEntry entry() {
  auto record_version = [](const std::string& variant, const std::string& config) {
    return with_type(variant, [&]<class T>(std::type_identity<T>) {
      return with_config<configs>(config, [](auto i) {
        constexpr auto cfg = configs[i].config;
        return record({"layer_norm", cfg.warps}, &layer_norm<T, cfg>);
      });
    });
  };
  return {"layer_norm", generic_targets(), {"f32", "bf16", "f16"}, names_of<configs>(), record_version};
}

template <class T>
struct Problem {
  Matrix<T> x, weight, bias;

  // `mean` is what the rows are centred on.
  Problem(std::int64_t rows, std::int64_t columns, double mean, std::uint64_t seed)
      : x(rows, columns, 8), weight(1, columns), bias(1, columns) {
    Draws dx(seed), dw(seed + 1000), db(seed + 2000);
    x.draw([&](std::int64_t r, std::int64_t c) {
      return mean * static_cast<double>(r + 1) + dx.normal(static_cast<std::uint64_t>(r * columns + c));
    });
    weight.draw([&](std::int64_t, std::int64_t c) { return dw.normal(static_cast<std::uint64_t>(c)); });
    bias.draw([&](std::int64_t, std::int64_t c) { return db.normal(static_cast<std::uint64_t>(c)); });
  }
};

template <class T>
struct Arrays {
  Array<T> x, weight, bias, out;
  Arrays(Executor& executor, const Problem<T>& p, std::uint64_t misalign)
      : x(executor.allocate_copy("x", p.x.values, misalign)),
        weight(executor.allocate_copy("weight", p.weight.values, misalign)),
        bias(executor.allocate_copy("bias", p.bias.values, misalign)),
        out(executor.allocate_copy("out", Matrix<T>(p.x.rows, p.x.columns, 8).values, misalign)) {}

  void launch(Executor& executor, const Kernel& kernel, const std::string& config,
              const Matrix<T>& shape) const {
    with_config<configs>(config, [&](auto i) {
      constexpr auto cfg = configs[i].config;
      executor.launch(kernel, {ceil_div(shape.rows, cfg.rows)},
                      LayerNormArgs<T, cfg>{.x = x,
                                            .weight = weight,
                                            .bias = bias,
                                            .out = out,
                                            .rows = static_cast<std::int32_t>(shape.rows),
                                            .columns = static_cast<std::int32_t>(shape.columns),
                                            .x_stride = shape.stride,
                                            .out_stride = shape.stride,
                                            .eps = eps});
      return 0;
    });
  }
};

// f32 inside: the mean carries a few units of the largest magnitude, which count relative to the deviation.
template <class T>
Outcome compare(const Problem<T>& p, const Matrix<T>& out) {
  const Matrix<T>& x = p.x;
  Comparison comparison;
  for (std::int64_t r = 0; r < x.rows; ++r) {
    double mean = 0, squares = 0, largest = 0, n = static_cast<double>(x.columns);
    for (std::int64_t c = 0; c < x.columns; ++c) mean += x(r, c) / n;
    for (std::int64_t c = 0; c < x.columns; ++c) {
      squares += (x(r, c) - mean) * (x(r, c) - mean);
      largest = std::fmax(largest, std::fabs(x(r, c)));
    }
    double deviation = std::sqrt(squares / n + eps);
    for (std::int64_t c = 0; c < x.columns; ++c) {
      double normal = (x(r, c) - mean) / deviation, w = p.weight(0, c), b = p.bias(0, c);
      double expected = normal * w + b;
      double bound = 0x1p-20 * (std::fabs(normal * w) + std::fabs(b) + std::fabs(w) * largest / deviation) +
                     number<T>::unit * std::fabs(expected) + number<T>::smallest_step;
      comparison.add(out(r, c), expected, bound, r, c);
    }
  }
  Outcome outcome = comparison.outcome();
  if (!out.room_is_untouched()) outcome.fail("the room between the rows of out was written");
  return outcome;
}

template <class T>
Outcome check(Executor& executor, const Kernel& kernel, const std::string& config, const Problem<T>& p) {
  Arrays<T> arrays(executor, p, config == "any" ? sizeof(T) : 0);
  arrays.launch(executor, kernel, config, p.x);
  Matrix<T> out(p.x.rows, p.x.columns, 8);
  out.values = executor.download(arrays.out);
  return compare(p, out);
}

template <class T>
Measurement measure(Executor& executor, const Kernel& kernel, const std::string& config,
                    const Problem<T>& p) {
  std::vector<Arrays<T>> arrays;
  for (int i = 0; i < 4; ++i) arrays.emplace_back(executor, p, 0);
  Measurement m;
  m.timing = executor.time(static_cast<int>(arrays.size()), [&](int round) {
    arrays[static_cast<std::size_t>(round)].launch(executor, kernel, config, p.x);
  });
  double elements = static_cast<double>(p.x.rows * p.x.columns);
  m.flops = 8 * elements;
  m.bytes = 2 * sizeof(T) * (elements + static_cast<double>(p.x.columns));
  Matrix<T> out(p.x.rows, p.x.columns, 8);
  out.values = executor.download(arrays.back().out);
  m.outcome = compare(p, out);
  return m;
}

struct Size {
  std::int64_t rows = -1, columns = -1;
};

}  // namespace

Example layer_norm_example() {
  Example e{"03_layer_norm", "Layer normalisation of rows of any length", {entry()}, {}, {}, {}, {}};
  auto size = std::make_shared<Size>();
  e.add_options = [size](OptionList& options) {
    options.integer("--rows", size->rows, "Rows of the matrix");
    options.integer("--columns", size->columns, "Columns of the matrix");
  };
  e.cases = [size](const Selection& selection) {
    struct Data {
      std::int64_t rows, columns;
      double mean;
    };
    std::vector<Data> list{{0, 8, 0},    {3, 0, 0},      {1, 1, 0},       {2, 8, 1},
                           {3, 31, 0},   {4, 32, 0},     {5, 33, 0},      {9, 1000, 0},
                           {2, 4104, 0}, {3, 1000, 100}, {2, 2056, -1000}};
    if (selection.on_gpu()) list.push_back({1537, 5120, 0});
    if (size->rows >= 0 || size->columns >= 0)
      list = {{size->rows >= 0 ? size->rows : 16, size->columns >= 0 ? size->columns : 1000, 0}};
    std::vector<Case> cases;
    for_each_version({entry()}, selection,
                     [&](const KernelEntry& k, const std::string& v, const std::string& c) {
                       for (const Data& d : list) {
                         if (c != "any" && d.columns % 8 != 0)
                           continue;  // the promise of these configurations
                         std::string name = std::to_string(d.rows) + " x " + std::to_string(d.columns);
                         if (d.mean != 0) name += " around " + std::to_string(static_cast<int>(d.mean));
                         cases.push_back({k.name, v, c, name, [=](Executor& executor, std::uint64_t seed) {
                                            return with_type(v, [&]<class T>(std::type_identity<T>) {
                                              return check<T>(executor, recorded(k, v, c), c,
                                                              Problem<T>(d.rows, d.columns, d.mean, seed));
                                            });
                                          }});
                       }
                     });
    return cases;
  };
  e.benchmarks = [size](const Selection& selection) {
    std::int64_t rows = size->rows >= 0 ? size->rows : 8192,
                 columns = size->columns >= 0 ? size->columns : 4096;
    std::vector<Benchmark> benchmarks;
    for_each_version({entry()}, selection,
                     [&](const KernelEntry& k, const std::string& v, const std::string& c) {
                       if (c != "any" && columns % 8 != 0) return;
                       std::string name = std::to_string(rows) + " x " + std::to_string(columns);
                       benchmarks.push_back({k.name, v, c, name, [=](Executor& executor, std::uint64_t seed) {
                                               return with_type(v, [&]<class T>(std::type_identity<T>) {
                                                 return measure<T>(executor, recorded(k, v, c), c,
                                                                   Problem<T>(rows, columns, 0, seed));
                                               });
                                             }});
                     });
    return benchmarks;
  };
  return e;
}

}  // namespace tilewright::examples
