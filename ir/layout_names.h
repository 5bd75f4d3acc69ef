// Finds the readable form of a layout: the printed program says blocked(...) where the map is one.
#pragma once
#include <string>

#include "ir/element_type.h"
#include "ir/shared_layout.h"
#include "ir/tile_layout.h"

namespace tilewright::ir {

// The counts of images can be true. Nothing else may be asked of a layout for which this is false.
constexpr bool possible(const TileLayout& l) {
  return l.register_bits >= 0 && l.warp_bits >= 0 &&
         l.register_bits + TileLayout::lane_bits + l.warp_bits <= TileLayout::capacity;
}

// blocked(size_per_thread, threads_per_warp, warps_per_cta[, order]), mma_accumulator(warps_m, warps_n) or
// dot_operand(index, mma_accumulator(...), k_width), if one of them resolves to this map for the shape; else
// the empty text. The order of blocked is left out where the last dimension is fastest, and so on.
std::string layout_name(const TileLayout& layout, const Shape& shape);

// swizzle_none, swizzle_128B / 64B / 32B, swizzled(vec, per_phase, max_phase) or padded(interval, amount), if
// one of them resolves to this layout for the shape and element; else the empty text.
std::string layout_name(const SharedLayout& layout, const Shape& shape, const Element& element);

}  // namespace tilewright::ir
