#include "dsl/pipeline.h"

#include <algorithm>

#include "ir/partitions.h"

namespace tilewright::detail {
namespace {

// The value that a view was made of.
const ir::Value* origin(const ir::Value* view) {
  while (view->op && view->op->kind != ir::OpKind::shared_alloc_ && !view->op->operands.empty())
    view = view->op->operands[0];
  return view;
}

}  // namespace

bool reads_through_registers(const std::vector<const ir::Value*>& buffers) {
  const ir::Region* here = Recorder::current().region();
  const ir::Region* partition = ir::partition_region(*here);
  const ir::Region* all = partition ? partition : here;
  while (!partition && all->parent) all = all->parent->parent;
  bool found = false;
  ir::walk(*all, [&](const ir::Op& op) {
    if (op.kind == ir::OpKind::shared_load_ || op.kind == ir::OpKind::peer_load_)
      found |= std::find(buffers.begin(), buffers.end(), origin(op.operands[0])) != buffers.end();
  });
  return found;
}

}  // namespace tilewright::detail
