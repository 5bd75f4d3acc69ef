// Float arithmetic in f16, bf16 and f32: every op gives the exact result rounded once to its type.
#include <cmath>

#include "simulator/scalar_op.h"

namespace tilewright::simulator {
namespace {

// How a type is kept in arrays, and what its arithmetic computes in. A float has enough bits that rounding
// its result once more to f16 is right (Figueroa, "When is double rounding innocuous?"); bf16 shares the
// exponent range of float, so tiny products and quotients take the long way.
struct F32 {
  using Storage = float;
  static float get(float v) { return v; }
  static float put(float v) { return v == v ? v : std::bit_cast<float>(canonical_nan_f32); }
  static float put_exact(double v) { return put(static_cast<float>(v)); }
};
struct F16 {
  using Storage = std::uint16_t;
  static float get(std::uint16_t v) { return f16_to_float(v); }
  static std::uint16_t put(float v) { return float_to_f16(v); }
  static std::uint16_t put_exact(double v) { return static_cast<std::uint16_t>(encode(ElementType::f16, v)); }
};
struct BF16 {
  using Storage = std::uint16_t;
  static float get(std::uint16_t v) { return bf16_to_float(v); }
  static std::uint16_t put(float v) { return float_to_bf16(v); }
  static std::uint16_t put_exact(double v) {
    return static_cast<std::uint16_t>(encode(ElementType::bf16, v));
  }
};

template <class T>
const typename T::Storage* input(const void* const* in, int i) {
  return static_cast<const typename T::Storage*>(in[i]);
}

template <class T, class F>
void unary(const void* const* in, void* out, std::size_t count, F f) {
  const auto* a = input<T>(in, 0);
  auto* r = static_cast<typename T::Storage*>(out);
  for (std::size_t i = 0; i < count; ++i) r[i] = T::put(f(T::get(a[i])));
}

template <class T, class F>
void binary(const void* const* in, void* out, std::size_t count, F f) {
  const auto *a = input<T>(in, 0), *b = input<T>(in, 1);
  auto* r = static_cast<typename T::Storage*>(out);
  for (std::size_t i = 0; i < count; ++i) r[i] = T::put(f(T::get(a[i]), T::get(b[i])));
}

template <class T>
void add(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  binary<T>(in, out, n, [](float a, float b) { return a + b; });
}
template <class T>
void sub(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  binary<T>(in, out, n, [](float a, float b) { return a - b; });
}

constexpr float exact_above =
    0x1p-100f;  // products and quotients of bf16 above this are rounded once by put()

template <class T>
void mul(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  if constexpr (std::is_same_v<T, BF16>) {
    const auto *a = input<T>(in, 0), *b = input<T>(in, 1);
    auto* r = static_cast<std::uint16_t*>(out);
    for (std::size_t i = 0; i < n; ++i) {
      float x = T::get(a[i]), y = T::get(b[i]), p = x * y;
      r[i] = T::put(p);
      if (std::fabs(p) < exact_above && x != 0 && y != 0) r[i] = T::put_exact(static_cast<double>(x) * y);
    }
  } else {
    binary<T>(in, out, n, [](float a, float b) { return a * b; });
  }
}

template <class T>
void div(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  if constexpr (std::is_same_v<T, BF16>) {
    const auto *a = input<T>(in, 0), *b = input<T>(in, 1);
    auto* r = static_cast<std::uint16_t*>(out);
    for (std::size_t i = 0; i < n; ++i) {
      float x = T::get(a[i]), y = T::get(b[i]), q = x / y;
      r[i] = T::put(q);
      if (std::fabs(q) < exact_above && x != 0 && !std::isinf(y))
        r[i] = T::put_exact(static_cast<double>(x) / y);
    }
  } else {
    binary<T>(in, out, n, [](float a, float b) { return a / b; });
  }
}

template <class T>
void fma(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  const auto *a = input<T>(in, 0), *b = input<T>(in, 1), *c = input<T>(in, 2);
  auto* r = static_cast<typename T::Storage*>(out);
  for (std::size_t i = 0; i < n; ++i) {
    if constexpr (std::is_same_v<T, F32>)
      r[i] = T::put(std::fma(a[i], b[i], c[i]));
    else
      r[i] = T::put_exact(fma_to_odd(T::get(a[i]), T::get(b[i]), T::get(c[i])));
  }
}

// -0 < +0; a NaN operand gives NaN or the other operand.
template <bool maximum, bool propagate_nan>
float extreme(float a, float b) {
  if (a != a) return propagate_nan ? a : b;
  if (b != b) return propagate_nan ? b : a;
  if (a == b) return std::signbit(a) == maximum ? b : a;
  return (a < b) == maximum ? b : a;
}

template <class T, bool maximum, bool propagate_nan>
void extremes(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  binary<T>(in, out, n, extreme<maximum, propagate_nan>);
}

template <class T>
void neg(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  unary<T>(in, out, n, [](float a) { return -a; });
}
template <class T>
void abs(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  unary<T>(in, out, n, [](float a) { return std::fabs(a); });
}
template <class T>
void floor(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  unary<T>(in, out, n, [](float a) { return std::floor(a); });
}
template <class T>
void ceil(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  unary<T>(in, out, n, [](float a) { return std::ceil(a); });
}

template <class T>
ScalarOp::Function choose(ir::OpKind kind, bool propagate_nan) {
  switch (kind) {
    case ir::OpKind::add_: return add<T>;
    case ir::OpKind::sub_: return sub<T>;
    case ir::OpKind::mul_: return mul<T>;
    case ir::OpKind::div_: return div<T>;
    case ir::OpKind::fma_: return fma<T>;
    case ir::OpKind::minimum_: return propagate_nan ? extremes<T, false, true> : extremes<T, false, false>;
    case ir::OpKind::maximum_: return propagate_nan ? extremes<T, true, true> : extremes<T, true, false>;
    case ir::OpKind::neg_: return neg<T>;
    case ir::OpKind::abs_: return abs<T>;
    case ir::OpKind::floor_: return floor<T>;
    case ir::OpKind::ceil_: return ceil<T>;
    default: return nullptr;
  }
}

}  // namespace

ScalarOp::Function float_function(ir::OpKind kind, Element type, bool propagate_nan) {
  if (type.pointer) return nullptr;
  switch (type.type) {
    case ElementType::f32: return choose<F32>(kind, propagate_nan);
    case ElementType::f16: return choose<F16>(kind, propagate_nan);
    case ElementType::bf16: return choose<BF16>(kind, propagate_nan);
    default: return nullptr;
  }
}

}  // namespace tilewright::simulator
