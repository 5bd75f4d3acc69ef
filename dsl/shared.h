// Shared memory: buffers, views, generic loads and stores, and asynchronous copies into it.
#pragma once
#include "dsl/memory.h"

namespace tilewright {

namespace detail {

template <class T, Shape S, auto Layout>
struct shared_type;

// What a view of T and shape S takes: a tile of any layout.
template <class T, Shape S>
struct StoredTile {
  Handle handle;
  template <class X>
  requires(is_tile<X>&& std::is_same_v<element_in<X>, T>&& operand_traits<X>::shape == S)
      StoredTile(const X& x, SourceLocation at = SourceLocation::current())
      : handle(read(x, at).handle(at)) {}
  template <class X>
  requires(is_tile<X> && !std::is_same_v<element_in<X>, T>)
      TILEWRIGHT_REFUSED("the tile has another element type than the buffer; use cast<T>(x)")
  StoredTile(const X&) {}
  template <class X>
  requires(is_tile<X>&& std::is_same_v<element_in<X>, T>&& operand_traits<X>::shape != S)
      TILEWRIGHT_REFUSED("the tile has another shape than the view of shared memory")
  StoredTile(const X&) {}
  template <class X>
  requires(is_literal<X> || is_scalar<X>) TILEWRIGHT_REFUSED(
      "shared memory is written by whole tiles: buffer.store(full<T, shape<...>, layout>(x))")
  StoredTile(const X&) {}
};

// A view that takes what the pointers P point to.
template <class P, class X>
constexpr Misfit find_buffer_misfit() {
  if constexpr (!operand_traits<X>::shared)
    return Misfit::unrelated;
  else if constexpr (!std::is_same_v<element_in<X>, element_in<target<P>>>)
    return Misfit::element;
  else
    return X::shape == target<P>::shape ? Misfit::none : Misfit::shape;
}
template <class P, class X>
inline constexpr Misfit buffer_misfit = find_buffer_misfit<P, X>();
template <class P>
struct BufferOperand {
  Handle handle;
  template <class X>
  requires(buffer_misfit<P, X> == Misfit::none) BufferOperand(const X& buffer) : handle(buffer.handle()) {}
  template <class X>
  requires(buffer_misfit<P, X> == Misfit::element)
      TILEWRIGHT_REFUSED("the pointers and the buffer have different element types")
  BufferOperand(const X&) {}
  template <class X>
  requires(buffer_misfit<P, X> == Misfit::shape)
      TILEWRIGHT_REFUSED("the pointers and the buffer have different shapes")
  BufferOperand(const X&) {}
};

}  // namespace detail

// A buffer, or a view of one. Declaring a Shared allocates; buffers whose uses do not overlap in time share
// memory. Loads and stores of one partition keep program order: the compiler inserts the barriers they need.
template <class T, Shape S, SharedLayout L>
class SharedValue {
 public:
  using element = T;
  static constexpr Shape shape = S;
  static constexpr SharedLayout layout = L;
  static ir::Type type() { return ir::Type::shared(element_of<T>, S, L); }

  // Allocates.
  explicit SharedValue(SourceLocation at = SourceLocation::current()) {
    Recorder& r = Recorder::current();
    handle_ = r.result(r.emit(ir::OpKind::shared_alloc_, {}, {type()}, located(at)));
  }
  explicit SharedValue(const Handle& handle) : handle_(handle) {}

  const Handle& handle() const { return handle_; }

