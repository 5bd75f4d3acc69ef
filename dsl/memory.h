// Global memory: loads, stores and atomics by pointers and masks.
#pragma once
#include <optional>

#include "dsl/shape_ops.h"

namespace tilewright {

// Cache operators of PTX ld and st, and L2 eviction priorities.
enum class Cache { all, global, streaming, volatile_, write_back, write_through };
enum class Evict { normal, first, last, no_allocate };
struct CacheHint {
  std::optional<Cache> cache = {};
  Evict evict = Evict::normal;
};

enum class Order { relaxed, acquire, release, acq_rel };
enum class Scope { cta, gpu, system };

namespace detail {

inline void set_hint(ir::Op* op, const CacheHint& hint) {
  if (hint.cache) {
    static constexpr const char* names[] = {"ca", "cg", "cs", "cv", "wb", "wt"};
    op->set_attribute("cache", std::string(names[static_cast<int>(*hint.cache)]));
  }
  if (hint.evict != Evict::normal) {
    static constexpr const char* names[] = {"", "first", "last", "no_allocate"};
    op->set_attribute("evict", std::string(names[static_cast<int>(hint.evict)]));
  }
}

// Type of what pointers P (scalar or tile) point to: Scalar<T> or a tile of T.
template <class P>
struct target_type;
template <class T>
struct target_type<Ptr<T>> {
  using type = Scalar<T>;
};
template <class T, Shape S, TileLayout L>
struct target_type<TileValue<Ptr<T>, S, L>> {
  using type = TileValue<T, S, L>;
};

template <class P>
concept Pointers = requires {
  typename target_type<held<P>>::type;
};
template <class P>
using target = typename target_type<held<P>>::type;

template <class P>
using mask_for = with_element<target<P>, i1>;

// An operand brought to type R: literals, scalars and tiles of extent 1 are spread.
template <class R, class X>
Handle brought_to(const X& x, const SourceLocation& at) {
  if constexpr (!is_tile<R>)
    return operand_handle<element_in<R>>(x, at);
  else if constexpr (!is_tile<X>)
    return Recorder::current().spread(R::type(), operand_handle<element_in<R>>(x, at), located(at));
  else if constexpr (operand_traits<X>::shape == R::shape)
    return read(x, at).handle(at);
  else
    return broadcast<R::shape, R::layout>(x, at).handle(at);
}
// Mistakes in an operand that must become an R. A tile beside one scalar pointer is `larger`.
template <class R, class X>
inline constexpr Misfit value_misfit = misfit<R, X> == Misfit::larger ? Misfit::shape : misfit<R, X>;

// What is stored, or loaded in place of masked-off elements: an R, or what spreads to it.
template <class R>
struct ValueOperand {
  Handle handle;

  template <class X>
  requires(value_misfit<R, X> == Misfit::none)
      ValueOperand(const X& x, SourceLocation at = SourceLocation::current())
      : handle(brought_to<R>(x, at)) {}
  template <class X>
  requires(value_misfit<R, X> == Misfit::element)
      TILEWRIGHT_REFUSED("the value has another element type than the memory; use cast<T>(x)")
  ValueOperand(const X&) {}
  template <class X>
  requires(value_misfit<R, X> == Misfit::shape)
      TILEWRIGHT_REFUSED("the value has another shape than the pointers")
  ValueOperand(const X&) {}
  template <class X>
  requires(value_misfit<R, X> == Misfit::spread) TILEWRIGHT_REFUSED(
      "the value cannot be spread to the pointers' shape without moving data: its layout must be the slice "
      "of "
      "theirs; use convert_layout<slice<dim>(layout)>(x)")
  ValueOperand(const X&) {}
  template <class X>
  requires(value_misfit<R, X> == Misfit::layout)
      TILEWRIGHT_REFUSED("the value has another layout than the pointers; use convert_layout<layout>(x)")
  ValueOperand(const X&) {}
  template <class X>
  requires(value_misfit<R, X> == Misfit::literal)
      TILEWRIGHT_REFUSED("a floating-point literal for memory of integers")
  ValueOperand(const X&) {}
  template <class X>
  requires(value_misfit<R, X> == Misfit::pointer)
      TILEWRIGHT_REFUSED("a pointer is no value to store; load what it points to")
  ValueOperand(const X&) {}
  template <class X>
  requires(value_misfit<R, X> == Misfit::shared)
      TILEWRIGHT_REFUSED("shared memory is no operand; bring it into registers first: buffer.load<layout>()")
  ValueOperand(const X&) {}
};

// Mistakes in a mask beside pointers, or other tiles, of the form M (an i1 scalar or tile).
template <class M, class X>
constexpr Misfit find_mask_misfit() {
  if constexpr (!is_recorded<X> && !is_literal<X>)
    return Misfit::unrelated;
  else if constexpr (!std::is_same_v<element_in<X>, i1>)
    return Misfit::element;
  else
    return value_misfit<M, X>;
}
template <class M, class X>
inline constexpr Misfit mask_misfit = find_mask_misfit<M, X>();

template <class M>
struct MaskOperand {
  Handle handle;

