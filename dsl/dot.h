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

  // The product plus the accumulator. mma.sync where the layouts are dot_operand<0>, dot_operand<1> and
  // mma_accumulator; FMA for blocked layouts (operands: any layout, in the accumulator's element type or
  // narrower).
  template <class C>
  C onto(const C& accumulator) const {
    static_assert(A::shape.rank == 2 && B::shape.rank == 2 && C::shape.rank == 2,
                  "dot works on two-dimensional tiles");
    static_assert(A::shape.dim[1] == B::shape.dim[0], "dot: K differs: a is [M, K], b is [K, N]");
    static_assert(A::shape.dim[0] == C::shape.dim[0] && B::shape.dim[1] == C::shape.dim[1],
                  "dot: the accumulator is not [M, N]");
    static_assert(std::is_same_v<typename A::element, typename B::element>,
                  "dot: a and b have different element types; use cast<T>(x)");
    static_assert(std::is_same_v<typename C::element, f32> ||
                      (std::is_same_v<typename C::element, i32> && IntegerType<typename A::element>),
                  "dot: the accumulator is f32 for floats and i32 for integers");
    static_assert(precision_fits(), "dot: Precision::tf32 is for f32 operands");
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* x = r.value(a.handle(), "dot: a", where);
    ir::Value* y = r.value(b.handle(), "dot: b", where);
    ir::Value* c = r.value(accumulator.handle(), "dot: accumulator", where);
    ir::Op* op = r.emit(ir::OpKind::dot_, {x, y, c}, {C::type()}, where);
    op->set_attribute("precision", std::string(precision == Precision::tf32 ? "tf32" : "default"));
    return C(r.result(op));
  }
  static constexpr bool precision_fits() { return true; }
};

template <class X, class Y>
auto dot(const X& a, const Y& b, Precision precision = Precision::standard,
         SourceLocation at = SourceLocation::current()) {
  static_assert(detail::is_tile<X> && detail::is_tile<Y>,
                "dot works on register tiles: load shared operands with "
                "buffer.load<dot_operand<0>(accumulator, k_width)>()");
  return DotExpression<detail::held<X>, detail::held<Y>>{detail::read(a, at), detail::read(b, at), precision,
                                                         at};
}
template <class X, class Y, class C>
requires(detail::is_tile<C>) auto dot(const X& a, const Y& b, const C& accumulator,
                                      Precision precision = Precision::standard,
                                      SourceLocation at = SourceLocation::current()) {
  return dot(a, b, precision, at).onto(detail::read(accumulator, at));
}

}  // namespace tilewright
