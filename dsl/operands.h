// What may stand beside what, decided on types alone. Operators and functions take their operands as the
// small wrappers of this file: the constructor that accepts an operand notes the author's line, and for every
// rule that an operand can break there is one that refuses it with the rule as its text, so that the
// compiler's message is that sentence at the author's line (GNU attribute `unavailable`). Rules about
// template arguments are static_asserts, first in the function that the author calls; what follows is left
// out where one fails, so that there is one message.
#pragma once
#include "dsl/element.h"
#include "dsl/recorder.h"
#include "ir/tile_layout.h"

#define TILEWRIGHT_REFUSED(text) __attribute__((unavailable(text)))

namespace tilewright {

template <class T>
class Scalar;
template <class T, ir::Shape S, ir::TileLayout L>
class TileValue;
template <class T, ir::Shape S, ir::SharedLayout L>
class SharedValue;
template <class T>
class Var;
template <class A, int N>
struct Multiple;

namespace detail {

template <class T>
inline constexpr bool always_false = false;

// What an operand looks like after Var<X> and Multiple<X, N> are read as X.
template <class X>
struct operand_traits {
  static constexpr bool recorded = false, scalar = false, tile = false, literal = std::is_arithmetic_v<X>,
                        shared = false;
  using element = X;
  using held = X;
};
template <class T>
struct operand_traits<Scalar<T>> {
  static constexpr bool recorded = true, scalar = true, tile = false, literal = false, shared = false;
  using element = T;
  using held = Scalar<T>;
};
template <class T>
struct operand_traits<Ptr<T>> {
  static constexpr bool recorded = true, scalar = true, tile = false, literal = false, shared = false;
  using element = Ptr<T>;
  using held = Ptr<T>;
};
template <class T, ir::Shape S, ir::TileLayout L>
struct operand_traits<TileValue<T, S, L>> {
  static constexpr bool recorded = true, scalar = false, tile = true, literal = false, shared = false;
  static constexpr ir::Shape shape = S;
  static constexpr ir::TileLayout layout = L;
  using element = T;
  using held = TileValue<T, S, L>;
};
template <class T, ir::Shape S, ir::SharedLayout L>
struct operand_traits<SharedValue<T, S, L>> {
  static constexpr bool recorded = false, scalar = false, tile = false, literal = false, shared = true;
  static constexpr ir::Shape shape = S;
  using element = T;
  using held = SharedValue<T, S, L>;
};
template <class X>
struct operand_traits<Var<X>> : operand_traits<X> {};
template <class A, int N>
struct operand_traits<Multiple<A, N>> : operand_traits<A> {};

template <class X>
inline constexpr bool is_recorded = operand_traits<X>::recorded;
template <class X>
inline constexpr bool is_tile = operand_traits<X>::tile;
template <class X>
inline constexpr bool is_scalar = operand_traits<X>::scalar;
template <class X>
inline constexpr bool is_literal = operand_traits<X>::literal;
template <class X>
using element_in = typename operand_traits<X>::element;
template <class X>
using held = typename operand_traits<X>::held;
template <class T>
inline constexpr bool is_pointer = false;
template <class T>
inline constexpr bool is_pointer<Ptr<T>> = true;
template <class T>
inline constexpr bool is_offset = std::is_same_v<T, i32> || std::is_same_v<T, i64>;

constexpr bool shapes_broadcast(const ir::Shape& from, const ir::Shape& to) {
  if (from.rank != to.rank) return false;
  for (int i = 0; i < from.rank; ++i)
    if (from.dim[i] != to.dim[i] && from.dim[i] != 1) return false;
  return true;
}

// Why an operand may not stand beside a value of type C. `larger`: the operand is the larger one of the two,
// C would have to spread to it.
enum class Misfit { none, larger, unrelated, shared, literal, pointer, element, shape, spread, layout };

constexpr Misfit tile_misfit(const ir::Shape& c, const ir::TileLayout& c_layout, const ir::Shape& x,
                             const ir::TileLayout& x_layout) {
  if (c == x) return c_layout == x_layout ? Misfit::none : Misfit::layout;
  if (shapes_broadcast(x, c))
    return ir::broadcast_is_free(x, x_layout, c, c_layout) ? Misfit::none : Misfit::spread;
  if (shapes_broadcast(c, x))
    return ir::broadcast_is_free(c, c_layout, x, x_layout) ? Misfit::larger : Misfit::spread;
  return Misfit::shape;
}

// The rules for any element types: shape and layout alone.
template <class C, class X>
constexpr Misfit form_misfit() {
  using A = operand_traits<C>;
  using B = operand_traits<X>;
  if constexpr (B::scalar)
    return Misfit::none;
  else if constexpr (A::scalar)
    return Misfit::larger;
  else
    return tile_misfit(A::shape, A::layout, B::shape, B::layout);
}

template <class C, class X>
constexpr Misfit find_misfit() {
  using A = operand_traits<C>;
  using B = operand_traits<X>;
  constexpr bool pointer = is_pointer<typename A::element>;
  if constexpr (B::shared)
    return Misfit::shared;
  else if constexpr (B::literal)
    return pointer ? Misfit::pointer : LiteralFor<X, typename A::element> ? Misfit::none : Misfit::literal;
  else if constexpr (!B::recorded)
    return Misfit::unrelated;
  else if constexpr (pointer != is_pointer<typename B::element>)
    return Misfit::pointer;
  else if constexpr (!std::is_same_v<typename A::element, typename B::element>)
    return Misfit::element;
  else
    return form_misfit<C, X>();
}
template <class C, class X>
inline constexpr Misfit misfit = find_misfit<C, X>();

// A C++ number waiting to become a constant of some element type.
struct Literal {
  bool is_float = false;
  std::int64_t integer = 0;
  double number = 0;

