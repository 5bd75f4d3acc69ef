// Reductions, prefix scans, gather and histogram.
#pragma once
#include <tuple>

#include "dsl/memory.h"

namespace tilewright {

namespace detail {

template <class X, int Axis>
using reduced = TileValue<typename held<X>::element, held<X>::shape.without(Axis),
                          ir::without_dimension(held<X>::layout, held<X>::shape, Axis)>;

// A reduction of a one-dimensional tile is a scalar.
template <int Axis, class X>
auto reduced_result(ir::Op* op, int index) {
  Recorder& r = Recorder::current();
  if constexpr (held<X>::shape.rank == 1)
    return Scalar<typename held<X>::element>(r.result(op, index));
  else
    return reduced<X, Axis>(r.result(op, index));
}
template <int Axis, class X>
ir::Type reduced_type() {
  if constexpr (held<X>::shape.rank == 1)
    return Scalar<typename held<X>::element>::type();
  else
    return reduced<X, Axis>::type();
}

// Records the region (x..., y...) -> combined... of a reduce or scan.
template <class Combine, class... X>
void record_combine(ir::Op* op, Combine&& combine, const SourceLocation& at, const X&...) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  RegionScope scope(ir::add_region(*op));
  auto argument = [&]<class V>(std::type_identity<V>) {
    using E = Scalar<typename held<V>::element>;
    return E(r.leaf(r.region()->add_argument(E::type()), where));
  };
  // braces: arguments in order
  std::tuple<Scalar<typename held<X>::element>...> left{argument(std::type_identity<X>{})...};
  std::tuple<Scalar<typename held<X>::element>...> right{argument(std::type_identity<X>{})...};
  auto both = std::tuple_cat(left, right);
  std::vector<ir::Value*> results;
  auto combined = std::apply(combine, both);
  if constexpr (sizeof...(X) == 1) {
    results.push_back(r.value(combined.handle(at), "combine", where));
  } else
    std::apply([&](const auto&... c) { (results.push_back(r.value(c.handle(at), "combine", where)), ...); },
               combined);
  r.emit(ir::OpKind::yield_, std::move(results), {}, where);
}

enum class AxisMisfit { none, no_tile, outside };
template <int Axis, class X>
constexpr AxisMisfit find_axis_misfit() {
  if constexpr (!is_tile<X>)
    return AxisMisfit::no_tile;
  else
    return Axis >= 0 && Axis < operand_traits<X>::shape.rank ? AxisMisfit::none : AxisMisfit::outside;
}
template <int Axis, class X>
inline constexpr AxisMisfit axis_misfit = find_axis_misfit<Axis, X>();

// Whether combine(a, b) gives a scalar of the elements' type.
template <class Combine, class T>
constexpr bool combines() {
  using S = Scalar<T>;
  if constexpr (std::is_invocable_v<Combine&, S, S>)
    return std::is_same_v<held<std::decay_t<std::invoke_result_t<Combine&, S, S>>>, S>;
  else
    return false;
}

}  // namespace detail

// Combines the elements along Axis with combine(a, b), which must be associative and commutative. A
// one-dimensional tile gives a scalar. Reduces in the element type of the tile.
template <int Axis, class X, class Combine>
auto reduce(const X& x, Combine&& combine, SourceLocation at = SourceLocation::current()) {
  using enum detail::AxisMisfit;
  constexpr auto axis = detail::axis_misfit<Axis, X>;
  static_assert(axis != no_tile, "a reduction or scan works on a tile");
  static_assert(axis != outside, "the axis must be a dimension of the tile");
  constexpr bool fits = detail::combines<Combine, detail::element_in<X>>();
  static_assert(fits, "combine(a, b) must give a scalar of the tile's element type");
  if constexpr (axis == none && fits) {
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* v = r.value(detail::read(x, at).handle(), "reduce", where);
    ir::Op* op = r.emit(ir::OpKind::reduce_, {v}, {detail::reduced_type<Axis, X>()}, where);
    op->set_attribute("axis", std::int64_t{Axis});
    detail::record_combine(op, combine, at, x);
    return detail::reduced_result<Axis, X>(op, 0);
  } else {
    return detail::read(x, at);
  }
}
// Two tiles of one shape and layout at once: combine(a0, b0, a1, b1) gives std::tuple or std::pair of both;
// so does reduce.
template <int Axis, class X, class Y, class Combine>
auto reduce2(const X& x, const Y& y, Combine&& combine, SourceLocation at = SourceLocation::current()) {
  using enum detail::AxisMisfit;
  constexpr auto axis = detail::axis_misfit<Axis, X>;
  static_assert(axis != no_tile, "a reduction or scan works on a tile");
  static_assert(axis != outside, "the axis must be a dimension of the tile");
  constexpr bool fits = detail::is_tile<Y> && detail::form_misfit<X, Y>() == detail::Misfit::none &&
                        detail::form_misfit<Y, X>() == detail::Misfit::none;
  static_assert(fits, "both tiles of a reduction need one shape and layout");
  if constexpr (axis != none || !fits) {
    return std::pair(detail::read(x, at), detail::read(y, at));
  } else {
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* v = r.value(detail::read(x, at).handle(), "reduce", where);
    ir::Value* w = r.value(detail::read(y, at).handle(), "reduce", where);
    ir::Op* op = r.emit(ir::OpKind::reduce_, {v, w},
                        {detail::reduced_type<Axis, X>(), detail::reduced_type<Axis, Y>()}, where);
    op->set_attribute("axis", std::int64_t{Axis});
    detail::record_combine(op, combine, at, x, y);
    return std::pair(detail::reduced_result<Axis, X>(op, 0), detail::reduced_result<Axis, Y>(op, 1));
  }
}

