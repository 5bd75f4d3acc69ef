// out[i] = alpha * x[i] + y[i]: the first kernel. One CTA handles one block of neighbouring elements.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::examples {

struct VectorAddConfig {
  int block;        // elements of a CTA
  int warps;        // of a CTA
  int vector;       // neighbouring elements of one thread
  bool is_aligned;  // pointers are promised to be multiples of 16 bytes: wide loads and stores
};

template <class T, VectorAddConfig cfg>
struct VectorAddArgs {
  static constexpr int alignment = cfg.is_aligned ? 16 : sizeof(T);
  Aligned<T, alignment> x, y;  // [n]
  Aligned<T, alignment> out;   // [n]
  F32 alpha;
  I64 n;
};

template <class T, VectorAddConfig cfg>
void vector_add(VectorAddArgs<T, cfg> args) {
  // constants
  constexpr int B = cfg.block;
  constexpr auto layout = row_major(shape<B>, cfg.warps, cfg.vector);

  // which elements: the block's start in 64 bits, so that n may exceed 2^31
  I64 start = cast<i64>(program_id(0)) * B;
  auto i = arange<0, B, layout>();  // [B]

  // arithmetic is one fused operation; it runs where its value is needed
  auto result = [&](const auto& x, const auto& y) {
    return cast<T>(args.alpha * cast<f32>(x) + cast<f32>(y));
  };

  // a whole block needs no mask and moves in wide pieces; the last one may end inside
  if_(start + B <= args.n, [&] {
    auto x = load(args.x + start + i);          // [B]
    auto y = load(args.y + start + i);          // [B]
    store(args.out + start + i, result(x, y));  // [B]
  }).else_([&] {
    auto mask = i < cast<i32>(args.n - start);        // [B]
    auto x = load(args.x + start + i, mask, 0);       // [B]
    auto y = load(args.y + start + i, mask, 0);       // [B]
    store(args.out + start + i, result(x, y), mask);  // [B]
  });
}

}  // namespace tilewright::examples
