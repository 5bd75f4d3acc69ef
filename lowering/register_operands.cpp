#include "lowering/register_operands.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "ir/builder.h"
#include "ir/error.h"

namespace tilewright::lowering {

namespace {

using ir::OpKind;
using Groups = std::vector<const ir::Op*>;  // products in flight, oldest first

// The op that computed a value that others only renamed: nullptr for arguments of regions.
const ir::Op* origin(const ir::Value& value) {
  const ir::Op* op = value.op;
  while (op && (op->kind == OpKind::convert_layout_ || op->kind == OpKind::reshape_ ||
                op->kind == OpKind::permute_ || op->kind == OpKind::broadcast_))
    op = op->operands[0]->op;
  return op;
}

// A map that does arithmetic, not one that moves bits.
bool computes(const ir::Op& op) {
  if (op.kind != OpKind::map_) return false;
  bool arithmetic = false;
  for (const auto& inner : op.regions[0]->ops)
    arithmetic |=
        inner->kind != OpKind::bitcast_ && inner->kind != OpKind::constant_ && inner->kind != OpKind::yield_;
  return arithmetic;
}

class Checker {
 public:
  explicit Checker(const ir::Program& program) {
    ir::walk(*program.body, [&](const ir::Op& op) {
      if (op.kind != OpKind::dot_async_ || !op.operands[0]->type.is_tile()) return;
      // Written with the tile that was computed for it, or by the product itself.
      if (is_computed_after_wait(op))
        readers_[origin(*op.operands[0])].push_back(&op);
      else
        readers_[&op].push_back(&op);
    });
  }
  bool any() const { return !readers_.empty(); }

  void region(const ir::Region& region, Groups& groups) {
    for (const auto& op : region.ops) visit(*op, groups);
  }

 private:
  void visit(const ir::Op& op, Groups& groups) {
    if (auto it = readers_.find(&op); it != readers_.end())
      for (const ir::Op* product : it->second)
        if (std::find(groups.begin(), groups.end(), product) != groups.end())
          throw UserError(
              ir::where(op) + ": found new values for the registers that the product at " +
              ir::where(*product) +
              " may still be reading as a, expected a dot_wait that covers it before; wait for it, or let "
              "two tiles alternate in one iteration so that each is rewritten after its wait");
    switch (op.kind) {
      case OpKind::dot_async_: groups.push_back(&op); return;
      case OpKind::dot_wait_: {
        const auto pending = static_cast<std::size_t>(op.integer("pending"));
        if (groups.size() > pending)
          groups.erase(groups.begin(), groups.end() - static_cast<std::ptrdiff_t>(pending));
        return;
      }
      case OpKind::for_:
      case OpKind::while_:
        // The second time sees what the first leaves in flight.
        for (int iteration : {0, 1}) {
          (void)iteration;
          for (const auto& inner : op.regions) region(*inner, groups);
        }
        return;
      case OpKind::if_: {
        Groups other = groups;
        region(*op.regions[0], groups);
        region(*op.regions[1], other);
        if (other.size() > groups.size()) groups = std::move(other);
        return;
      }
      case OpKind::warp_specialize_:
        for (const auto& partition : op.regions) {
          Groups own;
          region(*partition, own);
        }
        return;
      default: return;
    }
  }

  std::unordered_map<const ir::Op*, Groups> readers_;  // by what writes the registers
};

}  // namespace

bool is_computed_after_wait(const ir::Op& dot) {
  const ir::Op* from = origin(*dot.operands[0]);
  if (!from || from->parent != dot.parent || !computes(*from)) return false;
  bool after = false;
  for (const auto& op : dot.parent->ops) {
    if (op.get() == &dot) return after;
    if (op.get() == from) after = true;
    const bool may_wait = op->kind == OpKind::dot_wait_ || op->kind == OpKind::dot_async_ ||
                          op->kind == OpKind::for_ || op->kind == OpKind::while_ || op->kind == OpKind::if_;
    if (may_wait) after = false;
  }
  return false;
}

void check_register_operands(const ir::Program& program) {
  Checker checker(program);
  Groups groups;
  if (checker.any()) checker.region(*program.body, groups);
}

}  // namespace tilewright::lowering
