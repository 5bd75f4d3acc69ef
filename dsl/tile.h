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

namespace detail {

template <class P>
struct pointee_of;
template <class T>
struct pointee_of<Ptr<T>> {
  using type = T;
};
template <class P>
using pointee = typename pointee_of<element_in<P>>::type;

// Pointers P that spread to tiles of type C: Ptr<T>, or a smaller tile of them.
template <class P, class C>
constexpr bool pointers_spread_to() {
  if constexpr (!is_recorded<P> || !is_offset<element_in<C>>)
    return false;
  else if constexpr (!is_pointer<element_in<P>>)
    return false;
  else if constexpr (is_scalar<P>)
    return true;
  else
    return operand_traits<P>::shape != operand_traits<C>::shape && form_misfit<C, P>() == Misfit::none;
}

}  // namespace detail

// Elements of type T (or pointers Ptr<T>) of shape S, spread over the threads as layout L says. Values, not
// storage: a tile never changes; Var<Tile<...>> does.
template <class T, Shape S, TileLayout L>
class TileValue : public detail::NotBool {
 public:
  using element = T;
  static constexpr Shape shape = S;
  static constexpr TileLayout layout = L;
  // The operands that may stand beside this tile.
  using Right = detail::RightOperand<TileValue>;
  using Left = detail::LeftOperand<TileValue>;
  using Self = detail::SelfOperand<TileValue>;
  using Offset = detail::OffsetOperand<TileValue>;
  static ir::Type type() { return ir::Type::tile(element_of<T>, S, L); }

  TileValue() = default;
  explicit TileValue(const Handle& handle) : handle_(detail::born_here(handle)) {}
  TileValue(const TileValue& t) : NotBool(), handle_(detail::born_here(t.handle_)) {}
  TileValue& operator=(const TileValue& t) {
    detail::check_assignment(handle_, t.handle_);
    auto born = handle_.born;
    handle_ = t.handle_;
    handle_.born = born;
    return *this;
  }
  // Tiles of another type: which rule keeps them apart.
  template <class U, Shape S2, TileLayout L2>
  requires(!std::is_same_v<T, U>)
      TILEWRIGHT_REFUSED("the tile has another element type than expected here; use cast<T>(x)")
  TileValue(const TileValue<U, S2, L2>&) {}
  template <Shape S2, TileLayout L2>
  requires(S != S2) TILEWRIGHT_REFUSED("the tile has another shape than expected here")
  TileValue(const TileValue<T, S2, L2>&) {}
  template <TileLayout L2>
  requires(L != L2)
      TILEWRIGHT_REFUSED("the tile has another layout than expected here; use convert_layout<layout>(x)")
  TileValue(const TileValue<T, S, L2>&) {}

  const Handle& handle(const SourceLocation& = SourceLocation::current()) const { return handle_; }

#define TILEWRIGHT_OPERATOR(symbol, kind, group, condition)                                                \
  friend TileValue operator symbol(Self a,                                                                 \
                                   detail::Right<TileValue, detail::Group::group> b) requires(condition) { \
    return TileValue(detail::pointwise(ir::OpKind::kind, type(), {a.handle, b.handle}, b.at));             \
  }                                                                                                        \
  friend TileValue operator symbol(Left a, Self b) {                                                       \
    return TileValue(detail::pointwise(ir::OpKind::kind, type(), {a.handle, b.handle}, a.at));             \
  }                                                                                                        \
  TileValue& operator symbol##=(detail::Right<TileValue, detail::Group::group> b) requires(                \
      !detail::is_pointer<T>) {                                                                            \
    return *this = *this symbol b;                                                                         \
  }
