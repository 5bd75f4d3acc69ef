// Matrix products: mma.sync on fragments, or fused multiply-adds with both operands in scratch memory.
#include <map>
#include <unordered_map>

#include "lowering/dot_plan.h"
#include "lowering/emit/memory.h"
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

namespace {

// Fragments of one operand or of the accumulator: the register that holds an element of the thread's own
// coordinates, by the coordinates that registers add.
class Fragments {
 public:
  explicit Fragments(const ir::Type& type) : shape_(type.shape) {
    for (int r = 0; r < type.layout.registers(); ++r) registers_[type.layout.element(r, 0, 0)] = r;
  }
  int at(int row, int column) const {
    auto it = registers_.find((static_cast<std::uint32_t>(row) << shape_.first_bit(0)) |
                              static_cast<std::uint32_t>(column));
    return it == registers_.end() ? -1 : it->second;
  }

 private:
  ir::Shape shape_;
  std::unordered_map<std::uint32_t, int> registers_;
};

// A 32-bit word of `count` neighbouring elements along one dimension.
Value* word_of(Emitter& e, const Registers& all, ir::Element element, const std::vector<int>& registers) {
  llvm::SmallVector<Value*, 4> values;
  for (int r : registers) values.push_back(all[static_cast<std::size_t>(r)]);
  if (element.type == ir::ElementType::f32)  // tf32: rounded, not cut
    return e.ptx("cvt.rna.tf32.f32 $0, $1;", "=r,f", e.i32(), {values[0]}, Emitter::Effect::none);
  return to_words(e, values, element).values[0];
}

void emit_mma(Emitter& e, const ir::Op& op, const MmaPlan& plan) {
  const ir::Type &at = op.operands[0]->type, &bt = op.operands[1]->type, &ct = op.operands[2]->type;
  const Fragments fa(at), fb(bt), fc(ct);
  const Registers &a = e.registers(op.operands[0]), &b = e.registers(op.operands[1]);
  Registers c = e.registers(op.operands[2]);
  auto& builder = e.builder;

  const bool half = std::string_view(plan.c_type) == "f16", integer = std::string_view(plan.c_type) == "s32";
  const std::size_t outputs = half ? 2 : 4;
  const char* kind = half || integer ? "r" : "f";
  std::string constraints, ins = "r,r,r,r,r,r";
  for (std::size_t i = 0; i < outputs; ++i) {
    constraints += std::string("=") + kind + ",";
    ins += std::string(",") + kind;
  }
  llvm::Type* word = half || integer ? static_cast<llvm::Type*>(e.i32()) : e.f32();
  llvm::Type* result = llvm::StructType::get(e.context, llvm::SmallVector<llvm::Type*, 4>(outputs, word));
  // Integer sums wrap, like the rest of the language's integers (no .satfinite).
  const std::string text = "mma.sync.aligned.m16n8k" + std::to_string(plan.k) + ".row.col." + plan.c_type +
                           "." + plan.a_type + "." + plan.b_type + "." + plan.c_type + " " +
                           word_list(0, outputs) + ", " + word_list(outputs, 4) + ", " +
                           word_list(outputs + 4, 2) + ", " + word_list(outputs + 6, outputs) + ";";

  // The thread's own tiles: coordinates that registers add, beyond warps.
  const int tile_m = 16 * plan.accumulator.warps_m, tile_n = 8 * plan.accumulator.warps_n;
  const int w = plan.k_width;
  auto a_words = [&](int m, int k) {
    std::vector<Value*> words;
    for (int half_k : {0, 1})
      for (int half_m : {0, 1}) {
        std::vector<int> registers;
        for (int i = 0; i < w; ++i) registers.push_back(fa.at(m + 8 * half_m, k + 4 * w * half_k + i));
        words.push_back(word_of(e, a, at.element, registers));
      }
    return words;
  };
  auto b_words = [&](int k, int n) {
    std::vector<Value*> words;
    for (int half_k : {0, 1}) {
      std::vector<int> registers;
      for (int i = 0; i < w; ++i) registers.push_back(fb.at(k + 4 * w * half_k + i, n));
      words.push_back(word_of(e, b, bt.element, registers));
    }
    return words;
  };
  for (int k = 0; k < at.shape.dim[1]; k += plan.k) {
    std::vector<std::vector<Value*>> columns;
    for (int n = 0; n < ct.shape.dim[1]; n += tile_n) columns.push_back(b_words(k, n));
    for (int m = 0; m < ct.shape.dim[0]; m += tile_m) {
      const std::vector<Value*> rows = a_words(m, k);
      for (int n = 0; n < ct.shape.dim[1]; n += tile_n) {
        int regs[4];
        for (int i = 0; i < 4; ++i) regs[i] = fc.at(m + 8 * (i / 2), n + i % 2);
        llvm::SmallVector<Value*, 10> operands(rows.begin(), rows.end());
        const auto& column = columns[static_cast<std::size_t>(n / tile_n)];
        operands.append(column.begin(), column.end());
        if (half) {
          for (int i = 0; i < 4; i += 2)
            operands.push_back(word_of(e, c, ct.element, {regs[i], regs[i + 1]}));
        } else {
          for (int reg : regs) operands.push_back(c[static_cast<std::size_t>(reg)]);
        }
        Value* r = e.ptx(text, constraints + ins, result, operands, Emitter::Effect::none);
        for (unsigned i = 0; i < outputs; ++i) {
          Value* v = builder.CreateExtractValue(r, i);
          if (!half) {
            c[static_cast<std::size_t>(regs[i])] = v;
            continue;
          }
          Registers two = from_words(e, Words{32, {v}}, ct.element, 2);
          c[static_cast<std::size_t>(regs[2 * i])] = two[0];
          c[static_cast<std::size_t>(regs[2 * i + 1])] = two[1];
        }
      }
    }
  }
  e.define(op.result(), std::move(c));
}

// Row-major copies of both operands in scratch; each thread walks along K for its own elements of the result.
void emit_fma(Emitter& e, const ir::Op& op) {
  auto& b = e.builder;
  const ir::Type &at = op.operands[0]->type, &bt = op.operands[1]->type, &ct = op.operands[2]->type;
  Value* base = e.scratch(op);
  Value* a_base = base;
  Value* b_base = e.byte_offset(base, (at.shape.elements() * at.element.bytes() + 15) / 16 * 16);
  auto view = [](const ir::Type& t) {
    return ir::Type::shared(t.element, t.shape, ir::row_major_shared(t.shape));
  };
  store_to_shared(e, op, at, e.registers(op.operands[0]), view(at), a_base);
  store_to_shared(e, op, bt, e.registers(op.operands[1]), view(bt), b_base);
  e.barrier();

  const ir::Shape& s = ct.shape;
  const int K = at.shape.dim[1], N = s.dim[1];
  // Distinct rows and columns of the thread's elements.
  std::map<int, Value*> rows,
      columns;  // by what registers add; values are byte offsets of the line's first element
  for (int r = 0; r < ct.layout.registers(); ++r) {
    std::uint32_t element = ct.layout.element(r, 0, 0);
    rows[s.coordinate(element, 0)] = nullptr;
    columns[s.coordinate(element, 1)] = nullptr;
  }
  Value* thread = e.thread_element(ct.layout);
  Value* thread_row = b.CreateLShr(thread, s.first_bit(0));
  Value* thread_column = b.CreateAnd(thread, N - 1);
  for (auto& [row, offset] : rows)
    offset =
        b.CreateMul(b.CreateXor(thread_row, e.constant_i32(row)), e.constant_i32(K * at.element.bytes()));
  for (auto& [column, offset] : columns)
    offset =
        b.CreateMul(b.CreateXor(thread_column, e.constant_i32(column)), e.constant_i32(bt.element.bytes()));

  const Registers& initial = e.registers(op.operands[2]);
  auto* before = b.GetInsertBlock();
  auto* loop = llvm::BasicBlock::Create(e.context, "dot", e.function);
  auto* after = llvm::BasicBlock::Create(e.context, "dot.end", e.function);
  b.CreateBr(loop);
  b.SetInsertPoint(loop);
  llvm::PHINode* k = b.CreatePHI(e.i32(), 2);
  k->addIncoming(e.constant_i32(0), before);
  std::vector<llvm::PHINode*> sums;
  for (Value* v : initial) {
    sums.push_back(b.CreatePHI(v->getType(), 2));
    sums.back()->addIncoming(v, before);
  }
  auto read = [&](Value* from, Value* offset, const ir::Type& type) {
    Value* v = b.CreateAlignedLoad(e.memory_type(type.element), e.byte_offset(from, offset),
                                   llvm::Align(static_cast<std::uint64_t>(type.element.bytes())));
    return emit_cast(e, v, type.element.type, ct.element.type, true);
  };
  std::map<int, Value*> row_values, column_values;
  for (auto& [row, offset] : rows)
    row_values[row] =
        read(a_base, b.CreateAdd(offset, b.CreateMul(k, e.constant_i32(at.element.bytes()))), at);
  for (auto& [column, offset] : columns)
    column_values[column] =
        read(b_base, b.CreateAdd(offset, b.CreateMul(k, e.constant_i32(N * bt.element.bytes()))), bt);
  Registers result;
  for (int r = 0; r < ct.layout.registers(); ++r) {
    std::uint32_t element = ct.layout.element(r, 0, 0);
    Value *x = row_values[s.coordinate(element, 0)], *y = column_values[s.coordinate(element, 1)];
    Value* sum = sums[static_cast<std::size_t>(r)];
    if (sum->getType()->isFloatingPointTy())
      result.push_back(b.CreateIntrinsic(llvm::Intrinsic::fma, {sum->getType()}, {x, y, sum}));
    else
      result.push_back(b.CreateAdd(sum, b.CreateMul(x, y)));
  }
  Value* next = b.CreateAdd(k, e.constant_i32(1));
  for (std::size_t r = 0; r < sums.size(); ++r) sums[r]->addIncoming(result[r], b.GetInsertBlock());
  k->addIncoming(next, b.GetInsertBlock());
  b.CreateCondBr(b.CreateICmpSLT(next, e.constant_i32(K)), loop, after);
  b.SetInsertPoint(after);
  e.define(op.result(), std::move(result));
}

}  // namespace

void emit_dot(Emitter& e, const ir::Op& op) {
  if (auto plan = plan_mma(op, e.target)) return emit_mma(e, op, *plan);
  emit_fma(e, op);
}

}  // namespace tilewright::lowering
