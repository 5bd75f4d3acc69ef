// A compiled kernel loaded on one device.
#pragma once
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "lowering/compiled_kernel.h"
#include "runtime/context.h"

namespace tilewright::runtime {

// CTAs of a launch. Counts are wide and signed so that a wrong computation of them is seen and not wrapped.
struct Grid {
  std::int64_t x = 1;
  std::int64_t y = 1;
  std::int64_t z = 1;
};

struct LaunchOptions {
  bool cooperative = false;  // all CTAs resident at once (grid-wide barriers)
  // Programmatic dependent launch: may start before the kernel ahead of it in the stream has ended; it must
  // run griddepcontrol.wait before it reads that kernel's results.
  bool programmatic_dependent = false;
};

class Module {
 public:
  // Loads the cubin, or where the device or the driver does not take it, the PTX by the driver's compiler.
  // Opts in to dynamic shared memory and large clusters. Throws LaunchError: wrong chip, too much shared
  // memory, bad PTX.
  Module(std::shared_ptr<Context> context, const lowering::CompiledKernel& kernel);
  // Waits for this kernel's launches that nobody has waited for, then unloads.
  ~Module();
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  const std::shared_ptr<Context>& context() const { return context_; }
  FunctionHandle function() const { return function_; }
  bool compiled_by_driver() const { return compiled_by_driver_; }
  int registers() const;
  // Resident CTAs of one multiprocessor at this kernel's size.
  int ctas_per_multiprocessor() const;

  // One launch; `parameters` is the parameter buffer. The grid has been checked.
  // places: of each parameter, or null if the buffer has the kernel's own layout.
  void launch(StreamHandle stream, const Grid& grid, std::span<const std::byte> parameters, void** places,
              const LaunchOptions& options);

  // Pointers known to be memory of this device: a cache that loses entries but never invents one.
  bool known_pointer(std::uint64_t address) const noexcept;
  void remember_pointer(std::uint64_t address) noexcept;

 private:
  static constexpr std::size_t pointer_slots = 256;
  DriverResult load_cubin(const lowering::CompiledKernel& kernel);
  void load_ptx(const lowering::CompiledKernel& kernel, const std::string& cubin_problem);
  void opt_in(const lowering::CompiledKernel& kernel);

  std::shared_ptr<Context> context_;
  const std::string* name_;
  ModuleHandle module_ = nullptr;
  FunctionHandle function_ = nullptr;
  bool compiled_by_driver_ = false;
  int num_warps_ = 0;
  std::uint32_t dynamic_shared_bytes_ = 0;
  std::array<int, 3> cluster_ = {1, 1, 1};
  std::array<std::atomic<std::uint64_t>, pointer_slots> pointers_ = {};
};

}  // namespace tilewright::runtime
