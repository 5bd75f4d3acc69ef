// Outside cases A5, A6, A16 and A17 in the language: quantisation on the fly, block scales at their ends,
// groups of K that do not divide it. The expected values are computed in double from the definition.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "dsl/tilewright.h"
#include "simulator/simulator.h"

namespace tilewright {
namespace {

float value_of_e4m3(std::uint8_t code) {  // OCP 8-bit floating point, section 5
  int exponent = code >> 3 & 15, mantissa = code & 7;
  if ((code & 0x7f) == 0x7f) return NAN;
  double v = exponent ? std::ldexp(8 + mantissa, exponent - 10) : std::ldexp(mantissa, -9);
  return static_cast<float>(code & 0x80 ? -v : v);
}
std::uint16_t bf16_of(float v) {  // exact values only
  return static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(v) >> 16);
}
float value_of_bf16(std::uint16_t bits) {
  return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16);
}

// ---- A5
// ----------------------------------------------------------------------------------------------------------

enum class Group { block, row, column };  // what shares a scale, inside of a 128 x 128 block

template <class T>
struct QuantiseArgs {
  Ptr<bf16> x;      // [256, 256]
  Ptr<T> codes;     // [256, 256]
  Ptr<f32> scales;  // [256, 256]: the scale of each element's group
};

// A scale of its own for each group of a 128 x 128 block. Without the guard a group of zeros divides by zero.
template <class T, Group group, bool guarded>
void quantise(QuantiseArgs<T> args) {
  constexpr auto L = row_major(shape<128, 128>, 4, 8);
  constexpr float largest_code = std::is_same_v<T, i8> ? 127.0f : 448.0f;
  auto at = (iota<0, shape<128, 128>, L>() + program_id(1) * 128) * 256 +
            (iota<1, shape<128, 128>, L>() + program_id(0) * 128);
  auto x = cast<f32>(load(args.x + at));  // [128, 128]
  auto quantised = [&](const auto& amax) {
    auto scale = amax / largest_code;
    if constexpr (guarded) scale = where(scale == 0.0f, 1.0f, scale);
    auto v = x / scale;
    if constexpr (std::is_same_v<T, i8>)
      store(args.codes + at, cast<i8>(v + where(v < 0.0f, -0.5f, 0.5f)));
    else
      store(args.codes + at, cast<T>(v));
    store(args.scales + at, scale + zeros<f32, shape<128, 128>, L>());
  };
  if constexpr (group == Group::block)
    quantised(max<0>(max<1>(abs(x))) + zeros<f32, shape<128, 128>, L>());
  else if constexpr (group == Group::row)
    quantised(broadcast<shape<128, 128>, L>(expand_dims<1>(max<1>(abs(x)))));
  else
    quantised(broadcast<shape<128, 128>, L>(expand_dims<0>(max<0>(abs(x)))));
}

struct Quantised {
  std::vector<std::uint8_t> codes;
  std::vector<float> scales;
  int nan_codes = 0;
};

template <class T, Group group, bool guarded = true>
Quantised run_quantise(const std::vector<std::uint16_t>& x) {
  ir::Program program = record({"quantise", 4}, &quantise<T, group, guarded>);
  simulator::Memory memory;
  auto px = memory.allocate_copy("x", x), pc = memory.allocate("codes", x.size()),
       ps = memory.allocate("scales", x.size() * 4);
  const char* type = std::is_same_v<T, i8> ? "ptr<i8>" : "ptr<e4m3>";
  std::vector<ir::ArgumentValue> arguments{{"ptr<bf16>", px}, {type, pc}, {"ptr<f32>", ps}};
  auto report = simulator::simulate(program, {2, 2, 1}, arguments, memory);
  EXPECT_TRUE(report.clean()) << report.text();
  Quantised q{memory.read<std::uint8_t>(pc, x.size()), memory.read<float>(ps, x.size())};
  if (!std::is_same_v<T, i8>)
    for (std::uint8_t c : q.codes) q.nan_codes += (c & 0x7f) == 0x7f;
  return q;
}

