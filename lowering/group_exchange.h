// Warps of a group tell each other their values through scratch: the step between warps of reduce and scan.
// Without LLVM, as conversion_plan.h.
#pragma once
#include <vector>

#include "lowering/conversion_plan.h"

namespace tilewright::lowering {

// One move for each input; all of them run in the same rounds, between the same barriers. `from` is the
// layout before; its element index says in the low bits which warp of the group holds a value. In `joined`
// the lowest `joined_bits` register bits say it (or lanes that held copies do).
struct GroupExchange {
  std::vector<ScratchPlan> moves;
  ir::TileLayout joined;
  int joined_bits = 0;

  bool empty() const { return moves.empty(); }
  std::uint32_t scratch_offset(std::size_t input) const {
    std::uint32_t bytes = 0;
    for (std::size_t i = 0; i < input; ++i) bytes += (moves[i].bytes + 15u) / 16u * 16u;
    return bytes;
  }
  std::uint32_t scratch_bytes() const { return scratch_offset(moves.size()); }
  int rounds() const {
    int most = 1;
    for (const ScratchPlan& p : moves) most = most < p.rounds() ? p.rounds() : most;
    return most;
  }
};

}  // namespace tilewright::lowering
