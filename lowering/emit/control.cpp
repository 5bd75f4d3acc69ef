// Control flow and mutable variables. Conditions are scalars, which every thread of the partition computes
// alike, so branches are uniform. A variable is one alloca a register; LLVM's sroa makes them SSA values.
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::BasicBlock;
using llvm::Value;

void emit_variable(Emitter& e, const ir::Op& op) {
  auto& b = e.builder;
  switch (op.kind) {
    case ir::OpKind::variable_: {
      Registers slots;
      for (Value* v : e.registers(op.operands[0])) {
        slots.push_back(e.local_variable(v->getType(), op.text("name")));
        b.CreateStore(v, slots.back());
      }
      e.define(op.result(), std::move(slots));
      return;
    }
    case ir::OpKind::get_: {
      Registers values;
      llvm::Type* type = e.register_type(op.result()->type.element);
      for (Value* slot : e.registers(op.operands[0])) values.push_back(b.CreateLoad(type, slot));
      e.define(op.result(), std::move(values));
      return;
    }
    default: {
      const Registers& slots = e.registers(op.operands[0]);
      const Registers& values = e.registers(op.operands[1]);
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
