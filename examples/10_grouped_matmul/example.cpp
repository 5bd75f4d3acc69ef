#include "examples/10_grouped_matmul/example.h"

#include <algorithm>

#include "examples/10_grouped_matmul/kernel.h"
#include "examples/common/dispatch.h"
#include "examples/common/exact_products.h"

namespace tilewright::examples {

namespace {

constexpr Named<GroupedConfig> configs[] = {{"128x256", {128, 256, 64, 8, 3}},
                                            {"64x128", {64, 128, 64, 4, 4}}};

KernelEntry entry() {
  return {"grouped_matmul",
          hopper_targets(),
          {"bf16", "f16"},
          names_of<configs>(),
          [](const std::string& variant, const std::string& config) {
            return with_16_bit_type(variant, [&]<class T>(std::type_identity<T>) {
              return with_config<configs>(config, [&](auto i) {
                return record({.name = "grouped_matmul"}, &grouped_matmul<T, configs[i].config>);
              });
            });
          }};
}

// N and K are multiples of 8 (rows begin at multiples of 16 bytes).
struct Size {
  std::vector<std::int64_t> rows;  // of each group
  std::int64_t n = -1, k = -1;
  std::int64_t total() const {
    std::int64_t sum = 0;
    for (std::int64_t r : rows) sum += r;
    return sum;
  }
  std::string text() const {
    std::string s;
    for (std::size_t i = 0; i < rows.size() && i < 5; ++i) s += (i ? "+" : "") + std::to_string(rows[i]);
    if (rows.size() > 5) s += "+.. " + std::to_string(rows.size()) + " groups";
    return s + " x " + std::to_string(n) + " x " + std::to_string(k);
  }
};

template <class T>
struct Problem {
  Size size;
  Matrix<T> a, b;                                   // [rows, K], [groups * N, K]
  std::vector<i32> tile_group, tile_row, tile_end;  // of tiles of block_m rows

  Problem(const Size& s, int block_m, std::uint64_t seed)
      : size(s), a(s.total(), s.k), b(static_cast<std::int64_t>(s.rows.size()) * s.n, s.k) {
    Draws da(seed), db(seed + 1000);
    a.draw(
        [&](std::int64_t r, std::int64_t c) { return da.normal(static_cast<std::uint64_t>(r * s.k + c)); });
    b.draw(
        [&](std::int64_t r, std::int64_t c) { return db.normal(static_cast<std::uint64_t>(r * s.k + c)); });
    std::int64_t first = 0;
    for (std::size_t g = 0; g < s.rows.size(); ++g) {
      for (std::int64_t r = 0; r < s.rows[g]; r += block_m) {
        tile_group.push_back(static_cast<i32>(g));
        tile_row.push_back(static_cast<i32>(first + r));
        tile_end.push_back(static_cast<i32>(first + s.rows[g]));
      }
      first += s.rows[g];
    }
  }
};

template <class T>
struct Arrays {
  Array<T> a, b, c;
  Array<i32> tile_group, tile_row, tile_end;
  Arrays(Executor& executor, const Problem<T>& p)
      : a(executor.allocate_copy("a", p.a.values)),
        b(executor.allocate_copy("b", p.b.values)),
        c(executor.allocate_copy("c", Matrix<T>(p.a.rows, p.size.n).values)),
        tile_group(executor.allocate_copy("tile_group", p.tile_group)),
        tile_row(executor.allocate_copy("tile_row", p.tile_row)),
        tile_end(executor.allocate_copy("tile_end", p.tile_end)) {}