  // Slot i along dimension 0, chosen at run time; the dimension disappears.
  auto index(detail::RightOperand<I32> i, SourceLocation at = SourceLocation::current()) const {
    constexpr bool has_slots = S.rank >= 2, apart = ir::leading_stride(L, S) != 0;
    static_assert(has_slots, "index(i) drops a dimension; the buffer has only one");
    static_assert(apart,
                  "the slots along dimension 0 are not apart in memory in this layout, so index(i) cannot "
                  "address them");
    if constexpr (!has_slots || !apart) {
      return *this;
    } else {
      using R = SharedValue<T, S.without(0), ir::sliced(L, S, 0, 0, 1)>;
      Recorder& r = Recorder::current();
      auto where = located(at);
      ir::Value* buffer = r.value(handle_, "index: buffer", where);
      ir::Value* slot = r.value(i.handle, "index: slot", where);
      return R(r.result(r.emit(ir::OpKind::shared_index_, {buffer, slot}, {R::type()}, where)));
    }
  }
  // Coordinates [Start, Start + Extent) along Dim; Start is a multiple of Extent.
  template <int Dim, int Start, int Extent>
  auto slice(SourceLocation at = SourceLocation::current()) const {
    constexpr bool fits = Dim >= 0 && Dim < S.rank && Extent > 0 && (Extent & (Extent - 1)) == 0 &&
                          Start >= 0 && Start % Extent == 0 && Start + Extent <= S.dim[Dim < 0 ? 0 : Dim];
    static_assert(
        fits,
        "slice<Dim, Start, Extent>: Extent is a power of two, Start a multiple of it, and both lie in "
        "the buffer");
    constexpr bool inside = Dim != 0 || !L.slot_stride;
    static_assert(inside, "these slots are no power of two apart; choose one with index(i)");
    if constexpr (!fits || !inside) {
      return *this;
    } else {
      using R = SharedValue<T, S.with_extent(Dim, Extent), ir::sliced(L, S, Dim, Start, Extent)>;
      Recorder& r = Recorder::current();
      ir::Op* op = view<R>(ir::OpKind::shared_slice_, at);
      op->set_attribute("dim", std::int64_t{Dim});
      op->set_attribute("start", std::int64_t{Start});
      return R(r.result(op));
    }
  }
  // Dimension i of the view is dimension Order[i] of the buffer.
  template <int... Order>
  auto permute(SourceLocation at = SourceLocation::current()) const {
    constexpr bool fits = detail::is_order<Order...>(S.rank);
    static_assert(fits, "permute names every dimension once");
    constexpr int order[] = {Order...};
    constexpr bool inside = order[0] == 0 || !L.slot_stride;
    static_assert(inside, "these slots are no power of two apart; choose one with index(i) first");
    if constexpr (!fits || !inside) {
      return *this;
    } else {
      using R = SharedValue<T, detail::permuted_shape(S, order), ir::permuted(L, S, order)>;
      Recorder& r = Recorder::current();
      ir::Op* op = view<R>(ir::OpKind::shared_permute_, at);
      op->set_attribute("order", std::vector<std::int64_t>{Order...});
      return R(r.result(op));
    }
  }
  // The same elements under another shape, row-major.
  template <Shape S2>
  auto reshape(SourceLocation at = SourceLocation::current()) const {
    constexpr bool fits = S2.powers_of_two() && S2.elements() == S.elements() && S.powers_of_two();
    static_assert(fits, "reshape keeps the number of elements and works on powers of two");
    if constexpr (!fits)
      return *this;
    else
      return SharedValue<T, S2, L>(
          Recorder::current().result(view<SharedValue<T, S2, L>>(ir::OpKind::shared_reshape_, at)));
  }
  // The same bytes as another element type, shape and layout; not larger than the buffer.
  template <class U, Shape S2, auto Layout>
  auto reinterpret(SourceLocation at = SourceLocation::current()) const {
    using R = typename detail::shared_type<U, S2, Layout>::type;
    constexpr bool fits =
        ir::allocated_elements(R::layout, R::shape) * element_of<typename R::element>.bytes() <=
        ir::allocated_elements(L, S) * element_of<T>.bytes();
    static_assert(fits, "reinterpret cannot make a view larger than the buffer");
    return R(Recorder::current().result(view<R>(ir::OpKind::shared_reinterpret_, at)));
  }

  // Reads the whole view into registers.
  template <auto Layout>
  auto load(SourceLocation at = SourceLocation::current()) const {
    constexpr bool fits = S.powers_of_two();
    static_assert(fits, "a tile has extents that are powers of two; load slices of this buffer");
    if constexpr (!fits) {
      return *this;
    } else {
      using R = Tile<T, S, Layout>;
      return R(Recorder::current().result(view<R>(ir::OpKind::shared_load_, at)));
    }
  }
  // Writes the whole view.
  void store(detail::StoredTile<T, S> value, SourceLocation at = SourceLocation::current()) const {
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* v = r.value(value.handle, "store: value", where);
    r.emit(ir::OpKind::shared_store_, {r.value(handle_, "store: buffer", where), v}, {}, where);
  }

