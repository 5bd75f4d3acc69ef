// Rings of slots in shared memory between a producing and a consuming partition.
//
// A slot is a plain aggregate of Shared buffers. For each slot there are two barriers: `ready`, whose phase r
// ends when the slot holds its r-th contents, and `empty`, whose phase r ends when those are no longer
// needed. Cursors own the slot's index and the round; kernels hold no phase bits.
#pragma once
#include <boost/pfr/core.hpp>
#include <tuple>

#include "dsl/warp_specialize.h"

namespace tilewright {

namespace detail {

// The buffers of all slots behind one field of a slot: one more dimension in front.
template <int Stages, class Field>
struct ring_of;
template <int Stages, class T, Shape S, SharedLayout L>
struct ring_of<Stages, SharedValue<T, S, L>> {
  static constexpr Shape shape = S.with_inserted(0, Stages);
  static constexpr SharedLayout make() {
    SharedLayout ring = L;
    for (int i = 0; i < shape.bits(0); ++i) ring.basis[ring.bits++] = 1u << (L.bits + i);
    return ir::with_slots(ring, shape, element_of<T>.bytes());
  }
  static constexpr SharedLayout layout = make();
  using type = SharedValue<T, shape, layout>;
};
template <int Stages, class Slot, class Fields>
struct rings_of;
template <int Stages, class Slot, std::size_t... I>
struct rings_of<Stages, Slot, std::index_sequence<I...>> {
  using type = std::tuple<typename ring_of<Stages, boost::pfr::tuple_element_t<I, Slot>>::type...>;
};

// True if the program reads one of the buffers through registers in the region that is being recorded, or in
// one around it.
bool reads_through_registers(const std::vector<const ir::Value*>& buffers);

}  // namespace detail

struct PipelineOptions {
  int consumers = 1;                 // partitions that read each slot
  Arrivals filled = {.expects = 1};  // what fills a slot: TMA, announced by one expect
  int cluster = 1;                   // CTAs whose multicasts fill each other's slots
  const char* name = "slot";
};

template <int Stages, class Slot>
class Pipeline {
  static_assert(Stages >= 1, "a pipeline has at least one slot");
  static constexpr std::size_t fields = boost::pfr::tuple_size_v<Slot>;
  using Indices = std::make_index_sequence<fields>;
  using Rings = typename detail::rings_of<Stages, Slot, Indices>::type;

 public:
  explicit Pipeline(PipelineOptions options = {}, SourceLocation at = SourceLocation::current())
      : rings_(allocate(at, Indices{})),
        ready_(options.filled, std::string(options.name) + " ready", at),
        empty_(Arrivals{.arrives = options.consumers * options.cluster}, std::string(options.name) + " empty",
               at),
        options_(options) {}
  Pipeline(const Pipeline&) = delete;
  Pipeline& operator=(const Pipeline&) = delete;

  const Barriers<Stages>& ready() const { return ready_; }
  const Barriers<Stages>& empty() const { return empty_; }
  Slot slot(const I32& index, SourceLocation at = SourceLocation::current()) const {
    return view(index, at, Indices{});
  }

  // What both cursors are: the slot they are at and how often they have been around.
  class Cursor {
   public:
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;

    I32 index(SourceLocation at = SourceLocation::current()) const { return index_.get(at); }
    I32 round(SourceLocation at = SourceLocation::current()) const { return round_.get(at); }
    Barrier ready(SourceLocation at = SourceLocation::current()) const {
      return ring_.ready_.index(index(at), at);
    }
    Barrier empty(SourceLocation at = SourceLocation::current()) const {
      return ring_.empty_.index(index(at), at);
    }
    Slot operator*() const { return ring_.slot(index()); }
    // On to the next slot.
    void advance(SourceLocation at = SourceLocation::current()) {
      PlaceScope place(at);
      I32 next = index_.get() + 1;
      I1 around = next == Stages;
      index_ = where(around, I32(0), next);
      round_ = round_.get() + cast<i32>(around);
    }

   protected:
    Cursor(const Pipeline& ring, const SourceLocation& at)
        : ring_(ring), index_(I32(0), at), round_(I32(0), at) {}
    const Pipeline& ring_;
    Var<I32> index_, round_;
  };

