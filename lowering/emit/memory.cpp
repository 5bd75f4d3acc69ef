// Loads and stores of global memory: as wide as the axis analysis proves, masked by predicated instructions,
// so that masked-off lanes touch nothing, stored once where several threads hold copies.
#include "lowering/emit/memory.h"

#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

std::vector<std::vector<int>> register_groups(const ir::TileLayout& layout, const VectorAccess& access) {
  std::vector<std::vector<int>> groups;
  for (int r = 0; r < layout.registers(); ++r) {
    if (static_cast<unsigned>(r) & access.register_mask) continue;
    std::vector<int> group;
    for (int k = 0; k < access.width; ++k) {
      int reg = r;
      for (int i = 0; i < access.bit_count; ++i)
        if (k >> i & 1) reg |= 1 << access.register_bit[i];
      group.push_back(reg);
    }
    groups.push_back(std::move(group));
  }
  return groups;
}

Words to_words(Emitter& e, llvm::ArrayRef<Value*> elements, ir::Element element) {
  auto& b = e.builder;
  llvm::Type* type = e.memory_type(element);
  int total = element.bytes() * static_cast<int>(elements.size());
  Words words;
  words.bits = element.bytes() == 8 ? 64 : total >= 4 ? 32 : static_cast<unsigned>(8 * total);
  unsigned count = static_cast<unsigned>(8 * total) / words.bits;
  // Inline PTX has no 8-bit registers; one byte travels in a 16-bit one.
  auto finish = [&](Value* word) { return words.bits == 8 ? b.CreateZExt(word, e.i16()) : word; };
  auto memory_form = [&](Value* v) -> Value* {
    if (v->getType()->isIntegerTy(1)) return b.CreateZExt(v, e.i8());
    if (v->getType()->isPointerTy()) return b.CreatePtrToInt(v, e.i64());
    return v;
  };
  if (type->isPointerTy()) type = e.i64();
  if (elements.size() == 1) {
    words.values.push_back(finish(b.CreateBitCast(memory_form(elements[0]), b.getIntNTy(words.bits))));
    return words;
  }
  Value* vector =
      llvm::PoisonValue::get(llvm::FixedVectorType::get(type, static_cast<unsigned>(elements.size())));
  for (std::size_t i = 0; i < elements.size(); ++i)
    vector = b.CreateInsertElement(vector, memory_form(elements[i]), std::uint64_t{i});
  Value* as_words = b.CreateBitCast(vector, llvm::FixedVectorType::get(b.getIntNTy(words.bits), count));
  for (unsigned i = 0; i < count; ++i)
    words.values.push_back(finish(b.CreateExtractElement(as_words, std::uint64_t{i})));
  return words;
}

Registers from_words(Emitter& e, const Words& words, ir::Element element, int count) {
  auto& b = e.builder;
  llvm::Type* type = e.memory_type(element);
  auto register_form = [&](Value* v) -> Value* {
    if (element.pointer) return b.CreateIntToPtr(v, e.register_type(element));
    if (element.type == ir::ElementType::i1) return b.CreateICmpNE(v, llvm::ConstantInt::get(e.i8(), 0));
    return v;
  };
  if (type->isPointerTy()) type = e.i64();
  Registers result;
  if (count == 1) {
    Value* word = words.values[0];
    if (words.bits == 8) word = b.CreateTrunc(word, e.i8());
    result.push_back(register_form(b.CreateBitCast(word, type)));
    return result;
  }
  Value* vector = llvm::PoisonValue::get(
      llvm::FixedVectorType::get(b.getIntNTy(words.bits), static_cast<unsigned>(words.values.size())));
  for (std::size_t i = 0; i < words.values.size(); ++i)
    vector = b.CreateInsertElement(vector, words.values[i], std::uint64_t{i});
  vector = b.CreateBitCast(vector, llvm::FixedVectorType::get(type, static_cast<unsigned>(count)));
  for (int i = 0; i < count; ++i)
    result.push_back(register_form(b.CreateExtractElement(vector, static_cast<std::uint64_t>(i))));
  return result;
}

std::string word_list(std::size_t first, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += (i ? ", $" : "$") + std::to_string(first + i);
  return count == 1 ? text : "{" + text + "}";
}

const char* word_constraint(unsigned bits) { return bits == 64 ? "l" : bits == 32 ? "r" : "h"; }

std::string word_type(const Words& words) {
  std::string text = words.values.size() == 1 ? "" : ".v" + std::to_string(words.values.size());
  return text + ".b" + std::to_string(words.bits);
}

