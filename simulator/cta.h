// One CTA: its shared memory, its barriers, and what its agents have in common.
//
// An agent runs code: the first one what lies outside of partitions, each of the others one partition. Agents
// run one at a time (scheduler.h), so nothing here needs a lock.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ir/argument.h"
#include "simulator/mbarrier.h"
#include "simulator/prepared.h"
#include "simulator/shared_memory.h"
#include "simulator/simulator.h"

namespace tilewright::simulator {

class GlobalConflicts;
struct Agent;
struct Cluster;

// What all CTAs of a launch share.
struct Launch {
  const Prepared& program;
  Grid grid;
  const Options& options;
  Memory& memory;
  FindingLog& log;
  GlobalConflicts* conflicts;  // null unless checked
  std::vector<std::uint64_t> arguments;
  std::vector<ir::TensorView> tensors;  // one for each argument; empty ones for scalars
};

struct Cta {
  Cta(Launch& launch, Cluster& cluster, int rank);
  ~Cta();

  void start(std::int64_t index);  // a new life as CTA number `index`
  void run();                      // its whole life; the calling thread runs the code outside of partitions
  std::string place() const;       // "CTA (x, y, z)"

  Launch& launch;
  Cluster& cluster;
  int rank;
  std::int64_t index = 0;
  std::array<std::int64_t, 3> id{};
  std::vector<std::unique_ptr<Agent>> agents;
  std::vector<SharedBuffer> buffers;
  std::vector<Mbarrier> barriers;
  bool exited = false;
  // The newest access of each agent of other CTAs to this one's shared memory and barriers.
  struct RemoteAccess {
    const ir::Op* op;
    const Agent* by;
    std::uint32_t time;
  };
  std::vector<RemoteAccess> remote_accesses;
  void reached(const ir::Op* op, const Agent& by);

  std::array<std::uint64_t, ir::op_count> op_counts{};
  std::uint64_t bytes_read = 0, bytes_written = 0, flops = 0;
  std::string printed;

 private:
  void exit();
};

}  // namespace tilewright::simulator
