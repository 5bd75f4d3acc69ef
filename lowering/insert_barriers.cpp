#include "lowering/insert_barriers.h"

#include <algorithm>
#include <set>

#include "ir/builder.h"
#include "lowering/scratch.h"

namespace tilewright::lowering {

namespace {

using ir::OpKind;

struct Interval {
  std::uint32_t begin = 0, end = 0;
  auto operator<=>(const Interval&) const = default;
};

// What threads may have done since the last barrier that covers it.
struct Pending {
  std::set<Interval> reads, writes;
  std::set<Interval> in_flight;   // written by copies nobody has waited for
  std::set<Interval> stored;      // read by stores of the copy engines that nobody has waited for
  std::set<Interval> multiplied;  // read by products in flight

  void add(const Pending& other) {
    reads.insert(other.reads.begin(), other.reads.end());
    writes.insert(other.writes.begin(), other.writes.end());
    in_flight.insert(other.in_flight.begin(), other.in_flight.end());
    stored.insert(other.stored.begin(), other.stored.end());
    multiplied.insert(other.multiplied.begin(), other.multiplied.end());
  }
  void barrier() {
    reads.clear();
    writes.clear();
  }
  bool operator==(const Pending&) const = default;
};

bool touches(const std::set<Interval>& all, const Interval& i) {
  return std::any_of(all.begin(), all.end(),
                     [&](const Interval& o) { return i.begin < o.end && o.begin < i.end; });
}

class Inserter {
 public:
  Inserter(const SharedMemoryPlan& plan, const Target& target) : plan_(plan), target_(target) {}

  void region(ir::Region& region, Pending& state) {
    for (std::size_t i = 0; i < region.ops.size(); ++i) {
      ir::Op& op = *region.ops[i];
      if (needs_barrier(op, state)) {
        ir::insert(region, i, ir::make_op(OpKind::barrier_, {}, {}, op.location));
        state.barrier();
        ++i;
      }
      effects(op, state);
    }
  }

 private:
  Interval placed(const ir::Op& op) const {
    const SharedPlacement* p = plan_.of(op);
    return {p->offset, p->offset + p->bytes};
  }

  // The bytes of a view. Of views whose place is known when compiling, only their own.
  Interval interval(const ir::Value& view) const {
    const ir::Op* op = view.op;
    if (op->kind == OpKind::shared_alloc_) return placed(*op);
    if (op->kind == OpKind::shared_index_ && op->operands[1]->op &&
        op->operands[1]->op->kind == OpKind::constant_) {
      const ir::Type& from = op->operands[0]->type;
      Interval whole = interval(*op->operands[0]);
      std::uint32_t stride = ir::leading_stride(from.shared_layout, from.shape);
      std::uint32_t bytes =
          from.shared_layout.padded(stride) * static_cast<std::uint32_t>(from.element.bytes());
      auto index = static_cast<std::uint32_t>(op->operands[1]->op->integer("value"));
      bool plain = op->operands[0]->op->kind == OpKind::shared_alloc_ && stride && !from.shared_layout.origin;
      if (plain && (index + 1) * bytes <= whole.end - whole.begin + bytes)
        return {whole.begin + index * bytes, std::min(whole.end, whole.begin + (index + 1) * bytes)};
      return whole;
    }
    return interval(*op->operands[0]);
  }

  struct Access {
    std::vector<Interval> reads, writes, asynchronous;
    std::vector<Interval> stored, multiplied;  // reads that end later
    bool inner_barrier = false;
  };

