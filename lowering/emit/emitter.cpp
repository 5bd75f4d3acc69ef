#include "lowering/emit/emitter.h"

#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

Emitter::Emitter(llvm::Module& m, const ir::Program& p, const Target& t, const LowerOptions& o,
                 const EmissionPlans& all)
    : program(p),
      target(t),
      options(o),
      plans(all),
      axes(all.axes),
      module(m),
      context(m.getContext()),
      builder(m.getContext()) {
  ir::walk(*program.body, [&](const ir::Op& op) {
    for (const ir::Value* operand : op.operands) ++uses_[operand];
  });
}

void Emitter::emit_kernel() {
  declare_function();
  builder.SetCurrentDebugLocation(debug_->at(nullptr));
  threads_.entry = llvm::BasicBlock::Create(context, "entry", function);
  threads_.warps = plans.partitions.launch_warps;
  builder.SetInsertPoint(threads_.entry);
  threads_.thread = intrinsic(llvm::Intrinsic::nvvm_read_ptx_sreg_tid_x, {});
  threads_.thread->setName("thread");
  threads_.lane = builder.CreateAnd(threads_.thread, 31, "lane");
  if (num_warps() == 1) {
    threads_.warp = constant_i32(0);
  } else {
    // Broadcast from lane 0, so that ptxas knows it to be the same in the whole warp.
    Value* w = builder.CreateLShr(threads_.thread, 5);
    threads_.warp = intrinsic(llvm::Intrinsic::nvvm_shfl_sync_idx_i32,
                              {constant_i32(-1), w, constant_i32(0), constant_i32(31)});
    threads_.warp->setName("warp");
  }
  for (const auto& argument : program.body->arguments)  // an i1 comes as a byte
    if (argument->type.is_scalar() && register_type(argument->type.element) == i1()) {
      Value*& value = values_[argument.get()][0];
      value = builder.CreateICmpNE(value, llvm::ConstantInt::get(i8(), 0));
    }
  auto* body = llvm::BasicBlock::Create(context, "body", function);
  builder.CreateBr(body);
  builder.SetInsertPoint(body);
  emit_kernel_start(*this);
  emit_region(*program.body);
  emit_kernel_end(*this);
  builder.CreateRetVoid();
  debug_->finish();
}

void Emitter::declare_function() {
  std::vector<llvm::Type*> types;
  for (const auto& argument : program.body->arguments)
    if (!argument->type.is_tensor_map()) types.push_back(memory_type(argument->type.element));
  // Descriptors behind all others.
  const std::size_t first_map = types.size();
  types.resize(first_map + plans.tensor_maps.maps.size(), llvm::PointerType::get(context, 0));
  auto* type = llvm::FunctionType::get(llvm::Type::getVoidTy(context), types, false);
  function = llvm::Function::Create(type, llvm::Function::ExternalLinkage, program.name, module);
  function->setCallingConv(llvm::CallingConv::PTX_Kernel);
  function->addFnAttr("nvvm.reqntid", std::to_string(32 * plans.partitions.launch_warps) + ",1,1");
  function->addFnAttr("nvvm.minctasm", "1");
  if (program.cluster > 1) function->addFnAttr("nvvm.cluster_dim", std::to_string(program.cluster) + ",1,1");
  function->addFnAttr(llvm::Attribute::NoUnwind);
  // A program without a place of its own takes that of its first op.
  const ir::Location* place = program.location.get();
  if (!place && !program.body->ops.empty()) place = program.body->ops[0]->location.get();
  debug_ = std::make_unique<DebugInfo>(module, place, options.line_info);
  debug_->begin(*function);
  unsigned next = 0;
  for (std::size_t i = 0; i < program.body->arguments.size(); ++i) {
    const ir::Value* argument = program.body->argument(static_cast<int>(i));
    if (argument->type.is_tensor_map()) continue;
    llvm::Argument* value = function->getArg(next++);
    value->setName(program.parameters[i].name);
    std::int64_t multiple = program.parameters[i].multiple;
    if (argument->type.element.pointer && multiple > 1) {
      std::uint64_t align = std::min<std::uint64_t>(multiple & -multiple, 1024);
      value->addAttr(llvm::Attribute::getWithAlignment(context, llvm::Align(align)));
    }
    values_[argument] = Registers{value};
  }
  auto* bytes = llvm::ArrayType::get(i8(), TensorMapArgument::size);
  for (std::size_t i = 0; i < plans.tensor_maps.maps.size(); ++i) {
    llvm::Argument* map = function->getArg(static_cast<unsigned>(first_map + i));
    const std::size_t parameter = static_cast<std::size_t>(plans.tensor_maps.maps[i].argument);
    map->setName(program.parameters[parameter].name + "_map");
    map->addAttr(llvm::Attribute::getWithByValType(context, bytes));
    map->addAttr(llvm::Attribute::getWithAlignment(context, llvm::Align(TensorMapArgument::alignment)));
    map->addAttr(llvm::Attribute::get(context, "nvvm.grid_constant"));
  }
}

