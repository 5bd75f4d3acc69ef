// Kernels written in the language, run and compared with host code of their own.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "dsl/tilewright.h"
#include "simulator/simulator.h"

namespace tilewright {
namespace {

struct RowArgs {
  Ptr<f32> x, y;
  I32 n;
};

// Online softmax of one row in tiles of `block`: minus infinity masks, and a maximum of minus infinity shifts
// by nothing.
template <int block>
void row_softmax(RowArgs args) {
  constexpr auto layout = blocked({1}, {32}, {2}, {0});
  auto i = arange<0, block, layout>();
  auto value = [&](I32 k) { return load(args.x + (i + k), i + k < args.n, -INFINITY); };
  Var<F32> m = F32(-INFINITY);
  Var<F32> total = F32(0.0f);
  for_(range(0, args.n, block), [&](I32 k) {
    auto v = value(k);
    F32 larger = maximum(m.get(), max<0>(v));
    F32 shift = where(larger == -INFINITY, 0.0f, larger);
    total = total * exp(m - shift) + sum<0>(exp(v - shift));
    m = larger;
  });
  F32 shift = where(m.get() == -INFINITY, 0.0f, m.get());
  F32 scale = where(total.get() == 0.0f, 0.0f, 1.0f / total.get());
  for_(range(0, args.n, block),
       [&](I32 k) { store(args.y + (i + k), exp(value(k) - shift) * scale, i + k < args.n); });
}

template <int block>
std::vector<float> run_softmax(const std::vector<float>& x) {
  ir::Program program = record({"row_softmax", 2}, &row_softmax<block>);
  simulator::Memory memory;
  auto px = memory.allocate_copy("x", x), py = memory.allocate("y", x.size() * 4);
  std::vector<ir::ArgumentValue> arguments{{"ptr<f32>", px}, {"ptr<f32>", py}, {"i32", x.size()}};
  simulator::Report r = simulator::simulate(program, {}, arguments, memory);
  EXPECT_TRUE(r.clean()) << r.text();
  return memory.read<float>(py, x.size());
}

// A8: large negative logits, masked prefixes, masked rows; the same in every tile split.
TEST(Language, A8_OnlineSoftmaxNeedsNoFiniteMinusInfinity) {
  const float inf = std::numeric_limits<float>::infinity();
  for (int split = 0; split < 2; ++split) {
    auto run = [&](const std::vector<float>& x) { return split ? run_softmax<64>(x) : run_softmax<256>(x); };
    auto y = run({-60000, -59999, -59998});
    EXPECT_NEAR(y[0], 0.0900306, 1e-6);
    EXPECT_NEAR(y[1], 0.2447285, 1e-6);
    EXPECT_NEAR(y[2], 0.6652410, 1e-6);
    std::vector<float> prefix(200, -inf);
    prefix[150] = -60000;
    prefix[151] = -59999;
    y = run(prefix);
    EXPECT_NEAR(y[150], 0.2689414, 1e-6);
    EXPECT_NEAR(y[151], 0.7310586, 1e-6);
    EXPECT_EQ(y[0], 0.0f);
    for (float v : run(std::vector<float>(200, -inf))) EXPECT_EQ(v, 0.0f);
  }
}

struct MatmulArgs {
  Ptr<bf16> a, b;  // [m, k], [n, k]
  Ptr<f32> c;      // [m, n]
  I32 m, n, k;
};

// cp.async ring, mma.sync layouts; the barriers that the compiler would insert are written out.
template <bool ready_barrier>
void ring_matmul(MatmulArgs args) {
  constexpr int BM = 32, BN = 32, BK = 32, stages = 3;
  constexpr auto copy = row_major(shape<BM, BK>, 4, 8);
  constexpr auto accumulator = mma_accumulator(2, 2);
  constexpr auto left = dot_operand<0>(accumulator, 2), right = dot_operand<1>(accumulator, 2);
  Shared<bf16, shape<stages, BM, BK>, swizzle_64B> a_ring;
  Shared<bf16, shape<stages, BN, BK>, swizzle_64B> b_ring;
  auto row = iota<0, shape<BM, BK>, copy>(), col = iota<1, shape<BM, BK>, copy>();
  I32 m0 = program_id(0) * BM, n0 = program_id(1) * BN;
  auto fetch = [&](I32 step) {
    auto kk = col + step * BK;
    copy_async(args.a + ((row + m0) * args.k + kk), a_ring.index(step % stages),
               (row + m0 < args.m) & (kk < args.k));
    copy_async(args.b + ((row + n0) * args.k + kk), b_ring.index(step % stages),
               (row + n0 < args.n) & (kk < args.k));
    commit_group();
  };
  for (int i = 0; i < stages - 1; ++i) fetch(I32(i));
  Var acc = zeros<f32, shape<BM, BN>, accumulator>();
  for_(range(0, (args.k + (BK - 1)) / BK), [&](I32 step) {
    wait_group<stages - 2>();
    if constexpr (ready_barrier) barrier();
    acc += dot(a_ring.index(step % stages).template load<left>(),
               b_ring.index(step % stages).template permute<1, 0>().template load<right>());
    fetch(step + (stages - 1));
  });
  auto out_row = iota<0, shape<BM, BN>, accumulator>() + m0;
  auto out_col = iota<1, shape<BM, BN>, accumulator>() + n0;
  store(args.c + (out_row * args.n + out_col), acc, (out_row < args.m) & (out_col < args.n));
}

template <bool ready_barrier>
simulator::Report run_matmul(int m, int n, int k, std::vector<float>& c, std::vector<float>& expected) {
  ir::Program program = record({"ring_matmul", 4}, &ring_matmul<ready_barrier>);
  std::mt19937 random(3);
  auto numbers = [&](int count) {  // small integers: sums are exact in f32
    std::vector<std::uint16_t> bits(static_cast<std::size_t>(count));
    std::vector<float> values(bits.size());
    for (std::size_t i = 0; i < bits.size(); ++i) {
      values[i] = static_cast<float>(static_cast<int>(random() % 17) - 8);
      bits[i] = static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(values[i]) >> 16);
    }
    return std::pair(bits, values);
  };
  auto [ab, av] = numbers(m * k);
  auto [bb, bv] = numbers(n * k);
  expected.assign(static_cast<std::size_t>(m * n), 0);
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j)
      for (int q = 0; q < k; ++q)
        expected[static_cast<std::size_t>(i * n + j)] +=
            av[static_cast<std::size_t>(i * k + q)] * bv[static_cast<std::size_t>(j * k + q)];
  simulator::Memory memory;
  auto pa = memory.allocate_copy("a", ab), pb = memory.allocate_copy("b", bb),
       pc = memory.allocate("c", expected.size() * 4);
  auto number = [](int v) { return ir::ArgumentValue{"i32", static_cast<std::uint64_t>(v)}; };
  std::vector<ir::ArgumentValue> arguments{{"ptr<bf16>", pa}, {"ptr<bf16>", pb}, {"ptr<f32>", pc},
                                           number(m),         number(n),         number(k)};
  simulator::Options options;
  options.check_races = options.check_global_conflicts = true;
  simulator::Report r =
      simulator::simulate(program, {(m + 31) / 32, (n + 31) / 32, 1}, arguments, memory, options);
  c = memory.read<float>(pc, expected.size());
  return r;
}

