// Bulk and tensor stores in flight: groups in order, of which first the sources are read and later the
// targets written (PTX ISA, "Bulk and Tensor copy completion instructions").
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

namespace tilewright::simulator {

struct Store {
  virtual ~Store() = default;
  virtual void read() = 0;   // the source
  virtual void write() = 0;  // the target; after read()
};

class StoreEngine {
 public:
  void issue(std::unique_ptr<Store> store) { open_.push_back(std::move(store)); }
  void commit() {
    groups_.push_back({std::move(open_), false});
    open_.clear();
    ++committed_;
  }
  // The number that the open group will have, from 1.
  std::uint32_t open_group() const { return committed_ + 1; }
  // Reads the sources of all groups but the newest `pending`; gives the number of the last of them.
  std::uint32_t wait_read(std::size_t pending) {
    for (std::size_t i = 0; i + pending < groups_.size(); ++i) groups_[i].read();
    return committed_ - static_cast<std::uint32_t>(std::min(pending, std::size_t{committed_}));
  }
  // Completes them.
  std::uint32_t wait(std::size_t pending) {
    std::uint32_t last = wait_read(pending);
    while (groups_.size() > pending) {
      for (auto& s : groups_.front().stores) s->write();
      groups_.pop_front();
    }
    return last;
  }
  // The hardware finishes what nobody waits for.
  void finish() {
    commit();
    wait(0);
  }
  void clear() {
    open_.clear();
    groups_.clear();
    committed_ = 0;
  }

 private:
  struct Group {
    std::vector<std::unique_ptr<Store>> stores;
    bool was_read;
    void read() {
      if (!was_read)
        for (auto& s : stores) s->read();
      was_read = true;
    }
  };
  std::vector<std::unique_ptr<Store>> open_;
  std::deque<Group> groups_;
  std::uint32_t committed_ = 0;
};

}  // namespace tilewright::simulator
