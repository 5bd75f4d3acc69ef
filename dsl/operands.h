// What may stand beside what in an arithmetic expression, decided on types alone. The operators of scalar.h
// and tile.h accept exactly these pairs; for every other pair a fallback operator states which rule was
// broken.
#pragma once
#include "dsl/element.h"
#include "dsl/recorder.h"
#include "ir/tile_layout.h"

namespace tilewright {

template <class T>
class Scalar;
template <class T, ir::Shape S, ir::TileLayout L>
class TileValue;
template <class T>
class Var;
template <class A, int N>
struct Multiple;

namespace detail {

// What an operand looks like after Var<X> is read as X.
template <class X>
struct operand_traits {
  static constexpr bool recorded = false, scalar = false, tile = false, literal = std::is_arithmetic_v<X>;
  using element = X;
};
template <class T>
struct operand_traits<Scalar<T>> {
  static constexpr bool recorded = true, scalar = true, tile = false, literal = false;
  using element = T;
};
template <class T>
struct operand_traits<Ptr<T>> {
  static constexpr bool recorded = true, scalar = true, tile = false, literal = false;
  using element = Ptr<T>;
};
template <class T, ir::Shape S, ir::TileLayout L>
struct operand_traits<TileValue<T, S, L>> {
  static constexpr bool recorded = true, scalar = false, tile = true, literal = false;
  static constexpr ir::Shape shape = S;
  static constexpr ir::TileLayout layout = L;
  using element = T;
};
template <class X>
struct operand_traits<Var<X>> : operand_traits<X> {};
template <class X, int N>
struct operand_traits<Multiple<X, N>> : operand_traits<X> {};

// The recorded type that an operand stands for: Var<X> and Multiple<X, N> are read as X.
template <class X>
struct held_type {
  using type = X;
};
template <class X>
struct held_type<Var<X>> {
  using type = X;
};
template <class X, int N>
struct held_type<Multiple<X, N>> {
  using type = X;
};
template <class X>
using held = typename held_type<X>::type;

template <class X>
inline constexpr bool is_recorded = operand_traits<X>::recorded;
template <class X>
inline constexpr bool is_tile = operand_traits<X>::tile;
template <class X>
inline constexpr bool is_scalar = operand_traits<X>::scalar;

constexpr bool shapes_broadcast(const ir::Shape& from, const ir::Shape& to) {
  if (from.rank != to.rank) return false;
  for (int i = 0; i < from.rank; ++i)
    if (from.dim[i] != to.dim[i] && from.dim[i] != 1) return false;
  return true;
}

// A tile that may be an operand next to a tile of shape `to` in layout `to_layout`.
template <class T, ir::Shape S, ir::TileLayout L, class U, ir::Shape S2, ir::TileLayout L2>
constexpr bool spreads_to() {
  if constexpr (!std::is_same_v<T, U>)
    return false;
  else
    return S != S2 && shapes_broadcast(S, S2) && ir::broadcast_is_free(S, L, S2, L2);
}

// The pairs that the fallback operators must leave to the real ones.
template <class A, class B>
constexpr bool operands_fit() {
  using X = operand_traits<A>;
  using Y = operand_traits<B>;
  if constexpr (X::literal && Y::recorded)
    return LiteralFor<typename X::element, typename Y::element>;
  else if constexpr (Y::literal && X::recorded)
    return LiteralFor<typename Y::element, typename X::element>;
  else if constexpr (!std::is_same_v<typename X::element, typename Y::element>)
    return false;
  else if constexpr (X::tile && Y::tile)
    return (X::shape == Y::shape && X::layout == Y::layout) ||
           spreads_to<typename X::element, X::shape, X::layout, typename Y::element, Y::shape, Y::layout>() ||
           spreads_to<typename Y::element, Y::shape, Y::layout, typename X::element, X::shape, X::layout>();
  else
    return true;
}

template <class A, class B>
concept Misfits =
    (is_recorded<A> || is_recorded<B>)&&(is_recorded<A> || operand_traits<A>::literal) &&
    (is_recorded<B> || operand_traits<B>::literal) &&
    NumberType<typename operand_traits<A>::element>&& NumberType<typename operand_traits<B>::element> &&
    !operands_fit<A, B>();

// States the rule that a pair of operands breaks.
template <class A, class B>
constexpr void explain_misfit() {
  using X = operand_traits<A>;
  using Y = operand_traits<B>;
  if constexpr (X::literal || Y::literal) {
    static_assert(operands_fit<A, B>(),
                  "a floating-point literal next to an integer value; cast the value first: cast<f32>(x)");
  } else if constexpr (!std::is_same_v<typename X::element, typename Y::element>) {
    static_assert(
        operands_fit<A, B>(),
        "the operands have different element types; there are no implicit conversions: use cast<T>(x)");
  } else if constexpr (X::shape != Y::shape && !shapes_broadcast(X::shape, Y::shape) &&
                       !shapes_broadcast(Y::shape, X::shape)) {
    static_assert(
        operands_fit<A, B>(),
        "the operands have different shapes and neither spreads to the other (extents must be equal or 1)");
  } else if constexpr (X::shape != Y::shape) {
    static_assert(
        operands_fit<A, B>(),
        "a dimension of extent 1 cannot be spread without moving data: the smaller operand's layout must be "
        "the slice of the larger one's; use convert_layout<slice<dim>(layout)>(x)");
  } else {
    static_assert(operands_fit<A, B>(),
                  "the operands have different layouts; use convert_layout<layout>(x) on one of them");
  }
}

template <class T>
inline constexpr bool always_false = false;

}  // namespace detail

// What a Var may hold and what a kernel works with.
template <class X>
concept RecordedType = detail::is_recorded<X>;

}  // namespace tilewright
