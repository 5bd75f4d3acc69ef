// Which kernels were launched and not yet waited for. A kernel that fails while it runs is reported by some
// later call; the log turns that into names. Recording takes no lock and allocates nothing.
#pragma once
#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "runtime/driver.h"

namespace tilewright::runtime {

// A name that lives as long as the process; the same text gives the same pointer.
const std::string* intern_name(const std::string& name);

class LaunchLog {
 public:
  static constexpr std::size_t capacity = 64;  // older launches are forgotten

  void record(StreamHandle stream, const std::string* name) noexcept;
  // Number of launches so far; a mark for forget().
  std::uint64_t mark() const noexcept { return next_.load(std::memory_order_acquire); }
  // Forgets the launches before `mark` (and not before `since`), of one stream or of all.
  void forget(StreamHandle stream, std::uint64_t mark, std::uint64_t since = 0) noexcept;
  void forget_all(std::uint64_t mark) noexcept;
  // Distinct names in order of their first launch at or after `since`, of one stream or of all.
  std::vector<const std::string*> names(StreamHandle stream, std::uint64_t since = 0) const;
  std::vector<const std::string*> all_names() const;
  bool holds(const std::string* name) const;

 private:
  struct Slot {
    std::atomic<std::uint64_t> number{0};
    std::atomic<StreamHandle> stream{nullptr};
    std::atomic<const std::string*> name{nullptr};  // nullptr: empty
  };
  template <class Wanted>
  std::vector<const std::string*> collect(Wanted wanted) const;

  std::atomic<std::uint64_t> next_{0};
  std::array<Slot, capacity> slots_;
};

}  // namespace tilewright::runtime
