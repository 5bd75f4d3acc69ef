// A dozen layouts of every kind for a shape, and random data.
#pragma once
#include <random>
#include <string>
#include <vector>

#include "ir/layout_specs.h"
#include "tests/ir/layout/random_layout.h"

namespace tilewright::differential {

struct NamedLayout {
  std::string name;
  ir::TileLayout layout;
};

inline std::vector<NamedLayout> layouts_for(const ir::Shape& shape, int warps, unsigned seed) {
  using namespace ir;
  std::vector<NamedLayout> all;
  auto add = [&](std::string name, TileLayout l) { all.push_back({std::move(name), l}); };
  std::mt19937 random(seed);
  int bits = shape.total_bits(), warp_bits = std::countr_zero(static_cast<unsigned>(warps));
  if (shape.rank == 2) {
    add("rows", Blocked{{1, 4}, {4, 8}, {warps, 1}, {1, 0}}.resolve(shape));
    add("columns", Blocked{{4, 1}, {8, 4}, {1, warps}, {0, 1}}.resolve(shape));
    add("scattered", Blocked{{1, 1}, {4, 8}, {1, warps}, {1, 0}}.resolve(shape));
    add("row_a_warp", Blocked{{2, 8}, {1, 32}, {warps, 1}, {1, 0}}.resolve(shape));
    int wm = warps >= 4 ? warps / 2 : warps;
    MmaAccumulator mma{wm, warps / wm};
    add("mma", mma.resolve(shape));
    add("wgmma", MmaAccumulator{warps, 1}.resolve(shape));
    add("operand_a", DotOperand{0, mma, 2}.resolve(shape));
    add("operand_b", DotOperand{1, mma, 4}.resolve(shape));
    Blocked cube{{1, 2, 2}, {2, 4, 4}, {1, warps, 1}, {2, 1, 0}};
    add("slice0", Slice<Blocked>{0, cube}.resolve(shape));
  } else {
    add("one", Blocked{{1}, {32}, {warps}, {0}}.resolve(shape));
    add("four", Blocked{{4}, {32}, {warps}, {0}}.resolve(shape));
    Blocked rows{{2, 2}, {8, 4}, {warps, 1}, {1, 0}};
    add("slice0", Slice<Blocked>{0, rows}.resolve(shape));
    add("slice1", Slice<Blocked>{1, rows}.resolve(shape));
    add("slice_mma", Slice<MmaAccumulator>{1, MmaAccumulator{warps, 1}}.resolve(shape));
  }
  add("plain", random_layout(random, bits, warp_bits, true));
  add("random", random_layout(random, bits, warp_bits, false));
  add("random2", random_layout(random, bits, warp_bits, false));
  return all;
}

inline std::vector<std::byte> random_bytes(std::size_t n, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<std::byte> bytes(n);
  for (std::byte& b : bytes) b = static_cast<std::byte>(random());
  return bytes;
}

}  // namespace tilewright::differential
