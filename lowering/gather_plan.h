// How gather finds an element whose place is known at run time only. Without LLVM, as conversion_plan.h.
#pragma once
#include <optional>
#include <vector>

#include "ir/type.h"
#include "lowering/conversion_plan.h"

namespace tilewright::lowering {

// The place of the wanted element is linear in (result register, thread, index along the axis).
struct GatherPlan {
  // By shuffles: register = register_base[r] ^ register_of_index(index), lane = lane_base[r] ^
  // lane_of_thread(thread) ^ lane_of_index(index). Every candidate register is shuffled, the index picks one.
  bool shuffles = false;
  std::vector<std::uint32_t> register_base, lane_base;  // of each result register
  ThreadMap lane_of_thread{};
  std::vector<std::uint32_t> register_of_index, lane_of_index;  // of each bit of the index

  // Through scratch: byte = offset_base[r] ^ offset_of_thread(thread) ^ offset_of_index(index), and the round
  // likewise.
  std::optional<ScratchPlan> scratch;
  std::vector<std::uint32_t> offset_base, round_base;
  ThreadMap offset_of_thread{}, round_of_thread{};
  std::vector<std::uint32_t> offset_of_index, round_of_index;
};

GatherPlan plan_gather(const ir::Type& a, const ir::Type& index, int axis,
                       std::uint32_t scratch_limit = 2 * conversion_scratch_limit);

}  // namespace tilewright::lowering
