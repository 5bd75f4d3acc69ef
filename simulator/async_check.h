// The order of accesses to shared memory between agents and asynchronous engines: each access is compared
// with the last ones of the same bytes by what its agent knows (knowledge.h), so that what is found does not
// depend on the schedule.
#pragma once
#include "simulator/cluster.h"

namespace tilewright::simulator {

class AsyncCheck {
 public:
  AsyncCheck(Agent& agent, const PreparedOp& op) : agent_(agent), op_(op) {}

  // The bytes of a view; `bytes` of an element.
  void read(const SharedView& view, const SharedMap& map, std::size_t bytes, const AccessRecord& record);
  void write(const SharedView& view, const SharedMap& map, std::size_t bytes, const AccessRecord& record);
  // Reads by the async proxy: the bytes must have been written, too; with races checked, by the same warps or
  // before a barrier. `warps` are those that issue the read, a bit each.
  void async_read(const SharedView& view, const SharedMap& map, std::size_t bytes, const AccessRecord& record,
                  std::uint32_t warps);
  // Writes by the async proxy, issued by warp 0.
  void async_write(const SharedView& view, const SharedMap& map, std::size_t bytes,
                   const AccessRecord& record);
  // The end of an asynchronous read of these warps, which only a barrier passes on to the others.
  void read_ended(const SharedView& view, const SharedMap& map, std::size_t bytes, std::uint32_t warps);

 private:
  struct Note {
    std::int64_t count = 0;
    std::size_t byte = 0;
    AccessRecord other;
    bool other_writes = false;
  };
  void compare(std::size_t byte, const AccessRecord& other, bool other_writes, const AccessRecord& mine,
               bool writes);
  void report(const SharedBuffer& buffer, bool writes);
  std::string place(const SharedBuffer& buffer, const Note& n) const;
  std::string other(const Note& n) const;
  void check_cells(const SharedView& view, const SharedMap& map, std::size_t bytes, std::uint32_t warps,
                   bool writes);

  Agent& agent_;
  const PreparedOp& op_;
  Note unordered_, narrow_, unfenced_;
};

}  // namespace tilewright::simulator
