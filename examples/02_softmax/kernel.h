// Softmax of each row of a matrix, for rows of any length: online, so that a row is read twice and never has
// to fit into registers (Milakov and Gimelshein, "Online normalizer calculation for softmax", 2018).
//
// Elements that are -inf take no part: masked prefixes and suffixes change nothing. A row of nothing but -inf
// gives zeros, however it is split into tiles. NaN and +inf make the whole row NaN, as IEEE arithmetic says.
#pragma once
#include <cmath>

#include "dsl/tilewright.h"

namespace tilewright::examples {

struct SoftmaxConfig {
  int rows, columns;  // of a CTA's tile
  int warps;
  int vector;       // neighbouring elements of one thread
  bool is_aligned;  // pointers and strides are promised to be multiples of `vector` elements
};

template <class T, SoftmaxConfig cfg>
struct SoftmaxArgs {
  static constexpr int elements = cfg.is_aligned ? cfg.vector : 1;
  Aligned<T, elements* int(sizeof(T))> x;  // [rows, columns]
  Aligned<T, elements* int(sizeof(T))> y;  // [rows, columns]
  I32 rows;
  Multiple<I32, elements> columns;
  Multiple<I64, elements> x_stride, y_stride;  // elements from row to row
};

template <class T, SoftmaxConfig cfg>
void softmax(SoftmaxArgs<T, cfg> args) {
  // constants
  constexpr int R = cfg.rows, C = cfg.columns;
  constexpr auto layout = row_major(shape<R, C>, cfg.warps, cfg.vector);
  constexpr auto per_row = slice<1>(layout);

  // where this CTA's rows begin
  I32 first = program_id(0) * R;
  auto row = iota<0, shape<R, C>, layout>();     // [R, C]
  auto column = iota<1, shape<R, C>, layout>();  // [R, C]
  auto x = args.x + cast<i64>(first) * args.x_stride + (cast<i64>(row) * args.x_stride + cast<i64>(column));
  auto y = args.y + cast<i64>(first) * args.y_stride + (cast<i64>(row) * args.y_stride + cast<i64>(column));
  auto in_rows = row < args.rows - first;  // [R, C]

  // first pass: running maximum, and the sum of exponentials relative to it
  Var m = full<f32, shape<R>, per_row>(-INFINITY);   // [R]
  Var sum_of_exp = zeros<f32, shape<R>, per_row>();  // [R]
  for_(range(0, args.columns, C), [&](I32 k) {
    auto mask = in_rows & (column < args.columns - k);                 // [R, C]
    auto v = where(mask, cast<f32>(load(x + k, mask, 0)), -INFINITY);  // [R, C]
    auto larger = maximum(m, max<1>(v));                               // [R]
    auto shift = where(larger == -INFINITY, 0.0f, larger);             // [R]: never (-inf) - (-inf)
    auto e = exp(v - expand_dims<1>(shift));                           // [R, C]
    sum_of_exp = sum_of_exp * exp(m - shift) + sum<1>(e);
    m = larger;
  });

  // second pass: normalise
  auto shift = where(m.get() == -INFINITY, 0.0f, m.get());                      // [R]
  auto scale = where(sum_of_exp.get() == 0.0f, 0.0f, 1.0f / sum_of_exp.get());  // [R]
  for_(range(0, args.columns, C), [&](I32 k) {
    auto mask = in_rows & (column < args.columns - k);                // [R, C]
    auto v = cast<f32>(load(x + k, mask, 0));                         // [R, C]
    auto e = exp(v - expand_dims<1>(shift)) * expand_dims<1>(scale);  // [R, C]
    store(y + k, cast<T>(e), mask);
  });
}

}  // namespace tilewright::examples
