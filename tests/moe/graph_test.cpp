// Outside case A53: routing, bmm1, bmm2 and combine are captured once, without a call that waits for the
// host, and replay with other routing data of the same number of tokens. Closed-form experts (fixture U) give
// exact results. The same test runs in the simulator, where a replay is the launches again.
#include <gtest/gtest.h>

#include <cmath>

#include "examples/common/capture.h"
#include "examples/moe/host/inputs.h"
#include "examples/moe/operator.h"

namespace tilewright::moe {
namespace {

constexpr int experts = 8, top_k = 2;
constexpr int64_t width = 64;

MoeInputs inputs_for(TopK choice) {
  MoeInputs in;
  in.workload.name = "unit";
  in.workload.experts = experts;
  in.workload.top_k = top_k;
  in.workload.hidden = in.workload.inter = width;
  in.workload.w1_layout = W1Layout::gate_then_up;
  in.type = Storage::bf16;
  in.tokens = choice.tokens;
  UnitExperts unit = make_unit_experts(in.tokens, width, 0, experts, in.workload.w1_layout, in.type);
  in.x = std::move(unit.x);
  in.w1 = std::move(unit.w1);
  in.w2 = std::move(unit.w2);
  in.routing = route(std::move(choice), experts, 0, experts);
  return in;
}

// Slot j of token t goes to expert(t, j) with weight 1/2.
template <class Expert>
TopK choose(int64_t tokens, Expert expert) {
  TopK choice{tokens, top_k, {}, {}};
  for (int64_t t = 0; t < tokens; ++t)
    for (int j = 0; j < top_k; ++j) {
      choice.ids.push_back(expert(t, j));
      choice.weights.push_back(.5);
    }
  return choice;
}

void replay(examples::Executor& executor, int64_t tokens) {
  SCOPED_TRACE(tokens);
  MoeInputs in =
      inputs_for(choose(tokens, [](int64_t t, int j) { return static_cast<int>((t + j) % experts); }));
  const std::vector<int> sizes = in.routing.slice_sizes;
  in.routing.slice_sizes.assign(sizes.size(), 1);  // later tokens go to any expert: all weights are needed
  DeviceMoe device(executor, in, choose_versions(in.workload, tokens));
  in.routing.slice_sizes = sizes;
  device.upload_top_k();
  auto again = examples::captured(executor, [&] { device.launch_fused(); });
  const TopK choices[] = {
      choose(tokens, [](int64_t, int) { return 5; }),  // all to one expert
      choose(tokens, [](int64_t t, int j) { return static_cast<int>((t * 3 + j * 5) % experts); }),
      choose(tokens,
             [](int64_t t, int j) { return t % 3 && j ? -1 : static_cast<int>(t % 2); }),  // other ranks
  };
  for (const TopK& choice : choices) {
    in.routing = route(choice, experts, 0, experts);
    device.upload_top_k();
    again();
    const Tensor16 out = device.output();
    const std::vector<double> multiplier = unit_multipliers(in.routing.top_k, 0, experts);
    for (int64_t t = 0; t < tokens; ++t)
      for (int64_t c = 0; c < width; ++c)
        ASSERT_EQ(out.value(t * width + c), in.x.value(t * width + c) * multiplier[static_cast<size_t>(t)])
            << "token " << t << " column " << c;
  }
  for (const std::string& problem : executor.finish()) ADD_FAILURE() << problem;
}

TEST(Graph, ReplaysWithOtherRoutingData_A53) {
  auto executor = examples::simulator_executor();
  for (int64_t tokens : {0, 1, 7, 64}) replay(*executor, tokens);
}

TEST(GraphOnTheGpu, ReplaysWithOtherRoutingData_A53) {
  std::string why;
  if (!examples::gpu_available(&why)) GTEST_SKIP() << "no GPU: " << why;
  auto executor = examples::gpu_executor();
  for (int64_t tokens : {0, 1, 7, 512}) replay(*executor, tokens);
}

}  // namespace
}  // namespace tilewright::moe
