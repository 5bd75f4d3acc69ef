#include "ir/clone.h"

#include "ir/builder.h"
#include "ir/error.h"

namespace tilewright::ir {

namespace {

class Cloner {
 public:
  explicit Cloner(std::unordered_map<const Op*, Op*>* copies) : copies_(copies) {}

  void region(const Region& from, Region& to) {
    for (const auto& argument : from.arguments) values_[argument.get()] = to.add_argument(argument->type);
    for (const auto& op : from.ops) append(to, copy(*op));
  }

 private:
  std::unique_ptr<Op> copy(const Op& from) {
    std::vector<Value*> operands;
    for (const Value* operand : from.operands) {
      auto it = values_.find(operand);
      if (it == values_.end()) throw InternalError(where(from) + ": operand is not defined before its use");
      operands.push_back(it->second);
    }
    std::vector<Type> types;
    for (const auto& result : from.results) types.push_back(result->type);
    auto to = make_op(from.kind, std::move(operands), std::move(types), from.location);
    to->attributes = from.attributes;
    for (std::size_t i = 0; i < from.results.size(); ++i)
      values_[from.result(static_cast<int>(i))] = to->result(static_cast<int>(i));
    for (const auto& inner : from.regions) region(*inner, *add_region(*to));
    if (copies_) (*copies_)[&from] = to.get();
    return to;
  }

  std::unordered_map<const Op*, Op*>* copies_;
  std::unordered_map<const Value*, Value*> values_;
};

}  // namespace

Program clone(const Program& program, std::unordered_map<const Op*, Op*>* copies) {
  Program result;
  result.name = program.name;
  result.num_warps = program.num_warps;
  result.cluster = program.cluster;
  result.parameters = program.parameters;
  result.location = program.location;
  Cloner(copies).region(*program.body, *result.body);
  return result;
}

}  // namespace tilewright::ir
