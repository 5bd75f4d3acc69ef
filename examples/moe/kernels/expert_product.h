// The main loop shared by bmm1 and bmm2: rows of activations times rows of one expert's weights, K contiguous
// in both.
#pragma once
#include <array>

#include "examples/moe/kernels/config.h"

namespace tilewright::moe {

template <ExpertConfig cfg>
struct ExpertLayouts {
  static constexpr ir::MmaAccumulator accumulator = mma_accumulator(cfg.warps_m, cfg.warps_n);
  static constexpr ir::Blocked a = row_major(shape<cfg.block_m, cfg.block_k>, cfg.warps(), cfg.vector);
  static constexpr ir::Blocked w = row_major(shape<cfg.block_n, cfg.block_k>, cfg.warps(), cfg.vector);
  static constexpr auto a_rows = slice<1>(a);
  static constexpr auto w_rows = slice<1>(w);
};

// Offsets in elements of the first element of every row, and which rows exist; the others read as 0.
template <int Rows, auto Layout>
struct RowOffsets {
  Tile<i64, shape<Rows>, Layout> offset;  // [Rows]
  Tile<i1, shape<Rows>, Layout> exists;   // [Rows]
};

// `products` results [block_m, block_n] (f32): the rows of `a` times each list of rows of `w`, over k_size
// elements. A row that does not exist is never read. Rows start at multiples of cfg.vector elements.
template <ExpertConfig cfg, class T, std::size_t products>
auto expert_product(const Ptr<T>& a, const RowOffsets<cfg.block_m, ExpertLayouts<cfg>::a_rows>& a_rows,
                    const Ptr<T>& w,
                    const std::array<RowOffsets<cfg.block_n, ExpertLayouts<cfg>::w_rows>, products>& w_rows,
                    const I32& k_size) {
  using L = ExpertLayouts<cfg>;
  constexpr int BM = cfg.block_m, BN = cfg.block_n, BK = cfg.block_k, S = cfg.stages;
  constexpr int k_width = 2;  // 16-bit elements in a register
  using Accumulator = Tile<f32, shape<BM, BN>, L::accumulator>;

  Shared<T, shape<S, BM, BK>, swizzle_128B> ring_a;                        // [S, BM, BK]
  std::array<Shared<T, shape<S, BN, BK>, swizzle_128B>, products> ring_w;  // [S, BN, BK]
  auto a_k = iota<1, shape<BM, BK>, L::a>();                               // [BM, BK]
  auto w_k = iota<1, shape<BN, BK>, L::w>();                               // [BN, BK]

  auto fetch = [&](const I32& tile) {
    I32 k0 = tile * BK, slot = tile % S;
    auto a_mask = expand_dims<1>(a_rows.exists) & (a_k + k0 < k_size);  // [BM, BK]
    auto a_at = expand_dims<1>(a_rows.offset) + cast<i64>(a_k + k0);    // [BM, BK]
    copy_async(a + a_at, ring_a.index(slot), a_mask);
    for (std::size_t p = 0; p < products; ++p) {
      auto w_mask = expand_dims<1>(w_rows[p].exists) & (w_k + k0 < k_size);  // [BN, BK]
      auto w_at = expand_dims<1>(w_rows[p].offset) + cast<i64>(w_k + k0);    // [BN, BK]
      copy_async(w + w_at, ring_w[p].index(slot), w_mask);
    }
    commit_group();
  };
  for (int s = 0; s < S - 1; ++s) fetch(I32(s));

  auto accumulators = [&]<std::size_t... P>(std::index_sequence<P...>) {
    return std::array<Var<Accumulator>, products>{
        (void(P), Var(zeros<f32, shape<BM, BN>, L::accumulator>()))...};
  }
  (std::make_index_sequence<products>{});
  for_(range(0, cdiv(k_size, BK)), [&](I32 tile) {
    wait_group<S - 2>();
    fetch(tile + (S - 1));
    I32 slot = tile % S;
    auto fragment_a =
        ring_a.index(slot).template load<dot_operand<0>(L::accumulator, k_width)>();  // [BM, BK]
    for (std::size_t p = 0; p < products; ++p) {
      auto columns = ring_w[p].index(slot).template permute<1, 0>();  // [BK, BN]
      accumulators[p] += dot(fragment_a, columns.template load<dot_operand<1>(L::accumulator, k_width)>());
    }
  });
  wait_group<0>();  // only empty tail groups are left
  return [&]<std::size_t... P>(std::index_sequence<P...>) {
    return std::array<Accumulator, products>{accumulators[P].get()...};
  }
  (std::make_index_sequence<products>{});
}

}  // namespace tilewright::moe
