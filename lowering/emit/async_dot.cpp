// Asynchronous matrix products: wgmma as one block of inline PTX from the fence to the commit, so that
// nothing can come between the fence and the first instruction. Accumulators are tied, output to input, in
// the products and in the wait: LLVM moves no use of them before the wait and copies none of them while a
// product is in flight.
#include <unordered_map>

#include "lowering/async_dot_plan.h"
#include "lowering/emit/memory.h"
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"
#include "lowering/register_operands.h"

namespace tilewright::lowering {

using llvm::Value;

namespace {

// Accumulator elements of a tile as 32-bit registers of an instruction, and back: pairs of f16 share one.
Registers to_accumulators(Emitter& e, const Registers& elements, ir::Element element) {
  if (element.type != ir::ElementType::f16) return elements;
  Registers packed;
  for (std::size_t i = 0; i < elements.size(); i += 2)
    packed.push_back(to_words(e, {elements[i], elements[i + 1]}, element).values[0]);
  return packed;
}
void from_accumulators(Emitter& e, llvm::ArrayRef<Value*> packed, ir::Element element, Registers& result) {
  for (Value* v : packed) {
    if (element.type != ir::ElementType::f16) {
      result.push_back(v);
      continue;
    }
    Registers two = from_words(e, Words{32, {v}}, element, 2);
    result.append(two.begin(), two.end());
  }
}

// Inline PTX whose outputs are new values of the inputs.
Registers emit_tied(Emitter& e, const std::string& text, const Registers& values,
                    const std::string& more_constraints, llvm::ArrayRef<Value*> more) {
  std::string outputs, inputs;
  llvm::SmallVector<llvm::Type*, 8> types;
  for (std::size_t i = 0; i < values.size(); ++i) {
    outputs += (i ? ",=" : "=") + std::string(values[i]->getType()->isFloatTy() ? "f" : "r");
    inputs += "," + std::to_string(i);
    types.push_back(values[i]->getType());
  }
  llvm::SmallVector<Value*, 8> operands(values.begin(), values.end());
  operands.append(more.begin(), more.end());
  llvm::Type* result = types.empty()       ? nullptr
                       : types.size() == 1 ? types[0]
                                           : llvm::StructType::get(e.context, types);
  std::string constraints = outputs + inputs;
  if (!more_constraints.empty()) constraints += (constraints.empty() ? "" : ",") + more_constraints;
  Value* call = e.ptx(text, constraints, result, operands);
  Registers results;
  if (types.size() == 1) results.push_back(call);
  for (unsigned i = 0; types.size() > 1 && i < types.size(); ++i)
    results.push_back(e.builder.CreateExtractValue(call, i));
  return results;
}

// The low words of an operand's descriptors and the text that makes each 64-bit descriptor of it.
class Descriptors {
 public:
  Descriptors(Emitter& e, const MatrixOperand& operand, Value* base,
              const std::vector<std::uint32_t>& warpgroup, char name)
      : operand_(operand), name_(name) {
    Value* address = e.address_word(base);
    bool moves = false;
    for (std::uint32_t image : warpgroup) moves |= image != 0;
    if (moves) {
      Value* offset = e.in_entry([&] { return e.linear_map(e.builder.CreateLShr(e.warp(), 2), warpgroup); });
      address = e.builder.CreateAdd(address, offset);
    }
    // Shared addresses have 18 bits, so that no mask is needed.
    low_ =
        e.builder.CreateOr(e.builder.CreateLShr(address, 4),
                           static_cast<std::uint64_t>(static_cast<std::uint32_t>(operand.descriptor.bits())));
  }
  Value* low() const { return low_; }

  // Name of the descriptor of an instruction; `low` is the spelling of low().
  std::string use(std::uint32_t row, std::uint32_t k, const std::string& low) {
    const std::uint32_t offset = operand_.start(row, k) >> 4;
    auto [it, is_new] = names_.emplace(offset, "");
    if (!is_new) return it->second;
    it->second = name_ + std::to_string(names_.size() - 1);
    declarations += ".reg .b64 " + it->second + ";\n";
    if (offset) {
      setup += "add.u32 low, " + low + ", " + std::to_string(offset) + ";\n";
      setup += "mov.b64 " + it->second + ", {low, " + name_ + "high};\n";
    } else {
      setup += "mov.b64 " + it->second + ", {" + low + ", " + name_ + "high};\n";
    }
    return it->second;
  }
  std::string head() const {
    return ".reg .b32 " + std::string(1, name_) + "high;\nmov.b32 " + name_ + "high, " +
           std::to_string(operand_.descriptor.bits() >> 32) + ";\n";
  }
  std::string declarations, setup;

