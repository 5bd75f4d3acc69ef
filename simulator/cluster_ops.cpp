// Ops between the CTAs of a cluster.
#include "simulator/waits.h"

namespace tilewright::simulator {

Cta& peer_cta(Agent& agent, const PreparedOp& op, std::int64_t rank) {
  Cluster& cluster = agent.cta.cluster;
  auto n = static_cast<std::int64_t>(cluster.ctas.size());
  if (rank < 0 || rank >= n)
    agent.report(op, FindingKind::out_of_bounds, {}, 0,
                 "CTA " + std::to_string(rank) + " of the cluster is meant, which has CTAs 0 to " +
                     std::to_string(n - 1) + "; correct the rank, or the size of the cluster");
  Cta& peer = *cluster.ctas[static_cast<std::size_t>(rank)];
  if (peer.exited)
    agent.report(op, FindingKind::peer_exited, {}, 0,
                 "reaches " + peer.place() +
                     " of the cluster, which has ended; put a cluster_barrier at the end "
                     "of the kernel");
  return peer;
}

SharedView peer_view(Agent& agent, const PreparedOp& op, Cta& peer, const SharedView& own) {
  SharedBuffer& buffer = peer.buffers[static_cast<std::size_t>(own.buffer - agent.cta.buffers.data())];
  if (buffer.state.empty())
    agent.report(op, FindingKind::illegal_copy, {}, 0,
                 "shared buffer '" + own.buffer->info->name + "' is not allocated yet in " + peer.place() +
                     " of the cluster; allocate it outside of partitions and control flow");
  return {&buffer, own.base};
}

Mbarrier& peer_barrier(const Agent& agent, Cta& peer, const Mbarrier& own) {
  return peer.barriers[static_cast<std::size_t>(&own - agent.cta.barriers.data())];
}

void run_cluster_rank(Agent& agent, const PreparedOp& op) {
  std::int32_t v = agent.cta.rank;
  std::memcpy(agent.result(op), &v, 4);
}

// The last to come lets all go on.
void run_cluster_barrier(Agent& agent, const PreparedOp& op) {
  Cluster& cluster = agent.cta.cluster;
  cluster.arriving.learn(agent.knowledge);
  agent.new_moment();
  ClusterWait wait(agent, op, cluster.rounds);
  ++cluster.arrived;
  cluster.end_round();
  cluster.scheduler.block(wait);
  agent.knowledge.learn(cluster.released);
  agent.new_epoch();
}

void run_nothing(Agent&, const PreparedOp&) {}

}  // namespace tilewright::simulator
