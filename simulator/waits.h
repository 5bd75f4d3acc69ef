// What agents wait for: phases of barriers, partitions, the other CTAs of the cluster.
#pragma once
#include "simulator/cluster.h"

namespace tilewright::simulator {

struct AgentWait : Wait {
  AgentWait(Agent& a, const PreparedOp& o) : agent(a), op(o) {}
  virtual std::string text() const = 0;  // "phase 1 of barrier 'full[0]' (phase 0 is running, ...)"

  Agent& agent;
  const PreparedOp& op;
};

struct PhaseWait : AgentWait {
  PhaseWait(Agent& a, const PreparedOp& o, Mbarrier& b, std::int64_t p)
      : AgentWait(a, o), barrier(b), phase(p) {}
  bool ready() override { return barrier.ended(phase); }
  std::string text() const override;

  Mbarrier& barrier;
  std::int64_t phase;
};

struct PartitionsWait : AgentWait {
  using AgentWait::AgentWait;
  bool ready() override { return running == 0; }
  std::string text() const override { return "the end of the partitions"; }

  int running = 0;
};

struct ClusterWait : AgentWait {
  ClusterWait(Agent& a, const PreparedOp& o, std::int64_t r) : AgentWait(a, o), round(r) {}
  bool ready() override { return agent.cta.cluster.rounds > round; }
  std::string text() const override { return "the other CTAs of the cluster"; }

  std::int64_t round;
};

}  // namespace tilewright::simulator
