#include "examples/07_persistent_matmul/example.h"

#include "examples/07_persistent_matmul/kernel.h"

namespace tilewright::examples {

namespace {

constexpr Named<PersistentConfig> configs[] = {{"128x256", {128, 256, 64, 8, 3, 8}},
                                               {"128x128", {128, 128, 64, 8, 4, 8}},
                                               {"64x64", {64, 64, 64, 4, 3, 8}}};

template <class Types, auto cfg>
struct Version {
  using T = typename Types::Operand;
  using Out = typename Types::Result;
  static ir::Program record() {
    return tilewright::record({.name = "persistent_matmul", .warps = cfg.warps},
                              &persistent_matmul<T, typename Types::Sum, Out, cfg>);
  }
  static std::int64_t grid(const MatmulSize& s, int processors) {
    return std::min<std::int64_t>(processors, ceil_div(s.m, cfg.block_m) * ceil_div(s.n, cfg.block_n));
  }
};

}  // namespace

Example persistent_matmul_example() {
  return tensor_matmul_program<configs, Version>(
      "07_persistent_matmul", "c = a times b transposed; persistent CTAs", "persistent_matmul");
}

}  // namespace tilewright::examples
