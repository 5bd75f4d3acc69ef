// gather: by shuffles where the axis lies in a warp, else through scratch. An index outside the axis reads
// some other element of the tile, never foreign memory.
#include "lowering/emit/exchange.h"
#include "lowering/emit/ops.h"
#include "lowering/gather_plan.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

namespace {

Value* map_of_thread(Emitter& e, const ThreadMap& map) {
  return e.linear_map(e.thread(), std::span(map.data(), map.size()));
}

Value* xor_all(Emitter& e, std::initializer_list<Value*> parts) {
  Value* r = nullptr;
  for (Value* v : parts) {
    auto* constant = llvm::dyn_cast<llvm::ConstantInt>(v);
    if (constant && constant->isZero() && r) continue;
    r = r ? e.builder.CreateXor(r, v) : v;
  }
  return r;
}

Registers by_shuffles(Emitter& e, const GatherPlan& plan, const Registers& source, const Registers& index) {
  auto& b = e.builder;
  Value* thread_part = map_of_thread(e, plan.lane_of_thread);
  // Candidate registers: combinations of those that index bits select. A candidate's bit k is on where an odd
  // number of the index bits in masks[k] is set; images are independent, so every bit has its own mask.
  std::vector<std::uint32_t> selected, masks;
  for (std::size_t i = 0; i < plan.register_of_index.size(); ++i)
    if (plan.register_of_index[i]) {
      selected.push_back(plan.register_of_index[i]);
      masks.push_back(1u << i);
    }
  Registers result;
  for (std::size_t r = 0; r < index.size(); ++r) {
    Value* lane = xor_all(
        e, {e.linear_map(index[r], plan.lane_of_index), thread_part, e.constant_i32(plan.lane_base[r])});
    Registers candidates;
    for (std::uint32_t c = 0; c < 1u << selected.size(); ++c) {
      std::uint32_t reg = plan.register_base[r];
      for (std::size_t k = 0; k < selected.size(); ++k)
        if (c >> k & 1) reg ^= selected[k];
      candidates.push_back(e.shuffle(source[reg], lane));
    }
    for (std::size_t k = selected.size(); k-- > 0;) {
      Value* on = b.CreateICmpNE(b.CreateAnd(index[r], masks[k]), e.constant_i32(0));
      std::size_t half = std::size_t{1} << k;
      for (std::size_t c = 0; c < half; ++c)
        candidates[c] = b.CreateSelect(on, candidates[c + half], candidates[c]);
    }
    result.push_back(candidates[0]);
  }
  return result;
}

Registers by_scratch(Emitter& e, const GatherPlan& plan, const Registers& source, const Registers& index,
                     ir::Element element, Value* scratch) {
  auto& b = e.builder;
  ScratchMove move(e, *plan.scratch, element, scratch);
  Value* thread_part = map_of_thread(e, plan.offset_of_thread);
  Value* thread_round = map_of_thread(e, plan.round_of_thread);
  Registers result(index.size(), nullptr);
  for (int round = 0; round < plan.scratch->rounds(); ++round) {
    if (round) e.barrier();
    move.store(round, source);
    e.barrier();
    for (std::size_t r = 0; r < index.size(); ++r) {
      Value* offset = xor_all(e, {e.linear_map(index[r], plan.offset_of_index), thread_part,
                                  e.constant_i32(plan.offset_base[r])});
      llvm::Type* type = e.memory_type(element);
      Value* loaded = b.CreateAlignedLoad(type, e.byte_offset(scratch, offset),
                                          llvm::Align(static_cast<std::uint64_t>(element.bytes())));
      if (type != e.register_type(element)) loaded = b.CreateICmpNE(loaded, llvm::ConstantInt::get(type, 0));
      if (plan.scratch->rounds() > 1 && result[r]) {
        Value* at = xor_all(e, {e.linear_map(index[r], plan.round_of_index), thread_round,
                                e.constant_i32(plan.round_base[r])});
        loaded = b.CreateSelect(b.CreateICmpEQ(at, e.constant_i32(round)), loaded, result[r]);
      }
      result[r] = loaded;
    }
  }
  return result;
}

}  // namespace

void emit_gather(Emitter& e, const ir::Op& op) {
  const ir::Value *a = op.operands[0], *index = op.operands[1];
  GatherPlan plan = plan_gather(a->type, index->type, static_cast<int>(op.integer("axis")));
  e.define(op.result(), plan.shuffles ? by_shuffles(e, plan, e.registers(a), e.registers(index))
                                      : by_scratch(e, plan, e.registers(a), e.registers(index),
                                                   a->type.element, e.scratch(op)));
}

}  // namespace tilewright::lowering