Value* simplify_condition(Value* condition, bool& never) {
  if (auto* constant = llvm::dyn_cast_or_null<llvm::ConstantInt>(condition)) {
    never = constant->isZero();
    return nullptr;
  }
  return condition;
}

namespace {

// ".cg", ".L1::evict_first", "" ...; refuses what PTX has not.
std::string qualifiers(Emitter& e, const ir::Op& op, bool is_load) {
  std::string cache = op.text("cache"), evict = op.text("evict");
  auto one_of = [](const std::string& s, std::initializer_list<const char*> all) {
    return std::any_of(all.begin(), all.end(), [&](const char* a) { return s == a; });
  };
  if (!cache.empty() &&
      !(is_load ? one_of(cache, {"ca", "cg", "cs", "cv"}) : one_of(cache, {"wb", "cg", "cs", "wt"})))
    e.fail(op, "cache '" + cache + "' is not one of " + (is_load ? "ca cg cs cv" : "wb cg cs wt"));
  if (!evict.empty() && !one_of(evict, {"first", "last", "no_allocate"}))
    e.fail(op, "evict '" + evict + "' is not one of first last no_allocate");
  if (!cache.empty() && !evict.empty())
    e.fail(op, "both cache '" + cache + "' and evict '" + evict + "' are given; PTX takes one of them");
  if (!cache.empty()) return "." + cache;
  if (evict == "no_allocate") return ".L1::no_allocate";
  return evict.empty() ? "" : ".L1::evict_" + evict;
}

struct Access {
  const ir::Value* pointers;
  const ir::Value* mask;  // may be nullptr
  ir::Type tile;          // type of the pointer tile, or of a scalar
  ir::Element element;    // what is moved
  VectorAccess shape;
  std::vector<std::vector<int>> groups;
};

Access plan_access(Emitter& e, const ir::Op& op, const ir::Value* pointers, const ir::Value* mask,
                   const char* means) {
  Access a;
  a.pointers = pointers;
  a.mask = mask;
  a.tile = pointers->type;
  a.element = ir::Element{a.tile.element.type, false};
  if (a.tile.is_tile()) {
    const AxisInfo* mask_info = mask && mask->type.is_tile() ? &e.axes.of(*mask) : nullptr;
    a.shape = vector_access(a.tile, e.axes.of(*pointers), mask_info, a.element.bytes());
    a.groups = register_groups(a.tile.layout, a.shape);
  } else {
    a.groups = {{0}};
  }
  e.accesses.push_back({op.location ? op.location->text() : "", std::string(ir::name(op.kind)), "global",
                        means, a.shape.width * a.element.bytes(), 1});
  return a;
}

Value* register_of(Emitter& e, const ir::Value* value, int reg) {
  const Registers& all = e.registers(value);
  return all[all.size() == 1 ? 0 : static_cast<std::size_t>(reg)];
}

llvm::Align alignment(const Access& a) {
  return llvm::Align(static_cast<std::uint64_t>(a.shape.width * a.element.bytes()));
}

}  // namespace