std::vector<Registers> Emitter::emit_region(const ir::Region& region) {
  std::vector<Registers> results;
  for (const auto& op : region.ops) {
    builder.SetCurrentDebugLocation(debug_->at(op->location.get()));
    if (op->kind == ir::OpKind::yield_) {
      for (const ir::Value* v : op->operands) results.push_back(registers(v));
      break;
    }
    emit_op(*op);
  }
  return results;
}

void Emitter::emit_op(const ir::Op& op) {
  EmitFunction emit = emit_function(op.kind);
  if (!emit) fail(op, "this op has no code for " + target.name());
  emit(*this, op);
}

const Registers& Emitter::registers(const ir::Value* value) const {
  auto it = values_.find(value);
  if (it == values_.end()) throw InternalError("lowering: a value is used before it is emitted");
  return it->second;
}

void Emitter::define(const ir::Value* value, Registers regs) { values_[value] = std::move(regs); }

llvm::Type* Emitter::register_type(ir::Element element) const {
  if (element.pointer) return llvm::PointerType::get(context, 1);
  switch (element.type) {
    case ir::ElementType::i1: return i1();
    case ir::ElementType::i16: return i16();
    case ir::ElementType::i32: return i32();
    case ir::ElementType::i64: return i64();
    case ir::ElementType::f16: return llvm::Type::getHalfTy(context);
    case ir::ElementType::bf16: return llvm::Type::getBFloatTy(context);
    case ir::ElementType::f32: return f32();
    default: return i8();
  }
}

llvm::Type* Emitter::memory_type(ir::Element element) const {
  if (!element.pointer && element.type == ir::ElementType::i1) return i8();
  return register_type(element);
}

// --- threads

Value* Emitter::in_entry(const std::function<Value*()>& make) {
  llvm::IRBuilderBase::InsertPointGuard guard(builder);
  builder.SetInsertPoint(threads_.entry->getTerminator());
  return make();
}

Value* Emitter::linear_map(Value* index, std::span<const std::uint32_t> images) {
  // Runs of bits that move by the same distance are one mask and shift.
  Value* result = nullptr;
  std::uint32_t used = 0;
  auto add = [&](Value* part, std::uint32_t bits) {
    if (!result)
      result = part;
    else
      result = (used & bits) ? builder.CreateXor(result, part) : builder.CreateOr(result, part, "", true);
    used |= bits;
  };
  for (std::size_t i = 0; i < images.size();) {
    if (!images[i]) {
      ++i;
      continue;
    }
    if (std::has_single_bit(images[i])) {
      std::size_t end = i + 1;
      while (end < images.size() && images[end] == images[i] << (end - i)) ++end;
      std::uint32_t source_mask = ((1u << (end - i)) - 1u) << i;
      int shift = std::countr_zero(images[i]) - static_cast<int>(i);
      Value* part = builder.CreateAnd(index, source_mask);
      if (shift > 0) part = builder.CreateShl(part, shift, "", true, true);
      if (shift < 0) part = builder.CreateLShr(part, -shift);
      add(part, shift >= 0 ? source_mask << shift : source_mask >> -shift);
      i = end;
      continue;
    }
    Value* bit = builder.CreateICmpNE(builder.CreateAnd(index, 1u << i), constant_i32(0));
    add(builder.CreateSelect(bit, constant_i32(images[i]), constant_i32(0)), images[i]);
    ++i;
  }
  return result ? result : constant_i32(0);
}

Value* Emitter::combine(Value* value, std::uint32_t possible_bits, std::uint32_t constant) {
  if (!constant) return value;
  if (possible_bits & constant) return builder.CreateXor(value, constant_i32(constant));
  return builder.CreateOr(value, constant_i32(constant), "", true);
}

Value* Emitter::thread_element(const ir::TileLayout& layout) {
  // Registers do not matter here.
  ir::TileLayout key = layout;
  key.register_bits = 0;
  int n = ir::TileLayout::lane_bits + layout.warp_bits;
  for (int i = 0; i < ir::TileLayout::capacity; ++i)
    key.basis[i] = i < n ? layout.basis[layout.register_bits + i] : 0;
  for (const auto& [known, value] : threads_.thread_elements)
    if (known == key) return value;
  Value* value = in_entry(
      [&] { return linear_map(threads_.thread, std::span(key.basis, static_cast<std::size_t>(n))); });
  threads_.thread_elements.emplace_back(key, value);
  return value;
}

