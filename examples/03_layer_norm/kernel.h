// Layer normalisation of each row: out = (x - mean) / sqrt(variance + eps) * weight + bias, for rows of any
// length. Mean and sum of squared deviations are merged tile by tile (Chan, Golub, LeVeque, "Updating
// formulae and a pairwise algorithm for computing sample variances", 1979), so that a large mean does not
// cancel the variance away.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::examples {

struct LayerNormConfig {
  int rows, columns;  // of a CTA's tile
  int warps;
  int vector;       // neighbouring elements of one thread
  bool is_aligned;  // pointers and strides are promised to be multiples of `vector` elements
};

template <class T, LayerNormConfig cfg>
struct LayerNormArgs {
  static constexpr int elements = cfg.is_aligned ? cfg.vector : 1;
  Aligned<T, elements* int(sizeof(T))> x;            // [rows, columns]
  Aligned<T, elements*int(sizeof(T))> weight, bias;  // [columns]
  Aligned<T, elements* int(sizeof(T))> out;          // [rows, columns]
  I32 rows;
  Multiple<I32, elements> columns;
  Multiple<I64, elements> x_stride, out_stride;  // elements from row to row
  F32 eps;
};

template <class T, LayerNormConfig cfg>
void layer_norm(LayerNormArgs<T, cfg> args) {
  // constants
  constexpr int R = cfg.rows, C = cfg.columns;
  constexpr auto layout = row_major(shape<R, C>, cfg.warps, cfg.vector);
  constexpr auto per_row = slice<1>(layout);

  // where this CTA's rows begin
  I32 first = program_id(0) * R;
  auto row = iota<0, shape<R, C>, layout>();     // [R, C]
  auto column = iota<1, shape<R, C>, layout>();  // [R, C]
  auto x = args.x + cast<i64>(first) * args.x_stride + (cast<i64>(row) * args.x_stride + cast<i64>(column));
  auto out =
      args.out + cast<i64>(first) * args.out_stride + (cast<i64>(row) * args.out_stride + cast<i64>(column));
  auto in_rows = row < args.rows - first;  // [R, C]

  // first pass: mean and sum of squared deviations of the columns so far
  Var mean = zeros<f32, shape<R>, per_row>();     // [R]
  Var squares = zeros<f32, shape<R>, per_row>();  // [R]
  for_(range(0, args.columns, C), [&](I32 k) {
    auto mask = in_rows & (column < args.columns - k);  // [R, C]
    F32 before = cast<f32>(k), now = cast<f32>(minimum(args.columns - k, C));
    auto v = cast<f32>(load(x + k, mask, 0));                   // [R, C]
    auto tile_mean = sum<1>(v) / now;                           // [R]
    auto d = where(mask, v - expand_dims<1>(tile_mean), 0.0f);  // [R, C]
    auto delta = tile_mean - mean;                              // [R]
    squares = squares + sum<1>(d * d) + delta * delta * (before * now / (before + now));
    mean = mean + delta * (now / (before + now));
  });

  // second pass: normalise
  auto deviation = sqrt(squares.get() / cast<f32>(args.columns) + args.eps);  // [R]
  auto scale = 1.0f / deviation;                                              // [R]
  auto shift = mean.get();                                                    // [R]
  for_(range(0, args.columns, C), [&](I32 k) {
    auto in_columns = column < args.columns - k;                        // [R, C]
    auto v = cast<f32>(load(x + k, in_rows & in_columns, 0));           // [R, C]
    auto w = cast<f32>(load(args.weight + k + column, in_columns, 0));  // [R, C]
    auto b = cast<f32>(load(args.bias + k + column, in_columns, 0));    // [R, C]
    auto normal = (v - expand_dims<1>(shift)) * expand_dims<1>(scale);  // [R, C]
    store(out + k, cast<T>(normal * w + b), in_rows & in_columns);
  });
}

}  // namespace tilewright::examples
