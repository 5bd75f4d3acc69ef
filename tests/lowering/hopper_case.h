// Programs for sm_90a in the simulator, with the barriers that the compiler inserts.
#pragma once
#include <vector>

#include "lowering/insert_barriers.h"
#include "lowering/shared_memory_plan.h"
#include "simulator/simulator.h"

namespace tilewright::lowering {

inline const Target hopper = Target::parse("sm_90a");

inline void add_barriers(ir::Program& program) {
  insert_barriers(program, plan_shared_memory(program, hopper), hopper);
}

// One CTA, checked for races; the seed says when asynchronous copies read and write.
inline simulator::Report run(const ir::Program& program, simulator::Memory& memory,
                             std::vector<ir::ArgumentValue> arguments, std::uint64_t seed = 0) {
  simulator::Options options;
  options.check_races = true;
  options.seed = seed;
  return simulator::simulate(program, {}, arguments, memory, options);
}

}  // namespace tilewright::lowering