  template <class X>
  requires(mask_misfit<M, X> == Misfit::none)
      MaskOperand(const X& x, SourceLocation at = SourceLocation::current())
      : handle(brought_to<M>(x, at)) {}
  template <class X>
  requires(mask_misfit<M, X> == Misfit::element)
      TILEWRIGHT_REFUSED("a mask is i1: the result of a comparison, for example offsets < n")
  MaskOperand(const X&) {}
  template <class X>
  requires(mask_misfit<M, X> == Misfit::shape)
      TILEWRIGHT_REFUSED("the mask has another shape than what it masks")
  MaskOperand(const X&) {}
  template <class X>
  requires(mask_misfit<M, X> == Misfit::spread) TILEWRIGHT_REFUSED(
      "the mask cannot be spread without moving data: its layout must be the slice of the layout of what it "
      "masks; use convert_layout<slice<dim>(layout)>(mask)")
  MaskOperand(const X&) {}
  template <class X>
  requires(mask_misfit<M, X> == Misfit::layout)
      TILEWRIGHT_REFUSED("the mask has another layout than what it masks; use convert_layout<layout>(mask)")
  MaskOperand(const X&) {}
};

// Refused where pointers are expected.
struct NoPointers {
  template <class X>
  requires(is_recorded<X> && !is_pointer<element_in<X>>)
      TILEWRIGHT_REFUSED("pointers are expected here: args.x + offsets")
  NoPointers(const X&) {}
  template <class X>
  requires(operand_traits<X>::shared) TILEWRIGHT_REFUSED(
      "pointers to global memory are expected here; shared memory has buffer.load<layout>() and "
      "buffer.store(x)")
  NoPointers(const X&) {}
};
struct MaskWithoutOther {
  template <class M>
  requires(is_recorded<M>) TILEWRIGHT_REFUSED(
      "a masked load needs the value of the masked-off elements: load(pointers, mask, other)")
  MaskWithoutOther(const M&) {}
};

}  // namespace detail

// Loads every element; out-of-bounds pointers are errors.
template <class P>
requires detail::Pointers<P>
auto load(const P& pointers, CacheHint hint = {}, SourceLocation at = SourceLocation::current()) {
  using R = detail::target<P>;
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Op* op =
      r.emit(ir::OpKind::load_, {r.value(detail::read(pointers, at).handle(), "load: pointers", where)},
             {R::type()}, where);
  detail::set_hint(op, hint);
  return R(r.result(op));
}
// Loads where the mask holds; the other elements are `other` and their pointers are never followed.
template <class P>
requires detail::Pointers<P>
auto load(const P& pointers, detail::MaskOperand<detail::mask_for<P>> mask,
          detail::ValueOperand<detail::target<P>> other, CacheHint hint = {},
          SourceLocation at = SourceLocation::current()) {
  using R = detail::target<P>;
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* p = r.value(detail::read(pointers, at).handle(), "load: pointers", where);
  ir::Value* m = r.value(mask.handle, "load: mask", where);
  ir::Value* o = r.value(other.handle, "load: other", where);
  ir::Op* op = r.emit(ir::OpKind::load_, {p, m, o}, {R::type()}, where);
  detail::set_hint(op, hint);
  return R(r.result(op));
}
template <class P>
requires detail::Pointers<P> detail::target<P> load(const P&, detail::MaskWithoutOther) { return {}; }
template <class... X>
F32 load(detail::NoPointers, const X&...) {
  return {};
}

// Stores every element.
template <class P>
requires detail::Pointers<P>
void store(const P& pointers, detail::ValueOperand<detail::target<P>> value, CacheHint hint = {},
           SourceLocation at = SourceLocation::current()) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* p = r.value(detail::read(pointers, at).handle(), "store: pointers", where);
  ir::Value* v = r.value(value.handle, "store: value", where);
  detail::set_hint(r.emit(ir::OpKind::store_, {p, v}, {}, where), hint);
}
// Stores where the mask holds.
template <class P>
requires detail::Pointers<P>
void store(const P& pointers, detail::ValueOperand<detail::target<P>> value,
           detail::MaskOperand<detail::mask_for<P>> mask, CacheHint hint = {},
           SourceLocation at = SourceLocation::current()) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* p = r.value(detail::read(pointers, at).handle(), "store: pointers", where);
  ir::Value* v = r.value(value.handle, "store: value", where);
  ir::Value* m = r.value(mask.handle, "store: mask", where);
  detail::set_hint(r.emit(ir::OpKind::store_, {p, v, m}, {}, where), hint);
}
template <class... X>
void store(detail::NoPointers, const X&...) {}

