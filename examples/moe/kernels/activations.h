// Epilogues of bmm1: function objects from gate and up tiles (f32, bias added) to the activated tile.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::moe {

namespace detail {
// gate <= limit and |up| <= limit, before anything else; an infinite limit clamps nothing, NaN passes.
template <class X>
auto clamped_gate(const X& gate, const F32& limit) {
  return minimum<Nan::propagate>(gate, limit);
}
template <class X>
auto clamped_up(const X& up, const F32& limit) {
  return maximum<Nan::propagate>(minimum<Nan::propagate>(up, limit), -limit);
}
}  // namespace detail

// silu(gate) * up. 1 / (1 + exp(-gate)) underflows to the right limits: exp overflows to infinity for very
// negative gates.
struct SiluMul {
  F32 alpha, limit;  // alpha belongs to Swiglu

  template <class X>
  auto operator()(const X& gate, const X& up) const {
    auto g = detail::clamped_gate(gate, limit);
    return g * fast_divide(1, 1 + exp(-g)) * detail::clamped_up(up, limit);
  }
};

// gpt-oss: s = gate / (1 + exp(-alpha gate)), y = s up + s.
struct Swiglu {
  F32 alpha, limit;

  template <class X>
  auto operator()(const X& gate, const X& up) const {
    auto g = detail::clamped_gate(gate, limit);
    auto s = g * fast_divide(1, 1 + exp(-(g * alpha)));
    return s * detail::clamped_up(up, limit) + s;
  }
};

}  // namespace tilewright::moe
