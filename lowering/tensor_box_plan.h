// How a buffer in shared memory is filled or emptied by the tensor memory engine (TMA): which boxes of the
// tensor go where, computed from the buffer's layout. No LLVM here.
//
// Source: PTX ISA, "Tensor copy" and "Tensor swizzling modes"; CUDA driver API, cuTensorMapEncodeTiled. The
// engine writes a box densely, innermost dimension first, and applies the swizzle to the shared address.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ir/type.h"

namespace tilewright::lowering {

// One instruction: the box at `offset` (elements, outermost dimension first, of the map) lies at this byte.
struct TensorBoxCopy {
  std::uint32_t byte = 0;
  std::array<int, ir::max_rank> offset = {};
  bool operator==(const TensorBoxCopy&) const = default;
};

struct TensorBoxPlan {
  int rank = 0;                            // of the map
  std::array<int, ir::max_rank> box = {};  // elements, outermost dimension first
  int swizzle = 0;                         // 128, 64, 32 bytes, 0: none
  std::uint32_t alignment = 128;           // that the buffer's address must have
  std::vector<TensorBoxCopy> copies;
};

// The fewest instructions for a buffer of that type and a map of `map_rank` dimensions, of which the buffer
// has the last ones. Nothing if the engine cannot make that layout; `why` is then what was found and what to
// change.
std::optional<TensorBoxPlan> plan_tensor_box(const ir::Type& buffer, int map_rank, std::string& why);
// The same for a column of pixels in im2col mode, a buffer [pixels, channels]: every instruction brings all
// pixels.
std::optional<TensorBoxPlan> plan_pixel_column(const ir::Type& buffer, std::string& why);

}  // namespace tilewright::lowering
