// Mutable values. Assignment in the body of a for_, if_ or while_ is what makes a value loop-carried.
#pragma once
#include <boost/pfr/core.hpp>
#include <tuple>
#include <utility>

#include "dsl/tile.h"

namespace tilewright {

template <class A, class B>
struct DotExpression;
namespace detail {
struct NoProduct;
}

namespace detail {

// The value assigned to a variable of type T: a T, or for numbers a literal or scalar, which a tile takes in
// every element.
template <class T, class X>
inline constexpr Misfit assigned_misfit =
    is_recorded<X> && !is_literal<X> && std::is_same_v<held<X>, T> ? Misfit::none
    : is_tile<X> && misfit<T, X> == Misfit::none                   ? Misfit::shape
    : misfit<T, X> == Misfit::larger                               ? Misfit::shape
                                                                   : misfit<T, X>;
template <class T>
struct Assigned {
  Handle handle;
  SourceLocation at;

  template <class X>
  requires(assigned_misfit<T, X> == Misfit::none)
      Assigned(const X& x, SourceLocation here = SourceLocation::current())
      : handle(operand_handle<element_in<T>>(x, here)), at(here) {
    if constexpr (is_tile<T> && !is_tile<X>)
      handle = Recorder::current().spread(T::type(), handle, located(here));
  }

  template <class X>
  requires(assigned_misfit<T, X> == Misfit::element)
      TILEWRIGHT_REFUSED("the variable has another element type than the value; use cast<T>(x)")
  Assigned(const X&) {}
  template <class X>
  requires(assigned_misfit<T, X> == Misfit::shape || assigned_misfit<T, X> == Misfit::spread)
      TILEWRIGHT_REFUSED("the variable has another shape than the value")
  Assigned(const X&) {}
  template <class X>
  requires(assigned_misfit<T, X> == Misfit::layout)
      TILEWRIGHT_REFUSED("the variable has another layout than the value; use convert_layout<layout>(x)")
  Assigned(const X&) {}
  template <class X>
  requires(assigned_misfit<T, X> == Misfit::literal)
      TILEWRIGHT_REFUSED("a floating-point literal for an integer variable")
  Assigned(const X&) {}
  template <class X>
  requires(assigned_misfit<T, X> == Misfit::pointer)
      TILEWRIGHT_REFUSED("a number for a variable that holds pointers, or the other way round")
  Assigned(const X&) {}
  template <class X>
  requires(assigned_misfit<T, X> == Misfit::shared)
      TILEWRIGHT_REFUSED("a variable holds registers; bring shared memory there first: buffer.load<layout>()")
  Assigned(const X&) {}
};

// The first value of a variable that is a field of an aggregate.
template <class T>
struct Initial {
  const T& value;
  SourceLocation at;
};

}  // namespace detail

// A mutable tile, scalar or pointer. Reads as its value wherever a value is expected. Copying makes a new
// variable.
template <RecordedType T>
class Var<T> : public detail::NotBool {
 public:
  using held = T;

  Var(const T& initial, SourceLocation at = SourceLocation::current()) { declare(initial, at); }
  template <class U>
  requires(detail::is_scalar<T>&& LiteralFor<U, typename T::element>)
      Var(U literal, SourceLocation at = SourceLocation::current()) {
    declare(T(literal), at);
  }
  Var(const detail::Initial<T>& initial) { declare(initial.value, initial.at); }
  Var(const Var& other, SourceLocation at = SourceLocation::current()) : NotBool() {
    declare(other.get(at), at);
  }

  T get(SourceLocation at = SourceLocation::current()) const { return read(located(at)); }
  // A conversion cannot learn its line: the op names the line of the variable.
  operator T() const { return read(variable_.node->location); }

  Var& operator=(detail::Assigned<T> x) {
    assign(x.handle, located(x.at));
    return *this;
  }
  // Never chosen: assigning another Var goes through Assigned, which knows the line.
  Var& operator=(const Var& other) requires(detail::always_false<T>);
  void set(const T& value, SourceLocation at = SourceLocation::current()) {
    assign(value.handle(at), located(at));
  }

#define TILEWRIGHT_ASSIGN(symbol, group)                                      \
  Var& operator symbol##=(detail::Right<T, detail::Group::group> r) requires( \
      !detail::is_pointer<typename T::element>) {                             \
    set(get(r.at) symbol r, r.at);                                            \
    return *this;                                                             \
  }
  TILEWRIGHT_ASSIGN(+, arithmetic)
  TILEWRIGHT_ASSIGN(-, arithmetic)
  TILEWRIGHT_ASSIGN(*, arithmetic)
  TILEWRIGHT_ASSIGN(/, arithmetic)
  TILEWRIGHT_ASSIGN(%, integer)
  TILEWRIGHT_ASSIGN(&, bits)
  TILEWRIGHT_ASSIGN(|, bits)
  TILEWRIGHT_ASSIGN(^, bits)
  TILEWRIGHT_ASSIGN(<<, integer)
  TILEWRIGHT_ASSIGN(>>, integer)
#undef TILEWRIGHT_ASSIGN

