// Copies by the tensor memory engine: boxes of tensors and contiguous runs, issued by one elected thread.
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

namespace {

// PTX text with operands that are numbered as they are added.
struct Instruction {
  std::string text, constraints;
  llvm::SmallVector<Value*, 10> operands;

  std::string add(const char* constraint, Value* value) {
    constraints += (constraints.empty() ? "" : ",") + std::string(constraint);
    operands.push_back(value);
    return "$" + std::to_string(operands.size() - 1);
  }
  void emit(Emitter& e) { e.ptx(text + ";", constraints, nullptr, operands); }
};

// "[map, {x, y}]" for the box of one copy; coordinates of an instruction run from the innermost dimension.
std::string box_operand(Emitter& e, Instruction& i, const ir::Op& op, const TensorBoxCopy& copy, int rank,
                        std::size_t first_coordinate) {
  std::string text = "[" + i.add("l", e.tensor_map(op)) + ", {";
  for (int d = rank - 1; d >= 0; --d) {
    Value* at = e.scalar(op.operands[first_coordinate + static_cast<std::size_t>(d)]);
    if (int offset = copy.offset[static_cast<std::size_t>(d)])
      at = e.builder.CreateAdd(at, e.constant_i32(offset));
    text += i.add("r", at) + (d ? ", " : "}]");
  }
  return text;
}

void note(Emitter& e, const ir::Op& op, const char* means, std::int64_t bytes) {
  e.accesses.push_back({op.location ? op.location->text() : "", std::string(ir::name(op.kind)), "shared",
                        means, static_cast<int>(bytes), 1});
}

std::int64_t bytes_of(const ir::Type& buffer) { return buffer.shape.elements() * buffer.element.bytes(); }

}  // namespace

void emit_tensor_load(Emitter& e, const ir::Op& op) {
  const TensorBoxPlan& box = e.plans.tensor_maps.uses.at(&op).box;
  Value* buffer = e.scalar(op.operands[1]);
  Value* policy = e.cache_policy(op.text("evict"));
  note(e, op, "cp.async.bulk.tensor",
       bytes_of(op.operands[1]->type) / static_cast<std::int64_t>(box.copies.size()));
  e.when(e.is_elected_thread(), [&] {
    for (const TensorBoxCopy& copy : box.copies) {
      Instruction i;
      i.text = "cp.async.bulk.tensor." + std::to_string(box.rank) +
               "d.shared::cluster.global.mbarrier::complete_tx::bytes";
      if (op.has("multicast")) i.text += ".multicast::cluster";
      if (policy) i.text += ".L2::cache_hint";
      i.text += " [" + i.add("r", e.address_word(e.byte_offset(buffer, copy.byte))) + "], ";
      i.text += box_operand(e, i, op, copy, box.rank, 3);
      i.text += ", [" + i.add("r", e.address_word(e.scalar(op.operands[2]))) + "]";
      if (op.has("multicast"))
        i.text += ", " + i.add("h", llvm::ConstantInt::get(
                                        e.i16(), static_cast<std::uint64_t>(op.integer("multicast"))));
      if (policy) i.text += ", " + i.add("l", policy);
      i.emit(e);
    }
  });
}

void emit_im2col_load(Emitter& e, const ir::Op& op) {
  const TensorBoxPlan& column = e.plans.tensor_maps.uses.at(&op).box;
  const int rank = op.operands[0]->type.shape.rank;
  Value* buffer = e.scalar(op.operands[1]);
  Value* policy = e.cache_policy(op.text("evict"));
  note(e, op, "cp.async.bulk.tensor.im2col",
       bytes_of(op.operands[1]->type) / static_cast<std::int64_t>(column.copies.size()));
  e.when(e.is_elected_thread(), [&] {
    for (const TensorBoxCopy& copy : column.copies) {
      TensorBoxCopy moved{copy.byte, {}};  // along the channels alone
      moved.offset[static_cast<std::size_t>(rank - 1)] = copy.offset[1];
      Instruction i;
      i.text = "cp.async.bulk.tensor." + std::to_string(rank) +
               "d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes";
      if (op.has("multicast")) i.text += ".multicast::cluster";
      if (policy) i.text += ".L2::cache_hint";
      i.text += " [" + i.add("r", e.address_word(e.byte_offset(buffer, copy.byte))) + "], ";
      i.text += box_operand(e, i, op, moved, rank, 3);
      i.text += ", [" + i.add("r", e.address_word(e.scalar(op.operands[2]))) + "], {";
      for (int d = rank - 3; d >= 0; --d) {  // of the filter, innermost dimension first
        Value* offset = e.scalar(op.operands[static_cast<std::size_t>(3 + rank + d)]);
        i.text += i.add("h", e.builder.CreateTrunc(offset, e.i16())) + (d ? ", " : "}");
      }
      if (op.has("multicast"))
        i.text += ", " + i.add("h", llvm::ConstantInt::get(
                                        e.i16(), static_cast<std::uint64_t>(op.integer("multicast"))));
      if (policy) i.text += ", " + i.add("l", policy);
      i.emit(e);
    }
  });
}

