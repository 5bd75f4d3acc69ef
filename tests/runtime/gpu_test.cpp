// The runtime on a real GPU, with kernels written in PTX by hand. Every test is skipped, with the reason,
// where there is no GPU. Kernels that fail run in a process of their own, because a failure costs the
// context.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <numeric>
#include <thread>

#include "ir/error.h"
#include "lowering/assembler.h"
#include "lowering/process.h"
#include "runtime/kernel.h"
#include "runtime/memory.h"
#include "runtime/stream.h"

namespace tilewright::runtime {
namespace {

using lowering::CompiledKernel;
using lowering::Target;

std::string module_text(const std::string& version, const std::string& target, const std::string& body) {
  return ".version " + version + "\n.target " + target + "\n.address_size 64\n" + body;
}

// z[i] = x[i] + y[i] for i < n.
constexpr const char* add_body = R"(
.visible .entry add(.param .u64 x, .param .u64 y, .param .u64 z, .param .u32 n)
{
.reg .pred p;
.reg .b32 r<6>;
.reg .f32 f<4>;
.reg .b64 d<8>;
ld.param.u64 d1, [x];
ld.param.u64 d2, [y];
ld.param.u64 d3, [z];
ld.param.u32 r1, [n];
mov.u32 r2, %ctaid.x;
mov.u32 r3, %ntid.x;
mov.u32 r4, %tid.x;
mad.lo.s32 r5, r2, r3, r4;
setp.ge.s32 p, r5, r1;
@p bra DONE;
mul.wide.s32 d4, r5, 4;
add.s64 d5, d1, d4;
add.s64 d6, d2, d4;
add.s64 d7, d3, d4;
ld.global.f32 f1, [d5];
ld.global.f32 f2, [d6];
add.f32 f3, f1, f2;
st.global.f32 [d7], f3;
DONE:
ret;
}
)";

// Stores to address 8: nothing is mapped there.
constexpr const char* crash_body = R"(
.visible .entry crash(.param .u64 x)
{
.reg .b64 d;
.reg .b32 r;
mov.u64 d, 8;
mov.u32 r, 1;
st.global.u32 [d], r;
ret;
}
)";

constexpr const char* trap_body = ".visible .entry traps(.param .u64 x)\n{\ntrap;\nret;\n}\n";

// out[0] = 42 by way of the last word of `bytes` of dynamic shared memory.
constexpr const char* shared_body = R"(
.extern .shared .align 16 .b8 dynamic[];
.visible .entry use_shared(.param .u64 out, .param .u32 bytes)
{
.reg .b32 r<4>;
.reg .b64 d;
ld.param.u64 d, [out];
ld.param.u32 r1, [bytes];
mov.u32 r2, dynamic;
add.u32 r2, r2, r1;
mov.u32 r3, 42;
st.shared.u32 [r2+-4], r3;
ld.shared.u32 r3, [r2+-4];
st.global.u32 [d], r3;
ret;
}
)";

// out[cta] = CTAs of a cluster * 100 + rank in it.
constexpr const char* cluster_body = R"(
.visible .entry cluster(.param .u64 out)
{
.reg .b32 r<5>;
.reg .b64 d<3>;
ld.param.u64 d1, [out];
mov.u32 r1, %cluster_nctarank;
mov.u32 r2, %cluster_ctarank;
mad.lo.s32 r3, r1, 100, r2;
mov.u32 r4, %ctaid.x;
mul.wide.u32 d2, r4, 4;
add.s64 d1, d1, d2;
st.global.u32 [d1], r3;
ret;
}
)";

// Assembled where there is a ptxas, else left to the driver's compiler.
CompiledKernel make(const std::string& name, const std::string& body,
                    std::vector<lowering::KernelArgument> arguments, const std::string& target = "sm_80") {
  CompiledKernel kernel;
  kernel.name = name;
  kernel.target = Target::parse(target);
  kernel.ptx = module_text("8.0", target, body);
  kernel.metadata.arguments = std::move(arguments);
  kernel.metadata.num_warps = 4;
  if (const lowering::Assembler* assembler = lowering::Assembler::shared()) {
    const lowering::Assembly assembly = assembler->assemble(kernel.ptx, kernel.target, name);
    kernel.cubin = assembly.cubin;
    assembly.write_to(kernel.metadata, assembler->version());
  }
  return kernel;
}

