// The steps of a prefix scan over a layout. Without LLVM, as conversion_plan.h.
//
// The bits of the position along the axis are taken from the lowest to the highest, wherever each of them
// lives. After some steps every thread knows, for each of its blocks (positions that differ in the bits done
// so far), the block's total, and the prefixes inside the block. A bit in registers joins two blocks of the
// thread; a bit in lanes fetches the other block's total by a shuffle; bits in warps fetch the totals of all
// warps of a group through scratch.
#pragma once
#include <optional>
#include <vector>

#include "ir/type.h"
#include "lowering/group_exchange.h"

namespace tilewright::lowering {

struct ScanPlan {
  enum class Place : unsigned char { registers, lanes, warps };
  struct Step {
    Place place;
    std::vector<int> bits;  // of the register, lane or warp index; several for warps, lowest position first
    std::uint32_t blocks = 0;  // register bits not done before this step: they number the thread's blocks
    GroupExchange exchange;    // warps: of the totals
    std::uint32_t scratch_offset = 0;
  };
  std::vector<Step> steps;
  // A layout in which some bit selects several position bits at once is left for one in which none does.
  ir::TileLayout layout;
  std::vector<ConversionPlan> enter, leave;  // one for each input; empty if the layout stays
  std::vector<std::uint32_t> enter_offset, leave_offset;
  std::uint32_t scratch_bytes = 0;
  bool has_barrier = false;
};

ScanPlan plan_scan(const std::vector<ir::Type>& inputs, int axis);

}  // namespace tilewright::lowering
