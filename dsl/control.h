// Staged control flow. Plain C++ loops and `if constexpr` run while the kernel is recorded; these run on the
// device.
#pragma once
#include "dsl/variable.h"

namespace tilewright {

// low, low + step, ... while below high. A step known only at run time must be positive; a constant one may
// be negative and then counts down while above high. I is i32 or i64.
template <class I>
struct Range {
  Scalar<I> low, high, step;
};

namespace detail {
template <class... X>
using index_of =
    std::conditional_t<(std::is_same_v<typename operand_traits<X>::element, i64> || ...), i64, i32>;

template <class I, class X>
Scalar<I> as_index(const X& x) {
  if constexpr (operand_traits<X>::literal)
    return Scalar<I>(static_cast<I>(x));
  else {
    static_assert(std::is_same_v<typename operand_traits<X>::element, I>,
                  "the bounds and step of a range must all be i32 or all i64; use cast<i64>(x)");
    return static_cast<Scalar<I>>(x);
  }
}
}  // namespace detail

template <class A, class B, class C = int>
auto range(const A& low, const B& high, const C& step = 1) {
  static_assert(
      (detail::is_scalar<A> || std::is_integral_v<A>)&&(detail::is_scalar<B> || std::is_integral_v<B>)&&(
          detail::is_scalar<C> || std::is_integral_v<C>),
      "the bounds and step of a range are integers or uniform scalars, never tiles");
  using I = detail::index_of<A, B, C>;
  return Range<I>{detail::as_index<I>(low), detail::as_index<I>(high), detail::as_index<I>(step)};
}
template <class B>
auto range(const B& high) {
  return range(0, high, 1);
}

// Runs body(index) on the device for every index of the range.
template <class I, class Body>
void for_(const Range<I>& range, Body&& body, SourceLocation at = SourceLocation::current()) {
  static_assert(std::is_invocable_v<Body, Scalar<I>>, "the body of for_ takes the index: [&](I32 i) { ... }");
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* low = r.value(range.low.handle(at), "for_: low", where);
  ir::Value* high = r.value(range.high.handle(at), "for_: high", where);
  ir::Value* step = r.value(range.step.handle(at), "for_: step", where);
  ir::Op* op = r.emit(ir::OpKind::for_, {low, high, step}, {}, where);
  RegionScope scope(ir::add_region(*op));
  body(Scalar<I>(r.leaf(r.region()->add_argument(low->type), where)));
}

class IfStatement {
 public:
  explicit IfStatement(ir::Op* op) : op_(op) {}
  template <class Body>
  void else_(Body&& body) {
    RegionScope scope(op_->regions[1].get());
    body();
  }

 private:
  ir::Op* op_;
};

namespace detail {
// One uniform i1.
struct Condition {
  Handle handle;
  template <class X>
  requires(std::is_same_v<held<X>, I1> || std::is_same_v<X, bool>)
      Condition(const X& x, SourceLocation at = SourceLocation::current())
      : handle(operand_handle<i1>(x, at)) {}
  template <class X>
  requires(is_tile<X>) TILEWRIGHT_REFUSED(
      "the condition of if_ is one uniform i1; for a decision per element use where(condition, a, b) or a "
      "mask")
  Condition(const X&) {}
  template <class X>
  requires((is_scalar<X> && !std::is_same_v<held<X>, I1>) || (is_literal<X> && !std::is_same_v<X, bool>))
      TILEWRIGHT_REFUSED("the condition of if_ is one uniform i1; compare first: x != 0")
  Condition(const X&) {}
};
}  // namespace detail

// Runs the body on the device where the uniform condition holds; .else_(body) follows.
template <class Body>
IfStatement if_(detail::Condition condition, Body&& body, SourceLocation at = SourceLocation::current()) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* c = r.value(condition.handle, "if_: condition", where);
  ir::Op* op = r.emit(ir::OpKind::if_, {c}, {}, where);
  ir::add_region(*op);
  ir::add_region(*op);
  RegionScope scope(op->regions[0].get());
  body();
  return IfStatement(op);
}

// Runs body() on the device as long as condition(), recorded anew before every round, holds.
template <class Condition, class Body>
void while_(Condition&& condition, Body&& body, SourceLocation at = SourceLocation::current()) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Op* op = r.emit(ir::OpKind::while_, {}, {}, where);
  ir::add_region(*op);
  ir::add_region(*op);
  {
    RegionScope scope(op->regions[0].get());
    I1 holds = condition();
    ir::Value* v = r.value(holds.handle(at), "while_: condition", where);
    r.emit(ir::OpKind::yield_, {v}, {}, where);
  }
  RegionScope scope(op->regions[1].get());
  body();
}

}  // namespace tilewright
