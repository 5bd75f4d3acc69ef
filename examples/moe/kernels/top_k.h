// moe_top_k: the top_k largest logits of each token, ties to the lower expert, and their softmax.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::moe {

struct TopKArgs {
  Ptr<f32> logits;   // [tokens, experts]
  Ptr<i32> ids;      // [tokens, top_k]
  Ptr<f32> weights;  // [tokens, top_k]
  I32 tokens, experts, top_k;
};

// `columns`: experts rounded up to a power of two. Grid: (cdiv(tokens, rows), 1, 1). Softmax over the
// selected logits, or over all. A NaN logit counts as larger than every number.
template <int rows, int columns, int slots, bool softmax_over_all, int warps>
void moe_top_k(TopKArgs args) {
  constexpr auto layout = row_major(shape<rows, columns>, warps, columns >= 64 ? 2 : 1);
  constexpr auto out = row_major(shape<rows, slots>, warps, 1);

  auto row = program_id(0) * rows + iota<0, shape<rows, columns>, layout>();  // [rows, columns]
  auto expert = iota<1, shape<rows, columns>, layout>();                      // [rows, columns]
  auto exists = (row < args.tokens) & (expert < args.experts);
  auto at = cast<i64>(row) * cast<i64>(args.experts) + cast<i64>(expert);
  auto logit = load(args.logits + at, exists, 0) + 0.0f;  // -0 + 0 = +0: both zeros are equal
  // Integers in the order of the floats: NaN highest, taken and missing experts lowest.
  constexpr i32 taken = -2147483647 - 1;
  auto bits = bitcast<i32>(logit);  // [rows, columns]
  auto ordered = where(logit != logit, 2147483647, bits ^ ((bits >> 31) & 0x7fffffff));
  Var key = where(exists, ordered, taken);  // [rows, columns]

  auto slot_of = iota<1, shape<rows, slots>, out>();                   // [rows, slots]
  Var ids = zeros<i32, shape<rows, slots>, out>();                     // [rows, slots]
  Var values = full<f32, shape<rows, slots>, out>(-__builtin_inff());  // [rows, slots]
  for_(range(0, args.top_k), [&](I32 slot) {
    auto best = argmax<1>(key);                       // [rows]
    auto chosen = expert == expand_dims<1>(best);     // [rows, columns]
    auto value = sum<1>(where(chosen, logit, 0.0f));  // [rows]
    key = where(chosen, taken, key);
    auto here = slot_of == slot;
    ids = where(here, expand_dims<1>(convert_layout<slice<1>(out)>(best)), ids);
    values = where(here, expand_dims<1>(convert_layout<slice<1>(out)>(value)), values);
  });

  auto largest = max<1, Nan::propagate>(values);       // [rows]
  auto power = exp(values - expand_dims<1>(largest));  // [rows, slots]
  auto total = [&] {
    if constexpr (softmax_over_all) {
      auto top = max<1, Nan::propagate>(where(exists, logit, -__builtin_inff()));  // [rows]
      auto all = sum<1>(where(exists, exp(logit - expand_dims<1>(top)), 0.0f));    // [rows]
      return convert_layout<slice<1>(out)>(all);
    } else {
      return sum<1>(where(slot_of < args.top_k, power, 0.0f));  // [rows]
    }
  }();
  auto out_row = program_id(0) * rows + iota<0, shape<rows, slots>, out>();  // [rows, slots]
  auto to = cast<i64>(out_row) * cast<i64>(args.top_k) + cast<i64>(slot_of);
  auto wanted = (out_row < args.tokens) & (slot_of < args.top_k);
  store(args.ids + to, ids, wanted);
  store(args.weights + to, power / expand_dims<1>(total), wanted);
}

}  // namespace tilewright::moe
