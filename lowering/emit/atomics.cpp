// Atomic operations on global memory. Each is done once for every element, by the first of the threads that
// hold copies; the old value then goes to the others by a shuffle, or through scratch where they are in other
// warps.
#include "lowering/emit/memory.h"
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using ir::ElementType;
using llvm::Value;

namespace {

class Atomic {
 public:
  Atomic(Emitter& emitter, const ir::Op& o) : e(emitter), b(emitter.builder), op(o) {
    exchange_if_equal = op.kind == ir::OpKind::atomic_compare_exchange_;
    element = ir::Element{op.operands[0]->type.element.type, false};
    mask = !exchange_if_equal && op.operands.size() > 2 ? op.operands[2] : nullptr;
    used = e.is_used(op.result());
    bits = static_cast<unsigned>(8 * element.bytes());
    letter = word_constraint(bits);
    std::string order = op.text("order", "relaxed"), scope = op.text("scope", "gpu");
    // red has neither acquire (nothing to acquire with) nor exchange.
    with_result = used || order == "acquire" || order == "acq_rel" || op.text("kind") == "exchange";
    qualifiers = "." + order + "." + (scope == "system" ? "sys" : scope) + ".global";
  }

  void run() {
    const ir::Type& tile = op.operands[0]->type;
    bool is_tile = tile.is_tile();
    Value* once = is_tile ? e.is_first_copy(tile.layout) : e.is_first_thread();
    std::size_t count = e.registers(op.operands[0]).size();
    e.accesses.push_back({op.location ? op.location->text() : "", std::string(ir::name(op.kind)), "global",
                          with_result ? "atom.global" : "red.global", element.bytes(), 1});
    Registers old;
    for (std::size_t r = 0; r < count; ++r) {
      bool never = false;
      Value* condition = mask ? simplify_condition(e.registers(mask)[r], never) : nullptr;
      if (never)
        old.push_back(llvm::Constant::getNullValue(e.register_type(element)));
      else
        old.push_back(one(r, e.and_conditions(once, condition)));
    }
    if (used) {
      if (is_tile)
        spread_tile(old, tile.layout);
      else
        old[0] = spread_scalar(old[0]);
    }
    e.define(op.result(), std::move(old));
  }

 private:
  llvm::Type* integer() { return b.getIntNTy(bits); }
  Value* as_integer(Value* v) { return b.CreateBitCast(v, integer()); }

  // The old value as a register of the element; 0 where nothing was done.
  Value* one(std::size_t r, Value* condition) {
    Value* pointer = e.registers(op.operands[0])[r];
    Value* value = e.registers(op.operands[1])[r];
    Value* result = nullptr;
    if (exchange_if_equal)
      result = instruction("cas", "b", pointer, {value, e.registers(op.operands[2])[r]}, condition, true);
    else if (ir::is_float(element.type))
      result = of_float(pointer, value, condition);
    else
      result = of_integer(pointer, value, condition);
    return result ? b.CreateBitCast(result, e.register_type(element))
                  : llvm::PoisonValue::get(e.register_type(element));
  }

  Value* of_integer(Value* pointer, Value* value, Value* condition) {
    std::string kind = op.text("kind");
    bool arithmetic = kind == "min" || kind == "max";
    // 64-bit signed addition is the unsigned one.
    const char* type = arithmetic ? "s" : kind == "add" ? "u" : "b";
    return instruction(kind == "exchange" ? "exch" : kind, type, pointer, {value}, condition, with_result);
  }

  Value* of_float(Value* pointer, Value* value, Value* condition) {
    std::string kind = op.text("kind");
    if (kind == "exchange") return instruction("exch", "b", pointer, {value}, condition, with_result);
    if (kind == "add") {
      switch (element.type) {
        case ElementType::f32: return instruction("add", "f", pointer, {value}, condition, with_result);
        case ElementType::f16: return instruction("add.noftz", "f", pointer, {value}, condition, with_result);
        default:
          if (e.target.has_bf16_arithmetic())
            return instruction("add.noftz", "bf", pointer, {value}, condition, with_result);
          return by_compare_exchange(pointer, condition, [&](Value* old) {
            Value* sum = b.CreateFAdd(b.CreateFPExt(b.CreateBitCast(old, value->getType()), e.f32()),
                                      b.CreateFPExt(value, e.f32()));
            return as_integer(b.CreateFPTrunc(sum, value->getType()));
          });
      }
    }
    // min and max ignore NaN and order -0 below +0, which is the order of the bit patterns: of those without
    // sign bit as signed numbers, of those with it as unsigned ones the other way round. The sign bit
    // decides, not a comparison with 0. A NaN in memory has no place in that order; it takes the loop.
    bool low = kind == "min";
    Value* number = b.CreateFCmpORD(value, value);
    Value* condition_number = e.and_conditions(condition, number);
    Value* word = as_integer(value);
    Value* negative = b.CreateICmpSLT(word, e.constant_i32(0));
    Value* up = e.and_conditions(condition_number, b.CreateNot(negative));
    Value* down = e.and_conditions(condition_number, negative);
    Value* a = instruction(low ? "min" : "max", "s", pointer, {value}, up, true);
    Value* c = instruction(low ? "max" : "min", "u", pointer, {value}, down, true);
    Value* old = b.CreateSelect(negative, c, a);
    Value* magnitude = b.CreateAnd(old, e.constant_i32(0x7fffffff));
    Value* was_nan =
        e.and_conditions(condition_number, b.CreateICmpUGT(magnitude, e.constant_i32(0x7f800000)));
    by_compare_exchange(pointer, was_nan, [&](Value* now) {
      auto id = low ? llvm::Intrinsic::minimumnum : llvm::Intrinsic::maximumnum;
      return as_integer(b.CreateBinaryIntrinsic(id, b.CreateBitCast(now, e.f32()), value));
    });
    if (!used) return nullptr;
    // A NaN operand changes nothing, but the old value is asked for.
    Value* nan = e.and_conditions(condition, b.CreateNot(number));
    Value* read = instruction("or", "b", pointer, {llvm::ConstantInt::get(integer(), 0)}, nan, true);
    return b.CreateSelect(number, old, read);
  }

