// What stands before a program's first op and after its last one, and how CTAs and grids meet.
#include "lowering/barrier_plan.h"
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;
namespace Intrinsic = llvm::Intrinsic;

void emit_cluster_barrier(Emitter& e) {
  e.intrinsic(Intrinsic::nvvm_barrier_cluster_arrive, {});
  e.intrinsic(Intrinsic::nvvm_barrier_cluster_wait, {});
}

void emit_kernel_start(Emitter& e) {
  std::vector<const ir::Op*> barriers;
  for (const auto& op : e.program.body->ops)
    if (op->kind == ir::OpKind::barrier_alloc_) barriers.push_back(op.get());
  const TensorMapPlan& maps = e.plans.tensor_maps;
  // Nobody reaches a CTA that has not begun.
  const bool together = e.program.cluster > 1 && (!barriers.empty() || has_remote_traffic(e.program));
  if (barriers.empty() && maps.maps.empty()) {
    if (together) emit_cluster_barrier(e);
    return;
  }
  e.when(e.is_first_thread(), [&] {
    for (const ir::Op* op : barriers) {
      Value* count = e.constant_i32(hardware_arrivals(e.program, *op));
      for (int i = 0; i < op->result()->type.shape.dim[0]; ++i)
        e.intrinsic(Intrinsic::nvvm_mbarrier_init_shared, {e.byte_offset(e.buffer(*op), 8 * i), count});
    }
    if (!barriers.empty()) {
      // For CTAs of the cluster, and for the copy engine, which signals them.
      e.intrinsic(Intrinsic::nvvm_fence_mbarrier_init_release_cluster, {});
      e.intrinsic(Intrinsic::nvvm_fence_proxy_async_shared_cta, {});
    }
    for (std::size_t i = 0; i < maps.maps.size(); ++i)
      e.ptx("prefetch.tensormap [$0];", "l", nullptr,
            {e.function->getArg(static_cast<unsigned>(e.function->arg_size() - maps.maps.size() + i))});
  });
  if (together)
    emit_cluster_barrier(e);
  else if (!barriers.empty())
    e.barrier();
}

void emit_kernel_end(Emitter& e) {
  if (!has_remote_traffic(e.program)) return;
  const auto& ops = e.program.body->ops;
  if (!ops.empty() && ops.back()->kind == ir::OpKind::cluster_barrier_) return;
  emit_cluster_barrier(e);
}

void emit_cluster(Emitter& e, const ir::Op& op) {
  if (op.kind == ir::OpKind::cluster_barrier_) return emit_cluster_barrier(e);
  e.define(op.result(), e.intrinsic(Intrinsic::nvvm_read_ptx_sreg_cluster_ctarank, {}));
}

void emit_grid_dependency(Emitter& e, const ir::Op& op) {
  e.ptx(op.kind == ir::OpKind::grid_dependency_wait_ ? "griddepcontrol.wait;"
                                                     : "griddepcontrol.launch_dependents;",
        "", nullptr, {});
}

}  // namespace tilewright::lowering
