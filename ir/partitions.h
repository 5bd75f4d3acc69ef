// Partitions of a warp-specialised program: which warps run which region.
#pragma once
#include <string>
#include <vector>

#include "ir/program.h"

namespace tilewright::ir {

struct Partition {
  std::string name;
  int first_warp = 0;  // in the CTA; a multiple of 4 where the partition has whole warpgroups
  int warps = 0;
  int registers = 0;  // of each thread, set when the partition starts; 0: as launched
  const Region* region = nullptr;
};

// The program's warp_specialize, or null.
const Op* specialization(const Program& program);

// The partitions of a warp_specialize op, in its order. Whole warpgroups come first in the CTA, one after
// another; smaller partitions fill warpgroups behind them, with others of the same number of registers (PTX
// ISA, "setmaxnreg": all warps of a warpgroup ask for the same number).
std::vector<Partition> partitions(const Op& warp_specialize);

// Warps that a launch with these partitions, or of the program, has, idle ones that fill a warpgroup
// included.
int launch_warps(const Op& warp_specialize);
int launch_warps(const Program& program);

// The region of the warp_specialize in which the op or region lies (itself included); null outside.
const Region* partition_region(const Region& region);
const Region* partition_region(const Op& op);

// Warps that run the ops of the region.
int warps_at(const Program& program, const Region& region);

}  // namespace tilewright::ir