  void launch(Executor& executor, const Kernel& kernel, const Problem<T>& p, int block_n) const {
    const Size& s = p.size;
    auto tiles = static_cast<std::int64_t>(p.tile_row.size());
    std::int64_t ctas = std::min<std::int64_t>(executor.processors(), tiles * ceil_div(s.n, block_n));
    executor.launch(kernel, {ctas},
                    GroupedArgs<T>{.a = {a.address, {s.total(), s.k}},
                                   .b = {b.address, {static_cast<std::int64_t>(s.rows.size()), s.n, s.k}},
                                   .c = {c.address, {s.total(), s.n}},
                                   .c_rows = c,
                                   .c_stride = s.n,
                                   .tile_group = tile_group,
                                   .tile_row = tile_row,
                                   .tile_end = tile_end,
                                   .tiles = static_cast<std::int32_t>(tiles),
                                   .n = static_cast<std::int32_t>(s.n),
                                   .k = static_cast<std::int32_t>(s.k)});
  }
};

// Every `step`-th row against double sums.
template <class T>
Outcome compare(const Problem<T>& p, const Matrix<T>& c, std::int64_t step) {
  std::vector<std::int64_t> first_row;  // of the group's b, for each row of c
  for (std::size_t g = 0; g < p.size.rows.size(); ++g)
    first_row.insert(first_row.end(), static_cast<std::size_t>(p.size.rows[g]),
                     static_cast<std::int64_t>(g) * p.size.n);
  return compare_products(
      p.a, p.b, c, [&](std::int64_t r) { return first_row[static_cast<std::size_t>(r)]; },
      [](double sum, std::int64_t, std::int64_t) { return sum; }, step);
}

template <class T>
Outcome check(Executor& executor, const Kernel& kernel, const Size& s, const GroupedConfig& cfg,
              std::uint64_t seed) {
  Problem<T> p(s, cfg.block_m, seed);
  Arrays<T> arrays(executor, p);
  arrays.launch(executor, kernel, p, cfg.block_n);
  Matrix<T> c(s.total(), s.n);
  c.values = executor.download(arrays.c);
  return compare(p, c, 1);
}

template <class T>
Measurement measure(Executor& executor, const Kernel& kernel, const Size& s, const GroupedConfig& cfg,
                    std::uint64_t seed) {
  Problem<T> p(s, cfg.block_m, seed);
  std::vector<Arrays<T>> arrays;
  for (int i = 0; i < 3; ++i) arrays.emplace_back(executor, p);
  Measurement m;
  m.timing = executor.time(3, [&](int round) {
    arrays[static_cast<std::size_t>(round)].launch(executor, kernel, p, cfg.block_n);
  });
  m.flops = 2 * static_cast<double>(s.total()) * static_cast<double>(s.n) * static_cast<double>(s.k);
  m.bytes =
      static_cast<double>(p.a.values.size() + p.b.values.size() + static_cast<std::size_t>(s.total() * s.n)) *
      sizeof(T);
  Matrix<T> c(s.total(), s.n);
  c.values = executor.download(arrays.back().c);
  m.outcome = compare(p, c, std::max<std::int64_t>(1, s.total() / 64) | 1);
  return m;
}

GroupedConfig config_named(const std::string& name) {
  return with_config<configs>(name, [](auto i) { return configs[i].config; });
}

}  // namespace

Example grouped_matmul_example() {
  Example e{"10_grouped_matmul", "c = a times b transposed, a group of rows each", {entry()}, {}, {}, {}, {}};
  auto size = std::make_shared<Size>();
  auto groups = std::make_shared<std::int64_t>(-1), rows = std::make_shared<std::int64_t>(-1);
  e.add_options = [=](OptionList& options) {
    options.integer("--groups", *groups, "Groups, of --rows rows each", 1);
    options.integer("--rows", *rows, "Rows of each group", 1);
    options.integer("--n", size->n, "Rows of each b, columns of c: a multiple of 8", 8);
    options.integer("--k", size->k, "Columns of a and b: a multiple of 8", 8);
  };
  auto chosen = [=](Size s) {
    if (*groups > 0 || *rows > 0)
      s.rows.assign(static_cast<std::size_t>(std::max<std::int64_t>(*groups, 1)), *rows > 0 ? *rows : 128);
    if (size->n > 0) s.n = size->n;
    if (size->k > 0) s.k = size->k;
    if (s.n % 8 || s.k % 8)
      throw UserError("--n " + std::to_string(s.n) + " --k " + std::to_string(s.k) +
                      ": expected multiples of 8");
    return s;
  };
  e.cases = [=](const Selection& selection) {
    std::vector<Size> sizes{{{1}, 8, 8}, {{0, 64, 0, 65, 0}, 136, 72}, {{130, 1, 200}, 264, 128}};
    if (selection.on_gpu()) sizes.push_back({{1000, 0, 37, 513}, 1032, 520});
    if (*groups > 0 || *rows > 0 || size->n > 0 || size->k > 0) sizes = {chosen({{128, 128}, 256, 256})};
    std::vector<Case> cases;
    for_each_version(
        {entry()}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          GroupedConfig cfg = config_named(c);
          for (const Size& s : sizes)
            cases.push_back({k.name, v, c, s.text(), [=](Executor& executor, std::uint64_t seed) {
                               return with_16_bit_type(v, [&]<class T>(std::type_identity<T>) {
                                 return check<T>(executor, recorded(k, v, c), s, cfg, seed);
                               });
                             }});
        });
    return cases;
  };
  e.benchmarks = [=](const Selection& selection) {
    Size s = chosen({std::vector<std::int64_t>(16, 1024), 2880, 2880});
    std::vector<Benchmark> benchmarks;
    for_each_version(
        {entry()}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          GroupedConfig cfg = config_named(c);
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