#define TILEWRIGHT_COMPARISON(symbol, predicate, group)                                                  \
  friend TileValue<i1, S, L> operator symbol(Self a, detail::Right<TileValue, detail::Group::group> b) { \
    return TileValue<i1, S, L>(                                                                          \
        detail::compare(predicate, TileValue<i1, S, L>::type(), a.handle, b.handle, b.at));              \
  }                                                                                                      \
  friend TileValue<i1, S, L> operator symbol(Left a, Self b) {                                           \
    return TileValue<i1, S, L>(                                                                          \
        detail::compare(predicate, TileValue<i1, S, L>::type(), a.handle, b.handle, a.at));              \
  }
  TILEWRIGHT_OPERATOR(+, add_, arithmetic, !detail::is_pointer<T>)
  TILEWRIGHT_OPERATOR(-, sub_, arithmetic, !detail::is_pointer<T>)
  TILEWRIGHT_OPERATOR(*, mul_, arithmetic, true)
  TILEWRIGHT_OPERATOR(/, div_, arithmetic, true)
  TILEWRIGHT_OPERATOR(%, rem_, integer, true)
  TILEWRIGHT_OPERATOR(&, bit_and_, bits, true)
  TILEWRIGHT_OPERATOR(|, bit_or_, bits, true)
  TILEWRIGHT_OPERATOR(^, bit_xor_, bits, true)
  TILEWRIGHT_OPERATOR(<<, shl_, integer, true)
  TILEWRIGHT_OPERATOR(>>, shr_, integer, true)
  TILEWRIGHT_COMPARISON(==, "eq", equality)
  TILEWRIGHT_COMPARISON(!=, "ne", equality)
  TILEWRIGHT_COMPARISON(<, "lt", arithmetic)
  TILEWRIGHT_COMPARISON(<=, "le", arithmetic)
  TILEWRIGHT_COMPARISON(>, "gt", arithmetic)
  TILEWRIGHT_COMPARISON(>=, "ge", arithmetic)
#undef TILEWRIGHT_OPERATOR
#undef TILEWRIGHT_COMPARISON

  friend TileValue operator-(Self a) requires(NumberType<T>) {
    return TileValue(detail::pointwise(ir::OpKind::neg_, type(), {a.handle}, a.at));
  }
  friend TileValue operator~(Self a) requires(NumberType<T>) {
    return TileValue(detail::pointwise(ir::OpKind::bit_not_, type(), {a.handle}, a.at));
  }
  template <class X>
  requires(std::is_same_v<T, i1>&& std::is_same_v<detail::held<X>, TileValue>) friend TileValue operator!(
      const X& x) {
    return TileValue(detail::inverted(type(), detail::read(x, SourceLocation::current()).handle()));
  }

  // Tiles of pointers move by offsets in elements, i32 or i64.
  friend TileValue operator+(Self p, Offset o) requires(detail::is_pointer<T>) {
    return TileValue(detail::moved(type(), p.handle, o.handle, false, o.at));
  }
  friend TileValue operator-(Self p, Offset o) requires(detail::is_pointer<T>) {
    return TileValue(detail::moved(type(), p.handle, o.handle, true, o.at));
  }
  TileValue& operator+=(Offset o) requires(detail::is_pointer<T>) { return *this = *this + o; }
  TileValue& operator-=(Offset o) requires(detail::is_pointer<T>) { return *this = *this - o; }
  // A pointer, or a smaller tile of pointers, moved by a tile of offsets.
  template <class P>
  requires(detail::pointers_spread_to<P, TileValue>()) friend auto operator+(const P& p, Self offset) {
    using Result = TileValue<Ptr<detail::pointee<P>>, S, L>;
    return Result(
        detail::moved(Result::type(), detail::read(p, offset.at).handle(), offset.handle, false, offset.at));
  }
  template <class P>
  requires(detail::pointers_spread_to<P, TileValue>()) friend auto operator-(const P& p, Self offset) {
    using Result = TileValue<Ptr<detail::pointee<P>>, S, L>;
    return Result(
        detail::moved(Result::type(), detail::read(p, offset.at).handle(), offset.handle, true, offset.at));
  }

 private:
  Handle handle_;
};

// Tile<f32, shape<128, 64>, blocked(...)>: the layout is any spec or a resolved map.
namespace detail {
// Where a rule is broken the next good type stands in, so that the static_assert is the only message.
constexpr Shape rounded(Shape s) {
  for (int i = 0; i < s.rank; ++i)
    s.dim[i] = static_cast<int>(std::bit_ceil(s.dim[i] < 1 ? 1u : unsigned(s.dim[i])));
  return s;
}
template <class T, Shape S, auto Layout>
struct tile_type {
  static_assert(is_element_type<T>,
                "a tile needs an element type: i1 i8 u8 i16 i32 i64 f16 bf16 f32 e4m3 e5m2 e2m1 e8m0");
  static_assert(S.powers_of_two(), "every extent of a tile must be a power of two; mask the rest");
  static constexpr Shape good_shape = rounded(S);
  static constexpr TileLayout layout = ir::resolve(Layout, good_shape);
  static_assert(layout.covers(good_shape.total_bits()),
                "the layout does not hold every element of a tile of this shape");
  using type = TileValue<std::conditional_t<ElementType<T>, T, f32>, good_shape, layout>;
};
}  // namespace detail
template <class T, Shape S, auto Layout>
using Tile = typename detail::tile_type<T, S, Layout>::type;

}  // namespace tilewright
