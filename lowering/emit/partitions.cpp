// warp_specialize: each warp goes to the code of its partition. Warps that only fill a warpgroup set their
// number of registers with the others of it and go to the end.
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

void emit_warp_specialize(Emitter& e, const ir::Op& op) {
  auto& b = e.builder;
  const PartitionPlan& plan = e.plans.partitions;
  llvm::Value* warp = e.warp();
  auto block = [&](const char* name) { return llvm::BasicBlock::Create(e.context, name, e.function); };
  auto* join = block("partitions.end");
  // Warps below `end` go to a new block, where the builder then stands; returns where the others go. Both
  // sets of warpgroups and the partitions of a set come in the order of their warps.
  auto split = [&](int end) {
    auto *here = block("partition"), *others = block("others");
    b.CreateCondBr(b.CreateICmpULT(warp, e.constant_i32(end)), here, others);
    b.SetInsertPoint(here);
    return others;
  };
  for (const WarpgroupSet& set : plan.sets) {
    llvm::BasicBlock* next_set = set.end_warp < plan.launch_warps ? split(set.end_warp) : nullptr;
    if (set.registers)
      e.intrinsic(set.registers > plan.launch_registers
                      ? llvm::Intrinsic::nvvm_setmaxnreg_inc_sync_aligned_u32
                      : llvm::Intrinsic::nvvm_setmaxnreg_dec_sync_aligned_u32,
                  {e.constant_i32(set.registers)});
    for (int i : set.partitions) {
      const PlannedPartition& p = plan.partitions[static_cast<std::size_t>(i)];
      const int end = p.first_warp + p.warps;
      llvm::BasicBlock* next = end < set.end_warp ? split(end) : nullptr;
      e.for_partition(p, [&] { e.emit_region(*p.region); });
      b.SetCurrentDebugLocation(e.debug_info().at(op.location.get()));
      b.CreateBr(join);
      if (next) b.SetInsertPoint(next);
      if (next && i == set.partitions.back()) b.CreateBr(join);
    }
    if (next_set) b.SetInsertPoint(next_set);
  }
  b.SetInsertPoint(join);
}

}  // namespace tilewright::lowering
