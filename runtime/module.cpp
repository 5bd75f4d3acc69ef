#include "runtime/module.h"

#include <cstring>

#include "ir/error.h"
#include "runtime/driver_error.h"

namespace tilewright::runtime {
namespace {

// Loading is not part of the work that a stream in capture records, and must not end that capture.
class AllowedDuringCapture {
 public:
  AllowedDuringCapture() { driver().ThreadExchangeStreamCaptureMode(&mode_); }
  ~AllowedDuringCapture() { driver().ThreadExchangeStreamCaptureMode(&mode_); }
  AllowedDuringCapture(const AllowedDuringCapture&) = delete;
  AllowedDuringCapture& operator=(const AllowedDuringCapture&) = delete;

 private:
  int mode_ = capture_mode::relaxed;
};

std::size_t pointer_slot(std::uint64_t address, std::size_t slots) {
  return static_cast<std::size_t>((address >> 4) * 0x9E3779B97F4A7C15ull >> 32) % slots;
}

}  // namespace

Module::Module(std::shared_ptr<Context> context, const lowering::CompiledKernel& kernel)
    : context_(std::move(context)),
      name_(intern_name(kernel.name)),
      num_warps_(kernel.metadata.num_warps),
      dynamic_shared_bytes_(kernel.metadata.dynamic_shared_bytes),
      cluster_(kernel.metadata.cluster) {
  const CurrentContext current(*context_);
  const AllowedDuringCapture allowed;
  std::string cubin_problem = "there is no cubin";
  if (!kernel.cubin.empty()) {
    const DriverResult result = load_cubin(kernel);
    if (is_execution_failure(result)) context_->check_work(result, "loading kernel '" + kernel.name + "'");
    cubin_problem = describe(driver(), result);
  }
  if (module_ == nullptr) load_ptx(kernel, cubin_problem);
  try {
    const DriverResult result = driver().ModuleGetFunction(&function_, module_, kernel.name.c_str());
    if (result == driver_result::not_found) {
      throw LaunchError("kernel '" + kernel.name + "': its binary has no entry of this name");
    }
    context_->check_work(result, "looking up kernel '" + kernel.name + "'");
    opt_in(kernel);
  } catch (...) {
    driver().ModuleUnload(module_);
    throw;
  }
}

DriverResult Module::load_cubin(const lowering::CompiledKernel& kernel) {
  if (!kernel.target.cubin_runs_on(context_->major(), context_->minor()))
    return driver_result::no_binary_for_gpu;
  return driver().ModuleLoadDataEx(&module_, kernel.cubin.data(), 0, nullptr, nullptr);
}

void Module::load_ptx(const lowering::CompiledKernel& kernel, const std::string& cubin_problem) {
  const std::string who = "kernel '" + kernel.name + "'";
  if (!kernel.target.ptx_runs_on(context_->major(), context_->minor())) {
    throw LaunchError(who + ": compiled for " + kernel.target.name() + ", launched on " + context_->text() +
                      "; change: compile it for " + context_->target().name());
  }
  if (kernel.ptx.empty()) throw LaunchError(who + ": no PTX, and " + cubin_problem);
  char log[4096] = {};
  int options[] = {jit_option::error_log_buffer, jit_option::error_log_buffer_bytes,
                   jit_option::generate_line_info};
  // Numbers travel in the pointers themselves.
  void* values[] = {log, reinterpret_cast<void*>(sizeof(log) - 1), reinterpret_cast<void*>(1)};
  const DriverResult result = driver().ModuleLoadDataEx(&module_, kernel.ptx.c_str(), 3, options, values);
  compiled_by_driver_ = true;
  if (result == driver_result::success) return;
  std::string text = log;
  while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
  context_->check_work(result, who + " for " + kernel.target.name() + ", PTX " +
                                   kernel.target.ptx_version_text() +
                                   ": the driver cannot compile it (cubin: " + cubin_problem + ")" +
                                   (text.empty() ? "" : ": " + text));
}

void Module::opt_in(const lowering::CompiledKernel& kernel) {
  const Driver& functions = driver();
  const std::string who = "kernel '" + kernel.name + "'";
  int static_bytes = 0;
  context_->check_work(
      functions.FuncGetAttribute(&static_bytes, function_attribute::shared_size_bytes, function_),
      "asking for the shared memory of " + who);
  const std::int64_t needed = std::int64_t{static_bytes} + dynamic_shared_bytes_;
  if (needed > context_->shared_memory_per_cta()) {
    throw LaunchError(who + ": needs " + std::to_string(needed) + " bytes of shared memory (" +
                      std::to_string(dynamic_shared_bytes_) + " dynamic, " + std::to_string(static_bytes) +
                      " static), " + context_->text() + " has " +
                      std::to_string(context_->shared_memory_per_cta()) +
                      " for a CTA; change: smaller tiles or fewer stages");
  }
  if (needed > kernel.target.limits.shared_memory_without_opt_in) {
    context_->check_work(
        functions.FuncSetAttribute(function_, function_attribute::max_dynamic_shared_size_bytes,
                                   static_cast<int>(dynamic_shared_bytes_)),
        "opting in to " + std::to_string(dynamic_shared_bytes_) + " bytes of shared memory for " + who);
  }
  constexpr int portable_cluster = 8;
  if (cluster_[0] * cluster_[1] * cluster_[2] > portable_cluster) {
    context_->check_work(
        functions.FuncSetAttribute(function_, function_attribute::non_portable_cluster_size_allowed, 1),
        "opting in to a cluster of more than 8 CTAs for " + who);
  }
}

Module::~Module() {
  try {
    const CurrentContext current(*context_);
    if (context_->log().holds(name_)) driver().CtxSynchronize();
    driver().ModuleUnload(module_);
  } catch (const std::exception&) {
    // The context is lost or the driver has shut down: nothing is left to unload.
  }
}

int Module::registers() const {
  int value = 0;
  context_->check_work(driver().FuncGetAttribute(&value, function_attribute::num_registers, function_),
                       "asking for the registers of kernel '" + *name_ + "'");
  return value;
}

int Module::ctas_per_multiprocessor() const {
  const CurrentContext current(*context_);
  int value = 0;
  context_->check_work(driver().OccupancyMaxActiveBlocksPerMultiprocessor(&value, function_, num_warps_ * 32,
                                                                          dynamic_shared_bytes_),
                       "asking for the occupancy of kernel '" + *name_ + "'");
  return value;
}

void Module::launch(StreamHandle stream, const Grid& grid, std::span<const std::byte> parameters,
                    void** places, const LaunchOptions& options) {
  DriverLaunchAttribute attributes[3];
  DriverLaunchConfig config;
  config.grid_x = static_cast<unsigned>(grid.x);
  config.grid_y = static_cast<unsigned>(grid.y);
  config.grid_z = static_cast<unsigned>(grid.z);
  config.block_x = static_cast<unsigned>(num_warps_) * 32;
  config.shared_memory_bytes = dynamic_shared_bytes_;
  config.stream = stream;
  config.attributes = attributes;
  if (cluster_ != std::array{1, 1, 1}) {
    DriverLaunchAttribute& attribute = attributes[config.num_attributes++];
    attribute.id = launch_attribute::cluster_dimension;
    attribute.value.cluster = {static_cast<unsigned>(cluster_[0]), static_cast<unsigned>(cluster_[1]),
                               static_cast<unsigned>(cluster_[2])};
  }
  if (options.programmatic_dependent) {
    DriverLaunchAttribute& attribute = attributes[config.num_attributes++];
    attribute.id = launch_attribute::programmatic_stream_serialization;
    attribute.value.flag = 1;
  }
  if (options.cooperative) {
    DriverLaunchAttribute& attribute = attributes[config.num_attributes++];
    attribute.id = launch_attribute::cooperative;
    attribute.value.flag = 1;
  }
  // CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE, CU_LAUNCH_PARAM_END
  std::size_t size = parameters.size();
  void* extra[] = {reinterpret_cast<void*>(1), const_cast<std::byte*>(parameters.data()),
                   reinterpret_cast<void*>(2), &size, nullptr};
  const CurrentContext current(*context_);
  const DriverResult result =
      driver().LaunchKernelEx(&config, function_, places, parameters.empty() || places ? nullptr : extra);
  if (result != driver_result::success) {
    context_->check_work(result,
                         "launching kernel '" + *name_ + "' (grid " + std::to_string(grid.x) + " x " +
                             std::to_string(grid.y) + " x " + std::to_string(grid.z) + ", " +
                             std::to_string(num_warps_) + " warps, " + std::to_string(dynamic_shared_bytes_) +
                             " bytes of dynamic shared memory)",
                         &stream);
  }
  context_->log().record(stream, name_);
}

bool Module::known_pointer(std::uint64_t address) const noexcept {
  return pointers_[pointer_slot(address, pointer_slots)].load(std::memory_order_relaxed) == address;
}

void Module::remember_pointer(std::uint64_t address) noexcept {
  pointers_[pointer_slot(address, pointer_slots)].store(address, std::memory_order_relaxed);
}

}  // namespace tilewright::runtime
