// What the lowering adds to the placement of partitions (ir/partitions.h): register numbers that setmaxnreg
// can reach, and named barriers. No LLVM here.
#pragma once
#include <vector>

#include "ir/partitions.h"
#include "lowering/target.h"

namespace tilewright::lowering {

struct PlannedPartition : ir::Partition {
  int named_barrier = 0;  // of its own warps; 0 for one warp, which needs none
};

// Warps that change their number of registers together: whole warpgroups, and the partitions on them.
struct WarpgroupSet {
  int first_warp = 0, end_warp = 0;
  int registers = 0;  // 0: as launched
  std::vector<int> partitions;
};

struct PartitionPlan {
  std::vector<PlannedPartition> partitions;  // in the op's order
  std::vector<WarpgroupSet> sets;
  int launch_warps = 0;
  int launch_registers = 0;  // of a thread at launch where a partition asks for a number
};

// The plan of a program; without warp_specialize only launch_warps is set. Throws UserError when the
// partitions ask for more registers than the launch has (the kernel would wait for them for ever) or for too
// many barriers.
PartitionPlan plan_partitions(const ir::Program& program, const Target& target);

}  // namespace tilewright::lowering
