// Counts every allocation of the test program, for the promise that a hot launch makes none.
#pragma once
#include <atomic>

namespace tilewright::runtime {

extern std::atomic<long> allocation_count;
extern const bool allocations_are_counted;  // not under a sanitizer

}  // namespace tilewright::runtime
