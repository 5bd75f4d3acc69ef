// c [M, N] = epilogue(a [M, K] times b [N, K] transposed), for any M, N and K: one warp fills a ring of slots
// by TMA, two warpgroups multiply, and neither waits for the other's instructions. Persistent. With a cluster
// of two CTAs, neighbours down the columns share their tile of b: each loads half of it for both.
#pragma once
#include "examples/common/tensor_matmul.h"

namespace tilewright::examples {

struct GemmConfig {
  int block_m, block_n, block_k;  // a CTA's tile of c, and how much of K one slot of the ring holds
  int warps;                      // that multiply: 4 for each 64 rows of the tile
  int stages;                     // slots of the ring
  int cluster;                    // CTAs that share tiles of b: 1 or 2
  int group;                      // rows of tiles that neighbouring CTAs share, for the cache
};

template <class T, class Accumulator, class Out, GemmConfig cfg>
void gemm(TensorMatmulArgs<T, Out> args) {
  constexpr int BM = cfg.block_m, BN = cfg.block_n, BK = cfg.block_k, cluster = cfg.cluster;
  constexpr auto accumulator = wgmma_accumulator(cfg.warps);
  struct Slot {
    Shared<T, shape<BM, BK>, swizzle_128B> a;  // [BM, BK]
    Shared<T, shape<BN, BK>, swizzle_128B> b;  // [BN, BK]
  };
  Pipeline<cfg.stages, Slot> ring({.cluster = cluster});
  Shared<Out, shape<BM, BN>, swizzle_128B> staging;  // [BM, BN]
  I32 rank = cluster_rank();
  auto tiles = persistent_tiles(args.m, args.n, BM, BN, TileOrder::grouped, cfg.group, cluster);

  auto load = [&] {
    auto slot = ring.producer();
    for_(tiles, [&](TileIndex t) {
      for_(range(0, args.k, BK), [&](I32 k) {
        auto to = slot.acquire();
        copy_async(args.a.at(t.m * BM, k), to.a, slot.ready());
        if constexpr (cluster == 1) {
          copy_async(args.b.at(t.n * BN, k), to.b, slot.ready());
        } else {
          constexpr int part = BN / cluster;
          auto mine = to.b.template reshape<shape<cluster, part, BK>>().index(rank);  // [part, BK]
          copy_async(args.b.at(t.n * BN + rank * part, k), mine, slot.ready(),
                     {.multicast = (1 << cluster) - 1});
        }
        slot.advance();
      });
    });
  };
  auto multiply = [&] {
    auto slot = ring.consumer();
    for_(tiles, [&](TileIndex t) {
      Var acc = zeros<Accumulator, shape<BM, BN>, accumulator>();  // [BM, BN]
      for_(range(0, args.k, BK), [&](I32) {
        auto from = slot.wait();
        acc += dot(from.a, transpose(from.b));  // [BM, BK] x [BK, BN], in flight
        slot.template release_when_done<1>(acc);
      });
      store(args.c.at(t.m * BM, t.n * BN), cast<Out>(wait(acc)), staging);
    });
    bulk_wait<0>();
  };
  warp_specialize(partition("load", warps<1>, registers<40>, load),
                  partition("multiply", warps<cfg.warps>, registers<232>, multiply));
  if constexpr (cluster > 1) cluster_barrier();  // nobody leaves while a neighbour may still reach it
}

}  // namespace tilewright::examples