namespace detail {
// The type in which sums are taken: at least 32 bits.
template <class T>
using sum_element =
    std::conditional_t<std::is_same_v<T, i64>, i64, std::conditional_t<FloatType<T>, f32, i32>>;
}  // namespace detail

// Sum along Axis: in f32 for floats, i32 for narrow integers and i1, i64 for i64; the result has that type.
template <int Axis, class X>
auto sum(const X& x, SourceLocation at = SourceLocation::current()) {
  using enum detail::AxisMisfit;
  constexpr auto axis = detail::axis_misfit<Axis, X>;
  static_assert(axis != no_tile, "a reduction or scan works on a tile");
  static_assert(axis != outside, "the axis must be a dimension of the tile");
  if constexpr (axis == none) {
    PlaceScope place(at);
    return reduce<Axis>(
        cast<detail::sum_element<detail::element_in<X>>>(x, at), [](auto a, auto b) { return a + b; }, at);
  } else {
    return detail::read(x, at);
  }
}
// Largest and smallest along Axis.
template <int Axis, Nan nan = Nan::ignore, class X>
auto max(const X& x, SourceLocation at = SourceLocation::current()) {
  using enum detail::AxisMisfit;
  constexpr auto axis = detail::axis_misfit<Axis, X>;
  static_assert(axis != no_tile, "a reduction or scan works on a tile");
  static_assert(axis != outside, "the axis must be a dimension of the tile");
  if constexpr (axis == none) {
    PlaceScope place(at);
    return reduce<Axis>(
        x, [](auto a, auto b) { return maximum<nan>(a, b); }, at);
  } else {
    return detail::read(x, at);
  }
}
template <int Axis, Nan nan = Nan::ignore, class X>
auto min(const X& x, SourceLocation at = SourceLocation::current()) {
  using enum detail::AxisMisfit;
  constexpr auto axis = detail::axis_misfit<Axis, X>;
  static_assert(axis != no_tile, "a reduction or scan works on a tile");
  static_assert(axis != outside, "the axis must be a dimension of the tile");
  if constexpr (axis == none) {
    PlaceScope place(at);
    return reduce<Axis>(
        x, [](auto a, auto b) { return minimum<nan>(a, b); }, at);
  } else {
    return detail::read(x, at);
  }
}

namespace detail {
template <int Axis, Nan nan, bool largest, class X>
auto arg_extreme(const X& x, const SourceLocation& at) {
  PlaceScope place(at);
  using V = held<X>;
  auto position = iota<Axis, V::shape, V::layout>(at);
  auto best = reduce2<Axis>(
      x, position,
      [](auto a, auto i, auto b, auto j) {
        auto beats = [&] {
          if constexpr (largest)
            return a > b;
          else
            return a < b;
        }();
        auto first = i < j;
        auto take = beats | ((a == b) & first);
        if constexpr (FloatType<typename V::element>) {
          auto a_nan = a != a, b_nan = b != b;
          if constexpr (nan == Nan::propagate)
            take = (a_nan & (first | !b_nan)) | (take & !(a_nan | b_nan));
          else
            take = ((b_nan | take) & !a_nan) | (a_nan & b_nan & first);
        }
        return std::pair(where(take, a, b), where(take, i, j));
      },
      at);
  return best.second;
}
}  // namespace detail

// Position (i32) of the largest or smallest element along Axis; the first one of equals. NaN: ignored, or
// (propagate) the first NaN wins; where all are NaN, the first.
template <int Axis, Nan nan = Nan::ignore, class X>
auto argmax(const X& x, SourceLocation at = SourceLocation::current()) {
  using enum detail::AxisMisfit;
  constexpr auto axis = detail::axis_misfit<Axis, X>;
  static_assert(axis != no_tile, "a reduction or scan works on a tile");
  static_assert(axis != outside, "the axis must be a dimension of the tile");
  if constexpr (axis == none)
    return detail::arg_extreme<Axis, nan, true>(x, at);
  else
    return detail::read(x, at);
}
template <int Axis, Nan nan = Nan::ignore, class X>
auto argmin(const X& x, SourceLocation at = SourceLocation::current()) {
  using enum detail::AxisMisfit;
  constexpr auto axis = detail::axis_misfit<Axis, X>;
  static_assert(axis != no_tile, "a reduction or scan works on a tile");
  static_assert(axis != outside, "the axis must be a dimension of the tile");
  if constexpr (axis == none)
    return detail::arg_extreme<Axis, nan, false>(x, at);
  else
    return detail::read(x, at);
}

