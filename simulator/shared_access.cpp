#include "simulator/shared_access.h"

#include <algorithm>
#include <bit>
#include <exception>

namespace tilewright::simulator {

void SharedBuffer::renew(const PreparedBuffer& buffer, bool races) {
  info = &buffer;
  data.assign(buffer.bytes, std::byte{0xff});
  std::size_t cells =
      (buffer.bytes + static_cast<std::size_t>(buffer.cell) - 1) / static_cast<std::size_t>(buffer.cell);
  state.assign(cells, CellState::uninitialised);
  if (races) shadow.resize(cells);
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

void SharedCheck::read(std::size_t element, std::size_t byte, std::size_t count, std::size_t bytes,
                       const Owners* owners) {
  auto cell_bytes = static_cast<std::size_t>(buffer_.info->cell);
  std::size_t first = byte / cell_bytes, last = (byte + count * bytes - 1) / cell_bytes;
  for (std::size_t c = first; c <= last; ++c) {
    if (buffer_.state[c] == CellState::written) continue;
    std::size_t e = element + (c - first) * cell_bytes / bytes;
    note(buffer_.state[c] == CellState::in_flight ? in_flight_ : uninitialised_, e, c * cell_bytes);
  }
  if (buffer_.shadow.empty() || !owners) return;
  for (std::size_t c = first; c <= last; ++c) {
    CellShadow& s = buffer_.shadow[c];
    std::size_t e = element + (c - first) * cell_bytes / bytes;
    std::uint32_t readers = owners->readers[e];
    if (s.write_epoch == cta_.epoch && (readers & ~(1u << s.writer)))
      race(e, c * cell_bytes, std::countr_zero(readers & ~(1u << s.writer)), s.write_op, s.writer, true);
    if (s.read_epoch != cta_.epoch) {
      s.read_epoch = cta_.epoch;
      s.readers = 0;
    }
    s.readers |= readers;
    s.read_op = op_.id;
  }
}

void SharedCheck::write(std::size_t element, std::size_t byte, std::size_t count, std::size_t bytes,
                        const Owners* owners, CellState after) {
  writes_ = true;
  auto cell_bytes = static_cast<std::size_t>(buffer_.info->cell);
  std::size_t first = byte / cell_bytes, last = (byte + count * bytes - 1) / cell_bytes;
  for (std::size_t c = first; c <= last; ++c) {
    if (buffer_.state[c] == CellState::in_flight)
      note(in_flight_, element + (c - first) * cell_bytes / bytes, c * cell_bytes);
    buffer_.state[c] = after;
  }
  if (buffer_.shadow.empty() || !owners) return;
  for (std::size_t c = first; c <= last; ++c) {
    CellShadow& s = buffer_.shadow[c];
    std::size_t e = element + (c - first) * cell_bytes / bytes;
    int warp = owners->writer[e];
    if (s.write_epoch == cta_.epoch && s.writer != warp)
      race(e, c * cell_bytes, warp, s.write_op, s.writer, true);
    if (s.read_epoch == cta_.epoch && (s.readers & ~(1u << warp)))
      race(e, c * cell_bytes, warp, s.read_op, std::countr_zero(s.readers & ~(1u << warp)), false);
    s.write_epoch = cta_.epoch;
    s.writer = static_cast<std::uint8_t>(warp);
    s.write_op = op_.id;
  }
}

void SharedCheck::arrive(Cta& cta, int op_id, SharedBuffer& buffer, std::size_t byte, std::size_t bytes,
                         const std::uint8_t* warps, std::size_t element_bytes) {
  auto cell_bytes = static_cast<std::size_t>(buffer.info->cell);
  std::size_t first = byte / cell_bytes, last = (byte + bytes - 1) / cell_bytes;
  std::fill(buffer.state.begin() + static_cast<std::ptrdiff_t>(first),
            buffer.state.begin() + static_cast<std::ptrdiff_t>(last) + 1, CellState::written);
  if (buffer.shadow.empty() || !warps) return;
  for (std::size_t c = first; c <= last; ++c) {
    CellShadow& s = buffer.shadow[c];
    s.write_epoch = cta.epoch;
    s.writer = warps[(c - first) * cell_bytes / element_bytes];
    s.write_op = op_id;
  }
}

std::string SharedCheck::at(const Note& n) const {
  return "byte offset " + std::to_string(n.byte) + " of shared buffer '" + buffer_.info->name + "'";
}

SharedCheck::~SharedCheck() noexcept(false) {
  if (std::uncaught_exceptions() > 0) return;
  if (uninitialised_.count)
    cta_.report(
        op_, FindingKind::uninitialised_shared, shape_, uninitialised_.element,
        "reads " + at(uninitialised_) + " before anything wrote it; store to it or copy into it first",
        uninitialised_.count);
  if (in_flight_.count) {
    const Transfer* t = cta_.copies.writer_of(buffer_, in_flight_.byte);
    std::string from = t && t->op->location ? " of " + t->op->location->text() : std::string();
    bool committed = t && cta_.copies.committed(t);
    cta_.report(op_, FindingKind::copy_in_flight, shape_, in_flight_.element,
                std::string(writes_ ? "writes " : "reads ") + at(in_flight_) + " while the copy_async" +
                    from + " into it is still in flight; " +
                    (committed ? "wait for its group first (wait_group with fewer pending groups)"
                               : "its group was never committed: commit_group, then wait_group"),
                in_flight_.count);
  }
  if (race_.count) {
    const ir::Op* other = cta_.launch.program.ops[static_cast<std::size_t>(race_.other)];
    cta_.report(
        op_, FindingKind::race, shape_, race_.element,
        "warp " + std::to_string(race_.warp) + (writes_ ? " writes " : " reads ") + at(race_) +
            ", which warp " + std::to_string(race_.other_warp) + (race_.other_writes ? " wrote" : " read") +
            " at " + (other->location ? other->location->text() : std::string("?")) + " (" +
            std::string(ir::name(other->kind)) + ") with no barrier in between; put a barrier between them",
        race_.count);
  }
}

}  // namespace tilewright::simulator
