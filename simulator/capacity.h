// How much shared memory a program needs at once.
#pragma once
#include <cstddef>
#include <string>

#include "ir/program.h"

namespace tilewright::simulator {

struct SharedDemand {
  std::size_t bytes = 0;       // the most that is live at one moment
  const ir::Op* op = nullptr;  // the shared_alloc that reaches it
  std::string buffers;         // "a (4096 bytes), b (...)": what is live then
};

// What the partitions' registers come to: empty if they fit, else the sentence that says why not. A launch
// divides `registers` of the CTA among its threads; setmaxnreg moves them between whole warpgroups, and one
// that asks for more than is left waits for ever (PTX ISA, "setmaxnreg").
std::string register_excess(const ir::Program& program, int registers);

// A buffer lives from its shared_alloc to the last use of any view of it; a use inside a loop that the buffer
// enters from outside keeps it alive to the loop's end. The planner cannot need less; alignment and
// fragmentation may make it need more.
SharedDemand shared_demand(const ir::Program& program);

// What findings call the buffer of a shared_alloc: its name, or the place where the author made it.
std::string buffer_name(const ir::Op& shared_alloc);

}  // namespace tilewright::simulator
