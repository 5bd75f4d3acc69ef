#include "simulator/shared_access.h"

#include <algorithm>
#include <bit>

#include "simulator/async_check.h"

namespace tilewright::simulator {

void SharedBuffer::renew(const PreparedBuffer& buffer, bool races, bool asynchronous) {
  info = &buffer;
  data.assign(buffer.bytes, std::byte{0xff});
  std::size_t cells =
      (buffer.bytes + static_cast<std::size_t>(buffer.cell) - 1) / static_cast<std::size_t>(buffer.cell);
  state.assign(cells, CellState::uninitialised);
  if (races) shadow.resize(cells);
  granule = buffer.reached_by_peers ? static_cast<std::size_t>(buffer.cell) : Granule::bytes;
  if (asynchronous) granules.resize((buffer.bytes + granule - 1) / granule);
}

void SharedBuffer::clear() {
  shadow.clear();
  state.clear();
  granules.clear();
  renewed = false;
}

namespace {

// Calls f(element, byte, count) for pieces of `count` elements that lie side by side from `byte` on.
template <class F>
void each_piece(const SharedView& view, const SharedMap& map, std::size_t bytes, F f) {
  for (std::size_t i = 0; i < map.offset.size(); i += map.run)
    f(i, static_cast<std::size_t>(view.base) + map.offset[i] * bytes, map.run);
}

// The same with an element type of that width and single elements, where that is faster.
template <class T, class F>
void each_element(const SharedView& view, const SharedMap& map, F f) {
  T* base = reinterpret_cast<T*>(view.buffer->data.data() + view.base);
  for (std::size_t i = 0; i < map.offset.size(); ++i) f(base[map.offset[i]], i);
}

}  // namespace

void load_view(const SharedView& view, const SharedMap& map, std::size_t bytes, std::byte* to) {
  if (map.run == 1 && bytes == 2)
    return each_element<std::uint16_t>(
        view, map, [&](std::uint16_t v, std::size_t i) { std::memcpy(to + 2 * i, &v, 2); });
  if (map.run == 1 && bytes == 1)
    return each_element<std::uint8_t>(view, map,
                                      [&](std::uint8_t v, std::size_t i) { std::memcpy(to + i, &v, 1); });
  each_piece(view, map, bytes, [&](std::size_t element, std::size_t byte, std::size_t count) {
    std::memcpy(to + element * bytes, view.buffer->data.data() + byte, count * bytes);
  });
}

void store_view(const SharedView& view, const SharedMap& map, std::size_t bytes, const std::byte* from) {
  each_piece(view, map, bytes, [&](std::size_t element, std::size_t byte, std::size_t count) {
    std::memcpy(view.buffer->data.data() + byte, from + element * bytes, count * bytes);
  });
}

void spoil_view(const SharedView& view, const SharedMap& map, std::size_t bytes) {
  each_piece(view, map, bytes, [&](std::size_t, std::size_t byte, std::size_t count) {
    std::memset(view.buffer->data.data() + byte, 0xff, count * bytes);
  });
}

void SharedCheck::note(Note& n, std::size_t element, std::size_t byte) {
  if (n.count++ == 0) {
    n.element = element;
    n.byte = byte;
  }
}

void SharedCheck::race(std::size_t element, std::size_t byte, int warp, std::int32_t other, int other_warp,
                       bool other_writes) {
  if (race_.count == 0) {
    race_.other = other;
    race_.other_warp = other_warp;
    race_.warp = warp;
    race_.other_writes = other_writes;
  }
  note(race_, element, byte);
}

// Calls f(element, cell) for every cell of every element, in order.
template <class F>
void SharedCheck::each_cell(F f) {
  const SharedMap& map = *op_.shared_map;
  auto cell_bytes = static_cast<std::size_t>(buffer_.info->cell);
  std::size_t first = static_cast<std::size_t>(view_.base) / cell_bytes, cells = bytes_ / cell_bytes;
  std::size_t n = map.offset.size();
  if (cells == 1) {
    for (std::size_t e = 0; e < n; ++e) f(e, first + map.offset[e]);
    return;
  }
  for (std::size_t e = 0; e < n; ++e)
    for (std::size_t c = 0; c < cells; ++c) f(e, first + map.offset[e] * cells + c);
}

void SharedCheck::read() {
  if (agent_.tracks_async())
    AsyncCheck(agent_, op_).read(view_, *op_.shared_map, bytes_, agent_.own_access(op_));
  auto cell_bytes = static_cast<std::size_t>(buffer_.info->cell);
  const CellState* state = buffer_.state.data();
  each_cell([&](std::size_t e, std::size_t c) {
    if (state[c] != CellState::written)
      note(state[c] == CellState::in_flight ? in_flight_ : uninitialised_, e, c * cell_bytes);
  });
  if (!buffer_.shadow.empty() && op_.owners) {
    const std::uint32_t *all = op_.owners->readers.data(), epoch = agent_.epoch;
    CellShadow* shadow = buffer_.shadow.data();
    each_cell([&](std::size_t e, std::size_t c) {
      CellShadow& s = shadow[c];
      std::uint32_t readers = all[e];
      if (s.write_epoch == epoch && (readers & ~(1u << s.writer)))
        race(e, c * cell_bytes, std::countr_zero(readers & ~(1u << s.writer)), s.write_op, s.writer, true);
      if (s.read_epoch != epoch) {
        s.read_epoch = epoch;
        s.readers = 0;
      }
      s.readers |= readers;
      s.read_op = op_.id;
    });
  }
  report();
}

void SharedCheck::write(CellState after) {
  if (agent_.tracks_async() && after == CellState::written)  // an asynchronous one is checked by its op
    AsyncCheck(agent_, op_).write(view_, *op_.shared_map, bytes_, agent_.own_access(op_));
  write_cells(after);
}

void SharedCheck::write_later(const AccessRecord& record) {
  AsyncCheck(agent_, op_).write(view_, *op_.shared_map, bytes_, record);
  write_cells(CellState::written);
}

void SharedCheck::write_cells(CellState after) {
  writes_ = true;
  auto cell_bytes = static_cast<std::size_t>(buffer_.info->cell);
  CellState* state = buffer_.state.data();
  each_cell([&](std::size_t e, std::size_t c) {
    if (state[c] == CellState::in_flight) note(in_flight_, e, c * cell_bytes);
    state[c] = after;
  });
  if (!buffer_.shadow.empty() && op_.owners) {
    const std::uint8_t* writers = op_.owners->writer.data();
    std::uint32_t epoch = agent_.epoch;
    CellShadow* shadow = buffer_.shadow.data();
    each_cell([&](std::size_t e, std::size_t c) {
      CellShadow& s = shadow[c];
      int warp = writers[e];
      if (s.write_epoch == epoch && s.writer != warp)
        race(e, c * cell_bytes, warp, s.write_op, s.writer, true);
      if (s.read_epoch == epoch && (s.readers & ~(1u << warp)))
        race(e, c * cell_bytes, warp, s.read_op, std::countr_zero(s.readers & ~(1u << warp)), false);
      s.write_epoch = epoch;
      s.writer = static_cast<std::uint8_t>(warp);
      s.write_op = op_.id;
    });
  }
  report();
}

void SharedCheck::arrive(Agent& agent, int op_id, SharedBuffer& buffer, std::size_t byte, std::size_t bytes,
                         const std::uint8_t* warps, std::size_t element_bytes) {
  auto cell_bytes = static_cast<std::size_t>(buffer.info->cell);
  std::size_t first = byte / cell_bytes, last = (byte + bytes - 1) / cell_bytes;
  std::fill(buffer.state.begin() + static_cast<std::ptrdiff_t>(first),
            buffer.state.begin() + static_cast<std::ptrdiff_t>(last) + 1, CellState::written);
  if (buffer.shadow.empty() || !warps) return;
  for (std::size_t c = first; c <= last; ++c) {
    CellShadow& s = buffer.shadow[c];
    s.write_epoch = agent.epoch;
    s.writer = warps[(c - first) * cell_bytes / element_bytes];
    s.write_op = op_id;
  }
}

std::string SharedCheck::at(const Note& n) const {
  return "byte offset " + std::to_string(n.byte) + " of shared buffer '" + buffer_.info->name + "'";
}

void SharedCheck::report() {
  if (uninitialised_.count)
    agent_.report(
        op_, FindingKind::uninitialised_shared, shape_, uninitialised_.element,
        "reads " + at(uninitialised_) + " before anything wrote it; store to it or copy into it first",
        uninitialised_.count);
  if (in_flight_.count) {
    const Transfer* t = nullptr;
    bool committed = false;
    for (const auto& cta : agent_.cta.cluster.ctas)
      for (const auto& a : cta->agents)
        if (!t && (t = a->group_copies.writer_of(buffer_, in_flight_.byte)))
          committed = a->group_copies.committed(t);
    std::string from = t && t->op->location ? " of " + t->op->location->text() : std::string();
    agent_.report(op_, FindingKind::copy_in_flight, shape_, in_flight_.element,
                  std::string(writes_ ? "writes " : "reads ") + at(in_flight_) + " while the copy_async" +
                      from + " into it is still in flight; " +
                      (committed ? "wait for its group first (wait_group with fewer pending groups)"
                                 : "its group was never committed: commit_group, then wait_group"),
                  in_flight_.count);
  }
  if (race_.count) {
    const ir::Op* other = agent_.launch.program.ops[static_cast<std::size_t>(race_.other)];
    agent_.report(
        op_, FindingKind::race, shape_, race_.element,
        "warp " + std::to_string(race_.warp) + (writes_ ? " writes " : " reads ") + at(race_) +
            ", which warp " + std::to_string(race_.other_warp) + (race_.other_writes ? " wrote" : " read") +
            " at " + (other->location ? other->location->text() : std::string("?")) + " (" +
            std::string(ir::name(other->kind)) + ") with no barrier in between; put a barrier between them",
        race_.count);
  }
}

}  // namespace tilewright::simulator
