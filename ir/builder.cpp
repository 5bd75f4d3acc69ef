#include "ir/builder.h"

namespace tilewright::ir {

std::unique_ptr<Op> make_op(OpKind kind, std::vector<Value*> operands, std::vector<Type> result_types,
                            LocationPtr location) {
  auto op = std::make_unique<Op>();
  op->kind = kind;
  op->operands = std::move(operands);
  op->location = std::move(location);
  for (std::size_t i = 0; i < result_types.size(); ++i)
    op->results.push_back(
        std::make_unique<Value>(Value{result_types[i], op.get(), nullptr, static_cast<int>(i)}));
  return op;
}

Op* append(Region& region, std::unique_ptr<Op> op) {
  op->parent = &region;
  region.ops.push_back(std::move(op));
  return region.ops.back().get();
}

Op* append(Region& region, OpKind kind, std::vector<Value*> operands, std::vector<Type> result_types,
           LocationPtr location) {
  return append(region, make_op(kind, std::move(operands), std::move(result_types), std::move(location)));
}

Op* insert(Region& region, std::size_t position, std::unique_ptr<Op> op) {
  op->parent = &region;
  auto it = region.ops.insert(region.ops.begin() + static_cast<std::ptrdiff_t>(position), std::move(op));
  return it->get();
}

Region* add_region(Op& op) {
  op.regions.push_back(std::make_unique<Region>());
  op.regions.back()->parent = &op;
  return op.regions.back().get();
}

std::string where(const Op& op) {
  std::string place = op.location ? op.location->chain() : std::string("<unknown place>");
  return place + ": " + std::string(name(op.kind));
}

}  // namespace tilewright::ir
