// mbarriers: ops on them.
#include "simulator/waits.h"

namespace tilewright::simulator {
namespace {

// Takes place when the copies issued before it are complete.
class CopiesArrival : public BarrierTransfer {
 public:
  CopiesArrival(Agent& agent, const PreparedOp& op)
      : BarrierTransfer(agent, op, 0), last_(agent.group_copies.issued()) {}
  void complete() override { issuer->group_copies.complete(last_); }
  void publish(Knowledge& k) const override {
    k.event(issuer->cta.cluster.source(*issuer, Cluster::copies), last_);
  }
  bool arrives() const override { return true; }

 private:
  std::uint32_t last_;
};

}  // namespace

void run_barrier_alloc(Agent& agent, const PreparedOp& op) {
  agent.result_slot(op).barrier = &agent.cta.barriers[static_cast<std::size_t>(op.barrier)];
}

void run_barrier_index(Agent& agent, const PreparedOp& op) {
  std::int64_t i = agent.integer(op, 1);
  int n = op.operand_type(0).shape.dim[0];
  if (i < 0 || i >= n)
    agent.report(op, FindingKind::out_of_bounds, {}, 0,
                 "the index is " + std::to_string(i) + ", but the barriers are 0 to " +
                     std::to_string(n - 1) + "; wrap or bound the index");
  agent.result_slot(op).barrier = agent.operand(op, 0).barrier + i;
}

void run_barrier_wait(Agent& agent, const PreparedOp& op) {
  Mbarrier& barrier = *agent.operand(op, 0).barrier;
  std::int64_t phase = agent.integer(op, 1);
  barrier.check_wait(agent, op, phase);
  PhaseWait wait(agent, op, barrier, phase);
  agent.cta.cluster.scheduler.block(wait);
  barrier.check_wait(agent, op, phase);
  barrier.observe(agent, op, phase);
}

void run_barrier_arrive(Agent& agent, const PreparedOp& op) {
  Mbarrier& barrier = *agent.operand(op, 0).barrier;
  if (op.operands.size() < 2) return barrier.arrive(agent, op, Arrival::partition, 0);
  Cta& peer = peer_cta(agent, op, agent.integer(op, 1));
  peer.reached(op.op, agent);
  peer_barrier(agent, peer, barrier).arrive(agent, op, Arrival::partition, 0);
}

void run_barrier_expect(Agent& agent, const PreparedOp& op) {
  std::int64_t bytes = 0;
  for (std::size_t i = 1; i < op.operands.size(); ++i)
    bytes += view_bytes(op.operand_type(static_cast<int>(i)));
  agent.operand(op, 0).barrier->arrive(agent, op, Arrival::expect, bytes);
}

void run_barrier_arrive_copies(Agent& agent, const PreparedOp& op) {
  agent.operand(op, 0).barrier->bind(std::make_unique<CopiesArrival>(agent, op));
}

}  // namespace tilewright::simulator
