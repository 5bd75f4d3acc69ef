// Number formats of the MoE programs on the host: the independent reference. Nothing here is shared with the
// compiler or the simulator, on purpose: a mistake in one must not hide a mistake in the other.
//
// Every encoder takes a double and rounds once, to nearest, ties to even (PTX ISA, `cvt.rn`); float, bf16 and
// f16 values are doubles exactly, so there is no second rounding on the way (an f32 -> f16 -> e4m3 detour is
// wrong).
#pragma once
#include <bit>
#include <cstdint>
#include <span>
#include <string_view>

namespace tilewright::moe {

// A binary floating-point format with a sign bit above `exponent_bits` and `mantissa_bits`.
struct FloatFormat {
  const char* name;
  int exponent_bits;
  int mantissa_bits;
  int bias;
  uint32_t max_code;  // code of the largest finite magnitude
  bool has_infinity;  // the code after max_code is infinity; otherwise finite encoders saturate
  uint32_t nan_code;  // what an encoder writes for NaN (PTX: the canonical NaN); 0 where the format has none
  constexpr int bits() const { return 1 + exponent_bits + mantissa_bits; }
};

inline constexpr FloatFormat bf16_format{"bf16", 8, 7, 127, 0x7F7F, true, 0x7FFF};
inline constexpr FloatFormat f16_format{"f16", 5, 10, 15, 0x7BFF, true, 0x7FFF};
inline constexpr FloatFormat e4m3_format{"e4m3", 4, 3, 7, 0x7E, false, 0x7F};  // OCP OFP8 E4M3: no infinity
inline constexpr FloatFormat e5m2_format{"e5m2", 5, 2, 15, 0x7B, true, 0x7F};  // OCP OFP8 E5M2
inline constexpr FloatFormat e2m1_format{"e2m1", 2, 1, 1, 0x7, false, 0};  // OCP MX FP4: 0 .5 1 1.5 2 3 4 6

enum class Overflow {
  ieee,       // to infinity, where the format has one; formats without infinity saturate
  satfinite,  // to the largest finite magnitude, infinities too (PTX `.satfinite`)
};

// Rounds x to `format`. NaN gives nan_code; in e2m1, which has no NaN, it gives +6 (PTX: positive MAX_NORM).
uint32_t encode(const FloatFormat& format, double x, Overflow overflow);

// The value of a code, exactly. Codes of NaN give a quiet NaN.
double decode(const FloatFormat& format, uint32_t code);

inline uint16_t encode_bf16(double x) {
  return static_cast<uint16_t>(encode(bf16_format, x, Overflow::ieee));
}
inline uint16_t encode_f16(double x) { return static_cast<uint16_t>(encode(f16_format, x, Overflow::ieee)); }
inline uint8_t encode_e4m3(double x) {
  return static_cast<uint8_t>(encode(e4m3_format, x, Overflow::satfinite));
}
inline uint8_t encode_e5m2(double x) {
  return static_cast<uint8_t>(encode(e5m2_format, x, Overflow::satfinite));
}
inline uint8_t encode_e2m1(double x) {
  return static_cast<uint8_t>(encode(e2m1_format, x, Overflow::satfinite));
}
inline double decode_bf16(uint16_t code) { return decode(bf16_format, code); }
inline double decode_f16(uint16_t code) { return decode(f16_format, code); }
inline double decode_e4m3(uint8_t code) { return decode(e4m3_format, code); }
inline double decode_e5m2(uint8_t code) { return decode(e5m2_format, code); }
inline double decode_e2m1(uint8_t code) { return decode(e2m1_format, code); }

// e8m0 (OCP MX scale): byte b means 2^(b - 127), byte 0 included (2^-127); byte 255 is NaN.
double decode_e8m0(uint8_t code);

// The smallest power of two that is not below x, as an e8m0 byte: x > 0 rounds up; x <= 2^-127 (0 and
// negatives too) gives 0; beyond 2^127 gives 254; NaN gives 255.
uint8_t encode_e8m0_up(double x);

// The scale of an MX block of e2m1 values whose largest magnitude is `amax`: amax / 6 (in f32) rounded up to
// a power of two.
uint8_t mx_scale_e2m1(float amax);

// The 16-bit types in which activations and unquantised weights are stored.
enum class Storage { bf16, f16 };

const FloatFormat& format_of(Storage type);
inline uint16_t encode16(Storage type, double x) {
  return static_cast<uint16_t>(encode(format_of(type), x, Overflow::ieee));
}
inline double decode16(Storage type, uint16_t code) { return decode(format_of(type), code); }

// The variant's name of a storage type: "bf16", "fp16". storage_from_name throws UserError for other names.
std::string_view storage_name(Storage type);
Storage storage_from_name(std::string_view name);

// Decodes many 16-bit codes; same values as decode16, written so that it vectorises. Sizes must agree.
void decode16(Storage type, std::span<const uint16_t> codes, std::span<double> values);

}  // namespace tilewright::moe
