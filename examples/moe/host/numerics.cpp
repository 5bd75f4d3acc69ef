#include "examples/moe/host/numerics.h"

#include <cmath>
#include <limits>
#include <string>

#include "ir/error.h"

namespace tilewright::moe {

uint32_t encode(const FloatFormat& format, double x, Overflow overflow) {
  const uint32_t sign = std::signbit(x) ? 1u << (format.bits() - 1) : 0u;
  const bool saturate = overflow == Overflow::satfinite || !format.has_infinity;
  if (std::isnan(x)) return format.nan_code != 0 ? format.nan_code : format.max_code;
  if (std::isinf(x)) return sign | (saturate ? format.max_code : format.max_code + 1);
  const double magnitude = std::fabs(x);
  if (magnitude == 0) return sign;

  // Write the magnitude as n units of the spacing that holds at its exponent. Scaling by a power of two is
  // exact, so the rounding to an integer is the only one. A carry of n into the next exponent is right by
  // itself, because codes are consecutive across exponents; below the smallest normal exponent the spacing
  // stays.
  const int smallest = 1 - format.bias;
  const int exponent = std::max(std::ilogb(magnitude), smallest);
  if (exponent > format.bias + 1) return sign | (saturate ? format.max_code : format.max_code + 1);
  const auto n =
      static_cast<uint32_t>(std::nearbyint(std::ldexp(magnitude, format.mantissa_bits - exponent)));
  const uint32_t code = (static_cast<uint32_t>(exponent - smallest) << format.mantissa_bits) + n;
  if (code <= format.max_code) return sign | code;
  return sign | (saturate ? format.max_code : format.max_code + 1);
}

double decode(const FloatFormat& format, uint32_t code) {
  const uint32_t sign_bit = 1u << (format.bits() - 1);
  const uint32_t magnitude = code & (sign_bit - 1);
  const double sign = (code & sign_bit) != 0 ? -1.0 : 1.0;
  if (magnitude > format.max_code) {
    const bool infinity = format.has_infinity && magnitude == format.max_code + 1;
    return infinity ? sign * std::numeric_limits<double>::infinity()
                    : std::numeric_limits<double>::quiet_NaN();
  }
  const int exponent = static_cast<int>(magnitude >> format.mantissa_bits);
  const uint32_t fraction = magnitude & ((1u << format.mantissa_bits) - 1);
  const uint32_t units = exponent == 0 ? fraction : fraction + (1u << format.mantissa_bits);
  const int unit_exponent = std::max(exponent, 1) - format.bias - format.mantissa_bits;
  return sign * std::ldexp(static_cast<double>(units), unit_exponent);
}

double decode_e8m0(uint8_t code) {
  if (code == 255) return std::numeric_limits<double>::quiet_NaN();
  return std::ldexp(1.0, static_cast<int>(code) - 127);
}

uint8_t encode_e8m0_up(double x) {
  if (std::isnan(x)) return 255;
  if (x <= std::ldexp(1.0, -127)) return 0;
  if (x > std::ldexp(1.0, 127)) return 254;
  int exponent = std::ilogb(x);
  if (std::ldexp(1.0, exponent) < x) ++exponent;
  return static_cast<uint8_t>(exponent + 127);
}

uint8_t mx_scale_e2m1(float amax) { return encode_e8m0_up(static_cast<double>(amax / 6.0f)); }

const FloatFormat& format_of(Storage type) { return type == Storage::bf16 ? bf16_format : f16_format; }

std::string_view storage_name(Storage type) { return type == Storage::bf16 ? "bf16" : "fp16"; }

Storage storage_from_name(std::string_view name) {
  if (name == "bf16") return Storage::bf16;
  if (name == "fp16") return Storage::f16;
  throw UserError("moe: variant: found '" + std::string(name) + "', expected one of: bf16, fp16");
}

namespace {

double decode_bf16_fast(uint16_t code) { return std::bit_cast<float>(static_cast<uint32_t>(code) << 16); }

// Moves the fields into place for f32 and corrects the exponent's bias by a multiplication, which also
// renormalises subnormals; the top exponent (infinity, NaN) is put back by hand.
double decode_f16_fast(uint16_t code) {
  const uint32_t magnitude = static_cast<uint32_t>(code & 0x7FFF) << 13;
  const uint32_t sign = static_cast<uint32_t>(code & 0x8000) << 16;
  const float scaled = std::bit_cast<float>(magnitude) * 0x1p112f;
  const uint32_t special = magnitude | 0x7F800000u;
  const uint32_t bits = (code & 0x7C00) == 0x7C00 ? special : std::bit_cast<uint32_t>(scaled);
  return std::bit_cast<float>(bits | sign);
}

}  // namespace

void decode16(Storage type, std::span<const uint16_t> codes, std::span<double> values) {
  if (codes.size() != values.size())
    throw InternalError("moe: decode16: found " + std::to_string(codes.size()) + " codes for " +
                        std::to_string(values.size()) + " values");
  const uint16_t* from = codes.data();
  double* to = values.data();
  const size_t count = codes.size();
  if (type == Storage::bf16) {
    for (size_t i = 0; i < count; ++i) to[i] = decode_bf16_fast(from[i]);
  } else {
    for (size_t i = 0; i < count; ++i) to[i] = decode_f16_fast(from[i]);
  }
}

}  // namespace tilewright::moe
