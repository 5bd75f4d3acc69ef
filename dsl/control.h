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
using index_of = std::conditional_t<((is_scalar<X> && std::is_same_v<element_in<X>, i64>) || ...), i64, i32>;

template <class I, class X>
Scalar<I> as_index(const X& x, const SourceLocation& at) {
  if constexpr (is_literal<X>)
    return Scalar<I>(static_cast<I>(x));
  else if constexpr (std::is_same_v<held<X>, Scalar<I>>)
    return read(x, at);
  else
    return {};  // refused by range()
}
template <class X>
inline constexpr bool is_bound =
    is_literal<X> ? std::is_integral_v<X> : is_scalar<X>&& is_offset<element_in<X>>;
template <class X, class I>
inline constexpr bool has_width = is_literal<X> || !is_bound<X> || std::is_same_v<element_in<X>, I>;
}  // namespace detail

template <class A, class B, class C = int>
auto range(const A& low, const B& high, const C& step = 1, SourceLocation at = SourceLocation::current()) {
  static_assert(detail::is_bound<A> && detail::is_bound<B> && detail::is_bound<C>,
                "the bounds and step of a range are integers or uniform i32 or i64 values, never tiles");
  using I = detail::index_of<A, B, C>;
  static_assert(detail::has_width<A, I> && detail::has_width<B, I> && detail::has_width<C, I>,
                "the bounds and step of a range must all be i32 or all i64; use cast<i64>(x)");
  return Range<I>{detail::as_index<I>(low, at), detail::as_index<I>(high, at), detail::as_index<I>(step, at)};
}
template <class B>
auto range(const B& high, SourceLocation at = SourceLocation::current()) {
  static_assert(detail::is_bound<B>,
                "the bound of a range is an integer or a uniform i32 or i64 value, never a tile");
  using I = detail::index_of<B>;
  return Range<I>{Scalar<I>(0), detail::as_index<I>(high, at), Scalar<I>(1)};
}

// Runs body(index) on the device for every index of the range.
template <class I, class Body>
void for_(const Range<I>& range, Body&& body, SourceLocation at = SourceLocation::current()) {
  constexpr bool takes_index = std::is_invocable_v<Body, Scalar<I>>;
  static_assert(takes_index,
                "the body of for_ takes the index: [&](I32 i) { ... }, or I64 for a range of i64");
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* low = r.value(range.low.handle(at), "for_: low", where);
  ir::Value* high = r.value(range.high.handle(at), "for_: high", where);
  ir::Value* step = r.value(range.step.handle(at), "for_: step", where);
  ir::Op* op = r.emit(ir::OpKind::for_, {low, high, step}, {}, where);
  RegionScope scope(ir::add_region(*op));
  if constexpr (takes_index) body(Scalar<I>(r.leaf(r.region()->add_argument(low->type), where)));
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
  using Holds = detail::held<std::decay_t<std::invoke_result_t<Condition&>>>;
  constexpr bool is_condition = std::is_same_v<Holds, I1> || std::is_same_v<Holds, bool>;
  static_assert(is_condition,
                "the condition of while_ gives one uniform i1; compare: [&] { return x != 0; }");
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Op* op = r.emit(ir::OpKind::while_, {}, {}, where);
  ir::add_region(*op);
  ir::add_region(*op);
  {
    RegionScope scope(op->regions[0].get());
    if constexpr (is_condition) {
      ir::Value* v = r.value(detail::operand_handle<i1>(condition(), at), "while_: condition", where);
      r.emit(ir::OpKind::yield_, {v}, {}, where);
    }
  }
  RegionScope scope(op->regions[1].get());
  body();
}

}  // namespace tilewright
