#include "simulator/cta.h"

#include "simulator/cluster.h"
#include "simulator/global_conflicts.h"

namespace tilewright::simulator {

Cta::Cta(Launch& l, Cluster& c, int r)
    : launch(l), cluster(c), rank(r), buffers(l.program.buffers.size()), barriers(l.program.barrier_count) {}

Cta::~Cta() = default;

void Cta::start(std::int64_t i) {
  index = i;
  id = {i % launch.grid.x, i / launch.grid.x % launch.grid.y, i / launch.grid.x / launch.grid.y};
  exited = false;
  remote_accesses.clear();
  for (SharedBuffer& b : buffers) b.clear();
  std::size_t n = 0;
  for (const PreparedBarriers& b : launch.program.barriers)
    for (int k = 0; k < b.count; ++k) barriers[n++].start(b, *this, k);
  for (auto& a : agents) a->start();
  if (launch.conflicts) launch.conflicts->start(index);
  if (launch.program.program.cluster == 1) return;
  // Peers may reach the buffers before the CTA comes to its shared_allocs.
  for (std::size_t k = 0; k < buffers.size(); ++k) {
    const PreparedBuffer& b = launch.program.buffers[k];
    if (b.op->parent->parent) continue;
    buffers[k].renew(b, launch.options.check_races, launch.program.asynchronous);
    buffers[k].renewed = true;
  }
}

void Cta::run() {
  const PreparedRegion& body = launch.program.body;
  Agent& agent = *agents[0];
  for (std::size_t k = 0; k < body.arguments.size(); ++k) {
    Slot& s = agent.slots[static_cast<std::size_t>(body.arguments[k])];
    s.bits = launch.arguments[k];
  }
  agent.run(body);
  exit();
}

void Cta::reached(const ir::Op* op, const Agent& by) {
  if (&by.cta == this) return;
  for (RemoteAccess& r : remote_accesses)
    if (r.by == &by) {
      r = {op, &by, by.moment};
      return;
    }
  remote_accesses.push_back({op, &by, by.moment});
}

// Whatever is on its way to the CTA's shared memory must be known to have come.
void Cta::exit() {
  exited = true;
  cluster.end_round();  // of those who wait at the cluster_barrier
  for (auto& a : agents) a->stores.finish();
  const Clock& executed = agents[0]->knowledge.executed;
  for (const RemoteAccess& r : remote_accesses)
    if (executed[cluster.source(*r.by, Cluster::accesses)] < r.time)
      agents[0]->report_at(
          r.op, FindingKind::peer_exited,
          (r.op->kind == ir::OpKind::barrier_arrive_ ? "this arrival of " : "this access of ") +
              r.by->place() +
              " may come after the CTA's end, nothing orders the two; put a cluster_barrier at the "
              "end of the kernel");
  for (Mbarrier& b : barriers) {
    if (b.bound.empty()) continue;
    const BarrierTransfer& t = *b.bound.front();
    t.issuer->report(*t.op, FindingKind::copy_in_flight_at_exit, {}, 0,
                     "nobody waits for it: " + place() +
                         " ends while it is still in flight to it; wait for phase " +
                         std::to_string(t.phase) + " of " + b.name() + ", or do not issue it");
  }
}

std::string Cta::place() const {
  return "CTA (" + std::to_string(id[0]) + ", " + std::to_string(id[1]) + ", " + std::to_string(id[2]) + ")";
}

}  // namespace tilewright::simulator