 private:
  template <class R>
  ir::Op* view(ir::OpKind kind, const SourceLocation& at) const {
    Recorder& r = Recorder::current();
    auto where = located(at);
    return r.emit(kind, {r.value(handle_, "buffer", where)}, {R::type()}, where);
  }
  Handle handle_;
};

// Shared<bf16, shape<64, 64>, swizzle_128B>: the layout is any spec or a resolved map. The last extent is a
// power of two; the others may be any number (slots of a ring; 240 rows of an operand of wgmma). What is
// loaded or stored as a tile is a view whose extents are powers of two.
namespace detail {
constexpr Shape shared_shape(const Shape& s) {
  if (s.rank == 0) return rounded(s);
  const int last = s.dim[s.rank - 1];
  bool good = s.has_elements() && (last & (last - 1)) == 0;
  return good ? s : rounded(s);
}
// Where a rule is broken the next good type stands in, so that the static_assert is the only message.
template <class T, Shape S, auto Layout>
struct shared_type {
  static_assert(is_number_type<T>,
                "shared memory holds numbers: i1 i8 u8 i16 i32 i64 f16 bf16 f32 e4m3 e5m2 e2m1 e8m0");
  using element = std::conditional_t<NumberType<T>, T, f32>;
  static constexpr Shape good_shape = shared_shape(S);
  static_assert(S == good_shape,
                "the last extent of a shared buffer must be a power of two, the others positive");
  static constexpr SharedLayout layout = ir::resolve(Layout, good_shape, element_of<element>.bytes());
  using type = SharedValue<element, good_shape, layout>;
};
}  // namespace detail
template <class T, Shape S, auto Layout>
using Shared = typename detail::shared_type<T, S, Layout>::type;

// View of a two-dimensional buffer with its dimensions swapped.
template <class B>
requires(detail::operand_traits<B>::shared) auto transpose(const B& buffer,
                                                           SourceLocation at = SourceLocation::current()) {
  constexpr bool fits = B::shape.rank == 2;
  static_assert(fits, "transpose works on two dimensions; use permute<...>");
  if constexpr (fits)
    return buffer.template permute<1, 0>(at);
  else
    return buffer;
}

// cp.async: copies each element of the pointer tile to its place in the view, without waiting. Masked-off
// elements become 0. The copies issued so far are closed into a group by commit_group(); wait_group<N>()
// waits until at most the last N groups are in flight.
template <class P>
requires(detail::Pointers<P>&& detail::is_tile<P>) void copy_async(
    const P& from, detail::BufferOperand<std::type_identity_t<P>> to, CacheHint hint = {},
    SourceLocation at = SourceLocation::current()) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* p = r.value(detail::read(from, at).handle(), "copy_async: pointers", where);
  ir::Value* b = r.value(to.handle, "copy_async: buffer", where);
  detail::set_hint(r.emit(ir::OpKind::copy_async_, {p, b}, {}, where), hint);
}
template <class P>
requires(detail::Pointers<P>&& detail::is_tile<P>) void copy_async(
    const P& from, detail::BufferOperand<std::type_identity_t<P>> to,
    detail::MaskOperand<detail::mask_for<P>> mask, CacheHint hint = {},
    SourceLocation at = SourceLocation::current()) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* p = r.value(detail::read(from, at).handle(), "copy_async: pointers", where);
  ir::Value* b = r.value(to.handle, "copy_async: buffer", where);
  ir::Value* m = r.value(mask.handle, "copy_async: mask", where);
  detail::set_hint(r.emit(ir::OpKind::copy_async_, {p, b, m}, {}, where), hint);
}
template <class... X>
void copy_async(detail::NoPointers, const X&...) {}
inline void commit_group(SourceLocation at = SourceLocation::current()) {
  Recorder::current().emit(ir::OpKind::commit_group_, {}, {}, located(at));
}
template <int Pending>
void wait_group(SourceLocation at = SourceLocation::current()) {
  static_assert(Pending >= 0, "wait_group<N>: N groups may stay in flight, 0 or more");
  Recorder::current()
      .emit(ir::OpKind::wait_group_, {}, {}, located(at))
      ->set_attribute("pending", std::int64_t{Pending});
}
// All threads of the partition arrive. Generic accesses need none: the compiler inserts what they need.
inline void barrier(SourceLocation at = SourceLocation::current()) {
  Recorder::current().emit(ir::OpKind::barrier_, {}, {}, located(at));
}

}  // namespace tilewright