namespace detail {

inline void set_order(ir::Op* op, Order order, Scope scope) {
  static constexpr const char* orders[] = {"relaxed", "acquire", "release", "acq_rel"};
  static constexpr const char* scopes[] = {"cta", "gpu", "system"};
  op->set_attribute("order", std::string(orders[static_cast<int>(order)]));
  op->set_attribute("scope", std::string(scopes[static_cast<int>(scope)]));
}

template <class P>
auto atomic(const char* kind, const P& pointers, const Handle& value, const Handle* mask, Order order,
            Scope scope, const SourceLocation& at) {
  using R = target<P>;
  Recorder& r = Recorder::current();
  auto where = located(at);
  std::vector<ir::Value*> operands{r.value(read(pointers, at).handle(), "atomic: pointers", where),
                                   r.value(value, "atomic: value", where)};
  if (mask) operands.push_back(r.value(*mask, "atomic: mask", where));
  ir::Op* op = r.emit(ir::OpKind::atomic_, std::move(operands), {R::type()}, where);
  op->set_attribute("kind", std::string(kind));
  set_order(op, order, scope);
  return R(r.result(op));
}

}  // namespace detail

// Atomic read-modify-write of every element (where the mask holds); gives the old values (0 where masked
// off).
#define TILEWRIGHT_ATOMIC(function, kind)                                                    \
  template <class P>                                                                         \
  requires detail::Pointers<P>                                                               \
  auto function(const P& pointers, detail::ValueOperand<detail::target<P>> value,            \
                Order order = Order::acq_rel, Scope scope = Scope::gpu,                      \
                SourceLocation at = SourceLocation::current()) {                             \
    return detail::atomic(kind, pointers, value.handle, nullptr, order, scope, at);          \
  }                                                                                          \
  template <class P>                                                                         \
  requires detail::Pointers<P>                                                               \
  auto function(const P& pointers, detail::ValueOperand<detail::target<P>> value,            \
                detail::MaskOperand<detail::mask_for<P>> mask, Order order = Order::acq_rel, \
                Scope scope = Scope::gpu, SourceLocation at = SourceLocation::current()) {   \
    return detail::atomic(kind, pointers, value.handle, &mask.handle, order, scope, at);     \
  }
TILEWRIGHT_ATOMIC(atomic_add, "add")
TILEWRIGHT_ATOMIC(atomic_and, "and")
TILEWRIGHT_ATOMIC(atomic_or, "or")
TILEWRIGHT_ATOMIC(atomic_xor, "xor")
TILEWRIGHT_ATOMIC(atomic_min, "min")
TILEWRIGHT_ATOMIC(atomic_max, "max")
TILEWRIGHT_ATOMIC(atomic_exchange, "exchange")
#undef TILEWRIGHT_ATOMIC

// Stores `value` where memory holds `expected`; gives the old values.
template <class P>
requires detail::Pointers<P>
auto atomic_compare_exchange(const P& pointers, detail::ValueOperand<detail::target<P>> expected,
                             detail::ValueOperand<detail::target<P>> value, Order order = Order::acq_rel,
                             Scope scope = Scope::gpu, SourceLocation at = SourceLocation::current()) {
  using R = detail::target<P>;
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* p = r.value(detail::read(pointers, at).handle(), "atomic: pointers", where);
  ir::Value* e = r.value(expected.handle, "atomic: expected", where);
  ir::Value* v = r.value(value.handle, "atomic: value", where);
  ir::Op* op = r.emit(ir::OpKind::atomic_compare_exchange_, {p, e, v}, {R::type()}, where);
  detail::set_order(op, order, scope);
  return R(r.result(op));
}

}  // namespace tilewright
