// Element-wise functions on tiles and scalars. All are lazy and fuse with the arithmetic around them.
#pragma once
#include "dsl/variable.h"

namespace tilewright {

// What max and min do with NaN: the number wins (IEEE 754-2019 maximumNumber), or NaN wins (maximum).
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
held<X> read(const X& x) {
  return static_cast<held<X>>(x);
}

template <class X>
held<X> unary(ir::OpKind kind, const X& x, const SourceLocation& at, Attributes attributes = {}) {
  return held<X>(pointwise(kind, held<X>::type(), {read(x).handle(at)}, at, std::move(attributes)));
}

}  // namespace detail

template <class X>
concept FloatOperand = RecordedType<X> && FloatType<typename detail::operand_traits<X>::element>;
template <class X>
concept NumberOperand = RecordedType<X> && NumberType<typename detail::operand_traits<X>::element>;

#define TILEWRIGHT_UNARY(function, kind)                                                              \
  template <class X>                                                                                  \
  requires NumberOperand<X> detail::held<X> function(const X& x,                                      \
                                                     SourceLocation at = SourceLocation::current()) { \
    static_assert(std::is_same_v<typename detail::operand_traits<X>::element, f32>,                   \
                  #function " works in f32; cast the operand first: " #function "(cast<f32>(x))");    \
    return detail::unary(ir::OpKind::kind, x, at);                                                    \
  }
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

namespace detail {

// Two operands of functions: at least one recorded; the result has the type of the larger one. Records
// literals as constants of the other's element type.
template <class A, class B>
struct Pair {
  static constexpr bool fits = operands_fit<A, B>();
  static constexpr bool second_is_larger = [] {
    if constexpr (!is_tile<B>)
      return !is_recorded<A>;
    else if constexpr (!is_tile<A>)
      return true;
    else
      return operand_traits<A>::shape.elements() < operand_traits<B>::shape.elements();
  }();
  using result = held<std::conditional_t<second_is_larger, B, A>>;
  using element = typename operand_traits<result>::element;
};

template <class T, class X>
Handle operand_handle(const X& x, const SourceLocation& at) {
  if constexpr (operand_traits<X>::literal)
    return Literal(x).constant(element_of<T>, located(at));
  else
    return read(x).handle(at);
}

template <class A, class B>
auto binary(ir::OpKind kind, const A& a, const B& b, const SourceLocation& at, Attributes attributes = {}) {
  using P = Pair<A, B>;
  if constexpr (!P::fits) explain_misfit<A, B>();
  using R = typename P::result;
  return R(pointwise(kind, R::type(),
                     {operand_handle<typename P::element>(a, at), operand_handle<typename P::element>(b, at)},
                     at, std::move(attributes)));
}

}  // namespace detail

// Larger and smaller value of each pair; -0 < +0.
template <Nan nan = Nan::ignore, class A, class B>
requires(RecordedType<A> || RecordedType<B>) auto maximum(const A& a, const B& b,
                                                          SourceLocation at = SourceLocation::current()) {
  return detail::binary(ir::OpKind::maximum_, a, b, at,
                        {{"propagate_nan", std::int64_t{nan == Nan::propagate}}});
}
template <Nan nan = Nan::ignore, class A, class B>
requires(RecordedType<A> || RecordedType<B>) auto minimum(const A& a, const B& b,
                                                          SourceLocation at = SourceLocation::current()) {
  return detail::binary(ir::OpKind::minimum_, a, b, at,
                        {{"propagate_nan", std::int64_t{nan == Nan::propagate}}});
}
// x limited to [low, high].
template <class X, class A, class B>
requires NumberOperand<X>
auto clamp(const X& x, const A& low, const B& high, SourceLocation at = SourceLocation::current()) {
  return minimum(maximum(x, low, at), high, at);
}
// Upper half of the double-width product of integers.
template <class A, class B>
requires(RecordedType<A> || RecordedType<B>) auto mulhi(const A& a, const B& b,
                                                        SourceLocation at = SourceLocation::current()) {
  return detail::binary(ir::OpKind::mulhi_, a, b, at);
}
// a / b for f32 within 2 ulp (div.full.f32), faster than the correctly rounded operator/.
template <class A, class B>
requires(RecordedType<A> || RecordedType<B>) auto fast_divide(const A& a, const B& b,
                                                              SourceLocation at = SourceLocation::current()) {
  return detail::binary(ir::OpKind::div_, a, b, at, {{"approximate", std::int64_t{1}}});
}
// a * b + c, rounded once. All of one type; b and c may be scalars, literals or tiles that spread to a.
template <class A, class B, class C>
requires NumberOperand<A> detail::held<A> fma(const A& a, const B& b, const C& c,
                                              SourceLocation at = SourceLocation::current()) {
  using R = detail::held<A>;
  return R(detail::pointwise(
      ir::OpKind::fma_, R::type(),
      {detail::read(a).handle(at), typename R::Right(b, at).handle, typename R::Right(c, at).handle}, at));
}

namespace detail {

// Result type of where(C, ...) whose choices make a V: the larger of the two tiles, the other spreads to it.
template <class C, class V>
struct chosen {  // a scalar condition
  using type = V;
};
template <Shape S, TileLayout L, class T>
struct chosen<TileValue<i1, S, L>, Scalar<T>> {
  using type = TileValue<T, S, L>;
};
template <Shape S, TileLayout L, class T, Shape S2, TileLayout L2>
struct chosen<TileValue<i1, S, L>, TileValue<T, S2, L2>> {
  static constexpr bool value_is_larger = S2.elements() >= S.elements();
  static_assert((S == S2 && L == L2) || spreads_to<T, S, L, T, S2, L2>() || spreads_to<T, S2, L2, T, S, L>(),
                "the condition of where has another shape or layout than the choices");
  using type = std::conditional_t<value_is_larger, TileValue<T, S2, L2>, TileValue<T, S, L>>;
};

}  // namespace detail

// a where the condition holds, else b. One of a and b may be a literal or scalar; the condition may be a tile
// or scalar.
template <class C, class A, class B>
requires(RecordedType<C>) auto where(const C& condition, const A& a, const B& b,
                                     SourceLocation at = SourceLocation::current()) {
  static_assert(std::is_same_v<typename detail::operand_traits<C>::element, i1>,
                "the condition of where is i1; compare first: where(x > 0, a, b)");
  static_assert(detail::is_recorded<A> || detail::is_recorded<B>,
                "where needs a recorded value for at least one of its choices: where(c, x, 0)");
  using P = detail::Pair<A, B>;
  if constexpr (!P::fits) detail::explain_misfit<A, B>();
  using T = typename P::element;
  Handle c = detail::read(condition).handle(at), x = detail::operand_handle<T>(a, at),
         y = detail::operand_handle<T>(b, at);
  using R = typename detail::chosen<detail::held<C>, typename P::result>::type;
  return R(detail::pointwise(ir::OpKind::select_, R::type(), {c, x, y}, at));
}

// Whether a float conversion to a type with few values clips at the largest finite value or overflows (to
// infinity where the type has one, else NaN).
enum class Overflow { saturate, ieee };

// Conversion by value, one rounding (nearest even). Float to integer truncates and saturates; integers wrap
// or extend.
template <class T, Overflow overflow = Overflow::saturate, class X>
requires NumberOperand<X> detail::with_element<X, T> cast(const X& x,
                                                          SourceLocation at = SourceLocation::current()) {
  static_assert(NumberType<T>, "cast<T> needs a number type");
  using R = detail::with_element<X, T>;
  if constexpr (std::is_same_v<T, typename detail::operand_traits<X>::element>) {
    return detail::read(x);
  } else {
    Attributes attributes;
    if (overflow == Overflow::ieee) attributes = {{"saturate", std::int64_t{0}}};
    return R(detail::pointwise(ir::OpKind::cast_, R::type(), {detail::read(x).handle(at)}, at,
                               std::move(attributes)));
  }
}

// The same bits as another type of the same width.
template <class T, class X>
requires NumberOperand<X> detail::with_element<X, T> bitcast(const X& x,
                                                             SourceLocation at = SourceLocation::current()) {
  static_assert(ir::info(element_of<T>.type).bits ==
                    ir::info(element_of<typename detail::operand_traits<X>::element>.type).bits,
                "bitcast needs types of the same width");
  using R = detail::with_element<X, T>;
  return R(detail::pointwise(ir::OpKind::bitcast_, R::type(), {detail::read(x).handle(at)}, at));
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
template <class A, class B>
requires(RecordedType<A> || RecordedType<B>) auto cdiv(const A& a, const B& b) { return (a + b - 1) / b; }

// PTX text applied to each element. `constraints` as in LLVM's inline assembly: "=r,r,r"; T is the result's
// element type. All inputs have one shape and layout. The simulator needs a host function registered for the
// text.
template <class T, class X, class... Xs>
requires RecordedType<X> detail::with_element<X, T> inline_ptx(const char* text, const char* constraints,
                                                               const X& x, const Xs&... xs) {
  using R = detail::with_element<X, T>;
  return R(Recorder::current().pointwise(
      ir::OpKind::inline_ptx_, R::type(), {detail::read(x).handle(), detail::read(xs).handle()...},
      detail::read(x).handle().node ? detail::read(x).handle().node->location : nullptr,
      {{"text", std::string(text)},
       {"constraints", std::string(constraints)},
       {"volatile", std::int64_t{0}}}));
}

}  // namespace tilewright
