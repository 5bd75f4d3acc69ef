// Where every shared buffer and every op's scratch lies in the CTA's dynamic shared memory.
//
// A buffer lives from its shared_alloc to the last use of any view of it; a use inside a loop that the alloc
// is not in keeps it alive to the loop's end. Buffers that copy_async writes live until the last wait_group.
// Buffers and scratch whose lives do not overlap may share bytes. What asynchronous engines touch (tensor and
// bulk copies, wgmma, copies that arrive on mbarriers) lives as long as the kernel, because program order
// does not say when they are done; so does every buffer of a program with partitions, which run at the same
// time; and so do mbarriers.
#pragma once
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "ir/program.h"
#include "lowering/target.h"

namespace tilewright::lowering {

struct SharedPlacement {
  const ir::Op* op = nullptr;  // shared_alloc, barrier_alloc, or the op whose scratch it is
  std::uint32_t offset = 0;
  std::uint32_t bytes = 0;
  std::uint32_t alignment = 16;
  int first = 0, last = 0;                // life, in positions of a walk over the program, both inclusive
  const ir::Region* partition = nullptr;  // that alone uses it; null: all
};

struct SharedMemoryPlan {
  std::uint32_t bytes = 0;
  std::vector<SharedPlacement> placements;
  std::unordered_map<const ir::Op*, std::size_t> index;

  // The op's placement; nullptr if it needs no shared memory.
  const SharedPlacement* of(const ir::Op& op) const {
    auto it = index.find(&op);
    return it == index.end() ? nullptr : &placements[it->second];
  }
};

// Throws UserError that lists the buffers when they do not fit the target.
SharedMemoryPlan plan_shared_memory(const ir::Program& program, const Target& target);

// The shared_alloc that a view was made of.
const ir::Op& buffer_of(const ir::Value& view);

}  // namespace tilewright::lowering
