// Kernels on the current GPU, compiled through the disk cache.
#include <algorithm>
#include <cstdlib>
#include <map>

#include "examples/common/capture.h"
#include "ir/error.h"
#include "lowering/assembler.h"
#include "lowering/lower.h"
#include "runtime/cache.h"
#include "runtime/kernel.h"
#include "runtime/memory.h"

namespace tilewright::examples {

namespace {

// Bytes on both sides of every buffer that must keep their value.
constexpr std::uint64_t guard = 512;

class GpuExecutor : public Executor {
 public:
  GpuExecutor() : context_(runtime::Context::current()), stream_(context_), target_(context_->target()) {}
  ~GpuExecutor() override {
    try {
      context_->synchronize();
    } catch (const std::exception&) {
      // The failure was reported by the call that met it first.
    }
  }

  std::string name() const override { return context_->name() + " (" + target_.name() + ")"; }
  bool on_gpu() const override { return true; }
  int processors() const override {
    return context_->attribute(runtime::device_attribute::multiprocessor_count);
  }

  std::vector<std::string> finish() override {
    std::vector<std::string> problems;
    try {
      stream_.synchronize();
      for (const Buffer& b : buffers_) check(b, problems);
    } catch (...) {
      buffers_.clear();
      throw;
    }
    buffers_.clear();
    return problems;
  }

  Timing time(int rounds, const std::function<void(int)>& launches) override {
    for (int i = 0; i < rounds; ++i) launches(i);  // compile and load before the capture
    stream_.synchronize();
    auto graph = runtime::capture(stream_, [&] {
      for (int i = 0; i < rounds; ++i) launches(i);
    });
    runtime::Event begin(context_), end(context_);
    auto once = [&] {
      begin.record(stream_);
      graph.launch(stream_);
      end.record(stream_);
      end.synchronize();
      return static_cast<double>(end.since(begin)) * 1e3 / rounds;
    };
    for (int i = 0; i < 3; ++i) once();
    std::vector<double> us;
    double total = 0;
    while (us.size() < 11 || (us.size() < 101 && total < 300e3)) {
      us.push_back(once());
      total += us.back() * rounds;
    }
    std::sort(us.begin(), us.end());
    return {us[us.size() / 2], us.front(), us.back(), static_cast<int>(us.size()) * rounds};
  }

  std::function<void()> captured(const std::function<void()>& launches) {
    stream_.synchronize();
    auto graph = std::make_shared<runtime::Graph>(runtime::capture(stream_, launches));
    return [this, graph] { graph->launch(stream_); };
  }

 protected:
  void launch_checked(const Kernel& kernel, Grid grid, const std::vector<ir::ArgumentValue>& arguments,
                      const LaunchOptions& options) override {
    compiled(kernel).launch(stream_, {grid.x, grid.y, grid.z}, arguments,
                            {.programmatic_dependent = options.programmatic_dependent});
  }
  std::uint64_t allocate_bytes(const std::string& name, std::uint64_t bytes,
                               std::uint64_t misalign) override {
    std::uint64_t room = (bytes + misalign + 255) / 256 * 256;
    Buffer b{name, bytes, misalign, runtime::DeviceMemory(context_, room + 2 * guard)};
    b.memory.fill(std::byte{0xff});
    buffers_.push_back(std::move(b));
    return buffers_.back().address();
  }
  void upload_bytes(std::uint64_t address, std::span<const std::byte> bytes) override {
    if (bytes.empty()) return;
    stream_.synchronize();
    Buffer& b = find(address);
    b.memory.upload(bytes, address - b.memory.address());
  }
  void download_bytes(std::uint64_t address, std::span<std::byte> bytes) override {
    stream_.synchronize();
    if (bytes.empty()) return;
    Buffer& b = find(address);
    b.memory.download(bytes, address - b.memory.address());
  }
  void fill_bytes(std::uint64_t address, std::uint64_t bytes, std::uint8_t value) override {
    upload_bytes(address, std::vector<std::byte>(bytes, std::byte{value}));
  }

