#include "lowering/target_check.h"

#include "ir/builder.h"
#include "ir/error.h"
#include "ir/partitions.h"

namespace tilewright::lowering {

namespace {

// What the op needs that this target has not; nullptr if it runs.
const char* missing(const ir::Op& op, const Target& target) {
  using enum ir::OpKind;
  switch (op.kind) {
    case barrier_alloc_:
    case barrier_wait_:
    case barrier_arrive_:
    case barrier_expect_:
    case barrier_arrive_copies_:
      return target.has_mbarrier_try_wait() ? nullptr : "sm_90 or newer (mbarrier)";
    case tensor_load_:
    case im2col_load_:
    case tensor_store_:
    case bulk_load_:
    case bulk_store_:
    case bulk_commit_:
    case bulk_wait_:
    case fence_async_: return target.has_tma() ? nullptr : "sm_90 or newer (tensor and bulk copies)";
    case dot_async_:
    case dot_wait_: return target.has_wgmma() ? nullptr : "sm_90a (wgmma)";
    case peer_load_:
    case peer_store_:
    case store_async_:
    case cluster_rank_:
    case cluster_barrier_: return target.has_clusters() ? nullptr : "sm_90 or newer (clusters)";
    case grid_dependency_wait_:
    case grid_dependents_launch_:
      return target.has_griddepcontrol() ? nullptr : "sm_90 or newer (griddepcontrol)";
    case warp_specialize_:
      for (std::int64_t registers : op.integers("registers"))
        if (registers && !target.has_setmaxnreg())
          return "sm_90a or newer `a` targets (setmaxnreg); leave registers away";
      return nullptr;
    default: return nullptr;
  }
}

}  // namespace

void check_target(const ir::Program& program, const Target& target) {
  if (program.cluster > target.limits.cluster_ctas && !target.has_clusters())
    throw UserError("kernel " + program.name + ": found a cluster of " + std::to_string(program.cluster) +
                    " CTAs, " + target.name() + " has no clusters");
  ir::walk(*program.body, [&](const ir::Op& op) {
    if (const char* needs = missing(op, target))
      throw UserError(ir::where(op) + ": found target " + target.name() + ", expected " + needs);
  });
}

}  // namespace tilewright::lowering
