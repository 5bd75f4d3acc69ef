// Register tiles and arithmetic on them. Operators are lazy (recorder.h): their C++ type says element type,
// shape and layout and nothing else, so `auto` is always safe and using an expression twice costs nothing.
#pragma once
#include "dsl/scalar.h"
#include "ir/layout_specs.h"

namespace tilewright {

using ir::Shape;
using ir::SharedLayout;
using ir::TileLayout;

// shape<128, 64>
template <int... Extents>
inline constexpr Shape shape = ir::make_shape(Extents...);

// Elements of type T (or pointers Ptr<T>) of shape S, spread over the threads as layout L says. Values, not
// storage: a tile never changes; Var<Tile<...>> does.
template <class T, Shape S, TileLayout L>
class TileValue {
  static_assert(ElementType<T>,
                "a tile needs an element type: i1 i8 u8 i16 i32 i64 f16 bf16 f32 e4m3 e5m2 e2m1 e8m0");
  static_assert(S.rank >= 1 && S.powers_of_two(),
                "every extent of a tile must be a power of two; mask the rest");
  static_assert(L.covers(S.total_bits()), "the layout does not hold every element of a tile of this shape");

 public:
  using element = T;
  static constexpr Shape shape = S;
  static constexpr TileLayout layout = L;
  static ir::Type type() { return ir::Type::tile(element_of<T>, S, L); }

  TileValue() = default;
  explicit TileValue(const Handle& handle) : handle_(detail::born_here(handle)) {}
  TileValue(const TileValue& t) : handle_(detail::born_here(t.handle_)) {}
  TileValue& operator=(const TileValue& t) {
    detail::check_assignment(handle_);
    auto born = handle_.born;
    handle_ = t.handle_;
    handle_.born = born;
    return *this;
  }
  // Another type: say which rule keeps them apart.
  template <class U, Shape S2, TileLayout L2>
  requires(!std::is_same_v<TileValue<U, S2, L2>, TileValue>) TileValue(const TileValue<U, S2, L2>&) {
    static_assert(std::is_same_v<T, U>, "the tile has another element type; use cast<T>(x)");
    static_assert(S == S2, "the tile has another shape");
    static_assert(!(std::is_same_v<T, U> && S == S2),
                  "the tile has another layout; use convert_layout<layout>(x)");
  }

  const Handle& handle(const SourceLocation& = SourceLocation::current()) const { return handle_; }

  TILEWRIGHT_NO_BOOL

  // Operands that may stand next to this tile: the same type, a scalar or literal, a tile that spreads to it.
  template <bool right>
  struct Operand {
    Handle handle;
    SourceLocation at;
    Operand(const TileValue& t, SourceLocation here = SourceLocation::current()) requires(right)
        : handle(t.handle_), at(here) {}
    template <class V>
    requires(right&& std::is_same_v<V, Var<TileValue>>)
        Operand(const V& v, SourceLocation here = SourceLocation::current())
        : handle(v.get(here).handle()), at(here) {}
    template <class V>
    requires(NumberType<T> && (std::is_same_v<detail::held<V>, Scalar<T>>))
        Operand(const V& v, SourceLocation here = SourceLocation::current())
        : handle(static_cast<Scalar<T>>(v).handle(here)), at(here) {}
    template <class U>
    requires(LiteralFor<U, T>) Operand(U u, SourceLocation here = SourceLocation::current())
        : handle(detail::Literal(u).constant(element_of<T>, located(here))), at(here) {}
    template <Shape S2, TileLayout L2>
    requires(detail::spreads_to<T, S2, L2, T, S, L>())
        Operand(const TileValue<T, S2, L2>& t, SourceLocation here = SourceLocation::current())
        : handle(t.handle()), at(here) {}
  };
  // The tile itself as an operand of a comparison (see Scalar::Self).
  struct Self {
    Handle handle;
    Self(const TileValue& t) : handle(t.handle_) {}
    template <class V>
    requires std::is_same_v<V, Var<TileValue>> Self(const V& v) : handle(v.get().handle()) {}
  };
  using Right = Operand<true>;
  using Left = Operand<false>;

#define TILEWRIGHT_OPERATOR(symbol, kind)                                                       \
  friend TileValue operator symbol(const TileValue& a, Right b) requires NumberType<T> {        \
    return TileValue(detail::pointwise(ir::OpKind::kind, type(), {a.handle_, b.handle}, b.at)); \
  }                                                                                             \
  friend TileValue operator symbol(Left a, const TileValue& b) requires NumberType<T> {         \
    return TileValue(detail::pointwise(ir::OpKind::kind, type(), {a.handle, b.handle_}, a.at)); \
  }
#define TILEWRIGHT_COMPARISON(symbol, predicate)                                            \
  friend TileValue<i1, S, L> operator symbol(Self a, Right b) requires NumberType<T> {      \
    return TileValue<i1, S, L>(                                                             \
        detail::compare(predicate, TileValue<i1, S, L>::type(), a.handle, b.handle, b.at)); \
  }                                                                                         \
  friend TileValue<i1, S, L> operator symbol(Left a, Self b) requires NumberType<T> {       \
    return TileValue<i1, S, L>(                                                             \
        detail::compare(predicate, TileValue<i1, S, L>::type(), a.handle, b.handle, a.at)); \
  }
  TILEWRIGHT_OPERATOR(+, add_)
  TILEWRIGHT_OPERATOR(-, sub_)
  TILEWRIGHT_OPERATOR(*, mul_)
  TILEWRIGHT_OPERATOR(/, div_)
  TILEWRIGHT_OPERATOR(%, rem_)
  TILEWRIGHT_OPERATOR(&, bit_and_)
  TILEWRIGHT_OPERATOR(|, bit_or_)
  TILEWRIGHT_OPERATOR(^, bit_xor_)
  TILEWRIGHT_OPERATOR(<<, shl_)
  TILEWRIGHT_OPERATOR(>>, shr_)
  TILEWRIGHT_COMPARISON(==, "eq")
  TILEWRIGHT_COMPARISON(!=, "ne")
  TILEWRIGHT_COMPARISON(<, "lt")
  TILEWRIGHT_COMPARISON(<=, "le")
  TILEWRIGHT_COMPARISON(>, "gt")
  TILEWRIGHT_COMPARISON(>=, "ge")
#undef TILEWRIGHT_OPERATOR
#undef TILEWRIGHT_COMPARISON