 private:
  struct Buffer {
    std::string name;
    std::uint64_t bytes, misalign;
    runtime::DeviceMemory memory;
    std::uint64_t address() const { return memory.address() + guard + misalign; }
  };
  struct Compiled {
    Kernel program;  // keeps the key alive
    std::unique_ptr<runtime::Kernel> kernel;
  };

  Buffer& find(std::uint64_t address) {
    for (Buffer& b : buffers_)
      if (address >= b.address() && address - b.address() <= b.bytes) return b;
    throw LaunchError("the address is in no buffer of this executor");
  }

  void check(const Buffer& b, std::vector<std::string>& problems) {
    std::vector<std::byte> all(b.memory.size());
    b.memory.download(all);
    std::uint64_t begin = guard + b.misalign;
    for (std::uint64_t i = 0; i < all.size(); ++i) {
      if (i == begin) i += b.bytes;
      if (i >= all.size()) break;
      if (all[i] == std::byte{0xff}) continue;
      problems.push_back("buffer " + b.name + " (" + std::to_string(b.bytes) + " bytes): written " +
                         (i < begin ? std::to_string(begin - i) + " bytes before its begin"
                                    : std::to_string(i - begin - b.bytes) + " bytes past its end"));
      return;
    }
  }

  runtime::Kernel& compiled(const Kernel& program) {
    Compiled& c = kernels_[program.get()];
    if (!c.kernel) {
      c.program = program;
      c.kernel = std::make_unique<runtime::Kernel>(compile(*program));
    }
    return *c.kernel;
  }

  // TILEWRIGHT_WAIT_LIMIT: tries of each wait for an mbarrier before the kernel says where it waits and
  // traps.
  static int wait_limit() {
    const char* value = std::getenv("TILEWRIGHT_WAIT_LIMIT");
    if (!value || !*value) return 0;
    char* end = nullptr;
    const long limit = std::strtol(value, &end, 10);
    if (*end || limit < 0 || limit > 1 << 30)
      throw LaunchError("TILEWRIGHT_WAIT_LIMIT: found \"" + std::string(value) +
                        "\", expected a number of tries from 0 (wait for ever) to 1073741824");
    return static_cast<int>(limit);
  }

  // The cache is asked by the PTX: lowering is quick, assembling is not, and so no change of the lowering can
  // ever meet an old cubin.
  lowering::CompiledKernel compile(const ir::Program& program) {
    const auto* assembler = lowering::Assembler::shared();
    lowering::LowerOptions lower;
    lower.wait_limit = wait_limit();
    auto lowered = lowering::lower(program, target_, lower);
    runtime::CacheInputs inputs{
        lowered.ptx, target_, {{"line_info", "1"}}, "ptx", assembler ? assembler->version() : ""};
    return cache_.get(inputs, [&] {
      lowering::CompiledKernel made{
          lowered.name, target_, std::move(lowered.ptx), {}, std::move(lowered.metadata)};
      if (assembler) {
        auto assembly = assembler->assemble(made.ptx, target_, made.name, {.line_info = true});
        assembly.write_to(made.metadata, assembler->version());
        made.cubin = std::move(assembly.cubin);
      }
      return made;
    });
  }

  std::shared_ptr<runtime::Context> context_;
  runtime::Stream stream_;
  lowering::Target target_;
  runtime::KernelCache cache_;
  std::vector<Buffer> buffers_;
  std::map<const ir::Program*, Compiled> kernels_;
};

}  // namespace

std::function<void()> captured(Executor& executor, const std::function<void()>& launches) {
  launches();  // compile and load before the capture
  if (auto* gpu = dynamic_cast<GpuExecutor*>(&executor)) return gpu->captured(launches);
  return launches;
}

std::unique_ptr<Executor> gpu_executor() { return std::make_unique<GpuExecutor>(); }

bool gpu_available(std::string* why) { return runtime::driver_available(why); }

}  // namespace tilewright::examples
