// Numbers of every element type as the hardware has them: exact decoding, encoding with one rounding.
//
// An element in a register array or in memory takes Element::bytes() bytes: i1 one byte (0 or 1), e2m1 one
// byte (low nibble), the rest their own size, little-endian.
#pragma once
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

#include "ir/element_type.h"

namespace tilewright::simulator {

using ir::Element;
using ir::ElementType;

// The value of an element's bits, exact. i64 values beyond 2^53 are rounded to odd, so that one more rounding
// to any float type gives what a single rounding of the integer would.
double decode(ElementType type, std::uint64_t bits);

// The bits of the value nearest to v (ties to even, one rounding). Integers truncate and saturate, NaN gives
// 0; i1 is v != 0. e4m3 and e5m2 saturate at the largest finite value; with saturate = false overflow gives
// NaN (e4m3) or infinity (e5m2). e2m1 always saturates and turns NaN into +6 (PTX ISA, cvt.satfinite.e2m1x2).
// e8m0 takes the nearest power of two (ties to the even exponent code), clamped to [2^-127, 2^127]; negative
// values and NaN give NaN.
std::uint64_t encode(ElementType type, double v, bool saturate = true);

// Conversion by value of an array, as the op `cast` defines it (integers to integers wrap or extend).
void convert(ElementType from, const void* source, ElementType to, void* target, std::size_t count,
             bool saturate = true);

// Integer nearest below or equal in the sense of round-to-odd: exact when it fits in 53 bits.
double round_to_odd(std::int64_t v);
// a * b + c in a double rounded to odd: rounding the result once more to at most 24 bits is correct.
double fma_to_odd(double a, double b, double c);

// The raw bits of one element in an array, zero-extended.
inline std::uint64_t read_bits(const void* p, int bytes) {
  std::uint64_t v = 0;
  std::memcpy(&v, p, static_cast<std::size_t>(bytes));
  return v;
}
inline void write_bits(void* p, int bytes, std::uint64_t v) {
  std::memcpy(p, &v, static_cast<std::size_t>(bytes));
}

// NaN as the GPU's arithmetic makes it.
inline constexpr std::uint32_t canonical_nan_f32 = 0x7fffffffu;
inline constexpr std::uint16_t canonical_nan_f16 = 0x7fffu;  // of bf16, too

inline float bf16_to_float(std::uint16_t h) {
  return std::bit_cast<float>(static_cast<std::uint32_t>(h) << 16);
}

inline std::uint16_t float_to_bf16(float v) {
  std::uint32_t u = std::bit_cast<std::uint32_t>(v);
  std::uint16_t rounded = static_cast<std::uint16_t>((u + 0x7fffu + (u >> 16 & 1u)) >> 16);
  return (u & 0x7fffffffu) > 0x7f800000u ? canonical_nan_f16 : rounded;
}

inline float f16_to_float(std::uint16_t h) {
  // The exponent's bias is corrected by a multiplication, which also normalises subnormals.
  std::uint32_t magnitude = static_cast<std::uint32_t>(h & 0x7fffu) << 13;
  float scaled = std::bit_cast<float>(magnitude) * 0x1p112f;
  std::uint32_t u = std::bit_cast<std::uint32_t>(scaled);
  u = (h & 0x7c00u) == 0x7c00u ? magnitude | 0x7f800000u : u;
  return std::bit_cast<float>(u | static_cast<std::uint32_t>(h & 0x8000u) << 16);
}

inline std::uint16_t float_to_f16(float v) {
  std::uint32_t u = std::bit_cast<std::uint32_t>(v);
  std::uint32_t sign = u >> 16 & 0x8000u;
  u &= 0x7fffffffu;
  if (u > 0x7f800000u) return canonical_nan_f16;
  if (u >= 0x47800000u) return static_cast<std::uint16_t>(sign | 0x7c00u);  // 65536 and above
  if (u < 0x38800000u) {  // below 2^-14: adding 0.5 makes the FPU round at the subnormals' unit 2^-24
    std::uint32_t r = std::bit_cast<std::uint32_t>(std::bit_cast<float>(u) + 0.5f);
    return static_cast<std::uint16_t>(sign | (r - 0x3f000000u));
  }
  u += 0xfffu + (u >> 13 & 1u) - (112u << 23);
  return static_cast<std::uint16_t>(sign | u >> 13);
}

// A float converted to an integer type: truncates, saturates, NaN gives 0.
template <class Int>
Int to_integer(double v) {
  if (!(v == v)) return 0;
  constexpr double low = static_cast<double>(std::numeric_limits<Int>::min());
  constexpr double end = sizeof(Int) == 8 ? 0x1p63 : static_cast<double>(std::numeric_limits<Int>::max()) + 1;
  if (v <= low) return std::numeric_limits<Int>::min();
  if (v >= end) return std::numeric_limits<Int>::max();
  return static_cast<Int>(v);
}

}  // namespace tilewright::simulator
