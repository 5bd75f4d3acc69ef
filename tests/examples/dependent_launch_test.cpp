// Programmatic dependent launch: a chain of kernels, each of which lets the next one begin, works, and only
// then writes what the next one reads. Launched one by one and from a captured graph.
#include <gtest/gtest.h>

#include "dsl/tilewright.h"
#include "examples/common/capture.h"
#include "ir/error.h"

namespace tilewright::examples {
namespace {

constexpr int ctas = 264, width = 128;  // two CTAs for each SM of an H200
constexpr auto line = blocked({1}, {32}, {4}, {0});

struct StepArgs {
  Ptr<i32> in, out;  // [ctas, width]
  I32 rounds;        // of work between the read and the write
};

enum class Trigger { first, last };  // the next kernel may begin before anything is written, or after it

// out = f^rounds(in of the CTA on the other side), f(x) = 1664525 x + 1013904223
template <Trigger trigger>
void step(StepArgs args) {
  auto i = arange<0, width, line>();
  I32 cta = program_id(0);
  if constexpr (trigger == Trigger::first) grid_dependents_launch();
  grid_dependency_wait();
  Var x = load(args.in + (i + (ctas - 1 - cta) * width));  // [width]
  for_(range(0, args.rounds), [&](I32) { x = x * 1664525 + 1013904223; });
  store(args.out + (i + cta * width), x);
  if constexpr (trigger == Trigger::last) grid_dependents_launch();
}

template <Trigger trigger>
Kernel step_kernel() {
  return std::make_shared<const ir::Program>(record({"dependent_step"}, &step<trigger>));
}

std::vector<std::int32_t> stepped(const std::vector<std::int32_t>& in, int rounds) {
  std::vector<std::int32_t> out(in.size());
  for (std::size_t cta = 0; cta < ctas; ++cta)
    for (std::size_t c = 0; c < width; ++c) {
      auto x = static_cast<std::uint32_t>(in[(ctas - 1 - cta) * width + c]);
      for (int r = 0; r < rounds; ++r) x = x * 1664525u + 1013904223u;
      out[cta * width + c] = static_cast<std::int32_t>(x);
    }
  return out;
}

// The chain runs from a to b and back; a dependent launch waits for what it reads and for what it overwrites.
void run_chain(Executor& executor, const Kernel& kernel, int rounds, int steps) {
  std::vector<std::int32_t> values(static_cast<std::size_t>(ctas) * width);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<std::int32_t>(i * 2654435761u);
  auto a = executor.allocate_copy<i32>("a", values), b = executor.allocate<i32>("b", a.count);
  auto chain = [&] {
    for (int s = 0; s < steps; ++s)
      executor.launch(kernel, {ctas}, StepArgs{s % 2 ? b : a, s % 2 ? a : b, rounds},
                      {.programmatic_dependent = s > 0});
  };
  auto expect_steps = [&](const char* how) {
    for (int s = 0; s < steps; ++s) values = stepped(values, rounds);
    EXPECT_EQ(executor.download(steps % 2 ? b : a), values) << how;
  };
  ASSERT_EQ(steps % 2, 0) << "the chain ends where it begins";
  chain();
  expect_steps("launched");
  auto again = captured(executor, chain);  // runs the chain once more
  expect_steps("launched before the capture");
  for (int replay = 0; replay < 3; ++replay) {
    again();
    expect_steps("replayed");
  }
  for (const std::string& problem : executor.finish()) ADD_FAILURE() << problem;
}

TEST(DependentLaunch, ChainInTheSimulator) {
  auto executor = simulator_executor();
  run_chain(*executor, step_kernel<Trigger::first>(), 2, 2);
  run_chain(*executor, step_kernel<Trigger::last>(), 2, 2);
}

TEST(DependentLaunch, KernelThatNeverWaitsIsRefused) {
  struct Args {
    Ptr<i32> out;
  };
  auto executor = simulator_executor();
  auto out = executor->allocate<i32>("out", 1);
  Kernel kernel =
      std::make_shared<const ir::Program>(record({"hasty"}, [](Args args) { store(args.out, I32(7)); }));
  try {
    executor->launch(kernel, {1}, Args{out}, {.programmatic_dependent = true});
    FAIL() << "no error";
  } catch (const LaunchError& e) {
    EXPECT_NE(
        std::string(e.what()).find("kernel 'hasty': launched to begin before the kernel ahead of it has "
                                   "ended, but it never waits for that one; call grid_dependency_wait()"),
        std::string::npos)
        << e.what();
  }
  executor->launch(kernel, {1}, Args{out});
  EXPECT_EQ(executor->download(out), std::vector<std::int32_t>{7});
}

TEST(DependentLaunchOnTheGpu, ChainLaunchedAndReplayed) {
  std::string why;
  if (!gpu_available(&why)) GTEST_SKIP() << "no GPU: " << why;
  auto executor = gpu_executor();
  for (int rounds : {1, 500}) {
    run_chain(*executor, step_kernel<Trigger::first>(), rounds, 20);
    run_chain(*executor, step_kernel<Trigger::last>(), rounds, 20);
  }
}

}  // namespace
}  // namespace tilewright::examples
