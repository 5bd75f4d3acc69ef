// map, and the emission of scalar regions one register at a time.
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

std::vector<int> broadcast_sources(const ir::Type& from, const ir::Type& to);

ScalarRegion::ScalarRegion(const ir::Region& region) {
  std::unordered_map<const ir::Value*, int> slot;
  for (const auto& argument : region.arguments) slot[argument.get()] = arguments_++;
  int next = arguments_;
  auto slots_of = [&](const ir::Op& op) {
    std::vector<int> slots;
    for (const ir::Value* v : op.operands) {
      auto it = slot.find(v);
      if (it == slot.end())
        throw UserError(ir::where(op) + ": operand comes from outside the region; pass it as an input");
      slots.push_back(it->second);
    }
    return slots;
  };
  for (const auto& op : region.ops) {
    if (op->kind == ir::OpKind::yield_) {
      results_ = slots_of(*op);
      break;
    }
    steps_.push_back({op.get(), slots_of(*op)});
    slot[op->result()] = next++;
  }
  slots_.resize(static_cast<std::size_t>(next));
  second_slots_.resize(slots_.size());
}

Registers ScalarRegion::operator()(Emitter& e, std::span<Value* const> arguments) {
  std::copy(arguments.begin(), arguments.end(), slots_.begin());
  std::size_t next = static_cast<std::size_t>(arguments_);
  for (const Step& step : steps_) {
    operands_.clear();
    for (int s : step.operands) operands_.push_back(slots_[static_cast<std::size_t>(s)]);
    e.builder.SetCurrentDebugLocation(e.debug_info().at(step.op->location.get()));
    slots_[next++] = emit_scalar_op(e, *step.op, operands_);
  }
  Registers results;
  for (int s : results_) results.push_back(slots_[static_cast<std::size_t>(s)]);
  return results;
}

std::array<Registers, 2> ScalarRegion::pair(Emitter& e, std::span<Value* const> first,
                                            std::span<Value* const> second) {
  std::copy(first.begin(), first.end(), slots_.begin());
  std::copy(second.begin(), second.end(), second_slots_.begin());
  std::size_t next = static_cast<std::size_t>(arguments_);
  for (const Step& step : steps_) {
    operands_.clear();
    second_operands_.clear();
    for (int s : step.operands) {
      operands_.push_back(slots_[static_cast<std::size_t>(s)]);
      second_operands_.push_back(second_slots_[static_cast<std::size_t>(s)]);
    }
    e.builder.SetCurrentDebugLocation(e.debug_info().at(step.op->location.get()));
    if (auto both = emit_packed_op(e, *step.op, operands_, second_operands_)) {
      slots_[next] = (*both)[0];
      second_slots_[next] = (*both)[1];
    } else {
      slots_[next] = emit_scalar_op(e, *step.op, operands_);
      second_slots_[next] = emit_scalar_op(e, *step.op, second_operands_);
    }
    ++next;
  }
  std::array<Registers, 2> results;
  for (int s : results_) {
    results[0].push_back(slots_[static_cast<std::size_t>(s)]);
    results[1].push_back(second_slots_[static_cast<std::size_t>(s)]);
  }
  return results;
}

void emit_map(Emitter& e, const ir::Op& op) {
  const ir::Type& type = op.result()->type;
  ScalarRegion region(*op.regions[0]);
  struct Input {
    const Registers* registers;
    std::vector<int> sources;  // empty: the same register
    bool scalar;
  };
  std::vector<Input> inputs;
  for (const ir::Value* operand : op.operands) {
    Input input{&e.registers(operand), {}, operand->type.is_scalar()};
    if (!input.scalar && !(operand->type.shape == type.shape && operand->type.layout == type.layout)) {
      input.sources = broadcast_sources(operand->type, type);
      if (input.sources.empty())
        e.fail(op, "operand " + operand->type.brief() + " in layout " + operand->type.layout.text() +
                       " does not spread to " + type.brief() + " in layout " + type.layout.text() +
                       " without moving data; use convert_layout");
    }
    inputs.push_back(std::move(input));
  }
  Registers result;
  auto arguments = [&](int r) {
    std::vector<Value*> all;
    for (const Input& in : inputs) {
      int source = in.scalar ? 0 : in.sources.empty() ? r : in.sources[static_cast<std::size_t>(r)];
      all.push_back((*in.registers)[static_cast<std::size_t>(source)]);
    }
    return all;
  };
  int count = type.layout.registers();
  for (int r = 0; r + 1 < count; r += 2)
    for (const Registers& one : region.pair(e, arguments(r), arguments(r + 1))) result.push_back(one[0]);
  if (count == 1) result.push_back(region(e, arguments(0))[0]);
  e.define(op.result(), std::move(result));
}

}  // namespace tilewright::lowering
