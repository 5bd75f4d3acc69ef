// Numbers on the host for references: values of the element types as doubles, rounding to them, and draws.
// Written from the formats' definitions; nothing here is shared with the compiler or the simulator.
#pragma once
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "dsl/element.h"
#include "examples/common/parallel.h"

namespace tilewright::examples {

// What a reference needs to know of an element type: its value as a double, rounding from a double (once, to
// nearest even), the unit roundoff u (|round(x) - x| <= u |x| above the smallest normal number), and the
// distance of the smallest numbers.
template <class T>
struct number;

template <>
struct number<f32> {
  static constexpr double unit = 0x1p-24, smallest_step = 0x1p-149;
  static double value(f32 x) { return x; }
  static f32 rounded(double x) { return static_cast<f32>(x); }
};

template <>
struct number<bf16> {
  static constexpr double unit = 0x1p-8, smallest_step = 0x1p-133;
  static double value(bf16 x) { return std::bit_cast<float>(static_cast<std::uint32_t>(x.bits) << 16); }
  static bf16 rounded(double x);
};

template <>
struct number<f16> {
  static constexpr double unit = 0x1p-11, smallest_step = 0x1p-24;
  static double value(f16 x);
  static f16 rounded(double x);
};

template <>
struct number<e4m3> {  // no infinities: S1111111 is NaN, 448 the largest
  static constexpr double unit = 0x1p-4, smallest_step = 0x1p-9;
  static double value(e4m3 x) {
    int e = x.bits >> 3 & 15, m = x.bits & 7;
    double v = e == 15 && m == 7 ? NAN : e ? std::ldexp(8 + m, e - 10) : std::ldexp(m, -9);
    return x.bits >> 7 ? -v : v;
  }
  static e4m3 rounded(double x);  // |x| at most 448
};

template <>
struct number<i8> {
  static constexpr double unit = 0, smallest_step = 0;
  static double value(i8 x) { return x; }
  static i8 rounded(double x) { return static_cast<i8>(std::nearbyint(x)); }
};

template <>
struct number<i32> {
  static constexpr double unit = 0, smallest_step = 0;
  static double value(i32 x) { return x; }
  static i32 rounded(double x) { return static_cast<i32>(std::nearbyint(x)); }
};

namespace detail {
// The code of x in a format of `exponent` and `mantissa` bits below the sign.
inline std::uint16_t encode(double x, int exponent, int mantissa) {
  std::uint16_t sign = std::signbit(x) ? 0x8000u : 0u;
  std::uint16_t infinity = static_cast<std::uint16_t>(((1u << exponent) - 1u) << mantissa);
  if (std::isnan(x)) return static_cast<std::uint16_t>(infinity | 1u << (mantissa - 1));
  x = std::fabs(x);
  if (std::isinf(x)) return static_cast<std::uint16_t>(sign | infinity);
  int bias = (1 << (exponent - 1)) - 1, e = x == 0 ? -2000 : std::ilogb(x);
  if (e < 1 - bias) e = 1 - bias;  // subnormals share the smallest exponent
  double steps = std::nearbyint(std::ldexp(x, mantissa - e));
  std::uint32_t code =
      static_cast<std::uint32_t>(steps) + (static_cast<std::uint32_t>(e + bias - 1) << mantissa);
  return static_cast<std::uint16_t>(sign | (code < infinity ? code : infinity));
}
}  // namespace detail

inline bf16 number<bf16>::rounded(double x) { return {detail::encode(x, 8, 7)}; }
inline f16 number<f16>::rounded(double x) { return {detail::encode(x, 5, 10)}; }
inline e4m3 number<e4m3>::rounded(double x) {
  std::uint16_t code = detail::encode(x, 5, 3);  // one exponent bit more than it has: no infinity in the way
  int sign = code >> 15, e = (code >> 3 & 31) - 8, m = code & 7;
  if (e < 1) {  // subnormal: steps of 2^-9
    int steps = static_cast<int>(std::nearbyint(std::ldexp(std::fabs(x), 9)));
    return {static_cast<std::uint8_t>(sign << 7 | steps)};
  }
  return {static_cast<std::uint8_t>(sign << 7 | e << 3 | m)};
}
inline double number<f16>::value(f16 x) {
  int e = x.bits >> 10 & 31, m = x.bits & 1023;
  double v = e == 31 ? (m ? NAN : INFINITY) : e ? std::ldexp(1024 + m, e - 25) : std::ldexp(m, -24);
  return x.bits >> 15 ? -v : v;
}

// Draws that depend on (seed, index) alone: the finaliser of SplitMix64 (Steele, Lea, Flood).
class Draws {
 public:
  explicit Draws(std::uint64_t seed) : key_(mixed(seed + 0x9e3779b97f4a7c15u)) {}
  std::uint64_t bits(std::uint64_t i) const { return mixed(key_ + (i + 1) * 0x9e3779b97f4a7c15u); }
  // In [-1, 1).
  double uniform(std::uint64_t i) const { return static_cast<double>(bits(i) >> 11) * 0x1p-52 - 1; }
  // Mean 0, variance 1: a sum of four uniform numbers, so that no element is larger than 3.5.
  double normal(std::uint64_t i) const {
    std::uint64_t b = bits(i);
    int sum = 0;
    for (int k = 0; k < 4; ++k) sum += static_cast<int>(b >> (16 * k) & 0xffff);
    return (sum - 131070) * (0x1p-16 * 1.7320508);
  }

 private:
  static constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  std::uint64_t key_;
};

// A matrix with room between its rows; the room keeps the bytes 0xff.
template <class T>
struct Matrix {
  std::int64_t rows = 0, columns = 0, stride = 0;
  std::vector<T> values;

  Matrix(std::int64_t r, std::int64_t c, std::int64_t room = 0)
      : rows(r), columns(c), stride(c + room), values(static_cast<std::size_t>(r * stride)) {
    if (!values.empty()) std::memset(static_cast<void*>(values.data()), 0xff, values.size() * sizeof(T));
  }
  double operator()(std::int64_t r, std::int64_t c) const {
    return number<T>::value(values[static_cast<std::size_t>(r * stride + c)]);
  }
  void set(std::int64_t r, std::int64_t c, double x) {
    values[static_cast<std::size_t>(r * stride + c)] = number<T>::rounded(x);
  }
  // Every element from f(row, column), which is called in any order and on all cores.
  template <class F>
  void draw(const F& f) {
    parallel_for(rows, [&](std::int64_t r) {
      for (std::int64_t c = 0; c < columns; ++c) set(r, c, f(r, c));
    });
  }
  // Whether nobody wrote between the rows.
  // unit: rows are written in units of so many bytes, which fill up the last one.
  bool room_is_untouched(std::int64_t unit = 1) const {
    std::int64_t bytes = (columns * static_cast<std::int64_t>(sizeof(T)) + unit - 1) / unit * unit;
    for (std::int64_t r = 0; r < rows; ++r)
      for (std::int64_t c = bytes / static_cast<std::int64_t>(sizeof(T)); c < stride; ++c) {
        const auto* bytes =
            reinterpret_cast<const unsigned char*>(&values[static_cast<std::size_t>(r * stride + c)]);
        for (std::size_t i = 0; i < sizeof(T); ++i)
          if (bytes[i] != 0xff) return false;
      }
    return true;
  }
};

}  // namespace tilewright::examples
