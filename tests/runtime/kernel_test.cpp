// Launching, on the recording driver: what reaches the driver, what is refused before, and who is named when
// something fails.
#include "runtime/kernel.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <thread>

#include "ir/error.h"
#include "runtime/memory.h"
#include "runtime/stream.h"
#include "tests/runtime/allocation_count.h"
#include "tests/runtime/fake_driver.h"

namespace tilewright::runtime {
namespace {

using lowering::CompiledKernel;
using lowering::Target;

CompiledKernel sample(const std::string& name = "add") {
  CompiledKernel kernel;
  kernel.name = name;
  kernel.target = Target::parse("sm_90a");
  kernel.ptx = ".version 8.8";
  kernel.cubin.assign(100, std::byte{0x7f});
  kernel.metadata.arguments = {{"x", "ptr<f32>", 0, 8, 16, false},
                               {"bias", "ptr<bf16>", 8, 8, 1, true},
                               {"n", "i32", 16, 4, 1, false},
                               {"stride", "i64", 24, 8, 16, false}};
  kernel.metadata.num_warps = 4;
  return kernel;
}

class KernelTest : public testing::Test {
 protected:
  void SetUp() override {
    context_ = Context::of_device(0);
    stream_.emplace(context_);
    x_ = DeviceMemory(context_, 1000);
  }
  std::vector<ir::ArgumentValue> arguments() const {
    return {{"ptr<f32>", x_.address()}, {"ptr<bf16>", 0}, {"i32", 7}, {"i64", 32}};
  }
  std::string error_of(const CompiledKernel& compiled, const Grid& grid,
                       std::span<const ir::ArgumentValue> arguments,
                       PointerChecks checks = PointerChecks::first) {
    try {
      Kernel kernel(compiled, checks);
      kernel.launch(*stream_, grid, arguments);
    } catch (const LaunchError& error) {
      return error.what();
    }
    return "no error";
  }

