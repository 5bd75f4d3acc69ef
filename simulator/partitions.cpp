// warp_specialize: the partitions as agents.
#include "simulator/waits.h"

namespace tilewright::simulator {

// The partitions start with the values of the code before; all threads of the CTA meet before and after.
void run_warp_specialize(Agent& agent, const PreparedOp& op) {
  Cta& cta = agent.cta;
  PartitionsWait wait(agent, op);
  if (agent.tracks_async()) agent.new_moment();
  for (std::size_t i = 0; i < op.regions.size(); ++i) {
    Agent& partition = *cta.agents[i + 1];
    partition.slots = agent.slots;
    if (agent.tracks_async()) {
      partition.knowledge.learn(agent.knowledge);
      partition.new_moment();
    }
    ++wait.running;
    cta.cluster.scheduler.spawn([&partition, &wait, &region = op.regions[i]] {
      partition.run(region);
      --wait.running;
    });
  }
  cta.cluster.scheduler.block(wait);
  for (std::size_t i = 0; i < op.regions.size(); ++i) {
    if (agent.tracks_async()) agent.knowledge.learn(cta.agents[i + 1]->knowledge);
    cta.agents[i + 1]->slots = {};
  }
  agent.new_epoch();
}

}  // namespace tilewright::simulator
