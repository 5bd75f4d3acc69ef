// The kernel that docs/architecture.md follows through all stages.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::docs {

struct TransposeArgs {
  Aligned<f32> x;    // [32, 32]
  Aligned<f32> out;  // [32, 32]
};

inline void transpose(TransposeArgs args) {
  constexpr auto rows = row_major(shape<32, 32>, 4, 4);  // 4 warps, 4 neighbours a thread
  auto i = iota<0, shape<32, 32>, rows>();               // [32, 32]
  auto j = iota<1, shape<32, 32>, rows>();               // [32, 32]
  Shared<f32, shape<32, 32>, padded(32, 4)> buffer;      // [32, 32]
  buffer.store(load(args.x + i * 32 + j));
  auto turned = buffer.permute<1, 0>().load<rows>();  // [32, 32]
  store(args.out + i * 32 + j, turned);
}

}  // namespace tilewright::docs
