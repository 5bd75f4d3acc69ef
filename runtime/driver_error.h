// Driver status codes as sentences: what happened and what to do, not a number.
#pragma once
#include <string>

#include "runtime/driver.h"

namespace tilewright::runtime {

// "CUDA_ERROR_ILLEGAL_ADDRESS (700): a thread accessed memory that is not there"
std::string describe(const Driver& functions, DriverResult result);

// Whether the code is about work launched earlier, and leaves the context unusable.
bool is_execution_failure(DriverResult result);

// Throws LaunchError "<what>: <description>" for anything but success.
void check(DriverResult result, const std::string& what);
inline void check(DriverResult result, const char* what) {
  if (result != driver_result::success) check(result, std::string(what));
}

}  // namespace tilewright::runtime
