#include "dsl/warp_specialize.h"

#include "ir/error.h"

namespace tilewright::detail {

ir::Op* open_partitions(std::vector<std::int64_t> warps, std::vector<std::int64_t> registers,
                        const std::vector<std::string>& names, const SourceLocation& at) {
  auto where = located(at);
  std::string all;
  for (const std::string& name : names) {
    if (name.empty() || name.find(',') != std::string::npos)
      throw UserError(where->chain() + ": warp_specialize: a partition's name is \"" + name +
                      "\"; expected a word without commas");
    all += (all.empty() ? "" : ",") + name;
  }
  ir::Op* op = Recorder::current().emit(ir::OpKind::warp_specialize_, {}, {}, where);
  op->set_attribute("warps", std::move(warps));
  op->set_attribute("registers", std::move(registers));
  op->set_attribute("names", std::move(all));
  return op;
}

}  // namespace tilewright::detail
