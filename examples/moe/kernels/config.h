// Compile-time choices of the expert matmul kernels.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::moe {

// Tile of one CTA: block_m rows (assignments of one expert) by block_n output columns, block_k at a time
// through a ring of `stages` slots in shared memory, computed by warps_m x warps_n warps.
struct ExpertConfig {
  int block_m = 64;
  int block_n = 64;
  int block_k = 64;
  int stages = 3;
  int warps_m = 2;
  int warps_n = 2;
  // The K dimension is a multiple of this many elements, so that rows start on vector boundaries; 8 gives
  // 16-byte copies of 16-bit types, 1 works for any size.
  int vector = 8;
  bool bias = false;
  bool interleaved = false;  // w1 rows: gate 2j, up 2j+1 (gpt-oss) instead of gate j, up I+j (vLLM)

  constexpr int warps() const { return warps_m * warps_n; }
  constexpr bool operator==(const ExpertConfig&) const = default;
};

}  // namespace tilewright::moe
