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

class Checker {
 public:
  explicit Checker(const ir::Program& program) {
    ir::walk(*program.body, [&](const ir::Op& op) {
      if (op.kind != OpKind::dot_async_ || !op.operands[0]->type.is_tile()) return;
      const ir::Value* a = op.operands[0];
      if (!a->op) return;
      // What a variable holds is written where it is set.
      if (a->op->kind == OpKind::get_)
        readers_[a->op->operands[0]].push_back(&op);
      else
        readers_[a].push_back(&op);
    });
  }
  bool any() const { return !readers_.empty(); }

  void region(const ir::Region& region, Groups& groups) {
    for (const auto& op : region.ops) visit(*op, groups);
  }

 private:
  void writes(const ir::Value* registers, const ir::Op& op, const Groups& groups) {
    auto it = readers_.find(registers);
    if (it == readers_.end()) return;
    for (const ir::Op* product : it->second)
      if (std::find(groups.begin(), groups.end(), product) != groups.end())
        throw UserError(
            ir::where(op) + ": found new values for the registers that the product at " +
            ir::where(*product) +
            " may still be reading as a, expected a dot_wait that covers it before; wait for it, or let two "
            "tiles alternate in one iteration so that each is rewritten after its wait");
  }

  void visit(const ir::Op& op, Groups& groups) {
    if (op.kind == OpKind::set_) writes(op.operands[0], op, groups);
    for (const auto& result : op.results)
      if (op.kind != OpKind::get_) writes(result.get(), op, groups);
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

  std::unordered_map<const ir::Value*, Groups> readers_;
};

}  // namespace

void check_register_operands(const ir::Program& program) {
  Checker checker(program);
  Groups groups;
  if (checker.any()) checker.region(*program.body, groups);
}

}  // namespace tilewright::lowering
