#include "ir/partitions.h"

#include <algorithm>

namespace tilewright::ir {
namespace {

constexpr int warpgroup = 4;  // warps

int rounded_up(int warps) { return (warps + warpgroup - 1) / warpgroup * warpgroup; }

// Place in a warpgroup that small partitions share.
struct Shared {
  int next, end, registers;
};

}  // namespace

const Op* specialization(const Program& program) {
  for (const auto& op : program.body->ops)
    if (op->kind == OpKind::warp_specialize_) return op.get();
  return nullptr;
}

std::vector<Partition> partitions(const Op& op) {
  std::vector<Partition> all;
  std::string names = op.text("names");
  std::size_t begin = 0;
  for (std::size_t i = 0; i < op.regions.size(); ++i) {
    std::size_t end = std::min(names.find(',', begin), names.size());
    all.push_back({names.substr(begin, end - begin), 0, static_cast<int>(op.integers("warps")[i]),
                   static_cast<int>(op.integers("registers")[i]), op.regions[i].get()});
    begin = std::min(end + 1, names.size());
  }
  int next = 0;
  for (Partition& p : all)
    if (p.warps % warpgroup == 0) {
      p.first_warp = next;
      next += p.warps;
    }
  std::vector<Shared> open;
  for (Partition& p : all) {
    if (p.warps % warpgroup == 0) continue;
    auto place = std::find_if(open.begin(), open.end(), [&](const Shared& s) {
      return s.registers == p.registers && s.end - s.next >= p.warps;
    });
    if (place == open.end()) {
      open.push_back({next, next + rounded_up(p.warps), p.registers});
      next = open.back().end;
      place = open.end() - 1;
    }
    p.first_warp = place->next;
    place->next += p.warps;
  }
  return all;
}

int launch_warps(const Op& op) {
  int warps = 0;
  for (const Partition& p : partitions(op)) warps = std::max(warps, rounded_up(p.first_warp + p.warps));
  return warps;
}

int launch_warps(const Program& program) {
  const Op* op = specialization(program);
  return op ? launch_warps(*op) : program.num_warps;
}

const Region* partition_region(const Region& region) {
  for (const Region* r = &region; r->parent; r = r->parent->parent)
    if (r->parent->kind == OpKind::warp_specialize_) return r;
  return nullptr;
}

const Region* partition_region(const Op& op) { return op.parent ? partition_region(*op.parent) : nullptr; }

int warps_at(const Program& program, const Region& region) {
  const Region* mine = partition_region(region);
  if (!mine) return program.num_warps;
  const Op& op = *mine->parent;
  for (std::size_t i = 0; i < op.regions.size(); ++i)
    if (op.regions[i].get() == mine) return static_cast<int>(op.integers("warps")[i]);
  return program.num_warps;
}

}  // namespace tilewright::ir
