// Integer arithmetic and bit operations. Everything wraps; nothing traps, because a lane that a mask throws
// away later may divide by zero.
#include <type_traits>

#include "simulator/scalar_op.h"

namespace tilewright::simulator {
namespace {

// i1 lives in a byte that holds 0 or 1: sums are taken modulo 2.
struct Bool {
  using Storage = std::uint8_t;
  static constexpr int bits = 1;
};
template <class T>
struct Int {
  using Storage = T;
  static constexpr int bits = 8 * sizeof(T);
};

template <class T>
using Storage = typename T::Storage;
template <class T>
using Unsigned = std::make_unsigned_t<Storage<T>>;

template <class T, class Wide>
Storage<T> wrap(Wide v) {
  if constexpr (std::is_same_v<T, Bool>)
    return static_cast<std::uint8_t>(v) & 1u;
  else
    return static_cast<Storage<T>>(v);
}

template <class T, class F>
void unary(const void* const* in, void* out, std::size_t count, F f) {
  const auto* a = static_cast<const Storage<T>*>(in[0]);
  auto* r = static_cast<Storage<T>*>(out);
  for (std::size_t i = 0; i < count; ++i) r[i] = wrap<T>(f(a[i]));
}

template <class T, class F>
void binary(const void* const* in, void* out, std::size_t count, F f) {
  const auto *a = static_cast<const Storage<T>*>(in[0]), *b = static_cast<const Storage<T>*>(in[1]);
  auto* r = static_cast<Storage<T>*>(out);
  for (std::size_t i = 0; i < count; ++i) r[i] = wrap<T>(f(a[i], b[i]));
}

template <class T>
std::uint64_t wide(T v) {
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(v));
}

// What the GPU's division sequence leaves for a zero divisor: all ones, and a remainder of a.
template <class T>
T divide(T a, T b) {
  if (b == 0) return static_cast<T>(-1);
  if constexpr (std::is_signed_v<T>)
    if (b == -1) return static_cast<T>(0 - static_cast<std::make_unsigned_t<T>>(a));
  return static_cast<T>(a / b);
}
template <class T>
T remainder(T a, T b) {
  if (b == 0) return a;
  if constexpr (std::is_signed_v<T>)
    if (b == -1) return 0;
  return static_cast<T>(a % b);
}

template <class T>
T multiply_high(T a, T b) {
  if constexpr (sizeof(T) == 8) {
    __extension__ using Wide = __int128;
    return static_cast<T>((static_cast<Wide>(a) * b) >> 64);
  } else {
    return static_cast<T>((static_cast<std::int64_t>(a) * b) >> (8 * sizeof(T)));
  }
}

template <class T, ir::OpKind kind>
void run(const ScalarOp&, const void* const* in, void* out, std::size_t n) {
  using S = Storage<T>;
  using U = Unsigned<T>;
  using K = ir::OpKind;
  if constexpr (kind == K::add_)
    binary<T>(in, out, n, [](S a, S b) { return static_cast<U>(a) + static_cast<U>(b); });
  if constexpr (kind == K::sub_)
    binary<T>(in, out, n, [](S a, S b) { return static_cast<U>(a) - static_cast<U>(b); });
  if constexpr (kind == K::mul_)
    binary<T>(in, out, n, [](S a, S b) { return static_cast<U>(wide(a) * wide(b)); });
  if constexpr (kind == K::div_) binary<T>(in, out, n, [](S a, S b) { return divide(a, b); });
  if constexpr (kind == K::rem_) binary<T>(in, out, n, [](S a, S b) { return remainder(a, b); });
  if constexpr (kind == K::mulhi_) binary<T>(in, out, n, [](S a, S b) { return multiply_high(a, b); });
  if constexpr (kind == K::fma_) {
    const auto *a = static_cast<const S*>(in[0]), *b = static_cast<const S*>(in[1]),
               *c = static_cast<const S*>(in[2]);
    auto* r = static_cast<S*>(out);
    for (std::size_t i = 0; i < n; ++i) r[i] = wrap<T>(wide(a[i]) * wide(b[i]) + wide(c[i]));
  }
  if constexpr (kind == K::minimum_) binary<T>(in, out, n, [](S a, S b) { return a < b ? a : b; });
  if constexpr (kind == K::maximum_) binary<T>(in, out, n, [](S a, S b) { return a < b ? b : a; });
  if constexpr (kind == K::neg_) unary<T>(in, out, n, [](S a) { return U{0} - static_cast<U>(a); });
  if constexpr (kind == K::abs_)
    unary<T>(in, out, n, [](S a) {
      if constexpr (std::is_signed_v<S>)
        return static_cast<U>(a < 0 ? U{0} - static_cast<U>(a) : static_cast<U>(a));
      return static_cast<U>(a);
    });
  if constexpr (kind == K::bit_and_) binary<T>(in, out, n, [](S a, S b) { return a & b; });
  if constexpr (kind == K::bit_or_) binary<T>(in, out, n, [](S a, S b) { return a | b; });
  if constexpr (kind == K::bit_xor_) binary<T>(in, out, n, [](S a, S b) { return a ^ b; });
  if constexpr (kind == K::bit_not_) unary<T>(in, out, n, [](S a) { return ~static_cast<std::uint64_t>(a); });
  if constexpr (kind == K::shl_)
    binary<T>(in, out, n, [](S a, S b) {
      return static_cast<U>(b) < static_cast<U>(T::bits) ? static_cast<U>(wide(a) << static_cast<U>(b))
                                                         : U{0};
    });
  if constexpr (kind == K::shr_)
    binary<T>(in, out, n, [](S a, S b) {
      auto count = static_cast<U>(b) < static_cast<U>(T::bits) ? static_cast<U>(b) : static_cast<U>(T::bits);
      if (count == T::bits) return static_cast<S>(a < S{0} ? -1 : 0);
      return static_cast<S>(a >> count);
    });
}

template <class T>
ScalarOp::Function choose(ir::OpKind kind) {
  using K = ir::OpKind;
  switch (kind) {
    case K::add_: return run<T, K::add_>;
    case K::sub_: return run<T, K::sub_>;
    case K::mul_: return run<T, K::mul_>;
    case K::div_: return run<T, K::div_>;
    case K::rem_: return run<T, K::rem_>;
    case K::mulhi_: return run<T, K::mulhi_>;
    case K::fma_: return run<T, K::fma_>;
    case K::minimum_: return run<T, K::minimum_>;
    case K::maximum_: return run<T, K::maximum_>;
    case K::neg_: return run<T, K::neg_>;
    case K::abs_: return run<T, K::abs_>;
    case K::bit_and_: return run<T, K::bit_and_>;
    case K::bit_or_: return run<T, K::bit_or_>;
    case K::bit_xor_: return run<T, K::bit_xor_>;
    case K::bit_not_: return run<T, K::bit_not_>;
    case K::shl_: return run<T, K::shl_>;
    case K::shr_: return run<T, K::shr_>;
    default: return nullptr;
  }
}

}  // namespace

ScalarOp::Function integer_function(ir::OpKind kind, Element type) {
  if (type.pointer) return nullptr;
  switch (type.type) {
    case ElementType::i1: return choose<Bool>(kind);
    case ElementType::i8: return choose<Int<std::int8_t>>(kind);
    case ElementType::u8: return choose<Int<std::uint8_t>>(kind);
    case ElementType::i16: return choose<Int<std::int16_t>>(kind);
    case ElementType::i32: return choose<Int<std::int32_t>>(kind);
    case ElementType::i64: return choose<Int<std::int64_t>>(kind);
    default: return nullptr;
  }
}

}  // namespace tilewright::simulator
