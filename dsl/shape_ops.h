// Making tiles and changing their shape or layout.
#pragma once
#include "dsl/layouts.h"
#include "dsl/math.h"

namespace tilewright {

// Index of this CTA along a grid axis (0, 1, 2), and the extent of the grid.
inline I32 program_id(int axis, SourceLocation at = SourceLocation::current()) {
  Recorder& r = Recorder::current();
  ir::Op* op = r.emit(ir::OpKind::program_id_, {}, {I32::type()}, located(at));
  op->set_attribute("axis", std::int64_t{axis});
  return I32(r.result(op));
}
inline I32 num_programs(int axis, SourceLocation at = SourceLocation::current()) {
  Recorder& r = Recorder::current();
  ir::Op* op = r.emit(ir::OpKind::num_programs_, {}, {I32::type()}, located(at));
  op->set_attribute("axis", std::int64_t{axis});
  return I32(r.result(op));
}

namespace detail {

template <class R>
R shape_op(ir::OpKind kind, const Handle& x, const SourceLocation& at) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  return R(r.result(r.emit(kind, {r.value(x, "operand", where)}, {R::type()}, where)));
}

// The shape with every extent but one set to 1, and the layout of such a tile.
constexpr Shape line_shape(Shape s, int dim) {
  for (int d = 0; d < s.rank; ++d)
    if (d != dim) s.dim[d] = 1;
  return s;
}
constexpr TileLayout line_layout(TileLayout l, Shape s, int dim) {
  for (int d = s.rank - 1; d >= 0; --d)
    if (d != dim) {
      l = ir::without_dimension(l, s, d);
      s = s.without(d);
    }
  return l;
}
// Each of the first `rank` numbers once.
template <int... Order>
constexpr bool is_order(int rank) {
  unsigned seen = 0;
  for (int d : {Order...}) {
    if (d < 0 || d >= rank) return false;
    seen |= 1u << d;
  }
  return sizeof...(Order) == static_cast<std::size_t>(rank) && seen == (1u << rank) - 1u;
}
constexpr Shape permuted_shape(const Shape& s, const int* order) {
  Shape r = s;
  for (int i = 0; i < s.rank; ++i) r.dim[i] = s.dim[order[i]];
  return r;
}

}  // namespace detail

// Start, Start+1, ..., End-1 as i32.
template <int Start, int End, auto Layout>
auto arange(SourceLocation at = SourceLocation::current()) {
  constexpr int length = End - Start;
  static_assert(length > 0 && std::has_single_bit(static_cast<unsigned>(length)),
                "the length of an arange must be a power of two");
  using R = typename detail::tile_type<i32, detail::rounded(shape<length>), Layout>::type;
  Recorder& r = Recorder::current();
  ir::Op* op = r.emit(ir::OpKind::arange_, {}, {R::type()}, located(at));
  op->set_attribute("start", std::int64_t{Start});
  return R(r.result(op));
}

// A tile each of whose elements is the value (literal or scalar of the element type).
template <class T, Shape S, auto Layout>
auto full(detail::RightOperand<Scalar<T>> value, SourceLocation at = SourceLocation::current()) {
  using R = typename detail::tile_type<T, S, Layout>::type;
  return R(Recorder::current().spread(R::type(), value.handle, located(at)));
}
template <class T, Shape S, auto Layout>
auto zeros(SourceLocation at = SourceLocation::current()) {
  using R = typename detail::tile_type<T, S, Layout>::type;
  using Z = Scalar<typename R::element>;
  return R(Recorder::current().spread(R::type(), Z(0).handle(at), located(at)));
}

// Same elements in row-major order under another shape. Never moves data.
template <Shape S, class X>
requires(detail::is_tile<X>) auto reshape(const X& x, SourceLocation at = SourceLocation::current()) {
  using V = detail::held<X>;
  constexpr bool fits = S.powers_of_two() && S.elements() == V::shape.elements();
  static_assert(fits, "reshape keeps the number of elements");
  if constexpr (!fits || S == V::shape)
    return detail::read(x, at);
  else
    return detail::shape_op<TileValue<typename V::element, S, V::layout>>(ir::OpKind::reshape_,
                                                                          detail::read(x, at).handle(), at);
}

// Adds a dimension of extent 1 at position Dim.
template <int Dim, class X>
requires(detail::is_tile<X>) auto expand_dims(const X& x, SourceLocation at = SourceLocation::current()) {
  using V = detail::held<X>;
  constexpr bool fits = Dim >= 0 && Dim <= V::shape.rank && V::shape.rank < ir::max_rank;
  static_assert(
      fits,
      "expand_dims<Dim>: Dim is a position from 0 to the rank, and the result has at most 5 dimensions");
  if constexpr (fits)
    return reshape<V::shape.with_inserted(Dim, 1)>(x, at);
  else
    return detail::read(x, at);
}

