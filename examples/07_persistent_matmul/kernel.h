// c [M, N] = a [M, K] times b [N, K] transposed, for any M, N and K: as many CTAs as the GPU holds, each
// works through many tiles of c. The ring runs on from tile to tile, so the next tile's operands come while
// this one is stored, and a tile's store leaves while the next one is multiplied.
#pragma once
#include "examples/common/tensor_matmul.h"

namespace tilewright::examples {

struct PersistentConfig {
  int block_m, block_n, block_k;  // a tile of c, and how much of K one slot of the ring holds
  int warps;                      // 4 for each 64 rows of the tile
  int stages;                     // slots of the ring
  int group;                      // rows of tiles that neighbouring CTAs share, for the cache
};

template <class T, class Accumulator, class Out, PersistentConfig cfg>
void persistent_matmul(TensorMatmulArgs<T, Out> args) {
  constexpr int BM = cfg.block_m, BN = cfg.block_n, BK = cfg.block_k, stages = cfg.stages;
  constexpr auto accumulator = wgmma_accumulator(cfg.warps);
  I32 tiles_m = cdiv(args.m, BM), tiles_n = cdiv(args.n, BN), steps = cdiv(args.k, BK);
  I32 first = program_id(0), apart = num_programs(0);
  I32 tiles = cdiv(tiles_m * tiles_n - first, apart), total = tiles * steps;  // of this CTA
  auto tile = [&](const I32& i) {                                             // the i-th tile of this CTA
    return tile_at(first + i * apart, tiles_m, tiles_n, TileOrder::grouped, cfg.group);
  };

  Shared<T, shape<stages, BM, BK>, swizzle_128B> a_ring;  // [stages, BM, BK]
  Shared<T, shape<stages, BN, BK>, swizzle_128B> b_ring;  // [stages, BN, BK]
  Shared<Out, shape<BM, BN>, swizzle_128B> staging;       // [BM, BN]
  Barriers<stages> ready({.expects = 1}, "ready");

  auto load = [&](const I32& step) {  // step counts through all tiles of this CTA
    if_(step < total, [&] {
      I32 slot = step % stages, k = step % steps * BK;
      TileIndex t = tile(step / steps);
      auto a = a_ring.index(slot);  // [BM, BK]
      auto b = b_ring.index(slot);  // [BN, BK]
      ready[slot].expect(a, b);
      copy_async(args.a.at(t.m * BM, k), a, ready[slot]);
      copy_async(args.b.at(t.n * BN, k), b, ready[slot]);
    });
  };

  for (int i = 0; i < stages; ++i) load(i);
  for_(range(tiles), [&](I32 i) {
    Var acc = zeros<Accumulator, shape<BM, BN>, accumulator>();  // [BM, BN]
    for_(range(steps), [&](I32 k) {
      I32 step = i * steps + k, slot = step % stages;
      ready[slot].wait(step / stages);
      acc += dot(a_ring.index(slot), transpose(b_ring.index(slot)));  // [BM, BK] x [BK, BN], in flight
      dot_wait<1>(acc);
      if_(k > 0, [&] { load(step + (stages - 1)); });  // into the slot of the product before
    });
    auto sum = wait(acc);                    // [BM, BN]
    load(i * steps + steps + (stages - 1));  // the slot of the tile's last product
    TileIndex t = tile(i);
    store(args.c.at(t.m * BM, t.n * BN), cast<Out>(sum), staging);
  });
  bulk_wait<0>();
}

}  // namespace tilewright::examples
