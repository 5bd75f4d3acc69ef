// Proves that the MoE kernels compute the operator in the simulator on the inputs that have gone wrong
// elsewhere: outside cases A10, A13 to A15, A19 to A21, A24 and kin, with the closed-form experts of fixture
// U.
#include "examples/moe/operator.h"

#include <gtest/gtest.h>

#include <cmath>

#include "examples/moe/host/errors.h"
#include "examples/moe/host/reference.h"
#include "examples/moe/kernels/top_k.h"
#include "examples/moe/programs/versions.h"
#include "ir/error.h"

namespace tilewright::moe {
namespace {

std::unique_ptr<examples::Executor> checker() { return examples::simulator_executor({.all_checks = true}); }

// Inputs of fixture U for given ids: out[t] = x[t] * sum_j w[t][j] (id[t][j] + 1).
MoeInputs unit_inputs(TopK top_k, int experts, int first, int last, int64_t width, W1Layout layout,
                      Storage type) {
  MoeInputs in;
  in.workload.name = "unit";
  in.workload.experts = experts;
  in.workload.top_k = top_k.top_k;
  in.workload.hidden = in.workload.inter = width;
  in.workload.w1_layout = layout;
  in.type = type;
  in.tokens = top_k.tokens;
  UnitExperts unit = make_unit_experts(in.tokens, width, first, last, layout, type);
  in.x = std::move(unit.x);
  in.w1 = std::move(unit.w1);
  in.w2 = std::move(unit.w2);
  in.routing = route(std::move(top_k), experts, first, last);
  return in;
}

TopK given(int64_t tokens, int k, std::vector<int32_t> ids, std::vector<double> weights) {
  return {tokens, k, std::move(ids), std::move(weights)};
}

// Runs routing, bmm1, bmm2 and combine and compares with the closed form, exactly.
void expect_unit(const MoeInputs& in, const std::string& what) {
  auto executor = checker();
  DeviceMoe device(*executor, in, choose_versions(in.workload, in.tokens));
  device.upload_top_k();
  device.launch_fused();
  const Tensor16 out = device.output();
  const std::vector<double> multiplier =
      unit_multipliers(in.routing.top_k, in.routing.first_expert, in.routing.last_expert);
  for (int64_t t = 0; t < in.tokens; ++t)
    for (int64_t c = 0; c < in.workload.hidden; ++c)
      ASSERT_EQ(out.value(t * in.workload.hidden + c),
                in.x.value(t * in.workload.hidden + c) * multiplier[static_cast<size_t>(t)])
          << what << ": token " << t << " column " << c;
  for (const std::string& problem : executor->finish()) ADD_FAILURE() << what << ": " << problem;
}

TEST(Operator, SlotsOfOtherRanksAreSkipped_A13) {
  const double nan = NAN;
  for (Storage type : {Storage::bf16, Storage::f16}) {
    expect_unit(unit_inputs(given(3, 2, {0, -1, -1, -1, 3, 1}, {.5, nan, nan, nan, .5, .5}), 4, 0, 4, 64,
                            W1Layout::gate_then_up, type),
                "-1 slots");
    expect_unit(unit_inputs(given(2, 2, {-1, -1, -1, -1}, {nan, nan, nan, nan}), 4, 0, 4, 64,
                            W1Layout::gate_then_up, type),
                "all -1");
    // experts 2 and 3 of 4 live here
    expect_unit(unit_inputs(given(3, 2, {0, 2, 1, 0, 3, 2}, {.5, .5, .5, .5, .5, .5}), 4, 2, 4, 64,
                            W1Layout::gate_then_up, type),
                "a shard");
  }
}

TEST(Operator, AnExpertTwiceInOneToken_A14) {
  for (int64_t tokens : {1, 255, 256, 257})
    for (const std::vector<int32_t>& slots : {std::vector<int32_t>{5, 88, 88, 65}, {88, 88, 88, 88}}) {
      std::vector<int32_t> ids;
      for (int64_t t = 0; t < tokens; ++t) ids.insert(ids.end(), slots.begin(), slots.end());
      std::vector<double> weights(ids.size(), .25);
      MoeInputs in =
          unit_inputs(given(tokens, 4, ids, weights), 128, 0, 128, 64, W1Layout::gate_then_up, Storage::bf16);
      EXPECT_EQ(unit_multipliers(in.routing.top_k, 0, 128)[0], slots[0] == 5 ? 62.5 : 89.0);
      expect_unit(in, "repeated, T = " + std::to_string(tokens));
    }
}

TEST(Operator, NoTokensAndOneToken_A15) {
  expect_unit(unit_inputs(given(0, 2, {}, {}), 4, 0, 4, 64, W1Layout::gate_then_up, Storage::bf16), "T = 0");
  expect_unit(unit_inputs(given(1, 1, {2}, {1}), 4, 0, 4, 64, W1Layout::gate_then_up, Storage::bf16),
              "T = 1");
}

TEST(Operator, AnyIntermediateSizeInBothLayouts_A20) {
  for (int64_t width : {8, 96, 352, 704, 1408})
    expect_unit(unit_inputs(given(3, 1, {0, 1, 1}, {1, 1, .5}), 2, 0, 2, width, W1Layout::gate_then_up,
                            Storage::bf16),
                "I = " + std::to_string(width));
  for (int64_t width : {1, 7, 33})  // rows that start anywhere: the versions without promises
    expect_unit(unit_inputs(given(3, 1, {0, 1, 1}, {1, 1, .5}), 2, 0, 2, width, W1Layout::gate_then_up,
                            Storage::bf16),
                "I = " + std::to_string(width));
  // interleaved rows (gpt-oss), against the float64 reference
  for (int64_t inter : {1, 7, 33, 96, 352}) {
    Workload w = find_workload("gpt-oss", Width::reduced);
    ASSERT_EQ(w.w1_layout, W1Layout::interleaved);
    w.inter = inter;
    MoeInputs in = make_inputs(w, {.tokens = 5, .logits = LogitKind::uniform, .seed = 4});
    auto executor = checker();
    DeviceMoe device(*executor, in, choose_versions(w, in.tokens));
    device.upload_top_k();
    device.launch_fused();
    const std::vector<int32_t> tokens = spread_sample(in.tokens, 5);
    const ErrorReport report = compare_rows(
        device.output(), tokens, fused_moe(fused_arguments(in), in.routing, tokens), tolerance_of(in.type));
    EXPECT_TRUE(report.pass) << "interleaved, I = " << inter << ": " << summary(report);
    for (const std::string& problem : executor->finish()) ADD_FAILURE() << problem;
  }
}

TEST(Operator, OneExpertGetsEverything) {
  std::vector<int32_t> ids(200, 1);
  std::vector<double> weights(200, .5);
  expect_unit(unit_inputs(given(200, 1, ids, weights), 4, 0, 4, 64, W1Layout::gate_then_up, Storage::bf16),
              "one expert");
}

// A19, A56: routing counts nothing but the ids of this rank, for every length around the chunk size.
TEST(Routing, ExactForEveryLength_A19) {
  for (int64_t tokens : {0, 1, 15, 16, 17, 31, 100, 128, 129, 255, 257, 511, 513}) {
    for (IdPattern pattern :
         {IdPattern::distinct, IdPattern::one_expert, IdPattern::other_ranks, IdPattern::few_experts}) {
      MoeInputs in = unit_inputs(make_top_k(pattern, tokens, 64, 4, 7), 64, 16, 48, 8, W1Layout::gate_then_up,
                                 Storage::bf16);
      auto executor = checker();
      DeviceMoe device(*executor, in, choose_versions(in.workload, tokens));
      device.upload_top_k();
      device.launch_routing();
      const Routing& r = in.routing;
      EXPECT_EQ(device.slice_sizes(), r.slice_sizes) << tokens;
      EXPECT_EQ(device.slice_offsets(), r.slice_offsets) << tokens;
      std::vector<int32_t> gather = device.gather(), scatter = device.scatter();
      gather.resize(r.gather.size());
      scatter.resize(r.scatter.size());
      EXPECT_EQ(gather, r.gather) << tokens;
      EXPECT_EQ(scatter, r.scatter) << tokens;
      for (const BlockSchedule& s : r.schedules) {
        std::vector<int32_t> found = device.schedule(s.block_size);
        for (size_t i = s.packed.size(); i < found.size(); ++i) EXPECT_EQ(found[i], -1);
        found.resize(s.packed.size());
        EXPECT_EQ(found, s.packed) << tokens << " block " << s.block_size;
      }
      for (const std::string& problem : executor->finish()) ADD_FAILURE() << problem;
    }
  }
}

// A24: ids exactly and weights to f32 accuracy for many (experts, k), ties and special logits included.
TEST(TopK, IdsAndWeights_A24) {
  for (int experts : {1, 2, 3, 8, 16, 60, 64, 96, 128, 160, 192, 256, 384, 512})
    for (int k = 1; k <= 8; ++k) {
      if (k > experts) continue;
      const int64_t tokens = 5;
      std::vector<float> logits = make_logits(LogitKind::uniform, tokens, experts, k, 3);
      for (float& l : logits) l = std::round(l * 2) / 2;  // many ties
      logits[0] = -6e4f;                                  // A8
      if (experts > 2)
        logits[static_cast<size_t>(experts)] = -0.0f, logits[static_cast<size_t>(experts) + 1] = 0.0f;
      if (experts > 2) logits[static_cast<size_t>(2 * experts) + 1] = -INFINITY;
      MoeInputs in;
      in.workload.experts = experts;
      in.workload.top_k = k;
      in.workload.hidden = in.workload.inter = 8;
      in.tokens = tokens;
      in.logits = logits;
      in.routing = route(top_k_of_logits(logits, tokens, experts, k, SoftmaxOver::selected), experts);
      auto executor = checker();
      DeviceMoe device(*executor, in, choose_versions(in.workload, tokens));
      device.launch_top_k();
      EXPECT_EQ(device.ids(), in.routing.top_k.ids) << experts << " " << k;
      const std::vector<float> weights = device.weights();
      for (size_t i = 0; i < weights.size(); ++i)
        EXPECT_NEAR(weights[i], in.routing.top_k.weights[i], 1e-5) << experts << " " << k << " " << i;
      for (const std::string& problem : executor->finish()) ADD_FAILURE() << problem;
    }
}

// The other variant: weights are the softmax over all experts, those of the selected ones need not add up
// to 1.
TEST(TopK, WeightsOfTheSoftmaxOverAllExperts_A24) {
  for (int experts : {1, 2, 3, 8, 16, 60, 64, 96, 128, 160, 192, 256, 384, 512})
    for (int k = 1; k <= std::min(8, experts); k += experts % 3 + 1) {
      const int64_t tokens = 5;
      const std::vector<float> logits = make_logits(LogitKind::uniform, tokens, experts, k, 9);
      const TopK expected = top_k_of_logits(logits, tokens, experts, k, SoftmaxOver::all);
      auto executor = checker();
      auto in = executor->allocate_copy("logits", logits);
      auto ids = executor->allocate<i32>("ids", tokens * k);
      auto weights = executor->allocate<f32>("weights", tokens * k);
      executor->launch(kernel("moe_top_k", "all", expert_columns_config(experts)),
                       {(tokens + top_k_rows - 1) / top_k_rows},
                       TopKArgs{.logits = in,
                                .ids = ids,
                                .weights = weights,
                                .tokens = tokens,
                                .experts = experts,
                                .top_k = k});
      EXPECT_EQ(executor->download(ids), expected.ids) << experts << " " << k;
      const std::vector<float> found = executor->download(weights);
      for (size_t i = 0; i < found.size(); ++i)
        EXPECT_NEAR(found[i], expected.weights[i], 1e-5) << experts << " " << k << " " << i;
      for (const std::string& problem : executor->finish()) ADD_FAILURE() << problem;
    }
}

TEST(TopK, MoreThanEightSlotsAreRefused) {
  MoeInputs in = unit_inputs(make_top_k(IdPattern::distinct, 1, 64, 9, 1), 64, 0, 64, 8,
                             W1Layout::gate_then_up, Storage::bf16);
  auto executor = checker();
  DeviceMoe device(*executor, in, choose_versions(in.workload, 1));
  EXPECT_THROW(device.launch_top_k(), UserError);
}

// A21: rows that nobody asked for hold NaN; the result has the same bits as with clean memory.
TEST(Operator, GarbageElsewhereChangesNothing_A21) {
  const Workload& w = find_workload("gpt-oss", Width::reduced);
  MoeInputs in = make_inputs(w, {.tokens = 40, .logits = LogitKind::realistic, .seed = 5});
  auto run = [&] {
    auto executor = checker();
    DeviceMoe device(*executor, in, choose_versions(w, in.tokens));
    device.upload_top_k();
    device.launch_fused();
    Tensor16 out = device.output();
    for (const std::string& problem : executor->finish()) ADD_FAILURE() << problem;
    return out;
  };
  const Tensor16 clean = run();
  std::vector<bool> used(40, false);
  for (int32_t token : in.routing.gather) used[static_cast<size_t>(token)] = true;
  for (int64_t t = 0; t < 40; ++t)
    if (!used[static_cast<size_t>(t)]) fill_poison(in.x.row(t));
  const Tensor16 poisoned = run();
  EXPECT_TRUE(std::equal(clean.codes().begin(), clean.codes().end(), poisoned.codes().begin()));
}

// Every version of the matmuls on a shape that all bounds cut, against the float64 reference.
TEST(Versions, EveryConfigurationIsRight) {
  const Workload& w = find_workload("gpt-oss", Width::reduced);
  for (const char* config : {"m16", "m32", "m64", "m128", "m16_any", "m64_any"})
    for (Storage type : {Storage::bf16, Storage::f16}) {
      MoeInputs in = make_inputs(w, {.type = type, .tokens = 70, .logits = LogitKind::realistic, .seed = 11});
      auto executor = checker();
      DeviceMoe device(*executor, in, {config, config, "any"});
      device.upload_top_k();
      device.launch_fused();
      const std::vector<int32_t> tokens = spread_sample(in.tokens, 20);
      const ErrorReport report = compare_rows(
          device.output(), tokens, fused_moe(fused_arguments(in), in.routing, tokens), tolerance_of(type));
      EXPECT_TRUE(report.pass) << config << ": " << summary(report);
      for (const std::string& problem : executor->finish()) ADD_FAILURE() << config << ": " << problem;
    }
}

}  // namespace
}  // namespace tilewright::moe
