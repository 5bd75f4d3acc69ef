// CTAs that run together: all CTAs of a cluster, or a single one.
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "simulator/agent.h"
#include "simulator/scheduler.h"

namespace tilewright::simulator {

struct Cluster {
  explicit Cluster(Launch& launch);

  void end_round();                  // of cluster_barrier, if all CTAs that still run have arrived
  void run(std::int64_t first_cta);  // that CTA and its neighbours, to the end

  // Sources of events (knowledge.h). Of an agent: its accesses, its groups of cp.async, of products, of
  // stores.
  enum Source { accesses, copies, products, stores, sources_of_agent };
  std::size_t source(const Agent& agent, Source s) const;
  std::size_t source(const Mbarrier& barrier) const;
  std::size_t source_count() const;
  Agent& agent_of(std::size_t source) const;       // not of a barrier
  Mbarrier* barrier_of(std::size_t source) const;  // null: an agent's

  Launch& launch;
  std::vector<std::unique_ptr<Cta>> ctas;
  std::size_t agents_of_cta;
  Scheduler scheduler;
  std::uint32_t epochs = 0;  // handed out to agents, so that no two have one
  // cluster_barrier
  int arrived = 0;
  std::int64_t rounds = 0;
  Knowledge arriving, released;

 private:
  void report_deadlock(const std::vector<Wait*>& waits);
};

// The CTA of that rank in the agent's cluster; an error of the op where there is none, or where it has ended.
Cta& peer_cta(Agent& agent, const PreparedOp& op, std::int64_t rank);
// What a view of the agent's own CTA is in another; an error of the op where it is not allocated there.
SharedView peer_view(Agent& agent, const PreparedOp& op, Cta& peer, const SharedView& own);
Mbarrier& peer_barrier(const Agent& agent, Cta& peer, const Mbarrier& own);

}  // namespace tilewright::simulator
