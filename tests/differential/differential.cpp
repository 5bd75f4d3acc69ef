#include "tests/differential/differential.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstring>
#include <optional>
#include <thread>

#include "ir/error.h"
#include "lowering/lower.h"
#include "runtime/kernel.h"
#include "runtime/memory.h"
#include "runtime/stream.h"
#include "simulator/simulator.h"
#include "tests/differential/isolated.h"

namespace tilewright::differential {
namespace {

// Its target; asked in another process, because children of one that has touched the GPU cannot use it.
std::string gpu() {
  static const std::string target = ask_isolated(
      [] { return runtime::device_count() > 0 ? runtime::Context::of_device(0)->target().name() : ""; },
      std::chrono::seconds(60));
  return target;
}

struct Prepared {
  std::shared_ptr<lowering::CompiledKernel> kernel;
  std::vector<std::vector<std::byte>> simulated;
  std::string error;
};

std::string type_of(const ir::Program& program, std::size_t i) {
  return program.body->argument(static_cast<int>(i))->type.brief();
}

ir::ArgumentValue argument(const std::string& type, const Buffer& buffer, std::uint64_t address) {
  if (!buffer.tensor.rank) return {type, address, {}};
  ir::ArgumentValue value{type, 0, buffer.tensor};
  value.tensor.address += address;
  return value;
}

void simulate(const Case& c, Prepared& p) {
  simulator::Memory memory;
  std::vector<std::string> types;
  std::vector<ir::ArgumentValue> arguments;
  std::vector<std::uint64_t> places;
  for (std::size_t i = 0; i < c.buffers.size(); ++i) types.push_back(type_of(c.program, i));
  for (std::size_t i = 0; i < c.buffers.size(); ++i) {
    std::uint64_t at = memory.allocate(c.program.parameters[i].name, c.buffers[i].bytes.size());
    memory.upload(at, c.buffers[i].bytes.data(), c.buffers[i].bytes.size());
    places.push_back(at);
    arguments.push_back(argument(types[i], c.buffers[i], at));
  }
  simulator::Options options;
  options.threads = 1;
  simulator::Report report =
      simulator::simulate(c.program, {c.program.cluster, 1, 1}, arguments, memory, options);
  if (!report.clean()) throw UserError("simulator: " + report.text());
  for (std::size_t i = 0; i < c.buffers.size(); ++i)
    p.simulated.push_back(memory.read<std::byte>(places[i], c.buffers[i].bytes.size()));
}

// "" if equal, else the first difference.
std::string difference(const Buffer& b, const std::vector<std::byte>& got,
                       const std::vector<std::byte>& want) {
  if (b.compare == Compare::nothing || got == want) return "";
  if (b.compare == Compare::bits) {
    std::size_t at = 0, count = 0;
    for (std::size_t i = got.size(); i-- > 0;)
      if (got[i] != want[i]) at = i, ++count;
    return std::to_string(count) + " bytes differ, the first at byte " + std::to_string(at) + ": found " +
           std::to_string(static_cast<int>(got[at])) + ", expected " +
           std::to_string(static_cast<int>(want[at]));
  }
  for (std::size_t i = 0; i + 4 <= got.size(); i += 4) {
    float g, w;
    std::memcpy(&g, &got[i], 4);
    std::memcpy(&w, &want[i], 4);
    if (std::memcmp(&g, &w, 4) == 0 || (std::isnan(g) && std::isnan(w))) continue;
    if (!(std::abs(g - w) <= 1e-4f * (1 + std::abs(w))))
      return "element " + std::to_string(i / 4) + ": found " + std::to_string(g) + ", expected " +
             std::to_string(w);
  }
  return "";
}

void prepare(const Case& c, const lowering::Target& target, Prepared& p) {
  try {
    p.kernel = std::make_shared<lowering::CompiledKernel>(
        lowering::compile(c.program, target, {.line_info = false}));
    simulate(c, p);
    for (std::size_t i = 0; i < c.buffers.size(); ++i)
      if (!c.buffers[i].expected.empty() && p.simulated[i] != c.buffers[i].expected)
        p.error = "the simulator differs from the reference: " +
                  difference({{}, Compare::bits, {}}, p.simulated[i], c.buffers[i].expected);
  } catch (const std::exception& e) {
    p.error = e.what();
  }
}

// All buffers of all cases lie in one piece of device memory, one case at a time.
class Device {
 public:
  Device(std::shared_ptr<runtime::Context> context)
      : context_(std::move(context)), memory_(context_, std::size_t{64} << 20), stream_(context_) {}

