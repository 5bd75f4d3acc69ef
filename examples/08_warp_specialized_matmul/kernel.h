// c [M, N] = epilogue(a [M, K] times b [N, K] transposed), for any M, N and K: one warp fills a ring of slots
// by TMA, two warpgroups multiply, and neither waits for the other's instructions. Persistent. With a cluster
// of two CTAs, neighbours down the columns share their tile of b: each loads half of it for both.
#pragma once
#include "examples/common/tensor_matmul.h"

namespace tilewright::examples {

struct GemmConfig {
  int block_m, block_n, block_k;  // a CTA's tile of c, and how much of K one slot of the ring holds
  int more_n;                     // further columns of the tile: extents are powers of two, 192 = 128 + 64
  int warps;                      // that multiply: 4 for each 64 rows of the tile
  int stages;                     // slots of the ring
  int cluster;                    // CTAs that share tiles of b: 1 or 2
  int group;                      // rows of tiles that neighbouring CTAs share, for the cache
};

template <class T, GemmConfig cfg, int more_n = cfg.more_n>
struct GemmSlot {
  Shared<T, shape<cfg.block_m, cfg.block_k>, swizzle_128B> a;  // [BM, BK]
  Shared<T, shape<cfg.block_n, cfg.block_k>, swizzle_128B> b;  // [BN, BK]
  Shared<T, shape<more_n, cfg.block_k>, swizzle_128B> b2;      // [more_n, BK]
};
template <class T, GemmConfig cfg>
struct GemmSlot<T, cfg, 0> {
  Shared<T, shape<cfg.block_m, cfg.block_k>, swizzle_128B> a;  // [BM, BK]
  Shared<T, shape<cfg.block_n, cfg.block_k>, swizzle_128B> b;  // [BN, BK]
};

template <class T, class Accumulator, class Out, GemmConfig cfg>
void gemm(TensorMatmulArgs<T, Out> args) {
  constexpr int BM = cfg.block_m, BN = cfg.block_n, BK = cfg.block_k, cluster = cfg.cluster, N2 = cfg.more_n;
  constexpr auto accumulator = wgmma_accumulator(cfg.warps);
  Pipeline<cfg.stages, GemmSlot<T, cfg>> ring({.cluster = cluster});
  Shared<Out, shape<BM, BN>, swizzle_128B> staging;            // [BM, BN]
  Shared<Out, shape<BM, N2 ? N2 : 8>, swizzle_128B> staging2;  // [BM, N2]
  I32 rank = cluster_rank();
  auto tiles = persistent_tiles(args.m, args.n, BM, BN + N2, TileOrder::grouped, cfg.group, cluster);

  auto load = [&] {
    auto slot = ring.producer();
    for_(tiles, [&](TileIndex t) {
      for_(range(0, args.k, BK), [&](I32 k) {
        auto to = slot.acquire();
        copy_async(args.a.at(t.m * BM, k), to.a, slot.ready());
        if constexpr (cluster == 1) {
          copy_async(args.b.at(t.n * (BN + N2), k), to.b, slot.ready());
          if constexpr (N2 > 0) copy_async(args.b.at(t.n * (BN + N2) + BN, k), to.b2, slot.ready());
        } else {
          static_assert(N2 == 0, "a cluster shares tiles of one part");
          constexpr int part = BN / cluster;
          auto mine = to.b.template reshape<shape<cluster, part, BK>>().index(rank);  // [part, BK]
          copy_async(args.b.at(t.n * (BN + N2) + rank * part, k), mine, slot.ready(),
                     {.multicast = (1 << cluster) - 1});
        }
        slot.advance();
      });
    });
  };
  auto multiply = [&] {
    auto slot = ring.consumer();
    for_(tiles, [&](TileIndex t) {
      Var acc = zeros<Accumulator, shape<BM, BN>, accumulator>();            // [BM, BN]
      Var more = zeros<Accumulator, shape<BM, N2 ? N2 : 8>, accumulator>();  // [BM, N2]
      for_(range(0, args.k, BK), [&](I32) {
        auto from = slot.wait();
        acc += dot(from.a, transpose(from.b));  // [BM, BK] x [BK, BN], in flight
        if constexpr (N2 > 0) {
          more += dot(from.a, transpose(from.b2));  // [BM, BK] x [BK, N2]
          dot_wait<2>(acc, more);
          slot.template release_past<1>();
        } else {
          slot.template release_when_done<1>(acc);
        }
      });
      if constexpr (N2 > 0) dot_wait<0>(acc, more);
      auto sum = wait(acc);  // [BM, BN]
      slot.release_rest();
      store(args.c.at(t.m * BM, t.n * (BN + N2)), cast<Out>(sum), staging);
      if constexpr (N2 > 0) store(args.c.at(t.m * BM, t.n * (BN + N2) + BN), cast<Out>(more.get()), staging2);
    });
    bulk_wait<0>();
  };
  warp_specialize(partition("load", warps<1>, registers<40>, load),
                  partition("multiply", warps<cfg.warps>, registers<232>, multiply));
  if constexpr (cluster > 1) cluster_barrier();  // nobody leaves while a neighbour may still reach it
}

}  // namespace tilewright::examples
