// The error classes of Tilewright. Every message says where (file:line), what was found, what was expected
// and what to change. Nothing in Tilewright aborts the process.
#pragma once
#include <stdexcept>
#include <string>

namespace tilewright {

// A mistake in a kernel or in the input of the compiler: found while recording, verifying or lowering.
struct UserError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// A mistake at run time: no driver, wrong arguments, a failed launch, a trapped kernel.
struct LaunchError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// A broken promise inside Tilewright itself. Seeing one is a bug to report.
struct InternalError : std::logic_error {
  using std::logic_error::logic_error;
};

}  // namespace tilewright
