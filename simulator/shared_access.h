// Accesses to whole views of shared memory, and their checks.
#pragma once
#include "simulator/agent.h"

namespace tilewright::simulator {

// Moves the elements of a view to or from a row-major array.
void load_view(const SharedView& view, const SharedMap& map, std::size_t bytes, std::byte* to);
void store_view(const SharedView& view, const SharedMap& map, std::size_t bytes, const std::byte* from);
// Makes the view's bytes garbage.
void spoil_view(const SharedView& view, const SharedMap& map, std::size_t bytes);

// State and race checks of one op's access to a whole view. What was found is counted and reported once.
class SharedCheck {
 public:
  // `bytes`: of an element of the view.
  SharedCheck(Agent& agent, const PreparedOp& op, const SharedView& view, const ir::Shape& shape,
              std::size_t bytes)
      : agent_(agent), op_(op), buffer_(*view.buffer), view_(view), shape_(shape), bytes_(bytes) {}

  void read();
  // The cells' state becomes `after`.
  void write(CellState after);
  // A write that every thread issues now and whose end `record` tells of.
  void write_later(const AccessRecord& record);
  // Finishes an asynchronous write: the cells hold data now, written by `warp` in this epoch.
  static void arrive(Agent& agent, int op_id, SharedBuffer& buffer, std::size_t byte, std::size_t bytes,
                     const std::uint8_t* warps, std::size_t element_bytes);

 private:
  struct Note {
    std::int64_t count = 0;
    std::size_t element = 0, byte = 0;
    std::int32_t other = -1;  // id of the other op
    int other_warp = 0, warp = 0;
    bool other_writes = false;
  };
  void write_cells(CellState after);
  template <class F>
  void each_cell(F f);
  void report();
  void note(Note& n, std::size_t element, std::size_t byte);
  void race(std::size_t element, std::size_t byte, int warp, std::int32_t other, int other_warp,
            bool other_writes);
  std::string at(const Note& n) const;

  Agent& agent_;
  const PreparedOp& op_;
  SharedBuffer& buffer_;
  const SharedView view_;
  ir::Shape shape_;
  std::size_t bytes_;
  Note uninitialised_, in_flight_, race_;
  bool writes_ = false;
};

}  // namespace tilewright::simulator
