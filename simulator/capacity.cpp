#include "simulator/capacity.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "ir/partitions.h"

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
        names +=
            (names.empty() ? "" : ", ") + buffer_name(*l.op) + " (" + std::to_string(l.bytes) + " bytes)";
      }
    if (bytes > best.bytes) best = {bytes, at.op, names};
  }
  // Barriers live as long as the kernel and share memory with nothing.
  std::size_t barriers = 0;
  for (const auto& op : program.body->ops) {
    if (op->kind != ir::OpKind::barrier_alloc_) continue;
    barriers += static_cast<std::size_t>(op->result()->type.shape.dim[0]);
    if (!best.op) best.op = op.get();
  }
  if (barriers == 0) return best;
  best.bytes += 8 * barriers;
  best.buffers += (best.buffers.empty() ? "" : ", ") + std::to_string(barriers) + " barriers (" +
                  std::to_string(8 * barriers) + " bytes)";
  return best;
}

std::string register_excess(const ir::Program& program, int registers) {
  const ir::Op* op = ir::specialization(program);
  if (!op) return "";
  constexpr int warpgroup = 4;
  const int groups = ir::launch_warps(program) / warpgroup;
  if (groups == 0) return "";
  const int at_launch = std::min(256, registers / (groups * warpgroup * 32) / 8 * 8);
  std::vector<int> of_group(static_cast<std::size_t>(groups), at_launch);
  std::string list;
  bool sets = false;
  for (const ir::Partition& p : ir::partitions(*op)) {
    list += (list.empty() ? "" : ", ") + p.name + " " + std::to_string(p.warps) + " warps with " +
            std::to_string(p.registers ? p.registers : at_launch);
    sets |= p.registers != 0;
    if (p.registers == 0) continue;
    for (int g = p.first_warp / warpgroup; g * warpgroup < p.first_warp + p.warps; ++g)
      of_group[static_cast<std::size_t>(g)] = p.registers;
  }
  int sum = 0;
  for (int r : of_group) sum += r * warpgroup * 32;
  int launched = at_launch * groups * warpgroup * 32;
  if (!sets || sum <= launched) return "";
  return "the partitions ask for " + std::to_string(sum) + " registers (" + list +
         " a thread; whole warpgroups), a launch of " + std::to_string(groups * warpgroup) + " warps has " +
         std::to_string(launched) + " (" + std::to_string(at_launch) +
         " a thread): who asks last waits for ever; give a partition fewer";
}

std::string buffer_name(const ir::Op& shared_alloc) {
  std::string place = shared_alloc.location ? shared_alloc.location->text() : std::string("unnamed");
  return shared_alloc.text("name", place);
}

}  // namespace tilewright::simulator