// Spreads dimensions of extent 1 to shape S in the given layout. Never moves data: the operand's layout must
// be the slice.
template <Shape S, auto Layout, class X>
requires(detail::is_tile<X>) auto broadcast(const X& x, SourceLocation at = SourceLocation::current()) {
  using V = detail::held<X>;
  using R = typename detail::tile_type<typename V::element, S, Layout>::type;
  constexpr bool extents = detail::shapes_broadcast(V::shape, S);
  static_assert(extents, "broadcast: extents must be equal or 1");
  constexpr bool is_free = !extents || ir::broadcast_is_free(V::shape, V::layout, S, R::layout);
  static_assert(
      is_free,
      "broadcast would move data: the operand's layout must be the slice of the result's layout; use "
      "convert_layout<slice<dim>(layout)>(x) first");
  if constexpr (!extents || !is_free)
    return R();
  else if constexpr (std::is_same_v<R, V>)
    return detail::read(x, at);
  else
    return detail::shape_op<R>(ir::OpKind::broadcast_, detail::read(x, at).handle(), at);
}

// A tile whose elements are their own coordinate along Dim, as i32.
template <int Dim, Shape S, auto Layout>
auto iota(SourceLocation at = SourceLocation::current()) {
  constexpr bool fits = Dim >= 0 && Dim < S.rank;
  static_assert(fits, "iota<Dim>: Dim is a dimension of the shape");
  using R = typename detail::tile_type<i32, S, Layout>::type;
  if constexpr (!fits) {
    return R();
  } else {
    constexpr Shape s = R::shape;
    auto numbers = arange<0, s.dim[Dim], detail::line_layout(R::layout, s, Dim)>(at);
    return broadcast<s, R::layout>(reshape<detail::line_shape(s, Dim)>(numbers, at), at);
  }
}

// Dimension i of the result is dimension Order[i] of the operand. Never moves data.
template <int... Order, class X>
requires(detail::is_tile<X>) auto permute(const X& x, SourceLocation at = SourceLocation::current()) {
  using V = detail::held<X>;
  constexpr bool fits = detail::is_order<Order...>(V::shape.rank);
  static_assert(fits, "permute names every dimension once");
  if constexpr (!fits) {
    return detail::read(x, at);
  } else {
    constexpr int order[] = {Order...};
    using R = TileValue<typename V::element, detail::permuted_shape(V::shape, order),
                        ir::permuted(V::layout, V::shape, order)>;
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Op* op = r.emit(ir::OpKind::permute_, {r.value(detail::read(x, at).handle(), "permute", where)},
                        {R::type()}, where);
    op->set_attribute("order", std::vector<std::int64_t>{Order...});
    return R(r.result(op));
  }
}
// Swaps the two dimensions.
template <class X>
requires(detail::is_tile<X>) auto transpose(const X& x, SourceLocation at = SourceLocation::current()) {
  constexpr bool fits = detail::held<X>::shape.rank == 2;
  static_assert(fits, "transpose works on two dimensions; use permute<...>");
  if constexpr (fits)
    return permute<1, 0>(x, at);
  else
    return detail::read(x, at);
}

// Stacks two tiles of one type along a new last dimension of extent 2.
template <class X, class Y>
requires(detail::is_tile<X>&& detail::is_tile<Y>) auto join(const X& a, const Y& b,
                                                            SourceLocation at = SourceLocation::current()) {
  using V = detail::held<X>;
  constexpr bool fits = std::is_same_v<V, detail::held<Y>> && V::shape.rank < ir::max_rank;
  static_assert(fits,
                "join needs two tiles of one type (element type, shape, layout) of at most 4 dimensions");
  if constexpr (!fits) {
    return detail::read(a, at);
  } else {
    using R = TileValue<typename V::element, V::shape.with_inserted(V::shape.rank, 2), ir::joined(V::layout)>;
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* x = r.value(detail::read(a, at).handle(), "join: a", where);
    ir::Value* y = r.value(detail::read(b, at).handle(), "join: b", where);
    return R(r.result(r.emit(ir::OpKind::join_, {x, y}, {R::type()}, where)));
  }
}