  class Producer : public Cursor {
   public:
    Producer(const Pipeline& ring, const SourceLocation& at) : Cursor(ring, at) {}
    // Waits until the slot is empty and announces the bytes of all its buffers.
    Slot acquire(SourceLocation at = SourceLocation::current()) {
      PlaceScope place(at);
      this->empty().wait(this->round() - 1);
      Slot slot = **this;
      if (this->ring_.options_.filled.expects > 0) expect(slot, Indices{}, at);
      return slot;
    }

   private:
    template <std::size_t... I>
    void expect(const Slot& slot, std::index_sequence<I...>, const SourceLocation& at) {
      this->ready().emit_expect(at, boost::pfr::get<I>(slot)...);
    }
  };

  class Consumer : public Cursor {
   public:
    Consumer(const Pipeline& ring, const SourceLocation& at) : Cursor(ring, at), holds_(I1(false), at) {}
    // Waits until the slot is filled.
    Slot wait(SourceLocation at = SourceLocation::current()) {
      PlaceScope place(at);
      this->ready().wait(this->round());
      return **this;
    }
    // Gives the slot back and goes on to the next; with the proxy fence where this partition has read it
    // through registers.
    void release(SourceLocation at = SourceLocation::current()) {
      PlaceScope place(at);
      if (this->ring_.read_through_registers(Indices{})) fence_async();
      this->ring_.give_back(this->index());
      this->advance();
    }
    // Waits until at most Pending products are in flight, gives back the slot that the newest finished one
    // has read (Pending slots back), and goes on to the next. The last Pending slots stay held until
    // release_rest().
    template <int Pending, class T>
    void release_when_done(Var<T>& sum, SourceLocation at = SourceLocation::current()) {
      PlaceScope place(at);
      dot_wait<Pending>(sum, at);
      release_past<Pending>(at);
    }
    // Holds this slot, gives back the one that lies Back slots behind it if that is held, and goes on to the
    // next: for several products a slot, dot_wait<N>(...) first.
    template <int Back>
    void release_past(SourceLocation at = SourceLocation::current()) {
      static_assert(Back >= 0 && Back <= 1 && Back < Stages, "this slot (0), or the one before it (1)");
      PlaceScope place(at);
      if constexpr (Back == 0)
        this->ring_.give_back(this->index());
      else
        give_back_held();
      if constexpr (Back == 1) holds_ = true;
      this->advance();
    }
    // Gives back what is held; all products have been waited for.
    void release_rest(SourceLocation at = SourceLocation::current()) {
      PlaceScope place(at);
      give_back_held();
      holds_ = false;
    }

   private:
    void give_back_held() {
      I32 index = this->index();
      if_(holds_.get(), [&] { this->ring_.give_back(where(index == 0, I32(Stages), index) - 1); });
    }
    Var<I1> holds_;  // the slot before this one
  };

  Producer producer(SourceLocation at = SourceLocation::current()) const { return Producer(*this, at); }
  Consumer consumer(SourceLocation at = SourceLocation::current()) const { return Consumer(*this, at); }

 private:
  template <std::size_t... I>
  static Rings allocate(const SourceLocation& at, std::index_sequence<I...>) {
    return Rings{std::tuple_element_t<I, Rings>(at)...};
  }
  template <std::size_t... I>
  Slot view(const I32& index, const SourceLocation& at, std::index_sequence<I...>) const {
    return Slot{std::get<I>(rings_).index(index, at)...};
  }
  // This partition's arrival on the slot's empty barrier, in every CTA that fills it.
  void give_back(const I32& index) const {
    Barrier empty = empty_.index(index);
    if (options_.cluster == 1) return empty.arrive();
    for (int rank = 0; rank < options_.cluster; ++rank) empty.arrive_at(rank);
  }
  template <std::size_t... I>
  bool read_through_registers(std::index_sequence<I...>) const {
    Recorder& r = Recorder::current();
    return detail::reads_through_registers({r.value(std::get<I>(rings_).handle(), "slot", nullptr)...});
  }

  Rings rings_;
  Barriers<Stages> ready_, empty_;
  PipelineOptions options_;
};

}  // namespace tilewright
