#include "examples/common/executor.h"

#include "ir/error.h"

namespace tilewright::examples {

void Executor::launch_values(const Kernel& kernel, Grid grid, const std::vector<ir::ArgumentValue>& arguments,
                             const LaunchOptions& options) {
  bool waits = false;
  if (options.programmatic_dependent)
    ir::walk(*kernel->body, [&](const ir::Op& op) { waits |= op.kind == ir::OpKind::grid_dependency_wait_; });
  if (options.programmatic_dependent && !waits)
    throw LaunchError("kernel '" + kernel->name +
                      "': launched to begin before the kernel ahead of it has ended, but it never waits for "
                      "that one; call grid_dependency_wait() before the first access to its memory, or leave "
                      "LaunchOptions::programmatic_dependent out");
  launch_checked(kernel, grid, arguments, options);
}

}  // namespace tilewright::examples