TEST(Language, MatmulThroughAnAsynchronousRing) {
  std::vector<float> c, expected;
  for (auto [m, n, k] :
       {std::array{1, 1, 1}, std::array{32, 32, 96}, std::array{50, 70, 33}, std::array{100, 33, 200}}) {
    simulator::Report r = run_matmul<true>(m, n, k, c, expected);
    EXPECT_TRUE(r.clean()) << r.text();
    EXPECT_EQ(c, expected) << m << " " << n << " " << k;
  }
  simulator::Report r = run_matmul<false>(50, 70, 200, c, expected);
  EXPECT_TRUE(r.has(simulator::FindingKind::race)) << r.text();
  EXPECT_NE(r.text().find("language_test.cpp:"), std::string::npos) << r.text();
}

struct QuantiseArgs {
  Ptr<f32> x;             // [rows, 128]
  Ptr<e4m3> codes;        // [rows, 128]
  Ptr<f32> scales, back;  // [rows], [rows, 128]
};

// One row to e4m3 with a scale of its own. Without the guard a row of zeros divides by zero.
template <bool guarded>
void quantise(QuantiseArgs args) {
  constexpr auto layout = blocked({4}, {32}, {1}, {0});
  auto i = program_id(0) * 128 + arange<0, 128, layout>();
  auto x = load(args.x + i);
  F32 largest = max<0>(abs(x));
  F32 scale = largest / 448.0f;
  if constexpr (guarded) scale = where(scale == 0.0f, 1.0f, scale);
  auto codes = cast<e4m3>(x / scale);
  store(args.codes + i, codes);
  store(args.scales + program_id(0), scale);
  store(args.back + i, cast<f32>(codes) * scale);
}

