// Which expert and rows a program of the grid works on: one entry of the block schedule (moe_routing writes
// it).
#pragma once
#include "examples/moe/kernels/expert_product.h"

namespace tilewright::moe {

struct ExpertTile {
  I32 slice;  // local expert
  I32 row;    // first local row (sorted by expert) of the tile
  I32 end;    // one past the expert's last row
};

// Calls body(tile) if the entry for this program is not padding (-1). Entries are block << 16 | slice.
template <int block_m, class Body>
void with_expert_tile(const Ptr<i32>& schedule, const I32& entry_index, const Ptr<i32>& slice_offsets,
                      Body&& body, SourceLocation at = SourceLocation::current()) {
  CallScope scope(at);
  I32 entry = load(schedule + entry_index);
  if_(entry >= 0, [&] {
    I32 slice = entry & 0xffff;
    I32 begin = load(slice_offsets + slice), end = load(slice_offsets + slice + 1);
    body(ExpertTile{slice, begin + (entry >> 16) * block_m, end});
  });
}

// The local rows of the tile in a one-dimensional layout, and which of them belong to the expert.
template <int block_m, auto Layout>
auto tile_rows(const ExpertTile& tile) {
  return tile.row + arange<0, block_m, Layout>();
}

}  // namespace tilewright::moe
