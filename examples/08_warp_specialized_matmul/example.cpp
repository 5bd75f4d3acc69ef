#include "examples/08_warp_specialized_matmul/example.h"

#include "examples/08_warp_specialized_matmul/kernel.h"

namespace tilewright::examples {

namespace {

constexpr Named<GemmConfig> configs[] = {{"128x256", {128, 256, 64, 4, 64, 2, 1, 8}},
                                         {"128x256_cluster", {128, 256, 64, 4, 64, 2, 2, 8}},
                                         {"128x240", {128, 240, 64, 3, 64, 2, 1, 8}},
                                         {"128x192", {128, 192, 64, 5, 64, 1, 1, 8}},
                                         {"64x64", {64, 64, 64, 4, 64, 1, 1, 8}}};

template <class Types, auto cfg>
struct Version {
  static ir::Program record() {
    return tilewright::record({.name = "gemm", .cluster = cfg.cluster}, &gemm<Types, cfg>);
  }
  // Whole clusters, at most as many as fit.
  static std::int64_t grid(const MatmulSize& s, int processors) {
    std::int64_t clusters = ceil_div(s.m, cfg.block_m * cfg.cluster) * ceil_div(s.n, cfg.block_n);
    return std::min<std::int64_t>(processors / cfg.cluster, clusters) * cfg.cluster;
  }
};

}  // namespace

Example warp_specialized_matmul_example() {
  return tensor_matmul_program<configs, Version, true>(
      "08_warp_specialized_matmul", "c = a times b transposed; a warp loads, warpgroups multiply", "gemm");
}

}  // namespace tilewright::examples
