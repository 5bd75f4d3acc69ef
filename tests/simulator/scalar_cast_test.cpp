// Casts between all element types, bit for bit.
#include <gtest/gtest.h>

#include "tests/simulator/element_runner.h"

namespace tilewright::simulator::test {
namespace {

std::uint64_t cast_reference(ElementType from, ElementType to, std::uint64_t bits, bool saturate) {
  if (ir::is_integer(from) && ir::is_integer(to)) {
    std::int64_t v = integer_value(from, bits);
    return to == ElementType::i1 ? v != 0 : static_cast<std::uint64_t>(v) & mask_of(to);
  }
  Exact v;
  bool negative;
  if (ir::is_integer(from)) {
    v = static_cast<Exact>(integer_value(from, bits));
    negative = v < 0;
  } else {
    v = float_value(from, bits);
    negative = from != ElementType::e8m0 && (bits >> (ir::info(from).bits - 1) & 1);
  }
  if (to == ElementType::i1) return v != 0;
  if (ir::is_integer(to)) {
    if (is_nan(v)) return 0;
    Exact low = to == ElementType::u8 ? 0 : -static_cast<Exact>(std::ldexp(1.0, ir::info(to).bits - 1));
    Exact high = static_cast<Exact>(std::ldexp(1.0, ir::info(to).bits - (to == ElementType::u8 ? 0 : 1))) - 1;
    if (v < low) v = low;
    if (v > high) v = high;
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(v)) & mask_of(to);
  }
  if (to == ElementType::e8m0) {  // nearest power of two, ties to the even code, clamped; negative is NaN
    if (is_nan(v) || v < 0) return 255;
    std::uint64_t best = 0;
    for (std::uint64_t c = 1; c < 255; ++c) {
      // the middle between 2^e and 2^(e+1) is 1.5 * 2^e
      Exact middle = 1.5 * float_value(to, c - 1);
      if (v > middle || (v == middle && c % 2 == 0)) best = c;
    }
    return best;
  }
  return rounded(to, v, negative, saturate);
}

void check_pair(ElementType from, ElementType to, const std::vector<std::uint64_t>& in, bool saturate) {
  auto got = run_elements(OpKind::cast_, {from}, to, {in}, {{"saturate", std::int64_t{saturate}}});
  for (std::size_t i = 0; i < in.size(); ++i) {
    std::uint64_t expected = cast_reference(from, to, in[i], saturate);
    bool same = from == to || ir::is_integer(to) || to == ElementType::e8m0
                    ? got[i] == expected
                    : same_float(to, got[i], expected);
    if (from == to) same = got[i] == in[i];
    ASSERT_TRUE(same) << ir::name(from) << " -> " << ir::name(to) << std::hex << ": " << in[i] << " gives "
                      << got[i] << ", expected " << expected;
  }
}

TEST(ScalarCast, EveryPairOfTypes) {
  for (int f = 0; f < 13; ++f)
    for (int t = 0; t < 13; ++t)
      for (bool saturate : {true, false})
        check_pair(static_cast<ElementType>(f), static_cast<ElementType>(t),
                   patterns(static_cast<ElementType>(f), 4096, static_cast<unsigned>(f + 1)), saturate);
}

// A3: all 2^16 upper halves of f32, and one unit to each side of what may be a tie, in one rounding.
TEST(ScalarCast, A3_NoRoundingTwiceOnTheWayToSmallFloats) {
  std::vector<std::uint64_t> in;
  for (std::uint64_t upper = 0; upper < 65536; ++upper)
    for (std::uint64_t lower : {0x0000ull, 0x0001ull, 0xffffull}) in.push_back(upper << 16 | lower);
  for (ElementType t :
       {ElementType::e4m3, ElementType::e5m2, ElementType::e2m1, ElementType::bf16, ElementType::f16})
    check_pair(ElementType::f32, t, in, true);
  std::vector<std::uint64_t> halves;
  for (std::uint64_t h = 0; h < 65536; ++h) halves.push_back(h);
  for (ElementType from : {ElementType::f16, ElementType::bf16})
    for (ElementType t : {ElementType::e4m3, ElementType::e5m2, ElementType::e2m1})
      check_pair(from, t, halves, true);
}

TEST(ScalarCast, A3_ReportedValues) {
  auto e4m3 = [](float v) {
    return run_elements(OpKind::cast_, {ElementType::f32}, ElementType::e4m3,
                        {{std::bit_cast<std::uint32_t>(v)}})[0];
  };
  EXPECT_EQ(e4m3(1.0625f + 0x1p-12f), 0x39u);  // 1.125
  EXPECT_EQ(e4m3(126.24f), 0x70u);             // 128
  EXPECT_EQ(e4m3(1.0625f), 0x38u);             // 1
  EXPECT_EQ(e4m3(1.1875f), 0x3au);             // 1.25
  EXPECT_EQ(e4m3(17.0f), 0x58u);               // 16
  EXPECT_EQ(e4m3(19.0f), 0x5au);               // 20
  EXPECT_EQ(e4m3(0x1p-10f), 0u);
  EXPECT_EQ(e4m3(0x1p-10f * (1 + 0x1p-10f)), 1u);
  for (float v : {464.0f, 480.0f, 500.0f, 1e9f}) EXPECT_EQ(e4m3(v), 0x7eu);
  EXPECT_EQ(e4m3(-0.0f), 0x80u);
}

// A4: byte b of e8m0 means 2^(b-127) for every b below 255, and products with e2m1 weights are exact in bf16.
TEST(ScalarCast, A4_ScalesAtTheEndsOfE8m0) {
  auto scale = [](std::uint64_t b, ElementType to) {
    return run_elements(OpKind::cast_, {ElementType::e8m0}, to, {{b}})[0];
  };
  EXPECT_EQ(scale(0, ElementType::f32), 0x00400000u);  // 2^-127, subnormal
  EXPECT_EQ(scale(0, ElementType::bf16), 0x0040u);
  EXPECT_EQ(scale(127, ElementType::f32), 0x3f800000u);
  EXPECT_EQ(scale(254, ElementType::bf16), 0x7f00u);
  EXPECT_TRUE(is_nan(float_value(ElementType::f32, scale(255, ElementType::f32))));
  auto product = [](double weight, std::uint64_t byte) {
    std::uint64_t w = rounded(ElementType::bf16, weight, std::signbit(weight), false);
    std::uint64_t s = run_elements(OpKind::cast_, {ElementType::e8m0}, ElementType::bf16, {{byte}})[0];
    return run_elements(OpKind::mul_, {ElementType::bf16, ElementType::bf16}, ElementType::bf16,
                        {{w}, {s}})[0];
  };
  EXPECT_EQ(product(0.5, 0), 0x0020u);
  EXPECT_EQ(product(1, 0), 0x0040u);
  EXPECT_EQ(product(6, 254), 0x7f80u);  // infinity
  EXPECT_EQ(product(-0.0, 0), 0x8000u);
  EXPECT_EQ(product(0, 254), 0u);
  EXPECT_TRUE(is_nan(float_value(ElementType::bf16, product(0, 255))));
}

// 64-bit integers that a double cannot hold still round once.
TEST(ScalarCast, WideIntegersRoundOnce) {
  std::vector<std::uint64_t> in;
  for (int shift = 0; shift < 63; ++shift)
    for (std::int64_t d : {-1, 0, 1}) {
      std::int64_t tie = (std::int64_t{1} << 62) >> shift, v = tie + (tie >> 9) + d;
      in.push_back(static_cast<std::uint64_t>(v));
      in.push_back(static_cast<std::uint64_t>(-v));
      in.push_back(static_cast<std::uint64_t>(tie + (tie >> 8) + d));
      in.push_back(static_cast<std::uint64_t>(tie + (tie >> 24) + d));
    }
  for (ElementType t : {ElementType::f16, ElementType::bf16, ElementType::f32, ElementType::e5m2})
    check_pair(ElementType::i64, t, in, true);
}

TEST(ScalarCast, BitcastKeepsBits) {
  auto in = patterns(ElementType::f32, 1024, 4);
  EXPECT_EQ(run_elements(OpKind::bitcast_, {ElementType::f32}, ElementType::i32, {in}), in);
  auto halves = patterns(ElementType::bf16, 1024, 4);
  EXPECT_EQ(run_elements(OpKind::bitcast_, {ElementType::bf16}, ElementType::i16, {halves}), halves);
}

}  // namespace
}  // namespace tilewright::simulator::test
