// Shared memory that an op needs for itself while it runs. The planner places it, insert_barriers orders it
// against everything else, the emission uses it.
#pragma once
#include <cstdint>

#include "ir/program.h"
#include "lowering/target.h"

namespace tilewright::lowering {

struct Scratch {
  std::uint32_t bytes = 0;
  // The op runs a barrier of all threads between its writes to the scratch and its reads, so that every
  // access before the op is ordered before everything after it.
  bool has_barrier = true;
};

// One entry for each op that needs scratch; 0 bytes for all others. The op must stand in its program.
Scratch scratch_of(const ir::Op& op, const Target& target);

}  // namespace tilewright::lowering
