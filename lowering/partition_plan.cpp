#include "lowering/partition_plan.h"

#include <algorithm>

#include "ir/builder.h"
#include "ir/error.h"

namespace tilewright::lowering {

namespace {

constexpr int warpgroup = 4;  // warps

void check_registers(const ir::Op& op, const PartitionPlan& plan) {
  const int pool = plan.launch_warps * plan.launch_registers;
  int asked = 0;
  std::string list;
  for (const WarpgroupSet& set : plan.sets) {
    const int registers = set.registers ? set.registers : plan.launch_registers;
    asked += (set.end_warp - set.first_warp) * registers;
    for (int i : set.partitions)
      list += (list.empty() ? "" : ", ") + plan.partitions[static_cast<std::size_t>(i)].name + ": " +
              std::to_string(registers);
  }
  if (asked > pool)
    throw UserError(ir::where(op) + ": registers: found " + std::to_string(asked * 32) + " (" + list +
                    " a thread, whole warpgroups), a launch of " + std::to_string(plan.launch_warps) +
                    " warps has " + std::to_string(pool * 32) + " (" + std::to_string(plan.launch_registers) +
                    " a thread); give a partition fewer");
}

}  // namespace

PartitionPlan plan_partitions(const ir::Program& program, const Target& target) {
  PartitionPlan plan;
  plan.launch_warps = ir::launch_warps(program);
  const ir::Op* op = ir::specialization(program);
  if (!op) return plan;
  bool sets_registers = false;
  int named = 0;
  for (const ir::Partition& p : ir::partitions(*op)) {
    plan.partitions.push_back({p, p.warps > 1 ? ++named : 0});
    sets_registers |= p.registers != 0;
  }
  if (named >= target.limits.named_barriers)
    throw UserError(ir::where(*op) + ": partitions: found " + std::to_string(named) +
                    " of more than one warp, expected at most " +
                    std::to_string(target.limits.named_barriers - 1));
  // Partitions of whole warpgroups are sets of their own; others join the set of their warpgroups.
  for (std::size_t i = 0; i < plan.partitions.size(); ++i) {
    const PlannedPartition& p = plan.partitions[i];
    const int first = p.first_warp / warpgroup * warpgroup,
              end = (p.first_warp + p.warps + warpgroup - 1) / warpgroup * warpgroup;
    auto same = std::find_if(plan.sets.begin(), plan.sets.end(),
                             [&](const WarpgroupSet& s) { return s.first_warp < end && first < s.end_warp; });
    if (same == plan.sets.end()) same = plan.sets.insert(same, {first, end, p.registers, {}});
    same->first_warp = std::min(same->first_warp, first);
    same->end_warp = std::max(same->end_warp, end);
    same->partitions.push_back(static_cast<int>(i));
  }
  std::sort(plan.sets.begin(), plan.sets.end(),
            [](const WarpgroupSet& a, const WarpgroupSet& b) { return a.first_warp < b.first_warp; });
  if (sets_registers) {
    // What ptxas gives a kernel whose size is known: the file divided among the threads, in units of 8.
    const int share = target.limits.registers_per_cta / (32 * plan.launch_warps) / 8 * 8;
    plan.launch_registers = std::min(share, (target.limits.registers_per_thread + 7) / 8 * 8);
    check_registers(*op, plan);
  }
  return plan;
}

}  // namespace tilewright::lowering
