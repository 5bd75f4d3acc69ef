// Outside cases A1 and A7 as the language says them: max, min, argmax and argmin with NaN by one rule each,
// in every layout; sums of booleans and bytes in 32 bits.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "dsl/tilewright.h"
#include "simulator/simulator.h"

namespace tilewright {
namespace {

struct ExtremeArgs {
  Ptr<f32> x;      // [columns]
  Ptr<f32> value;  // [2]: max, min
  Ptr<i32> index;  // [2]: argmax, argmin
  I32 columns;
};

template <int width, int warps, int form, Nan nan>
void extremes(ExtremeArgs args) {
  constexpr auto wide = row_major(shape<4, width>, warps, 1);
  constexpr auto tall = blocked({4, 2}, {1, 32}, {1, warps}, {1, 0});
  constexpr auto copies = blocked({1, 1}, {32, 1}, {warps, 1}, {1, 0});
  constexpr auto L = form == 0 ? wide : form == 1 ? tall : copies;
  auto column = iota<1, shape<4, width>, L>();  // four equal rows
  auto read = [&](float other) { return load(args.x + column, column < args.columns, other); };
  auto high = read(-INFINITY), low = read(INFINITY);
  auto row = arange<0, 4, slice<1>(L)>();
  store(args.value + row * 0, max<1, nan>(high), row == 3);
  store(args.value + (row * 0 + 1), min<1, nan>(low), row == 0);
  store(args.index + row * 0, argmax<1, nan>(high), row == 2);
  store(args.index + (row * 0 + 1), argmin<1, nan>(low), row == 1);
}

struct Extremes {
  float high, low;
  int at_high, at_low;
};

template <int width, int warps, int form, Nan nan>
Extremes run(const std::vector<float>& x) {
  ir::Program program = record({"extremes", warps}, &extremes<width, warps, form, nan>);
  simulator::Memory memory;
  auto px = memory.allocate_copy("x", x), pv = memory.allocate("value", 8), pi = memory.allocate("index", 8);
  std::vector<ir::ArgumentValue> arguments{
      {"ptr<f32>", px}, {"ptr<f32>", pv}, {"ptr<i32>", pi}, {"i32", x.size()}};
  auto report = simulator::simulate(program, {}, arguments, memory);
  EXPECT_TRUE(report.clean()) << report.text();
  auto value = memory.read<float>(pv, 2);
  auto index = memory.read<int>(pi, 2);
  return {value[0], value[1], index[0], index[1]};
}

// By the definition: the first position that no other beats.
Extremes expected(const std::vector<float>& x, bool propagate) {
  auto extreme = [&](float sign) {
    int best = 0;
    for (int i = 1; i < static_cast<int>(x.size()); ++i) {
      float a = x[static_cast<std::size_t>(best)], b = x[static_cast<std::size_t>(i)];
      bool better;
      if (std::isnan(a) || std::isnan(b))
        better = propagate ? !std::isnan(a) && std::isnan(b) : std::isnan(a) && !std::isnan(b);
      else
        better = sign * b > sign * a;
      if (better) best = i;
    }
    return best;
  };
  int high = extreme(1), low = extreme(-1);
  return {x[static_cast<std::size_t>(high)], x[static_cast<std::size_t>(low)], high, low};
}

template <int width, int warps, int form>
void check(const std::vector<float>& x) {
  for (bool propagate : {false, true}) {
    Extremes found =
        propagate ? run<width, warps, form, Nan::propagate>(x) : run<width, warps, form, Nan::ignore>(x);
    Extremes right = expected(x, propagate);
    EXPECT_EQ(found.at_high, right.at_high) << propagate;
    EXPECT_EQ(found.at_low, right.at_low) << propagate;
    EXPECT_TRUE(found.high == right.high || (std::isnan(found.high) && std::isnan(right.high))) << found.high;
    EXPECT_TRUE(found.low == right.low || (std::isnan(found.low) && std::isnan(right.low))) << found.low;
  }
}

TEST(Language, A1_OneRuleForNaNInMaxMinArgmaxArgmin) {
  const float nan = std::nanf(""), inf = INFINITY;
  auto in_all_layouts = [](const std::vector<float>& x) {
    check<64, 1, 0>(x);
    check<64, 8, 0>(x);
    check<64, 1, 1>(x);
    check<64, 8, 1>(x);
    check<64, 8, 2>(x);
  };
  // the reported values: [nan, inf], [inf, nan], [nan, 6, 8]
  EXPECT_EQ((run<64, 1, 0, Nan::ignore>({nan, inf}).at_high), 1);
  EXPECT_EQ((run<64, 1, 0, Nan::ignore>({inf, nan}).at_high), 0);
  EXPECT_EQ((run<64, 1, 0, Nan::ignore>({nan, 6, 8}).at_high), 2);
  EXPECT_EQ((run<64, 1, 0, Nan::propagate>({nan, inf}).at_high), 0);
  EXPECT_EQ((run<64, 1, 0, Nan::propagate>({inf, nan}).at_high), 1);
  EXPECT_EQ((run<64, 1, 0, Nan::propagate>({nan, 6, 8}).at_high), 0);
  for (const auto& x : {std::vector{nan, inf},
                        {inf, nan},
                        {nan, 6.0f, 8.0f},
                        {6.0f, nan, 8.0f},
                        {nan, -inf, 1.0f},
                        {-inf, nan, -inf},
                        {1.0f, 1.0f, 1.0f},
                        {-0.0f, 0.0f}})
    in_all_layouts(x);
  for (std::size_t at = 0; at < 64; ++at) {
    std::vector<float> x(64, at % 2 ? inf : -inf);
    x[at] = nan;
    in_all_layouts(x);
  }
}

struct SumArgs {
  Ptr<i1> flags;  // [256]
  Ptr<u8> bytes;  // [512], 300 of them counted
  Ptr<i8> signs;  // [1024], 1000 of them
  Ptr<i32> out;   // [6]
};

// Without a cast and with one.
void sums(SumArgs args) {
  constexpr auto L = blocked({2}, {32}, {4}, {0});
  auto flags = load(args.flags + arange<0, 256, L>());
  auto i = arange<0, 512, L>();
  auto j = arange<0, 1024, L>();
  auto bytes = load(args.bytes + i, i < 300, 0);
  auto signs = load(args.signs + j, j < 1000, 0);
  store(args.out, sum<0>(flags));
  store(args.out + 1, sum<0>(cast<i32>(flags)));
  store(args.out + 2, sum<0>(bytes));
  store(args.out + 3, sum<0>(cast<i32>(bytes)));
  store(args.out + 4, sum<0>(signs));
  store(args.out + 5, sum<0>(cast<i32>(signs)));
}

// A number stored into memory of booleans does not compile:
// tests/errors/compile/store_of_a_count_as_boolean.cpp.
TEST(Language, A7_SumsOfBooleansAndBytesIn32Bits) {
  ir::Program program = record({"sums", 4}, &sums);
  simulator::Memory memory;
  auto pf = memory.allocate_copy("flags", std::vector<std::uint8_t>(256, 1)),
       pb = memory.allocate_copy("bytes", std::vector<std::uint8_t>(512, 255)),
       ps = memory.allocate_copy("signs", std::vector<std::uint8_t>(1024, 0x80)),
       po = memory.allocate("out", 24);
  std::vector<ir::ArgumentValue> arguments{
      {"ptr<i1>", pf}, {"ptr<u8>", pb}, {"ptr<i8>", ps}, {"ptr<i32>", po}};
  auto report = simulator::simulate(program, {}, arguments, memory);
  EXPECT_TRUE(report.clean()) << report.text();
  EXPECT_EQ(memory.read<int>(po, 6), (std::vector<int>{256, 256, 76500, 76500, -128000, -128000}));
}

}  // namespace
}  // namespace tilewright