  // Pointers and tiles of pointers move by offsets in elements.
  Var& operator+=(detail::OffsetOperand<T> o) requires(detail::is_pointer<typename T::element>) {
    set(get(o.at) + o, o.at);
    return *this;
  }
  Var& operator-=(detail::OffsetOperand<T> o) requires(detail::is_pointer<typename T::element>) {
    set(get(o.at) - o, o.at);
    return *this;
  }
  // A matrix product into the variable: one instruction sequence (dot.h).
  Var& operator+=(const detail::NoProduct&) { return *this; }
  template <class A, class B>
  Var& operator+=(const DotExpression<A, B>& product) {
    using Product = DotExpression<A, B>;
    static_assert(Product::template has_shape<T>, "dot: the accumulator is not [M, N]");
    static_assert(Product::template accumulates_in<T>,
                  "dot: the accumulator is f32 for floats (or f16 for f16) and i32 for integers");
    if constexpr (Product::template has_shape<T> && Product::template accumulates_in<T>)
      set(product.onto(get(product.at)), product.at);
    return *this;
  }

 private:
  template <class>
  friend class Var;

  T read(const ir::LocationPtr& where) const {
    Recorder& r = Recorder::current();
    return T(r.result(r.emit(ir::OpKind::get_, {r.value(variable_, "get", where)}, {T::type()}, where)));
  }
  // A field of an aggregate that is assigned as a whole: the op names the line of the value.
  void assign_field(const T& value) {
    Handle h = value.handle();
    assign(h, h.node && h.node->location ? h.node->location : variable_.node->location);
  }
  void assign(const Handle& value, const ir::LocationPtr& where) {
    Recorder& r = Recorder::current();
    ir::Value* v = r.value(value, "set: value", where);
    r.emit(ir::OpKind::set_, {r.value(variable_, "set: variable", where), v}, {}, where);
  }
  void declare(const T& initial, const SourceLocation& at) {
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* v = r.value(initial.handle(at), "Var", where);
    variable_ = r.result(r.emit(ir::OpKind::variable_, {v}, {T::type().as_variable()}, where));
  }
  Handle variable_;
};

template <class T, Shape S, TileLayout L>
Var(const TileValue<T, S, L>&) -> Var<TileValue<T, S, L>>;
template <class T>
Var(const Scalar<T>&) -> Var<Scalar<T>>;
template <class T>
Var(const Ptr<T>&) -> Var<Ptr<T>>;
template <class A, int N>
Var(const Multiple<A, N>&) -> Var<A>;
Var(int)->Var<I32>;
Var(long)->Var<I64>;
Var(long long)->Var<I64>;
Var(float)->Var<F32>;
Var(double)->Var<F32>;
Var(bool)->Var<I1>;

// A plain aggregate of tiles, scalars, pointers and such aggregates, carried as a whole: Var<State> s =
// State{...}; s = State{...}; s.get().field.
template <class T>
requires(!RecordedType<T> && std::is_aggregate_v<T>) class Var<T> {
 public:
  using held = T;

  Var(const T& initial, SourceLocation at = SourceLocation::current())
      : fields_(make(initial, at, indices{})) {}
  Var(const detail::Initial<T>& initial) : Var(initial.value, initial.at) {}
  Var(const Var& other, SourceLocation at = SourceLocation::current()) : Var(other.get(at), at) {}
  T get(SourceLocation at = SourceLocation::current()) const { return read(indices{}, at); }
  operator T() const { return get(); }
  Var& operator=(const T& value) {
    assign_field(value);
    return *this;
  }
  Var& operator=(const Var& other) { return *this = other.get(); }

 private:
  template <class>
  friend class Var;

  using indices = std::make_index_sequence<boost::pfr::tuple_size_v<T>>;
  template <std::size_t... I>
  static auto tuple_type(std::index_sequence<I...>) -> std::tuple<Var<boost::pfr::tuple_element_t<I, T>>...>;
  using Fields = decltype(tuple_type(indices{}));

  template <std::size_t... I>
  static Fields make(const T& v, SourceLocation at, std::index_sequence<I...>) {
    return Fields(detail::Initial<boost::pfr::tuple_element_t<I, T>>{boost::pfr::get<I>(v), at}...);
  }
  template <std::size_t... I>
  T read(std::index_sequence<I...>, SourceLocation at) const {
    return T{std::get<I>(fields_).get(at)...};
  }
  void assign_field(const T& value) { assign(value, indices{}); }
  template <std::size_t... I>
  void assign(const T& v, std::index_sequence<I...>) {
    (std::get<I>(fields_).assign_field(boost::pfr::get<I>(v)), ...);
  }
  Fields fields_;
};

}  // namespace tilewright
