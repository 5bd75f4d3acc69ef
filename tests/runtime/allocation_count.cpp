#include "tests/runtime/allocation_count.h"

#include <cstdlib>
#include <new>

namespace tilewright::runtime {

std::atomic<long> allocation_count{0};

}  // namespace tilewright::runtime

void* operator new(std::size_t size) {
  tilewright::runtime::allocation_count.fetch_add(1, std::memory_order_relaxed);
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
