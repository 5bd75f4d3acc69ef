// Proves changes of shape and layout, reductions, scans, gather and histogram.
#include <cmath>
#include <limits>

#include "tests/dsl/machine.h"

namespace tilewright::test {
namespace {

constexpr int R = 8, C = 32, n = R * C;
constexpr auto L = row_major(shape<R, C>, 4, 2);
constexpr auto F = blocked({1}, {32}, {4}, {0});

struct Args {
  Ptr<i32> x, out;
};

struct Tiles : ::testing::Test {
  Machine m;
  template <class Kernel>
  std::vector<i32> run(const std::vector<i32>& x, const Kernel& kernel, std::size_t count) {
    Args args{.x = m.input(x), .out = m.output<i32>(count)};
    m.run(kernel, args);
    return m.read(args.out, count);
  }
};
auto flat() { return iota<0, shape<R, C>, L>() * C + iota<1, shape<R, C>, L>(); }

TEST_F(Tiles, ShapesAndLayouts) {
  auto out = run(
      counted<i32>(n),
      [](Args a) {
        auto x = load(a.x + flat());
        int row = 0;
        // stores a tile of n elements in row-major order
        auto put = [&](auto t) {
          auto line = reshape<shape<n>>(t);
          constexpr TileLayout layout = decltype(line)::layout;
          store(a.out + (arange<0, n, layout>() + n * row++), line);
        };
        put(reshape<shape<4, 8, 8>>(x));
        put(transpose(x));
        put(permute<2, 0, 1>(reshape<shape<4, 8, 8>>(x)));
        put(convert_layout<row_major(shape<R, C>, 4, 8)>(x));
        put(assert_trivial<ir::resolve(L, shape<R, C>)>(x));
        auto [low, high] = split(reshape<shape<R, C / 2, 2>>(x));
        put(join(high, low));
        auto columns = arange<0, C, slice<0>(L)>();
        put(broadcast<shape<R, C>, L>(expand_dims<0>(columns)));
        put(expand_dims<1>(arange<0, R, slice<1>(L)>()) + x * 0);
        put(full<i32, shape<R, C>, L>(7) + zeros<i32, shape<R, C>, L>());
      },
      9 * n);
  for (int i = 0; i < n; ++i) {
    ASSERT_EQ(out[i], i);
    ASSERT_EQ(out[n + i], (i % R) * C + i / R);
    ASSERT_EQ(out[2 * n + i], (i / 8 % 4) * 64 + i % 8 * 8 + i / 32);
    ASSERT_EQ(out[3 * n + i], i);
    ASSERT_EQ(out[4 * n + i], i);
    ASSERT_EQ(out[5 * n + i], i ^ 1);
    ASSERT_EQ(out[6 * n + i], i % C);
    ASSERT_EQ(out[7 * n + i], i / C);
    ASSERT_EQ(out[8 * n + i], 7);
  }
}

TEST_F(Tiles, Reductions) {
  std::vector<i32> x(n);
  for (int i = 0; i < n; ++i) x[i] = (i * 37 + 11) % 101 - 50;
  auto out = run(
      x,
      [](Args a) {
        auto x = load(a.x + flat());
        int row = 0;
        auto rows = [&](auto t) { store(a.out + (arange<0, R, slice<1>(L)>() + C * row++), t); };
        auto columns = [&](auto t) { store(a.out + (arange<0, C, slice<0>(L)>() + C * row++), t); };
        rows(sum<1>(x)), columns(sum<0>(x)), rows(max<1>(x)), columns(min<0>(x)), rows(argmax<1>(x)),
            columns(argmin<0>(x));
        rows(sum<1>(x > 0));  // counts
        columns(reduce<0>(x, [](I32 a, I32 b) { return a ^ b; }));
        auto [value, where_] = reduce2<1>(x, iota<1, shape<R, C>, L>(), [](auto a, auto i, auto b, auto j) {
          auto take = (a > b) | ((a == b) & (i < j));
          return std::pair(where(take, a, b), where(take, i, j));
        });
        rows(value), rows(where_);
        store(a.out + C * row, sum<0>(sum<1>(x)));  // of one dimension: a uniform value
        store(a.out + C * row + 1, argmax<0>(reshape<shape<n>>(x)));
      },
      11 * C);
  int total = 0, best = 0;
  for (int i = 0; i < n; ++i) {
    total += x[i];
    if (x[i] > x[best]) best = i;
  }
  for (int r = 0; r < R; ++r) {
    auto row = [&](int c) { return x[r * C + c]; };
    int s = 0, arg = 0, positive = 0;
    for (int c = 0; c < C; ++c) {
      s += row(c);
      positive += row(c) > 0;
      if (row(c) > row(arg)) arg = c;
    }
    EXPECT_EQ(out[r], s);
    EXPECT_EQ(out[2 * C + r], row(arg));
    EXPECT_EQ(out[4 * C + r], arg);
    EXPECT_EQ(out[6 * C + r], positive);
    EXPECT_EQ(out[8 * C + r], row(arg));
    EXPECT_EQ(out[9 * C + r], arg);
  }
  for (int c = 0; c < C; ++c) {
    int s = 0, arg = 0, all = 0;
    for (int r = 0; r < R; ++r) {
      s += x[r * C + c];
      all ^= x[r * C + c];
      if (x[r * C + c] < x[arg * C + c]) arg = r;
    }
    EXPECT_EQ(out[C + c], s);
    EXPECT_EQ(out[3 * C + c], x[arg * C + c]);
    EXPECT_EQ(out[5 * C + c], arg);
    EXPECT_EQ(out[7 * C + c], all);
  }
  EXPECT_EQ(out[10 * C], total);
  EXPECT_EQ(out[10 * C + 1], best);
}

TEST_F(Tiles, ScansGatherAndHistogram) {
  std::vector<i32> x(n);
  for (int i = 0; i < n; ++i) x[i] = (i * 29 + 3) % 19;
  auto out = run(
      x,
      [](Args a) {
        auto x = load(a.x + flat());
        int row = 0;
        auto put = [&](auto t) { store(a.out + (flat() + n * row++), t); };
        put(cumulative_sum<1>(x)), put((cumulative_sum<0, true>(x)));
        put(scan<1>(x, [](I32 a, I32 b) { return a ^ b; }));
        put(scan<1>(x, [](I32 a, I32 b) { return maximum(a, b); }));
        put(gather<1>(x, C - 1 - iota<1, shape<R, C>, L>())), put(gather<0>(x, x % R));
        store(a.out + n * row + arange<0, 16, F>(), histogram<16, F>(reshape<shape<n>>(x)));
        auto line = reshape<shape<n>>(x);
        store(a.out + n * row + 16 + arange<0, 16, F>(), histogram<16, F>(line, line > 7));
      },
      7 * n);
  std::vector<int> counts(16);
  for (int r = 0; r < R; ++r) {
    int s = 0, largest = 0, all = 0;
    for (int c = 0; c < C; ++c) {
      int i = r * C + c, below = 0;
      s += x[i];
      largest = std::max(largest, x[i]);
      all ^= x[i];
      for (int k = r; k < R; ++k) below += x[k * C + c];
      ASSERT_EQ(out[i], s);
      ASSERT_EQ(out[n + i], below);
      ASSERT_EQ(out[2 * n + i], all);
      ASSERT_EQ(out[3 * n + i], largest);
      ASSERT_EQ(out[4 * n + i], x[r * C + C - 1 - c]);
      ASSERT_EQ(out[5 * n + i], x[x[i] % R * C + c]);
      if (x[i] < 16) ++counts[x[i]];
    }
  }
  for (int b = 0; b < 16; ++b) {
    EXPECT_EQ(out[6 * n + b], counts[b]);
    EXPECT_EQ(out[6 * n + 16 + b], b > 7 ? counts[b] : 0);
  }
}

TEST(TilesOfFloats, SumsInF32AndNanRules) {
  struct Floats {
    Ptr<bf16> b;
    Ptr<f32> x, out;
  };
  Machine m;
  const float nan = std::numeric_limits<float>::quiet_NaN();
  std::vector<f32> x(32, 1.0f);
  x[5] = nan;
  x[9] = 3.0f;
  std::vector<bf16> b(32, bf16{0x3f80});  // 1.0: a sum in bf16 would stop growing at 256
  Floats args{.b = m.input(b), .x = m.input(x), .out = m.output<f32>(8)};
  m.run(
      [](Floats a) {
        constexpr auto L = blocked({1}, {32}, {1}, {0});
        auto i = arange<0, 32, L>();
        auto x = load(a.x + i);
        auto s = sum<0>(load(a.b + i) * cast<bf16>(full<f32, shape<32>, L>(255)));
        static_assert(std::is_same_v<decltype(s), F32>);
        store(a.out, s);
        store(a.out + 1, max<0>(x)), store(a.out + 2, cast<f32>(argmax<0>(x)));
        store(a.out + 3, max<0, Nan::propagate>(x));
        store(a.out + 4, cast<f32>((argmax<0, Nan::propagate>(x))));
        store(a.out + 5, min<0>(x)), store(a.out + 6, cast<f32>(argmin<0>(x)));
        device_assert(i < 32, "in the tile");
        device_print("s", s);
      },
      args, {}, 1);
  auto out = m.read(args.out, 7);
  EXPECT_EQ(out[0], 32 * 255.0f);
  EXPECT_EQ(out[1], 3.0f);
  EXPECT_EQ(out[2], 9.0f);
  EXPECT_TRUE(std::isnan(out[3]));
  EXPECT_EQ(out[4], 5.0f);
  EXPECT_EQ(out[5], 1.0f);
  EXPECT_EQ(out[6], 0.0f);
  EXPECT_NE(m.report.printed.find("8160"), std::string::npos) << m.report.printed;
}

}  // namespace
}  // namespace tilewright::test
