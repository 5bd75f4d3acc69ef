// Walks the elements of a shared view in contiguous pieces and checks them.
#pragma once
#include "simulator/cta.h"

namespace tilewright::simulator {

// Calls f(element, byte, count) for pieces of `count` elements that lie side by side from `byte` on.
template <class F>
void for_each_piece(const SharedView& view, const SharedMap& map, int element_bytes, F f) {
  for (std::size_t i = 0; i < map.offset.size(); i += map.run)
    f(i, static_cast<std::size_t>(view.base + static_cast<std::int64_t>(map.offset[i]) * element_bytes),
      map.run);
}

// State and race checks of one op's accesses. Findings of an op are counted and reported once, at the end.
class SharedCheck {
 public:
  SharedCheck(Cta& cta, const PreparedOp& op, const SharedView& view, const ir::Shape& shape)
      : cta_(cta), op_(op), buffer_(*view.buffer), shape_(shape) {}
  ~SharedCheck() noexcept(false);

  // Elements [element, element + count) of `bytes` bytes each, at byte offset `byte`.
  void read(std::size_t element, std::size_t byte, std::size_t count, std::size_t bytes,
            const Owners* owners);
  void write(std::size_t element, std::size_t byte, std::size_t count, std::size_t bytes,
             const Owners* owners, CellState after);
  // Finishes an asynchronous write: the cells hold data now, written by `warp` in this epoch.
  static void arrive(Cta& cta, int op_id, SharedBuffer& buffer, std::size_t byte, std::size_t bytes,
                     const std::uint8_t* warps, std::size_t element_bytes);

 private:
  struct Note {
    std::int64_t count = 0;
    std::size_t element = 0, byte = 0;
    std::int32_t other = -1;  // id of the other op
    int other_warp = 0, warp = 0;
    bool other_writes = false;
  };
  void note(Note& n, std::size_t element, std::size_t byte);
  void race(std::size_t element, std::size_t byte, int warp, std::int32_t other, int other_warp,
            bool other_writes);
  std::string at(const Note& n) const;

  Cta& cta_;
  const PreparedOp& op_;
  SharedBuffer& buffer_;
  ir::Shape shape_;
  Note uninitialised_, in_flight_, race_;
  bool writes_ = false;
};

}  // namespace tilewright::simulator
