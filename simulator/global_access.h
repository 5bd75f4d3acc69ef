// Walks a tile of global pointers: masked, checked, and in runs of neighbouring addresses.
#pragma once
#include "simulator/agent.h"

namespace tilewright::simulator {

// Elements [first, first + count) of a tile, whose addresses follow each other inside one allocation.
struct GlobalRun {
  std::size_t first, count;
  const Allocation* allocation;
  std::uint64_t offset;  // of the first byte in the allocation
  std::byte* data() const { return allocation->data + offset; }
};

// Checks the run's addresses; reports the first bad element and does not come back if there is one. Gives the
// allocation. `verb` is what the op does: "reads", "writes", "updates".
const Allocation* check_run(Agent& agent, const PreparedOp& op, const ir::Shape& shape,
                            const std::uint64_t* pointers, std::size_t first, std::size_t count,
                            std::size_t bytes, const char* verb);

// Reports reads of bytes that nobody wrote (Options::poison).
void check_written(Agent& agent, const PreparedOp& op, const ir::Shape& shape, const GlobalRun& run,
                   std::size_t bytes);

// Combines the elements of the run with values as the op's attribute `combine` says, each atomically.
void reduce_run(const ir::Op& op, ElementType type, const GlobalRun& run, const std::byte* values);

// When the hardware reads the source of an asynchronous copy: at issue (true) or at completion. A draw from
// the seed for each op, the same in each run with that seed.
bool reads_at_issue(const Agent& agent, const PreparedOp& op);

// Calls f(run) for every run of unmasked elements, in order.
template <class F>
void for_each_run(Agent& agent, const PreparedOp& op, const ir::Type& pointers_type,
                  const std::uint64_t* pointers, const std::uint8_t* mask, std::size_t longest,
                  const char* verb, F f) {
  std::size_t n = agent.count(pointers_type);
  auto bytes = static_cast<std::size_t>(Element{pointers_type.element.type}.bytes());
  for (std::size_t i = 0; i < n;) {
    if (mask && !mask[i]) {
      ++i;
      continue;
    }
    std::size_t end = i + 1, limit = i + longest < n ? i + longest : n;
    while (end < limit && pointers[end] == pointers[end - 1] + bytes && (!mask || mask[end])) ++end;
    const Allocation* a = check_run(agent, op, pointers_type.shape, pointers, i, end - i, bytes, verb);
    f(GlobalRun{i, end - i, a, pointers[i] - a->address});
    i = end;
  }
}

}  // namespace tilewright::simulator
