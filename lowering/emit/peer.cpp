// Tiles to and from the shared memory of other CTAs of the cluster (PTX ISA: mapa, ld and st with
// .shared::cluster, st.async). Matrix instructions reach the own CTA alone: these are vectors of words.
#include "lowering/emit/memory.h"
#include "lowering/emit/ops.h"
#include "lowering/emit/shared_addresses.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

namespace {

// The address of shared memory in the cluster's window: the same place in the CTA of that rank.
Value* peer_word(Emitter& e, Value* pointer, const ir::Value* rank) {
  return e.ptx("mapa.shared::cluster.u32 $0, $1, $2;", "=r,r,r", e.i32(),
               {e.address_word(pointer), e.scalar(rank)}, Emitter::Effect::none);
}

// The same as a pointer, for arithmetic alone: only inline PTX may access memory through it.
Value* peer_base(Emitter& e, const ir::Op& op) {
  return e.builder.CreateIntToPtr(peer_word(e, e.scalar(op.operands[0]), op.operands[1]),
                                  e.scalar(op.operands[0])->getType());
}

void note(Emitter& e, const ir::Op& op, const SharedAccess& access, const char* means) {
  e.accesses.push_back({op.location ? op.location->text() : "", std::string(ir::name(op.kind)),
                        "shared of the cluster", means, access.bytes, access.conflict_ways});
}

}  // namespace

void emit_peer_load(Emitter& e, const ir::Op& op) {
  const ir::Type& tile = op.result()->type;
  const SharedMap map(tile, op.operands[0]->type);
  const SharedAccess access = plan_vector_access(map);
  note(e, op, access, "ld.shared::cluster");
  Addresses addresses(e, peer_base(e, op), map, map.lanes);
  Registers result(static_cast<std::size_t>(tile.layout.registers()), nullptr);
  Words form;  // of one access
  form.bits = tile.element.bytes() == 8 ? 64
              : access.bytes >= 4       ? 32
                                        : static_cast<unsigned>(8 * access.bytes);
  const auto words = static_cast<std::size_t>(8 * access.bytes) / form.bits;
  form.values.assign(words, nullptr);
  llvm::Type* word = e.builder.getIntNTy(form.bits == 8 ? 16 : form.bits);
  llvm::Type* type =
      words == 1 ? word : llvm::StructType::get(e.context, llvm::SmallVector<llvm::Type*, 4>(words, word));
  std::string constraints;
  for (std::size_t i = 0; i < words; ++i) constraints += std::string("=") + word_constraint(form.bits) + ",";
  const std::string text = "ld.shared::cluster" + word_type(form) + " " + word_list(0, words) + ", [$" +
                           std::to_string(words) + "];";
  for (const auto& group : groups_of(map.register_bits, access.word_bits)) {
    Value* address = e.address_word(addresses.of(map.register_offset(group[0])));
    Value* loaded = e.ptx(text, constraints + "r", type, {address});
    for (std::size_t i = 0; i < words; ++i)
      form.values[i] = words == 1 ? loaded : e.builder.CreateExtractValue(loaded, static_cast<unsigned>(i));
    Registers elements = from_words(e, form, tile.element, static_cast<int>(group.size()));
    for (std::size_t i = 0; i < group.size(); ++i) result[static_cast<std::size_t>(group[i])] = elements[i];
  }
  e.define(op.result(), result);
}

void emit_peer_store(Emitter& e, const ir::Op& op) {
  const ir::Type& tile = op.operands[2]->type;
  const Registers& values = e.registers(op.operands[2]);
  const SharedMap map(tile, op.operands[0]->type);
  const SharedAccess access = plan_vector_access(map);
  const bool async = op.kind == ir::OpKind::store_async_;
  const std::string instruction =
      async ? "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes" : "st.shared::cluster";
  note(e, op, access, async ? "st.async" : "st.shared::cluster");
  Value* base = peer_base(e, op);
  Value* barrier = async ? peer_word(e, e.scalar(op.operands[3]), op.operands[1]) : nullptr;
  // Copies are stored once: the barrier counts every byte.
  e.when(e.is_first_copy(tile.layout), [&] {
    Addresses addresses(e, base, map, map.lanes);
    for (const auto& group : groups_of(map.register_bits, access.word_bits)) {
      llvm::SmallVector<Value*, 16> elements;
      for (int reg : group) elements.push_back(values[static_cast<std::size_t>(reg)]);
      Words words = to_words(e, elements, tile.element);
      llvm::SmallVector<Value*, 6> operands{e.address_word(addresses.of(map.register_offset(group[0])))};
      std::string constraints = "r";
      for (Value* w : words.values) {
        operands.push_back(w);
        constraints += std::string(",") + word_constraint(words.bits);
      }
      std::string text = instruction + word_type(words) + " [$0], " + word_list(1, words.values.size());
      if (async) {
        operands.push_back(barrier);
        constraints += ",r";
        text += ", [$" + std::to_string(operands.size() - 1) + "]";
      }
      e.ptx(text + ";", constraints, nullptr, operands);
    }
  });
}

}  // namespace tilewright::lowering
