#include "examples/moe/host/errors.h"

#include <algorithm>
#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <vector>

#include "ir/error.h"

namespace tilewright::moe {
namespace {

// printf into a string.
template <class... Values>
std::string format(const char* pattern, Values... values) {
  const int length = std::snprintf(nullptr, 0, pattern, values...);
  std::string text(static_cast<size_t>(length) + 1, '\0');
  std::snprintf(text.data(), text.size(), pattern, values...);
  text.pop_back();
  return text;
}

std::string json_number(double value) {
  if (std::isnan(value)) return "\"nan\"";
  if (std::isinf(value)) return value > 0 ? "\"inf\"" : "\"-inf\"";
  return format("%.9g", value);
}

enum class Match { finite, same, mismatch };

// Classes first: numbers are compared only where both sides are finite in the output type.
Match match_class(Storage type, double out, double ref) {
  const double expected = decode16(type, encode16(type, ref));
  if (std::isnan(expected) || std::isnan(out))
    return std::isnan(expected) && std::isnan(out) ? Match::same : Match::mismatch;
  if (std::isinf(expected)) {
    const double largest = decode16(type, static_cast<uint16_t>(format_of(type).max_code));
    const bool at_border = !std::isinf(ref) && std::fabs(out) == largest;
    return std::signbit(out) == std::signbit(expected) && (std::isinf(out) || at_border) ? Match::same
                                                                                         : Match::mismatch;
  }
  return std::isinf(out) ? Match::mismatch : Match::finite;
}

template <class Value>
uint32_t bits_of(Value value) {
  if constexpr (sizeof(Value) == 2) {
    return value;
  } else {
    return std::bit_cast<uint32_t>(value);
  }
}

template <class Value>
constexpr uint32_t poison_of = sizeof(Value) == 2 ? poison16 : poison32;

template <class Value>
int64_t count_poison_in(std::span<const Value> values) {
  return std::ranges::count_if(values, [](Value v) { return bits_of(v) == poison_of<Value>; });
}

template <class Value>
std::optional<int64_t> first_written_in(std::span<const Value> values) {
  const auto found = std::ranges::find_if(values, [](Value v) { return bits_of(v) != poison_of<Value>; });
  if (found == values.end()) return std::nullopt;
  return found - values.begin();
}

}  // namespace

Tolerance tolerance_of(Storage output_type) {
  return output_type == Storage::bf16 ? Tolerance{4e-3, 2e-2} : Tolerance{5e-4, 2.5e-3};
}

ErrorReport compare_rows(const Tensor16& out, std::span<const int32_t> rows, const Matrix& ref,
                         Tolerance tolerance) {
  const int64_t columns = ref.columns;
  if (static_cast<int64_t>(rows.size()) != ref.rows || (ref.rows > 0 && out.columns() != columns))
    throw UserError("moe: compare: found an output of " + std::to_string(rows.size()) + " x " +
                    std::to_string(out.columns()) + ", expected the reference's " + std::to_string(ref.rows) +
                    " x " + std::to_string(columns));
  ErrorReport report;
  report.elements = ref.rows * columns;
  report.tolerance = tolerance;
  const Storage type = out.type();

  // The scale of an element's error is the reference's rms, so that comes first.
  double reference_squares = 0;
  int64_t reference_count = 0;
  for (const double value : ref.values) {
    if (!std::isfinite(decode16(type, encode16(type, value)))) continue;
    reference_squares += value * value;
    ++reference_count;
  }
  if (reference_count > 0)
    report.reference_rms = std::sqrt(reference_squares / static_cast<double>(reference_count));

  double error_squares = 0;
  int64_t compared = 0;
  for (int64_t i = 0; i < ref.rows; ++i) {
    const std::span<const uint16_t> codes = out.row(rows[static_cast<size_t>(i)]);
    for (int64_t c = 0; c < columns; ++c) {
      const uint16_t code = codes[static_cast<size_t>(c)];
      const double value = decode16(type, code);
      const double expected = ref.at(i, c);
      bool bad = false;
      if (code == poison16) {
        ++report.unwritten;
        bad = true;
      }
      switch (match_class(type, value, expected)) {
        case Match::same: break;
        case Match::mismatch:
          ++report.nonfinite_mismatches;
          bad = true;
          break;
        case Match::finite: {
          const double error = std::fabs(value - expected);
          error_squares += error * error;
          ++compared;
          report.max_abs_error = std::max(report.max_abs_error, error);
          if (error > tolerance.element * std::max(std::fabs(expected), report.reference_rms)) bad = true;
        }
      }
      if (!bad) continue;
      ++report.bad_elements;
      if (!report.first_bad) report.first_bad = BadElement{rows[static_cast<size_t>(i)], c, value, expected};
    }
  }
  if (error_squares > 0)
    report.rms_error = report.reference_rms > 0
                           ? std::sqrt(error_squares / static_cast<double>(compared)) / report.reference_rms
                           : std::numeric_limits<double>::infinity();
  report.pass = report.bad_elements == 0 && report.rms_error <= tolerance.rms;
  return report;
}

ErrorReport compare(const Tensor16& out, const Matrix& ref, Tolerance tolerance) {
  std::vector<int32_t> rows(static_cast<size_t>(out.rows()));
  std::iota(rows.begin(), rows.end(), 0);
  return compare_rows(out, rows, ref, tolerance);
}

ErrorReport compare_e4m3(std::span<const uint8_t> out, const Matrix& ref) {
  if (out.size() != ref.values.size())
    throw UserError("moe: compare: found an output of " + std::to_string(out.size()) +
                    " elements, expected the reference's " + std::to_string(ref.values.size()));
  ErrorReport report;
  report.elements = static_cast<int64_t>(out.size());
  report.tolerance = {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
  // Codes are sign and magnitude; as a signed number neighbouring values differ by one.
  const auto step_of = [](uint8_t code) { return (code & 0x80) != 0 ? -(code & 0x7F) : code & 0x7F; };
  double error_squares = 0;
  double reference_squares = 0;
  int64_t compared = 0;
  for (size_t i = 0; i < out.size(); ++i) {
    const double expected = ref.values[i];
    const double value = decode_e4m3(out[i]);
    bool bad = false;
    if (out[i] == poison8) {
      ++report.unwritten;
      bad = true;
    } else if (std::isnan(value) != std::isnan(expected)) {
      ++report.nonfinite_mismatches;
      bad = true;
    } else if (!std::isnan(value)) {
      const uint8_t rounded_code = encode_e4m3(expected);
      const double saturated =
          std::isfinite(expected) ? std::clamp(expected, -448.0, 448.0) : decode_e4m3(rounded_code);
      bad = std::abs(step_of(out[i]) - step_of(rounded_code)) > 1;
      error_squares += (value - saturated) * (value - saturated);
      reference_squares += saturated * saturated;
      ++compared;
      report.max_abs_error = std::max(report.max_abs_error, std::fabs(value - saturated));
    }
    if (!bad) continue;
    ++report.bad_elements;
    const auto index = static_cast<int64_t>(i);
    if (!report.first_bad)
      report.first_bad = BadElement{index / ref.columns, index % ref.columns, value, expected};
  }
  if (compared > 0) report.reference_rms = std::sqrt(reference_squares / static_cast<double>(compared));
  if (error_squares > 0)
    report.rms_error = reference_squares > 0 ? std::sqrt(error_squares / reference_squares)
                                             : std::numeric_limits<double>::infinity();
  report.pass = report.bad_elements == 0;
  return report;
}

std::optional<Difference> first_difference(std::span<const int32_t> out, std::span<const int32_t> expected) {
  if (out.size() != expected.size())
    throw UserError("moe: compare: found " + std::to_string(out.size()) + " integers, expected " +
                    std::to_string(expected.size()));
  for (size_t i = 0; i < out.size(); ++i)
    if (out[i] != expected[i]) return Difference{static_cast<int64_t>(i), out[i], expected[i]};
  return std::nullopt;
}

std::string summary(const ErrorReport& report) {
  std::string text =
      format("%s: rms %.2e (<= %.1e), max abs %.2e, %" PRId64 " elements", report.pass ? "pass" : "FAIL",
             report.rms_error, report.tolerance.rms, report.max_abs_error, report.elements);
  if (report.nonfinite_mismatches > 0)
    text += format(", %" PRId64 " NaN or infinity mismatches", report.nonfinite_mismatches);
  if (report.unwritten > 0) text += format(", %" PRId64 " never written", report.unwritten);
  if (report.first_bad)
    text += format(", %" PRId64 " bad, first at [%" PRId64 ", %" PRId64 "]: found %.9g, expected %.9g",
                   report.bad_elements, report.first_bad->row, report.first_bad->column,
                   report.first_bad->out, report.first_bad->ref);
  return text;
}

std::string to_json(const ErrorReport& report) {
  std::string text =
      format("{\"pass\": %s, \"elements\": %" PRId64, report.pass ? "true" : "false", report.elements);
  text += ", \"rms_error\": " + json_number(report.rms_error);
  text += ", \"max_abs_error\": " + json_number(report.max_abs_error);
  text += ", \"reference_rms\": " + json_number(report.reference_rms);
  text += format(", \"nonfinite_mismatches\": %" PRId64 ", \"unwritten\": %" PRId64
                 ", \"bad_elements\": %" PRId64,
                 report.nonfinite_mismatches, report.unwritten, report.bad_elements);
  text += ", \"tolerance\": {\"rms\": " + json_number(report.tolerance.rms) +
          ", \"element\": " + json_number(report.tolerance.element) + "}";
  text += ", \"first_bad\": ";
  if (report.first_bad)
    text += format("{\"row\": %" PRId64 ", \"column\": %" PRId64, report.first_bad->row,
                   report.first_bad->column) +
            ", \"out\": " + json_number(report.first_bad->out) +
            ", \"ref\": " + json_number(report.first_bad->ref) + "}";
  else
    text += "null";
  return text + "}";
}

void fill_poison(std::span<uint16_t> codes) { std::ranges::fill(codes, poison16); }
void fill_poison(std::span<float> values) { std::ranges::fill(values, std::bit_cast<float>(poison32)); }
void fill_poison(std::span<int32_t> values) { std::ranges::fill(values, static_cast<int32_t>(poison32)); }

int64_t count_poison(std::span<const uint16_t> codes) { return count_poison_in(codes); }
int64_t count_poison(std::span<const float> values) { return count_poison_in(values); }
int64_t count_poison(std::span<const int32_t> values) { return count_poison_in(values); }

std::optional<int64_t> first_written(std::span<const uint16_t> codes) { return first_written_in(codes); }
std::optional<int64_t> first_written(std::span<const float> values) { return first_written_in(values); }
std::optional<int64_t> first_written(std::span<const int32_t> values) { return first_written_in(values); }

}  // namespace tilewright::moe