void emit_tensor_store(Emitter& e, const ir::Op& op) {
  const TensorBoxPlan& box = e.plans.tensor_maps.uses.at(&op).box;
  Value* buffer = e.scalar(op.operands[1]);
  Value* policy = e.cache_policy(op.text("evict"));
  const std::string combine = op.text("combine");
  note(e, op, combine.empty() ? "cp.async.bulk.tensor" : "cp.reduce.async.bulk.tensor",
       bytes_of(op.operands[1]->type) / static_cast<std::int64_t>(box.copies.size()));
  e.when(e.is_elected_thread(), [&] {
    for (const TensorBoxCopy& copy : box.copies) {
      Instruction i;
      i.text = (combine.empty() ? "cp.async.bulk.tensor." : "cp.reduce.async.bulk.tensor.") +
               std::to_string(box.rank) + "d.global.shared::cta" + (combine.empty() ? "" : "." + combine) +
               ".bulk_group";
      if (policy) i.text += ".L2::cache_hint";
      i.text += " " + box_operand(e, i, op, copy, box.rank, 2);
      i.text += ", [" + i.add("r", e.address_word(e.byte_offset(buffer, copy.byte))) + "]";
      if (policy) i.text += ", " + i.add("l", policy);
      i.emit(e);
    }
  });
}

void emit_bulk_load(Emitter& e, const ir::Op& op) {
  const std::int64_t bytes = bytes_of(op.operands[1]->type);
  Value* policy = e.cache_policy(op.text("evict"));
  note(e, op, "cp.async.bulk", bytes);
  e.when(e.is_elected_thread(), [&] {
    Instruction i;
    i.text = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes";
    if (policy) i.text += ".L2::cache_hint";
    i.text += " [" + i.add("r", e.address_word(e.scalar(op.operands[1]))) + "], [";
    i.text += i.add("l", e.scalar(op.operands[0])) + "], " + std::to_string(bytes);
    i.text += ", [" + i.add("r", e.address_word(e.scalar(op.operands[2]))) + "]";
    if (policy) i.text += ", " + i.add("l", policy);
    i.emit(e);
  });
}

void emit_bulk_store(Emitter& e, const ir::Op& op) {
  const std::int64_t bytes = bytes_of(op.operands[0]->type);
  Value* policy = e.cache_policy(op.text("evict"));
  note(e, op, "cp.async.bulk", bytes);
  e.when(e.is_elected_thread(), [&] {
    Instruction i;
    i.text = "cp.async.bulk.global.shared::cta.bulk_group";
    if (policy) i.text += ".L2::cache_hint";
    i.text += " [" + i.add("l", e.scalar(op.operands[1])) + "], [";
    i.text += i.add("r", e.address_word(e.scalar(op.operands[0]))) + "], " + std::to_string(bytes);
    if (policy) i.text += ", " + i.add("l", policy);
    i.emit(e);
  });
}

void emit_bulk_group(Emitter& e, const ir::Op& op) {
  // Groups belong to the thread that issued the stores.
  e.when(e.is_elected_thread(), [&] {
    if (op.kind == ir::OpKind::bulk_commit_)
      e.ptx("cp.async.bulk.commit_group;", "", nullptr, {});
    else
      e.ptx(std::string("cp.async.bulk.wait_group") + (op.integer("read") ? ".read " : " ") +
                std::to_string(op.integer("pending")) + ";",
            "", nullptr, {});
  });
}

void emit_fence_async(Emitter& e, const ir::Op& op) {
  const std::string space = op.text("space");
  e.ptx(space == "shared"   ? "fence.proxy.async.shared::cta;"
        : space == "global" ? "fence.proxy.async.global;"
                            : "fence.proxy.async;",
        "", nullptr, {});
}

}  // namespace tilewright::lowering
