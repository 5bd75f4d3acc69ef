// Barriers where another thread could otherwise see the wrong contents of shared memory. Tile program -> tile
// program; stands after the planning of memory, because buffers that share bytes endanger each other.
#pragma once
#include "ir/program.h"
#include "lowering/shared_memory_plan.h"
#include "lowering/target.h"

namespace tilewright::lowering {

// Inserts `barrier` ops in front of ops that touch bytes which an op before them touched without a barrier in
// between, when one of the two writes (RAW, WAR, WAW; also around the back edges of loops). A read of what
// copy_async wrote is ordered once the copies are waited for; copies in flight order nothing. Ops with
// scratch count as a write and a read of it with their own barrier in between. Stores by the copy engines
// read their buffer until the bulk_wait, and asynchronous products until the dot_wait; one thread issues
// copies, so they too stand behind a barrier where another thread touched the bytes before. Each partition
// has barriers of its own; between partitions mbarriers order, which the author waits for. The plan must be
// of this program.
void insert_barriers(ir::Program& program, const SharedMemoryPlan& plan, const Target& target);

}  // namespace tilewright::lowering
