// Global memory: loads, stores and atomics by pointers and masks.
#pragma once
#include <optional>

#include "dsl/shape_ops.h"

namespace tilewright {

// Cache operators of PTX ld and st, and L2 eviction priorities.
enum class Cache { all, global, streaming, volatile_, write_back, write_through };
enum class Evict { normal, first, last, no_allocate };
struct CacheHint {
  std::optional<Cache> cache;
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

template <class P>
struct pointee;
template <class T>
struct pointee<Ptr<T>> {
  using type = T;
};

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

// Brings an operand to type R: spreads scalars, literals and tiles of extent 1.
template <class R, class X>
ir::Value* operand_like(const X& x, const char* use, const SourceLocation& at) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  if constexpr (is_tile<R>) {
    using V = held<X>;
    if constexpr (is_tile<X>) {
      static_assert(std::is_same_v<typename V::element, typename R::element>,
                    "the value has another element type than the memory; use cast<T>(x)");
      static_assert(V::shape == R::shape || shapes_broadcast(V::shape, R::shape),
                    "the value or mask has another shape than the pointers");
      static_assert(V::shape != R::shape || V::layout == R::layout,
                    "the value or mask has another layout than the pointers; use convert_layout<layout>(x)");
      if constexpr (V::shape == R::shape)
        return r.value(read(x).handle(at), use, where);
      else
        return r.value(broadcast<R::shape, R::layout>(x, at).handle(), use, where);
    } else {
      return r.value(full<typename R::element, R::shape, R::layout>(x, at).handle(), use, where);
    }
  } else {
    static_assert(!is_tile<X>, "a tile cannot be used with one scalar pointer; use a tile of pointers");
    return r.value(static_cast<R>(x).handle(at), use, where);
  }
}

template <class P>
using mask_for = with_element<target<P>, i1>;

template <class M>
constexpr void check_mask() {
  static_assert(std::is_same_v<typename operand_traits<M>::element, i1>,
                "a mask is i1: the result of a comparison, for example offsets < n");
}

}  // namespace detail

// Loads every element; out-of-bounds pointers are errors.
template <class P>
requires detail::Pointers<P>
auto load(const P& pointers, CacheHint hint = {}, SourceLocation at = SourceLocation::current()) {
  using R = detail::target<P>;
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Op* op = r.emit(ir::OpKind::load_, {r.value(detail::read(pointers).handle(), "load: pointers", where)},
                      {R::type()}, where);
  detail::set_hint(op, hint);
  return R(r.result(op));
}
// Loads where the mask holds; the other elements are `other` and their pointers are never followed.
template <class P, class M, class O>
requires(detail::Pointers<P>&& RecordedType<M>) auto load(const P& pointers, const M& mask, const O& other,
                                                          CacheHint hint = {},
                                                          SourceLocation at = SourceLocation::current()) {
  detail::check_mask<M>();
  using R = detail::target<P>;
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* p = r.value(detail::read(pointers).handle(), "load: pointers", where);
  ir::Value* m = detail::operand_like<detail::mask_for<P>>(mask, "load: mask", at);
  ir::Value* o = detail::operand_like<R>(other, "load: other", at);
  ir::Op* op = r.emit(ir::OpKind::load_, {p, m, o}, {R::type()}, where);
  detail::set_hint(op, hint);
  return R(r.result(op));
}

// Stores every element.
template <class P, class V>
requires detail::Pointers<P>
void store(const P& pointers, const V& value, CacheHint hint = {},
           SourceLocation at = SourceLocation::current()) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* p = r.value(detail::read(pointers).handle(), "store: pointers", where);
  ir::Value* v = detail::operand_like<detail::target<P>>(value, "store: value", at);
  detail::set_hint(r.emit(ir::OpKind::store_, {p, v}, {}, where), hint);
}
// Stores where the mask holds.
template <class P, class V, class M>
requires(detail::Pointers<P>&& RecordedType<M>) void store(const P& pointers, const V& value, const M& mask,
                                                           CacheHint hint = {},
                                                           SourceLocation at = SourceLocation::current()) {
  detail::check_mask<M>();
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* p = r.value(detail::read(pointers).handle(), "store: pointers", where);
  ir::Value* v = detail::operand_like<detail::target<P>>(value, "store: value", at);
  ir::Value* m = detail::operand_like<detail::mask_for<P>>(mask, "store: mask", at);
  detail::set_hint(r.emit(ir::OpKind::store_, {p, v, m}, {}, where), hint);
}

namespace detail {

inline void set_order(ir::Op* op, Order order, Scope scope) {
  static constexpr const char* orders[] = {"relaxed", "acquire", "release", "acq_rel"};
  static constexpr const char* scopes[] = {"cta", "gpu", "system"};
  op->set_attribute("order", std::string(orders[static_cast<int>(order)]));
  op->set_attribute("scope", std::string(scopes[static_cast<int>(scope)]));
}

template <class P, class V, class M>
auto atomic(const char* kind, const P& pointers, const V& value, const M* mask, Order order, Scope scope,
            const SourceLocation& at) {
  using R = target<P>;
  Recorder& r = Recorder::current();
  auto where = located(at);
  std::vector<ir::Value*> operands{r.value(read(pointers).handle(), "atomic: pointers", where),
                                   operand_like<R>(value, "atomic: value", at)};
  if constexpr (!std::is_void_v<M>) {
    if (mask) {
      check_mask<M>();
      operands.push_back(operand_like<mask_for<P>>(*mask, "atomic: mask", at));
    }
  }
  ir::Op* op = r.emit(ir::OpKind::atomic_, std::move(operands), {R::type()}, where);
  op->set_attribute("kind", std::string(kind));
  set_order(op, order, scope);
  return R(r.result(op));
}

}  // namespace detail

// Atomic read-modify-write of every element (where the mask holds); gives the old values (0 where masked
// off).
#define TILEWRIGHT_ATOMIC(function, kind)                                                                  \
  template <class P, class V>                                                                              \
  requires detail::Pointers<P>                                                                             \
  auto function(const P& pointers, const V& value, Order order = Order::acq_rel, Scope scope = Scope::gpu, \
                SourceLocation at = SourceLocation::current()) {                                           \
    return detail::atomic<P, V, void>(kind, pointers, value, nullptr, order, scope, at);                   \
  }                                                                                                        \
  template <class P, class V, class M>                                                                     \
  requires(detail::Pointers<P> && RecordedType<M>) auto function(                                          \
      const P& pointers, const V& value, const M& mask, Order order = Order::acq_rel,                      \
      Scope scope = Scope::gpu, SourceLocation at = SourceLocation::current()) {                           \
    return detail::atomic(kind, pointers, value, &mask, order, scope, at);                                 \
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
template <class P, class E, class V>
requires detail::Pointers<P>
auto atomic_compare_exchange(const P& pointers, const E& expected, const V& value,
                             Order order = Order::acq_rel, Scope scope = Scope::gpu,
                             SourceLocation at = SourceLocation::current()) {
  using R = detail::target<P>;
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* p = r.value(detail::read(pointers).handle(), "atomic: pointers", where);
  ir::Value* e = detail::operand_like<R>(expected, "atomic: expected", at);
  ir::Value* v = detail::operand_like<R>(value, "atomic: value", at);
  ir::Op* op = r.emit(ir::OpKind::atomic_compare_exchange_, {p, e, v}, {R::type()}, where);
  detail::set_order(op, order, scope);
  return R(r.result(op));
}

}  // namespace tilewright
