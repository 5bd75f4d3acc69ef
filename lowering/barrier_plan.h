// mbarriers: how many arrivals of the hardware end a phase. No LLVM here.
#pragma once
#include "ir/program.h"

namespace tilewright::lowering {

// The barrier_alloc that a barrier value comes from.
const ir::Op& barriers_of(const ir::Value& barrier);

// The count that an mbarrier is initialised with: one arrival for each warp of an arriving partition, one for
// each barrier_expect, one for each thread of a partition whose copies arrive. Throws UserError where
// partitions of different sizes arrive at one barrier, or nobody does.
int hardware_arrivals(const ir::Program& program, const ir::Op& barrier_alloc);

// Whether a CTA of the program's cluster touches another's shared memory: multicast copies, arrivals at a
// peer, loads and stores.
bool has_remote_traffic(const ir::Program& program);

}  // namespace tilewright::lowering
