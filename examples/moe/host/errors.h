// How far a kernel's output is from the reference, whether all of it was written, and the verdict.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "examples/moe/host/tensor.h"

namespace tilewright::moe {

// Bounds on the error, relative to the reference. An element is bad when |out - ref| > element * max(|ref|,
// rms of ref); a result passes when its relative rms error is at most `rms` and it has no bad element.
struct Tolerance {
  double rms;
  double element;
};

// bf16: rms 4e-3 (moe.md section 6; the output rounding alone is 1.7e-3), element 2e-2. fp16 rounds eight
// times finer: rms 5e-4, element 2.5e-3.
Tolerance tolerance_of(Storage output_type);

struct BadElement {
  int64_t row;
  int64_t column;
  double out;
  double ref;
};

struct ErrorReport {
  int64_t elements = 0;
  double rms_error = 0;  // rms(out - ref) / rms(ref) over elements finite on both sides; 0 if both are all 0
  double max_abs_error = 0;  // over the same elements
  double reference_rms = 0;
  int64_t nonfinite_mismatches =
      0;                     // NaN or infinity where the reference has another class or sign, and vice versa
  int64_t unwritten = 0;     // elements that still hold the poison
  int64_t bad_elements = 0;  // beyond the tolerance, mismatched, or unwritten
  std::optional<BadElement> first_bad;
  Tolerance tolerance{};
  bool pass = false;
};

// Compares every element; the matrix shapes must agree (UserError). A reference beyond the range of the
// output type counts as the infinity that it rounds to; there an output of the largest finite value is
// accepted too, as f32 sums may fall on the other side of that border.
ErrorReport compare(const Tensor16& out, const Matrix& ref, Tolerance tolerance);
inline ErrorReport compare(const Tensor16& out, const Matrix& ref) {
  return compare(out, ref, tolerance_of(out.type()));
}

// Row i of ref against row rows[i] of out.
ErrorReport compare_rows(const Tensor16& out, std::span<const int32_t> rows, const Matrix& ref,
                         Tolerance tolerance);

// Outputs in e4m3 [ref.rows, ref.columns] pass when every code is at most one step from the code that the
// reference rounds to (saturating); steps go through zero, -0 and +0 being one value. NaN must meet NaN.
// `unwritten` counts 0xFF: fill the output with poison8 first. The relative rms error is reported and not
// judged.
ErrorReport compare_e4m3(std::span<const uint8_t> out, const Matrix& ref);

// Integer results (routing data) must be equal. The first element that is not; none if all agree. UserError
// where the sizes differ.
struct Difference {
  int64_t index;
  int32_t out;
  int32_t expected;
};
std::optional<Difference> first_difference(std::span<const int32_t> out, std::span<const int32_t> expected);

// One line: "pass: rms 1.7e-03 (<= 4.0e-03), max abs 3.1e-02, 8294400 elements", or what failed and where.
std::string summary(const ErrorReport& report);
// A JSON object with the fields above; NaN and infinities as the strings "nan", "inf", "-inf".
std::string to_json(const ErrorReport& report);

// Outputs, workspaces and guard bands are filled with a NaN that no kernel makes (conversions give the
// canonical 0x7FFF), so an element that still holds these bits was not written. One pattern is a quiet NaN in
// bf16 and in f16.
inline constexpr uint16_t poison16 = 0x7FE5;
inline constexpr uint8_t poison8 = 0xFF;          // e4m3: the NaN with a sign, where conversions make 0x7F
inline constexpr uint32_t poison32 = 0x7FE5A5A5;  // the same for f32 and for 32-bit indices
void fill_poison(std::span<uint16_t> codes);
void fill_poison(std::span<float> values);
void fill_poison(std::span<int32_t> values);
int64_t count_poison(std::span<const uint16_t> codes);
int64_t count_poison(std::span<const float> values);
int64_t count_poison(std::span<const int32_t> values);

// The first element that no longer holds the poison: where a kernel wrote what it must not (a guard band, a
// row of another rank); none if untouched.
std::optional<int64_t> first_written(std::span<const uint16_t> codes);
std::optional<int64_t> first_written(std::span<const float> values);
std::optional<int64_t> first_written(std::span<const int32_t> values);

}  // namespace tilewright::moe
