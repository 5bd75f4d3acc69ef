#include "simulator/async_check.h"

#include <algorithm>
#include <bit>

#include "ir/builder.h"
#include "simulator/shared_access.h"

namespace tilewright::simulator {
namespace {

std::string at(const ir::Op* op) { return op->location ? op->location->text() : std::string("?"); }

// Calls f(granule, byte) once for each granule that the view touches.
template <class F>
void each_granule(const SharedView& view, const SharedMap& map, std::size_t bytes, F f) {
  std::vector<Granule>& all = view.buffer->granules;
  const std::size_t unit = view.buffer->granule;
  std::size_t next = 0;
  for (auto [begin, end] : map.spans) {
    std::size_t first = (static_cast<std::size_t>(view.base) + begin * bytes) / unit,
                last = (static_cast<std::size_t>(view.base) + end * bytes - 1) / unit;
    for (std::size_t i = std::max(first, next); i <= last; ++i) f(all[i], i * unit);
    next = std::max(next, last + 1);
  }
}

// Calls f(begin, end) for runs of cells that the view fills.
template <class F>
void each_run(const SharedView& view, const SharedMap& map, std::size_t bytes, F f) {
  auto cell = static_cast<std::size_t>(view.buffer->info->cell);
  for (auto [begin, end] : map.spans)
    f((static_cast<std::size_t>(view.base) + begin * bytes) / cell,
      (static_cast<std::size_t>(view.base) + end * bytes) / cell);
}

}  // namespace

// The happens-before check. An engine's operation has ended for those who know its token; before a write it
// is enough that it was finished in every schedule. An agent's own accesses reach others by synchronisation:
// reads by order alone, writes by visibility. Between the two proxies a fence has to lie on the way.
void AsyncCheck::compare(std::size_t byte, const AccessRecord& other, bool other_writes,
                         const AccessRecord& mine, bool writes) {
  if (other.moment == 0) return;
  const Knowledge& k = agent_.knowledge;
  std::size_t s = other.source;
  if (k.visible[s] >= other.moment && (other.async || !mine.async)) return;  // the common case, without more
  auto note = [&](Note& n) {
    if (n.count++ == 0) {
      n.byte = byte;
      n.other = other;
      n.other_writes = other_writes;
    }
  };
  const Cluster& cluster = agent_.cta.cluster;
  bool access = !cluster.barrier_of(s) && s % Cluster::sources_of_agent == Cluster::accesses;
  std::uint32_t known = access && !other_writes ? k.ordered[s] : k.visible[s];
  if (!access && writes) known = std::max(known, k.executed[s]);
  if (known < other.moment) {
    // SharedCheck knows the agent's own cp.async by their cells
    bool own_copy = !access && !mine.async && s == cluster.source(agent_, Cluster::copies);
    if (!own_copy) note(access && other_writes && k.ordered[s] >= other.moment ? narrow_ : unordered_);
    return;
  }
  if (mine.async && !other.async && (other_writes ? k.fenced[s] : k.fenced_reads[s]) < other.moment)
    note(unfenced_);
}

void AsyncCheck::read(const SharedView& view, const SharedMap& map, std::size_t bytes,
                      const AccessRecord& record) {
  each_granule(view, map, bytes, [&](Granule& g, std::size_t byte) {
    compare(byte, g.write, true, record, false);
    for (AccessRecord& r : g.reads)
      if (r.moment == 0 || r.source == record.source) {
        r = record;
        return;
      }
    std::move(g.reads + 1, std::end(g.reads), g.reads);
    g.reads[std::size(g.reads) - 1] = record;
  });
  report(*view.buffer, false);
}

void AsyncCheck::write(const SharedView& view, const SharedMap& map, std::size_t bytes,
                       const AccessRecord& record) {
  each_granule(view, map, bytes, [&](Granule& g, std::size_t byte) {
    compare(byte, g.write, true, record, true);
    for (const AccessRecord& r : g.reads) compare(byte, r, false, record, true);
    g = {record, {}};
  });
  report(*view.buffer, true);
}

void AsyncCheck::async_read(const SharedView& view, const SharedMap& map, std::size_t bytes,
                            const AccessRecord& record, std::uint32_t warps) {
  check_cells(view, map, bytes, warps, false);
  read(view, map, bytes, record);
}

void AsyncCheck::async_write(const SharedView& view, const SharedMap& map, std::size_t bytes,
                             const AccessRecord& record) {
  check_cells(view, map, bytes, 1, true);
  write(view, map, bytes, record);
}

void AsyncCheck::read_ended(const SharedView& view, const SharedMap& map, std::size_t bytes,
                            std::uint32_t warps) {
  if (view.buffer->shadow.empty()) return;
  each_run(view, map, bytes, [&](std::size_t begin, std::size_t end) {
    for (std::size_t c = begin; c < end; ++c) {
      CellShadow& s = view.buffer->shadow[c];
      if (s.read_epoch != agent_.epoch) s.readers = 0;
      s.read_epoch = agent_.epoch;
      s.readers |= warps;
      s.read_op = op_.id;
    }
  });
}

void AsyncCheck::check_cells(const SharedView& view, const SharedMap& map, std::size_t bytes,
                             std::uint32_t warps, bool writes) {
  SharedBuffer& buffer = *view.buffer;
  auto cell = static_cast<std::size_t>(buffer.info->cell);
  std::int64_t garbage = 0, racing = 0;
  std::size_t first = 0, racing_at = 0;
  std::int32_t other = 0;
  int other_warp = 0;
  bool other_writes = false;
  each_run(view, map, bytes, [&](std::size_t begin, std::size_t end) {
    CellState* state = buffer.state.data();
    if (writes) {
      std::fill(state + begin, state + end, CellState::written);
    } else if (CellState* hole = std::find(state + begin, state + end, CellState::uninitialised);
               hole != state + end) {
      if (garbage == 0) first = static_cast<std::size_t>(hole - state) * cell;
      garbage += std::count(hole, state + end, CellState::uninitialised);
    }
    if (buffer.shadow.empty()) return;
    for (std::size_t c = begin; c < end; ++c) {
      CellShadow& s = buffer.shadow[c];
      std::uint32_t written = s.write_epoch == agent_.epoch ? 1u << s.writer & ~warps : 0;
      if (!written && s.write_epoch == agent_.epoch && std::popcount(warps) > 1) written = 1u << s.writer;
      std::uint32_t read = writes && s.read_epoch == agent_.epoch ? s.readers & ~warps : 0;
      if ((written || read) && racing++ == 0) {
        racing_at = c * cell;
        other_writes = written != 0;
        other = written ? s.write_op : s.read_op;
        other_warp = std::countr_zero(written ? written : read);
      }
      if (writes) s.write_epoch = s.read_epoch = 0;
    }
  });
  if (garbage)
    agent_.report(op_, FindingKind::uninitialised_shared, {}, 0,
                  "reads byte offset " + std::to_string(first) + " of shared buffer '" + buffer.info->name +
                      "' before anything wrote it; store to it or copy into it first",
                  garbage);
  if (racing) {
    const ir::Op* op = agent_.launch.program.ops[static_cast<std::size_t>(other)];
    agent_.report(op_, FindingKind::race, {}, 0,
                  std::string(writes ? "writes" : "reads") + " byte offset " + std::to_string(racing_at) +
                      " of shared buffer '" + buffer.info->name + "', which warp " +
                      std::to_string(other_warp) + (other_writes ? " wrote" : " read") + " at " + at(op) +
                      " (" + std::string(ir::name(op->kind)) +
                      ") with no barrier in between; put a barrier between them",
                  racing);
  }
}

std::string AsyncCheck::place(const SharedBuffer& buffer, const Note& n) const {
  std::string s = "byte offset " + std::to_string(n.byte) + " of shared buffer '" + buffer.info->name + "'";
  const ir::Type& t = buffer.info->op->result()->type;
  if (t.shape.rank < 2 || t.shape.dim[0] < 2) return s;
  std::uint32_t stride = ir::leading_stride(t.shared_layout, t.shape);
  if (stride == 0) return s;
  std::size_t slot = n.byte / (static_cast<std::size_t>(t.shared_layout.padded(stride)) *
                               static_cast<std::size_t>(t.element.bytes()));
  return s + " (index " + std::to_string(slot) + ")";
}

std::string AsyncCheck::other(const Note& n) const {
  const ir::Op* op = agent_.launch.program.ops[static_cast<std::size_t>(n.other.op)];
  return std::string(ir::name(op->kind)) + " of " + at(op);
}

void AsyncCheck::report(const SharedBuffer& buffer, bool writes) {
  const Cluster& cluster = agent_.cta.cluster;
  if (unordered_.count) {
    const Note& n = unordered_;
    std::string text = (writes ? "writes " : "reads ") + place(buffer, n) + ", which the " + other(n);
    FindingKind kind = writes ? FindingKind::early_write : FindingKind::missing_wait;
    if (const Mbarrier* b = cluster.barrier_of(n.other.source)) {
      std::int64_t phase = std::int64_t{n.other.moment} - 1;
      text +=
          " may still be writing; wait for phase " + std::to_string(phase) + " of " + b->name() + " before";
      if (b->phase > phase) text += " (it has ended, but nothing tells " + agent_.name() + " so)";
    } else {
      const Agent& by = cluster.agent_of(n.other.source);
      bool own = &by == &agent_;
      std::string who = own ? "" : " by " + (&by.cta == &agent_.cta ? by.name() : by.place());
      switch (n.other.source % Cluster::sources_of_agent) {
        case Cluster::copies:
          kind = FindingKind::copy_in_flight;
          text +=
              who + " may still be writing; " +
              (own ? "wait_group before"
                   : "let it wait_group and then arrive on a barrier, or barrier_arrive_copies on one, and "
                     "wait for that before");
          break;
        case Cluster::products:
          text += who + " may still be reading; dot_wait until it is complete" +
                  (own ? " before" : ", then arrive on a barrier, and wait for that before");
          break;
        case Cluster::stores:
          text += who + " may still be reading; bulk_commit and bulk_wait for it" +
                  (own ? " before" : ", then arrive on a barrier, and wait for that before");
          break;
        default:
          kind = FindingKind::race;
          text += who + (n.other_writes ? " wrote" : " read") +
                  ", and nothing orders the two; arrive on a barrier after that, and wait for it before this";
      }
    }
    agent_.report(op_, kind, {}, 0, text, n.count);
  }
  if (narrow_.count) {
    const Note& n = narrow_;
    agent_.report(
        op_, FindingKind::scope_too_narrow, {}, 0,
        (writes ? "writes " : "reads ") + place(buffer, n) + ", which the " + other(n) + " by " +
            cluster.agent_of(n.other.source).place() +
            " wrote: the arrival between the two orders them, but makes data visible in its own CTA alone; "
            "arrive and wait with scope cluster",
        n.count);
  }
  if (unfenced_.count) {
    const Note& n = unfenced_;
    agent_.report(
        op_, FindingKind::missing_proxy_fence, {}, 0,
        std::string(writes ? "writes " : "reads ") + place(buffer, n) +
            " through the asynchronous proxy, and the " + other(n) + (n.other_writes ? " wrote" : " read") +
            " it with ordinary accesses: no fence_async stands between the two; put one after the " +
            std::string(ir::name(agent_.launch.program.ops[static_cast<std::size_t>(n.other.op)]->kind)) +
            ", before the barrier that passes it on",
        n.count);
  }
  unordered_ = narrow_ = unfenced_ = {};
}

}  // namespace tilewright::simulator
