// Matrix products.
#pragma once
#include <bit>

#include "dsl/shared.h"

namespace tilewright {

enum class Precision { standard, tf32 };

// Whether a product of wgmma adds to its accumulator (1) or overwrites it (0): dot(a, b, accumulate(k != 0)).
struct Accumulate {
  Handle condition;
};
inline Accumulate accumulate(detail::Condition condition) { return {condition.handle}; }

// a [M, K] times b [K, N], waiting for an accumulator: acc += dot(a, b), or dot(a, b, acc). With b in shared
// memory the product is asynchronous (wgmma): the sum, the operands and their buffers may not be touched
// before wait(acc) or dot_wait<pending>(acc). N may then be any multiple of 8 up to 256 (of 16 above 32 for
// integers); the accumulator has as many columns as the next power of two, and those past N hold garbage.
template <class A, class B>
struct DotExpression {
  A a;
  B b;
  Precision precision;
  SourceLocation at;
  Accumulate accumulates = {};

  static constexpr bool asynchronous = detail::operand_traits<B>::shared;

  static constexpr int columns = asynchronous
                                     ? static_cast<int>(std::bit_ceil(static_cast<unsigned>(B::shape.dim[1])))
                                     : B::shape.dim[1];
  template <class C>
  static constexpr bool has_shape = C::shape == ir::make_shape(A::shape.dim[0], columns);
  template <class C>
  static constexpr bool accumulates_in =
      std::is_same_v<typename C::element, std::conditional_t<IntegerType<typename A::element>, i32, f32>> ||
      (std::is_same_v<typename C::element, f16> &&
       (std::is_same_v<typename A::element, f16> ||
        (asynchronous && element_of<typename A::element>.bytes() == 1)));

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
    if constexpr (asynchronous) {
      std::vector<ir::Value*> operands{x, y, c};
      if (accumulates.condition.node)
        operands.push_back(r.value(accumulates.condition, "dot: accumulate", where));
      return C(r.result(r.emit(ir::OpKind::dot_async_, std::move(operands), {C::type()}, where)));
    }
    ir::Op* op = r.emit(ir::OpKind::dot_, {x, y, c}, {C::type()}, where);
    op->set_attribute("precision", std::string(precision == Precision::tf32 ? "tf32" : "default"));
    return C(r.result(op));
  }
};

namespace detail {

enum class DotMisfit { none, registers, rank, depth, element };

template <class X, class Y>
constexpr DotMisfit find_dot_misfit() {
  constexpr bool shared = operand_traits<Y>::shared && (is_tile<X> || operand_traits<X>::shared);
  if constexpr (!shared && (!is_tile<X> || !is_tile<Y>)) {
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

template <class X>
auto operand_of_dot(const X& x, const SourceLocation& at) {
  if constexpr (operand_traits<X>::shared)
    return x;
  else
    return read(x, at);
}

// Adds to anything, after a mistake that has been reported.
struct NoProduct {};

}  // namespace detail

template <class X, class Y>
auto dot(const X& a, const Y& b, Precision precision = Precision::standard,
         SourceLocation at = SourceLocation::current()) {
  using enum detail::DotMisfit;
  constexpr detail::DotMisfit misfit = detail::dot_misfit<X, Y>;
  static_assert(misfit != registers,
                "dot works on register tiles, or on b in shared memory (wgmma); load shared operands with "
                "buffer.load<dot_operand<0>(accumulator, k_width)>()");
  static_assert(misfit != rank, "dot works on two-dimensional tiles");
  static_assert(misfit != depth, "dot: K differs: a is [M, K], b is [K, N]");
  static_assert(misfit != element, "dot: a and b have different element types; use cast<T>(x)");
  if constexpr (misfit == none)
    return DotExpression<detail::held<X>, detail::held<Y>>{detail::operand_of_dot(a, at),
                                                           detail::operand_of_dot(b, at), precision, at};
  else
    return detail::NoProduct{};
}
template <class X, class Y>
auto dot(const X& a, const Y& b, const Accumulate& accumulates,
         SourceLocation at = SourceLocation::current()) {
  constexpr bool asynchronous = detail::operand_traits<Y>::shared;
  static_assert(asynchronous, "accumulate(...) is for products with b in shared memory (wgmma)");
  auto product = dot(a, b, Precision::standard, at);
  if constexpr (asynchronous && detail::dot_misfit<X, Y> == detail::DotMisfit::none)
    product.accumulates = accumulates;
  return product;
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

namespace detail {
template <int Pending, class... T>
void emit_dot_wait(const SourceLocation& at, Var<T>&... sums) {
  static_assert(Pending >= 0 && Pending <= 7, "dot_wait<N>: N products may stay in flight, 0 to 7");
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Op* op = r.emit(ir::OpKind::dot_wait_, {r.value(sums.get(at).handle(), "dot_wait", where)...},
                      {T::type()...}, where);
  op->set_attribute("pending", std::int64_t{Pending});
  int i = 0;
  (sums.set(T(r.result(op, i++)), at), ...);
}
}  // namespace detail

// Waits until at most Pending products are in flight (those issued last); the sums of the others are
// complete. Every sum that is in flight is named, so that nothing touches its registers too early.
template <int Pending, class T>
void dot_wait(Var<T>& sum, SourceLocation at = SourceLocation::current()) {
  detail::emit_dot_wait<Pending>(at, sum);
}
template <int Pending, class T, class U>
void dot_wait(Var<T>& a, Var<U>& b, SourceLocation at = SourceLocation::current()) {
  detail::emit_dot_wait<Pending>(at, a, b);
}
template <int Pending, class T, class U, class V>
void dot_wait(Var<T>& a, Var<U>& b, Var<V>& c, SourceLocation at = SourceLocation::current()) {
  detail::emit_dot_wait<Pending>(at, a, b, c);
}
// Waits for all products; the finished sum.
template <class T>
T wait(Var<T>& sum, SourceLocation at = SourceLocation::current()) {
  detail::emit_dot_wait<0>(at, sum);
  return sum.get(at);
}

}  // namespace tilewright
