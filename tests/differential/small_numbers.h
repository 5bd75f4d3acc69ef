// Small whole numbers in every element type: products and sums of them are exact in all.
#pragma once
#include <cstdint>
#include <cstring>
#include <random>
#include <vector>

#include "ir/element_type.h"

namespace tilewright::differential {

// Bits of a whole number that the type holds exactly.
inline std::uint32_t encoded(ir::ElementType type, int value) {
  using enum ir::ElementType;
  int exponent_bits = 8, mantissa_bits = 23;
  switch (type) {
    case f32: break;
    case bf16: mantissa_bits = 7; break;
    case f16: exponent_bits = 5, mantissa_bits = 10; break;
    case e4m3: exponent_bits = 4, mantissa_bits = 3; break;
    case e5m2: exponent_bits = 5, mantissa_bits = 2; break;
    default: return static_cast<std::uint32_t>(value);
  }
  if (value == 0) return 0;
  const std::uint32_t magnitude = static_cast<std::uint32_t>(value < 0 ? -value : value);
  int exponent = 31;
  while (!(magnitude >> exponent & 1)) --exponent;
  const std::uint32_t bias = (1u << (exponent_bits - 1)) - 1;
  const std::uint32_t fraction = static_cast<std::uint32_t>(
      (static_cast<std::uint64_t>(magnitude) << mantissa_bits >> exponent) & ((1u << mantissa_bits) - 1));
  return static_cast<std::uint32_t>(value < 0) << (exponent_bits + mantissa_bits) |
         (bias + static_cast<std::uint32_t>(exponent)) << mantissa_bits | fraction;
}

inline std::vector<std::byte> encoded_bytes(ir::ElementType type, const std::vector<int>& values) {
  const std::size_t size = static_cast<std::size_t>(ir::Element{type, false}.bytes());
  std::vector<std::byte> bytes(size * values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::uint64_t bits =
        size == 8 ? static_cast<std::uint64_t>(std::int64_t{values[i]}) : encoded(type, values[i]);
    std::memcpy(&bytes[i * size], &bits, size);
  }
  return bytes;
}

// -3 .. 3, without the negative ones for unsigned types.
inline std::vector<int> small_numbers(std::mt19937& random, ir::ElementType type, std::size_t count) {
  const bool is_signed = ir::info(type).is_signed;
  std::vector<int> values(count);
  for (int& v : values) v = static_cast<int>(random() % (is_signed ? 7 : 4)) - (is_signed ? 3 : 0);
  return values;
}

}  // namespace tilewright::differential
