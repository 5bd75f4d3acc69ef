#include "simulator/numeric.h"

#include <array>
#include <vector>

namespace tilewright::simulator {
namespace {

// A small float format: `max_code` is the largest finite magnitude code; `overflow_code` what stands above it
// when not saturating; `nan_code` a quiet NaN.
struct Format {
  int mantissa, bias;
  std::uint32_t sign, max_code, overflow_code, nan_code;
};

constexpr Format f16_format{10, 15, 0x8000u, 0x7bffu, 0x7c00u, 0x7fffu};
constexpr Format bf16_format{7, 127, 0x8000u, 0x7f7fu, 0x7f80u, 0x7fffu};
constexpr Format e4m3_format{3, 7, 0x80u, 0x7eu, 0x7fu, 0x7fu};
constexpr Format e5m2_format{2, 15, 0x80u, 0x7bu, 0x7cu, 0x7fu};
constexpr Format e2m1_format{1, 1, 0x8u, 0x7u, 0x7u, 0x7u};

// Rounds the 53-bit significand once at the target's unit; a carry moves into the exponent by itself.
std::uint32_t encode_small(const Format& f, double v, bool saturate) {
  std::uint64_t u = std::bit_cast<std::uint64_t>(v);
  std::uint32_t sign = u >> 63 ? f.sign : 0u;
  u &= ~(1ull << 63);
  constexpr std::uint64_t infinity = 0x7ffull << 52;
  if (u > infinity) return f.nan_code;
  std::uint32_t over = saturate ? f.max_code : f.overflow_code;
  if (u == infinity) return sign | over;
  int e = static_cast<int>(u >> 52) - 1023;
  if (e == -1023) return sign;  // zero, and double subnormals, which lie far below every unit
  std::uint64_t m = (u & ((1ull << 52) - 1)) | 1ull << 52;
  int min_exponent = 1 - f.bias;
  int shift = 52 - f.mantissa + (e < min_exponent ? min_exponent - e : 0);
  if (shift > 54) return sign;
  std::uint64_t n = m >> shift, rest = m & ((1ull << shift) - 1), half = 1ull << (shift - 1);
  n += rest > half || (rest == half && (n & 1));
  std::uint64_t code = e < min_exponent ? n : (static_cast<std::uint64_t>(e + f.bias - 1) << f.mantissa) + n;
  return sign | (code > f.max_code ? over : static_cast<std::uint32_t>(code));
}

double decode_small(const Format& f, std::uint32_t bits, bool infinities) {
  std::uint32_t magnitude = bits & (f.sign - 1);
  double sign = bits & f.sign ? -1.0 : 1.0;
  if (magnitude > f.max_code) {
    bool is_infinity = infinities && magnitude == f.overflow_code;
    return is_infinity ? sign * std::numeric_limits<double>::infinity()
                       : std::numeric_limits<double>::quiet_NaN();
  }
  int exponent = static_cast<int>(magnitude >> f.mantissa);
  std::uint32_t mantissa = magnitude & ((1u << f.mantissa) - 1);
  if (exponent == 0) return sign * std::ldexp(static_cast<double>(mantissa), 1 - f.bias - f.mantissa);
  return sign * std::ldexp(static_cast<double>(mantissa | 1u << f.mantissa), exponent - f.bias - f.mantissa);
}

std::uint64_t encode_e8m0(double v) {
  if (!(v == v) || v < 0) return 255;
  if (v == 0) return 0;
  if (std::isinf(v)) return 254;
  int e;
  double m = std::frexp(v, &e) * 2;  // v = m * 2^(e-1), m in [1, 2)
  int code = e - 1 + 127;
  if (m > 1.5 || (m == 1.5 && (code & 1))) ++code;
  return static_cast<std::uint64_t>(code < 0 ? 0 : code > 254 ? 254 : code);
}

// Values of the 8-bit formats, filled once.
struct SmallTables {
  std::array<float, 256> e4m3, e5m2, e2m1, e8m0;
  SmallTables() {
    for (std::uint32_t i = 0; i < 256; ++i) {
      e4m3[i] = static_cast<float>(decode_small(e4m3_format, i, false));
      e5m2[i] = static_cast<float>(decode_small(e5m2_format, i, true));
      e2m1[i] = static_cast<float>(decode_small(e2m1_format, i & 15u, false));
      e8m0[i] =
          i == 255 ? std::numeric_limits<float>::quiet_NaN() : std::ldexp(1.0f, static_cast<int>(i) - 127);
    }
  }
};
const SmallTables tables;

template <class T>
const T* as(const void* p) {
  return static_cast<const T*>(p);
}

// Decodes an array of any type into floats; false if a float cannot hold every value of the type.
bool floats_from(ElementType from, const void* source, float* target, std::size_t count) {
  auto each = [&](auto&& one) {
    for (std::size_t i = 0; i < count; ++i) target[i] = one(i);
  };
  switch (from) {
    case ElementType::i1:
    case ElementType::u8:
      each([&](std::size_t i) { return static_cast<float>(as<std::uint8_t>(source)[i]); });
      return true;
    case ElementType::i8:
      each([&](std::size_t i) { return static_cast<float>(as<std::int8_t>(source)[i]); });
      return true;
    case ElementType::i16:
      each([&](std::size_t i) { return static_cast<float>(as<std::int16_t>(source)[i]); });
      return true;
    case ElementType::f16:
      each([&](std::size_t i) { return f16_to_float(as<std::uint16_t>(source)[i]); });
      return true;
    case ElementType::bf16:
      each([&](std::size_t i) { return bf16_to_float(as<std::uint16_t>(source)[i]); });
      return true;
    case ElementType::f32: std::memcpy(target, source, count * 4); return true;
    case ElementType::e4m3:
      each([&](std::size_t i) { return tables.e4m3[as<std::uint8_t>(source)[i]]; });
      return true;
    case ElementType::e5m2:
      each([&](std::size_t i) { return tables.e5m2[as<std::uint8_t>(source)[i]]; });
      return true;
    case ElementType::e2m1:
      each([&](std::size_t i) { return tables.e2m1[as<std::uint8_t>(source)[i]]; });
      return true;
    case ElementType::e8m0:
      each([&](std::size_t i) { return tables.e8m0[as<std::uint8_t>(source)[i]]; });
      return true;
    case ElementType::i32:
    case ElementType::i64: return false;
  }
  return false;
}

void encode_floats(const float* source, ElementType to, void* target, std::size_t count, bool saturate) {
  switch (to) {
    case ElementType::f32: std::memcpy(target, source, count * 4); return;
    case ElementType::f16:
      for (std::size_t i = 0; i < count; ++i)
        static_cast<std::uint16_t*>(target)[i] = float_to_f16(source[i]);
      return;
    case ElementType::bf16:
      for (std::size_t i = 0; i < count; ++i)
        static_cast<std::uint16_t*>(target)[i] = float_to_bf16(source[i]);
      return;
    default: {
      int bytes = Element{to}.bytes();
      auto* out = static_cast<std::byte*>(target);
      for (std::size_t i = 0; i < count; ++i)
        write_bits(out + i * static_cast<std::size_t>(bytes), bytes, encode(to, source[i], saturate));
    }
  }
}

std::int64_t integer_value(ElementType type, std::uint64_t bits) {
  switch (type) {
    case ElementType::i8: return static_cast<std::int8_t>(bits);
    case ElementType::i16: return static_cast<std::int16_t>(bits);
    case ElementType::i32: return static_cast<std::int32_t>(bits);
    default: return static_cast<std::int64_t>(bits);
  }
}

}  // namespace

double round_to_odd(std::int64_t v) {
  double d = static_cast<double>(v);
  if (d == 0x1p63) return std::bit_cast<double>(std::bit_cast<std::uint64_t>(d) - 1);
  std::int64_t back = static_cast<std::int64_t>(d);
  std::uint64_t bits = std::bit_cast<std::uint64_t>(d);
  if (back == v || (bits & 1)) return d;
  bool away = (back > v) == (v > 0);  // the magnitude was rounded up
  return std::bit_cast<double>(away ? bits - 1 : bits + 1);
}

double fma_to_odd(double a, double b, double c) {
  double p = a * b;  // exact for factors of at most 26 bits
  double s = p + c;
  if (!std::isfinite(s)) return s;
  double bb = s - p, error = (p - (s - bb)) + (c - bb);  // Knuth's TwoSum
  std::uint64_t bits = std::bit_cast<std::uint64_t>(s);
  if (error == 0 || (bits & 1)) return s;
  return std::bit_cast<double>((error > 0) == (s > 0) ? bits + 1 : bits - 1);
}

double decode(ElementType type, std::uint64_t bits) {
  switch (type) {
    case ElementType::i1: return static_cast<double>(bits & 1);
    case ElementType::u8: return static_cast<double>(bits & 255);
    case ElementType::i8:
    case ElementType::i16:
    case ElementType::i32: return static_cast<double>(integer_value(type, bits));
    case ElementType::i64: return round_to_odd(static_cast<std::int64_t>(bits));
    case ElementType::f16: return decode_small(f16_format, static_cast<std::uint32_t>(bits & 0xffff), true);
    case ElementType::bf16: return bf16_to_float(static_cast<std::uint16_t>(bits));
    case ElementType::f32: return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    case ElementType::e4m3: return tables.e4m3[bits & 255];
    case ElementType::e5m2: return tables.e5m2[bits & 255];
    case ElementType::e2m1: return tables.e2m1[bits & 15];
    case ElementType::e8m0: return tables.e8m0[bits & 255];
  }
  return 0;
}

std::uint64_t encode(ElementType type, double v, bool saturate) {
  switch (type) {
    case ElementType::i1: return v != 0;
    case ElementType::u8: return to_integer<std::uint8_t>(v);
    case ElementType::i8: return static_cast<std::uint8_t>(to_integer<std::int8_t>(v));
    case ElementType::i16: return static_cast<std::uint16_t>(to_integer<std::int16_t>(v));
    case ElementType::i32: return static_cast<std::uint32_t>(to_integer<std::int32_t>(v));
    case ElementType::i64: return static_cast<std::uint64_t>(to_integer<std::int64_t>(v));
    case ElementType::f16: return encode_small(f16_format, v, false);
    case ElementType::bf16: return encode_small(bf16_format, v, false);
    case ElementType::f32:
      return v == v ? std::bit_cast<std::uint32_t>(static_cast<float>(v)) : canonical_nan_f32;
    case ElementType::e4m3: return encode_small(e4m3_format, v, saturate);
    case ElementType::e5m2: return encode_small(e5m2_format, v, saturate);
    case ElementType::e2m1: return encode_small(e2m1_format, v, true);
    case ElementType::e8m0: return encode_e8m0(v);
  }
  return 0;
}

void convert(ElementType from, const void* source, ElementType to, void* target, std::size_t count,
             bool saturate) {
  auto from_bytes = static_cast<std::size_t>(Element{from}.bytes()),
       to_bytes = static_cast<std::size_t>(Element{to}.bytes());
  if (from == to) {
    std::memcpy(target, source, count * from_bytes);
    return;
  }
  const auto* in = static_cast<const std::byte*>(source);
  auto* out = static_cast<std::byte*>(target);
  if (ir::is_float(to) && from != ElementType::i32 && from != ElementType::i64) {
    float chunk[256];
    for (std::size_t i = 0; i < count; i += 256) {
      std::size_t n = count - i < 256 ? count - i : 256;
      floats_from(from, in + i * from_bytes, chunk, n);
      encode_floats(chunk, to, out + i * to_bytes, n, saturate);
    }
    return;
  }
  bool integers = ir::is_integer(from) && ir::is_integer(to);
  for (std::size_t i = 0; i < count; ++i) {
    std::uint64_t bits = read_bits(in + i * from_bytes, static_cast<int>(from_bytes)), result;
    if (to == ElementType::i1)
      result = integers ? bits != 0 : decode(from, bits) != 0;
    else if (integers)
      result = static_cast<std::uint64_t>(integer_value(from, bits));
    else
      result = encode(to, decode(from, bits), saturate);
    write_bits(out + i * to_bytes, static_cast<int>(to_bytes), result);
  }
}

}  // namespace tilewright::simulator
