// Control flow and mutable variables. Conditions are scalars, which every thread of the partition computes
// alike, so branches are uniform. A variable is one alloca a register or word; LLVM's sroa makes them SSA
// values.
#include "lowering/emit/memory.h"
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::BasicBlock;
using llvm::Value;

namespace {

// Elements of 8 or 16 bits lie in 32-bit words, as the instructions that read and write several of them have
// them: a loop that carries a fragment takes none of its words apart.
std::size_t elements_in_slot(const ir::Type& type) {
  const auto bytes = static_cast<std::size_t>(type.element.bytes());
  const auto registers = static_cast<std::size_t>(type.layout.registers());
  return type.is_tile() && !type.element.pointer && bytes < 4 && type.element.type != ir::ElementType::i1 &&
                 registers % (4 / bytes) == 0
             ? 4 / bytes
             : 1;
}

Registers to_slots(Emitter& e, const Registers& values, const ir::Type& type) {
  const std::size_t count = elements_in_slot(type);
  if (count == 1) return values;
  Registers words;
  for (std::size_t i = 0; i < values.size(); i += count)
    words.push_back(to_words(e, llvm::ArrayRef(values).slice(i, count), type.element).values[0]);
  return words;
}

}  // namespace

void emit_variable(Emitter& e, const ir::Op& op) {
  auto& b = e.builder;
  switch (op.kind) {
    case ir::OpKind::variable_: {
      Registers slots;
      for (Value* v : to_slots(e, e.registers(op.operands[0]), op.operands[0]->type)) {
        slots.push_back(e.local_variable(v->getType(), op.text("name")));
        b.CreateStore(v, slots.back());
      }
      e.define(op.result(), std::move(slots));
      return;
    }
    case ir::OpKind::get_: {
      Registers values;
      const ir::Type& type = op.result()->type;
      const std::size_t count = elements_in_slot(type);
      for (Value* slot : e.registers(op.operands[0])) {
        if (count == 1) {
          values.push_back(b.CreateLoad(e.register_type(type.element), slot));
          continue;
        }
        Words word{32, {b.CreateLoad(e.i32(), slot)}};
        for (Value* v : from_words(e, word, type.element, static_cast<int>(count))) values.push_back(v);
      }
      e.define(op.result(), std::move(values));
      return;
    }
    default: {
      const Registers& slots = e.registers(op.operands[0]);
      const Registers values = to_slots(e, e.registers(op.operands[1]), op.operands[1]->type);
      for (std::size_t i = 0; i < slots.size(); ++i) b.CreateStore(values[i], slots[i]);
    }
  }
}

void emit_if(Emitter& e, const ir::Op& op) {
  auto& b = e.builder;
  BasicBlock* then = BasicBlock::Create(e.context, "then", e.function);
  BasicBlock* otherwise = BasicBlock::Create(e.context, "else", e.function);
  BasicBlock* after = BasicBlock::Create(e.context, "endif", e.function);
  b.CreateCondBr(e.scalar(op.operands[0]), then, otherwise);
  b.SetInsertPoint(then);
  e.emit_region(*op.regions[0]);
  b.CreateBr(after);
  b.SetInsertPoint(otherwise);
  e.emit_region(*op.regions[1]);
  b.CreateBr(after);
  b.SetInsertPoint(after);
}