template <class T, Group group>
void expect_quantised(const std::vector<std::uint16_t>& x, const char* what) {
  SCOPED_TRACE(what);
  Quantised q = run_quantise<T, group>(x);
  EXPECT_EQ(q.nan_codes, 0);
  for (std::size_t i = 0; i < x.size(); ++i) {
    float v = value_of_bf16(x[i]), s = q.scales[i];
    ASSERT_TRUE(std::isfinite(s) && s > 0) << i;
    double code = std::is_same_v<T, i8> ? static_cast<std::int8_t>(q.codes[i]) : value_of_e4m3(q.codes[i]);
    if (v == 0) {
      ASSERT_EQ(code, 0) << i;  // zero codes; a sign of zero is allowed
    }
    // half a unit of the code in relative or absolute size; a subnormal scale itself is rounded to a multiple
    // of 2^-149, which counts once for each unit of the code
    double unit = std::is_same_v<T, i8> ? 0.5 * s : std::max(std::fabs(v) / 16.0, s / 1024.0);
    double bound = unit * 1.001 + std::max(1.0, std::fabs(code)) * 0x1p-150 * (s < 0x1p-126f);
    ASSERT_NEAR(code * s, v, bound) << i << " scale " << s;
  }
}

// A5: zero blocks, rows and channels give zero codes and a finite scale, and so do blocks of subnormal
// numbers.
TEST(Quantised, A5_ZeroBlocksTokensAndChannels) {
  std::vector<std::uint16_t> one(65536, 0);
  one[0] = bf16_of(1.0f);
  // the reported mistake: three of four blocks are NaN
  EXPECT_EQ((run_quantise<e4m3, Group::block, false>(one).nan_codes), 49152);

  std::vector<std::uint16_t> subnormal(65536, 0), mixed(65536, 0);
  subnormal[5] = 1;  // 2^-133, about 9e-41
  subnormal[200] = 0x8001;
  for (std::size_t i = 0; i < mixed.size(); ++i) {
    std::size_t r = i / 256, c = i % 256;
    if (r == 7 || r == 130 || c == 3 || c == 255) continue;  // zero tokens and channels
    float scale = std::ldexp(1.0f, static_cast<int>(r * 37 + c * 11) % 200 - 120);
    mixed[i] = bf16_of((c + r) % 2 ? scale : -1.5f * scale);
  }
  auto all = [](const std::vector<std::uint16_t>& x, const char* what) {
    expect_quantised<e4m3, Group::block>(x, what);
    expect_quantised<e4m3, Group::row>(x, what);
    expect_quantised<e4m3, Group::column>(x, what);
    expect_quantised<i8, Group::block>(x, what);
    expect_quantised<i8, Group::row>(x, what);
    expect_quantised<i8, Group::column>(x, what);
  };
  all(one, "one element");
  all(subnormal, "subnormal");
  all(mixed, "zero tokens and channels");
  all(std::vector<std::uint16_t>(65536, 0x8000), "minus zero");
}

// ---- A6
// ----------------------------------------------------------------------------------------------------------

struct ScaledArgs {
  Ptr<e4m3> a, b;   // [16, k], [8, k]
  Ptr<f32> sa, sb;  // of the activations, of the expert's weights
  Ptr<f32> out;     // [16, 8]
  I32 k;            // a multiple of 128
};

// An e4m3 product with scales for each 128 of K, by the tensor core. `together`: the scales are multiplied
// first, so that their product may underflow.
template <bool together>
void scaled_product(ScaledArgs args) {
  constexpr auto acc = mma_accumulator(1, 1);
  constexpr auto left = dot_operand<0>(acc, 4), right = dot_operand<1>(acc, 4);
  Var total = zeros<f32, shape<16, 8>, acc>();
  for_(range(0, args.k, 128), [&](I32 k) {
    auto a =
        load(args.a + (iota<0, shape<16, 128>, left>() * args.k + (iota<1, shape<16, 128>, left>() + k)));
    auto b =
        load(args.b + (iota<1, shape<128, 8>, right>() * args.k + (iota<0, shape<128, 8>, right>() + k)));
    auto part = dot(a, b, zeros<f32, shape<16, 8>, acc>());
    F32 sa = load(args.sa + k / 128), sb = load(args.sb + k / 128);
    if constexpr (together)
      total += part * (sa * sb);
    else
      total += part * sa * sb;
  });
  store(args.out + (iota<0, shape<16, 8>, acc>() * 8 + iota<1, shape<16, 8>, acc>()), total);
}