  // One atom or red instruction; operands are bit-cast to integers of their width. Gives the old bits, or
  // nullptr.
  Value* instruction(const std::string& kind, const char* type, Value* pointer, llvm::ArrayRef<Value*> values,
                     Value* condition, bool result) {
    std::string text, constraints;
    llvm::SmallVector<Value*, 6> operands;
    unsigned next = result ? 1 : 0;
    if (result) constraints = std::string("=") + letter + ",";
    if (result && condition) {  // where the predicate does not hold the register keeps its 0
      operands.push_back(llvm::ConstantInt::get(integer(), 0));
      constraints += "0,";
      ++next;
    }
    std::string arguments = "[$" + std::to_string(next++) + "]";
    operands.push_back(pointer);
    constraints += "l";
    for (Value* v : values) {
      arguments += ", $" + std::to_string(next++);
      operands.push_back(as_integer(v));
      constraints += std::string(",") + letter;
    }
    if (condition) {
      text = "@$" + std::to_string(next) + " ";
      operands.push_back(condition);
      constraints += ",b";
    }
    text += (result ? "atom" : "red") + qualifiers + "." + kind + "." + type + std::to_string(bits) +
            (result ? " $0, " : " ") + arguments + ";";
    Value* r = e.ptx(text, constraints, result ? integer() : nullptr, operands);
    return result ? r : nullptr;
  }

  // old = *p; do { want = change(old); } while (!cas(p, old, want)), under the condition. Gives the old bits.
  Value* by_compare_exchange(Value* pointer, Value* condition, const std::function<Value*(Value*)>& change) {
    Value* zero = llvm::ConstantInt::get(integer(), 0);
    llvm::BasicBlock* before = b.GetInsertBlock();
    auto block = [&](const char* name) { return llvm::BasicBlock::Create(e.context, name, e.function); };
    llvm::BasicBlock *start = block("cas.start"), *again = block("cas.again"), *after = block("cas.end");
    if (condition)
      b.CreateCondBr(condition, start, after);
    else
      b.CreateBr(start);
    b.SetInsertPoint(start);
    llvm::LoadInst* first = b.CreateAlignedLoad(integer(), pointer, llvm::Align(bits / 8));
    first->setVolatile(true);
    b.CreateBr(again);
    b.SetInsertPoint(again);
    llvm::PHINode* old = b.CreatePHI(integer(), 2);
    old->addIncoming(first, start);
    Value* seen = instruction("cas", "b", pointer, {old, change(old)}, nullptr, true);
    old->addIncoming(seen, b.GetInsertBlock());
    b.CreateCondBr(b.CreateICmpEQ(seen, old), after, again);
    llvm::BasicBlock* last = b.GetInsertBlock();
    b.SetInsertPoint(after);
    llvm::PHINode* result = b.CreatePHI(integer(), 2);
    result->addIncoming(old, last);
    if (condition) result->addIncoming(zero, before);
    return result;
  }

  // From the first thread to all.
  Value* spread_scalar(Value* value) {
    Value* slot = e.scratch(op);
    auto align = llvm::Align(static_cast<std::uint64_t>(element.bytes()));
    e.when(e.is_first_thread(), [&] { b.CreateAlignedStore(value, slot, align); });
    e.barrier();
    return b.CreateAlignedLoad(value->getType(), slot, align);
  }

  void spread_tile(Registers& old, const ir::TileLayout& layout) {
    FreeBits free = free_bits(layout);
    if (free.warps || (free.lanes && !free.same_registers)) {
      Value* base = e.scratch(op);
      auto align = llvm::Align(static_cast<std::uint64_t>(element.bytes()));
      auto slot = [&](std::size_t r) {
        Value* index = e.element_index(layout, static_cast<int>(r));
        return e.byte_offset(base, b.CreateMul(index, e.constant_i32(element.bytes())));
      };
      e.when(e.is_first_copy(layout), [&] {
        for (std::size_t r = 0; r < old.size(); ++r) b.CreateAlignedStore(old[r], slot(r), align);
      });
      e.barrier();
      for (std::size_t r = 0; r < old.size(); ++r)
        old[r] = b.CreateAlignedLoad(e.register_type(element), slot(r), align);
    } else if (free.lanes) {
      Value* source = b.CreateAnd(e.lane(), e.constant_i32(31 & ~free.lanes));
      for (Value*& v : old) v = e.shuffle(v, source);
    }
  }

  Emitter& e;
  llvm::IRBuilder<>& b;
  const ir::Op& op;
  ir::Element element;
  const ir::Value* mask = nullptr;
  bool exchange_if_equal = false, used = false, with_result = false;
  unsigned bits = 32;
  const char* letter = "r";
  std::string qualifiers;
};

}  // namespace

void emit_atomic(Emitter& e, const ir::Op& op) { Atomic(e, op).run(); }

}  // namespace tilewright::lowering