namespace {

bool has_products(const ir::Region& region) {
  bool found = false;
  ir::walk(region, [&](const ir::Op& op) { found |= op.kind == ir::OpKind::dot_async_; });
  return found;
}

// The same loop with its test in front and the iterations counted down. Accumulators of products that a loop
// leaves in flight must not meet others behind it: the copies that such a meeting needs make ptxas wait for
// every product (C7515). Here what runs no iteration and what ran the last one leave by the same edge, with
// the same registers.
void emit_counted_for(Emitter& e, const ir::Op& op, Value* any, bool down) {
  auto& b = e.builder;
  Value *low = e.scalar(op.operands[0]), *high = e.scalar(op.operands[1]), *step = e.scalar(op.operands[2]);
  llvm::Value* one = llvm::ConstantInt::get(low->getType(), 1);
  llvm::Value* zero = llvm::ConstantInt::get(low->getType(), 0);
  Value* size = down ? b.CreateNeg(step) : step;
  if (!llvm::isa<llvm::ConstantInt>(size)) size = b.CreateSelect(any, size, one);
  Value* span = b.CreateSub(down ? b.CreateSub(low, high) : b.CreateSub(high, low), one);  // as unsigned
  Value* iterations = b.CreateSelect(any, b.CreateAdd(b.CreateUDiv(span, size), one), zero);
  BasicBlock* before = b.GetInsertBlock();
  BasicBlock* head = BasicBlock::Create(e.context, "for.head", e.function);
  BasicBlock* body = BasicBlock::Create(e.context, "for.body", e.function);
  BasicBlock* after = BasicBlock::Create(e.context, "for.end", e.function);
  b.CreateBr(head);
  b.SetInsertPoint(head);
  llvm::PHINode* index = b.CreatePHI(low->getType(), 2, "index");
  llvm::PHINode* left = b.CreatePHI(low->getType(), 2, "left");
  index->addIncoming(low, before);
  left->addIncoming(iterations, before);
  b.CreateCondBr(b.CreateICmpNE(left, zero), body, after);
  b.SetInsertPoint(body);
  e.define(op.regions[0]->argument(0), index);
  e.emit_region(*op.regions[0]);
  b.SetCurrentDebugLocation(e.debug_info().at(op.location.get()));
  index->addIncoming(b.CreateAdd(index, step), b.GetInsertBlock());
  left->addIncoming(b.CreateSub(left, one), b.GetInsertBlock());
  b.CreateBr(head);
  b.SetInsertPoint(after);
}

}  // namespace

// for (i = low; i < high; i += step) without overflow: the last index is computed first, and the loop ends
// when it was reached, so i + step is formed only if it is below high.
void emit_for(Emitter& e, const ir::Op& op) {
  auto& b = e.builder;
  Value* low = e.scalar(op.operands[0]);
  Value* high = e.scalar(op.operands[1]);
  Value* step = e.scalar(op.operands[2]);
  auto* constant_step = llvm::dyn_cast<llvm::ConstantInt>(step);
  bool down = constant_step && constant_step->isNegative();
  llvm::Value* zero = llvm::ConstantInt::get(low->getType(), 0);
  llvm::Value* one = llvm::ConstantInt::get(low->getType(), 1);
  Value* any = down ? b.CreateICmpSGT(low, high) : b.CreateICmpSLT(low, high);
  if (!down) any = b.CreateAnd(any, b.CreateICmpSGT(step, zero));
  if (has_products(*op.regions[0])) return emit_counted_for(e, op, any, down);
  BasicBlock* head = BasicBlock::Create(e.context, "for.head", e.function);
  BasicBlock* body = BasicBlock::Create(e.context, "for.body", e.function);
  BasicBlock* after = BasicBlock::Create(e.context, "for.end", e.function);
  b.CreateCondBr(any, head, after);

  b.SetInsertPoint(head);
  Value* size = down ? b.CreateNeg(step) : step;
  Value* span = b.CreateSub(down ? b.CreateSub(low, high) : b.CreateSub(high, low), one);  // as unsigned
  Value* last = b.CreateMul(b.CreateUDiv(span, size), size);
  last = down ? b.CreateSub(low, last) : b.CreateAdd(low, last);
  b.CreateBr(body);

  b.SetInsertPoint(body);
  llvm::PHINode* index = b.CreatePHI(low->getType(), 2, "index");
  index->addIncoming(low, head);
  e.define(op.regions[0]->argument(0), index);
  e.emit_region(*op.regions[0]);
  b.SetCurrentDebugLocation(e.debug_info().at(op.location.get()));
  Value* next = b.CreateAdd(index, step);
  index->addIncoming(next, b.GetInsertBlock());
  b.CreateCondBr(b.CreateICmpEQ(index, last), after, body);
  b.SetInsertPoint(after);
}

void emit_while(Emitter& e, const ir::Op& op) {
  auto& b = e.builder;
  BasicBlock* head = BasicBlock::Create(e.context, "while.head", e.function);
  BasicBlock* body = BasicBlock::Create(e.context, "while.body", e.function);
  BasicBlock* after = BasicBlock::Create(e.context, "while.end", e.function);
  b.CreateBr(head);
  b.SetInsertPoint(head);
  Value* condition = e.emit_region(*op.regions[0])[0][0];
  b.CreateCondBr(condition, body, after);
  b.SetInsertPoint(body);
  e.emit_region(*op.regions[1]);
  b.CreateBr(head);
  b.SetInsertPoint(after);
}

}  // namespace tilewright::lowering