CompiledKernel add_kernel() {
  return make("add", add_body,
              {{"x", "ptr<f32>", 0, 8, 16, false},
               {"y", "ptr<f32>", 8, 8, 16, false},
               {"z", "ptr<f32>", 16, 8, 16, false},
               {"n", "i32", 24, 4, 1, false}});
}

std::vector<ir::ArgumentValue> add_arguments(const DeviceMemory& x, const DeviceMemory& y,
                                             const DeviceMemory& z, int n) {
  return {{"ptr<f32>", x.address()},
          {"ptr<f32>", y.address()},
          {"ptr<f32>", z.address()},
          {"i32", static_cast<std::uint64_t>(n)}};
}

// Without a GPU, at least the kernels of this file are right for the assembler.
TEST(GpuTestKernels, Assemble) {
  if (lowering::Assembler::shared() == nullptr) GTEST_SKIP() << "no ptxas on this machine";
  EXPECT_GT(add_kernel().metadata.registers, 0);
  EXPECT_FALSE(make("crash", crash_body, {}).cubin.empty());
  EXPECT_FALSE(make("traps", trap_body, {}).cubin.empty());
  EXPECT_FALSE(make("use_shared", shared_body, {}).cubin.empty());
  EXPECT_FALSE(make("cluster", cluster_body, {}, "sm_90").cubin.empty());
}

class GpuTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string why;
    if (!driver_available(&why)) GTEST_SKIP() << why;
    if (device_count() == 0) GTEST_SKIP() << "the driver sees no GPU";
    context_ = Context::of_device(0);
    if (context_->major() < 8) GTEST_SKIP() << context_->text() << " is older than sm_80";
  }
  template <class T>
  DeviceMemory upload(const std::vector<T>& values) {
    return DeviceMemory(context_, std::span<const T>(values));
  }
  static std::vector<float> ramp(int n, float first) {
    std::vector<float> values(static_cast<std::size_t>(n));
    std::iota(values.begin(), values.end(), first);
    return values;
  }
  std::shared_ptr<Context> context_;
};

