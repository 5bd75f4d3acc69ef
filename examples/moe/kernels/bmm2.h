// moe_bmm2: gate[r] (Y[r] . W2[e]^T + bias2[e]) for every local row r, written to row token * top_k + slot.
#pragma once
#include "examples/moe/kernels/expert_tile.h"

namespace tilewright::moe {

template <class T, int vector>
struct Bmm2Args {
  Multiple<Ptr<T>, vector * 2> y;    // [rows, inter], rows sorted by expert
  Multiple<Ptr<T>, vector * 2> w2;   // [experts, hidden, inter]
  Ptr<f32> bias2;                    // [experts, hidden]; not read without cfg.bias
  Multiple<Ptr<T>, vector * 2> out;  // [tokens top_k, hidden]; rows of other ranks' experts are not touched
  Ptr<i32> scatter;                  // [rows] row of `out` that each row writes
  Ptr<f32> weights;                  // [tokens top_k] gate weights
  Ptr<i32> slice_offsets;            // [experts + 1]
  Ptr<i32> schedule;                 // [blocks] for block_m
  Multiple<I32, vector> hidden;
  Multiple<I32, vector> inter;
};

// Grid: (cdiv(hidden, block_n), blocks, 1).
template <ExpertConfig cfg, class T>
void moe_bmm2(Bmm2Args<T, cfg.vector> args) {
  using L = ExpertLayouts<cfg>;
  constexpr int BM = cfg.block_m, BN = cfg.block_n;
  constexpr auto out = row_major(shape<BM, BN>, cfg.warps(), cfg.vector);
  constexpr auto rows = slice<1>(L::accumulator);
  constexpr auto columns = slice<0>(L::accumulator);

  with_expert_tile<BM>(args.schedule, program_id(1), args.slice_offsets, [&](ExpertTile tile) {
    auto row = tile_rows<BM, L::a_rows>(tile);  // [BM]
    RowOffsets<BM, L::a_rows> a_rows{cast<i64>(row) * cast<i64>(args.inter), row < tile.end};
    I32 n0 = program_id(0) * BN;
    auto n = n0 + arange<0, BN, L::w_rows>();                     // [BN]
    I64 expert = cast<i64>(tile.slice) * cast<i64>(args.hidden);  // first row of the expert in w2
    std::array<RowOffsets<BN, L::w_rows>, 1> w_rows{
        {{(cast<i64>(n) + expert) * cast<i64>(args.inter), n < args.hidden}}};
    auto [product] = expert_product<cfg, T, 1>(args.y, a_rows, args.w2, w_rows, args.inter);  // [BM, BN]

    auto r = tile_rows<BM, rows>(tile);                        // [BM]
    auto target = load(args.scatter + r, r < tile.end, 0);     // [BM]
    auto gate = load(args.weights + target, r < tile.end, 0);  // [BM]
    auto value = [&] {
      if constexpr (cfg.bias) {
        auto c = n0 + arange<0, BN, columns>();                                      // [BN]
        auto bias = load(args.bias2 + (cast<i64>(c) + expert), c < args.hidden, 0);  // [BN]
        return (product + expand_dims<0>(bias)) * expand_dims<1>(gate);              // [BM, BN]
      } else {
        return product * expand_dims<1>(gate);
      }
    }();
    auto result = convert_layout<out>(cast<T>(value));               // [BM, BN]
    auto out_r = tile_rows<BM, slice<1>(out)>(tile);                 // [BM]
    auto out_row = load(args.scatter + out_r, out_r < tile.end, 0);  // [BM]
    auto out_column = n0 + iota<1, shape<BM, BN>, out>();            // [BM, BN]
    store(args.out + (expand_dims<1>(cast<i64>(out_row) * cast<i64>(args.hidden)) + cast<i64>(out_column)),
          result, expand_dims<1>(out_r < tile.end) & (out_column < args.hidden));
  });
}

}  // namespace tilewright::moe
