// Which threads hold copies of a tile's elements.
#pragma once
#include "ir/tile_layout.h"

namespace tilewright::lowering {

// Bits of lane and warp ids that select no element: a thread with any of them set holds what a thread with
// them clear holds. Register bits are in it for completeness and are 0 for every valid layout.
struct FreeBits {
  unsigned registers = 0, lanes = 0, warps = 0;
  // Every free bit has a zero image, so that clearing it gives a thread with the same elements in the same
  // registers.
  bool same_registers = true;
};

constexpr FreeBits free_bits(const ir::TileLayout& layout) {
  // A bit whose image is a combination of earlier images (registers, then lanes, then warps) adds no element.
  FreeBits free;
  std::uint32_t rows[ir::TileLayout::capacity] = {};
  int rank = 0, n = layout.register_bits + ir::TileLayout::lane_bits + layout.warp_bits;
  for (int i = 0; i < n; ++i) {
    std::uint32_t v = layout.basis[i];
    for (int j = 0; j < rank; ++j)
      if ((v ^ rows[j]) < v) v ^= rows[j];
    if (v) {
      rows[rank++] = v;
      continue;
    }
    if (layout.basis[i]) free.same_registers = false;
    if (i < layout.register_bits)
      free.registers |= 1u << i;
    else if (i < layout.register_bits + ir::TileLayout::lane_bits)
      free.lanes |= 1u << (i - layout.register_bits);
    else
      free.warps |= 1u << (i - layout.register_bits - ir::TileLayout::lane_bits);
  }
  return free;
}

}  // namespace tilewright::lowering
