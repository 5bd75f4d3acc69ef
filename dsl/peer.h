// Shared memory of the other CTAs of the cluster (PTX ISA: "Distributed shared memory" of a cluster, mapa,
// st.async): sm_90.
//
// All CTAs of a cluster run one kernel, so a buffer or a barrier has the same name in each: peer(x, rank) is
// the one of the CTA with that rank. What other CTAs wrote by stores is seen behind a cluster_barrier(), or
// an arrival and a wait of BarrierScope::cluster; what store_async brings, behind the wait for its barrier. A
// CTA that others reach must not end before them: a cluster_barrier() stands at the kernel's end.
#pragma once
#include "dsl/barrier.h"

namespace tilewright {

// A barrier of another CTA of the cluster.
class PeerBarrier {
 public:
  PeerBarrier(const Barrier& own, const Handle& rank) : own_(own), rank_(rank) {}
  const Barrier& own() const { return own_; }
  const Handle& rank() const { return rank_; }

  // The partition arrives there.
  void arrive(BarrierScope scope = BarrierScope::cta, SourceLocation at = SourceLocation::current()) const {
    own_.arrive_at(I32(rank_), scope, at);
  }

 private:
  Barrier own_;
  Handle rank_;
};

// A view of shared memory in another CTA of the cluster: loads, stores, and where store_async writes.
template <class T, Shape S, SharedLayout L>
class PeerValue {
 public:
  using element = T;
  static constexpr Shape shape = S;
  static constexpr SharedLayout layout = L;
  using Own = SharedValue<T, S, L>;

  PeerValue(const Own& own, const Handle& rank) : own_(own), rank_(rank) {}
  const Own& own() const { return own_; }
  const Handle& rank() const { return rank_; }

  // Views, as of the buffer itself.
  auto index(detail::RightOperand<I32> i, SourceLocation at = SourceLocation::current()) const {
    return of(own_.index(i, at));
  }
  template <int Dim, int Start, int Extent>
  auto slice(SourceLocation at = SourceLocation::current()) const {
    return of(own_.template slice<Dim, Start, Extent>(at));
  }
  template <int... Order>
  auto permute(SourceLocation at = SourceLocation::current()) const {
    return of(own_.template permute<Order...>(at));
  }
  template <Shape S2>
  auto reshape(SourceLocation at = SourceLocation::current()) const {
    return of(own_.template reshape<S2>(at));
  }
  template <class U, Shape S2, auto Layout>
  auto reinterpret(SourceLocation at = SourceLocation::current()) const {
    return of(own_.template reinterpret<U, S2, Layout>(at));
  }

  // Reads the whole view into registers.
  template <auto Layout>
  auto load(SourceLocation at = SourceLocation::current()) const {
    using R = Tile<T, S, Layout>;
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* buffer = r.value(own_.handle(), "load: buffer", where);
    ir::Value* rank = r.value(rank_, "load: rank", where);
    return R(r.result(r.emit(ir::OpKind::peer_load_, {buffer, rank}, {R::type()}, where)));
  }
  // Writes the whole view.
  void store(detail::StoredTile<T, S> value, SourceLocation at = SourceLocation::current()) const {
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* v = r.value(value.handle, "store: value", where);
    ir::Value* buffer = r.value(own_.handle(), "store: buffer", where);
    r.emit(ir::OpKind::peer_store_, {buffer, r.value(rank_, "store: rank", where), v}, {}, where);
  }

 private:
  template <class U, Shape S2, SharedLayout L2>
  PeerValue<U, S2, L2> of(const SharedValue<U, S2, L2>& view) const {
    return {view, rank_};
  }
  Own own_;
  Handle rank_;
};

// The same buffer, view or barrier in the CTA of that rank in the cluster; the rank may be this CTA's own.
template <class T, Shape S, SharedLayout L>
PeerValue<T, S, L> peer(const SharedValue<T, S, L>& own, detail::RightOperand<I32> rank) {
  return {own, rank.handle};
}
inline PeerBarrier peer(const Barrier& own, detail::RightOperand<I32> rank) { return {own, rank.handle}; }

namespace detail {
// UserError unless both are of one CTA.
void emit_store_async(const Handle& buffer, const Handle& rank, const Handle& value,
                      const PeerBarrier& barrier, const SourceLocation& at);
}  // namespace detail

// st.async: sends the tile to the view in another CTA without waiting. Its bytes count on the barrier of that
// CTA, which has announced them (barrier.expect(view)) and waits. Each thread sends words of 4 bytes or more:
// elements smaller than that must lie side by side in a thread and in the view.
template <class T, Shape S, SharedLayout L>
void store_async(const PeerValue<T, S, L>& to, std::type_identity_t<detail::StoredTile<T, S>> value,
                 const PeerBarrier& barrier, SourceLocation at = SourceLocation::current()) {
  detail::emit_store_async(to.own().handle(), to.rank(), value.handle, barrier, at);
}
// Mistakes.
template <class T, Shape S, SharedLayout L, class X>
void store_async(const PeerValue<T, S, L>&, const X&, const Barrier&) {
  constexpr bool receivers_barrier = sizeof(X) == 0;
  static_assert(receivers_barrier,
                "the bytes count on a barrier of the CTA that receives them: peer(barrier, rank)");
}
template <class T, Shape S, SharedLayout L, class X, class B>
void store_async(const SharedValue<T, S, L>&, const X&, const B&) {
  constexpr bool peer_view = sizeof(X) == 0;
  static_assert(
      peer_view,
      "store_async goes to another CTA: store_async(peer(buffer, rank), tile, peer(barrier, rank))");
}
template <class From, class T, Shape S, SharedLayout L, class... More>
void copy_async(const From&, const PeerValue<T, S, L>&, const More&...) {
  constexpr bool own_buffer = sizeof(From) == 0;
  static_assert(own_buffer,
                "asynchronous copies fill the own CTA's shared memory, tensor loads also that of others "
                "(.multicast = mask); tiles go to another CTA by store_async(peer(buffer, rank), tile, "
                "peer(barrier, rank))");
}

}  // namespace tilewright
