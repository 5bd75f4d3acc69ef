#include "runtime/launch_log.h"

#include <algorithm>
#include <mutex>
#include <set>

namespace tilewright::runtime {

const std::string* intern_name(const std::string& name) {
  static std::mutex mutex;
  static std::set<std::string>* const names = new std::set<std::string>;
  const std::lock_guard lock(mutex);
  return &*names->insert(name).first;
}

void LaunchLog::record(StreamHandle stream, const std::string* name) noexcept {
  const std::uint64_t number = next_.fetch_add(1, std::memory_order_acq_rel);
  Slot& slot = slots_[number % capacity];
  slot.number.store(number, std::memory_order_relaxed);
  slot.stream.store(stream, std::memory_order_relaxed);
  slot.name.store(name, std::memory_order_release);
}

void LaunchLog::forget(StreamHandle stream, std::uint64_t mark, std::uint64_t since) noexcept {
  for (Slot& slot : slots_) {
    const std::uint64_t number = slot.number.load();
    if (slot.stream.load() == stream && number < mark && number >= since) slot.name.store(nullptr);
  }
}

void LaunchLog::forget_all(std::uint64_t mark) noexcept {
  for (Slot& slot : slots_) {
    if (slot.number.load() < mark) slot.name.store(nullptr);
  }
}

template <class Wanted>
std::vector<const std::string*> LaunchLog::collect(Wanted wanted) const {
  std::vector<std::pair<std::uint64_t, const std::string*>> found;
  for (const Slot& slot : slots_) {
    const std::string* name = slot.name.load(std::memory_order_acquire);
    if (name != nullptr && wanted(slot)) found.emplace_back(slot.number.load(), name);
  }
  std::sort(found.begin(), found.end());
  std::vector<const std::string*> result;
  for (const auto& [number, name] : found) {
    if (std::find(result.begin(), result.end(), name) == result.end()) result.push_back(name);
  }
  return result;
}

std::vector<const std::string*> LaunchLog::names(StreamHandle stream, std::uint64_t since) const {
  return collect(
      [&](const Slot& slot) { return slot.stream.load() == stream && slot.number.load() >= since; });
}

std::vector<const std::string*> LaunchLog::all_names() const {
  return collect([](const Slot&) { return true; });
}

bool LaunchLog::holds(const std::string* name) const {
  return std::any_of(slots_.begin(), slots_.end(),
                     [&](const Slot& slot) { return slot.name.load() == name; });
}

}  // namespace tilewright::runtime
