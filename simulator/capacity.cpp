#include "simulator/capacity.h"

#include <unordered_map>
#include <vector>

namespace tilewright::simulator {
namespace {

struct Life {
  const ir::Op* op;
  std::size_t bytes;
  int begin, end;
};

struct Walker {
  std::vector<Life> lives;
  std::unordered_map<const ir::Value*, std::size_t> buffer_of;
  int time = 0;

  void walk(const ir::Region& region) {
    for (const auto& op : region.ops) {
      int start = time++;
      std::vector<std::size_t> used;
      if (op->kind == ir::OpKind::shared_alloc_) {
        const ir::Type& t = op->result()->type;
        buffer_of[op->result()] = lives.size();
        lives.push_back({op.get(),
                         std::size_t{ir::allocated_elements(t.shared_layout, t.shape)} *
                             static_cast<std::size_t>(t.element.bytes()),
                         start, start});
      }
      for (const ir::Value* v : op->operands)
        if (auto it = buffer_of.find(v); it != buffer_of.end()) {
          lives[it->second].end = start;
          for (const auto& r : op->results)
            if (r->type.is_shared()) buffer_of[r.get()] = it->second;
        }
      for (const auto& r : op->regions) walk(*r);
      bool loops = op->kind == ir::OpKind::for_ || op->kind == ir::OpKind::while_;
      if (loops)
        for (Life& l : lives)
          if (l.begin < start && l.end > start) l.end = time;
    }
  }
};

}  // namespace

SharedDemand shared_demand(const ir::Program& program) {
  Walker w;
  w.walk(*program.body);
  SharedDemand best;
  for (const Life& at : w.lives) {
    std::size_t bytes = 0;
    std::string names;
    for (const Life& l : w.lives)
      if (l.begin <= at.begin && at.begin <= l.end) {
        bytes += l.bytes;
        names += (names.empty() ? "" : ", ") + l.op->text("name", "unnamed") + " (" +
                 std::to_string(l.bytes) + " bytes)";
      }
    if (bytes > best.bytes) best = {bytes, at.op, names};
  }
  return best;
}

}  // namespace tilewright::simulator
