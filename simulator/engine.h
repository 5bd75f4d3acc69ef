// Asynchronous engines: hardware units that take work from a CTA now and finish it later.
//
// The joint for all of them: a Transfer is what an engine was asked to do; complete() makes its effects
// visible. Which order and moment an engine may choose is the engine's business. GroupEngine is cp.async's:
// it finishes whole groups, in order, when a wait asks for them.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "ir/program.h"

namespace tilewright::simulator {

struct SharedBuffer;

struct Transfer {
  explicit Transfer(const ir::Op& o) : op(&o) {}
  virtual ~Transfer() = default;
  virtual void complete() = 0;
  // True if the transfer will write that byte of the buffer.
  virtual bool writes(const SharedBuffer& buffer, std::size_t byte) const = 0;

  const ir::Op* op;
  std::uint32_t number = 0;  // among those of its engine, from 1
  bool done = false;
};

class GroupEngine {
 public:
  void issue(std::unique_ptr<Transfer> transfer) {
    transfer->number = ++issued_;
    open_.push_back(std::move(transfer));
  }
  // Closes the group of everything issued since the last commit (an empty group counts, too).
  void commit() {
    groups_.push_back(std::move(open_));
    open_.clear();
  }
  // Completes the oldest groups until at most `pending` are left.
  void wait(std::size_t pending) {
    while (groups_.size() > pending) {
      finish(groups_.front(), issued_);
      groups_.pop_front();
    }
  }
  // Completes the first `last` transfers, whatever group they belong to.
  void complete(std::uint32_t last) {
    for (auto& g : groups_) finish(g, last);
    finish(open_, last);
  }
  std::uint32_t issued() const { return issued_; }        // transfers
  std::uint32_t completed() const { return completed_; }  // up to that number
  // The transfer in flight to that byte, or null.
  const Transfer* writer_of(const SharedBuffer& buffer, std::size_t byte) const {
    for (const auto& t : open_)
      if (!t->done && t->writes(buffer, byte)) return t.get();
    for (const auto& g : groups_)
      for (const auto& t : g)
        if (!t->done && t->writes(buffer, byte)) return t.get();
    return nullptr;
  }
  // True if the transfer belongs to a group that was committed.
  bool committed(const Transfer* transfer) const {
    for (const auto& t : open_)
      if (t.get() == transfer) return false;
    return true;
  }
  void clear() {
    open_.clear();
    groups_.clear();
    issued_ = completed_ = 0;
  }

 private:
  using Group = std::vector<std::unique_ptr<Transfer>>;

  void finish(Group& group, std::uint32_t last) {
    for (auto& t : group)
      if (!t->done && t->number <= last) {
        t->complete();
        t->done = true;
        completed_ = std::max(completed_, t->number);
      }
  }

  Group open_;
  std::deque<Group> groups_;
  std::uint32_t issued_ = 0, completed_ = 0;
};

}  // namespace tilewright::simulator
