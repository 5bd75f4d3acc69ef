// A loop over independent items on all cores of the host.
#pragma once
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace tilewright::examples {

// Calls body(i) for every i in [0, count), in any order, on up to hardware_concurrency threads. The first
// exception of a body stops the loop and is thrown here. Bodies must not share mutable state; results must
// not depend on which thread runs an item.
template <class Body>
void parallel_for(int64_t count, const Body& body) {
  const auto cores = static_cast<int64_t>(std::thread::hardware_concurrency());
  const int64_t threads = std::min(count, std::max<int64_t>(cores, 1));
  if (threads <= 1) {
    for (int64_t i = 0; i < count; ++i) body(i);
    return;
  }
  std::atomic<int64_t> next{0};
  std::exception_ptr failure;
  std::mutex failure_lock;
  auto work = [&] {
    try {
      for (int64_t i = next++; i < count; i = next++) body(i);
    } catch (...) {
      const std::lock_guard lock(failure_lock);
      if (!failure) failure = std::current_exception();
      next = count;
    }
  };
  {
    std::vector<std::jthread> workers;
    for (int64_t t = 1; t < threads; ++t) workers.emplace_back(work);
    work();
  }
  if (failure) std::rethrow_exception(failure);
}

}  // namespace tilewright::examples
