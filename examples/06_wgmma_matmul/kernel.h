// c [M, N] = a [M, K] times b [N, K] transposed, for any M, N and K: TMA brings the operands into a ring of
// slots, wgmma reads them there, one product stays in flight. All warps do the same.
#pragma once
#include "examples/common/tensor_matmul.h"

namespace tilewright::examples {

struct WgmmaConfig {
  int block_m, block_n, block_k;  // a CTA's tile of c, and how much of K one slot of the ring holds
  int warps;                      // 4 for each 64 rows of the tile
  int stages;                     // slots of the ring
  int group;                      // rows of tiles that neighbouring CTAs share, for the cache
};

template <class T, class Accumulator, class Out, WgmmaConfig cfg>
void wgmma_matmul(TensorMatmulArgs<T, Out> args) {
  constexpr int BM = cfg.block_m, BN = cfg.block_n, BK = cfg.block_k, stages = cfg.stages;
  constexpr auto accumulator = wgmma_accumulator(cfg.warps);
  auto tile = tile_at(program_id(0), cdiv(args.m, BM), cdiv(args.n, BN), TileOrder::grouped, cfg.group);
  I32 row = tile.m * BM, column = tile.n * BN, steps = cdiv(args.k, BK);

  Shared<T, shape<stages, BM, BK>, swizzle_128B> a_ring;  // [stages, BM, BK]
  Shared<T, shape<stages, BN, BK>, swizzle_128B> b_ring;  // [stages, BN, BK]
  Shared<Out, shape<BM, BN>, swizzle_128B> staging;       // [BM, BN]
  Barriers<stages> ready({.expects = 1}, "ready");

  auto load = [&](const I32& step) {  // columns step * BK, ... of a and b; zeros past the end of K
    if_(step < steps, [&] {
      I32 slot = step % stages;
      auto a = a_ring.index(slot);  // [BM, BK]
      auto b = b_ring.index(slot);  // [BN, BK]
      ready[slot].expect(a, b);
      copy_async(args.a.at(row, step * BK), a, ready[slot]);
      copy_async(args.b.at(column, step * BK), b, ready[slot]);
    });
  };

  for (int i = 0; i < stages - 1; ++i) load(i);
  Var acc = zeros<Accumulator, shape<BM, BN>, accumulator>();  // [BM, BN]
  for_(range(steps), [&](I32 step) {
    I32 slot = step % stages;
    ready[slot].wait(step / stages);
    acc += dot(a_ring.index(slot), transpose(b_ring.index(slot)));  // [BM, BK] x [BK, BN], in flight
    dot_wait<1>(acc);                                               // the product before it is done:
    load(step + (stages - 1));                                      // its slot may be filled again
  });
  store(args.c.at(row, column), cast<Out>(wait(acc)), staging);
  bulk_wait<0>();
}

}  // namespace tilewright::examples
