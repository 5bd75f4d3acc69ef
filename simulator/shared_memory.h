// Shared memory of one CTA with what the checks know about it.
//
// The unit is a cell: as many bytes as the smallest element through which the program sees the buffer. Each
// cell knows whether it was written, whether an asynchronous copy is on its way to it, and, when races are
// checked, who touched it since which barrier.
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "simulator/prepared.h"

namespace tilewright::simulator {

enum class CellState : std::uint8_t { uninitialised, written, in_flight };

// Last accesses of a cell, in epochs: a CTA-wide barrier starts a new epoch.
struct CellShadow {
  std::uint32_t write_epoch = 0, read_epoch = 0;
  std::uint32_t readers = 0;               // warps that read in read_epoch, a bit each
  std::int32_t write_op = 0, read_op = 0;  // ids of the last writing and reading op
  std::uint8_t writer = 0;                 // warp
};

// One access as an event of a source (knowledge.h): an agent's own access at one of its moments, or an
// asynchronous operation, named by what tells of its end. moment 0: none.
struct AccessRecord {
  std::uint32_t moment = 0;
  std::uint16_t source = 0;
  bool async = false;  // went through the async proxy
  std::int32_t op = 0;
};

// The last accesses of a buffer's granule: a write, and reads since then. A granule is 16 bytes, the unit of
// the asynchronous engines, and in buffers that several CTAs reach a cell, so that each may write elements of
// its own.
struct Granule {
  static constexpr std::size_t bytes = 16;
  AccessRecord write, reads[3];
};

struct SharedBuffer {
  const PreparedBuffer* info = nullptr;
  std::vector<std::byte> data;
  std::vector<CellState> state;
  std::vector<CellShadow> shadow;  // empty unless races are checked
  std::vector<Granule> granules;   // empty unless the program is asynchronous
  std::size_t granule = Granule::bytes;
  bool renewed = false;  // by the CTA's start, so that peers can reach it before its shared_alloc

  // A fresh buffer: nothing is written, the bytes are garbage (all ones: NaN in every float type). Who
  // touched the memory before stays known, because a loop's next round gets the same memory.
  void renew(const PreparedBuffer& buffer, bool races, bool asynchronous);
  void clear();  // another CTA
  std::size_t cell(std::size_t byte) const { return byte / static_cast<std::size_t>(info->cell); }
};

// A view: element i of its type lies at base + map(i) * element bytes.
struct SharedView {
  SharedBuffer* buffer = nullptr;
  std::int64_t base = 0;
};

}  // namespace tilewright::simulator