  Literal() = default;
  template <class U>
  explicit Literal(U u)
      : is_float(std::is_floating_point_v<U>),
        integer(static_cast<std::int64_t>(u)),
        number(static_cast<double>(u)) {}
  Handle constant(ir::Element element, const ir::LocationPtr& at) const {
    if (is_float) return Recorder::current().constant(element, number, at);
    return Recorder::current().constant(element, integer, at);
  }
};

// The value of a recorded operand, with Var read here.
template <class X>
held<X> read(const X& x, const SourceLocation& at) {
  if constexpr (std::is_same_v<X, Var<held<X>>>)
    return x.get(at);
  else
    return x;
}
// The handle of an operand whose element type is T; literals become constants.
template <class T, class X>
Handle operand_handle(const X& x, const SourceLocation& at) {
  if constexpr (is_literal<X>)
    return Literal(x).constant(element_of<T>, located(at));
  else
    return read(x, at).handle(at);
}

// The right operand of an operator whose other operand, and result, is a C: another C, a scalar or literal of
// its element type, or a tile that spreads to it.
template <class C>
struct RightOperand {
  Handle handle;
  SourceLocation at;

  template <class X>
  requires(misfit<C, X> == Misfit::none)
      RightOperand(const X& x, SourceLocation here = SourceLocation::current())
      : handle(operand_handle<element_in<C>>(x, here)), at(here) {}

  template <class X>
  requires(misfit<C, X> == Misfit::element) TILEWRIGHT_REFUSED(
      "the operands have different element types; there are no implicit conversions: use cast<T>(x)")
  RightOperand(const X&) {}
  template <class X>
  requires(misfit<C, X> == Misfit::shape) TILEWRIGHT_REFUSED(
      "the operands have different shapes and neither spreads to the other (extents must be equal or 1)")
  RightOperand(const X&) {}
  template <class X>
  requires(misfit<C, X> == Misfit::spread) TILEWRIGHT_REFUSED(
      "a dimension of extent 1 cannot be spread without moving data: the smaller operand's layout must be "
      "the "
      "slice of the larger one's; use convert_layout<slice<dim>(layout)>(x)")
  RightOperand(const X&) {}
  template <class X>
  requires(misfit<C, X> == Misfit::layout)
      TILEWRIGHT_REFUSED("the operands have different layouts; use convert_layout<layout>(x) on one of them")
  RightOperand(const X&) {}
  template <class X>
  requires(misfit<C, X> == Misfit::literal) TILEWRIGHT_REFUSED(
      "a floating-point literal beside an integer value; cast the value first: cast<f32>(x)")
  RightOperand(const X&) {}
  template <class X>
  requires(misfit<C, X> == Misfit::pointer) TILEWRIGHT_REFUSED(
      "a pointer beside a number; pointers move by pointer + offset, with the pointer on the left")
  RightOperand(const X&) {}
  template <class X>
  requires(misfit<C, X> == Misfit::shared)
      TILEWRIGHT_REFUSED("shared memory is no operand; bring it into registers first: buffer.load<layout>()")
  RightOperand(const X&) {}
};

// A left operand that leaves the result's type to the right one: a literal, or what spreads to it.
template <class C>
struct LeftOperand {
  Handle handle;
  SourceLocation at;