TEST(Quantised, A6_ProductsWithTinyBlockScales) {
  auto run = [](int k, float sa, float sb, auto kernel) {
    ir::Program program = record({"scaled", 1}, kernel);
    auto blocks = static_cast<std::size_t>(k / 128);
    std::vector<std::uint8_t> a(static_cast<std::size_t>(16 * k)), b(static_cast<std::size_t>(8 * k));
    for (std::size_t i = 0; i < a.size(); ++i)
      a[i] = i / static_cast<std::size_t>(k) % 2 ? 0xfe : 0x7e;  // -+448
    for (std::uint8_t& c : b) c = 0x7e;
    simulator::Memory memory;
    auto pa = memory.allocate_copy("a", a), pb = memory.allocate_copy("b", b),
         ps = memory.allocate_copy("sa", std::vector<float>(blocks, sa)),
         pt = memory.allocate_copy("sb", std::vector<float>(blocks, sb)), po = memory.allocate("out", 512);
    std::vector<ir::ArgumentValue> arguments{{"ptr<e4m3>", pa}, {"ptr<e4m3>", pb}, {"ptr<f32>", ps},
                                             {"ptr<f32>", pt},  {"ptr<f32>", po},  {"i32", std::uint64_t(k)}};
    auto report = simulator::simulate(program, {}, arguments, memory);
    EXPECT_TRUE(report.clean()) << report.text();
    return memory.read<float>(po, 128);
  };
  for (int k : {128, 384})
    for (int i = 0; i <= 38; ++i)
      for (int j : {4, 23}) {
        float sa = std::pow(10.0f, static_cast<float>(-j)), sb = std::pow(10.0f, static_cast<float>(-i));
        double expected = 448.0 * 448 * k * sa * sb;
        auto separate = run(k, sa, sb, &scaled_product<false>),
             together = run(k, sa, sb, &scaled_product<true>);
        for (std::size_t e = 0; e < 128; ++e) {
          double right = e / 8 % 2 ? -expected : expected;
          ASSERT_NEAR(separate[e], right, expected * 1e-6 + k / 128 * 0x1p-149) << sa << " " << sb;
          // the product of the scales may be anything between 0 and itself rounded, but no NaN
          double rounding = 448.0 * 448 * k * 0x1p-150;
          ASSERT_NEAR(together[e], right, expected * 1e-6 + rounding) << sa << " " << sb;
        }
      }
  auto reported = run(128, 1e-4f, 1e-23f, &scaled_product<true>);
  EXPECT_NEAR(reported[0], 2.57e-20, 2.57e-23);
  EXPECT_EQ(run(128, 1e-23f, 1e-23f, &scaled_product<true>)[0], 0.0f);
}

// ---- A16, A17
// ----------------------------------------------------------------------------------------------------

template <class T>
struct GroupedArgs {
  Ptr<f32> x;       // [k]
  Ptr<T> codes;     // [n, k]
  Ptr<f32> scales;  // [n, ceil(k / group_size)]
  Ptr<f32> out;     // [n]
  I32 n, k, group_size;
};

// out[n] = sum over k of x[k] codes[n, k] scales[n, k / group_size]
template <class T>
void grouped_scales(GroupedArgs<T> args) {
  constexpr auto L = row_major(shape<8, 64>, 2, 4);
  device_assert(args.group_size >= 1, "group_size is 1 or more; one scale a channel is group_size = k");
  auto row = iota<0, shape<8, 64>, L>() + program_id(0) * 8;
  Var total = zeros<f32, shape<8>, slice<1>(L)>();
  for_(range(0, args.k, 64), [&](I32 at) {
    auto k = iota<1, shape<8, 64>, L>() + at;
    auto inside = (row < args.n) & (k < args.k);
    auto x = load(args.x + k, inside, 0);
    auto w = cast<f32>(load(args.codes + (row * args.k + k), inside, cast<T>(F32(0.0f))));
    auto s = load(args.scales + (row * cdiv(args.k, args.group_size) + k / args.group_size), inside, 0);
    total += sum<1>(x * (w * s));
  });
  auto r = arange<0, 8, slice<1>(L)>() + program_id(0) * 8;
  store(args.out + r, total, r < args.n);
}

