// o = softmax(scale q k^T) v for every head, q, o [heads, rows, D], k, v [kv heads, columns, D], causal or
// not, any numbers of rows and columns: flash attention forward (Dao et al. 2022, 2023; Shah et al. 2024).
// One warp loads keys and values; two partitions have 64 rows of q each and work at their own pace or take
// turns, so that one's exponentials run beside the other's products. Inside a partition the next scores are
// computed while the probabilities before them meet the values.
#pragma once
#include <cmath>
#include <optional>

#include "dsl/tilewright.h"

namespace tilewright::examples {

struct AttentionConfig {
  int head_dim;    // D
  int block_n;     // keys and values in a slot
  int stages;      // slots of each ring
  bool is_causal;  // row i sees columns 0 to i + columns - rows
  bool turns;      // the partitions take turns to start products
};

template <class T>
struct AttentionArgs {
  TensorMap<T, 3> q, k, v, o;
  I32 rows, columns;
  I32 heads_per_kv;  // neighbouring heads that share keys and values
  F32 scale;         // of the scores, times log2(e)
};

template <class T, AttentionConfig cfg>
void attention(AttentionArgs<T> args) {
  constexpr int D = cfg.head_dim, BM = 64, BN = cfg.block_n, parts = 2;
  constexpr auto layout = wgmma_accumulator(4);
  constexpr auto per_row = slice<1>(layout);
  struct Slot {
    Shared<T, shape<BN, D>, swizzle_128B> tile;  // [BN, D]
  };
  Shared<T, shape<parts, BM, D>, swizzle_128B> q_tiles;  // [parts, BM, D], later the results
  Barriers<1> q_ready({.expects = 1}, "q ready");
  Pipeline<cfg.stages, Slot> k_ring({.consumers = parts, .name = "k"}),
      v_ring({.consumers = parts, .name = "v"});
  std::optional<Barriers<parts>> turn;
  if constexpr (cfg.turns) turn.emplace(Arrivals{.arrives = 1}, "turn");

  // the longest rows first; blocks of columns from the last one down, so that only the first ones need a mask
  I32 head = program_id(1), kv_head = head / args.heads_per_kv;
  I32 row = (num_programs(0) - 1 - program_id(0)) * (parts * BM);
  I32 past = args.columns - args.rows;  // columns that row 0 sees before its own
  I32 seen = cfg.is_causal ? minimum(row + parts * BM + past, args.columns) : args.columns;
  I32 blocks = maximum(cdiv(seen, BN), 1);

  auto load = [&] {
    q_ready[0].expect(q_tiles);
    for (int i = 0; i < parts; ++i)
      copy_async(args.q.at(head, row + i * BM, 0), q_tiles.index(i), q_ready[0]);
    auto k = k_ring.producer();
    auto v = v_ring.producer();
    for_(range(blocks), [&](I32 i) {
      I32 column = (blocks - 1 - i) * BN;
      copy_async(args.k.at(kv_head, column, 0), k.acquire().tile, k.ready());
      copy_async(args.v.at(kv_head, column, 0), v.acquire().tile, v.ready());
      k.advance();
      v.advance();
    });
  };

  auto attend = [&](int part) {
    auto q = q_tiles.index(part);  // [BM, D]
    I32 first = row + part * BM;
    auto k = k_ring.consumer();
    auto v = v_ring.consumer();
    Var scores = zeros<f32, shape<BM, BN>, layout>();                          // [BM, BN]
    Var p = zeros<T, shape<BM, BN>, dot_operand<0>(layout, 4 / sizeof(T))>();  // [BM, BN], probabilities
    Var o = zeros<f32, shape<BM, D>, layout>();                                // [BM, D]
    Var top = full<f32, shape<BM>, per_row>(-INFINITY);                        // [BM], largest score
    Var total = zeros<f32, shape<BM>, per_row>();                              // [BM], sum of exponentials
    Var shrink = full<f32, shape<BM>, per_row>(1.0f);  // [BM], of what was summed before
    auto exponentials = [&](const auto& s) {           // s: scores [BM, BN]; -inf where a row does not see
      auto larger = maximum(top, max<1>(s));           // [BM]
      auto shift = where(larger == -INFINITY, 0.0f, larger * args.scale);  // [BM]
      auto e = exp2(s * args.scale - expand_dims<1>(shift));               // [BM, BN]
      shrink = exp2(top * args.scale - shift);
      total = total * shrink + sum<1>(e);
      top = larger;
      return convert_layout<dot_operand<0>(layout, 4 / sizeof(T))>(cast<T>(e));
    };

    auto column = iota<1, shape<BM, BN>, layout>(), line = iota<0, shape<BM, BN>, layout>();  // [BM, BN]
    auto masked = [&](const I32& i) {  // the scores of block i, -inf where a row does not see a column
      auto j = (blocks - 1 - i) * BN + column;
      auto visible = j < args.columns;
      if constexpr (cfg.is_causal) return where(visible & (j <= first + past + line), scores, -INFINITY);
      return where(visible, scores, -INFINITY);
    };
    // products of block i may start: the other partition has started its own, the first partition first
    auto take_turn = [&](const I32& i) {
      if constexpr (cfg.turns) (*turn)[part].wait(part == 0 ? i - 1 : i);
    };
    auto pass_turn = [&] {
      if constexpr (cfg.turns) (*turn)[1 - part].arrive();
    };
    // of one block; its products run beside the exponentials of the block before it
    auto step = [&](const I32& i, const auto& seen_scores) {
      auto keys = k.wait().tile;
      auto values = v.wait().tile;
      take_turn(i);
      scores += dot(q, transpose(keys), accumulate(false));
      o += dot(p, values);
      pass_turn();
      dot_wait<1>(scores, o);
      k.release();
      auto next = exponentials(seen_scores());
      dot_wait<0>(o);
      v.release();
      o = o * expand_dims<1>(shrink);
      p = next;
    };

    q_ready[0].wait(0);
    take_turn(0);
    scores += dot(q, transpose(k.wait().tile), accumulate(false));
    pass_turn();
    dot_wait<0>(scores);
    k.release();
    p = exponentials(masked(0));
    I32 edge = 1;  // the first block that all rows see whole
    if constexpr (cfg.is_causal) {
      edge = minimum(maximum(blocks - maximum(first + past + 1, 0) / BN, 1), blocks);
      for_(range(1, edge), [&](I32 i) { step(i, [&] { return masked(i); }); });
    }
    for_(range(edge, blocks), [&](I32 i) { step(i, [&] { return scores.get(); }); });
    o += dot(p, v.wait().tile);
    dot_wait<0>(o);
    v.release();
    auto inverse = where(total == 0.0f, 0.0f, 1.0f / total.get());  // [BM]
    store(args.o.at(head, first, 0), cast<T>(o * expand_dims<1>(inverse)), q);
    bulk_wait<0>();
  };
  warp_specialize(partition("load", warps<1>, registers<24>, load),
                  partition("attend", copies<parts>, warps<4>, registers<240>, attend));
}

}  // namespace tilewright::examples
