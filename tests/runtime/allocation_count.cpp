#include "tests/runtime/allocation_count.h"

#include <cstdlib>
#include <new>

namespace tilewright::runtime {

// The sanitizers bring an operator new of their own.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define TILEWRIGHT_OWN_NEW 0
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define TILEWRIGHT_OWN_NEW 0
#endif
#ifndef TILEWRIGHT_OWN_NEW
#define TILEWRIGHT_OWN_NEW 1
#endif

std::atomic<long> allocation_count{0};
const bool allocations_are_counted = TILEWRIGHT_OWN_NEW != 0;

}  // namespace tilewright::runtime

#if TILEWRIGHT_OWN_NEW
void* operator new(std::size_t size) {
  tilewright::runtime::allocation_count.fetch_add(1, std::memory_order_relaxed);
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif
