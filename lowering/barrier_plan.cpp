#include "lowering/barrier_plan.h"

#include "ir/builder.h"
#include "ir/error.h"
#include "ir/partitions.h"

namespace tilewright::lowering {

namespace {

constexpr int most_arrivals = (1 << 20) - 1;  // PTX ISA, "mbarrier object"

// Warps that run an op; outside of partitions all that are launched.
int warps_of(const ir::Program& program, const ir::Op& op) {
  const ir::Region* partition = ir::partition_region(op);
  return partition ? ir::warps_at(program, *partition) : ir::launch_warps(program);
}

}  // namespace

const ir::Op& barriers_of(const ir::Value& barrier) {
  const ir::Op* op = barrier.op;
  while (op && op->kind == ir::OpKind::barrier_index_) op = op->operands[0]->op;
  if (!op || op->kind != ir::OpKind::barrier_alloc_)
    throw InternalError("lowering: a barrier is not made of a barrier_alloc");
  return *op;
}

int hardware_arrivals(const ir::Program& program, const ir::Op& alloc) {
  auto text = [&](const ir::Op& op) {
    return ir::where(op) + ": barrier " + alloc.text("name", "without a name");
  };
  int arriving = 0, copying = 0;  // warps
  ir::walk(*program.body, [&](const ir::Op& op) {
    const bool arrives = op.kind == ir::OpKind::barrier_arrive_,
               copies = op.kind == ir::OpKind::barrier_arrive_copies_;
    if ((!arrives && !copies) || &barriers_of(*op.operands[0]) != &alloc) return;
    int& known = arrives ? arriving : copying;
    const int warps = warps_of(program, op);
    if (known && known != warps)
      throw UserError(text(op) + ": found a partition of " + std::to_string(warps) +
                      " warps that arrives, another has " + std::to_string(known) +
                      ", expected the same number; use a barrier for each");
    known = warps;
  });
  const std::int64_t arrives = alloc.integer("arrives"), copies = alloc.integer("copies");
  auto check = [&](std::int64_t count, int warps, const char* what) {
    if (count && !warps)
      throw UserError(text(alloc) + ": found no " + what + " on it, expected " + std::to_string(count) +
                      " in each phase; the wait for it would never end");
  };
  check(arrives, arriving, "barrier_arrive");
  check(copies, copying, "barrier_arrive_copies");
  const std::int64_t total = arrives * arriving + alloc.integer("expects") + copies * copying * 32;
  if (total > most_arrivals)
    throw UserError(text(alloc) + ": found " + std::to_string(total) +
                    " arrivals in a phase, expected at most " + std::to_string(most_arrivals));
  return static_cast<int>(total);
}

bool has_remote_traffic(const ir::Program& program) {
  bool remote = false;
  if (program.cluster > 1)
    ir::walk(*program.body, [&](const ir::Op& op) {
      remote |= op.has("multicast") || op.kind == ir::OpKind::peer_load_ ||
                op.kind == ir::OpKind::peer_store_ || op.kind == ir::OpKind::store_async_;
      remote |= op.kind == ir::OpKind::barrier_arrive_ && op.operands.size() > 1;
    });
  return remote;
}

}  // namespace tilewright::lowering
