// Waits that never end: with a limit the kernel says which barrier, phase and line it waits for, and fails;
// the simulator says the same without a GPU. On a GPU each mistake runs in a process of its own, because a
// failure costs the context.
#include <gtest/gtest.h>

#include <cstdio>

#include "dsl/tilewright.h"
#include "ir/error.h"
#include "lowering/lower.h"
#include "lowering/process.h"
#include "runtime/kernel.h"
#include "runtime/memory.h"
#include "runtime/stream.h"
#include "simulator/simulator.h"
#include "tests/differential/isolated.h"

namespace tilewright {
namespace {

enum class Mistake { none, phase, bytes, arrivals };

struct Args {
  TensorMap<f32> x;  // [32, 32]
  Ptr<f32> out;      // [16 * 8]
};

// Brings a box to out; with one mistake the wait in it never ends.
ir::Program program(Mistake mistake) {
  return record({"waits", 4}, [&](Args args) {
    constexpr auto B = blocked({1, 1}, {4, 8}, {4, 1}, {1, 0});
    Shared<f32, shape<2, 16, 8>, swizzle_none> boxes;
    Barriers<1> ready({.arrives = mistake == Mistake::arrivals ? 2 : 0, .expects = 1}, "ready");
    if (mistake == Mistake::arrivals) ready[0].arrive();  // once instead of twice
    if (mistake == Mistake::bytes)
      ready[0].expect(boxes);
    else
      ready[0].expect(boxes.index(0));
    copy_async(args.x.at(1, 4), boxes.index(0), ready[0]);
    ready[0].wait(0);
    if (mistake == Mistake::phase) ready[0].wait(1);
    store(args.out + (iota<0, shape<16, 8>, B>() * 8 + iota<1, shape<16, 8>, B>()), boxes.index(0).load<B>());
  });
}

std::vector<f32> numbers() {
  std::vector<f32> x(1024);
  for (int i = 0; i < 1024; ++i) x[static_cast<std::size_t>(i)] = static_cast<f32>(i);
  return x;
}

std::string simulated(Mistake mistake) {
  simulator::Memory memory;
  std::uint64_t x = memory.allocate_copy("x", numbers()), out = memory.allocate("out", 512);
  auto report =
      simulator::simulate(program(mistake), {}, argument_values(Args{{x, {32, 32}}, Ptr<f32>(out)}), memory);
  return report.clean() ? "" : report.text();
}

TEST(WaitLimit, TheSimulatorNamesWhatIsMissing) {
  EXPECT_EQ(simulated(Mistake::none), "");
  for (Mistake m : {Mistake::phase, Mistake::bytes, Mistake::arrivals}) {
    std::string text = simulated(m);
    EXPECT_NE(text.find("'ready'"), std::string::npos) << text;
    EXPECT_NE(text.find("wait_limit_test.cpp:"), std::string::npos) << text;
  }
}

// What a process prints in which the kernel runs on the GPU.
void run_on_gpu(Mistake mistake) {
  auto context = runtime::Context::current();
  runtime::Stream stream(context);
  runtime::DeviceMemory x(context, 4096), out(context, 512);
  const std::vector<f32> values = numbers();
  x.upload(std::as_bytes(std::span(values)), 0);
  lowering::LowerOptions options;
  options.wait_limit = 20000;
  runtime::Kernel kernel(lowering::compile(program(mistake), context->target(), options));
  kernel.launch(stream, {1, 1, 1}, argument_values(Args{{x.address(), {32, 32}}, Ptr<f32>(out.address())}));
  try {
    stream.synchronize();
    std::puts("the kernel ended");
  } catch (const LaunchError& error) {
    std::printf("%s\n", error.what());
  }
  std::fflush(stdout);
}

TEST(WaitLimitRun, DISABLED_None) { run_on_gpu(Mistake::none); }
TEST(WaitLimitRun, DISABLED_Phase) { run_on_gpu(Mistake::phase); }
TEST(WaitLimitRun, DISABLED_Bytes) { run_on_gpu(Mistake::bytes); }
TEST(WaitLimitRun, DISABLED_Arrivals) { run_on_gpu(Mistake::arrivals); }

std::string output_of(const std::string& test) {
  auto result = lowering::run_process(
      {"/proc/self/exe", "--gtest_also_run_disabled_tests", "--gtest_filter=WaitLimitRun.DISABLED_" + test},
      {}, std::chrono::seconds(60));
  return result.output;
}

// All kinds are run, whatever the first of them does: the message comes from the driver ("file:line:
// function: block: ..., thread: ... Assertion `...` failed."), the error from the launcher.
TEST(WaitLimit, OnAGpuTheKernelFailsInsteadOfHanging) {
  const std::string major = differential::ask_isolated(
      [] { return std::to_string(runtime::Context::current()->major()); }, std::chrono::seconds(60));
  if (major.empty()) GTEST_SKIP() << "no GPU";
  if (std::stoi(major) < 9) GTEST_SKIP() << "TMA needs sm_90";
  EXPECT_NE(output_of("None").find("the kernel ended"), std::string::npos) << output_of("None");
  for (auto [test, phase] : {std::pair{"Phase", 1}, {"Bytes", 0}, {"Arrivals", 0}}) {
    SCOPED_TRACE(test);
    const std::string text = output_of(test);
    for (const std::string& said :
         {std::string("wait_limit_test.cpp:"), "waits, phase " + std::to_string(phase),
          std::string("barrier ready: the phase did not end"),
          std::string("a device_assert of kernel 'waits' failed"), std::string("(710)")})
      EXPECT_NE(text.find(said), std::string::npos) << "expected " << said << " in\n" << text;
    EXPECT_EQ(text.find("the kernel ended"), std::string::npos) << text;
  }
}

// Without a GPU: what the driver would be given.
TEST(WaitLimit, TheFailureNamesBarrierPhaseAndLine) {
  lowering::LowerOptions options;
  options.wait_limit = 20000;
  for (Mistake m : {Mistake::phase, Mistake::bytes, Mistake::arrivals}) {
    const std::string ptx = lowering::lower(program(m), lowering::Target::parse("sm_90a"), options).ptx;
    std::size_t calls = 0;
    for (std::size_t at = 0; (at = ptx.find("__assertfail, ", at)) != std::string::npos; ++at) ++calls;
    EXPECT_EQ(calls, m == Mistake::phase ? 2u : 1u) << ptx;
  }
}

}  // namespace
}  // namespace tilewright
