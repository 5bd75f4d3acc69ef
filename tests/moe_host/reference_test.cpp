// The float64 references against closed forms, hand-worked numbers and a direct triple loop.
#include "examples/moe/host/reference.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <utility>

#include "examples/moe/host/errors.h"
#include "ir/error.h"

namespace tilewright::moe {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
const double nan = std::numeric_limits<double>::quiet_NaN();

std::vector<int32_t> first_numbers(int64_t count) { return spread_sample(count, count); }

// Fixture U through the whole operator; the outputs must be exactly multiplier * x.
void expect_unit_result(const TopK& ids, int experts, int64_t width, W1Layout layout, Storage type) {
  const Routing routing = route(ids, experts);
  const UnitExperts unit = make_unit_experts(ids.tokens, width, 0, experts, layout, type);
  const FusedArguments arguments{{unit.x, unit.w1, layout, {}, {}}, unit.w2, {}};
  const Matrix out = fused_moe(arguments, routing, first_numbers(ids.tokens));
  const std::vector<double> multiplier = unit_multipliers(ids, 0, experts);
  ASSERT_EQ(out.rows, ids.tokens);
  ASSERT_EQ(out.columns, width);
  for (int64_t t = 0; t < ids.tokens; ++t)
    for (int64_t c = 0; c < width; ++c)
      ASSERT_EQ(out.at(t, c), multiplier[static_cast<size_t>(t)] * unit.x.value(t * width + c))
          << "token " << t << " column " << c << " width " << width;
}

TopK given(int top_k, std::vector<int32_t> ids, double weight) {
  TopK result{static_cast<int64_t>(ids.size()) / top_k, top_k, std::move(ids), {}};
  for (const int32_t id : result.ids) result.weights.push_back(id < 0 ? nan : weight);
  return result;
}

// Case A13: multipliers 0.5, 0, 3; the weights of empty slots are NaN and never matter.
TEST(Reference, OutsideCaseA13EmptySlots) {
  const TopK ids = given(2, {0, -1, -1, -1, 3, 1}, 0.5);
  EXPECT_EQ(unit_multipliers(ids, 0, 4), (std::vector<double>{0.5, 0, 3}));
  for (const Storage type : {Storage::bf16, Storage::f16})
    for (const W1Layout layout : {W1Layout::gate_then_up, W1Layout::interleaved})
      expect_unit_result(ids, 4, 64, layout, type);
  expect_unit_result(given(2, {-1, -1}, 0.5), 4, 64, W1Layout::gate_then_up, Storage::bf16);
}

// Case A14: a repeated expert counts twice: (6 + 89 + 89 + 66) / 4 = 62.5.
TEST(Reference, OutsideCaseA14RepeatedExpert) {
  const TopK ids = given(4, {5, 88, 88, 65}, 0.25);
  EXPECT_EQ(unit_multipliers(ids, 0, 128), (std::vector<double>{62.5}));
  expect_unit_result(ids, 128, 64, W1Layout::gate_then_up, Storage::bf16);
}

// Case A15: no tokens give an empty result.
TEST(Reference, OutsideCaseA15NoTokens) {
  expect_unit_result(given(2, {}, 0.5), 4, 8, W1Layout::interleaved, Storage::bf16);
}

// Case A20: the border between gate and up for intermediate sizes that fit no tile.
TEST(Reference, OutsideCaseA20IntermediateSizes) {
  for (const int64_t width : {1, 7, 96, 352, 704})
    for (const W1Layout layout : {W1Layout::gate_then_up, W1Layout::interleaved})
      expect_unit_result(given(2, {0, 2, 1, 1, 2, -1}, 0.5), 3, width, layout, Storage::bf16);
}

// Two ranks' results add up to the whole: the rank's offset into the sorted assignments is applied.
TEST(Reference, RanksAddUpToTheWhole) {
  const TopK ids = make_top_k(IdPattern::distinct, 9, 8, 3, 5);
  const auto run = [&](int lo, int hi) {
    const UnitExperts unit = make_unit_experts(9, 16, lo, hi, W1Layout::gate_then_up, Storage::bf16);
    return fused_moe({{unit.x, unit.w1, W1Layout::gate_then_up, {}, {}}, unit.w2, {}}, route(ids, 8, lo, hi),
                     first_numbers(9));
  };
  const Matrix whole = run(0, 8);
  const Matrix low = run(0, 3);
  const Matrix high = run(3, 8);
  for (size_t i = 0; i < whole.values.size(); ++i)
    EXPECT_NEAR(low.values[i] + high.values[i], whole.values[i], 1e-12 * std::fabs(whole.values[i]));
}

// Case A10, and the same numbers through bmm1 (one expert, H = 1: z is the bias).
TEST(Reference, OutsideCaseA10SwigluLimit) {
  struct Case {
    double gate, up, limited, unlimited;
  };
  const Case cases[] = {{20, -20, -41.9997, -380},
                        {100, 100, 55.9996, 10100},
                        {-1000, 1, -0.0, -0.0},
                        {3, -0.5, 1.490964, 1.490964}};
  const Routing routing = route(given(1, {0}, 1), 1);
  for (const Case& c : cases) {
    for (const auto& [limit, expected] : {std::pair<std::optional<double>, double>{7.0, c.limited},
                                          {std::nullopt, c.unlimited},
                                          {infinity, c.unlimited}}) {
      const ActivationSpec spec{Activation::swiglu, 1.702, limit};
      const double y = activate(spec, c.gate, c.up);
      EXPECT_NEAR(y, expected, 1e-4);
      EXPECT_EQ(std::signbit(y), std::signbit(expected));
      Tensor16 x(Storage::bf16, {1, 1});
      Tensor16 w1(Storage::bf16, {1, 2, 1});
      x.set(0, 0);
      w1.set(0, 0);
      w1.set(1, 0);
      const std::vector<float> bias{static_cast<float>(c.gate), static_cast<float>(c.up)};
      for (const W1Layout layout : {W1Layout::gate_then_up, W1Layout::interleaved})
        EXPECT_EQ(bmm1({x, w1, layout, bias, spec}, routing).at(0, 0), y);
    }
  }
  // A limit of 0 is a limit: min(g, 0) and no up.
  const ActivationSpec zero{Activation::swiglu, 1.702, 0.0};
  EXPECT_EQ(activate(zero, 20, -20), 0);
  EXPECT_NEAR(activate(zero, -1, 5), -1 / (1 + std::exp(1.702)), 1e-15);
  for (const double limit : {-1.0, nan, -infinity}) {
    EXPECT_THROW(check_activation({Activation::swiglu, 1.702, limit}), UserError);
    EXPECT_THROW(check_activation({Activation::silu_mul, 1.702, limit}), UserError);
  }
  EXPECT_THROW(check_activation({Activation::swiglu, nan, 7.0}), UserError);
}

TEST(Reference, SiluMulAndNan) {
  const ActivationSpec silu{Activation::silu_mul, 0, {}};
  EXPECT_NEAR(activate(silu, 1, 2), 2 / (1 + std::exp(-1.0)), 1e-15);
  EXPECT_EQ(activate(silu, -1e5, 1), 0);
  const ActivationSpec limited{Activation::swiglu, 1.702, 7.0};
  EXPECT_TRUE(std::isnan(activate(limited, nan, 1)));
  EXPECT_TRUE(std::isnan(activate(limited, 1, nan)));
}

// A case of every operand against loops written from the definition; odd sizes, bias, both layouts, a rank's
// range.
TEST(Reference, EqualsTripleLoops) {
  constexpr int64_t tokens = 13, hidden = 37, inter = 45;
  const TopK ids = make_top_k(IdPattern::other_ranks, tokens, 6, 3, 3);
  const Routing routing = route(ids, 6, 1, 5);
  for (const W1Layout layout : {W1Layout::gate_then_up, W1Layout::interleaved}) {
    for (const Storage type : {Storage::bf16, Storage::f16}) {
      Tensor16 x(type, {tokens, hidden}), w1(type, {4, 2 * inter, hidden}), w2(type, {4, hidden, inter});
      fill_wide(x.codes(), type, CounterRng(1, Stream::activations), 1.0, 3);
      fill_gaussian(w1.codes(), type, CounterRng(1, Stream::w1), 0.2);
      fill_gaussian(w2.codes(), type, CounterRng(1, Stream::w2), 0.2);
      std::vector<float> bias1(4 * 2 * inter), bias2(4 * hidden);
      fill_gaussian(std::span(bias1), CounterRng(1, Stream::bias1), 1.0);
      fill_gaussian(std::span(bias2), CounterRng(1, Stream::bias2), 1.0);
      const ActivationSpec spec{Activation::swiglu, 1.2, 1.5};
      const FusedArguments arguments{{x, w1, layout, bias1, spec}, w2, bias2};
      const Matrix y = bmm1(arguments.first, routing);
      const Tensor16 y16 = rounded(y, type);
      const Matrix rows = bmm2({y16, w2, bias2}, routing);
      const Matrix out = fused_moe(arguments, routing, first_numbers(tokens));

      Matrix expected(tokens, hidden);
      int64_t seen = 0;
      for (int64_t e = 0; e < 4; ++e) {
        for (int64_t t = 0; t < tokens; ++t) {
          for (int64_t j = 0; j < 3; ++j) {
            if (ids.ids[static_cast<size_t>(t * 3 + j)] != e + 1) continue;
            std::vector<double> middle;
            for (int64_t i = 0; i < inter; ++i) {
              double z[2];
              for (const int64_t up : {0, 1}) {
                const int64_t row =
                    e * 2 * inter + (layout == W1Layout::interleaved ? 2 * i + up : i + up * inter);
                z[up] = bias1[static_cast<size_t>(row)];
                for (int64_t k = 0; k < hidden; ++k)
                  z[up] += x.value(t * hidden + k) * w1.value(row * hidden + k);
              }
              const double g = std::min(z[0], 1.5);
              const double l = std::max(-1.5, std::min(z[1], 1.5));
              const double s = g / (1 + std::exp(-1.2 * g));
              ASSERT_NEAR(y.at(seen, i), s * l + s, 1e-11);
              middle.push_back(y16.value(seen * inter + i));
            }
            for (int64_t c = 0; c < hidden; ++c) {
              double sum = bias2[static_cast<size_t>(e * hidden + c)];
              for (int64_t i = 0; i < inter; ++i)
                sum += middle[static_cast<size_t>(i)] * w2.value((e * hidden + c) * inter + i);
              const double contribution = sum * ids.weights[static_cast<size_t>(t * 3 + j)];
              ASSERT_NEAR(rows.at(seen, c), contribution, 1e-11);
              expected.at(t, c) += decode16(type, encode16(type, rows.at(seen, c)));
            }
            ++seen;
          }
        }
      }
      ASSERT_EQ(seen, routing.rows());
      for (size_t i = 0; i < expected.values.size(); ++i)
        ASSERT_NEAR(out.values[i], expected.values[i], 1e-12);

      // The separate steps give the operator: scatter, round, combine.
      const Scattered scattered = scatter(rows, routing, all_rows(routing));
      const Matrix combined = combine(rounded(scattered.values, type), routing, first_numbers(tokens));
      EXPECT_EQ(combined.values, out.values);
    }
  }
}

// Any subset, in any order, gives the rows of the full result.
TEST(Reference, SubsetsEqualTheWhole) {
  const MoeInputs inputs = make_inputs(find_workload("gpt-oss", Width::reduced), {.tokens = 40, .seed = 4});
  const Bmm1Arguments first = bmm1_arguments(inputs);
  const Matrix whole = bmm1(first, inputs.routing);
  std::vector<int32_t> some{7, 0, static_cast<int32_t>(inputs.routing.rows() - 1), 3, 7};
  const Matrix part = bmm1(first, inputs.routing, some);
  for (size_t i = 0; i < some.size(); ++i)
    for (int64_t c = 0; c < part.columns; ++c)
      ASSERT_NEAR(part.at(static_cast<int64_t>(i), c), whole.at(some[i], c), 1e-12);
  const FusedArguments all = fused_arguments(inputs);
  const Matrix tokens = fused_moe(all, inputs.routing, std::vector<int32_t>{39, 2});
  const Matrix every = fused_moe(all, inputs.routing, first_numbers(40));
  for (int64_t c = 0; c < tokens.columns; ++c) {
    ASSERT_NEAR(tokens.at(0, c), every.at(39, c), 1e-9);
    ASSERT_NEAR(tokens.at(1, c), every.at(2, c), 1e-9);
  }
  EXPECT_THROW(bmm1(first, inputs.routing, std::vector<int32_t>{static_cast<int32_t>(inputs.routing.rows())}),
               UserError);
}

// Case A16's sum, in the unquantised variants: the last of six groups of 128 columns is half a group.
TEST(Reference, OutsideCaseA16LastGroupIsHalf) {
  Tensor16 y(Storage::bf16, {1, 704}), w2(Storage::bf16, {1, 1, 704});
  for (int64_t k = 0; k < 704; ++k) {
    y.set(k, 1);
    w2.set(k, std::ldexp(1.0, static_cast<int>(k / 128)));
  }
  EXPECT_EQ(bmm2({y, w2, {}}, route(given(1, {0}, 1), 1)).at(0, 0), 6016);
}

// Case A21: NaN in tokens that go elsewhere changes nothing, NaN in a token that is used is carried.
TEST(Reference, OutsideCaseA21OnlyUsedRowsAreRead) {
  const TopK ids = given(1, {0, -1, 1}, 1);
  UnitExperts unit = make_unit_experts(3, 8, 0, 2, W1Layout::gate_then_up, Storage::bf16);
  fill_poison(unit.x.row(1));
  const FusedArguments arguments{{unit.x, unit.w1, W1Layout::gate_then_up, {}, {}}, unit.w2, {}};
  const Matrix clean = fused_moe(arguments, route(ids, 2), first_numbers(3));
  for (int64_t c = 0; c < 8; ++c) {
    EXPECT_EQ(clean.at(0, c), unit.x.value(c));
    EXPECT_EQ(clean.at(1, c), 0);
    EXPECT_EQ(clean.at(2, c), 2 * unit.x.value(16 + c));
  }
  unit.x.set(16 + 5, nan);
  const Matrix carried = fused_moe(arguments, route(ids, 2), first_numbers(3));
  for (int64_t c = 0; c < 8; ++c) {
    EXPECT_EQ(carried.at(0, c), clean.at(0, c));
    EXPECT_TRUE(std::isnan(carried.at(2, c))) << "0 * NaN is NaN in every column";
  }
}

TEST(Reference, ShapesThatDisagreeAreNamed) {
  const Routing routing = route(given(1, {0, 1}, 1), 2);
  const UnitExperts unit = make_unit_experts(2, 8, 0, 2, W1Layout::gate_then_up, Storage::bf16);
  const UnitExperts other = make_unit_experts(2, 9, 0, 2, W1Layout::gate_then_up, Storage::bf16);
  try {
    bmm1({other.x, unit.w1, W1Layout::gate_then_up, {}, {}}, routing);
    FAIL() << "expected an error";
  } catch (const UserError& error) {
    EXPECT_STREQ(error.what(), "moe: bmm1: x: found shape [2, 9], expected [2, 8]");
  }
  EXPECT_THROW(bmm1({unit.x, unit.w1, W1Layout::gate_then_up, std::vector<float>(3), {}}, routing),
               UserError);
  EXPECT_THROW(bmm2({other.x, unit.w2, {}}, routing), UserError);
  const Tensor16 no_columns(Storage::bf16, {2, 16, 0});  // case A22: H = 0 is refused
  EXPECT_THROW(bmm1({unit.x, no_columns, W1Layout::gate_then_up, {}, {}}, routing), UserError);
}

TEST(Reference, SpreadSampleHasBothEnds) {
  EXPECT_EQ(spread_sample(5, 10), (std::vector<int32_t>{0, 1, 2, 3, 4}));
  EXPECT_EQ(spread_sample(101, 3), (std::vector<int32_t>{0, 50, 100}));
  EXPECT_TRUE(spread_sample(0, 3).empty());
}

}  // namespace
}  // namespace tilewright::moe