  Access access(const ir::Op& op) const {
    Access a;
    switch (op.kind) {
      // The rank may be this CTA's own.
      case OpKind::peer_load_:
      case OpKind::shared_load_: a.reads.push_back(interval(*op.operands[0])); break;
      case OpKind::peer_store_:
      case OpKind::shared_store_: a.writes.push_back(interval(*op.operands[0])); break;
      case OpKind::shared_alloc_:
        if (!op.operands.empty()) a.writes.push_back(placed(op));
        break;
      case OpKind::store_async_: a.asynchronous.push_back(interval(*op.operands[0])); break;
      case OpKind::copy_async_:
      case OpKind::tensor_load_:
      case OpKind::im2col_load_:
      case OpKind::bulk_load_: a.asynchronous.push_back(interval(*op.operands[1])); break;
      case OpKind::tensor_store_: a.stored.push_back(interval(*op.operands[1])); break;
      case OpKind::bulk_store_: a.stored.push_back(interval(*op.operands[0])); break;
      case OpKind::dot_async_:
        for (int i : {0, 1})
          if (op.operands[static_cast<std::size_t>(i)]->type.is_shared())
            a.multiplied.push_back(interval(*op.operands[static_cast<std::size_t>(i)]));
        break;
      default:
        // dot and the like read their shared operands
        if (ir::info(op.kind).op_class == ir::OpClass::tile)
          for (const ir::Value* operand : op.operands)
            if (operand->type.is_shared()) a.reads.push_back(interval(*operand));
        break;
    }
    if (Scratch scratch = scratch_of(op, target_); scratch.bytes && plan_.of(op)) {
      a.writes.push_back(placed(op));
      a.inner_barrier = scratch.has_barrier;
    }
    return a;
  }

  bool needs_barrier(const ir::Op& op, const Pending& state) const {
    Access a = access(op);
    for (const auto* list : {&a.reads, &a.stored, &a.multiplied})
      for (const Interval& i : *list)
        if (touches(state.writes, i)) return true;
    for (const auto* list : {&a.writes, &a.asynchronous})
      for (const Interval& i : *list)
        if (touches(state.reads, i) || touches(state.writes, i)) return true;
    return false;
  }

  void effects(ir::Op& op, Pending& state) {
    switch (op.kind) {
      case OpKind::barrier_:
      case OpKind::cluster_barrier_: state.barrier(); return;
      case OpKind::wait_group_:
        // Each thread waits for its own copies; the others' are visible behind a barrier. With copies still
        // pending it is not known which have landed.
        state.writes.insert(state.in_flight.begin(), state.in_flight.end());
        if (op.integer("pending") == 0) state.in_flight.clear();
        return;
      case OpKind::bulk_wait_:
        // Only the thread that issued the stores has waited.
        state.reads.insert(state.stored.begin(), state.stored.end());
        if (op.integer("pending") == 0) state.stored.clear();
        return;
      case OpKind::dot_wait_:
        // Each warpgroup has waited for its own products.
        state.reads.insert(state.multiplied.begin(), state.multiplied.end());
        if (op.integer("pending") == 0) state.multiplied.clear();
        return;
      case OpKind::warp_specialize_:
        for (const auto& partition : op.regions) {
          Pending own;
          region(*partition, own);
        }
        return;
      case OpKind::for_: {
        // Zero iterations, one, or any number: what the end of the body leaves meets its beginning.
        Pending entry = state;
        while (true) {
          Pending end = entry;
          region(*op.regions[0], end);
          Pending next = entry;
          next.add(end);
          if (next == entry) break;
          entry = next;
        }
        state = entry;
        return;
      }
      case OpKind::while_: {
        Pending entry = state;
        while (true) {
          Pending test = entry;
          region(*op.regions[0], test);
          Pending end = test;
          region(*op.regions[1], end);
          Pending next = entry;
          next.add(end);
          if (next == entry) {
            state = test;
            break;
          }
          entry = next;
        }
        return;
      }
      case OpKind::if_: {
        Pending otherwise = state;
        region(*op.regions[0], state);
        region(*op.regions[1], otherwise);
        state.add(otherwise);
        return;
      }
      default: break;
    }
    Access a = access(op);
    if (a.inner_barrier) {
      state.barrier();
      // Behind the op's own barrier only its reads of the scratch are left.
      for (const Interval& i : a.writes) state.reads.insert(i);
      return;
    }
    state.reads.insert(a.reads.begin(), a.reads.end());
    state.writes.insert(a.writes.begin(), a.writes.end());
    // mbarriers, not groups, say when the copy engines' loads have landed.
    if (op.kind == OpKind::copy_async_) state.in_flight.insert(a.asynchronous.begin(), a.asynchronous.end());
    state.stored.insert(a.stored.begin(), a.stored.end());
    state.multiplied.insert(a.multiplied.begin(), a.multiplied.end());
  }

  const SharedMemoryPlan& plan_;
  const Target& target_;
};

}  // namespace

void insert_barriers(ir::Program& program, const SharedMemoryPlan& plan, const Target& target) {
  Pending state;
  Inserter(plan, target).region(*program.body, state);
}

}  // namespace tilewright::lowering
