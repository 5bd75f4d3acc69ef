// Epilogues of bmm1: function objects from gate and up tiles (f32, bias added) to the activated tile.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::moe {

// silu(gate) * up
struct SiluMul {
  template <class X>
  auto operator()(const X& gate, const X& up) const {
    return fast_divide(gate, 1 + exp(-gate)) * up;
  }
};

// gpt-oss: gate <= limit, |up| <= limit, s = gate / (1 + exp(-alpha gate)), y = s up + s. Both constants are
// uniform values; an infinite limit clamps nothing. NaN passes the clamps.
struct Swiglu {
  F32 alpha, limit;

  template <class X>
  auto operator()(const X& gate, const X& up) const {
    auto g = minimum<Nan::propagate>(gate, limit);
    auto l = maximum<Nan::propagate>(minimum<Nan::propagate>(up, limit), -limit);
    auto s = fast_divide(g, 1 + exp(-(g * alpha)));
    return s * l + s;
  }
};

}  // namespace tilewright::moe