void emit_load(Emitter& e, const ir::Op& op) {
  auto& b = e.builder;
  const ir::Value* mask = op.operands.size() > 1 ? op.operands[1] : nullptr;
  const ir::Value* other = op.operands.size() > 2 ? op.operands[2] : nullptr;
  Access a = plan_access(e, op, op.operands[0], mask, "ld.global");
  std::string hints = qualifiers(e, op, true);
  Registers result(e.registers(op.operands[0]).size(), nullptr);
  llvm::Type* register_type = e.register_type(a.element);
  for (const auto& group : a.groups) {
    Value* pointer = register_of(e, a.pointers, group[0]);
    bool never = false;
    Value* condition = mask ? simplify_condition(register_of(e, mask, group[0]), never) : nullptr;
    llvm::SmallVector<Value*, 16> others;
    if (condition || never)
      for (int reg : group)
        others.push_back(other ? register_of(e, other, reg) : llvm::Constant::getNullValue(register_type));
    int count = static_cast<int>(group.size());
    Registers values;
    if (never) {
      values.assign(others.begin(), others.end());
    } else if (!condition && hints.empty()) {
      llvm::Type* memory = e.memory_type(a.element);
      llvm::Type* type =
          count == 1 ? memory : llvm::FixedVectorType::get(memory, static_cast<unsigned>(count));
      Value* loaded = b.CreateAlignedLoad(type, pointer, alignment(a));
      for (int i = 0; i < count; ++i) {
        Value* v = count == 1 ? loaded : b.CreateExtractElement(loaded, static_cast<std::uint64_t>(i));
        if (register_type->isIntegerTy(1)) v = b.CreateICmpNE(v, llvm::ConstantInt::get(e.i8(), 0));
        values.push_back(v);
      }
    } else {
      // The words start as `other` and are overwritten where the predicate holds.
      if (others.empty())
        for (int i = 0; i < count; ++i) others.push_back(llvm::Constant::getNullValue(register_type));
      Words words = to_words(e, others, a.element);
      std::size_t n = words.values.size();
      llvm::Type* word = words.values[0]->getType();
      llvm::Type* type =
          n == 1 ? word : llvm::StructType::get(e.context, llvm::SmallVector<llvm::Type*, 4>(n, word));
      std::string outputs, ties;
      for (std::size_t i = 0; i < n; ++i)
        outputs += std::string(i ? "," : "") + "=" + word_constraint(words.bits);
      llvm::SmallVector<Value*, 8> operands;
      std::string guard;
      if (condition) {
        for (std::size_t i = 0; i < n; ++i) ties += "," + std::to_string(i);
        operands.append(words.values.begin(), words.values.end());
        guard = "@$" + std::to_string(2 * n + 1) + " ";
      }
      std::string address = "$" + std::to_string(n + operands.size());
      operands.push_back(pointer);
      if (condition) operands.push_back(condition);
      Value* r = e.ptx(
          guard + "ld.global" + hints + word_type(words) + " " + word_list(0, n) + ", [" + address + "];",
          outputs + ties + ",l" + (condition ? ",b" : ""), type, operands);
      Words loaded{words.bits, {}};
      for (std::size_t i = 0; i < n; ++i)
        loaded.values.push_back(n == 1 ? r : b.CreateExtractValue(r, static_cast<unsigned>(i)));
      values = from_words(e, loaded, a.element, count);
    }
    for (int i = 0; i < count; ++i)
      result[static_cast<std::size_t>(group[static_cast<std::size_t>(i)])] =
          values[static_cast<std::size_t>(i)];
  }
  e.define(op.result(), std::move(result));
}

void emit_store(Emitter& e, const ir::Op& op) {
  auto& b = e.builder;
  const ir::Value* mask = op.operands.size() > 2 ? op.operands[2] : nullptr;
  Access a = plan_access(e, op, op.operands[0], mask, "st.global");
  std::string hints = qualifiers(e, op, false);
  Value* once = a.tile.is_tile() ? e.is_first_copy(a.tile.layout) : e.is_first_thread();
  for (const auto& group : a.groups) {
    Value* pointer = register_of(e, a.pointers, group[0]);
    bool never = false;
    Value* condition = mask ? simplify_condition(register_of(e, mask, group[0]), never) : nullptr;
    if (never) continue;
    condition = e.and_conditions(once, condition);
    llvm::SmallVector<Value*, 16> elements;
    for (int reg : group) elements.push_back(register_of(e, op.operands[1], reg));
    if (!condition && hints.empty()) {
      llvm::Type* memory = e.memory_type(a.element);
      auto memory_form = [&](Value* v) { return v->getType()->isIntegerTy(1) ? b.CreateZExt(v, e.i8()) : v; };
      Value* stored = memory_form(elements[0]);
      if (elements.size() > 1) {
        Value* vector = llvm::PoisonValue::get(
            llvm::FixedVectorType::get(memory, static_cast<unsigned>(elements.size())));
        for (std::size_t i = 0; i < elements.size(); ++i)
          vector = b.CreateInsertElement(vector, memory_form(elements[i]), std::uint64_t{i});
        stored = vector;
      }
      b.CreateAlignedStore(stored, pointer, alignment(a));
      continue;
    }
    Words words = to_words(e, elements, a.element);
    std::size_t n = words.values.size();
    std::string constraints = "l";
    llvm::SmallVector<Value*, 8> operands{pointer};
    for (Value* v : words.values) {
      operands.push_back(v);
      constraints += std::string(",") + word_constraint(words.bits);
    }
    std::string guard;
    if (condition) {
      guard = "@$" + std::to_string(n + 1) + " ";
      operands.push_back(condition);
      constraints += ",b";
    }
    e.ptx(guard + "st.global" + hints + word_type(words) + " [$0], " + word_list(1, n) + ";", constraints,
          nullptr, operands);
  }
}

}  // namespace tilewright::lowering
