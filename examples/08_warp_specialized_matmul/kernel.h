// c [M, N] = a [M, K] times b [N, K] transposed, for any M, N and K, and with a scale for each row of a and b
// where these are 8-bit floats: one warp fills a ring of slots by TMA, warpgroups multiply 64 rows each, and
// none waits for another's instructions: while one stores its results, another multiplies. Persistent. With a
// cluster of two CTAs, neighbours down the columns share their tile of b: each loads half of it for both.
#pragma once
#include "examples/common/tensor_matmul.h"

namespace tilewright::examples {

struct GemmConfig {
  int block_m, block_n, block_k;  // a CTA's tile of c, and how much of K one slot of the ring holds; block_m
                                  // is 64 or 128, block_n any multiple of 16
  int stages;                     // slots of the ring
  int staged, buffers;            // columns of c that a buffer holds while TMA stores them, and how many
                                  // such buffers a warpgroup has
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
  constexpr int PM = 64, parts = BM / PM;             // rows of a warpgroup
  constexpr auto accumulator = wgmma_accumulator(4);
  auto& [a_map, b_map, c_map, m, n, k] = matmul_of(args);
  Pipeline<cfg.stages, GemmSlot<T, cfg>> ring({.consumers = parts, .cluster = cluster});
  Staging<typename Types::Result, PM, BN, cfg.staged, cfg.buffers> stagings[parts];  // [PM, BN] each
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
          constexpr int half = BN / cluster;
          auto mine = to.b.template reshape<shape<cluster, half, BK>>().index(rank);  // [half, BK]
          copy_async(b_map.at(t.n * BN + rank * half, k0), mine, slot.ready(),
                     {.multicast = (1 << cluster) - 1});
        }
        slot.advance();
      });
    });
  };
  auto multiply = [&](int part) {
    auto slot = ring.consumer();
    auto rows_of = [&](const auto& a) {  // the warpgroup's [PM, BK] of a [BM, BK]
      return a.template reshape<shape<parts, PM, BK>>().index(part);
    };
    for_(tiles, [&](TileIndex t) {
      Var acc = zeros<typename Types::Sum, shape<PM, width>, accumulator>();  // [PM, width]
      if constexpr (Types::promoted) {
        for_(range(0, k, BK), [&](I32) {
          auto from = slot.wait();
          Var of_slot = zeros<typename Types::Sum, shape<PM, width>, accumulator>();  // [PM, width]
          of_slot += dot(rows_of(from.a), transpose(from.b), accumulate(false));      // [PM, BK] x [BK, BN]
          auto product = wait(of_slot);                                               // [PM, width]
          slot.release();
          acc += product;
        });
      } else {
        for_(range(0, k, BK), [&](I32) {
          auto from = slot.wait();
          acc += dot(rows_of(from.a), transpose(from.b));  // [PM, BK] x [BK, BN], in flight
          slot.template release_when_done<1>(acc);
        });
      }
      auto sum = wait(acc);  // [PM, width]
      if constexpr (!Types::promoted) slot.release_rest();
      I32 row = t.m * BM + part * PM, column = t.n * BN;
      store_columns(c_map, row, column, stagings[part], [&]<int first, int count>() {
        return scaled<accumulator>(args, slice<1, first, count>(sum), row, column + first);  // [PM, count]
      });
    });
    bulk_wait<0>();
  };
  warp_specialize(partition("load", warps<1>, registers<40>, load),
                  partition("multiply", copies<parts>, warps<4>, registers<232>, multiply));
  if constexpr (cluster > 1) cluster_barrier();  // nobody leaves while a neighbour may still reach it
}

}  // namespace tilewright::examples
