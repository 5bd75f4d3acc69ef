// Variables and staged control flow.
#include "simulator/cluster.h"

namespace tilewright::simulator {
namespace {

void check_loop(Agent& agent, const PreparedOp& op, std::int64_t iterations) {
  if (iterations <= agent.launch.options.loop_limit) return;
  agent.report(op, FindingKind::endless_loop, {}, 0,
               "the loop ran " + std::to_string(iterations - 1) +
                   " times without an end; check its condition, or raise Options::loop_limit");
}

}  // namespace

void run_variable(Agent& agent, const PreparedOp& op) { agent.share(op); }
void run_get(Agent& agent, const PreparedOp& op) { agent.share(op); }

void run_set(Agent& agent, const PreparedOp& op) {
  agent.slots[static_cast<std::size_t>(op.operands[0])] =
      agent.slots[static_cast<std::size_t>(op.operands[1])];
}

// The bounds are read once. A constant negative step counts down; a step that is only known at run time must
// be positive, which is what the compiled loop assumes.
void run_for(Agent& agent, const PreparedOp& op) {
  std::int64_t low = agent.integer(op, 0), high = agent.integer(op, 1), step = agent.integer(op, 2);
  const ir::Value* step_value = op.op->operands[2];
  bool constant = step_value->op && step_value->op->kind == ir::OpKind::constant_;
  if (step == 0 || (step < 0 && !constant))
    agent.report(op, FindingKind::bad_step, {}, 0,
                 "the step is " + std::to_string(step) + (constant ? "" : " at run time") +
                     "; expected a positive step. To count down, pass a constant negative step");
  const PreparedRegion& body = op.regions[0];
  Slot& index = agent.slots[static_cast<std::size_t>(body.arguments[0])];
  bool narrow = op.operand_type(0).element.bytes() == 4;
  std::int64_t iterations = 0;
  // `rest` counts down instead of the index going past the bound, so that nothing overflows near the ends.
  std::uint64_t distance = step > 0 ? static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low)
                                    : static_cast<std::uint64_t>(low) - static_cast<std::uint64_t>(high);
  bool none = step > 0 ? low >= high : low <= high;
  std::uint64_t magnitude =
      step > 0 ? static_cast<std::uint64_t>(step) : 0 - static_cast<std::uint64_t>(step);
  std::uint64_t trips = none ? 0 : (distance - 1) / magnitude + 1;
  std::uint64_t value = static_cast<std::uint64_t>(low);
  for (std::uint64_t t = 0; t < trips; ++t) {
    check_loop(agent, op, ++iterations);
    index.bits = narrow ? value & 0xffffffffu : value;
    agent.run(body);
    value += static_cast<std::uint64_t>(step);
  }
}

void run_if(Agent& agent, const PreparedOp& op) { agent.run(op.regions[agent.integer(op, 0) & 1 ? 0 : 1]); }

void run_while(Agent& agent, const PreparedOp& op) {
  const PreparedRegion& condition = op.regions[0];
  for (std::int64_t iterations = 1;; ++iterations) {
    agent.run(condition);
    if (!(agent.slots[static_cast<std::size_t>(condition.yields[0])].bits & 1)) return;
    check_loop(agent, op, iterations);
    if (iterations % 64 == 0) agent.cta.cluster.scheduler.yield();  // it may wait for what another agent does
    agent.run(op.regions[1]);
  }
}

}  // namespace tilewright::simulator