  std::string run(const Case& c, const Prepared& p) {
    std::vector<std::string> types;
    std::vector<ir::ArgumentValue> arguments;
    std::vector<std::size_t> offsets;
    std::size_t at = 0;
    for (std::size_t i = 0; i < c.buffers.size(); ++i) {
      types.push_back(type_of(c.program, i));
      offsets.push_back(at);
      memory_.upload(c.buffers[i].bytes, at);
      at += (c.buffers[i].bytes.size() + 511) / 256 * 256;
    }
    for (std::size_t i = 0; i < c.buffers.size(); ++i)
      arguments.push_back(argument(types[i], c.buffers[i], memory_.address() + offsets[i]));
    runtime::Kernel kernel(p.kernel);
    kernel.launch(stream_, {c.program.cluster, 1, 1}, arguments);
    context_->synchronize();
    for (std::size_t i = 0; i < c.buffers.size(); ++i) {
      std::vector<std::byte> got(c.buffers[i].bytes.size());
      memory_.download(got, offsets[i]);
      std::string text = difference(c.buffers[i], got, p.simulated[i]);
      if (!text.empty()) return c.program.parameters[i].name + ": " + text;
    }
    return "";
  }

 private:
  std::shared_ptr<runtime::Context> context_;
  runtime::DeviceMemory memory_;
  runtime::Stream stream_;
};

}  // namespace

void run_cases(const std::string& family, std::vector<Case> cases) {
  auto start = std::chrono::steady_clock::now();
  const bool on_gpu = !gpu().empty();
  const lowering::Target target = lowering::Target::parse(on_gpu ? gpu() : "sm_90a");
  if (!on_gpu) {
    std::vector<Case> some;
    for (std::size_t i = 0; i < cases.size(); i += 16) some.push_back(std::move(cases[i]));
    cases = std::move(some);
  }
  std::vector<Prepared> prepared(cases.size());
  std::atomic<std::size_t> next = 0;
  auto work = [&] {
    for (std::size_t i; (i = next++) < cases.size();) prepare(cases[i], target, prepared[i]);
  };
  std::vector<std::jthread> threads;
  for (unsigned i = 0; i < std::min(32u, std::max(1u, std::thread::hardware_concurrency())); ++i)
    threads.emplace_back(work);
  threads.clear();
  double compile_seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::vector<std::size_t> runnable;
  for (std::size_t i = 0; i < cases.size(); ++i)
    if (prepared[i].error.empty()) runnable.push_back(i);
  if (on_gpu) {
    std::optional<Device> device;  // of a child
    const std::vector<std::string> problems = run_isolated(
        runnable.size(), [&] { device.emplace(runtime::Context::of_device(0)); },
        [&](std::size_t i) -> JobResult {
          try {
            return {device->run(cases[runnable[i]], prepared[runnable[i]]), false};
          } catch (const std::exception& e) {
            return {e.what(), true};
          }
        },
        std::chrono::seconds(60));
    for (std::size_t i = 0; i < problems.size(); ++i) prepared[runnable[i]].error = problems[i];
  }
  std::size_t failed = 0;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (prepared[i].error.empty()) continue;
    ++failed;
    ADD_FAILURE() << family << ": " << cases[i].name << ": " << prepared[i].error.substr(0, 400);
  }
  double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::printf("%-24s %5zu programs, %zu failed, %.1f s (%.1f s compiling)%s\n", family.c_str(), cases.size(),
              failed, seconds, compile_seconds, on_gpu ? "" : ", compiled and simulated only");
  EXPECT_EQ(failed, 0u);
  if (!on_gpu && failed == 0) GTEST_SKIP() << "no GPU: every 16th program was compiled and simulated";
}

}  // namespace tilewright::differential