Value* Emitter::element_index(const ir::TileLayout& layout, int reg) {
  std::uint32_t possible = 0;
  for (int i = 0; i < ir::TileLayout::lane_bits; ++i) possible |= layout.lane_basis(i);
  for (int i = 0; i < layout.warp_bits; ++i) possible |= layout.warp_basis(i);
  return combine(thread_element(layout), possible, layout.element(reg, 0, 0));
}

Value* Emitter::is_first_copy(const ir::TileLayout& layout) {
  FreeBits free = free_bits(layout);
  unsigned mask = free.lanes | free.warps << ir::TileLayout::lane_bits;
  if (!mask) return nullptr;
  return builder.CreateICmpEQ(builder.CreateAnd(threads_.thread, mask), constant_i32(0), "first_copy");
}

Value* Emitter::is_first_thread() {
  return builder.CreateICmpEQ(threads_.thread, constant_i32(0), "first_thread");
}

Value* Emitter::is_elected_lane() {
  if (!threads_.elected_lane)
    threads_.elected_lane = in_entry([&] {
      return builder.CreateExtractValue(intrinsic(llvm::Intrinsic::nvvm_elect_sync, {constant_i32(-1)}), 1,
                                        "elected_lane");
    });
  return threads_.elected_lane;
}

Value* Emitter::is_elected_thread() {
  if (num_warps() == 1) return is_elected_lane();
  Value* lane = is_elected_lane();
  if (!threads_.elected_thread)
    threads_.elected_thread = in_entry([&] {
      return builder.CreateAnd(builder.CreateICmpEQ(threads_.warp, constant_i32(0)), lane, "elected");
    });
  return threads_.elected_thread;
}

void Emitter::for_partition(const PlannedPartition& partition, const std::function<void()>& body) {
  ThreadGroup group;
  group.warps = partition.warps;
  group.named_barrier = partition.named_barrier;
  group.entry = llvm::BasicBlock::Create(context, partition.name, function);
  builder.CreateBr(group.entry);
  builder.SetInsertPoint(group.entry);
  group.lane = threads_.lane;
  group.thread = partition.first_warp
                     ? builder.CreateSub(threads_.thread, constant_i32(32 * partition.first_warp), "thread")
                     : threads_.thread;
  group.warp = partition.warps == 1 ? constant_i32(0)
               : partition.first_warp
                   ? builder.CreateSub(threads_.warp, constant_i32(partition.first_warp), "warp")
                   : threads_.warp;
  auto* inside = llvm::BasicBlock::Create(context, partition.name + ".body", function);
  builder.CreateBr(inside);
  builder.SetInsertPoint(inside);
  std::swap(threads_, group);
  partition_ = &partition;
  body();
  partition_ = nullptr;
  std::swap(threads_, group);
}

// --- shared memory

Value* Emitter::shared_base() {
  if (!shared_) {
    // External and of unknown size: LLVM must not reason about its contents (nothing here writes what the
    // asynchronous engines write).
    shared_ = new llvm::GlobalVariable(module, llvm::ArrayType::get(i8(), 0), false,
                                       llvm::GlobalValue::ExternalLinkage, nullptr, "shared_memory", nullptr,
                                       llvm::GlobalVariable::NotThreadLocal, 3);
    shared_->setAlignment(llvm::Align(1024));
  }
  return shared_;
}

Value* Emitter::shared_address(std::uint32_t byte) {
  return byte_offset(shared_base(), static_cast<std::int64_t>(byte));
}

Value* Emitter::byte_offset(Value* pointer, Value* bytes) { return builder.CreateGEP(i8(), pointer, bytes); }
Value* Emitter::byte_offset(Value* pointer, std::int64_t bytes) {
  return bytes ? builder.CreateGEP(i8(), pointer, constant_i32(bytes)) : pointer;
}

Value* Emitter::scratch(const ir::Op& op) {
  const SharedPlacement* placement = plans.memory.of(op);
  if (!placement) throw InternalError(place(op) + ": no scratch memory was planned");
  return shared_address(placement->offset);
}

Value* Emitter::buffer(const ir::Op& op) { return scratch(op); }

void Emitter::barrier() {
  if (!partition_) {
    intrinsic(llvm::Intrinsic::nvvm_barrier_cta_sync_aligned_all, {constant_i32(0)});
  } else if (threads_.warps == 1) {
    warp_barrier();
  } else {
    intrinsic(llvm::Intrinsic::nvvm_barrier_cta_sync_aligned_count,
              {constant_i32(threads_.named_barrier), constant_i32(32 * threads_.warps)});
  }
}
void Emitter::warp_barrier() { intrinsic(llvm::Intrinsic::nvvm_bar_warp_sync, {constant_i32(-1)}); }

