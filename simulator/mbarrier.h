// mbarriers with full phase numbers (PTX ISA, "Parallel Synchronization and Communication Instructions:
// mbarrier"), and the transfers that are bound to their phases.
//
// A transfer in flight counts on the barrier when it completes: not before an agent waits for the phase, so
// that whoever does not wait finds no data.
#pragma once
#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "simulator/finding.h"
#include "simulator/knowledge.h"
#include "simulator/prepared.h"
#include "simulator/shared_memory.h"

namespace tilewright::simulator {

struct Agent;
struct Cta;
struct Mbarrier;

// What some engine was asked to do, and then to signal on a barrier.
struct BarrierTransfer {
  BarrierTransfer(Agent& agent, const PreparedOp& o, std::int64_t b) : issuer(&agent), op(&o), bytes(b) {}
  virtual ~BarrierTransfer() = default;
  virtual void complete() = 0;
  // What the waiters know then: the tokens of what was transferred.
  virtual void publish(Knowledge&) const {}
  virtual bool arrives() const { return false; }  // a cp.async arrival rather than bytes

  Agent* issuer;
  const PreparedOp* op;
  std::int64_t bytes;
  std::int64_t phase = 0;  // of the barrier at issue
  Clock executed;          // what the issuer knew to be executed
};

struct Mbarrier {
  void start(const PreparedBarriers& info, Cta& cta, int index);

  // The arrival of a partition or of its elected thread, which expects `bytes` first.
  void arrive(Agent& by, const PreparedOp& op, Arrival kind, std::int64_t bytes);
  void bind(std::unique_ptr<BarrierTransfer> transfer);
  // The write of a transfer that is bound next: known to be over when the running phase is.
  AccessRecord token(const PreparedOp& op) const;
  // The wait's checks at its begin; true if the phase has ended, after what the engines could do about it.
  void check_wait(Agent& by, const PreparedOp& op, std::int64_t phase) const;
  bool ended(std::int64_t phase);
  void finish_all();  // whatever is in flight completes
  // The waiter goes on: it knows what the phase published.
  void observe(Agent& by, const PreparedOp& op, std::int64_t phase);

  std::string name() const;   // "barrier 'full[2]'"
  std::string state() const;  // "phase 3 is running, 1 of 2 arrivals and 4096 bytes are missing"

  const PreparedBarriers* info = nullptr;
  Cta* cta = nullptr;
  int index = 0;           // in its array
  std::int64_t phase = 0;  // the running one
  std::array<int, 3> pending{};
  std::int64_t missing_bytes = 0, expected_bytes = 0, bound_bytes = 0;
  Knowledge running, last;            // what the running phase has collected, what the one before published,
  Knowledge running_wide, last_wide;  // and of it, only to waits with scope cluster; empty: nothing
  std::deque<std::unique_ptr<BarrierTransfer>> bound;
  struct Contribution {
    const ir::Op* op;
    const Agent* by;
    Arrival kind;
  };
  std::vector<Contribution> contributions;  // of the running phase

 private:
  struct Observation {
    std::int64_t phase = -1;
    std::uint32_t time = 0;
    const ir::Op* op = nullptr;
  };
  void count(Agent& by, const PreparedOp& op, Arrival kind, const Clock& executed);
  void finish_first();
  void end_phase(const PreparedOp& op, Agent& by);
  [[noreturn]] void fail(const PreparedOp& op, Agent& by, FindingKind kind, const std::string& text) const;
  std::string contributors(Arrival kind) const;
  std::vector<Observation> observations_;  // by agent of the cluster
  std::vector<const Agent*> arrived_;      // partitions that arrived in the phase before the running one
};

}  // namespace tilewright::simulator
