// The error measures on numbers worked by hand, and that every kind of wrong output is found.
#include "examples/moe/host/errors.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <tuple>

#include "ir/error.h"

namespace tilewright::moe {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
const double nan = std::numeric_limits<double>::quiet_NaN();

Matrix matrix(int64_t rows, int64_t columns, std::vector<double> values) {
  Matrix m(rows, columns);
  m.values = std::move(values);
  return m;
}

TEST(Errors, HandWorked) {
  const Matrix ref = matrix(2, 2, {3, 4, 0, 0});
  const Tensor16 out = rounded(matrix(2, 2, {3, 4.5, 0, 0.5}), Storage::bf16);
  const ErrorReport report = compare(out, ref, {0.1, 0.15});
  EXPECT_EQ(report.elements, 4);
  EXPECT_DOUBLE_EQ(report.reference_rms, 2.5);
  EXPECT_DOUBLE_EQ(report.rms_error, std::sqrt(0.5 / 4) / 2.5);
  EXPECT_DOUBLE_EQ(report.max_abs_error, 0.5);
  // 0.5 is within 0.15 * 4 at the value 4, but beyond 0.15 * rms = 0.375 at the value 0.
  EXPECT_EQ(report.bad_elements, 1);
  ASSERT_TRUE(report.first_bad);
  EXPECT_EQ(report.first_bad->row, 1);
  EXPECT_EQ(report.first_bad->column, 1);
  EXPECT_FALSE(report.pass);
  EXPECT_TRUE(compare(out, ref, {0.15, 0.2}).pass);
  EXPECT_FALSE(compare(out, ref, {0.14, 0.2}).pass) << "rms alone fails it";
}

TEST(Errors, ExactRoundingPassesInBothTypes) {
  Matrix ref(50, 40);
  for (size_t i = 0; i < ref.values.size(); ++i) ref.values[i] = std::sin(static_cast<double>(i)) * 3;
  for (const Storage type : {Storage::bf16, Storage::f16}) {
    Tensor16 out = rounded(ref, type);
    const ErrorReport report = compare(out, ref);
    EXPECT_TRUE(report.pass) << summary(report);
    EXPECT_GT(report.rms_error, 0);
    EXPECT_LT(report.rms_error, report.tolerance.rms / 2);
    out.set(777, out.value(777) + 0.1);  // one wrong element of 2000 is seen
    const ErrorReport wrong = compare(out, ref);
    EXPECT_FALSE(wrong.pass);
    EXPECT_EQ(wrong.first_bad->row * 40 + wrong.first_bad->column, 777);
  }
}

// An element is unwritten where the poison is left, even if NaN is what the reference says there.
TEST(Errors, PoisonIsFoundEverywhere) {
  Matrix ref(3, 5);
  ref.at(2, 4) = nan;
  Tensor16 out(Storage::bf16, {3, 5});
  fill_poison(out.codes());
  EXPECT_EQ(compare(out, ref).unwritten, 15);
  for (int64_t i = 0; i < 14; ++i) out.set(i, 0);
  ErrorReport report = compare(out, ref);
  EXPECT_EQ(report.unwritten, 1);
  EXPECT_EQ(report.nonfinite_mismatches, 0);
  EXPECT_FALSE(report.pass);
  out.set(14, nan);
  EXPECT_TRUE(compare(out, ref).pass);
}

TEST(Errors, PoisonIsNanInEveryTypeAndNoConversionMakesIt) {
  EXPECT_TRUE(std::isnan(decode_bf16(poison16)));
  EXPECT_TRUE(std::isnan(decode_f16(poison16)));
  EXPECT_NE(encode_bf16(nan), poison16);
  EXPECT_NE(encode_f16(nan), poison16);
  std::vector<float> floats(4);
  fill_poison(floats);
  EXPECT_TRUE(std::isnan(floats[0]));
  EXPECT_EQ(count_poison(floats), 4);
  EXPECT_EQ(first_written(floats), std::nullopt);
  floats[2] = nan;
  EXPECT_EQ(count_poison(floats), 3);
  EXPECT_EQ(first_written(floats), 2);
  std::vector<int32_t> ints(3);
  fill_poison(ints);
  ints[1] = -1;
  EXPECT_EQ(count_poison(ints), 2);
  EXPECT_EQ(first_written(ints), 1);
}

TEST(Errors, NonFiniteValuesMustMatch) {
  const double values[] = {nan, infinity, -infinity, 1};
  for (const double out_value : values) {
    for (const double ref_value : values) {
      const bool equal = out_value == ref_value || (std::isnan(out_value) && std::isnan(ref_value));
      const ErrorReport report =
          compare(rounded(matrix(1, 1, {out_value}), Storage::f16), matrix(1, 1, {ref_value}));
      EXPECT_EQ(report.pass, equal) << out_value << " for " << ref_value;
      EXPECT_EQ(report.nonfinite_mismatches, equal ? 0 : 1);
    }
  }
  // A reference beyond the type's range is the infinity it rounds to; the largest finite value is next to
  // that border.
  const Matrix beyond = matrix(1, 1, {70000});
  EXPECT_TRUE(compare(rounded(beyond, Storage::f16), beyond).pass);
  EXPECT_TRUE(compare(rounded(matrix(1, 1, {65504}), Storage::f16), beyond).pass);
  EXPECT_FALSE(compare(rounded(matrix(1, 1, {-65504}), Storage::f16), beyond).pass);
  EXPECT_FALSE(compare(rounded(matrix(1, 1, {65472}), Storage::f16), beyond).pass);
}

TEST(Errors, AllZeroReference) {
  EXPECT_TRUE(compare(rounded(Matrix(2, 2), Storage::bf16), Matrix(2, 2)).pass);
  const ErrorReport report = compare(rounded(matrix(1, 2, {0, 1e-30}), Storage::bf16), Matrix(1, 2));
  EXPECT_FALSE(report.pass);
  EXPECT_EQ(report.first_bad->column, 1);
  EXPECT_TRUE(compare(Tensor16(Storage::bf16, {0, 7}), Matrix(0, 7)).pass);
}

TEST(Errors, RowsOfALargerOutput) {
  const Tensor16 out = rounded(matrix(3, 2, {1, 2, 3, 4, 5, 6}), Storage::bf16);
  const std::vector<int32_t> rows{2, 0};
  EXPECT_TRUE(compare_rows(out, rows, matrix(2, 2, {5, 6, 1, 2}), {0, 0}).pass);
  const ErrorReport report = compare_rows(out, rows, matrix(2, 2, {5, 6, 1, 3}), {0, 0});
  EXPECT_EQ(report.first_bad->row, 0) << "the row of the output is named, not that of the sample";
  EXPECT_EQ(report.first_bad->column, 1);
  EXPECT_THROW(compare(out, Matrix(2, 2)), UserError);
  EXPECT_THROW(compare(out, Matrix(3, 3)), UserError);
}

TEST(Errors, E4m3WithinOneStep) {
  const Matrix ref = matrix(1, 6, {1.0, -0.001, 448, 1000, nan, 0.3});
  std::vector<uint8_t> exact;
  for (const double v : ref.values) exact.push_back(encode_e4m3(v));
  EXPECT_TRUE(compare_e4m3(exact, ref).pass);
  // -0.001 rounds to the negative of the smallest value; zero of either sign is one step away, +smallest is
  // two.
  for (const auto& [index, code, pass] :
       std::vector<std::tuple<size_t, uint8_t, bool>>{{0, 0x39, true},
                                                      {0, 0x37, true},
                                                      {0, 0x3A, false},
                                                      {0, 0xB8, false},
                                                      {1, 0x00, true},
                                                      {1, 0x80, true},
                                                      {1, 0x01, false},
                                                      {2, 0x7D, true},
                                                      {2, 0x7C, false},
                                                      {2, 0x7F, false},
                                                      {3, 0x7D, true},
                                                      {4, 0x7E, false},
                                                      {5, poison8, false}}) {
    std::vector<uint8_t> out = exact;
    out[index] = code;
    const ErrorReport report = compare_e4m3(out, ref);
    EXPECT_EQ(report.pass, pass) << index << ": " << int{code};
    if (!pass) {
      ASSERT_TRUE(report.first_bad);
      EXPECT_EQ(report.first_bad->column, static_cast<int64_t>(index));
    }
  }
  EXPECT_THROW(compare_e4m3(exact, Matrix(1, 5)), UserError);
}

TEST(Errors, FirstDifferenceOfIntegers) {
  const std::vector<int32_t> a{1, 2, -1}, b{1, 3, -1}, c{1};
  EXPECT_FALSE(first_difference(a, a));
  const auto difference = first_difference(a, b);
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->index, 1);
  EXPECT_EQ(difference->out, 2);
  EXPECT_EQ(difference->expected, 3);
  EXPECT_THROW(first_difference(a, c), UserError);
}

TEST(Errors, SummaryAndJson) {
  const ErrorReport report =
      compare(rounded(matrix(1, 2, {nan, 1}), Storage::bf16), matrix(1, 2, {-infinity, 1}));
  EXPECT_EQ(summary(report),
            "FAIL: rms 0.00e+00 (<= 4.0e-03), max abs 0.00e+00, 2 elements, 1 NaN or infinity mismatches, 1 "
            "bad, first "
            "at [0, 0]: found nan, expected -inf");
  const auto json = nlohmann::json::parse(to_json(report));
  EXPECT_EQ(json["pass"], false);
  EXPECT_EQ(json["elements"], 2);
  EXPECT_EQ(json["nonfinite_mismatches"], 1);
  EXPECT_EQ(json["first_bad"]["out"], "nan");
  EXPECT_EQ(json["first_bad"]["ref"], "-inf");
  EXPECT_DOUBLE_EQ(json["tolerance"]["rms"], 4e-3);
  EXPECT_TRUE(
      nlohmann::json::parse(to_json(compare(rounded(Matrix(1, 1), Storage::bf16), Matrix(1, 1))))["first_bad"]
          .is_null());
}

}  // namespace
}  // namespace tilewright::moe
