// Proves that variables of tiles, uniform values, pointers and aggregates carry values through control flow,
// and that control flow runs as often as C++ would.
#include "tests/dsl/machine.h"

namespace tilewright::test {
namespace {

constexpr int n = 64;
constexpr auto L = blocked({1}, {32}, {2}, {0});

struct Args {
  Ptr<i32> out;
  Ptr<i64> wide;
  I32 n;
  I64 m;
};

struct Variables : ::testing::Test {
  Machine m;
  Args args{.out = m.output<i32>(1024), .wide = m.output<i64>(64), .n = 10, .m = 1ll << 33};
  template <class Kernel>
  std::vector<i32> run(const Kernel& kernel, std::size_t count) {
    m.run(kernel, args, {}, 2);
    return m.read(args.out, count);
  }
};

TEST_F(Variables, ScalarsThroughNestedControlFlow) {
  auto out = run(
      [](Args a) {
        Var even = 0, odd = 0;
        for_(range(0, a.n), [&](I32 i) {
          if_(i % 2 == 0, [&] { even += i; }).else_([&] { for_(range(i), [&](I32 j) { odd += j; }); });
        });
        store(a.out, even);
        store(a.out + 1, odd);
      },
      2);
  int even = 0, odd = 0;
  for (int i = 0; i < 10; ++i) {
    if (i % 2 == 0) {
      even += i;
    } else {
      for (int j = 0; j < i; ++j) odd += j;
    }
  }
  EXPECT_EQ(out, (std::vector<i32>{even, odd}));
}

TEST_F(Variables, RangesOfEveryKind) {
  auto out = run(
      [](Args a) {
        int at = 0;
        auto rounds = [&](const auto& range) {
          Var count = 0, last = -1;
          for_(range, [&](auto i) {
            count += 1;
            last = cast<i32>(i);
          });
          store(a.out + at++, count);
          store(a.out + at++, last);
        };
        rounds(range(a.n)), rounds(range(3, a.n)), rounds(range(0, a.n, 3)), rounds(range(a.n, 0)),
            rounds(range(a.n, 0, -3)), rounds(range(5, 5)), rounds(range(0, 7)),
            rounds(range(0, a.n, a.n - 6));
        rounds(range(a.m, a.m + 3)), rounds(range(0, a.m, a.m / 4)),
            rounds(range(INT32_MAX - 3, INT32_MAX, 2));
      },
      22);
  EXPECT_EQ(out, (std::vector<i32>{10, 9,
                                   7,  9,
                                   4,  9,
                                   0,  -1,
                                   4,  1,
                                   0,  -1,
                                   7,  6,
                                   3,  8,
                                   3,  2,
                                   4,  static_cast<i32>(3 * (1ll << 31)),
                                   2,  INT32_MAX - 1}));
}

TEST_F(Variables, WhileAndConditionsOfVariables) {
  auto out = run(
      [](Args a) {
        Var k = a.n * 100 + 27, steps = 0;  // Collatz
        while_([&] { return k != 1; },
               [&] {
                 if_(k % 2 == 0, [&] { k /= 2; }).else_([&] { k = 3 * k + 1; });
                 steps += 1;
               });
        store(a.out, steps);
        Var found = false;
        for_(range(0, 4), [&](I32 i) { if_(i == 2, [&] { found = true; }); });
        if_(found, [&] { store(a.out + 1, 7); });
        if_(!found, [&] { store(a.out + 1, 9); });
      },
      2);
  int k = 1027, steps = 0;
  while (k != 1) k = k % 2 ? 3 * k + 1 : k / 2, ++steps;
  EXPECT_EQ(out, (std::vector<i32>{steps, 7}));
}

TEST_F(Variables, TilesPointersAndTilesOfPointers) {
  auto out = run(
      [](Args a) {
        auto i = arange<0, n, L>();
        Var sum = zeros<i32, shape<n>, L>();
        Var p = a.out + 512;
        Var tile = a.out + i;
        for_(range(0, 3), [&](I32 k) {
          sum += i * (k + 1);
          sum = sum + 1;
          store(p, k);
          p += 1;
          store(tile, i * 10 + k);
          tile += n;
        });
        tile -= 3 * n;
        store(p - 10, 99);
        store(tile.get() + 3 * n, sum);
        sum = 5;  // every element
        store(a.out + 4 * n + i, sum);
        sum = a.n;
        store(a.out + 5 * n + i, sum);
      },
      1024);
  for (int i = 0; i < n; ++i) {
    for (int k = 0; k < 3; ++k) ASSERT_EQ(out[k * n + i], i * 10 + k);
    ASSERT_EQ(out[3 * n + i], i * 6 + 3);
    ASSERT_EQ(out[4 * n + i], 5);
    ASSERT_EQ(out[5 * n + i], 10);
  }
  EXPECT_EQ(std::vector<i32>(out.begin() + 512, out.begin() + 515), (std::vector<i32>{0, 1, 2}));
  EXPECT_EQ(out[512 + 3 - 10], 99);
}

TEST_F(Variables, AggregatesOfAggregates) {
  struct Pair {
    I32 low, high;
  };
  struct State {
    Tile<i32, shape<n>, L> tile;
    Pair pair;
    Ptr<i32> at;
  };
  auto out = run(
      [](Args a) {
        auto i = arange<0, n, L>();
        Var<State> s = State{i, {0, a.n}, a.out};
        for_(range(0, 4), [&](I32 k) {
          State now = s;
          store(now.at + i, now.tile);
          s = State{now.tile * 2 + k, {now.pair.low + 1, now.pair.high - 1}, now.at + n};
        });
        State last = s.get();
        store(last.at, last.pair.low * 100 + last.pair.high);
      },
      4 * n + 1);
  for (int i = 0; i < n; ++i)
    for (int k = 0, v = i; k < 4; v = v * 2 + k, ++k) ASSERT_EQ(out[k * n + i], v);
  EXPECT_EQ(out[4 * n], 406);
}

TEST_F(Variables, CopiesAreNewVariables) {
  auto out = run(
      [](Args a) {
        Var x = a.n;
        Var y = x;
        auto z = x;  // Var again: a copy, no alias
        x = 1;
        y += 1;
        z = y;
        Var<I64> wide = a.m;
        wide = wide * 2;
        store(a.wide, wide);
        store(a.out, x), store(a.out + 1, y), store(a.out + 2, z);
        Var f = 0.5;
        Var t = true;
        static_assert(std::is_same_v<decltype(f), Var<F32>> && std::is_same_v<decltype(t), Var<I1>>);
        store(a.out + 3, cast<i32>(f * 8) + where(t, 1, 0));
      },
      4);
  EXPECT_EQ(out, (std::vector<i32>{1, 11, 11, 5}));
  EXPECT_EQ(m.read(args.wide, 1)[0], 1ll << 34);
}

}  // namespace
}  // namespace tilewright::test