  friend TileValue operator-(const TileValue& a) requires NumberType<T> {
    return detail::unary_operator(ir::OpKind::neg_, a);
  }
  friend TileValue operator~(const TileValue& a) requires NumberType<T> {
    return detail::unary_operator(ir::OpKind::bit_not_, a);
  }
  friend TileValue operator!(const TileValue& a) requires std::is_same_v<T, i1> {
    return detail::unary_operator(ir::OpKind::bit_not_, a);
  }

 private:
  Handle handle_;
};

// Tile<f32, shape<128, 64>, blocked(...)>: the layout is any spec or a resolved map.
namespace detail {
template <class T, Shape S, auto Layout>
struct tile_type {  // a class, since g++ 12 crashes on the alias alone with dependent shapes
  using type = TileValue<T, S, ir::resolve(Layout, S)>;
};
}  // namespace detail
template <class T, Shape S, auto Layout>
using Tile = typename detail::tile_type<T, S, Layout>::type;

// Pointer arithmetic: offsets are in elements, i32 or i64.
template <class T, class I, Shape S, TileLayout L>
requires(std::is_same_v<I, i32> || std::is_same_v<I, i64>) TileValue<Ptr<T>, S, L>
operator+(const Ptr<T>& p, const TileValue<I, S, L>& offset) {
  using Result = TileValue<Ptr<T>, S, L>;
  return Result(
      Recorder::current().pointwise(ir::OpKind::pointer_add_, Result::type(), {p.handle(), offset.handle()},
                                    offset.handle().node ? offset.handle().node->location : nullptr));
}
template <class T, class I, Shape S, TileLayout L>
requires(std::is_same_v<I, i32> || std::is_same_v<I, i64>) TileValue<Ptr<T>, S, L>
operator+(const TileValue<Ptr<T>, S, L>& p, const TileValue<I, S, L>& offset) {
  using Result = TileValue<Ptr<T>, S, L>;
  return Result(
      Recorder::current().pointwise(ir::OpKind::pointer_add_, Result::type(), {p.handle(), offset.handle()},
                                    offset.handle().node ? offset.handle().node->location : nullptr));
}
template <class T, Shape S, TileLayout L>
TileValue<Ptr<T>, S, L> operator+(const TileValue<Ptr<T>, S, L>& p, typename Ptr<T>::Offset offset) {
  using Result = TileValue<Ptr<T>, S, L>;
  return Result(
      detail::pointwise(ir::OpKind::pointer_add_, Result::type(), {p.handle(), offset.handle}, offset.at));
}

// Pairs of operands that do not fit: the message of explain_misfit() is the error.
#define TILEWRIGHT_MISFIT(symbol)              \
  template <class A, class B>                  \
  requires detail::Misfits<A, B>               \
  auto operator symbol(const A& a, const B&) { \
    detail::explain_misfit<A, B>();            \
    return a;                                  \
  }
TILEWRIGHT_MISFIT(+)
TILEWRIGHT_MISFIT(-)
TILEWRIGHT_MISFIT(*)
TILEWRIGHT_MISFIT(/)
TILEWRIGHT_MISFIT(%)
TILEWRIGHT_MISFIT(&)
TILEWRIGHT_MISFIT(|)
TILEWRIGHT_MISFIT(^)
TILEWRIGHT_MISFIT(<<)
TILEWRIGHT_MISFIT(>>)
TILEWRIGHT_MISFIT(==)
TILEWRIGHT_MISFIT(!=)
TILEWRIGHT_MISFIT(<)
TILEWRIGHT_MISFIT(<=)
TILEWRIGHT_MISFIT(>)
TILEWRIGHT_MISFIT(>=)
#undef TILEWRIGHT_MISFIT

}  // namespace tilewright
