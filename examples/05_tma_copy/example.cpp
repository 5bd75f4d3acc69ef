#include "examples/05_tma_copy/example.h"

#include "examples/05_tma_copy/kernel.h"
#include "examples/common/dispatch.h"
#include "examples/common/numbers.h"
#include "examples/common/padded_rows.h"

namespace tilewright::examples {

namespace {

constexpr Named<CopyConfig> configs[] = {{"64x64", {64, 64, 4}}, {"16x256", {16, 256, 6}}};

KernelEntry entry() {
  return {"tma_copy",
          hopper_targets(),
          {"bf16", "f32"},
          names_of<configs>(),
          [](const std::string& variant, const std::string& config) {
            return with_type(variant, [&]<class T>(std::type_identity<T>) {
              return with_config<configs>(config, [&](auto i) {
                return record({.name = "tma_copy", .warps = 1}, &tma_copy<T, configs[i].config>);
              });
            });
          }};
}

struct Size {
  std::int64_t rows = -1, columns = -1;
  std::string text() const { return std::to_string(rows) + " x " + std::to_string(columns); }
};

template <class T>
void launch(Executor& executor, const Kernel& kernel, const std::string& config, const Size& s,
            std::int64_t stride, const Array<T>& in, const Array<T>& out) {
  with_config<configs>(config, [&](auto i) {
    executor.launch(kernel, {ceil_div(s.rows, configs[i].config.block_m)},
                    CopyArgs<T>{.in = {in.address, {s.rows, s.columns}, {stride}},
                                .out = {out.address, {s.rows, s.columns}, {stride}},
                                .n = static_cast<std::int32_t>(s.columns)});
    return 0;
  });
}

template <class T>
Matrix<T> drawn(const Size& s, std::int64_t room, std::uint64_t seed) {
  Matrix<T> m(s.rows, s.columns, room);
  Draws draws(seed);
  m.draw([&](std::int64_t r, std::int64_t c) {
    return draws.normal(static_cast<std::uint64_t>(r * s.columns + c));
  });
  return m;
}

// Bit for bit.
template <class T>
Outcome compare(const Matrix<T>& in, const Matrix<T>& out) {
  Comparison comparison;
  for (std::int64_t r = 0; r < in.rows; ++r)
    for (std::int64_t c = 0; c < in.columns; ++c) comparison.add(out(r, c), in(r, c), 0, r, c);
  Outcome outcome = comparison.outcome();
  if (!out.room_is_untouched(16)) outcome.fail("the room between the rows was written");
  return outcome;
}

template <class T>
Outcome check(Executor& executor, const Kernel& kernel, const std::string& config, const Size& s,
              std::uint64_t seed) {
  Matrix<T> in = drawn<T>(s, tensor_row_room<T>(s.columns), seed),
            out(s.rows, s.columns, tensor_row_room<T>(s.columns));
  Array<T> from = executor.allocate_copy("in", in.values), to = executor.allocate_copy("out", out.values);
  launch<T>(executor, kernel, config, s, in.stride, from, to);
  out.values = executor.download(to);
  return compare(in, out);
}

template <class T>
Measurement measure(Executor& executor, const Kernel& kernel, const std::string& config, const Size& s,
                    std::uint64_t seed) {
  Matrix<T> in = drawn<T>(s, 0, seed), out(s.rows, s.columns);
  std::vector<Array<T>> from, to;
  for (int i = 0; i < 3; ++i) {
    from.push_back(executor.allocate_copy("in", in.values));
    to.push_back(executor.allocate_copy("out", out.values));
  }
  Measurement m;
  m.timing = executor.time(3, [&](int round) {
    auto r = static_cast<std::size_t>(round);
    launch<T>(executor, kernel, config, s, in.stride, from[r], to[r]);
  });
  m.bytes = 2.0 * static_cast<double>(s.rows * s.columns) * sizeof(T);
  out.values = executor.download(to.back());
  m.outcome = compare(in, out);
  return m;
}

}  // namespace

Example tma_copy_example() {
  Example e{"05_tma_copy", "out = in by TMA through shared memory", {entry()}, {}, {}, {}, {}};
  auto size = std::make_shared<Size>();
  e.add_options = [size](OptionList& options) {
    options.integer("--rows", size->rows, "Rows", 1);
    options.integer("--columns", size->columns, "Columns", 1);
  };
  e.cases = [size](const Selection& selection) {
    std::vector<Size> sizes{{1, 1}, {1, 8}, {7, 65}, {64, 64}, {65, 127}, {200, 1000}, {16, 513}};
    if (selection.on_gpu()) sizes.push_back({4097, 4095});
    if (size->rows >= 0 || size->columns >= 0)
      sizes = {{size->rows >= 0 ? size->rows : 64, size->columns >= 0 ? size->columns : 64}};
    std::vector<Case> cases;
    for_each_version(
        {entry()}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          for (const Size& s : sizes)
            cases.push_back({k.name, v, c, s.text(), [=](Executor& executor, std::uint64_t seed) {
                               return with_type(v, [&]<class T>(std::type_identity<T>) {
                                 return check<T>(executor, recorded(k, v, c), c, s, seed);
                               });
                             }});
        });
    return cases;
  };
  e.benchmarks = [size](const Selection& selection) {
    Size s{size->rows >= 0 ? size->rows : 16384, size->columns >= 0 ? size->columns : 8192};
    std::vector<Benchmark> benchmarks;
    for_each_version(
        {entry()}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          benchmarks.push_back({k.name, v, c, s.text(), [=](Executor& executor, std::uint64_t seed) {
                                  return with_type(v, [&]<class T>(std::type_identity<T>) {
                                    return measure<T>(executor, recorded(k, v, c), c, s, seed);
                                  });
                                }});
        });
    return benchmarks;
  };
  return e;
}

}  // namespace tilewright::examples
