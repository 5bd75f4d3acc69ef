// What an agent knows about the accesses and asynchronous operations of others: vector clocks (Mattern 1989),
// one component for each source of events of the cluster. Sources are the agents (their own accesses, and the
// groups of copies, products and stores that they have in flight) and the barriers (their phases).
#pragma once
#include <algorithm>
#include <cstdint>
#include <vector>

namespace tilewright::simulator {

using Clock = std::vector<std::uint32_t>;

inline void join(Clock& mine, const Clock& other) {
  for (std::size_t i = 0; i < other.size(); ++i) mine[i] = std::max(mine[i], other[i]);
}

// Up to which event of each source ...
struct Knowledge {
  Clock visible;       // writes are seen and completions known,
  Clock ordered;       // reads (and all of the above) took place before,
  Clock fenced;        // writes crossed a proxy fence on the way here,
  Clock fenced_reads;  // reads did,
  Clock executed;      // anything was executed or completed before this point, whatever the schedule.

  void reset(std::size_t sources) {
    for (Clock* c : {&visible, &ordered, &fenced, &fenced_reads, &executed}) c->assign(sources, 0);
  }
  void learn(const Knowledge& other) {
    join(visible, other.visible);
    learn_order(other);
    join(fenced, other.fenced);
  }
  // An arrival of narrow scope in another CTA: slots may be used again, data is not passed on.
  void learn_order(const Knowledge& other) {
    join(ordered, other.ordered);
    join(fenced_reads, other.fenced_reads);
    join(executed, other.executed);
  }
  void event(std::size_t source, std::uint32_t time) {
    for (Clock* c : {&visible, &ordered, &executed}) (*c)[source] = std::max((*c)[source], time);
  }
  void fence() {
    join(fenced, visible);
    join(fenced_reads, ordered);
  }
};

}  // namespace tilewright::simulator
