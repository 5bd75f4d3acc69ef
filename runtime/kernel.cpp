#include "runtime/kernel.h"

#include "ir/error.h"

namespace tilewright::runtime {

Kernel::Kernel(std::shared_ptr<const lowering::CompiledKernel> compiled, PointerChecks checks)
    : compiled_(std::move(compiled)), checker_(*compiled_), pointer_checks_(checks) {
  const int warps = compiled_->metadata.num_warps;
  if (warps < 1 || warps > compiled_->target.limits.warps_per_cta) {
    throw LaunchError("kernel '" + compiled_->name + "': " + std::to_string(warps) +
                      " warps, a CTA has 1 to " + std::to_string(compiled_->target.limits.warps_per_cta));
  }
}

Kernel::Kernel(lowering::CompiledKernel compiled, PointerChecks checks)
    : Kernel(std::make_shared<const lowering::CompiledKernel>(std::move(compiled)), checks) {}

Kernel::~Kernel() = default;

bool Kernel::check_grid(const Grid& grid) const {
  // CUDA programming guide, compute capabilities: the same for every target.
  constexpr std::int64_t limits[] = {2147483647, 65535, 65535};
  constexpr char names[] = {'x', 'y', 'z'};
  const std::int64_t sizes[] = {grid.x, grid.y, grid.z};
  bool any_zero = false;
  for (int i = 0; i < 3; ++i) {
    // Made only when it is thrown: a good launch allocates nothing.
    const auto found = [&] {
      return "kernel '" + compiled_->name + "': grid " + names[i] + " = " + std::to_string(sizes[i]);
    };
    if (sizes[i] < 0 || sizes[i] > limits[i]) {
      throw LaunchError(found() + ", expected 0 to " + std::to_string(limits[i]) +
                        (sizes[i] < 0 ? "" : "; change: move CTAs to x, or let each CTA do more"));
    }
    any_zero |= sizes[i] == 0;
    const int cluster = compiled_->metadata.cluster[i];
    if (cluster > 1 && sizes[i] % cluster != 0) {
      throw LaunchError(found() + " is not a multiple of the cluster's " + std::to_string(cluster) + " CTAs");
    }
  }
  return !any_zero;
}

Module& Kernel::load(const std::shared_ptr<Context>& context) {
  std::atomic<Module*>& entry = modules_[context->ordinal()];
  if (Module* module = entry.load(std::memory_order_acquire)) return *module;
  const std::lock_guard lock(loading_);
  std::unique_ptr<Module>& owned = owned_[context->ordinal()];
  if (!owned) owned = std::make_unique<Module>(context, *compiled_);
  entry.store(owned.get(), std::memory_order_release);
  return *owned;
}

void Kernel::launch(const Stream& stream, const Grid& grid, std::span<const ir::ArgumentValue> arguments,
                    const LaunchOptions& options) {
  checker_.check_types(arguments);
  if (!check_grid(grid)) return;
  checker_.check_values(arguments);
  Module& module = load(stream.context());
  checker_.check_pointers(arguments, module, pointer_checks_);
  ArgumentChecker::Buffer buffer;
  const CurrentContext current(*stream.context());  // without one the driver makes no tensor maps
  const std::span<const std::byte> packed = checker_.pack(arguments, buffer);
  ArgumentChecker::Places places;
  if (checker_.has_tensor_maps()) checker_.place(buffer, places);
  module.launch(stream.handle(), grid, packed, checker_.has_tensor_maps() ? places.data() : nullptr, options);
}

}  // namespace tilewright::runtime
