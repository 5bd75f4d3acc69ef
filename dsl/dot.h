// Matrix products.
#pragma once
#include "dsl/shared.h"

namespace tilewright {

enum class Precision { standard, tf32 };

// a [M, K] times b [K, N], waiting for an accumulator: acc += dot(a, b), or dot(a, b, acc).
template <class A, class B>
struct DotExpression {
  A a;
  B b;
  Precision precision;
  SourceLocation at;

  template <class C>
  static constexpr bool has_shape = C::shape == ir::make_shape(A::shape.dim[0], B::shape.dim[1]);
  template <class C>
  static constexpr bool accumulates_in =
      std::is_same_v<typename C::element, std::conditional_t<IntegerType<typename A::element>, i32, f32>> ||
      (std::is_same_v<typename C::element, f16> && std::is_same_v<typename A::element, f16>);

  // The product plus the accumulator. mma.sync where the layouts are dot_operand<0>, dot_operand<1> and
  // mma_accumulator; FMA for blocked layouts (operands in any layout). Which element types and layouts go
  // together is checked by the verifier.
  template <class C>
  C onto(const C& accumulator) const {
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* x = r.value(a.handle(), "dot: a", where);
    ir::Value* y = r.value(b.handle(), "dot: b", where);
    ir::Value* c = r.value(accumulator.handle(), "dot: accumulator", where);
    ir::Op* op = r.emit(ir::OpKind::dot_, {x, y, c}, {C::type()}, where);
    op->set_attribute("precision", std::string(precision == Precision::tf32 ? "tf32" : "default"));
    return C(r.result(op));
  }
};

namespace detail {

enum class DotMisfit { none, registers, rank, depth, element };

template <class X, class Y>
constexpr DotMisfit find_dot_misfit() {
  if constexpr (!is_tile<X> || !is_tile<Y>) {
    return DotMisfit::registers;
  } else {
    constexpr Shape a = operand_traits<X>::shape, b = operand_traits<Y>::shape;
    using T = element_in<X>;
    using U = element_in<Y>;
    if (a.rank != 2 || b.rank != 2) return DotMisfit::rank;
    if (a.dim[1] != b.dim[0]) return DotMisfit::depth;
    constexpr bool bytes =
        (std::is_same_v<T, i8> || std::is_same_v<T, u8>)&&(std::is_same_v<U, i8> || std::is_same_v<U, u8>);
    constexpr bool fp8 = (std::is_same_v<T, e4m3> || std::is_same_v<T, e5m2>)&&(std::is_same_v<U, e4m3> ||
                                                                                std::is_same_v<U, e5m2>);
    return std::is_same_v<T, U> || bytes || fp8 ? DotMisfit::none : DotMisfit::element;
  }
}
template <class X, class Y>
inline constexpr DotMisfit dot_misfit = find_dot_misfit<X, Y>();

// Adds to anything, after a mistake that has been reported.
struct NoProduct {};

}  // namespace detail

template <class X, class Y>
auto dot(const X& a, const Y& b, Precision precision = Precision::standard,
         SourceLocation at = SourceLocation::current()) {
  using enum detail::DotMisfit;
  constexpr detail::DotMisfit misfit = detail::dot_misfit<X, Y>;
  static_assert(misfit != registers,
                "dot works on register tiles: load shared operands with "
                "buffer.load<dot_operand<0>(accumulator, k_width)>()");
  static_assert(misfit != rank, "dot works on two-dimensional tiles");
  static_assert(misfit != depth, "dot: K differs: a is [M, K], b is [K, N]");
  static_assert(misfit != element, "dot: a and b have different element types; use cast<T>(x)");
  if constexpr (misfit == none)
    return DotExpression<detail::held<X>, detail::held<Y>>{detail::read(a, at), detail::read(b, at),
                                                           precision, at};
  else
    return detail::NoProduct{};
}
template <class X, class Y, class C>
requires(detail::is_tile<C>) auto dot(const X& a, const Y& b, const C& accumulator,
                                      Precision precision = Precision::standard,
                                      SourceLocation at = SourceLocation::current()) {
  auto product = dot(a, b, precision, at);
  if constexpr (detail::dot_misfit<X, Y> == detail::DotMisfit::none) {
    using Product = decltype(product);
    using R = detail::held<C>;
    static_assert(Product::template has_shape<R>, "dot: the accumulator is not [M, N]");
    static_assert(Product::template accumulates_in<R>,
                  "dot: the accumulator is f32 for floats (or f16 for f16) and i32 for integers");
    return product.onto(detail::read(accumulator, at));
  } else {
    return detail::read(accumulator, at);
  }
}

}  // namespace tilewright
