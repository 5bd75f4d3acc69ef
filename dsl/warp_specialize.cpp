#include "dsl/warp_specialize.h"

#include "ir/error.h"

namespace tilewright::detail {

ir::Op* open_partitions(const PartitionList& list, const SourceLocation& at) {
  auto where = located(at);
  std::string all;
  for (const std::string& name : list.names) {
    if (name.empty() || name.find(',') != std::string::npos)
      throw UserError(where->chain() + ": warp_specialize: a partition's name is \"" + name +
                      "\"; expected a word without commas");
    all += (all.empty() ? "" : ",") + name;
  }
  ir::Op* op = Recorder::current().emit(ir::OpKind::warp_specialize_, {}, {}, where);
  op->set_attribute("warps", list.warps);
  op->set_attribute("registers", list.registers);
  op->set_attribute("names", std::move(all));
  return op;
}

}  // namespace tilewright::detail