// A5: the simulator shows the mistake (0/0 is NaN, and stays NaN as a code) and is clean without it, for zero
// rows and for rows of subnormal numbers. A6: products of tiny scales underflow to zero, never to NaN.
TEST(Language, A5_A6_ZeroAndTinyBlocks) {
  auto run = [](float value, auto kernel) {
    ir::Program program = record({"quantise", 1}, kernel);
    simulator::Memory memory;
    std::vector<float> x(128, 0.0f);
    x[3] = value;
    auto px = memory.allocate_copy("x", x), pc = memory.allocate("codes", 128),
         ps = memory.allocate("scales", 4), pb = memory.allocate("back", 512);
    std::vector<ir::ArgumentValue> arguments{
        {"ptr<f32>", px}, {"ptr<e4m3>", pc}, {"ptr<f32>", ps}, {"ptr<f32>", pb}};
    simulator::Report r = simulator::simulate(program, {}, arguments, memory);
    EXPECT_TRUE(r.clean()) << r.text();
    return std::tuple(memory.read<std::uint8_t>(pc, 128), memory.read<float>(ps, 1)[0],
                      memory.read<float>(pb, 128));
  };
  auto [bad_codes, bad_scale, bad_back] = run(0.0f, &quantise<false>);
  EXPECT_EQ(bad_codes[0] & 0x7f, 0x7f);
  EXPECT_TRUE(std::isnan(bad_back[0]));
  for (float value : {0.0f, 1e-40f, 1e-30f, 1.0f, -3e38f}) {
    auto [codes, scale, back] = run(value, &quantise<true>);
    EXPECT_TRUE(std::isfinite(scale) && scale > 0) << value;
    for (int i = 0; i < 128; ++i) {
      EXPECT_NE(codes[static_cast<std::size_t>(i)] & 0x7f, 0x7f) << value;
      float expected = i == 3 ? value : 0.0f;
      // a subnormal scale has few bits: the error is one unit of it times the code
      EXPECT_NEAR(back[static_cast<std::size_t>(i)], expected, std::fabs(expected) * 0.07f + 448 * 0x1p-149f)
          << value;
    }
  }
}

struct ScaleArgs {
  Ptr<f32> a, b, out;
};

TEST(Language, A6_ProductsOfTinyScales) {
  ir::Program program = record(
      {"scales", 1}, +[](ScaleArgs args) {
        F32 sum = F32(448.0f * 448.0f * 128.0f);
        store(args.out, sum * load(args.a) * load(args.b));
      });
  for (int i = 0; i <= 38; ++i)
    for (int j : {0, 4, 23, 38}) {
      float a = std::pow(10.0f, static_cast<float>(-i)), b = std::pow(10.0f, static_cast<float>(-j));
      simulator::Memory memory;
      auto pa = memory.allocate_copy("a", std::vector<float>{a}),
           pb = memory.allocate_copy("b", std::vector<float>{b}), po = memory.allocate("out", 4);
      std::vector<ir::ArgumentValue> arguments{{"ptr<f32>", pa}, {"ptr<f32>", pb}, {"ptr<f32>", po}};
      EXPECT_TRUE(simulator::simulate(program, {}, arguments, memory).clean());
      double expected = 448.0 * 448 * 128 * static_cast<double>(a) * b;
      EXPECT_NEAR(memory.read<float>(po, 1)[0], expected, expected * 1e-6 + 0x1p-149) << i << " " << j;
    }
}

struct RowsArgs {
  Ptr<f32> x, y;
};

// A41: the row r % (2 << (r / 16)) is odd for every other r: rows read at four-byte alignment are right, and
// a promise that the row is even is refused at the first odd one.
template <int promise>
void odd_rows(RowsArgs args) {
  constexpr auto layout = row_major(shape<32, 16>, 1, 2);
  auto r = iota<0, shape<32, 16>, layout>(), c = iota<1, shape<32, 16>, layout>();
  auto row = assume_multiple<promise>(r % (2 << (r / 16)));
  store(args.y + (r * 16 + c), load(args.x + (row + c)));
}

TEST(Language, A41_RowsThatAreNotAsAlignedAsTheyLook) {
  auto run = [](auto kernel, std::vector<float>& y) {
    ir::Program program = record({"odd_rows", 1}, kernel);
    std::vector<float> x(64);
    for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i);
    simulator::Memory memory;
    auto px = memory.allocate_copy("x", x), py = memory.allocate("y", 2048);
    std::vector<ir::ArgumentValue> arguments{{"ptr<f32>", px}, {"ptr<f32>", py}};
    simulator::Report report = simulator::simulate(program, {}, arguments, memory);
    y = memory.read<float>(py, 512);
    return report;
  };
  std::vector<float> y;
  simulator::Report good = run(&odd_rows<1>, y);
  EXPECT_TRUE(good.clean()) << good.text();
  for (int r = 0; r < 32; ++r)
    for (int c = 0; c < 16; ++c)
      ASSERT_EQ(y[static_cast<std::size_t>(r * 16 + c)], static_cast<float>((r < 16 ? r % 2 : r % 4) + c));
  simulator::Report bad = run(&odd_rows<2>, y);
  EXPECT_TRUE(bad.has(simulator::FindingKind::broken_promise)) << bad.text();
  EXPECT_NE(bad.text().find("element [1, 0]"), std::string::npos) << bad.text();
}

}  // namespace
}  // namespace tilewright