// `scale(row, group)`; the table of scales has exactly as many groups as needed. group_size as it was given.
template <class T, class Scale>
std::vector<float> run_grouped(int n, int k, int group_size, Scale scale, std::string* findings = nullptr) {
  int groups = group_size > 0 ? (k + group_size - 1) / group_size : 1;
  std::vector<float> scales;
  for (int r = 0; r < n; ++r)
    for (int g = 0; g < groups; ++g) scales.push_back(scale(r, g));
  ir::Program program = record({"grouped", 2}, &grouped_scales<T>);
  simulator::Memory memory;
  std::uint8_t one = std::is_same_v<T, i8> ? 1 : 0x38;
  auto px = memory.allocate_copy("x", std::vector<float>(static_cast<std::size_t>(k), 1.0f)),
       pc = memory.allocate_copy("codes", std::vector<std::uint8_t>(static_cast<std::size_t>(n * k), one)),
       ps = memory.allocate_copy("scales", scales),
       po = memory.allocate("out", static_cast<std::size_t>(n) * 4);
  auto number = [](int v) { return ir::ArgumentValue{"i32", static_cast<std::uint32_t>(v)}; };
  std::vector<ir::ArgumentValue> arguments{
      {"ptr<f32>", px},  {std::is_same_v<T, i8> ? "ptr<i8>" : "ptr<e4m3>", pc},
      {"ptr<f32>", ps},  {"ptr<f32>", po},
      number(n),         number(k),
      number(group_size)};
  auto report = simulator::simulate(program, {(n + 7) / 8, 1, 1}, arguments, memory);
  if (findings)
    *findings = report.text();
  else
    EXPECT_TRUE(report.clean()) << report.text();
  return memory.read<float>(po, static_cast<std::size_t>(n));
}

// A16: the last group is half a group, or anything less than one.
TEST(Quantised, A16_TheLastGroupIsHalfAGroup) {
  auto powers = [](int, int g) { return std::ldexp(1.0f, g); };
  EXPECT_EQ(run_grouped<i8>(1, 704, 128, powers)[0], 6016.0f);
  EXPECT_EQ(run_grouped<e4m3>(1, 704, 128, powers)[0], 6016.0f);
  for (int n : {1, 8, 13})
    for (int k : {1, 63, 64, 127, 128, 129, 192, 700, 704})
      for (int group : {32, 64, 128, 256}) {
        auto scale = [](int r, int g) { return std::ldexp(1.0f, g % 7) + static_cast<float>(r); };
        auto found = run_grouped<i8>(n, k, group, scale);
        EXPECT_EQ(found, run_grouped<e4m3>(n, k, group, scale));
        for (int r = 0; r < n; ++r) {
          double expected = 0;
          for (int i = 0; i < k; ++i) expected += scale(r, i / group);
          EXPECT_EQ(found[static_cast<std::size_t>(r)], expected)
              << n << " " << k << " " << group << " " << r;
        }
      }
}

// A17: every group size that is one works, -1 and 0 are an error that names group_size and what is taken. As
// an extent of a tile such sizes do not compile: tests/errors/compile/extent_of_a_negative_group.cpp.
TEST(Quantised, A17_GroupSizesThatAreNone) {
  const int k = 300;
  auto scale = [](int r, int g) { return static_cast<float>(1 + (g * 7 + r) % 13); };
  for (int group : {1, 7, 32, 64, 128, 256, k, k + 1}) {
    auto found = run_grouped<i8>(3, k, group, scale);
    for (int r = 0; r < 3; ++r) {
      double expected = 0;
      for (int i = 0; i < k; ++i) expected += scale(r, i / group);
      EXPECT_EQ(found[static_cast<std::size_t>(r)], expected) << group;
    }
  }
  for (int group : {-1, 0, -128}) {
    std::string findings;
    run_grouped<i8>(3, k, group, scale, &findings);
    EXPECT_NE(findings.find("the assertion failed: group_size is 1 or more"), std::string::npos) << findings;
  }
}

}  // namespace
}  // namespace tilewright
