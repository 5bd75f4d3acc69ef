// Functions that the GPU approximates. The simulator gives the value nearest to the true one in f32 (then
// rounded to f16 or bf16), so a GPU result differs by the instruction's stated error only.
#include <cmath>

#include "simulator/scalar_op.h"

namespace tilewright::simulator {
namespace {

// exp is ex2.approx.ftz: results below the normal range are zero.
float exp_ftz(float a) {
  float r = std::exp(a);
  return r < 0x1p-126f ? 0.0f : r;
}
float rsqrt(float a) { return static_cast<float>(1.0 / std::sqrt(static_cast<double>(a))); }
float exp2(float a) { return std::exp2(a); }
float log(float a) { return std::log(a); }
float log2(float a) { return std::log2(a); }
float sin(float a) { return std::sin(a); }
float cos(float a) { return std::cos(a); }
float tanh(float a) { return std::tanh(a); }
float erf(float a) { return std::erf(a); }
float sqrt(float a) { return std::sqrt(a); }

template <float (*f)(float)>
void in_f32(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  const auto* a = static_cast<const float*>(in[0]);
  auto* r = static_cast<float*>(out);
  for (std::size_t i = 0; i < n; ++i) {
    float v = f(a[i]);
    r[i] = v == v ? v : std::bit_cast<float>(canonical_nan_f32);
  }
}

template <float (*f)(float)>
void in_f16(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  const auto* a = static_cast<const std::uint16_t*>(in[0]);
  auto* r = static_cast<std::uint16_t*>(out);
  for (std::size_t i = 0; i < n; ++i) r[i] = float_to_f16(f(f16_to_float(a[i])));
}

template <float (*f)(float)>
void in_bf16(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  const auto* a = static_cast<const std::uint16_t*>(in[0]);
  auto* r = static_cast<std::uint16_t*>(out);
  for (std::size_t i = 0; i < n; ++i) r[i] = float_to_bf16(f(bf16_to_float(a[i])));
}

template <float (*f)(float)>
ScalarOp::Function choose(Element type) {
  if (type == Element{ElementType::f32}) return in_f32<f>;
  if (type == Element{ElementType::f16}) return in_f16<f>;
  if (type == Element{ElementType::bf16}) return in_bf16<f>;
  return nullptr;
}

}  // namespace

ScalarOp::Function math_function(ir::OpKind kind, Element type) {
  switch (kind) {
    case ir::OpKind::exp_: return choose<exp_ftz>(type);
    case ir::OpKind::exp2_: return choose<exp2>(type);
    case ir::OpKind::log_: return choose<log>(type);
    case ir::OpKind::log2_: return choose<log2>(type);
    case ir::OpKind::sin_: return choose<sin>(type);
    case ir::OpKind::cos_: return choose<cos>(type);
    case ir::OpKind::tanh_: return choose<tanh>(type);
    case ir::OpKind::erf_: return choose<erf>(type);
    case ir::OpKind::sqrt_: return choose<sqrt>(type);
    case ir::OpKind::rsqrt_: return choose<rsqrt>(type);
    default: return nullptr;
  }
}

}  // namespace tilewright::simulator