TEST_F(GpuTest, VectorAdd) {
  Kernel kernel(add_kernel());
  Stream stream(context_);
  for (int n : {1, 31, 128, 129, 100'003}) {
    const DeviceMemory x = upload(ramp(n, 0)), y = upload(ramp(n, 5)),
                       z(context_, 4u * static_cast<unsigned>(n));
    kernel.launch(stream, {(n + 127) / 128, 1, 1}, add_arguments(x, y, z, n));
    stream.synchronize();
    const std::vector<float> result = z.values<float>();
    for (int i = 0; i < n; ++i)
      ASSERT_EQ(result[static_cast<std::size_t>(i)], 2.0f * static_cast<float>(i) + 5.0f) << i;
  }
  EXPECT_GT(kernel.load(context_).registers(), 0);
  EXPECT_GT(kernel.load(context_).ctas_per_multiprocessor(), 0);
}

TEST_F(GpuTest, DriverCompilesPtxWithoutCubin) {
  CompiledKernel compiled = add_kernel();
  compiled.cubin.clear();
  Kernel kernel(compiled);
  Stream stream(context_);
  const DeviceMemory x = upload(ramp(100, 0)), y = upload(ramp(100, 1)), z(context_, 400);
  kernel.launch(stream, {1, 1, 1}, add_arguments(x, y, z, 100));
  stream.synchronize();
  EXPECT_EQ(z.values<float>()[99], 199.0f);
  EXPECT_TRUE(kernel.load(context_).compiled_by_driver());
}

TEST_F(GpuTest, DriversComplaintAboutPtxIsPassedOn) {
  CompiledKernel compiled = add_kernel();
  compiled.cubin.clear();
  compiled.ptx.replace(compiled.ptx.find("add.f32"), 7, "bog.f32");
  Kernel kernel(compiled);
  try {
    kernel.load(context_);
    ADD_FAILURE();
  } catch (const LaunchError& error) {
    EXPECT_NE(std::string(error.what()).find("kernel 'add' for sm_80"), std::string::npos) << error.what();
    EXPECT_NE(std::string(error.what()).find("bog"), std::string::npos) << error.what();
  }
}

// outside cases A15 and A53: empty launches inside a capture, first load inside a capture, replay with other
// data.
TEST_F(GpuTest, CaptureAndReplay) {
  constexpr int n = 1000;
  Kernel kernel(add_kernel());
  Stream stream(context_);
  DeviceMemory x = upload(ramp(n, 0)), y = upload(ramp(n, 0)), z(context_, 4 * n), sum(context_, 4 * n);
  const Graph graph = capture(stream, [&] {
    kernel.launch(stream, {0, 1, 1}, add_arguments(x, y, z, 0));
    kernel.launch(stream, {(n + 127) / 128, 1, 1}, add_arguments(x, y, z, n));
    kernel.launch(stream, {(n + 127) / 128, 1, 1}, add_arguments(z, y, sum, n));
  });
  EXPECT_EQ(graph.nodes(), 2u);
  for (int round = 0; round < 5; ++round) {
    x.upload(std::as_bytes(std::span<const float>(ramp(n, static_cast<float>(round)))));
    graph.launch(stream);
    stream.synchronize();
    const std::vector<float> result = sum.values<float>();
    for (int i = 0; i < n; ++i)
      ASSERT_EQ(result[static_cast<std::size_t>(i)], static_cast<float>(3 * i + round)) << round;
  }
  const Graph empty = capture(stream, [] {});
  empty.launch(stream);
  stream.synchronize();
  EXPECT_EQ(empty.nodes(), 0u);
}

TEST_F(GpuTest, AThrowInsideACaptureLeavesTheStreamUsable) {
  Stream stream(context_);
  EXPECT_THROW(capture(stream, [] { throw UserError("stop"); }), UserError);
  EXPECT_FALSE(stream.capturing());
  EXPECT_NO_THROW(stream.synchronize());
}

TEST_F(GpuTest, DynamicSharedMemoryAboveTheDefault) {
  const int bytes = context_->shared_memory_per_cta();
  ASSERT_GT(bytes, 49152);
  CompiledKernel compiled = make("use_shared", shared_body,
                                 {{"out", "ptr<i32>", 0, 8, 4, false}, {"bytes", "i32", 8, 4, 1, false}});
  compiled.metadata.dynamic_shared_bytes = static_cast<std::uint32_t>(bytes);
  Kernel kernel(compiled);
  Stream stream(context_);
  const DeviceMemory out(context_, 4);
  const std::vector<ir::ArgumentValue> arguments = {{"ptr<i32>", out.address()},
                                                    {"i32", static_cast<unsigned>(bytes)}};
  kernel.launch(stream, {1, 1, 1}, arguments);
  stream.synchronize();
  EXPECT_EQ(out.values<int>()[0], 42);
  compiled.metadata.dynamic_shared_bytes += 16;
  Kernel too_large(compiled);
  EXPECT_THROW(too_large.launch(stream, {1, 1, 1}, arguments), LaunchError);
}

TEST_F(GpuTest, ClustersCooperativeAndDependentLaunches) {
  if (context_->major() < 9) GTEST_SKIP() << context_->text() << " has no clusters";
  Stream stream(context_);
  for (int size : {1, 2, 8}) {
    CompiledKernel compiled = make("cluster", cluster_body, {{"out", "ptr<i32>", 0, 8, 4, false}}, "sm_90");
    compiled.metadata.cluster = {size, 1, 1};
    Kernel kernel(compiled);
    const DeviceMemory out(context_, 16 * 4);
    const std::vector<ir::ArgumentValue> arguments = {{"ptr<i32>", out.address()}};
    for (const LaunchOptions& options : {LaunchOptions{}, LaunchOptions{.cooperative = true},
                                         LaunchOptions{.programmatic_dependent = true}}) {
      kernel.launch(stream, {16, 1, 1}, arguments, options);
      stream.synchronize();
      for (int i = 0; i < 16; ++i)
        EXPECT_EQ(out.values<int>()[static_cast<std::size_t>(i)], size * 100 + i % size);
    }
  }
}

TEST_F(GpuTest, PointersThatAreNotThisDevicesAreRefused) {
  Kernel kernel(add_kernel(), PointerChecks::always);
  Stream stream(context_);
  const DeviceMemory x = upload(ramp(16, 0)), z(context_, 64);
  PinnedMemory pinned(context_, 64);
  std::memset(pinned.bytes().data(), 0, 64);
  auto arguments = add_arguments(x, x, z, 16);
  arguments[1].bits = reinterpret_cast<std::uintptr_t>(pinned.bytes().data());
  kernel.launch(stream, {1, 1, 1}, arguments);
  stream.synchronize();
  EXPECT_EQ(z.values<float>()[15], 15.0f) << "pinned host memory is readable by the device";
  std::uint64_t freed = 0;
  {
    const DeviceMemory temporary(context_, 64 << 20);
    freed = temporary.address();
  }
  arguments[1].bits = freed;
  EXPECT_THROW(kernel.launch(stream, {1, 1, 1}, arguments), LaunchError);
  arguments[1].bits = 0;
  EXPECT_THROW(kernel.launch(stream, {1, 1, 1}, arguments), LaunchError);
  if (context_->attribute(device_attribute::pageable_memory_access) == 0) {
    alignas(16) static float host[16] = {};
    arguments[1].bits = reinterpret_cast<std::uintptr_t>(host);
    EXPECT_THROW(kernel.launch(stream, {1, 1, 1}, arguments), LaunchError);
  }
}

TEST_F(GpuTest, KernelsComeAndGo) {
  const CompiledKernel compiled = add_kernel();
  Stream stream(context_);
  const DeviceMemory x = upload(ramp(64, 1)), z(context_, 256);
  const auto once = [&] {
    Kernel kernel(compiled);
    kernel.launch(stream, {1, 1, 1}, add_arguments(x, x, z, 64));
  };  // unloads without a wait of ours: the destructor waits
  once();
  stream.synchronize();
  const std::size_t before = context_->free_bytes();
  for (int i = 0; i < 500; ++i) once();
  stream.synchronize();
  EXPECT_EQ(z.values<float>()[63], 128.0f);
  EXPECT_LT(before - std::min(before, context_->free_bytes()), std::size_t{8} << 20);
}

TEST_F(GpuTest, EventsAndAsynchronousCopies) {
  Stream stream(context_), other(context_);
  PinnedMemory in(context_, 4096), out(context_, 4096);
  std::memset(in.bytes().data(), 7, 4096);
  DeviceMemory first(context_, 4096), second(context_, 4096);
  Event start(context_), stop(context_);
  start.record(stream);
  first.upload(stream, in.bytes());
  stop.record(stream);
  other.wait_for(stop);
  second.copy_from(other, first);
  second.download(other, out.bytes());
  other.synchronize();
  EXPECT_TRUE(other.finished());
  EXPECT_GE(stop.since(start), 0.0f);
  EXPECT_EQ(std::memcmp(in.bytes().data(), out.bytes().data(), 4096), 0);
  second.fill(stream, std::byte{1});
  stream.synchronize();
  EXPECT_EQ(second.values<unsigned char>()[4095], 1);
}

// What a stream does right after a fill comes after it, though streams do not wait for the default stream.
TEST_F(GpuTest, FillsAreDoneOnReturn) {
  Stream stream(context_);
  DeviceMemory memory(context_, std::size_t{1} << 30);
  for (int round = 0; round < 4; ++round) {
    memory.fill(std::byte{0xff});
    memory.fill(stream, std::byte{1});
    stream.synchronize();
    std::vector<std::byte> end(std::size_t{64} << 20);
    memory.download(end, memory.size() - end.size());
    EXPECT_EQ(std::count(end.begin(), end.end(), std::byte{1}), static_cast<std::ptrdiff_t>(end.size()));
  }
}

TEST_F(GpuTest, ThreadsLaunchAtTheSameTime) {
  Kernel kernel(add_kernel());
  std::vector<std::thread> threads;
  std::atomic<int> wrong = 0;
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      Stream stream(context_);
      const DeviceMemory x = upload(ramp(1000, static_cast<float>(t))), z(context_, 4000);
      for (int i = 0; i < 100; ++i) kernel.launch(stream, {8, 1, 1}, add_arguments(x, x, z, 1000));
      stream.synchronize();
      if (z.values<float>()[999] != 2.0f * static_cast<float>(999 + t)) ++wrong;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

// outside case A52.
TEST_F(GpuTest, TwoDevices) {
  if (device_count() < 2) GTEST_SKIP() << "only one GPU";
  const auto other = Context::of_device(1);
  Kernel kernel(add_kernel());
  Stream here(context_), there(other);
  const DeviceMemory x0 = upload(ramp(16, 0)), z0(context_, 64);
  const std::vector<float> values = ramp(16, 100);
  const DeviceMemory x1(other, std::span<const float>(values)), z1(other, 64);
  const CurrentContext current(*context_);
  kernel.launch(here, {1, 1, 1}, add_arguments(x0, x0, z0, 16));
  kernel.launch(there, {1, 1, 1}, add_arguments(x1, x1, z1, 16));
  here.synchronize();
  there.synchronize();
  EXPECT_EQ(z0.values<float>()[15], 30.0f);
  EXPECT_EQ(z1.values<float>()[15], 230.0f);
  EXPECT_EQ(Context::current(), context_);
  EXPECT_EQ(Stream::borrow(there.handle()).context(), other);
  try {
    kernel.launch(here, {1, 1, 1}, add_arguments(x0, x1, z0, 16));
    ADD_FAILURE() << "mixed devices";
  } catch (const LaunchError& error) {
    EXPECT_NE(std::string(error.what()).find("argument 'y'"), std::string::npos) << error.what();
    EXPECT_NE(std::string(error.what()).find("device 1"), std::string::npos) << error.what();
  }
}

// Runs one of the DISABLED tests below in a process of its own and returns what it printed.
std::string in_own_process(const std::string& test) {
  const lowering::ProcessResult result = lowering::run_process(
      {"/proc/self/exe", "--gtest_also_run_disabled_tests", "--gtest_filter=GpuFailure.DISABLED_" + test}, {},
      std::chrono::seconds(120));
  EXPECT_EQ(result.exit_code, 0) << result.output;
  return result.output;
}

TEST_F(GpuTest, IllegalAddressNamesTheKernel) {
  const std::string text = in_own_process("IllegalAddress");
  EXPECT_NE(text.find("kernel 'crash' failed while running, reported by waiting for a stream"), text.npos)
      << text;
  EXPECT_NE(text.find("CUDA_ERROR_ILLEGAL_ADDRESS (700)"), text.npos) << text;
}

// Whether the launch after it or the wait reports the trap is the driver's choice; the name is there either
// way.
TEST_F(GpuTest, TrapIsReportedWithItsKernel) {
  const std::string text = in_own_process("Trap");
  EXPECT_NE(text.find("'traps'"), text.npos) << text;
  EXPECT_NE(text.find("failed while running"), text.npos) << text;
}

class GpuFailure : public GpuTest {};

TEST_F(GpuFailure, DISABLED_IllegalAddress) {
  Stream stream(context_);
  Kernel add(add_kernel()), crash(make("crash", crash_body, {{"x", "ptr<f32>", 0, 8, 1, true}}));
  const DeviceMemory x = upload(ramp(16, 0)), z(context_, 64);
  add.launch(stream, {1, 1, 1}, add_arguments(x, x, z, 16));
  stream.synchronize();
  crash.launch(stream, {1, 1, 1}, std::vector<ir::ArgumentValue>{{"ptr<f32>", 0}});
  try {
    stream.synchronize();
    ADD_FAILURE();
  } catch (const LaunchError& error) {
    std::printf("%s\n", error.what());
  }
  EXPECT_THROW(context_->synchronize(), LaunchError) << "the context stays lost";
}  // every destructor runs on the lost context

TEST_F(GpuFailure, DISABLED_Trap) {
  Stream stream(context_);
  Kernel add(add_kernel()), traps(make("traps", trap_body, {{"x", "ptr<f32>", 0, 8, 1, true}}));
  const DeviceMemory x = upload(ramp(16, 0)), z(context_, 64);
  add.load(context_);
  traps.load(context_);
  try {
    traps.launch(stream, {1, 1, 1}, std::vector<ir::ArgumentValue>{{"ptr<f32>", 0}});
    add.launch(stream, {1, 1, 1}, add_arguments(x, x, z, 16));
    stream.synchronize();
    ADD_FAILURE();
  } catch (const LaunchError& error) {
    std::printf("%s\n", error.what());
  }
}

}  // namespace
}  // namespace tilewright::runtime