  FakeDriver fake_;
  std::shared_ptr<Context> context_;
  std::optional<Stream> stream_;
  DeviceMemory x_;
};

TEST_F(KernelTest, LaunchReachesTheDriver) {
  CompiledKernel compiled = sample();
  compiled.metadata.dynamic_shared_bytes = 200'000;
  {
    Kernel kernel(compiled);
    kernel.launch(*stream_, {3, 2, 1}, arguments());
    ASSERT_EQ(fake_.launches.size(), 1u);
    const FakeDriver::Launch& launch = fake_.launches[0];
    EXPECT_EQ(launch.kernel, "add");
    EXPECT_EQ(launch.device, 0);
    EXPECT_EQ(launch.stream, stream_->handle());
    EXPECT_EQ(launch.config.grid_x, 3u);
    EXPECT_EQ(launch.config.grid_y, 2u);
    EXPECT_EQ(launch.config.block_x, 128u);
    EXPECT_EQ(launch.config.block_y, 1u);
    EXPECT_EQ(launch.config.shared_memory_bytes, 200'000u);
    EXPECT_TRUE(launch.attributes.empty());
    ASSERT_EQ(launch.parameters.size(), 32u);
    std::uint64_t address = 0;
    std::int32_t n = 0;
    std::int64_t stride = 0;
    std::memcpy(&address, launch.parameters.data(), 8);
    std::memcpy(&n, launch.parameters.data() + 16, 4);
    std::memcpy(&stride, launch.parameters.data() + 24, 8);
    EXPECT_EQ(address, x_.address());
    EXPECT_EQ(n, 7);
    EXPECT_EQ(stride, 32);
    EXPECT_EQ(fake_.function_attributes_set[function_attribute::max_dynamic_shared_size_bytes], 200'000);
    EXPECT_EQ(fake_.loaded_images, std::vector<std::string>{"cubin"});
    EXPECT_EQ(fake_.loaded_modules, 1);
    EXPECT_EQ(kernel.load(context_).ctas_per_multiprocessor(), 3);
  }
  EXPECT_EQ(fake_.loaded_modules, 0) << "unloaded with the kernel";
  ContextHandle left = nullptr;
  driver().CtxGetCurrent(&left);
  EXPECT_EQ(left, nullptr);
}

TEST_F(KernelTest, ClusterCooperativeAndDependentLaunchAreAttributes) {
  CompiledKernel compiled = sample();
  compiled.metadata.cluster = {2, 1, 8};
  Kernel kernel(compiled);
  kernel.launch(*stream_, {4, 3, 16}, arguments(), {.cooperative = true, .programmatic_dependent = true});
  ASSERT_EQ(fake_.launches.size(), 1u);
  const auto& attributes = fake_.launches[0].attributes;
  ASSERT_EQ(attributes.size(), 3u);
  EXPECT_EQ(attributes[0].id, launch_attribute::cluster_dimension);
  EXPECT_EQ(attributes[0].value.cluster.x, 2u);
  EXPECT_EQ(attributes[0].value.cluster.z, 8u);
  EXPECT_EQ(attributes[1].id, launch_attribute::programmatic_stream_serialization);
  EXPECT_EQ(attributes[2].id, launch_attribute::cooperative);
  EXPECT_EQ(fake_.function_attributes_set[function_attribute::non_portable_cluster_size_allowed], 1);
  EXPECT_NE(error_of(compiled, {3, 3, 16}, arguments())
                .find("grid x = 3 is not a multiple of the cluster's 2 CTAs"),
            std::string::npos);
}

TEST_F(KernelTest, HotLaunchAllocatesNothingAndAsksNothing) {
  Kernel kernel(sample());
  const auto values = arguments();
  const CurrentContext current(*context_);
  kernel.launch(*stream_, {1, 1, 1}, values);
  fake_.launches.reserve(1000);
  const int asked = fake_.calls["PointerGetAttributes"];
  EXPECT_EQ(asked, 1);
  const auto launch_cost = [&] {
    // The recording driver allocates too: subtract what it does for a launch by itself.
    const long before = allocation_count;
    kernel.launch(*stream_, {1, 1, 1}, values);
    const long total = allocation_count - before;
    DriverLaunchConfig config;
    DriverLaunchAttribute attribute;
    config.attributes = &attribute;
    std::byte parameters[32];
    std::size_t size = sizeof(parameters);
    void* extra[] = {reinterpret_cast<void*>(1), parameters, reinterpret_cast<void*>(2), &size, nullptr};
    ContextHandle handle = nullptr;
    const long own_before = allocation_count;
    driver().CtxGetCurrent(&handle);
    driver().LaunchKernelEx(&config, kernel.load(context_).function(), nullptr, extra);
    return total - (allocation_count - own_before);
  };
  const long before = allocation_count;
  ::operator delete(::operator new(1));  // a plain new and delete may be left out by the compiler
  ASSERT_EQ(allocation_count - before, allocations_are_counted ? 1 : 0);
  for (int i = 0; i < 100; ++i) ASSERT_EQ(launch_cost(), 0);
  EXPECT_EQ(fake_.calls["PointerGetAttributes"], asked);
  EXPECT_EQ(fake_.calls["ModuleLoadDataEx"], 1);
}

// outside case A15.
TEST_F(KernelTest, EmptyGridIsNoLaunchBeforeAndAfterTheFirstCompile) {
  Kernel kernel(sample());
  auto values = arguments();
  values[0].bits = 0;  // no tokens: no memory either
  for (const Grid& grid : {Grid{0, 1, 1}, Grid{1, 0, 1}, Grid{1, 1, 0}, Grid{0, 0, 0}}) {
    EXPECT_NO_THROW(kernel.launch(*stream_, grid, values));
  }
  EXPECT_EQ(fake_.calls["ModuleLoadDataEx"], 0);
  kernel.launch(*stream_, {1, 1, 1}, arguments());
  EXPECT_NO_THROW(kernel.launch(*stream_, {0, 1, 1}, values));
  EXPECT_EQ(fake_.launches.size(), 1u);
  values.pop_back();
  EXPECT_THROW(kernel.launch(*stream_, {0, 1, 1}, values), LaunchError)
      << "a wrong call is wrong for no tokens too";
}

// outside case A54.
TEST_F(KernelTest, GridIsCheckedPerDimension) {
  Kernel kernel(sample());
  kernel.launch(*stream_, {16384, 16384, 16}, arguments());  // 2^32 CTAs
  ASSERT_EQ(fake_.launches.size(), 1u);
  EXPECT_EQ(fake_.launches[0].config.grid_y, 16384u);
  kernel.launch(*stream_, {2147483647, 65535, 65535}, arguments());
  EXPECT_EQ(fake_.launches.size(), 2u);
  EXPECT_NE(error_of(sample(), {65536, 65536, 1}, arguments()).find("grid y = 65536, expected 0 to 65535"),
            std::string::npos);
  EXPECT_NE(error_of(sample(), {1, 1, 65536}, arguments()).find("grid z = 65536"), std::string::npos);
  EXPECT_NE(error_of(sample(), {std::int64_t{1} << 31, 1, 1}, arguments()).find("grid x = 2147483648"),
            std::string::npos);
  EXPECT_NE(error_of(sample(), {std::int64_t{1} << 32, 1, 1}, arguments()).find("grid x"), std::string::npos);
  EXPECT_NE(error_of(sample(), {1, -1, 1}, arguments()).find("grid y = -1"), std::string::npos);
  EXPECT_NE(error_of(sample(), {0, -1, 1}, arguments()).find("grid y = -1"), std::string::npos);
}

TEST_F(KernelTest, ArgumentsAreCheckedAgainstTheMetadata) {
  const auto fails = [&](std::size_t index, ir::ArgumentValue value, const std::string& expected) {
    auto values = arguments();
    values[index] = value;
    const std::string text = error_of(sample(), {1, 1, 1}, values);
    EXPECT_NE(text.find(expected), text.npos) << text;
    EXPECT_EQ(text.find("kernel 'add': "), 0u) << text;
  };
  auto values = arguments();
  values.pop_back();
  EXPECT_NE(error_of(sample(), {1, 1, 1}, values)
                .find("found 3 arguments, expected 4: (ptr<f32> x, ptr<bf16> bias, i32 n, i64 stride)"),
            std::string::npos);
  fails(0, {"ptr<f16>", x_.address()},
        "argument 'x' (ptr<f32>), number 0: found ptr<f16>, expected ptr<f32>");
  fails(2, {"f32", 0}, "argument 'n' (i32), number 2: found f32, expected i32");
  fails(0, {"ptr<f32>", 0}, "argument 'x' (ptr<f32>): is null");
  fails(0, {"ptr<f32>", x_.address() + 4}, "is not a multiple of 16 bytes");
  fails(1, {"ptr<bf16>", x_.address() + 1}, "is not a multiple of 2 bytes");
  fails(3, {"i64", 3276},
        "3276 is not a multiple of 16, as the kernel was compiled for (nearest 3264 and 3280)");
  fails(3, {"i64", std::bit_cast<std::uint64_t>(std::int64_t{-20})},
        "-20 is not a multiple of 16, as the kernel was "
        "compiled for (nearest -32 and -16)");
  EXPECT_TRUE(fake_.launches.empty());
  values = arguments();
  values[3].bits = std::bit_cast<std::uint64_t>(std::int64_t{-32});
  values[2].bits = 0xffffffff00000007;  // bytes above the type's size do not matter
  EXPECT_EQ(error_of(sample(), {1, 1, 1}, values), "no error");
}

// outside case A52.
TEST_F(KernelTest, PointersMustBelongToTheStreamsDevice) {
  const auto other = Context::of_device(1);
  const DeviceMemory elsewhere(other, 64);
  auto values = arguments();
  values[0].bits = elsewhere.address();
  EXPECT_NE(
      error_of(sample(), {1, 1, 1}, values)
          .find(
              "is memory of device 1 (Fake GPU B, sm_90), but the launch is on device 0 (Fake GPU A, sm_90)"),
      std::string::npos);
  alignas(16) float host[4] = {};
  values[0].bits = reinterpret_cast<std::uintptr_t>(host);
  EXPECT_NE(error_of(sample(), {1, 1, 1}, values).find("is no memory of a GPU (host memory, or freed)"),
            std::string::npos);
  EXPECT_EQ(error_of(sample(), {1, 1, 1}, values, PointerChecks::never), "no error");
  fake_.memory[values[0].bits] = {1, 0, sizeof(host)};  // pinned
  EXPECT_EQ(error_of(sample(), {1, 1, 1}, values), "no error");

  // The same operands are right on a stream of their own device, whatever is current.
  Kernel kernel(sample());
  Stream there(other);
  values[0].bits = elsewhere.address();
  const CurrentContext current(*context_);
  kernel.launch(there, {1, 1, 1}, values);
  EXPECT_EQ(fake_.launches.back().device, 1);
  EXPECT_EQ(Context::current(), context_);
}

TEST_F(KernelTest, FreedPointersAreFoundWhenAlwaysChecked) {
  Kernel always(sample(), PointerChecks::always);
  auto values = arguments();
  {
    const DeviceMemory temporary(context_, 64);
    values[0].bits = temporary.address();
    always.launch(*stream_, {1, 1, 1}, values);
  }
  EXPECT_THROW(always.launch(*stream_, {1, 1, 1}, values), LaunchError);
}

TEST_F(KernelTest, FailureOfEarlierWorkNamesItsKernels) {
  Kernel add(sample("add")), mul(sample("mul"));
  add.launch(*stream_, {1, 1, 1}, arguments());
  stream_->synchronize();
  mul.launch(*stream_, {1, 1, 1}, arguments());
  fake_.results["StreamSynchronize"] = driver_result::illegal_address;
  try {
    stream_->synchronize();
    ADD_FAILURE();
  } catch (const LaunchError& error) {
    const std::string text = error.what();
    EXPECT_NE(text.find("kernel 'mul' failed while running"), text.npos) << text;
    EXPECT_NE(text.find("(700): a thread accessed an address that is not mapped"), text.npos) << text;
    EXPECT_EQ(text.find("'add'"), text.npos) << "that one was waited for";
    EXPECT_NE(text.find("simulator"), text.npos) << text;
  }
  fake_.results["StreamSynchronize"] = driver_result::assertion;
  try {
    stream_->synchronize();
    ADD_FAILURE();
  } catch (const LaunchError& error) {
    const std::string text = error.what();
    EXPECT_NE(text.find("a device_assert of kernel 'mul' failed"), text.npos) << text;
    EXPECT_NE(text.find("the message, with the line, is on stderr"), text.npos) << text;
    EXPECT_NE(text.find("(710)"), text.npos) << text;
  }
  fake_.results["StreamSynchronize"] = 0;
  add.launch(*stream_, {1, 1, 1}, arguments());
  fake_.results["LaunchKernelEx"] = driver_result::misaligned_address;  // reported by an innocent launch
  try {
    add.launch(*stream_, {1, 1, 1}, arguments());
    ADD_FAILURE();
  } catch (const LaunchError& error) {
    EXPECT_NE(
        std::string(error.what()).find("one of the kernels launched since the last wait ('mul', 'add')"),
        std::string::npos)
        << error.what();
  }
}

TEST_F(KernelTest, SuspectsAreThoseOfTheStream) {
  Kernel add(sample("add")), mul(sample("mul"));
  Stream other(context_);
  add.launch(*stream_, {1, 1, 1}, arguments());
  mul.launch(other, {1, 1, 1}, arguments());
  fake_.results["StreamSynchronize"] = driver_result::launch_failed;
  try {
    other.synchronize();
    ADD_FAILURE();
  } catch (const LaunchError& error) {
    EXPECT_NE(std::string(error.what()).find("kernel 'mul' failed"), std::string::npos) << error.what();
  }
  fake_.results["MemcpyDtoH"] = driver_result::launch_failed;
  std::vector<std::byte> bytes(10);
  EXPECT_THROW(x_.download(bytes), LaunchError);
}

TEST_F(KernelTest, RefusedLaunchNamesKernelAndSizes) {
  fake_.results["LaunchKernelEx"] = driver_result::launch_out_of_resources;
  const std::string text = error_of(sample(), {7, 1, 1}, arguments());
  EXPECT_NE(text.find("launching kernel 'add' (grid 7 x 1 x 1, 4 warps"), text.npos) << text;
  EXPECT_NE(text.find("too many registers or too much shared memory"), text.npos) << text;
}

TEST_F(KernelTest, ManyLaunchesWithoutAWaitAreSafe) {
  Kernel add(sample("add"));
  for (int i = 0; i < 1000; ++i) add.launch(*stream_, {1, 1, 1}, arguments());
  EXPECT_EQ(context_->log().all_names().size(), 1u);
  stream_->synchronize();
  EXPECT_TRUE(context_->log().all_names().empty());
}

TEST_F(KernelTest, WrongChipIsRefusedWithBothNames) {
  CompiledKernel compiled = sample();
  compiled.target = Target::parse("sm_100a");
  const std::string text = error_of(compiled, {1, 1, 1}, arguments());
  EXPECT_NE(
      text.find(
          "compiled for sm_100a, launched on device 0 (Fake GPU A, sm_90); change: compile it for sm_90a"),
      text.npos)
      << text;
  EXPECT_EQ(fake_.calls["ModuleLoadDataEx"], 0);
}

TEST_F(KernelTest, PtxIsUsedWhereTheCubinDoesNotFit) {
  CompiledKernel older = sample();
  older.target = Target::parse("sm_80");
  EXPECT_EQ(error_of(older, {1, 1, 1}, arguments()), "no error");
  EXPECT_EQ(fake_.loaded_images, std::vector<std::string>{"ptx"});
  fake_.loaded_images.clear();
  fake_.results["load cubin"] = driver_result::invalid_image;  // a driver older than the assembler
  EXPECT_EQ(error_of(sample(), {1, 1, 1}, arguments()), "no error");
  EXPECT_EQ(fake_.loaded_images, (std::vector<std::string>{"cubin", "ptx"}));
  fake_.results["load ptx"] = driver_result::invalid_ptx;
  fake_.jit_log = "ptxas application ptx input, line 5; error : bad\n";
  const std::string text = error_of(sample(), {1, 1, 1}, arguments());
  EXPECT_NE(text.find("kernel 'add' for sm_90a, PTX 8.8: the driver cannot compile it"), text.npos) << text;
  EXPECT_NE(text.find("line 5; error : bad"), text.npos) << text;
  EXPECT_EQ(fake_.loaded_modules, 0);
}

// outside case A55, at its last stop: a configuration that got past the compiler.
TEST_F(KernelTest, TooMuchSharedMemoryGivesBothNumbers) {
  CompiledKernel compiled = sample();
  compiled.metadata.dynamic_shared_bytes = 232'000;
  fake_.static_shared_bytes = 1000;
  const std::string text = error_of(compiled, {1, 1, 1}, arguments());
  EXPECT_NE(text.find("needs 233000 bytes of shared memory (232000 dynamic, 1000 static)"), text.npos)
      << text;
  EXPECT_NE(text.find("has 232448 for a CTA"), text.npos) << text;
  EXPECT_EQ(fake_.loaded_modules, 0) << "unloaded again";
}

TEST_F(KernelTest, SmallSharedMemoryNeedsNoOptIn) {
  CompiledKernel compiled = sample();
  compiled.metadata.dynamic_shared_bytes = 49152;
  EXPECT_EQ(error_of(compiled, {1, 1, 1}, arguments()), "no error");
  EXPECT_TRUE(fake_.function_attributes_set.empty());
  fake_.static_shared_bytes = 4;
  EXPECT_EQ(error_of(compiled, {1, 1, 1}, arguments()), "no error");
  EXPECT_EQ(fake_.function_attributes_set[function_attribute::max_dynamic_shared_size_bytes], 49152);
}

TEST_F(KernelTest, DamagedMetadataIsRefused) {
  for (const lowering::KernelArgument& bad :
       {lowering::KernelArgument{"x", "i32", 4095, 4, 1, false},
        lowering::KernelArgument{"x", "i32", 0, 0, 1, false},
        lowering::KernelArgument{"x", "i32", 0, 16, 1, false},
        lowering::KernelArgument{"x", "ptr<f32>", 0, 4, 1, false},
        lowering::KernelArgument{"x", "i32", 0xfffffffe, 4, 1, false}}) {
    CompiledKernel compiled = sample();
    compiled.metadata.arguments = {bad};
    EXPECT_THROW(Kernel{compiled}, LaunchError);
  }
  for (int warps : {0, -1, 33}) {
    CompiledKernel compiled = sample();
    compiled.metadata.num_warps = warps;
    EXPECT_THROW(Kernel{compiled}, LaunchError) << warps;
  }
}

TEST_F(KernelTest, KernelWithoutArguments) {
  CompiledKernel compiled = sample();
  compiled.metadata.arguments.clear();
  EXPECT_EQ(error_of(compiled, {1, 1, 1}, {}), "no error");
  EXPECT_TRUE(fake_.launches[0].parameters.empty());
}

TEST_F(KernelTest, ThreadsShareOneLoad) {
  Kernel kernel(sample());
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&] {
      for (int j = 0; j < 50; ++j) kernel.launch(*stream_, {1, 1, 1}, arguments());
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(fake_.launches.size(), 400u);
  EXPECT_EQ(fake_.calls["ModuleLoadDataEx"], 1);
}

TEST_F(KernelTest, CapturedGraphReplaysUnderItsKernelsNames) {
  Kernel add(sample("add")), mul(sample("mul"));
  add.launch(*stream_, {1, 1, 1}, arguments());
  {
    const Graph graph = capture(*stream_, [&] {
      EXPECT_TRUE(stream_->capturing());
      mul.launch(*stream_, {1, 1, 1}, arguments());
      EXPECT_EQ(fake_.capture_exchange, 0) << "the capture mode is restored after loading";
      add.launch(*stream_, {1, 1, 1}, arguments());
    });
    EXPECT_EQ(graph.name(), "graph(mul, add)");
    EXPECT_EQ(context_->log().all_names().size(), 1u) << "captured is not launched";
    graph.launch(*stream_);
    fake_.results["StreamSynchronize"] = driver_result::illegal_address;
    try {
      stream_->synchronize();
      ADD_FAILURE();
    } catch (const LaunchError& error) {
      EXPECT_NE(std::string(error.what()).find("('add', 'graph(mul, add)')"), std::string::npos)
          << error.what();
    }
  }
  EXPECT_EQ(fake_.open_objects, 1) << "the stream";
  EXPECT_THROW(capture(*stream_, [] { throw UserError("stop"); }), UserError);
  EXPECT_FALSE(stream_->capturing());
  EXPECT_EQ(fake_.open_objects, 1);
}

// The driver returns from a fill, and may return from an upload, before it is done: whoever launches next on
// a stream that does not wait for the default stream would meet it half done.
TEST_F(KernelTest, UploadsAndFillsAreWaitedFor) {
  const std::vector<std::byte> bytes(100);
  DeviceMemory memory(context_, 100);
  fake_.results["StreamSynchronize"] = driver_result::illegal_address;
  EXPECT_THROW(memory.upload(bytes), LaunchError);
  EXPECT_THROW(memory.fill(std::byte{1}), LaunchError);
}

TEST_F(KernelTest, MemoryChecksItsRanges) {
  std::vector<std::byte> bytes(100);
  DeviceMemory memory(context_, 100);
  EXPECT_NO_THROW(memory.upload(bytes));
  EXPECT_THROW(memory.upload(bytes, 1), LaunchError);
  EXPECT_THROW(memory.upload(bytes, ~std::size_t{0}), LaunchError);
  DeviceMemory none(context_, 0);
  EXPECT_EQ(none.address(), 0u);
  EXPECT_NO_THROW(none.fill(std::byte{1}));
  EXPECT_NO_THROW(none.upload({}));
  fake_.results["MemAlloc"] = driver_result::out_of_memory;
  try {
    DeviceMemory huge(context_, 1 << 20);
    ADD_FAILURE();
  } catch (const LaunchError& error) {
    EXPECT_NE(std::string(error.what()).find("allocating 1048576 bytes: only 123456 bytes are free"),
              std::string::npos)
        << error.what();
  }
}

TEST_F(KernelTest, NothingLeaks) {
  {
    Kernel kernel(sample());
    Stream stream(context_);
    Event start(context_), stop(context_);
    DeviceMemory memory(context_, 10);
    PinnedMemory pinned(context_, 10);
    start.record(stream);
    kernel.launch(stream, {1, 1, 1}, arguments());
    stop.record(stream);
    stop.synchronize();
    stream.wait_for(stop);
    EXPECT_TRUE(stream.finished());
    EXPECT_EQ(stop.since(start), 1.5f);
    Stream moved = std::move(stream);
    EXPECT_EQ(moved.context(), context_);
  }
  EXPECT_EQ(fake_.open_objects, 1);
  EXPECT_EQ(fake_.memory.size(), 1u);
  EXPECT_EQ(fake_.loaded_modules, 0);
}

TEST_F(KernelTest, WordForPointerChecksIsChecked) {
  setenv("TILEWRIGHT_CHECK_POINTERS", "sometimes", 1);
  EXPECT_THROW(pointer_checks_from_environment(), LaunchError);
  setenv("TILEWRIGHT_CHECK_POINTERS", "always", 1);
  EXPECT_EQ(pointer_checks_from_environment(), PointerChecks::always);
  unsetenv("TILEWRIGHT_CHECK_POINTERS");
  EXPECT_EQ(pointer_checks_from_environment(), PointerChecks::first);
}

// --- tensor maps

CompiledKernel with_tensors() {
  CompiledKernel kernel = sample("tensors");
  kernel.metadata.arguments = {{"n", "i32", 0, 4, 1, false},
                               {"a", "tensor_map<bf16, 2>", 0, 0, 1, false},
                               {"w", "tensor_map<e4m3, 3>", 0, 0, 1, false}};
  kernel.metadata.tensor_maps = {{1, "bf16", 2, {128, 64}, 128, 64},
                                 {2, "e4m3", 3, {1, 256, 32}, 32, 192},
                                 {1, "bf16", 2, {64, 32}, 64, 320}};
  return kernel;
}

class TensorMapTest : public KernelTest {
 protected:
  TensorMapTest() { fake_.parameter_sizes = {4, 128, 128, 128}; }
  std::vector<ir::ArgumentValue> tensors() const {
    return {{"i32", 7},
            {"tensor_map<bf16, 2>", 0, {x_.address(), 2, {100, 72}, {160, 2}}},
            {"tensor_map<e4m3, 3>", 0, {x_.address() + 256, 3, {3, 50, 40}, {2400, 48, 1}}}};
  }
};

TEST_F(TensorMapTest, DescriptorsComeFromTheViewsAndTheKernelsBoxes) {
  Kernel kernel(with_tensors());
  kernel.launch(*stream_, {1, 1, 1}, tensors());
  ASSERT_EQ(fake_.tensor_maps.size(), 3u);
  const FakeDriver::TensorMap &a = fake_.tensor_maps[0], &w = fake_.tensor_maps[1],
                              &a2 = fake_.tensor_maps[2];
  EXPECT_EQ(a.type, tensor_map_type::bf16);
  EXPECT_EQ(a.address, x_.address());
  EXPECT_EQ(a.extents, (std::vector<std::uint64_t>{72, 100}));
  EXPECT_EQ(a.strides, (std::vector<std::uint64_t>{160}));
  EXPECT_EQ(a.box, (std::vector<std::uint32_t>{64, 128}));
  EXPECT_EQ(a.swizzle, tensor_map_swizzle::bytes_128);
  EXPECT_EQ(w.type, tensor_map_type::u8);
  EXPECT_EQ(w.extents, (std::vector<std::uint64_t>{40, 50, 3}));
  EXPECT_EQ(w.strides, (std::vector<std::uint64_t>{48, 2400}));
  EXPECT_EQ(w.box, (std::vector<std::uint32_t>{32, 256, 1}));
  EXPECT_EQ(w.swizzle, tensor_map_swizzle::bytes_32);
  EXPECT_EQ(a2.box, (std::vector<std::uint32_t>{32, 64}));
  EXPECT_EQ(a2.swizzle, tensor_map_swizzle::bytes_64);
  const auto& parameters = fake_.launches[0].parameters;
  ASSERT_EQ(parameters.size(), 448u);
  EXPECT_EQ(parameters[0], 7);
  for (int i : {0, 1, 2}) {
    EXPECT_EQ(parameters[static_cast<std::size_t>(64 + 128 * i)], i);
    EXPECT_EQ(parameters[static_cast<std::size_t>(64 + 128 * i + 127)], 0xaa);
  }
}

TEST_F(TensorMapTest, PixelBoxesGoFromTheInnermostDimension) {
  CompiledKernel compiled = sample("im2col");
  compiled.metadata.arguments = {{"n", "i32", 0, 4, 1, false}, {"x", "tensor_map<bf16, 4>", 0, 0, 1, false}};
  compiled.metadata.tensor_maps = {{1, "bf16", 4, {1, 1, 128, 64}, 128, 64, true}};
  fake_.parameter_sizes = {4, 128};
  Kernel kernel(compiled);
  ir::TensorView view{x_.address(), 4, {2, 9, 7, 64}, {9 * 7 * 128, 7 * 128, 128, 2}};
  auto error = [&]() -> std::string {
    try {
      kernel.launch(*stream_, {1, 1, 1},
                    std::vector<ir::ArgumentValue>{{"i32", 7}, {"tensor_map<bf16, 4>", 0, view}});
    } catch (const LaunchError& e) {
      return e.what();
    }
    return "";
  };
  EXPECT_NE(error().find("found no pixel box"), std::string::npos) << error();
  view.im2col = {{-1, -2}, {-3, -4}, {2, 9}, true};
  EXPECT_NE(error().find("the pixel box in dimension 2 has step 9, expected 1 to 8"), std::string::npos)
      << error();
  view.im2col.step[1] = 1;
  view.im2col.upper[1] = -9;
  EXPECT_NE(error().find("is empty"), std::string::npos) << error();
  view.im2col.upper[1] = -4;
  ASSERT_EQ(error(), "");
  ASSERT_EQ(fake_.tensor_maps.size(), 1u);
  const FakeDriver::TensorMap& map = fake_.tensor_maps[0];
  EXPECT_EQ(map.extents, (std::vector<std::uint64_t>{64, 7, 9, 2}));
  EXPECT_EQ(std::vector(map.box.begin(), map.box.begin() + 2), (std::vector<std::uint32_t>{64, 128}));
  EXPECT_EQ(map.lower, (std::vector<int>{-2, -1}));
  EXPECT_EQ(map.upper, (std::vector<int>{-4, -3}));
  EXPECT_EQ(map.steps, (std::vector<std::uint32_t>{1, 1, 2, 1}));
}

TEST_F(TensorMapTest, RepeatedLaunchesEncodeAndAllocateNothing) {
  Kernel kernel(with_tensors());
  auto arguments = tensors();
  kernel.launch(*stream_, {1, 1, 1}, arguments);
  const std::size_t encoded = fake_.tensor_maps.size();
  kernel.launch(*stream_, {1, 1, 1}, arguments);
  EXPECT_EQ(fake_.tensor_maps.size(), encoded);
  EXPECT_EQ(fake_.launches[0].parameters, fake_.launches[1].parameters);
  arguments[1].tensor.shape[0] = 99;  // another view: its two descriptors are new
  kernel.launch(*stream_, {1, 1, 1}, arguments);
  EXPECT_EQ(fake_.tensor_maps.size(), encoded + 2);
  EXPECT_EQ(fake_.tensor_maps.back().extents[1], 99u);
}

TEST_F(TensorMapTest, MistakesNameTheArgumentAndTheChange) {
  auto error_with = [&](auto change) {
    auto arguments = tensors();
    change(arguments[1].tensor);
    return error_of(with_tensors(), {1, 1, 1}, arguments);
  };
  auto expect = [](const std::string& text, const std::string& what) {
    EXPECT_NE(text.find("kernel 'tensors': argument 'a' (tensor_map<bf16, 2>)"), text.npos) << text;
    EXPECT_NE(text.find(what), text.npos) << text;
  };
  using View = ir::TensorView;
  expect(error_with([](View& v) { v.rank = 3; }), "found a tensor of 3 dimensions, expected 2");
  expect(error_with([](View& v) { v.address = 0; }), "is null");
  expect(error_with([](View& v) { v.address += 8; }), "is not a multiple of 16 bytes");
  expect(error_with([](View& v) { v.stride[1] = 4; }), "stride of the last dimension is 4 bytes, expected 2");
  expect(error_with([](View& v) { v.stride[0] = 152; }),
         "stride of dimension 0 is 152 bytes, expected a multiple of 16");
  expect(error_with([](View& v) { v.stride[0] = 152; }), "multiple of 8 elements");
  expect(error_with([](View& v) { v.stride[0] = std::int64_t{1} << 40; }), "below 2^40");
  expect(error_with([](View& v) { v.shape[0] = 0; }), "skip the launch");
  expect(error_with([](View& v) { v.shape[1] = (std::int64_t{1} << 32) + 1; }), "expected 1 to 2^32");
  expect(error_with([](View& v) { v.address = 0x1230; }), "is no memory of a GPU");
  EXPECT_EQ(error_with([](View& v) { v.shape[0] = 1, v.stride[0] = 7; }), "no error")
      << "one row has no stride";
  fake_.results["TensorMapEncodeTiled"] = driver_result::invalid_value;
  expect(error_with([](View& v) { v.shape[0] = 31; }), "the driver makes no descriptor");
}

}  // namespace
}  // namespace tilewright::runtime
