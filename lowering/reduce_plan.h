// Which bits of a layout a reduction folds where: registers in the thread, lanes by butterfly shuffles, warps
// through scratch. Without LLVM, as conversion_plan.h.
#pragma once
#include <vector>

#include "ir/type.h"
#include "lowering/group_exchange.h"

namespace tilewright::lowering {

// The images of a valid layout are independent where they are not 0, and so are those of the result, which
// lack the axis. Hence the bits along the axis are exactly those whose image has no part outside it; they
// span the whole axis, and folding over each of them once counts every element once.
struct ReducePlan {
  std::vector<int> register_bits;  // folded, the farthest apart along the axis first
  std::vector<int> lane_bits;      // folded by shuffles
  std::vector<int> warp_bits;      // folded through scratch
  std::vector<int> kept_register_bits;

  // If warps take part: afterwards register j + (q << joined_bits) holds the value of result register q from
  // the j-th group of warps; lanes in joined_lanes hold further groups.
  GroupExchange exchange;
  std::vector<int> joined_lanes;
};

// inputs: the types of the operands. scratch_limit in bytes, for all inputs together.
ReducePlan plan_reduce(const std::vector<ir::Type>& inputs, int axis,
                       std::uint32_t scratch_limit = conversion_scratch_limit);

}  // namespace tilewright::lowering
