// Kernels in the simulator.
#include <cstring>
#include <map>

#include "examples/common/executor.h"
#include "ir/error.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "lowering/insert_barriers.h"
#include "simulator/simulator.h"

namespace tilewright::examples {

namespace {

class SimulatorExecutor : public Executor {
 public:
  explicit SimulatorExecutor(const SimulatorSettings& settings) : settings_(settings) {}

  std::string name() const override { return "simulator"; }
  bool on_gpu() const override { return false; }
  int processors() const override { return 4; }

  std::vector<std::string> finish() override {
    memory_.reset();
    return std::exchange(problems_, {});
  }

  Timing time(int, const std::function<void(int)>&) override {
    throw LaunchError("the simulator cannot measure time; run on a GPU");
  }

 protected:
  void launch_checked(const Kernel& kernel, Grid grid, const std::vector<ir::ArgumentValue>& arguments,
                      const LaunchOptions&) override {
    simulator::Options options;
    options.threads = settings_.threads;
    options.seed = settings_.seed;
    options.check_global_conflicts = settings_.all_checks;
    options.poison = settings_.all_checks;
    options.check_races = settings_.all_checks;
    const ir::Program& program = settings_.all_checks ? with_barriers(kernel) : *kernel;
    auto report = simulator::simulate(program, {grid.x, grid.y, grid.z}, arguments, memory(), options);
    for (const auto& finding : report.findings) problems_.push_back(finding.line());
  }
  // Buffers lie far apart and every access is checked against them: no guard bands needed.
  std::uint64_t allocate_bytes(const std::string& name, std::uint64_t bytes,
                               std::uint64_t misalign) override {
    std::uint64_t address = memory().allocate(name, bytes, misalign);
    // Poison by the back door, so that the memory still counts as never written.
    if (bytes) std::memset(memory().host(address, bytes), 0xff, bytes);
    return address;
  }
  void upload_bytes(std::uint64_t address, std::span<const std::byte> bytes) override {
    memory().upload(address, bytes.data(), bytes.size());
  }
  void download_bytes(std::uint64_t address, std::span<std::byte> bytes) override {
    memory().download(address, bytes.data(), bytes.size());
  }
  void fill_bytes(std::uint64_t address, std::uint64_t bytes, std::uint8_t value) override {
    memory().fill(address, bytes, std::byte{value});
  }

 private:
  simulator::Memory& memory() {
    if (!memory_) memory_ = std::make_unique<simulator::Memory>(settings_.all_checks);
    return *memory_;
  }
  struct WithBarriers {
    Kernel original;  // keeps the key alive
    ir::Program program;
  };

  // The program with the barriers that the compiler inserts, so that races are looked for in what a GPU runs.
  const ir::Program& with_barriers(const Kernel& kernel) {
    auto known = with_barriers_.find(kernel.get());
    if (known != with_barriers_.end()) return known->second.program;
    auto target = lowering::Target::parse("sm_90a");
    ir::Program program = ir::parse(ir::print(*kernel, {.locations = true}));
    lowering::insert_barriers(program, lowering::plan_shared_memory(program, target), target);
    return with_barriers_.emplace(kernel.get(), WithBarriers{kernel, std::move(program)})
        .first->second.program;
  }

  SimulatorSettings settings_;
  std::map<const ir::Program*, WithBarriers> with_barriers_;
  std::unique_ptr<simulator::Memory> memory_;
  std::vector<std::string> problems_;
};

}  // namespace

std::unique_ptr<Executor> simulator_executor(const SimulatorSettings& settings) {
  return std::make_unique<SimulatorExecutor>(settings);
}

}  // namespace tilewright::examples
