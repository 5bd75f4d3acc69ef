// moe_combine: the sum over a token's slots of bmm2's rows, in f32 and in the order of the slots, rounded
// once.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::moe {

template <class T, int vector>
struct CombineArgs {
  Multiple<Ptr<T>, vector * 2> rows;  // [tokens top_k, hidden]
  Ptr<i32> ids;                       // [tokens, top_k] experts; slots outside [first, last) are never read
  Multiple<Ptr<T>, vector * 2> out;   // [tokens, hidden]
  Multiple<I32, vector> hidden;
  I32 top_k, first, last;
};

// Grid: (tokens, cdiv(hidden, block), 1).
template <int block, int warps, int vector, class T>
void moe_combine(CombineArgs<T, vector> args) {
  constexpr auto layout = row_major(shape<block>, warps, vector);
  I32 token = program_id(0);
  auto column = program_id(1) * block + arange<0, block, layout>();  // [block]
  auto exists = column < args.hidden;                                // [block]

  Var sum = zeros<f32, shape<block>, layout>();  // [block]
  for_(range(0, args.top_k), [&](I32 slot) {
    I64 row = cast<i64>(token) * cast<i64>(args.top_k) + cast<i64>(slot);
    I32 id = load(args.ids + row);
    if_((id >= args.first) & (id < args.last), [&] {
      auto x = load(args.rows + (row * cast<i64>(args.hidden) + cast<i64>(column)), exists, 0);  // [block]
      sum += cast<f32>(x);
    });
  });
  store(args.out + (cast<i64>(token) * cast<i64>(args.hidden) + cast<i64>(column)), cast<T>(sum), exists);
}

}  // namespace tilewright::moe