  template <class X>
  requires(misfit<C, X> == Misfit::none && !std::is_same_v<held<X>, C>)
      LeftOperand(const X& x, SourceLocation here = SourceLocation::current())
      : handle(operand_handle<element_in<C>>(x, here)), at(here) {}
  template <class X>
  requires(misfit<C, X> == Misfit::literal && !is_recorded<X>) TILEWRIGHT_REFUSED(
      "a floating-point literal beside an integer value; cast the value first: cast<f32>(x)")
  LeftOperand(const X&) {}
};

// A C or a Var of one. A wrapper on both sides of a comparison keeps the reversed candidates that C++20 adds
// for == and != from being ambiguous.
template <class C>
struct SelfOperand {
  Handle handle;
  SourceLocation at;
  template <class X>
  requires(std::is_same_v<held<X>, C>)
      SelfOperand(const X& x, SourceLocation here = SourceLocation::current())
      : handle(operand_handle<element_in<C>>(x, here)), at(here) {}
};

// Operators that an element type does not have.
struct PointerOperand {
  Handle handle;
  SourceLocation at;
  template <class X>
  TILEWRIGHT_REFUSED("pointers have only + and - with an offset; compute with offsets, in elements, instead")
  PointerOperand(const X&) {}
};
struct ConditionOperand {
  Handle handle;
  SourceLocation at;
  template <class X>
  TILEWRIGHT_REFUSED("i1 has only & | ^ ! == and !=; cast<i32>(x) first")
  ConditionOperand(const X&) {}
};
struct NarrowOperand {
  Handle handle;
  SourceLocation at;
  template <class X>
  TILEWRIGHT_REFUSED("e4m3, e5m2, e2m1 and e8m0 have no arithmetic; cast<f32>(x) first")
  NarrowOperand(const X&) {}
};
struct FloatOperandOfBits {
  Handle handle;
  SourceLocation at;
  template <class X>
  TILEWRIGHT_REFUSED("this operator works on integers; cast<i32>(x), or bitcast<i32>(x) for the bits")
  FloatOperandOfBits(const X&) {}
};

// Operators by what they ask of the element type.
enum class Group { arithmetic, integer, bits, equality };

template <class T>
inline constexpr bool is_narrow =
    std::is_same_v<T, e4m3> || std::is_same_v<T, e5m2> || std::is_same_v<T, e2m1> || std::is_same_v<T, e8m0>;

template <class C, Group group, class T = element_in<C>>
using Right = std::conditional_t<
    is_pointer<T>, PointerOperand,
    std::conditional_t<
        is_narrow<T>, NarrowOperand,
        std::conditional_t<
            std::is_same_v<T, i1> && (group == Group::arithmetic || group == Group::integer),
            ConditionOperand,
            std::conditional_t<FloatType<T> && (group == Group::integer || group == Group::bits),
                               FloatOperandOfBits, RightOperand<C>>>>>;

// An offset, in elements, that moves pointers P (Ptr<T>, or a tile of them): i32 or i64.
template <class P, class X>
constexpr Misfit find_offset_misfit() {
  if constexpr (is_literal<X>)
    return std::is_integral_v<X> ? Misfit::none : Misfit::element;
  else if constexpr (!is_recorded<X>)
    return Misfit::unrelated;
  else if constexpr (!is_offset<element_in<X>>)
    return Misfit::element;
  else
    return form_misfit<P, X>();
}
template <class P, class X>
inline constexpr Misfit offset_misfit = find_offset_misfit<P, X>();

template <class P>
struct OffsetOperand {
  Handle handle;
  SourceLocation at;

  template <class X>
  requires(offset_misfit<P, X> == Misfit::none)
      OffsetOperand(const X& x, SourceLocation here = SourceLocation::current())
      : handle(operand_handle<i64>(x, here)), at(here) {}
  template <class X>
  requires(offset_misfit<P, X> == Misfit::element)
      TILEWRIGHT_REFUSED("a pointer moves by i32 or i64 elements; cast<i32>(x) the offset")
  OffsetOperand(const X&) {}
  template <class X>
  requires(offset_misfit<P, X> == Misfit::shape) TILEWRIGHT_REFUSED(
      "the pointers and the offsets have different shapes and neither spreads to the other (extents must be "
      "equal or 1)")
  OffsetOperand(const X&) {}
  template <class X>
  requires(offset_misfit<P, X> == Misfit::spread) TILEWRIGHT_REFUSED(
      "a dimension of extent 1 cannot be spread without moving data: the smaller operand's layout must be "
      "the "
      "slice of the larger one's; use convert_layout<slice<dim>(layout)>(x)")
  OffsetOperand(const X&) {}
  template <class X>
  requires(offset_misfit<P, X> == Misfit::layout) TILEWRIGHT_REFUSED(
      "the pointers and the offsets have different layouts; use convert_layout<layout>(x) on one of them")
  OffsetOperand(const X&) {}
};

// Conversions to bool: a recorded value is not known while the kernel is recorded.
struct LogicOperand;
struct NotBool {
  template <class B>
  requires(std::is_same_v<B, bool>) TILEWRIGHT_REFUSED(
      "a recorded value is not known while the kernel is recorded: use if_(condition, body), while_ or "
      "where(condition, a, b), and & and | for && and ||")
  operator B() const { return false; }
  friend bool operator&&(const NotBool&, LogicOperand);
  friend bool operator||(const NotBool&, LogicOperand);
};
struct LogicOperand {
  template <class X>
  requires(std::is_base_of_v<NotBool, X>) TILEWRIGHT_REFUSED(
      "a recorded value is not known while the kernel is recorded: use & and | for && and ||")
  LogicOperand(const X&) {}
};

}  // namespace detail

// What a Var may hold and what a kernel works with.
template <class X>
concept RecordedType = detail::is_recorded<X>;

}  // namespace tilewright
