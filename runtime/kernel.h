// A compiled kernel that can be launched on any device it fits.
#pragma once
#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <span>

#include "ir/argument.h"
#include "lowering/compiled_kernel.h"
#include "runtime/arguments.h"
#include "runtime/module.h"
#include "runtime/stream.h"

namespace tilewright::runtime {

// Any thread may launch. Loads itself on a device at its first launch there; later launches take no lock and
// allocate nothing. The destructor waits for its launches and unloads.
class Kernel {
 public:
  explicit Kernel(std::shared_ptr<const lowering::CompiledKernel> compiled,
                  PointerChecks checks = pointer_checks_from_environment());
  explicit Kernel(lowering::CompiledKernel compiled,
                  PointerChecks checks = pointer_checks_from_environment());
  ~Kernel();
  Kernel(const Kernel&) = delete;
  Kernel& operator=(const Kernel&) = delete;

  const lowering::CompiledKernel& compiled() const { return *compiled_; }

  // Launches on the stream's device. A grid with a zero does nothing, and then pointers and values are not
  // looked at. Throws LaunchError: wrong arguments, broken promises, a grid or kernel that the device cannot
  // take, or an earlier kernel's failure that the driver reports now.
  void launch(const Stream& stream, const Grid& grid, std::span<const ir::ArgumentValue> arguments,
              const LaunchOptions& options = {});

  // Loads it on a device now, so that the first launch costs no more than the others.
  Module& load(const std::shared_ptr<Context>& context);

 private:
  // Whether there is anything to run. Throws LaunchError for what no device takes.
  bool check_grid(const Grid& grid) const;

  std::shared_ptr<const lowering::CompiledKernel> compiled_;
  ArgumentChecker checker_;
  PointerChecks pointer_checks_;
  std::array<std::atomic<Module*>, Context::max_devices> modules_ = {};
  std::array<std::unique_ptr<Module>, Context::max_devices> owned_;
  std::mutex loading_;
};

}  // namespace tilewright::runtime