Value* Emitter::address_word(Value* pointer) { return builder.CreatePtrToInt(pointer, i32()); }

Value* Emitter::tensor_map(const ir::Op& op) {
  const std::size_t maps = plans.tensor_maps.maps.size();
  return function->getArg(
      static_cast<unsigned>(function->arg_size() - maps + plans.tensor_maps.uses.at(&op).map));
}

Value* Emitter::cache_policy(const std::string& evict) {
  if (evict.empty()) return nullptr;
  Value*& policy = threads_.cache_policies[evict];
  if (!policy)
    policy = in_entry([&] {
      return ptx("createpolicy.fractional.L2::evict_" + evict + ".b64 $0, 1.0;", "=l", i64(), {},
                 Effect::none);
    });
  return policy;
}

// --- instructions

llvm::CallInst* Emitter::intrinsic(llvm::Intrinsic::ID id, llvm::ArrayRef<Value*> arguments,
                                   llvm::ArrayRef<llvm::Type*> overloads) {
  return builder.CreateCall(llvm::Intrinsic::getOrInsertDeclaration(&module, id, overloads), arguments);
}

llvm::CallInst* Emitter::ptx(llvm::StringRef text, llvm::StringRef constraints, llvm::Type* result,
                             llvm::ArrayRef<Value*> operands, Effect effect) {
  llvm::SmallVector<llvm::Type*, 8> types;
  for (Value* operand : operands) types.push_back(operand->getType());
  std::string all = constraints.str();
  if (effect == Effect::memory) all += all.empty() ? "~{memory}" : ",~{memory}";
  auto* type = llvm::FunctionType::get(result ? result : llvm::Type::getVoidTy(context), types, false);
  auto* assembly = llvm::InlineAsm::get(type, text, all, effect == Effect::memory);
  llvm::CallInst* call = builder.CreateCall(assembly, operands);
  call->addFnAttr(llvm::Attribute::Convergent);
  call->addFnAttr(llvm::Attribute::NoUnwind);
  if (effect == Effect::none) call->setMemoryEffects(llvm::MemoryEffects::none());
  return call;
}

void Emitter::when(Value* condition, const std::function<void()>& body) {
  if (!condition) return body();
  auto* then = llvm::BasicBlock::Create(context, "when", function);
  auto* after = llvm::BasicBlock::Create(context, "after", function);
  builder.CreateCondBr(condition, then, after);
  builder.SetInsertPoint(then);
  body();
  builder.CreateBr(after);
  builder.SetInsertPoint(after);
}

Value* Emitter::and_conditions(Value* a, Value* b) {
  if (!a) return b;
  if (!b) return a;
  return builder.CreateAnd(a, b);
}

Value* Emitter::shuffle(Value* value, Value* source_lane) {
  llvm::Type* type = value->getType();
  auto word = [&](Value* v) -> Value* {
    return intrinsic(llvm::Intrinsic::nvvm_shfl_sync_idx_i32,
                     {constant_i32(-1), v, source_lane, constant_i32(31)});
  };
  unsigned bits = type->isPointerTy() ? 64 : type->getScalarSizeInBits();
  Value* integer = type->isPointerTy() ? builder.CreatePtrToInt(value, i64())
                                       : builder.CreateBitCast(value, builder.getIntNTy(bits));
  Value* moved = nullptr;
  if (bits == 64) {
    Value* low = word(builder.CreateTrunc(integer, i32()));
    Value* high = word(builder.CreateTrunc(builder.CreateLShr(integer, 32), i32()));
    moved = builder.CreateOr(builder.CreateZExt(low, i64()),
                             builder.CreateShl(builder.CreateZExt(high, i64()), 32));
  } else {
    moved = builder.CreateTrunc(word(builder.CreateZExt(integer, i32())), integer->getType());
  }
  return type->isPointerTy() ? builder.CreateIntToPtr(moved, type) : builder.CreateBitCast(moved, type);
}

llvm::AllocaInst* Emitter::local_variable(llvm::Type* type, const llvm::Twine& name) {
  llvm::IRBuilderBase::InsertPointGuard guard(builder);
  llvm::BasicBlock& first = function->getEntryBlock();
  builder.SetInsertPoint(&first, first.begin());
  return builder.CreateAlloca(type, nullptr, name);
}

std::string Emitter::place(const ir::Op& op) const { return ir::where(op); }
void Emitter::fail(const ir::Op& op, const std::string& message) const {
  throw UserError(place(op) + ": " + message);
}

}  // namespace tilewright::lowering
