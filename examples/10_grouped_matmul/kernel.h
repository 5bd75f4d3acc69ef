// c = a times b transposed for each of several groups, as in the layers of a mixture of experts: the rows of
// a and c [rows, K], [rows, N] are those of group 0, then of group 1, ...; group g multiplies by b [groups,
// N, K] at g. Persistent and warp-specialised like 08; which tile is whose is read from a list, which the
// host makes of the groups' sizes. A tile that ends inside the next group's rows is stored row by row.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::examples {

struct GroupedConfig {
  int block_m, block_n, block_k;  // a tile of c, and how much of K one slot of the ring holds
  int warps;                      // that multiply: 4 for each 64 rows of the tile
  int stages;                     // slots of the ring
};

template <class T>
struct GroupedArgs {
  TensorMap<T> a;     // [rows, K]
  TensorMap<T, 3> b;  // [groups, N, K]
  TensorMap<T> c;     // [rows, N]
  Ptr<T> c_rows;      // the same memory
  I64 c_stride;       // elements from row to row
  Ptr<i32> tile_group, tile_row,
      tile_end;     // [tiles]: whose tile, its first row, the row after its group's last
  I32 tiles, n, k;  // tiles: of block_m rows, all groups together
};

template <class T, GroupedConfig cfg>
void grouped_matmul(GroupedArgs<T> args) {
  constexpr int BM = cfg.block_m, BN = cfg.block_n, BK = cfg.block_k;
  constexpr auto accumulator = wgmma_accumulator(cfg.warps);
  struct Slot {
    Shared<T, shape<BM, BK>, swizzle_128B> a;  // [BM, BK]
    Shared<T, shape<BN, BK>, swizzle_128B> b;  // [BN, BK]
  };
  Pipeline<cfg.stages, Slot> ring;
  Shared<T, shape<BM, BN>, swizzle_128B> staging;  // [BM, BN]
  I32 columns = cdiv(args.n, BN);
  auto each_tile = [&](auto body) {  // body(number of the row of tiles, first column of c)
    for_(range(program_id(0), args.tiles * columns, num_programs(0)),
         [&](I32 id) { body(id % args.tiles, id / args.tiles * BN); });
  };

  auto fill = [&] {
    auto slot = ring.producer();
    each_tile([&](I32 tile, I32 column) {
      I32 group = load(args.tile_group + tile), row = load(args.tile_row + tile);
      for_(range(0, args.k, BK), [&](I32 k) {
        auto to = slot.acquire();
        copy_async(args.a.at(row, k), to.a, slot.ready());
        copy_async(args.b.at(group, column, k), to.b, slot.ready());
        slot.advance();
      });
    });
  };
  auto multiply = [&] {
    auto slot = ring.consumer();
    each_tile([&](I32 tile, I32 column) {
      Var acc = zeros<f32, shape<BM, BN>, accumulator>();  // [BM, BN]
      for_(range(0, args.k, BK), [&](I32) {
        auto from = slot.wait();
        acc += dot(from.a, transpose(from.b));  // [BM, BK] x [BK, BN], in flight
        slot.template release_when_done<1>(acc);
      });
      auto sum = cast<T>(wait(acc));  // [BM, BN]
      slot.release_rest();
      I32 row = load(args.tile_row + tile), end = load(args.tile_end + tile);
      if_(row + BM <= end, [&] { store(args.c.at(row, column), sum, staging); }).else_([&] {
        auto r = row + iota<0, shape<BM, BN>, accumulator>();     // [BM, BN]
        auto c = column + iota<1, shape<BM, BN>, accumulator>();  // [BM, BN]
        store(args.c_rows + (cast<i64>(r) * args.c_stride + cast<i64>(c)), sum, (r < end) & (c < args.n));
      });
    });
    bulk_wait<0>();
  };
  warp_specialize(partition("fill", warps<1>, registers<40>, fill),
                  partition("multiply", warps<cfg.warps>, registers<232>, multiply));
}

}  // namespace tilewright::examples
