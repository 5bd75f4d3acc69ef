// Proves that every operator computes what it says, with tiles, variables, uniform values and literals of
// every C++ type on either side.
#include <climits>

#include "tests/dsl/machine.h"

namespace tilewright::test {
namespace {

constexpr int n = 128;
constexpr auto L = blocked({1}, {32}, {4}, {0});

// Stores a list of tiles one after the other.
template <class T>
struct Rows {
  Ptr<T> out;
  int row = 0;
  template <class X>
  void operator()(const X& x) {
    store(out + (arange<0, n, L>() + n * row++), x);
  }
};

struct IntArgs {
  Ptr<i32> x, y, out;
  I32 s;
};

TEST(Operators, IntegerTiles) {
  Machine m;
  std::vector<i32> x(n), y(n);
  for (int i = 0; i < n; ++i) {
    x[i] = i % 3 == 0 ? -7919 * i : 104729 * i;
    y[i] = i % 2 == 0 ? i + 1 : -i;
  }
  const i32 s = 5;
  IntArgs args{.x = m.input(x), .y = m.input(y), .out = m.output<i32>(64 * n), .s = s};
  m.run(
      [](IntArgs a) {
        auto i = arange<0, n, L>();
        auto x = load(a.x + i), y = load(a.y + i);
        Var v = x;
        Rows<i32> row{a.out};
        row(x + y), row(x - y), row(x * y), row(x / y), row(x % y), row(x & y), row(x | y), row(x ^ y);
        row(x << 3), row(x >> 3), row(-x), row(~x);
        row(x + a.s), row(a.s - x), row(7 - x), row(x - 7u), row(x * 3l), row(true + x), row(1000000 / y);
        row(v + y), row(y - v), row(v * 2), row(2 - v), row(v - a.s), row(a.s - v), row(a.s % y);
        row(x << (y & 31)), row(1 << (y & 15));
      },
      args);
  auto out = m.read(args.out, 28 * n);
  for (int i = 0; i < n; ++i) {
    std::int64_t a = x[i], b = y[i];
    auto wrap = [](std::int64_t v) { return static_cast<i32>(static_cast<std::uint32_t>(v)); };
    const i32 expected[] = {wrap(a + b),
                            wrap(a - b),
                            wrap(a * b),
                            wrap(a / b),
                            wrap(a % b),
                            x[i] & y[i],
                            x[i] | y[i],
                            x[i] ^ y[i],
                            wrap(a * 8),
                            wrap(a >= 0 ? a / 8 : -((-a + 7) / 8)),
                            wrap(-a),
                            wrap(-a - 1),
                            wrap(a + s),
                            wrap(s - a),
                            wrap(7 - a),
                            wrap(a - 7),
                            wrap(a * 3),
                            wrap(a + 1),
                            wrap(1000000 / b),
                            wrap(a + b),
                            wrap(b - a),
                            wrap(a * 2),
                            wrap(2 - a),
                            wrap(a - s),
                            wrap(s - a),
                            wrap(s % b),
                            wrap(static_cast<std::int64_t>(static_cast<std::uint64_t>(a) << (y[i] & 31))),
                            1 << (y[i] & 15)};
    for (int r = 0; r < 28; ++r) ASSERT_EQ(out[r * n + i], expected[r]) << "row " << r << " element " << i;
  }
}

TEST(Operators, ComparisonsAndConditions) {
  Machine m;
  auto x = counted<i32>(n);
  IntArgs args{.x = m.input(x), .y = m.input(x), .out = m.output<i32>(64 * n), .s = 50};
  m.run(
      [](IntArgs a) {
        auto x = load(a.x + arange<0, n, L>());
        Var v = x;
        Rows<i32> row{a.out};
        auto as_number = [](auto c) { return where(c, 1, 0); };
        auto put = [&](auto c) { row(as_number(c)); };
        put(x == 50), put(x != a.s), put(x < 50), put(50 < x), put(x <= a.s), put(a.s <= x), put(x > 50),
            put(50 > x), put(x >= a.s), put(a.s >= x);
        put(v == a.s), put(a.s == v), put(50 != v), put(v < x + 1), put(v >= x);
        put((x > 10) & (x < 20)), put((x < 10) | (x > 20)), put((x < 10) ^ (x < 20)), put(!(x < 10)),
            put((x < 10) == (x < 20)), put((x < 10) != (x < 20)), put((x < 10) & true), put(~(x < 10));
        put((x < 10) & (a.s > 3)), put((a.s > 99) | (x < 10));
      },
      args);
  auto out = m.read(args.out, 25 * n);
  for (int i = 0; i < n; ++i) {
    const bool expected[] = {i == 50,
                             i != 50,
                             i<50, 50 < i, i <= 50, 50 <= i, i> 50,
                             50 > i,
                             i >= 50,
                             50 >= i,
                             i == 50,
                             i == 50,
                             i != 50,
                             true,
                             true,
                             i > 10 && i < 20,
                             i < 10 || i > 20,
                             (i < 10) != (i < 20),
                             i >= 10,
                             (i < 10) == (i < 20),
                             (i < 10) != (i < 20),
                             i < 10,
                             i >= 10,
                             i < 10,
                             i < 10};
    for (int r = 0; r < 25; ++r) ASSERT_EQ(out[r * n + i], expected[r]) << "row " << r << " element " << i;
  }
}

struct FloatArgs {
  Ptr<f32> x, out;
  F32 s;
};

TEST(Operators, FloatTilesAndLiterals) {
  Machine m;
  std::vector<f32> x(n);
  for (int i = 0; i < n; ++i) x[i] = 0.25f * (i - 60) + 0.1f;
  FloatArgs args{.x = m.input(x), .out = m.output<f32>(64 * n), .s = 2.5f};
  m.run(
      [](FloatArgs a) {
        auto x = load(a.x + arange<0, n, L>());
        Rows<f32> row{a.out};
        row(x + 1), row(1u + x), row(x * 0.5), row(2.5f - x), row(x / 3), row(1 / x), row(x - a.s),
            row(a.s * x), row(-x), row(x * x + x);
        auto twice = x;  // reassigning a value before any control flow is plain C++
        twice += x;
        row(twice);
        F32 uniform = a.s * 2 - 1;
        uniform /= 4;
        row(x * uniform);
      },
      args);
  auto out = m.read(args.out, 12 * n);
  for (int i = 0; i < n; ++i) {
    float v = x[i];
    const float expected[] = {v + 1,    1 + v,    v * 0.5f, 2.5f - v,  v / 3, 1 / v,
                              v - 2.5f, 2.5f * v, -v,       v * v + v, v + v, v * 1.0f};
    for (int r = 0; r < 12; ++r) ASSERT_EQ(out[r * n + i], expected[r]) << "row " << r << " element " << i;
  }
}

TEST(Operators, UniformValuesOfEveryWidth) {
  struct Args {
    Ptr<i64> out;
    I32 a;
    I64 b;
    Scalar<u8> c;
    Scalar<i16> d;
    Multiple<I32, 16> e;
    I1 f;
  };
  Machine m;
  Args args{.out = m.output<i64>(16), .a = -9, .b = 1ll << 40, .c = 250, .d = -300, .e = 48, .f = true};
  m.run(
      [](Args a) {
        int at = 0;
        auto put = [&](const I64& v) { store(a.out + at++, v); };
        put(cast<i64>(a.a / 2)), put(a.b * 2 + 1), put(cast<i64>(a.c + 10)), put(cast<i64>(a.d >> 1));
        put(cast<i64>(a.e * 2 + a.a)), put(cast<i64>(3 - a.e)), put(cast<i64>(a.e / a.e));
        put(where(a.f & (a.a < 0), a.b, 0)), put(cast<i64>(minimum(a.a, a.e))), put(cast<i64>(abs(a.a)));
        put(cast<i64>(cdiv(a.e, 5))), put(-a.b), put(cast<i64>(!a.f)), put(cast<i64>(a.c));
      },
      args);
  auto out = m.read(args.out, 14);
  const std::vector<i64> expected{-4, (1ll << 41) + 1, 4, -150, 87, -45, 1, 1ll << 40, -9, 9,
                                  10, -(1ll << 40),    0, 250};
  EXPECT_EQ(out, expected);
}

constexpr auto M = row_major(shape<8, 16>, 4, 1);

TEST(Operators, SmallerTilesSpreadOnEitherSide) {
  struct Args {
    Ptr<i32> out;
  };
  Machine m;
  Args args{.out = m.output<i32>(4 * 128)};
  m.run(
      [](Args a) {
        auto r = expand_dims<1>(arange<0, 8, slice<1>(M)>());
        auto c = expand_dims<0>(arange<0, 16, slice<0>(M)>());
        auto full_c = iota<1, shape<8, 16>, M>();
        auto at = r * 16 + full_c;
        store(a.out + at, r - full_c);
        store(a.out + 128 + at, full_c - r);
        store(a.out + 256 + at, where(r < full_c, c, full_c * 2));
        store((a.out + 384 + r * 16) + full_c, maximum(r, full_c));  // a column of pointers spreads too
      },
      args);
  auto out = m.read(args.out, 512);
  for (int r = 0; r < 8; ++r)
    for (int c = 0; c < 16; ++c) {
      int i = r * 16 + c;
      EXPECT_EQ(out[i], r - c);
      EXPECT_EQ(out[128 + i], c - r);
      EXPECT_EQ(out[256 + i], r < c ? c : 2 * c);
      EXPECT_EQ(out[384 + i], std::max(r, c));
    }
}

}  // namespace
}  // namespace tilewright::test