 private:
  const MatrixOperand& operand_;
  char name_;
  Value* low_;
  std::unordered_map<std::uint32_t, std::string> names_;
};

// What each bit of the warpgroup's number adds to an operand's start.
std::vector<std::uint32_t> images(const MatrixOperand& operand, const std::vector<int>& rows) {
  std::vector<std::uint32_t> result;
  for (int row : rows) result.push_back(operand.start(static_cast<std::uint32_t>(row), 0) ^ operand.origin);
  return result;
}

// The four words of A in registers of each instruction, by row and k that registers add (PTX ISA, "Register
// fragments of matrix A").
class RegisterA {
 public:
  RegisterA(Emitter& e, const ir::Value& a) : e_(e), type_(a.type), values_(e.registers(&a)) {
    for (int r = 0; r < type_.layout.registers(); ++r) registers_[type_.layout.element(r, 0, 0)] = r;
  }
  std::vector<Value*> words(int row, int k) {
    const int width = 4 / type_.element.bytes();
    std::vector<Value*> result;
    for (int half_k : {0, 1})
      for (int half_m : {0, 1}) {
        llvm::SmallVector<Value*, 4> elements;
        for (int i = 0; i < width; ++i) {
          const std::uint32_t flat = static_cast<std::uint32_t>(row + 8 * half_m)
                                         << type_.shape.first_bit(0) |
                                     static_cast<std::uint32_t>(k + 4 * width * half_k + i);
          elements.push_back(values_[static_cast<std::size_t>(registers_.at(flat))]);
        }
        result.push_back(
            type_.element.type == ir::ElementType::f32
                ? e_.ptx("cvt.rna.tf32.f32 $0, $1;", "=r,f", e_.i32(), {elements[0]}, Emitter::Effect::none)
                : to_words(e_, elements, type_.element).values[0]);
      }
    return result;
  }