// The two halves of the last dimension (extent 2), which must be in registers of one thread: auto [a, b] =
// split(x).
template <class X>
requires(detail::is_tile<X>) auto split(const X& x, SourceLocation at = SourceLocation::current()) {
  using V = detail::held<X>;
  constexpr int last = V::shape.rank - 1;
  constexpr bool is_pair = last > 0 && V::shape.dim[last] == 2;
  static_assert(is_pair, "split needs a last dimension of extent 2");
  constexpr bool in_threads = !is_pair || ir::can_split(V::layout);
  static_assert(in_threads,
                "split needs both halves in registers of one thread: choose a layout whose threads hold 2 "
                "elements along the last dimension, or convert_layout first");
  if constexpr (!is_pair || !in_threads) {
    return std::pair<V, V>();
  } else {
    using R = TileValue<typename V::element, V::shape.without(last),
                        ir::without_dimension(V::layout, V::shape, last)>;
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Op* op = r.emit(ir::OpKind::split_, {r.value(detail::read(x, at).handle(), "split", where)},
                        {R::type(), R::type()}, where);
    return std::pair<R, R>(R(r.result(op, 0)), R(r.result(op, 1)));
  }
}

namespace detail {
// The halves of a tile along Dim, as split gives them.
template <int Dim, class X, int... I>
auto halves(const X& x, const SourceLocation& at, std::integer_sequence<int, I...>) {
  constexpr Shape s = X::shape.with_extent(Dim, X::shape.dim[Dim] / 2).with_inserted(Dim, 2);
  return split(permute<(I < Dim ? I : I + 1)..., Dim>(reshape<s>(x, at), at), at);
}
template <int Dim, class V>
inline constexpr bool halves_in_threads = ir::can_split(V::layout,
                                                        V::shape.first_bit(Dim) + V::shape.bits(Dim) - 1);
}  // namespace detail

// The elements whose coordinate along Dim is in [Start, Start + Extent): Extent is a power of two, Start a
// multiple of it. Never moves data: the parts must be in registers of one thread.
template <int Dim, int Start, int Extent, class X>
requires(detail::is_tile<X>) auto slice(const X& x, SourceLocation at = SourceLocation::current()) {
  using V = detail::held<X>;
  constexpr int rank = V::shape.rank;
  constexpr bool fits = Dim >= 0 && Dim < rank && Extent > 0 && (Extent & (Extent - 1)) == 0 && Start >= 0 &&
                        Start % Extent == 0 && Start + Extent <= V::shape.dim[Dim < 0 ? 0 : Dim];
  static_assert(
      fits,
      "slice<Dim, Start, Extent>: Extent is a power of two, Start a multiple of it, and both lie in "
      "the tile");
  if constexpr (!fits) {
    return detail::read(x, at);
  } else if constexpr (Extent == V::shape.dim[Dim]) {
    return detail::read(x, at);
  } else {
    constexpr int half = V::shape.dim[Dim] / 2;
    constexpr bool possible = rank < ir::max_rank && detail::halves_in_threads<Dim, V>;
    static_assert(possible,
                  "slice needs the parts in registers of one thread, and at most 4 dimensions: choose a "
                  "layout whose threads "
                  "hold elements of all parts, or convert_layout first");
    if constexpr (!possible) {
      return detail::read(x, at);
    } else {
      auto [low, high] =
          detail::halves<Dim>(detail::read(x, at), at, std::make_integer_sequence<int, rank>());
      if constexpr (Start >= half)
        return slice<Dim, Start - half, Extent>(high, at);
      else
        return slice<Dim, Start, Extent>(low, at);
    }
  }
}

// The same tile in another layout. Moves data between threads where it must.
template <auto Layout, class X>
requires(detail::is_tile<X>) auto convert_layout(const X& x, SourceLocation at = SourceLocation::current()) {
  using V = detail::held<X>;
  using R = typename detail::tile_type<typename V::element, V::shape, Layout>::type;
  if constexpr (std::is_same_v<R, V>)
    return detail::read(x, at);
  else
    return detail::shape_op<R>(ir::OpKind::convert_layout_, detail::read(x, at).handle(), at);
}
// The same, but refused if data would move between threads.
template <auto Layout, class X>
requires(detail::is_tile<X>) auto assert_trivial(const X& x, SourceLocation at = SourceLocation::current()) {
  using V = detail::held<X>;
  using R = typename detail::tile_type<typename V::element, V::shape, Layout>::type;
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Op* op = r.emit(ir::OpKind::convert_layout_,
                      {r.value(detail::read(x, at).handle(), "assert_trivial", where)}, {R::type()}, where);
  op->set_attribute("assert_trivial", std::int64_t{1});
  return R(r.result(op));
}

}  // namespace tilewright
