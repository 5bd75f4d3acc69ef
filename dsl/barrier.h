// mbarriers: phases that partitions and asynchronous copies complete and others wait for (PTX ISA, "Parallel
// Synchronization and Communication Instructions: mbarrier"), and the fences and waits beside them.
#pragma once
#include "dsl/shared.h"

namespace tilewright {

// What ends a phase of a barrier: so many arrivals of whole partitions, so many expects (one thread each),
// so many partitions whose threads' copy_async are complete; and the bytes that the expects announced.
struct Arrivals {
  int arrives = 0, expects = 0, copies = 0;
};

// Who sees what was written before an arrival on another CTA's barrier: nobody there (the arrival only says
// that slots may be used again), or, if both the arrival and the wait say cluster, whoever waits. Costs a
// memory barrier: asynchronous copies and store_async do without.
enum class BarrierScope { cta, cluster };

// One barrier. Phases are counted 0, 1, 2, ...; waits name the full number.
class Barrier {
 public:
  explicit Barrier(const Handle& handle) : handle_(handle) {}
  const Handle& handle() const { return handle_; }

  // All threads of the partition wait until that phase has ended; phase -1 ended before the kernel began.
  void wait(detail::RightOperand<I32> phase, SourceLocation at = SourceLocation::current()) const {
    wait(phase, BarrierScope::cta, at);
  }
  void wait(detail::RightOperand<I32> phase, BarrierScope scope,
            SourceLocation at = SourceLocation::current()) const {
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* b = value(where);
    set_scope(r.emit(ir::OpKind::barrier_wait_, {b, r.value(phase.handle, "wait: phase", where)}, {}, where),
              scope);
  }
  // The partition arrives: who waits for the phase sees what it did before.
  void arrive(SourceLocation at = SourceLocation::current()) const {
    auto where = located(at);
    Recorder::current().emit(ir::OpKind::barrier_arrive_, {value(where)}, {}, where);
  }
  // Arrives at the same barrier of the cluster's CTA with that rank.
  void arrive_at(detail::RightOperand<I32> rank, SourceLocation at = SourceLocation::current()) const {
    arrive_at(rank, BarrierScope::cta, at);
  }
  void arrive_at(detail::RightOperand<I32> rank, BarrierScope scope,
                 SourceLocation at = SourceLocation::current()) const {
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* b = value(where);
    set_scope(
        r.emit(ir::OpKind::barrier_arrive_, {b, r.value(rank.handle, "arrive_at: rank", where)}, {}, where),
        scope);
  }
  // One thread arrives and announces the bytes of these views of shared memory, which copies bring.
  template <class A>
  requires(detail::operand_traits<A>::shared) void expect(
      const A& a, SourceLocation at = SourceLocation::current()) const {
    emit_expect(at, a);
  }
  template <class A, class B>
  requires(detail::operand_traits<A>::shared&& detail::operand_traits<B>::shared) void expect(
      const A& a, const B& b, SourceLocation at = SourceLocation::current()) const {
    emit_expect(at, a, b);
  }
  template <class A, class B, class C>
  requires(detail::operand_traits<A>::shared&& detail::operand_traits<B>::shared&& detail::operand_traits<
           C>::shared) void expect(const A& a, const B& b, const C& c,
                                   SourceLocation at = SourceLocation::current()) const {
    emit_expect(at, a, b, c);
  }
  template <class... Views>
  void emit_expect(const SourceLocation& at, const Views&... views) const {
    Recorder& r = Recorder::current();
    auto where = located(at);
    r.emit(ir::OpKind::barrier_expect_, {value(where), r.value(views.handle(), "expect: view", where)...}, {},
           where);
  }
  // Each thread's arrival takes place when the copy_async that it has issued are complete.
  void arrive_copies(SourceLocation at = SourceLocation::current()) const {
    auto where = located(at);
    Recorder::current().emit(ir::OpKind::barrier_arrive_copies_, {value(where)}, {}, where);
  }

 private:
  static void set_scope(ir::Op* op, BarrierScope scope) {
    if (scope == BarrierScope::cluster) op->set_attribute("scope", std::string("cluster"));
  }
  ir::Value* value(const ir::LocationPtr& where) const {
    return Recorder::current().value(handle_, "barrier", where);
  }
  Handle handle_;
};

// N barriers in shared memory. Declared outside of partitions and control flow; they are ready before
// anything else runs.
template <int N = 1>
class Barriers {
  static_assert(N >= 1 && N <= 1024, "1 to 1024 barriers");

 public:
  static constexpr int count = N;
  explicit Barriers(Arrivals arrivals, std::string name = "", SourceLocation at = SourceLocation::current()) {
    Recorder& r = Recorder::current();
    ir::Op* op = r.emit(ir::OpKind::barrier_alloc_, {}, {ir::Type::barriers(N)}, located(at));
    op->set_attribute("arrives", std::int64_t{arrivals.arrives});
    op->set_attribute("expects", std::int64_t{arrivals.expects});
    op->set_attribute("copies", std::int64_t{arrivals.copies});
    if (!name.empty()) op->set_attribute("name", std::move(name));
    handle_ = r.result(op);
  }
  Barrier index(detail::RightOperand<I32> i, SourceLocation at = SourceLocation::current()) const {
    Recorder& r = Recorder::current();
    auto where = located(at);
    ir::Value* b = r.value(handle_, "index: barriers", where);
    ir::Value* n = r.value(i.handle, "index: barrier", where);
    return Barrier(r.result(r.emit(ir::OpKind::barrier_index_, {b, n}, {ir::Type::barrier()}, where)));
  }
  Barrier operator[](detail::RightOperand<I32> i) const { return index(i, i.at); }

 private:
  Handle handle_;
};

// Orders what the partition's threads did by loads and stores before later asynchronous accesses (TMA, bulk
// copies, wgmma): fence.proxy.async. Shared memory alone unless said otherwise.
enum class FenceSpace { shared, global, all };
inline void fence_async(FenceSpace space, SourceLocation at = SourceLocation::current()) {
  Recorder::current()
      .emit(ir::OpKind::fence_async_, {}, {}, located(at))
      ->set_attribute("space", std::string(space == FenceSpace::shared   ? "shared"
                                           : space == FenceSpace::global ? "global"
                                                                         : "all"));
}
inline void fence_async(SourceLocation at = SourceLocation::current()) {
  fence_async(FenceSpace::shared, at);
}

// This CTA's index in its cluster (KernelOptions::cluster).
inline I32 cluster_rank(SourceLocation at = SourceLocation::current()) {
  Recorder& r = Recorder::current();
  return I32(
      r.result(r.emit(ir::OpKind::cluster_rank_, {}, {ir::Type::scalar(ir::ElementType::i32)}, located(at))));
}
// All threads of all CTAs of the cluster arrive. Outside of partitions and control flow.
inline void cluster_barrier(SourceLocation at = SourceLocation::current()) {
  Recorder::current().emit(ir::OpKind::cluster_barrier_, {}, {}, located(at));
}
// Programmatic dependent launch: waits for the kernels this one depends on; lets dependents start.
inline void grid_dependency_wait(SourceLocation at = SourceLocation::current()) {
  Recorder::current().emit(ir::OpKind::grid_dependency_wait_, {}, {}, located(at));
}
inline void grid_dependents_launch(SourceLocation at = SourceLocation::current()) {
  Recorder::current().emit(ir::OpKind::grid_dependents_launch_, {}, {}, located(at));
}

}  // namespace tilewright
