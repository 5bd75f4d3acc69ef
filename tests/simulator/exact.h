// Independent references for numbers: exact values in 113-bit floats, rounding by search among all values of
// a type. Nothing here comes from the simulator.
#pragma once
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <random>
#include <vector>

#include "ir/element_type.h"

namespace tilewright::simulator::test {

__extension__ using Exact = __float128;
__extension__ using Wide = __int128;

using ir::ElementType;

inline bool is_nan(Exact v) { return v != v; }
inline Exact infinity() { return static_cast<Exact>(std::numeric_limits<double>::infinity()); }
inline bool is_infinite(Exact v) { return v == infinity() || v == -infinity(); }

// Exact value of the bits of a float type, from the definition of the format.
inline Exact float_value(ElementType t, std::uint64_t bits) {
  auto small = [&](int exponent_bits, int mantissa_bits, int bias, bool ieee, bool nan_at_top) -> Exact {
    int e = static_cast<int>(bits >> mantissa_bits) & ((1 << exponent_bits) - 1);
    int m = static_cast<int>(bits) & ((1 << mantissa_bits) - 1);
    bool negative = bits >> (exponent_bits + mantissa_bits) & 1;
    int top = (1 << exponent_bits) - 1;
    double v;
    if (ieee && e == top)
      v = m ? std::nan("") : std::numeric_limits<double>::infinity();
    else if (nan_at_top && e == top && m == (1 << mantissa_bits) - 1)
      v = std::nan("");
    else
      v = e == 0 ? std::ldexp(m, 1 - bias - mantissa_bits)
                 : std::ldexp(m + (1 << mantissa_bits), e - bias - mantissa_bits);
    return negative ? -v : v;
  };
  switch (t) {
    case ElementType::f16: return small(5, 10, 15, true, false);
    case ElementType::bf16: return small(8, 7, 127, true, false);
    case ElementType::f32: return small(8, 23, 127, true, false);
    case ElementType::e4m3: return small(4, 3, 7, false, true);
    case ElementType::e5m2: return small(5, 2, 15, true, false);
    case ElementType::e2m1: return small(2, 1, 1, false, false);
    case ElementType::e8m0: return bits == 255 ? std::nan("") : std::ldexp(1.0, static_cast<int>(bits) - 127);
    default: return 0;
  }
}

inline std::int64_t integer_value(ElementType t, std::uint64_t bits) {
  switch (t) {
    case ElementType::i1: return bits & 1;
    case ElementType::u8: return static_cast<std::uint8_t>(bits);
    case ElementType::i8: return static_cast<std::int8_t>(bits);
    case ElementType::i16: return static_cast<std::int16_t>(bits);
    case ElementType::i32: return static_cast<std::int32_t>(bits);
    default: return static_cast<std::int64_t>(bits);
  }
}

inline std::uint64_t mask_of(ElementType t) {
  int b = ir::info(t).bits;
  return b == 64 ? ~0ull : (1ull << b) - 1;
}

// Code of the finite value nearest to |v|, ties to the even code; one past the largest finite code if |v|
// lies at or beyond the middle between the largest value and what would come next.
inline std::uint64_t nearest_magnitude(ElementType t, Exact v, std::uint64_t max_code) {
  if (t == ElementType::f32) {
    float f = static_cast<float>(v);
    return std::bit_cast<std::uint32_t>(f);
  }
  static std::map<ElementType, std::vector<double>> tables;
  std::vector<double>& values = tables[t];
  if (values.empty())
    for (std::uint64_t c = 0; c <= max_code; ++c) values.push_back(static_cast<double>(float_value(t, c)));
  auto it = std::upper_bound(values.begin(), values.end(), v, [](Exact x, double y) { return x < y; });
  std::uint64_t low = static_cast<std::uint64_t>(it - values.begin()) - 1;
  Exact below = values[low];
  Exact above = low == max_code ? below + (below - values[low - 1]) : static_cast<Exact>(values[low + 1]);
  Exact to_below = v - below, to_above = above - v;
  if (to_below == to_above) return low & 1 ? low + 1 : low;
  return to_below < to_above ? low : low + 1;
}

// Bits of v rounded to a float type as the op table says; `negative` is the sign of a zero.
inline std::uint64_t rounded(ElementType t, Exact v, bool negative, bool saturate) {
  struct Facts {
    std::uint64_t sign, max_code, overflow, nan;
  } f{};
  switch (t) {
    case ElementType::f16: f = {0x8000, 0x7bff, 0x7c00, 0x7fff}; break;
    case ElementType::bf16: f = {0x8000, 0x7f7f, 0x7f80, 0x7fff}; break;
    case ElementType::f32: f = {0x80000000, 0x7f7fffff, 0x7f800000, 0x7fffffff}; break;
    case ElementType::e4m3: f = {0x80, 0x7e, saturate ? 0x7eu : 0x7fu, 0x7f}; break;
    case ElementType::e5m2: f = {0x80, 0x7b, saturate ? 0x7bu : 0x7cu, 0x7f}; break;
    case ElementType::e2m1: f = {0x8, 0x7, 0x7, 0x7}; break;
    default: break;
  }
  if (is_nan(v)) return f.nan;
  std::uint64_t sign = negative ? f.sign : 0;
  Exact magnitude = negative ? -v : v;
  if (is_infinite(magnitude)) return sign | f.overflow;
  std::uint64_t code = nearest_magnitude(t, magnitude, f.max_code);
  return sign | (code > f.max_code ? f.overflow : code);
}

inline bool same_float(ElementType t, std::uint64_t a, std::uint64_t b) {
  return a == b || (is_nan(float_value(t, a)) && is_nan(float_value(t, b)));
}

// Bit patterns worth trying: all of an 8-bit type; for wider ones edges, small numbers and random ones.
inline std::vector<std::uint64_t> patterns(ElementType t, std::size_t count, unsigned seed) {
  std::mt19937_64 random(seed);
  std::uint64_t mask = mask_of(t);
  std::vector<std::uint64_t> edges;
  if (t == ElementType::f16)
    edges = {0,      0x8000, 1,      0x8001, 0x3ff,  0x400,  0x3c00,
             0xbc00, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0x3555};
  if (t == ElementType::bf16)
    edges = {0,      0x8000, 1,      0x8001, 0x7f,   0x80,   0x3f80,
             0xbf80, 0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0, 0x3eab};
  if (t == ElementType::f32)
    edges = {0,          0x80000000, 1,          0x80000001, 0x7fffff,   0x800000,
             0x3f800000, 0xbf800000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000,
             0x7fc00000, 0x3eaaaaab, 0x4f000000, 0xcf000000, 0x5f000000};
  if (ir::is_integer(t))
    for (std::uint64_t v : {0ull, 1ull, 2ull, 3ull, 5ull, 7ull, 31ull, 32ull, 63ull, 64ull}) {
      edges.push_back(v & mask);
      edges.push_back((0 - v) & mask);
      edges.push_back((mask / 2 + v) & mask);
    }
  std::vector<std::uint64_t> out;
  for (std::size_t i = 0; i < count; ++i) {
    std::uint64_t r = random();
    if (ir::info(t).bits <= 8)
      out.push_back((i < 4096 ? i * 7 + i / 256 + seed : r) & mask);
    else if (!edges.empty() && r % 4 == 0)
      out.push_back(edges[(r >> 8) % edges.size()]);
    else
      out.push_back(random() & mask);
  }
  return out;
}

}  // namespace tilewright::simulator::test
