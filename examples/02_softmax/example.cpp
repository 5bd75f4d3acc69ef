#include "examples/02_softmax/example.h"

#include "examples/02_softmax/kernel.h"
#include "examples/common/dispatch.h"
#include "examples/common/numbers.h"

namespace tilewright::examples {

namespace {

constexpr Named<SoftmaxConfig> configs[] = {{"warp_per_row", {4, 512, 4, 8, true}},
                                            {"cta_per_row", {1, 4096, 8, 8, true}},
                                            {"any", {4, 128, 4, 4, false}}};

KernelEntry entry() {
  auto record_version = [](const std::string& variant, const std::string& config) {
    return with_type(variant, [&]<class T>(std::type_identity<T>) {
      return with_config<configs>(config, [](auto i) {
        constexpr auto cfg = configs[i].config;
        return record({"softmax", cfg.warps}, &softmax<T, cfg>);
      });
    });
  };
  return {"softmax", generic_targets(), {"f32", "bf16", "f16"}, names_of<configs>(), record_version};
}

template <class T>
void launch(Executor& executor, const Kernel& kernel, const std::string& config, const Matrix<T>& shape,
            const Array<T>& x, const Array<T>& y) {
  with_config<configs>(config, [&](auto i) {
    constexpr auto cfg = configs[i].config;
    executor.launch(kernel, {ceil_div(shape.rows, cfg.rows)},
                    SoftmaxArgs<T, cfg>{.x = x,
                                        .y = y,
                                        .rows = static_cast<std::int32_t>(shape.rows),
                                        .columns = static_cast<std::int32_t>(shape.columns),
                                        .x_stride = shape.stride,
                                        .y_stride = shape.stride});
    return 0;
  });
}

// The kernel works in f32: the argument of exp carries an error of a few units of |x - max|, exp itself two
// units, the sum one for each level of its tree; results below the smallest normal f32 may be flushed to 0.
template <class T>
Outcome compare(const Matrix<T>& x, const Matrix<T>& y) {
  Comparison comparison;
  for (std::int64_t r = 0; r < x.rows; ++r) {
    double max = -INFINITY, sum = 0;
    bool nan = false;
    for (std::int64_t c = 0; c < x.columns; ++c) {
      max = std::fmax(max, x(r, c));
      nan |= std::isnan(x(r, c));
    }
    for (std::int64_t c = 0; c < x.columns; ++c) sum += x(r, c) == -INFINITY ? 0 : std::exp(x(r, c) - max);
    for (std::int64_t c = 0; c < x.columns; ++c) {
      bool masked = x(r, c) == -INFINITY;
      double expected = nan || max == INFINITY ? NAN : masked ? 0 : std::exp(x(r, c) - max) / sum;
      double bound =
          expected * (0x1p-20 + (masked ? 0 : std::fabs(x(r, c) - max) * 0x1p-22) + number<T>::unit) +
          0x1p-126 + number<T>::smallest_step;
      comparison.add(y(r, c), expected, bound, r, c);
    }
  }
  Outcome outcome = comparison.outcome();
  if (!y.room_is_untouched()) outcome.fail("the room between the rows of y was written");
  return outcome;
}

// What a row holds besides random numbers.
enum class Rows { random, far_below_zero, masked, special };

template <class T>
Matrix<T> draw(std::int64_t rows, std::int64_t columns, Rows kind, std::uint64_t seed) {
  Draws draws(seed);
  Matrix<T> x(rows, columns, 8);
  x.draw([&](std::int64_t r, std::int64_t c) -> double {
    double v = 3 * draws.normal(static_cast<std::uint64_t>(r * columns + c));
    if (kind == Rows::far_below_zero) return static_cast<double>(c % 3) - 60000;
    if (kind ==
        Rows::masked) {  // row 0 entirely, then a prefix or a suffix, longer than a tile where it can be
      std::int64_t keep = static_cast<std::int64_t>(draws.bits(static_cast<std::uint64_t>(r)) % 7) + 1;
      bool inside = r % 2 ? c >= columns - keep : c < keep;
      return r == 0 || !inside ? -INFINITY : v;
    }
    if (kind == Rows::special && c == columns / 2)
      return r % 3 == 0 ? NAN : r % 3 == 1 ? INFINITY : -INFINITY;
    return v;
  });
  return x;
}

template <class T>
Outcome check(Executor& executor, const Kernel& kernel, const std::string& config, Matrix<T> x) {
  std::uint64_t misalign = config == "any" ? sizeof(T) : 0;
  Matrix<T> y(x.rows, x.columns, x.stride - x.columns);
  auto device_x = executor.allocate_copy("x", x.values, misalign);
  auto device_y = executor.allocate_copy("y", y.values, misalign);
  launch(executor, kernel, config, x, device_x, device_y);
  y.values = executor.download(device_y);
  return compare(x, y);
}

template <class T>
Measurement measure(Executor& executor, const Kernel& kernel, const std::string& config, std::int64_t rows,
                    std::int64_t columns, std::uint64_t seed) {
  Matrix<T> x = draw<T>(rows, columns, Rows::random, seed), y(rows, columns, 8);
  std::vector<std::pair<Array<T>, Array<T>>> arrays;
  for (int i = 0; i < 4; ++i)
    arrays.push_back({executor.allocate_copy("x", x.values), executor.allocate_copy("y", y.values)});
  Measurement m;
  m.timing = executor.time(static_cast<int>(arrays.size()), [&](int round) {
    auto& [device_x, device_y] = arrays[static_cast<std::size_t>(round)];
    launch(executor, kernel, config, x, device_x, device_y);
  });
  m.flops = 5.0 * static_cast<double>(rows * columns);
  m.bytes = 2.0 * sizeof(T) * static_cast<double>(rows * columns);
  y.values = executor.download(arrays.back().second);
  m.outcome = compare(x, y);
  return m;
}

struct Size {
  std::int64_t rows = -1, columns = -1;
};

}  // namespace

Example softmax_example() {
  Example e{"02_softmax", "Softmax of rows of any length", {entry()}, {}, {}, {}, {}};
  auto size = std::make_shared<Size>();
  e.add_options = [size](OptionList& options) {
    options.integer("--rows", size->rows, "Rows of the matrix");
    options.integer("--columns", size->columns, "Columns of the matrix");
  };
  e.cases = [size](const Selection& selection) {
    struct Data {
      std::int64_t rows, columns;
      Rows kind;
      const char* name;
    };
    std::vector<Data> list;
    for (auto [r, c] :
         {std::pair<int, int>{0, 8}, {3, 0}, {1, 1}, {2, 8}, {3, 31}, {4, 32}, {5, 33}, {9, 1000}, {2, 4104}})
      list.push_back({r, c, Rows::random, ""});
    list.push_back({2, 3, Rows::far_below_zero, " around -60000"});
    list.push_back({2, 2000, Rows::far_below_zero, " around -60000"});
    list.push_back({9, 24, Rows::masked, " masked"});
    list.push_back({9, 2056, Rows::masked, " masked"});
    list.push_back({6, 520, Rows::special, " NaN and inf"});
    if (selection.on_gpu()) list.push_back({257, 32000, Rows::random, ""});
    if (size->rows >= 0 || size->columns >= 0)
      list = {
          {size->rows >= 0 ? size->rows : 16, size->columns >= 0 ? size->columns : 1000, Rows::random, ""}};
    std::vector<Case> cases;
    for_each_version(
        {entry()}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          for (const Data& d : list) {
            if (c != "any" && d.columns % 8 != 0) continue;  // the promise of these configurations
            if (d.kind == Rows::far_below_zero && v != "f32") continue;  // no such numbers in 16 bits
            std::string name = std::to_string(d.rows) + " x " + std::to_string(d.columns) + d.name;
            cases.push_back({k.name, v, c, name, [=](Executor& executor, std::uint64_t seed) {
                               return with_type(v, [&]<class T>(std::type_identity<T>) {
                                 return check<T>(executor, recorded(k, v, c), c,
                                                 draw<T>(d.rows, d.columns, d.kind, seed));
                               });
                             }});
          }
        });
    return cases;
  };
  e.benchmarks = [size](const Selection& selection) {
    std::int64_t rows = size->rows >= 0 ? size->rows : 4096,
                 columns = size->columns >= 0 ? size->columns : 8192;
    std::vector<Benchmark> benchmarks;
    for_each_version(
        {entry()}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          if (c != "any" && columns % 8 != 0) return;
          std::string name = std::to_string(rows) + " x " + std::to_string(columns);
          benchmarks.push_back({k.name, v, c, name, [=](Executor& executor, std::uint64_t seed) {
                                  return with_type(v, [&]<class T>(std::type_identity<T>) {
                                    return measure<T>(executor, recorded(k, v, c), c, rows, columns, seed);
                                  });
                                }});
        });
    return benchmarks;
  };
  return e;
}

}  // namespace tilewright::examples
