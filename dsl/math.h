// Element-wise functions on tiles and scalars. All are lazy and fuse with the arithmetic around them.
#pragma once
#include "dsl/variable.h"

namespace tilewright {

// What maximum, minimum, max, min, argmax and argmin do with NaN: the number wins (IEEE 754-2019
// maximumNumber), or NaN wins (maximum).
enum class Nan { ignore, propagate };

namespace detail {

template <class X, class T>
struct with_element_type;
template <class U, class T>
struct with_element_type<Scalar<U>, T> {
  using type = Scalar<T>;
};
template <class U, Shape S, TileLayout L, class T>
struct with_element_type<TileValue<U, S, L>, T> {
  using type = TileValue<T, S, L>;
};
// The scalar or tile type of X with another element type.
template <class X, class T>
using with_element = typename with_element_type<held<X>, T>::type;

template <class X>
held<X> unary(ir::OpKind kind, const X& x, const SourceLocation& at, Attributes attributes = {}) {
  return held<X>(pointwise(kind, held<X>::type(), {read(x, at).handle(at)}, at, std::move(attributes)));
}
// Functions that hardware has in f32 only.
template <class X>
constexpr bool find_is_f32() {
  if constexpr (is_recorded<X>)
    return std::is_same_v<element_in<X>, f32>;
  else
    return false;
}
template <class X>
inline constexpr bool is_f32 = find_is_f32<X>();
struct NotF32 {
  template <class X>
  requires(is_recorded<X> && !is_f32<X>)
      TILEWRIGHT_REFUSED("this function works in f32; cast the operand first: exp(cast<f32>(x))")
  NotF32(const X&) {}
};
// The result after a mistake that has been reported: becomes anything.
struct Refused {
  template <class T>
  operator T() const;
};

// An operand that is ready: a wrapper of operands.h, or one that is read here.
template <class O>
Handle ready(const O& o, const SourceLocation& at) {
  if constexpr (is_recorded<O>)
    return read(o, at).handle(at);
  else
    return o.handle;
}
template <class X, class A, class B>
held<X> binary(ir::OpKind kind, const A& a, const B& b, const SourceLocation& at,
               Attributes attributes = {}) {
  return held<X>(pointwise(kind, held<X>::type(), {ready(a, at), ready(b, at)}, at, std::move(attributes)));
}
inline Attributes nan_rule(Nan nan) { return {{"propagate_nan", std::int64_t{nan == Nan::propagate}}}; }

}  // namespace detail

template <class X>
concept FloatOperand = RecordedType<X> && FloatType<typename detail::operand_traits<X>::element>;
template <class X>
concept NumberOperand = RecordedType<X> && NumberType<typename detail::operand_traits<X>::element>;

#define TILEWRIGHT_UNARY(function, kind)                                                               \
  template <class X>                                                                                   \
  requires detail::is_f32<X> detail::held<X> function(const X& x,                                      \
                                                      SourceLocation at = SourceLocation::current()) { \
    return detail::unary(ir::OpKind::kind, x, at);                                                     \
  }                                                                                                    \
  inline detail::Refused function(detail::NotF32) { return {}; }
TILEWRIGHT_UNARY(exp, exp_)
TILEWRIGHT_UNARY(exp2, exp2_)
TILEWRIGHT_UNARY(log, log_)
TILEWRIGHT_UNARY(log2, log2_)
TILEWRIGHT_UNARY(sin, sin_)
TILEWRIGHT_UNARY(cos, cos_)
TILEWRIGHT_UNARY(tanh, tanh_)
TILEWRIGHT_UNARY(erf, erf_)
TILEWRIGHT_UNARY(sqrt, sqrt_)
TILEWRIGHT_UNARY(rsqrt, rsqrt_)
TILEWRIGHT_UNARY(floor, floor_)
TILEWRIGHT_UNARY(ceil, ceil_)
#undef TILEWRIGHT_UNARY

template <class X>
requires NumberOperand<X> detail::held<X> abs(const X& x, SourceLocation at = SourceLocation::current()) {
  return detail::unary(ir::OpKind::abs_, x, at);
}

// Larger and smaller value of each pair; -0 < +0. Like the operators, the functions of two operands take a
// literal, scalar or smaller tile on either side.
template <Nan nan = Nan::ignore, class A>
requires RecordedType<A>
auto maximum(const A& a, detail::RightOperand<detail::held<A>> b,
             SourceLocation at = SourceLocation::current()) {
  return detail::binary<A>(ir::OpKind::maximum_, a, b, at, detail::nan_rule(nan));
}
template <Nan nan = Nan::ignore, class B>
requires RecordedType<B>
auto maximum(detail::LeftOperand<detail::held<B>> a, const B& b,
             SourceLocation at = SourceLocation::current()) {
  return detail::binary<B>(ir::OpKind::maximum_, a, b, at, detail::nan_rule(nan));
}
template <Nan nan = Nan::ignore, class A>
requires RecordedType<A>
auto minimum(const A& a, detail::RightOperand<detail::held<A>> b,
             SourceLocation at = SourceLocation::current()) {
  return detail::binary<A>(ir::OpKind::minimum_, a, b, at, detail::nan_rule(nan));
}
template <Nan nan = Nan::ignore, class B>
requires RecordedType<B>
auto minimum(detail::LeftOperand<detail::held<B>> a, const B& b,
             SourceLocation at = SourceLocation::current()) {
  return detail::binary<B>(ir::OpKind::minimum_, a, b, at, detail::nan_rule(nan));
}
// x limited to [low, high], which are literals, scalars or tiles that spread to x. NaN: as in maximum.
template <Nan nan = Nan::ignore, class X>
requires RecordedType<X>
auto clamp(const X& x, detail::RightOperand<detail::held<X>> low, detail::RightOperand<detail::held<X>> high,
           SourceLocation at = SourceLocation::current()) {
  auto raised = detail::binary<X>(ir::OpKind::maximum_, x, low, at, detail::nan_rule(nan));
  return detail::binary<X>(ir::OpKind::minimum_, raised, high, at, detail::nan_rule(nan));
}
// Upper half of the double-width product of integers.
template <class A>
requires RecordedType<A>
auto mulhi(const A& a, detail::Right<detail::held<A>, detail::Group::integer> b,
           SourceLocation at = SourceLocation::current()) {
  return detail::binary<A>(ir::OpKind::mulhi_, a, b, at);
}
// a / b for f32 within 2 ulp (div.full.f32), faster than the correctly rounded operator/.
template <class A>
requires RecordedType<A>
auto fast_divide(const A& a, detail::RightOperand<detail::held<A>> b,
                 SourceLocation at = SourceLocation::current()) {
  return detail::binary<A>(ir::OpKind::div_, a, b, at, {{"approximate", std::int64_t{1}}});
}
template <class B>
requires RecordedType<B>
auto fast_divide(detail::LeftOperand<detail::held<B>> a, const B& b,
                 SourceLocation at = SourceLocation::current()) {
  return detail::binary<B>(ir::OpKind::div_, a, b, at, {{"approximate", std::int64_t{1}}});
}
// a * b + c, rounded once. All of one type; b and c may be scalars, literals or tiles that spread to a.
template <class A>
requires RecordedType<A>
auto fma(const A& a, detail::RightOperand<detail::held<A>> b, detail::RightOperand<detail::held<A>> c,
         SourceLocation at = SourceLocation::current()) {
  using R = detail::held<A>;
  return R(detail::pointwise(ir::OpKind::fma_, R::type(),
                             {detail::read(a, at).handle(at), b.handle, c.handle}, at));
}

namespace detail {

// Result type of where(C, ...) whose choices make a V: the larger of the two tiles, the other spreads to it.
template <class C, class V>
constexpr bool condition_fits() {
  if constexpr (!is_tile<C>)
    return true;
  else {
    constexpr Misfit fit = form_misfit<C, V>();
    return fit == Misfit::none || fit == Misfit::larger;
  }
}
template <class C, class V, class T = element_in<V>>
struct chosen {  // a scalar condition
  using type = V;
};
template <Shape S, TileLayout L, class V, class T>
struct chosen<TileValue<i1, S, L>, V, T> {
  using type =
      std::conditional_t<form_misfit<TileValue<T, S, L>, V>() == Misfit::larger, V, TileValue<T, S, L>>;
};

template <class V, class C>
auto select(const C& condition, const Handle& a, const Handle& b, const SourceLocation& at) {
  using R = typename chosen<held<C>, held<V>>::type;
  return R(pointwise(ir::OpKind::select_, R::type(), {read(condition, at).handle(at), a, b}, at));
}

// The element type that a literal has where nothing else says it.
template <class U>
using literal_element = std::conditional_t<
    std::is_same_v<U, bool>, i1,
    std::conditional_t<std::is_floating_point_v<U>, f32, std::conditional_t<(sizeof(U) > 4), i64, i32>>>;

}  // namespace detail

// a where the condition holds, else b. a and b may be literals, scalars and tiles that spread; so may the
// condition. Two literals make f32, i32, i64 or i1 values, as their C++ type says.
template <class C, class A>
requires(RecordedType<C>&& RecordedType<A>) auto where(const C& condition, const A& a,
                                                       detail::RightOperand<detail::held<A>> b,
                                                       SourceLocation at = SourceLocation::current()) {
  constexpr bool is_condition = std::is_same_v<detail::element_in<C>, i1>,
                 fits = detail::condition_fits<C, A>();
  static_assert(is_condition, "the condition of where is i1; compare first: where(x > 0, a, b)");
  static_assert(fits, "the condition of where has another shape or layout than the choices");
  if constexpr (is_condition && fits)
    return detail::select<A>(condition, detail::read(a, at).handle(at), b.handle, at);
  else
    return detail::read(a, at);
}
template <class C, class B>
requires(RecordedType<C>&& RecordedType<B>) auto where(const C& condition,
                                                       detail::LeftOperand<detail::held<B>> a, const B& b,
                                                       SourceLocation at = SourceLocation::current()) {
  constexpr bool is_condition = std::is_same_v<detail::element_in<C>, i1>,
                 fits = detail::condition_fits<C, B>();
  static_assert(is_condition, "the condition of where is i1; compare first: where(x > 0, a, b)");
  static_assert(fits, "the condition of where has another shape or layout than the choices");
  if constexpr (is_condition && fits)
    return detail::select<B>(condition, a.handle, detail::read(b, at).handle(at), at);
  else
    return detail::read(b, at);
}
template <class C, class U>
requires(RecordedType<C>&& std::is_arithmetic_v<U>) auto where(
    const C& condition, U a, std::type_identity_t<U> b, SourceLocation at = SourceLocation::current()) {
  using V = Scalar<detail::literal_element<U>>;
  constexpr bool is_condition = std::is_same_v<detail::element_in<C>, i1>,
                 fits = detail::condition_fits<C, V>();
  static_assert(is_condition, "the condition of where is i1; compare first: where(x > 0, a, b)");
  static_assert(fits, "the condition of where has another shape or layout than the choices");
  if constexpr (is_condition && fits)
    return detail::select<V>(condition, V(a).handle(at), V(b).handle(at), at);
  else
    return V(a);
}

namespace detail {
template <class T, class U>
constexpr bool same_width() {
  if constexpr (NumberType<T> && NumberType<U>)
    return ir::info(element_of<T>.type).bits == ir::info(element_of<U>.type).bits;
  else
    return false;
}
}  // namespace detail

// Whether a float conversion to a type with few values clips at the largest finite value or overflows (to
// infinity where the type has one, else NaN).
enum class Overflow { saturate, ieee };

// Conversion by value, one rounding (nearest even). Float to integer truncates and saturates; integers wrap
// or extend.
template <class T, Overflow overflow = Overflow::saturate, class X>
requires RecordedType<X>
auto cast(const X& x, SourceLocation at = SourceLocation::current()) {
  constexpr bool numbers = NumberType<T> && !detail::is_pointer<detail::element_in<X>>;
  static_assert(
      numbers,
      "cast<T> needs an element type: i1 i8 u8 i16 i32 i64 f16 bf16 f32 e4m3 e5m2 e2m1 e8m0, and a number");
  if constexpr (!numbers || std::is_same_v<T, detail::element_in<X>>) {
    return detail::read(x, at);
  } else {
    using R = detail::with_element<X, T>;
    Attributes attributes;
    if (overflow == Overflow::ieee) attributes = {{"saturate", std::int64_t{0}}};
    return R(detail::pointwise(ir::OpKind::cast_, R::type(), {detail::read(x, at).handle(at)}, at,
                               std::move(attributes)));
  }
}

// The same bits as another type of the same width.
template <class T, class X>
requires RecordedType<X>
auto bitcast(const X& x, SourceLocation at = SourceLocation::current()) {
  constexpr bool fits = detail::same_width<T, detail::element_in<X>>();
  static_assert(fits, "bitcast needs types of the same width");
  if constexpr (!fits) {
    return detail::read(x, at);
  } else {
    using R = detail::with_element<X, T>;
    return R(detail::pointwise(ir::OpKind::bitcast_, R::type(), {detail::read(x, at).handle(at)}, at));
  }
}

// Promises that the value is a multiple of N. Wrong promises are undefined on a GPU and an error in the
// simulator.
template <int N, class X>
requires RecordedType<X> detail::held<X> assume_multiple(const X& x,
                                                         SourceLocation at = SourceLocation::current()) {
  static_assert(N > 0, "assume_multiple<N> needs a positive N");
  return detail::unary(ir::OpKind::assume_multiple_, x, at, {{"of", std::int64_t{N}}});
}

// ceil(a / b) of non-negative integers.
template <class A>
requires RecordedType<A>
auto cdiv(const A& a, detail::Right<detail::held<A>, detail::Group::integer> b,
          SourceLocation at = SourceLocation::current()) {
  using R = detail::held<A>;
  R less = detail::binary<A>(ir::OpKind::sub_, b, typename R::Right(1, at), at);
  R sum = detail::binary<A>(ir::OpKind::add_, a, less, at);
  return detail::binary<A>(ir::OpKind::div_, sum, b, at);
}
// The same of C++ integers.
template <class A, class B>
requires(std::is_integral_v<A>&& std::is_integral_v<B>) constexpr auto cdiv(A a, B b) {
  return (a + b - 1) / b;
}

namespace detail {
// Text that notes where it was written.
struct Text {
  const char* text;
  SourceLocation at;
  Text(const char* t, SourceLocation here = SourceLocation::current()) : text(t), at(here) {}
};
}  // namespace detail

// PTX text applied to each element. `constraints` as in LLVM's inline assembly: "=r,r,r"; T is the result's
// element type. All inputs have one shape and layout, the result too. The simulator needs a host function
// registered for the text.
template <class T, class X, class... Xs>
requires RecordedType<X> detail::with_element<X, T> inline_ptx(detail::Text text, const char* constraints,
                                                               const X& x, const Xs&... xs) {
  using R = detail::with_element<X, T>;
  static_assert(((detail::form_misfit<R, Xs>() == detail::Misfit::none) && ...),
                "the inputs of inline_ptx have one shape and layout");
  return R(detail::pointwise(
      ir::OpKind::inline_ptx_, R::type(),
      {detail::read(x, text.at).handle(text.at), detail::read(xs, text.at).handle(text.at)...}, text.at,
      {{"text", std::string(text.text)},
       {"constraints", std::string(constraints)},
       {"volatile", std::int64_t{0}}}));
}

}  // namespace tilewright
