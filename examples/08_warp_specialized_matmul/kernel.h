// c [M, N] = a [M, K] times b [N, K] transposed, for any M, N and K, and with a scale for each row of a and b
// where these are 8-bit floats: one warp fills a ring of slots by TMA, two warpgroups multiply, and neither
// waits for the other's instructions. Persistent. With a cluster of two CTAs, neighbours down the columns
// share their tile of b: each loads half of it for both.
#pragma once
#include "examples/common/tensor_matmul.h"

namespace tilewright::examples {

struct GemmConfig {
  int block_m, block_n, block_k;  // a CTA's tile of c, and how much of K one slot of the ring holds; block_n
                                  // is any multiple of 16
  int warps;                      // that multiply: 4 for each 64 rows of the tile
  int stages;                     // slots of the ring
  int cluster;                    // CTAs that share tiles of b: 1 or 2
  int group;                      // rows of tiles that neighbouring CTAs share, for the cache
};

template <class T, GemmConfig cfg>
struct GemmSlot {
  Shared<T, shape<cfg.block_m, cfg.block_k>, swizzle_128B> a;  // [BM, BK]
  Shared<T, shape<cfg.block_n, cfg.block_k>, swizzle_128B> b;  // [BN, BK]
};

template <class Types, GemmConfig cfg>
void gemm(typename Types::Args args) {
  using T = typename Types::Operand;
  constexpr int BM = cfg.block_m, BN = cfg.block_n, BK = cfg.block_k, cluster = cfg.cluster;
  constexpr int width = std::bit_ceil(unsigned{BN});  // of the tile of sums, a power of two
  constexpr auto accumulator = wgmma_accumulator(cfg.warps);
  auto& [a_map, b_map, c_map, m, n, k] = matmul_of(args);
  Pipeline<cfg.stages, GemmSlot<T, cfg>> ring({.cluster = cluster});
  Staging<typename Types::Result, BM, BN> staging;  // [BM, BN]
  I32 rank = cluster_rank();
  auto tiles = persistent_tiles(m, n, BM, BN, TileOrder::grouped, cfg.group, cluster);

  auto load = [&] {
    auto slot = ring.producer();
    for_(tiles, [&](TileIndex t) {
      for_(range(0, k, BK), [&](I32 k0) {
        auto to = slot.acquire();
        copy_async(a_map.at(t.m * BM, k0), to.a, slot.ready());
        if constexpr (cluster == 1) {
          copy_async(b_map.at(t.n * BN, k0), to.b, slot.ready());
        } else {
          constexpr int part = BN / cluster;
          auto mine = to.b.template reshape<shape<cluster, part, BK>>().index(rank);  // [part, BK]
          copy_async(b_map.at(t.n * BN + rank * part, k0), mine, slot.ready(),
                     {.multicast = (1 << cluster) - 1});
        }
        slot.advance();
      });
    });
  };
  auto multiply = [&] {
    auto slot = ring.consumer();
    for_(tiles, [&](TileIndex t) {
      Var acc = zeros<typename Types::Sum, shape<BM, width>, accumulator>();  // [BM, width]
      if constexpr (Types::promoted) {
        for_(range(0, k, BK), [&](I32) {
          auto from = slot.wait();
          Var part = zeros<typename Types::Sum, shape<BM, width>, accumulator>();  // [BM, width]
          part += dot(from.a, transpose(from.b), accumulate(false));               // [BM, BK] x [BK, BN]
          auto product = wait(part);                                               // [BM, width]
          slot.release();
          acc += product;
        });
      } else {
        for_(range(0, k, BK), [&](I32) {
          auto from = slot.wait();
          acc += dot(from.a, transpose(from.b));  // [BM, BK] x [BK, BN], in flight
          slot.template release_when_done<1>(acc);
        });
      }
      auto sum = wait(acc);  // [BM, width]
      if constexpr (!Types::promoted) slot.release_rest();
      I32 row = t.m * BM, column = t.n * BN;
      store_columns(c_map, row, column, staging, [&]<int first, int count>() {
        return scaled<accumulator>(args, slice<1, first, count>(sum), row, column + first);  // [BM, count]
      });
    });
    bulk_wait<0>();
  };
  warp_specialize(partition("load", warps<1>, registers<40>, load),
                  partition("multiply", warps<cfg.warps>, registers<232>, multiply));
  if constexpr (cluster > 1) cluster_barrier();  // nobody leaves while a neighbour may still reach it
}

}  // namespace tilewright::examples