// Inclusive prefix combination along Axis: element i = combine over 0..i (reverse: i..end). combine(earlier,
// later) must be associative. Same type as the tile.
template <int Axis, bool reverse = false, class X, class Combine>
auto scan(const X& x, Combine&& combine, SourceLocation at = SourceLocation::current()) {
  using enum detail::AxisMisfit;
  constexpr auto axis = detail::axis_misfit<Axis, X>;
  static_assert(axis != no_tile, "a reduction or scan works on a tile");
  static_assert(axis != outside, "the axis must be a dimension of the tile");
  constexpr bool fits = detail::combines<Combine, detail::element_in<X>>();
  static_assert(fits, "combine(a, b) must give a scalar of the tile's element type");
  if constexpr (axis != none || !fits) {
    return detail::read(x, at);
  } else {
    using R = detail::held<X>;
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Op* op =
        r.emit(ir::OpKind::scan_, {r.value(detail::read(x, at).handle(), "scan", where)}, {R::type()}, where);
    op->set_attribute("axis", std::int64_t{Axis});
    op->set_attribute("reverse", std::int64_t{reverse});
    detail::record_combine(op, combine, at, x);
    return R(r.result(op));
  }
}
template <int Axis, bool reverse = false, class X>
auto cumulative_sum(const X& x, SourceLocation at = SourceLocation::current()) {
  using enum detail::AxisMisfit;
  constexpr auto axis = detail::axis_misfit<Axis, X>;
  static_assert(axis != no_tile, "a reduction or scan works on a tile");
  static_assert(axis != outside, "the axis must be a dimension of the tile");
  if constexpr (axis == none) {
    PlaceScope place(at);
    return scan<Axis, reverse>(
        x, [](auto a, auto b) { return a + b; }, at);
  } else {
    return detail::read(x, at);
  }
}

namespace detail {
template <int Axis, class X, class I>
constexpr bool gather_fits() {
  if constexpr (!is_tile<X> || !is_tile<I>) {
    return false;
  } else {
    constexpr Shape a = operand_traits<X>::shape, i = operand_traits<I>::shape;
    return Axis >= 0 && Axis < a.rank && a.rank == i.rank && a.without(Axis) == i.without(Axis);
  }
}
}  // namespace detail

// Element of `a` at the given i32 index along Axis; the other coordinates are the index's own. The index has
// the extents of `a` except along Axis.
template <int Axis, class X, class I>
auto gather(const X& a, const I& index, SourceLocation at = SourceLocation::current()) {
  using enum detail::AxisMisfit;
  constexpr auto axis = detail::axis_misfit<Axis, X>;
  static_assert(axis != no_tile, "a reduction or scan works on a tile");
  static_assert(axis != outside, "the axis must be a dimension of the tile");
  constexpr bool by_i32 = detail::is_tile<I> && std::is_same_v<detail::element_in<I>, i32>;
  static_assert(by_i32, "gather: the index is i32");
  constexpr bool fits = detail::gather_fits<Axis, X, I>();
  static_assert(fits || !by_i32 || axis != none, "gather: extents other than the axis must agree");
  if constexpr (axis == none && by_i32 && fits) {
    using R = detail::with_element<I, detail::element_in<X>>;
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* v = r.value(detail::read(a, at).handle(), "gather: a", where);
    ir::Value* i = r.value(detail::read(index, at).handle(), "gather: index", where);
    ir::Op* op = r.emit(ir::OpKind::gather_, {v, i}, {R::type()}, where);
    op->set_attribute("axis", std::int64_t{Axis});
    return R(r.result(op));
  } else {
    return detail::read(a, at);
  }
}

// i32 counts of the values 0..Bins-1 of a one-dimensional i32 tile; other values are ignored.
template <int Bins, auto Layout, class X>
auto histogram(const X& values, SourceLocation at = SourceLocation::current()) {
  static_assert(std::is_same_v<detail::element_in<X>, i32>, "histogram counts i32 values");
  using R = Tile<i32, shape<Bins>, Layout>;
  return detail::shape_op<R>(ir::OpKind::histogram_, detail::read(values, at).handle(), at);
}
template <int Bins, auto Layout, class X>
auto histogram(const X& values, detail::MaskOperand<detail::with_element<X, i1>> mask,
               SourceLocation at = SourceLocation::current()) {
  static_assert(std::is_same_v<detail::element_in<X>, i32>, "histogram counts i32 values");
  using R = Tile<i32, shape<Bins>, Layout>;
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* v = r.value(detail::read(values, at).handle(), "histogram: values", where);
  ir::Value* m = r.value(mask.handle, "histogram: mask", where);
  return R(r.result(r.emit(ir::OpKind::histogram_, {v, m}, {R::type()}, where)));
}

}  // namespace tilewright
