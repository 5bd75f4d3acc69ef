// c [M, N] = epilogue(a [M, K] times b [N, K] transposed), for any M, N and K: a ring of cp.async copies into
// swizzled shared memory, ldmatrix, mma.sync, float accumulators.
#pragma once
#include <utility>

#include "dsl/tilewright.h"

namespace tilewright::examples {

struct MatmulConfig {
  int block_m, block_n, block_k;  // a CTA's tile of c, and how much of K one slot of the ring holds
  int warps_m, warps_n;           // how the warps divide the tile of c
  int stages;                     // slots of the ring, at least 2
  int group_m;                    // rows of tiles that neighbouring CTAs share, for the cache
  bool is_aligned;                // pointers and strides are promised to be multiples of 16 bytes
};

// Epilogues: from the tile of sums to the tile that is stored (both f32).
struct Scale {
  F32 alpha;
  auto operator()(const auto& x) const { return x * alpha; }
};
struct LeakyRelu {
  F32 alpha;
  auto operator()(const auto& x) const { return where(x > 0.0f, x, x * alpha); }
};

template <class T, MatmulConfig cfg>
struct MatmulArgs {
  static constexpr int elements = cfg.is_aligned ? 16 / sizeof(T) : 1;
  Aligned<T, elements*int(sizeof(T))> a, b;  // [M, K], [N, K]
  Aligned<T, elements* int(sizeof(T))> c;    // [M, N]
  I32 m;
  Multiple<I32, elements> n, k;
  Multiple<I64, elements> a_stride, b_stride, c_stride;  // elements from row to row
  F32 alpha;                                             // of the epilogue
};

// f(0), f(1), ..., f(N - 1) with constants, while the kernel is recorded.
template <int N, class F>
void unrolled(F f) {
  [&]<int... i>(std::integer_sequence<int, i...>) { (f(std::integral_constant<int, i>{}), ...); }
  (std::make_integer_sequence<int, N>{});
}

template <class T, MatmulConfig cfg, class Epilogue>
void matmul(MatmulArgs<T, cfg> args, Epilogue epilogue) {
  // constants
  constexpr int BM = cfg.block_m, BN = cfg.block_n, BK = cfg.block_k, stages = cfg.stages, step = 16;
  constexpr int warps = cfg.warps_m * cfg.warps_n, vector = cfg.is_aligned ? 16 / sizeof(T) : 1;
  constexpr auto accumulator = mma_accumulator(cfg.warps_m, cfg.warps_n);
  constexpr auto a_fragment = dot_operand<0>(accumulator, 2);
  constexpr auto b_fragment = dot_operand<1>(accumulator, 2);
  constexpr auto a_copy = row_major(shape<BM, BK>, warps, vector);
  constexpr auto b_copy = row_major(shape<BN, BK>, warps, vector);
  constexpr auto c_store = row_major(shape<BM, BN>, warps, vector);

  // which tile of c
  auto tile = tile_at(program_id(0), cdiv(args.m, BM), cdiv(args.n, BN), TileOrder::grouped, cfg.group_m);
  I32 m0 = tile.m * BM, n0 = tile.n * BN;

  // memory: a ring of slots for a and b
  Shared<T, shape<stages, BM, BK>, swizzle_128B> a_ring;  // [stages, BM, BK]
  Shared<T, shape<stages, BN, BK>, swizzle_128B> b_ring;  // [stages, BN, BK]

  // where this CTA's rows of a and b are; past the last row it stands in: those sums are never stored
  auto a_row = minimum(iota<0, shape<BM, BK>, a_copy>(), args.m - 1 - m0);  // [BM, BK]
  auto a_col = iota<1, shape<BM, BK>, a_copy>();                            // [BM, BK]
  auto b_row = minimum(iota<0, shape<BN, BK>, b_copy>(), args.n - 1 - n0);  // [BN, BK]
  auto b_col = iota<1, shape<BN, BK>, b_copy>();                            // [BN, BK]
  auto a = args.a + cast<i64>(m0) * args.a_stride + (cast<i64>(a_row) * args.a_stride + cast<i64>(a_col));
  auto b = args.b + cast<i64>(n0) * args.b_stride + (cast<i64>(b_row) * args.b_stride + cast<i64>(b_col));

  auto copy = [&](I32 slot, I32 k) {  // starts the copies of columns k, k + 1, ...; zeros past the end of K
    copy_async(a + k, a_ring.index(slot), a_col < args.k - k);  // [BM, BK]
    copy_async(b + k, b_ring.index(slot), b_col < args.k - k);  // [BN, BK]
    commit_group();
  };

  auto read_a = [&](I32 slot, auto i) {  // columns step * i to step * (i + 1) of a slot
    return a_ring.index(slot).template slice<1, i * step, step>().template load<a_fragment>();
  };
  auto read_b = [&](I32 slot, auto i) {
    auto b_slot = b_ring.index(slot).template permute<1, 0>();  // [BK, BN]
    return b_slot.template slice<0, i * step, step>().template load<b_fragment>();
  };

  // fill all slots; then every step reads the fragments of the next one before it multiplies its own, and
  // with the last reads of a slot behind it (a barrier says so for all warps) its next copy starts
  unrolled<stages>([&](auto i) { copy(i.value, i.value * BK); });
  wait_group<stages - 1>();
  constexpr std::integral_constant<int, 0> first;
  Var acc = zeros<f32, shape<BM, BN>, accumulator>();  // [BM, BN]
  Var x = read_a(0, first);                            // [BM, step]
  Var y = read_b(0, first);                            // [step, BN]
  for_(range(0, args.k, BK), [&](I32 k) {
    I32 slot = k / BK % stages, next_slot = (k / BK + 1) % stages;
    unrolled<BK / step>([&](auto i) {
      constexpr std::integral_constant<int, (i + 1) % (BK / step)> next;
      auto product = dot(x, y);
      if (next == 0) {
        wait_group<stages - 2>();
        copy(slot, k + stages * BK);
      }
      x = read_a(next == 0 ? next_slot : slot, next);
      y = read_b(next == 0 ? next_slot : slot, next);
      acc += product;
    });
  });
  wait_group<0>();

  // epilogue, then to memory in whole lines
  auto result = convert_layout<c_store>(cast<T>(apply(epilogue, acc.get())));  // [BM, BN]
  auto row = iota<0, shape<BM, BN>, c_store>();                                // [BM, BN]
  auto col = iota<1, shape<BM, BN>, c_store>();                                // [BM, BN]
  auto c = args.c + cast<i64>(m0) * args.c_stride + n0 + (cast<i64>(row) * args.c_stride + cast<i64>(col));
  store(c, result, (row < args.m - m0) & (col < args.n - n0));
}

}  // namespace tilewright::examples
