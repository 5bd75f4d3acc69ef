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
// x as a T: the same type, a Var of it, or a literal for scalars. Tiles of another type fail with the reason.
template <class T, class X>
T read_as(const X& x) {
  if constexpr (std::is_arithmetic_v<X>)
    return T(x);
  else
    return static_cast<T>(x);
}
}  // namespace detail

// A mutable tile, scalar or pointer. Reads as its value wherever a value is expected. Copying makes a new
// variable.
template <RecordedType T>
class Var<T> {
 public:
  using held = T;

  Var(const T& initial, SourceLocation at = SourceLocation::current()) { declare(initial, at); }
  template <class U>
  requires(detail::is_scalar<T>&& LiteralFor<U, typename T::element>)
      Var(U literal, SourceLocation at = SourceLocation::current()) {
    declare(T(literal), at);
  }
  Var(const Var& other) { declare(other.get(), SourceLocation::current()); }

  T get(SourceLocation at = SourceLocation::current()) const {
    Recorder& r = Recorder::current();
    auto where = located(at);
    return T(r.result(r.emit(ir::OpKind::get_, {r.value(variable_, "get", where)}, {T::type()}, where)));
  }
  operator T() const { return get(); }

  // Assignment. An operator cannot learn its line, so the op names the line of the value; set() names its
  // own.
  template <class X>
  Var& operator=(const X& x) {
    T value(detail::read_as<T>(x));
    Handle h = value.handle();
    assign(h, h.node && h.node->location ? h.node->location : variable_.node->location);
    return *this;
  }
  Var& operator=(const Var& other) { return *this = other.get(); }
  void set(const T& value, SourceLocation at = SourceLocation::current()) {
    assign(value.handle(at), located(at));
  }

#define TILEWRIGHT_ASSIGN(symbol)                                                         \
  template <class R = T>                                                                  \
  Var& operator symbol##=(typename R::Right r) requires NumberType<typename R::element> { \
    set(get(r.at) symbol r, r.at);                                                        \
    return *this;                                                                         \
  }
  TILEWRIGHT_ASSIGN(+)
  TILEWRIGHT_ASSIGN(-)
  TILEWRIGHT_ASSIGN(*)
  TILEWRIGHT_ASSIGN(/)
  TILEWRIGHT_ASSIGN(%)
  TILEWRIGHT_ASSIGN(&)
  TILEWRIGHT_ASSIGN(|)
  TILEWRIGHT_ASSIGN(^)
  TILEWRIGHT_ASSIGN(<<)
  TILEWRIGHT_ASSIGN(>>)
#undef TILEWRIGHT_ASSIGN

  // Pointers and tiles of pointers move by offsets in elements.
  template <class O>
  requires(!NumberType<typename T::element>) Var& operator+=(const O& offset) {
    set(get() + offset);
    return *this;
  }
  // A matrix product into the variable: one instruction sequence (dot.h).
  template <class A, class B>
  Var& operator+=(const DotExpression<A, B>& product) {
    set(product.onto(get(product.at)), product.at);
    return *this;
  }

  TILEWRIGHT_NO_BOOL

 private:
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
Var(int)->Var<I32>;
Var(long)->Var<I64>;
Var(float)->Var<F32>;
Var(bool)->Var<I1>;

// A plain aggregate of tiles, scalars and pointers, carried as a whole: Var<State> s = State{...}; s =
// State{...}; s.get().field.
template <class T>
requires(!RecordedType<T> && std::is_aggregate_v<T>) class Var<T> {
 public:
  using held = T;

  Var(const T& initial) : fields_(make(initial, indices{})) {}
  T get(SourceLocation at = SourceLocation::current()) const { return read(indices{}, at); }
  operator T() const { return get(); }
  Var& operator=(const T& value) {
    assign(value, indices{});
    return *this;
  }
  Var& operator=(const Var& other) { return *this = other.get(); }

 private:
  using indices = std::make_index_sequence<boost::pfr::tuple_size_v<T>>;
  template <std::size_t... I>
  static auto tuple_type(std::index_sequence<I...>) -> std::tuple<Var<boost::pfr::tuple_element_t<I, T>>...>;
  using Fields = decltype(tuple_type(indices{}));

  template <std::size_t... I>
  static Fields make(const T& v, std::index_sequence<I...>) {
    return Fields(boost::pfr::get<I>(v)...);
  }
  template <std::size_t... I>
  T read(std::index_sequence<I...>, SourceLocation at) const {
    return T{std::get<I>(fields_).get(at)...};
  }
  template <std::size_t... I>
  void assign(const T& v, std::index_sequence<I...>) {
    ((std::get<I>(fields_) = boost::pfr::get<I>(v)), ...);
  }
  Fields fields_;
};

}  // namespace tilewright
