// Moves tiles between registers and views of shared memory, as shared_access_plan.h decides.
#include "lowering/emit/memory.h"
#include "lowering/emit/ops.h"
#include "lowering/emit/shared_addresses.h"
#include "lowering/llvm_headers.h"
#include "lowering/shared_access_plan.h"

namespace tilewright::lowering {

using llvm::Value;

namespace {

// Which offsets the lanes of a matrix instruction name: lane bits 0..2 the row, bits 3 and 4 the matrix.
std::vector<std::uint32_t> row_images(const SharedMap& map, const SharedAccess& access) {
  std::vector<std::uint32_t> images =
      access.means == SharedAccess::Means::matrix
          ? std::vector<std::uint32_t>{map.lanes[2], map.lanes[3], map.lanes[4]}
          : std::vector<std::uint32_t>{map.registers[0], map.lanes[0], map.lanes[1]};
  for (int bit : access.matrix_bits) images.push_back(map.registers[static_cast<std::size_t>(bit)]);
  images.resize(5, 0);
  return images;
}

// Element bits of a 32-bit word, bit-cast to and from registers.
Value* pack_word(Emitter& e, const Registers& all, const std::vector<int>& group, std::size_t first,
                 std::size_t count, ir::Element element) {
  llvm::SmallVector<Value*, 4> values;
  for (std::size_t i = 0; i < count; ++i) values.push_back(all[static_cast<std::size_t>(group[first + i])]);
  return to_words(e, values, element).values[0];
}

std::string matrix_suffix(const SharedAccess& access) {
  std::string text = ".sync.aligned.m8n8.x" + std::to_string(1 << access.matrix_bits.size());
  return text + (access.means == SharedAccess::Means::matrix_transposed ? ".trans" : "") + ".shared.b16 ";
}

// 32-bit shared address: what inline PTX takes.
Value* address_word(Emitter& e, Value* pointer) { return e.builder.CreatePtrToInt(pointer, e.i32()); }

void note(Emitter& e, const ir::Op& op, const SharedAccess& access, bool store) {
  e.accesses.push_back({op.location ? op.location->text() : "", std::string(ir::name(op.kind)), "shared",
                        access.instruction(store), access.bytes, access.conflict_ways});
}

Registers load_vectors(Emitter& e, Addresses& addresses, const SharedMap& map, const SharedAccess& access,
                       ir::Element element, int registers) {
  auto& b = e.builder;
  Registers result(static_cast<std::size_t>(registers), nullptr);
  llvm::Type* memory = e.memory_type(element);
  for (const auto& group : groups_of(map.register_bits, access.word_bits)) {
    auto count = static_cast<unsigned>(group.size());
    llvm::Type* type = count == 1 ? memory : llvm::FixedVectorType::get(memory, count);
    Value* loaded = b.CreateAlignedLoad(type, addresses.of(map.register_offset(group[0])),
                                        llvm::Align(static_cast<std::uint64_t>(access.bytes)));
    for (unsigned i = 0; i < count; ++i) {
      Value* v = count == 1 ? loaded : b.CreateExtractElement(loaded, std::uint64_t{i});
      if (e.register_type(element)->isIntegerTy(1)) v = b.CreateICmpNE(v, llvm::ConstantInt::get(e.i8(), 0));
      result[static_cast<std::size_t>(group[i])] = v;
    }
  }
  return result;
}

std::vector<int> inner_bits(const SharedAccess& access) {
  std::vector<int> inner = access.word_bits;
  inner.insert(inner.end(), access.matrix_bits.begin(), access.matrix_bits.end());
  return inner;
}

Registers load_matrices(Emitter& e, Addresses& addresses, const SharedMap& map, const SharedAccess& access,
                        ir::Element element, int registers) {
  auto& b = e.builder;
  Registers result(static_cast<std::size_t>(registers), nullptr);
  const std::size_t words = std::size_t{1} << access.matrix_bits.size(),
                    per_word = std::size_t{1} << access.word_bits.size();
  std::string outputs;
  for (std::size_t i = 0; i < words; ++i) outputs += "=r,";
  llvm::Type* type =
      words == 1 ? static_cast<llvm::Type*>(e.i32())
                 : llvm::StructType::get(e.context, llvm::SmallVector<llvm::Type*, 4>(words, e.i32()));
  std::string list = words == 1 ? "{$0}" : word_list(0, words);
  for (const auto& group : groups_of(map.register_bits, inner_bits(access))) {
    Value* address = address_word(e, addresses.of(map.register_offset(group[0])));
    Value* r = e.ptx("ldmatrix" + matrix_suffix(access) + list + ", [$" + std::to_string(words) + "];",
                     outputs + "r", type, {address});
    for (std::size_t w = 0; w < words; ++w) {
      Words word{32, {words == 1 ? r : b.CreateExtractValue(r, static_cast<unsigned>(w))}};
      Registers elements = from_words(e, word, element, static_cast<int>(per_word));
      for (std::size_t i = 0; i < per_word; ++i)
        result[static_cast<std::size_t>(group[w * per_word + i])] = elements[i];
    }
  }
  return result;
}

void store_vectors(Emitter& e, Addresses& addresses, const SharedMap& map, const SharedAccess& access,
                   ir::Element element, const Registers& values) {
  auto& b = e.builder;
  llvm::Type* memory = e.memory_type(element);
  for (const auto& group : groups_of(map.register_bits, access.word_bits)) {
    auto memory_form = [&](int reg) {
      Value* v = values[static_cast<std::size_t>(reg)];
      return v->getType()->isIntegerTy(1) ? b.CreateZExt(v, e.i8()) : v;
    };
    Value* stored = memory_form(group[0]);
    if (group.size() > 1) {
      Value* vector =
          llvm::PoisonValue::get(llvm::FixedVectorType::get(memory, static_cast<unsigned>(group.size())));
      for (std::size_t i = 0; i < group.size(); ++i)
        vector = b.CreateInsertElement(vector, memory_form(group[i]), std::uint64_t{i});
      stored = vector;
    }
    b.CreateAlignedStore(stored, addresses.of(map.register_offset(group[0])),
                         llvm::Align(static_cast<std::uint64_t>(access.bytes)));
  }
}

void store_matrices(Emitter& e, Addresses& addresses, const SharedMap& map, const SharedAccess& access,
                    ir::Element element, const Registers& values) {
  const std::size_t words = std::size_t{1} << access.matrix_bits.size(),
                    per_word = std::size_t{1} << access.word_bits.size();
  std::string constraints = "r";
  for (std::size_t i = 0; i < words; ++i) constraints += ",r";
  std::string list = words == 1 ? "{$1}" : word_list(1, words);
  for (const auto& group : groups_of(map.register_bits, inner_bits(access))) {
    llvm::SmallVector<Value*, 5> operands{address_word(e, addresses.of(map.register_offset(group[0])))};
    for (std::size_t w = 0; w < words; ++w)
      operands.push_back(pack_word(e, values, group, w * per_word, per_word, element));
    e.ptx("stmatrix" + matrix_suffix(access) + "[$0], " + list + ";", constraints, nullptr, operands);
  }
}

}  // namespace

void emit_shared_load(Emitter& e, const ir::Op& op) {
  const ir::Type &tile = op.result()->type, &view = op.operands[0]->type;
  const SharedMap map(tile, view);
  const SharedAccess access = plan_shared_access(map, e.target, false);
  note(e, op, access, false);
  Value* base = e.scalar(op.operands[0]);
  if (access.means == SharedAccess::Means::vector) {
    Addresses addresses(e, base, map, map.lanes);
    return e.define(op.result(),
                    load_vectors(e, addresses, map, access, tile.element, tile.layout.registers()));
  }
  Addresses addresses(e, base, map, row_images(map, access));
  e.define(op.result(), load_matrices(e, addresses, map, access, tile.element, tile.layout.registers()));
}

void store_to_shared(Emitter& e, const ir::Op& op, const ir::Type& tile, const Registers& values,
                     const ir::Type& view, Value* base) {
  const SharedMap map(tile, view);
  const FreeBits copies = free_bits(tile.layout);
  SharedAccess access = plan_shared_access(map, e.target, true);
  if (access.means != SharedAccess::Means::vector &&
      copies.lanes)  // lanes with copies cannot be left out of a matrix
    access = plan_vector_access(map);
  note(e, op, access, true);
  e.when(e.is_first_copy(tile.layout), [&] {
    if (access.means == SharedAccess::Means::vector) {
      Addresses addresses(e, base, map, map.lanes);
      store_vectors(e, addresses, map, access, tile.element, values);
    } else {
      Addresses addresses(e, base, map, row_images(map, access));
      store_matrices(e, addresses, map, access, tile.element, values);
    }
  });
}

void emit_shared_store(Emitter& e, const ir::Op& op) {
  store_to_shared(e, op, op.operands[1]->type, e.registers(op.operands[1]), op.operands[0]->type,
                  e.scalar(op.operands[0]));
}

}  // namespace tilewright::lowering
