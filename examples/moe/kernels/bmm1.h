// moe_bmm1: act(X[gather[r]] . W1[e]^T + bias1[e]) for every local row r of every local expert e.
#pragma once
#include "examples/moe/kernels/activations.h"
#include "examples/moe/kernels/expert_tile.h"

namespace tilewright::moe {

template <class T, int vector>
struct Bmm1Args {
  Multiple<Ptr<T>, vector * 2> x;   // [tokens, hidden]
  Multiple<Ptr<T>, vector * 2> w1;  // [experts, 2 inter, hidden]
  Ptr<f32> bias1;                  // [experts, 2 inter], ordered as the rows of w1; not read without cfg.bias
  Multiple<Ptr<T>, vector * 2> y;  // [rows, inter], rows sorted by expert
  Ptr<i32> gather;                 // [rows] token of each row
  Ptr<i32> slice_offsets;          // [experts + 1]
  Ptr<i32> schedule;               // [blocks] for block_m
  Multiple<I32, vector> hidden;
  Multiple<I32, vector> inter;
  F32 alpha, limit;  // of the activation; the limit is infinite where there is none
};

// Grid: (cdiv(inter, block_n), blocks, 1). Activation{alpha, limit} is the epilogue.
template <ExpertConfig cfg, class T, class Activation>
void moe_bmm1(Bmm1Args<T, cfg.vector> args) {
  using L = ExpertLayouts<cfg>;
  constexpr int BM = cfg.block_m, BN = cfg.block_n;
  constexpr auto out = row_major(shape<BM, BN>, cfg.warps(), cfg.vector);
  constexpr auto columns = slice<0>(L::accumulator);
  const Activation activation{args.alpha, args.limit};

  with_expert_tile<BM>(args.schedule, program_id(1), args.slice_offsets, [&](ExpertTile tile) {
    auto row = tile_rows<BM, L::a_rows>(tile);        // [BM]
    auto exists = row < tile.end;                     // [BM]
    auto token = load(args.gather + row, exists, 0);  // [BM]
    RowOffsets<BM, L::a_rows> a_rows{cast<i64>(token) * cast<i64>(args.hidden), exists};

    I32 n0 = program_id(0) * BN;
    auto n = n0 + arange<0, BN, L::w_rows>();                          // [BN]
    I64 expert = cast<i64>(tile.slice) * (2 * cast<i64>(args.inter));  // first row of the expert in w1
    auto gate_row = cfg.interleaved ? 2 * n : n;                       // [BN]
    auto up_row = cfg.interleaved ? 2 * n + 1 : n + args.inter;        // [BN]
    auto offsets = [&](auto rows) { return (cast<i64>(rows) + expert) * cast<i64>(args.hidden); };
    std::array<RowOffsets<BN, L::w_rows>, 2> w_rows{
        {{offsets(gate_row), n < args.inter}, {offsets(up_row), n < args.inter}}};
    auto [gate, up] =
        expert_product<cfg, T, 2>(args.x, a_rows, args.w1, w_rows, args.hidden);  // [BM, BN] each

    auto with_bias = [&](auto product, bool is_up) {
      if constexpr (cfg.bias) {
        auto c = n0 + arange<0, BN, columns>();  // [BN]
        auto r = cfg.interleaved ? 2 * c + int(is_up) : c + (is_up ? I32(args.inter) : I32(0));
        auto bias = load(args.bias1 + (cast<i64>(r) + expert), c < args.inter, 0);  // [BN]
        return product + expand_dims<0>(bias);
      } else {
        return product;
      }
    };
    auto value = apply(activation, with_bias(gate, false), with_bias(up, true));  // [BM, BN]
    auto y = convert_layout<out>(cast<T>(value));                                 // [BM, BN]
    auto y_row = tile.row + iota<0, shape<BM, BN>, out>();                        // [BM, BN]
    auto y_column = n0 + iota<1, shape<BM, BN>, out>();                           // [BM, BN]
    store(args.y + (cast<i64>(y_row) * cast<i64>(args.inter) + cast<i64>(y_column)), y,
          (y_row < tile.end) & (y_column < args.inter));
  });
}

}  // namespace tilewright::moe