 private:
  Emitter& e_;
  const ir::Type& type_;
  const Registers& values_;
  std::unordered_map<std::uint32_t, int> registers_;
};

// Sums and the like that the program computed since the wait before this one, while products are in flight.
// What makes them is to run beside the products, but for ptxas a wait for products is no reason to compute
// anything first, and it moves arithmetic behind it. An instruction that never runs depends on the results
// and stays in front of the wait.
void compute_before_wait(Emitter& e, const ir::Op& wait) {
  const ir::Op* after = nullptr;  // the last wait before this one
  std::vector<const ir::Op*> reductions;
  for (const auto& op : wait.parent->ops) {
    if (op.get() == &wait) break;
    if (op->kind == ir::OpKind::dot_wait_) {
      after = op.get();
      reductions.clear();
    }
    if (op->kind == ir::OpKind::reduce_) reductions.push_back(op.get());
  }
  if (!after || after->integer("pending") == 0) return;
  std::string text = "{ .reg .pred never; .reg .b32 all; mov.b32 all, 0;", constraints;
  llvm::SmallVector<Value*, 8> operands;
  for (const ir::Op* op : reductions)
    for (const auto& result : op->results)
      for (Value* v : e.registers(result.get())) {
        if (v->getType()->isPointerTy() || v->getType()->getScalarSizeInBits() != 32) continue;
        text += " xor.b32 all, all, $" + std::to_string(operands.size()) + ";";
        constraints += constraints.empty() ? "r" : ",r";
        operands.push_back(e.builder.CreateBitCast(v, e.i32()));
      }
  if (operands.empty()) return;
  // Whatever the values are, all that can happen is a short sleep.
  e.ptx(text + " setp.eq.b32 never, all, 0x7fbadbad; @never nanosleep.u32 1; }", constraints, nullptr,
        operands);
}

std::string list(std::size_t first, std::size_t count) {
  std::string s = "{";
  for (std::size_t i = 0; i < count; ++i) s += (i ? ", $" : "$") + std::to_string(first + i);
  return s + "}";
}

}  // namespace

void emit_dot_async(Emitter& e, const ir::Op& op) {
  const AsyncDotPlan plan = plan_async_dot(op);
  const ir::Element element = op.result()->type.element;
  auto& b = e.builder;

  // accumulate: absent and constants cost no predicate.
  Value* accumulate = op.operands.size() > 3 ? e.scalar(op.operands[3]) : nullptr;
  if (auto* constant = llvm::dyn_cast_or_null<llvm::ConstantInt>(accumulate); constant && constant->isOne())
    accumulate = nullptr;
  const bool from_zero = accumulate && llvm::isa<llvm::ConstantInt>(accumulate);
  Registers accumulators = to_accumulators(e, e.registers(op.operands[2]), element);
  if (from_zero)  // what they were is nobody's business
    for (Value*& v : accumulators) v = llvm::PoisonValue::get(v->getType());

  // Operands behind the outputs and their inputs.
  llvm::SmallVector<Value*, 8> more;
  std::string constraints;
  auto add = [&](Value* value) {
    more.push_back(value);
    constraints += constraints.empty() ? "r" : ",r";
    return "$" + std::to_string(2 * accumulators.size() + more.size() - 1);
  };
  Descriptors db(e, plan.b, e.scalar(op.operands[1]), images(plan.b, plan.warpgroup_columns), 'b');
  const std::string b_low = add(db.low());
  std::optional<Descriptors> da;
  std::optional<RegisterA> ra;
  std::string a_low;
  if (plan.a) {
    da.emplace(e, *plan.a, e.scalar(op.operands[0]), images(*plan.a, plan.warpgroup_rows), 'a');
    a_low = add(da->low());
  } else {
    ra.emplace(e, *op.operands[0]);
  }
  std::string predicate = "1";
  std::string head = ".reg .b32 low;\n" + db.head() + (da ? da->head() : "");
  if (accumulate) {
    predicate = "accumulate";
    head += ".reg .pred accumulate;\nsetp.ne.b32 accumulate, " + add(b.CreateZExt(accumulate, e.i32())) +
            ", 0;\n";
  }

  const std::size_t pack = element.type == ir::ElementType::f16 ? 2 : 1;
  std::string products;
  // Words of A that ptxas must not write before the last wait are made here, by an instruction that is no
  // copy: the zero is one only at run time (register_operands.h).
  std::string moves;
  int moved = 0;
  std::string zero;
  if (ra && op.operands[0]->type.element.type != ir::ElementType::f32 && !is_computed_after_wait(op))
    zero = add(e.in_entry([&] { return b.CreateLShr(e.warp(), 8, "zero"); }));
  auto word_of_a = [&](Value* word) {
    const std::string given = add(word);
    if (zero.empty()) return given;
    const std::string name = "x" + std::to_string(moved++);
    head += ".reg .b32 " + name + ";\n";
    moves += "or.b32 " + name + ", " + given + ", " + zero + ";\n";
    return name;
  };
  std::unordered_map<int, std::string> a_words;  // by row, of the current k
  for (int step = 0; step < plan.k_steps; ++step) {
    const int k = step * plan.instruction.k();
    a_words.clear();
    for (const AsyncDotPlan::Block& block : plan.blocks) {
      std::string& a = a_words[block.row];
      if (a.empty()) {
        if (da) {
          a = da->use(static_cast<std::uint32_t>(block.row), static_cast<std::uint32_t>(k), a_low);
        } else {
          for (Value* word : ra->words(block.row, k)) a += (a.empty() ? "{" : ", ") + word_of_a(word);
          a += "}";
        }
      }
      const std::string d = list(static_cast<std::size_t>(block.first_register) / pack,
                                 static_cast<std::size_t>(plan.block_registers) / pack);
      products +=
          plan.instruction.text(
              d, a, db.use(static_cast<std::uint32_t>(block.column), static_cast<std::uint32_t>(k), b_low),
              step ? "1" : predicate) +
          "\n";
    }
  }
  const std::string text = "{\n" + head + db.declarations + (da ? da->declarations : "") + db.setup +
                           (da ? da->setup : "") + moves + "wgmma.fence.sync.aligned;\n" + products +
                           "wgmma.commit_group.sync.aligned;\n}";
  Registers packed = emit_tied(e, text, accumulators, constraints, more);
  Registers result;
  from_accumulators(e, packed, element, result);
  e.define(op.result(), std::move(result));
}

void emit_dot_wait(Emitter& e, const ir::Op& op) {
  compute_before_wait(e, op);
  Registers all;
  std::vector<std::size_t> counts;
  for (const ir::Value* v : op.operands) {
    Registers packed = to_accumulators(e, e.registers(v), v->type.element);
    counts.push_back(packed.size());
    all.append(packed.begin(), packed.end());
  }
  Registers done = emit_tied(
      e, "wgmma.wait_group.sync.aligned " + std::to_string(op.integer("pending")) + ";", all, "", {});
  std::size_t first = 0;
  for (std::size_t i = 0; i < op.operands.size(); ++i) {
    Registers values;
    from_accumulators(e, llvm::ArrayRef<Value*>(done).slice(first, counts[i]), op.operands[i]->type.element,
                      values);
    first += counts[i];
    e.define(op.results[i].get(), std::move(values));
  }
}

}  // namespace tilewright::lowering
