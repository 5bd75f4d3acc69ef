// The number formats against exact arithmetic: every value and every tie of these formats is a dyadic
// rational that a double holds exactly, so comparisons of doubles are comparisons of rationals.
#include "examples/moe/host/numerics.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "ir/error.h"

namespace tilewright::moe {
namespace {

const FloatFormat formats[] = {bf16_format, f16_format, e4m3_format, e5m2_format, e2m1_format};
constexpr double infinity = std::numeric_limits<double>::infinity();

// The finite magnitudes of a format in the order of their codes, from the definition of a floating-point
// number, written in another way than decode: start at 0 and add the spacing of each binade.
std::vector<double> magnitudes(int exponent_bits, int mantissa_bits, int bias, size_t count) {
  std::vector<double> values;
  double spacing = std::pow(2.0, 1 - bias - mantissa_bits);
  double value = 0;
  for (size_t code = 0; code < count; ++code) {
    values.push_back(value);
    value += spacing;
    const bool binade_ends = (code + 1) % (size_t{1} << mantissa_bits) == 0;
    if (binade_ends && code + 1 > size_t{1} << mantissa_bits) spacing *= 2;
  }
  EXPECT_LE(count, size_t{1} << (exponent_bits + mantissa_bits));
  return values;
}

std::vector<double> magnitudes(const FloatFormat& f) {
  return magnitudes(f.exponent_bits, f.mantissa_bits, f.bias, f.max_code + 1);
}

TEST(Numerics, DecodeIsTheDefinitionForEveryCode) {
  for (const FloatFormat& format : formats) {
    const std::vector<double> expected = magnitudes(format);
    const uint32_t sign = 1u << (format.bits() - 1);
    for (uint32_t code = 0; code < sign; ++code) {
      const double positive = decode(format, code);
      const double negative = decode(format, code | sign);
      if (code < expected.size()) {
        ASSERT_EQ(positive, expected[code]) << format.name << " code " << code;
        ASSERT_EQ(negative, -expected[code]);
        ASSERT_TRUE(std::signbit(negative));
      } else if (format.has_infinity && code == expected.size()) {
        ASSERT_EQ(positive, infinity);
        ASSERT_EQ(negative, -infinity);
      } else {
        ASSERT_TRUE(std::isnan(positive) && std::isnan(negative)) << format.name << " code " << code;
      }
    }
  }
}

TEST(Numerics, KnownEndsOfEachFormat) {
  EXPECT_EQ(decode_e4m3(0x7E), 448);
  EXPECT_EQ(decode_e4m3(0x01), std::ldexp(1, -9));
  EXPECT_EQ(decode_e5m2(0x7B), 57344);
  EXPECT_EQ(decode_f16(0x7BFF), 65504);
  EXPECT_EQ(decode_f16(0x0001), std::ldexp(1, -24));
  EXPECT_EQ(decode_bf16(0x7F7F), static_cast<double>(3.38953139e38f));
  EXPECT_EQ(decode_bf16(0x0001), std::ldexp(1, -133));
  const double e2m1[] = {0, .5, 1, 1.5, 2, 3, 4, 6};
  for (uint8_t code = 0; code < 8; ++code) EXPECT_EQ(decode_e2m1(code), e2m1[code]);
}

// Rounding is constant between ties, so it is right everywhere if it is right on every value, on every tie,
// and on the doubles next to every tie.
TEST(Numerics, EncodeRoundsToNearestEvenAroundEveryTie) {
  for (const FloatFormat& format : formats) {
    const std::vector<double> values = magnitudes(format);
    const uint32_t sign = 1u << (format.bits() - 1);
    for (uint32_t code = 0; code < values.size(); ++code) {
      for (const Overflow overflow : {Overflow::ieee, Overflow::satfinite}) {
        ASSERT_EQ(encode(format, values[code], overflow), code) << format.name;
        ASSERT_EQ(encode(format, -values[code], overflow), code | sign) << format.name;
        if (code + 1 == values.size()) continue;
        const double tie = (values[code] + values[code + 1]) / 2;
        const uint32_t even = code % 2 == 0 ? code : code + 1;
        ASSERT_EQ(encode(format, tie, overflow), even)
            << format.name << " between " << code << " and the next";
        ASSERT_EQ(encode(format, std::nextafter(tie, 0), overflow), code);
        ASSERT_EQ(encode(format, std::nextafter(tie, infinity), overflow), code + 1);
        ASSERT_EQ(encode(format, -tie, overflow), even | sign);
      }
    }
  }
}

TEST(Numerics, EncodeOfRandomFloatsIsTheNearestValue) {
  std::mt19937 random(1);
  for (const FloatFormat& format : formats) {
    const std::vector<double> values = magnitudes(format);
    for (int i = 0; i < 100000; ++i) {
      const float x = std::bit_cast<float>(static_cast<uint32_t>(random()) & 0x7FFFFFFFu);
      if (std::isnan(x) || x > values.back()) continue;
      const auto above =
          static_cast<size_t>(std::lower_bound(values.begin(), values.end(), x) - values.begin());
      size_t expected = above;
      if (above > 0) {
        const double tie = (values[above - 1] + values[above]) / 2;
        if (x < tie || (x == tie && above % 2 == 1)) expected = above - 1;
      }
      ASSERT_EQ(encode(format, x, Overflow::ieee), expected) << format.name << " " << x;
    }
  }
}

TEST(Numerics, OverflowAndSpecials) {
  for (const FloatFormat& format : formats) {
    const double largest = decode(format, format.max_code);
    const uint32_t sign = 1u << (format.bits() - 1);
    const double spacing = largest - decode(format, format.max_code - 1);
    const uint32_t beyond = format.has_infinity ? format.max_code + 1 : format.max_code;
    const double half_way = largest + spacing / 2;  // ties to the even neighbour
    EXPECT_EQ(encode(format, std::nextafter(half_way, 0), Overflow::ieee), format.max_code);
    EXPECT_EQ(encode(format, std::nextafter(half_way, infinity), Overflow::ieee), beyond);
    EXPECT_EQ(encode(format, half_way, Overflow::ieee), beyond);
    for (const double huge : {half_way, largest * 2, largest * 1000, 1e300, infinity}) {
      EXPECT_EQ(encode(format, huge, Overflow::ieee), beyond) << format.name << " " << huge;
      EXPECT_EQ(encode(format, -huge, Overflow::ieee), beyond | sign);
      EXPECT_EQ(encode(format, huge, Overflow::satfinite), format.max_code) << format.name << " " << huge;
      EXPECT_EQ(encode(format, -huge, Overflow::satfinite), format.max_code | sign);
    }
    EXPECT_EQ(encode(format, 1e-320, Overflow::ieee), 0u);
    EXPECT_EQ(encode(format, -0.0, Overflow::ieee), sign);
  }
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(encode_bf16(nan), 0x7FFF);
  EXPECT_EQ(encode_f16(nan), 0x7FFF);
  EXPECT_EQ(encode_e4m3(nan), 0x7F);
  EXPECT_EQ(encode_e5m2(nan), 0x7F);
  EXPECT_EQ(encode_e2m1(nan), 0x7);
}

// Case A3: one rounding from f32, none on the way.
TEST(Numerics, OutsideCaseA3RoundingOnce) {
  EXPECT_EQ(encode_e4m3(1.0625 + 0x1p-12), 0x39);
  EXPECT_EQ(decode_e4m3(0x39), 1.125);
  EXPECT_EQ(encode_e4m3(126.24), 0x70);
  const double pairs[][2] = {
      {1.0625, 1.0}, {1.1875, 1.25}, {17, 16},   {19, 20},  {0x1p-10, 0}, {0x1p-10 * (1 + 0x1p-10), 0x1p-9},
      {464, 448},    {480, 448},     {500, 448}, {1e9, 448}};
  for (const auto& [x, expected] : pairs) EXPECT_EQ(decode_e4m3(encode_e4m3(x)), expected) << x;
  EXPECT_EQ(encode_e4m3(-0.0), 0x80);
}

// Case A4: byte b means 2^(b - 127) at both ends too.
TEST(Numerics, OutsideCaseA4EndsOfE8m0) {
  for (int b = 0; b < 255; ++b) {
    const double scale = decode_e8m0(static_cast<uint8_t>(b));
    EXPECT_EQ(scale, std::pow(2.0, b - 127));
    EXPECT_EQ(encode_e8m0_up(scale), b);
    EXPECT_EQ(encode_e8m0_up(std::nextafter(scale, infinity)), std::min(b + 1, 254));
    EXPECT_EQ(encode_bf16(0 * scale), 0);
    EXPECT_EQ(encode_bf16(-0.0 * scale), 0x8000);
  }
  EXPECT_TRUE(std::isnan(decode_e8m0(255)));
  EXPECT_EQ(encode_e8m0_up(0), 0);
  EXPECT_EQ(encode_e8m0_up(infinity), 254);
  EXPECT_EQ(encode_e8m0_up(std::numeric_limits<double>::quiet_NaN()), 255);
  EXPECT_EQ(encode_bf16(0.5 * decode_e8m0(0)), 0x0020);
  EXPECT_EQ(encode_bf16(1 * decode_e8m0(0)), 0x0040);
  EXPECT_EQ(encode_bf16(6 * decode_e8m0(254)), 0x7F80);
  EXPECT_EQ(encode_bf16(1 * decode_e8m0(127)), 0x3F80);
}

// The scale brings the largest magnitude to at most 6, and no smaller power of two does.
TEST(Numerics, MxScaleIsTheSmallestThatFits) {
  for (const float amax : {6.0f, 6.0001f, 3.0f, 3.1f, 1e-30f, 448.0f, 1.0f, 12.0f}) {
    const double scale = decode_e8m0(mx_scale_e2m1(amax));
    EXPECT_LE(amax / scale, 6 * (1 + 1e-7)) << amax;
    EXPECT_GT(amax / scale * 2, 6 * (1 - 1e-7)) << amax;
  }
  EXPECT_EQ(mx_scale_e2m1(0), 0);
}

TEST(Numerics, BulkDecodeEqualsTheDefinitionForAll16BitCodes) {
  std::vector<uint16_t> codes(65536);
  for (size_t i = 0; i < codes.size(); ++i) codes[i] = static_cast<uint16_t>(i);
  std::vector<double> values(codes.size());
  for (const Storage type : {Storage::bf16, Storage::f16}) {
    decode16(type, codes, values);
    for (size_t i = 0; i < codes.size(); ++i) {
      const double expected = decode16(type, codes[i]);
      if (std::isnan(expected)) {
        ASSERT_TRUE(std::isnan(values[i])) << i;
      } else {
        ASSERT_EQ(values[i], expected) << i;
        ASSERT_EQ(std::signbit(values[i]), std::signbit(expected)) << i;
      }
    }
  }
}

TEST(Numerics, StorageNames) {
  EXPECT_EQ(storage_from_name("bf16"), Storage::bf16);
  EXPECT_EQ(storage_from_name("fp16"), Storage::f16);
  EXPECT_EQ(storage_name(Storage::f16), "fp16");
  EXPECT_THROW(storage_from_name("fp8"), UserError);
}

}  // namespace
}  // namespace tilewright::moe
