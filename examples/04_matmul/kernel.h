// c [M, N] = epilogue(a [M, K] times b [N, K] transposed), for any M, N and K: a ring of cp.async copies into
// swizzled shared memory, ldmatrix, mma.sync, float accumulators.
#pragma once
#include <utility>
#include <vector>

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

  // fill all slots but one, then: wait for the oldest copy, start one into the free slot, multiply
  unrolled<stages - 1>([&](auto i) { copy(i.value, i.value * BK); });
  Var acc = zeros<f32, shape<BM, BN>, accumulator>();  // [BM, BN]
  for_(range(0, args.k, BK), [&](I32 k) {
    wait_group<stages - 2>();
    copy((k / BK + stages - 1) % stages, k + (stages - 1) * BK);
    auto a_slot = a_ring.index(k / BK % stages);                           // [BM, BK]
    auto b_slot = b_ring.index(k / BK % stages).template permute<1, 0>();  // [BK, BN]
    auto read_a = [&](auto i) {
      return a_slot.template slice<1, i * step, step>().template load<a_fragment>();
    };
    auto read_b = [&](auto i) {
      return b_slot.template slice<0, i * step, step>().template load<b_fragment>();
    };
    std::vector x{read_a(std::integral_constant<int, 0>{})};  // [BM, step] each
    std::vector y{read_b(std::integral_constant<int, 0>{})};  // [step, BN] each
    unrolled<BK / step>([&](auto i) {
      if constexpr (i + 1 < BK / step) {  // reads are one step ahead of the products
        x.push_back(read_a(std::integral_constant<int, i + 1>{}));
        y.push_back(read_b(std::integral_constant<int, i + 1>{}));
      }
      acc += dot(x[i], y[i]);  // [BM, BN]
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
