// device_assert, device_print, and waits that give up. What ends the kernel goes by __assertfail: what
// vprintf wrote is lost with the kernel (seen with driver 580).
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

namespace {

Value* text_constant(Emitter& e, const std::string& text) {
  auto* data = llvm::ConstantDataArray::getString(e.context, text);
  auto* global = new llvm::GlobalVariable(e.module, data->getType(), true, llvm::GlobalValue::PrivateLinkage,
                                          data, "text", nullptr, llvm::GlobalVariable::NotThreadLocal, 1);
  return e.builder.CreateAddrSpaceCast(global, llvm::PointerType::get(e.context, 0));
}

// vprintf(format, arguments), arguments packed in memory as C varargs are (floats as doubles).
void emit_print(Emitter& e, const std::string& format, llvm::ArrayRef<Value*> values) {
  auto& b = e.builder;
  llvm::Type* pointer = llvm::PointerType::get(e.context, 0);
  llvm::FunctionCallee vprintf = e.module.getOrInsertFunction("vprintf", e.i32(), pointer, pointer);
  Value* arguments = llvm::ConstantPointerNull::get(llvm::PointerType::get(e.context, 0));
  if (!values.empty()) {
    llvm::SmallVector<llvm::Type*, 4> types;
    for (Value* v : values) types.push_back(v->getType());
    auto* structure = llvm::StructType::get(e.context, types);
    llvm::AllocaInst* packed = e.local_variable(structure);
    for (unsigned i = 0; i < values.size(); ++i)
      b.CreateStore(values[i], b.CreateStructGEP(structure, packed, i));
    arguments = b.CreateAddrSpaceCast(packed, pointer);
  }
  b.CreateCall(vprintf, {text_constant(e, format), arguments});
}

}  // namespace

// __assertfail(message, file, line, function, bytes of a character): the driver prints
// "file:line: function: block: [x,y,z], thread: [x,y,z] Assertion `message` failed." to stderr, and the
// launch fails with CUDA_ERROR_ASSERT. (PTX Writer's Guide to Interoperability, "System Calls".)
void emit_failure(Emitter& e, const ir::Op& op, std::string message, Value* function) {
  llvm::Type* pointer = llvm::PointerType::get(e.context, 0);
  llvm::FunctionCallee fail = e.module.getOrInsertFunction("__assertfail", llvm::Type::getVoidTy(e.context),
                                                           pointer, pointer, e.i32(), pointer, e.i64());
  llvm::cast<llvm::Function>(fail.getCallee())->setDoesNotReturn();
  if (const ir::Region* region = ir::partition_region(op))
    for (const PlannedPartition& p : e.plans.partitions.partitions)
      if (p.region == region) message += " (partition " + p.name + ")";
  const ir::Location* at = op.location.get();
  if (at && at->caller) message += " (called from " + at->caller->chain() + ")";
  if (!function) function = text_constant(e, e.program.name);
  auto* call = e.builder.CreateCall(
      fail, {text_constant(e, message), text_constant(e, at ? at->file : "<unknown place>"),
             e.constant_i32(at ? at->line : 0), function, e.constant_i64(1)});
  call->setDoesNotReturn();
  e.builder.CreateUnreachable();
}

namespace {

std::string escaped_format(const std::string& text) {
  std::string r;
  for (char c : text) r += c == '%' ? std::string("%%") : std::string(1, c);
  return r;
}

// A value as printf takes it, and its conversion.
Value* printable(Emitter& e, Value* v, ir::Element element, std::string& conversion) {
  auto& b = e.builder;
  if (element.pointer) {
    conversion = "%p";
    return b.CreatePtrToInt(v, e.i64());
  }
  if (ir::is_float(element.type)) {
    conversion = "%g";
    Value* wide = emit_cast(e, v, element.type, ir::ElementType::f32, false);
    return b.CreateFPExt(wide, llvm::Type::getDoubleTy(e.context));
  }
  conversion = element.type == ir::ElementType::i64 ? "%lld" : "%d";
  if (element.type == ir::ElementType::i64) return v;
  return ir::info(element.type).is_signed ? b.CreateSExt(v, e.i32()) : b.CreateZExt(v, e.i32());
}

}  // namespace

void emit_device_assert(Emitter& e, const ir::Op& op) {
  if (!e.options.assertions) return;
  auto& b = e.builder;
  Value* good = nullptr;
  for (Value* v : e.registers(op.operands[0])) good = e.and_conditions(good, v);
  if (auto* constant = llvm::dyn_cast<llvm::ConstantInt>(good); constant && constant->isOne()) return;
  auto* bad = llvm::BasicBlock::Create(e.context, "assert.failed", e.function);
  auto* after = llvm::BasicBlock::Create(e.context, "assert.passed", e.function);
  llvm::MDNode* likely = llvm::MDBuilder(e.context).createBranchWeights(1 << 20, 1);
  b.CreateCondBr(good, after, bad, likely);
  b.SetInsertPoint(bad);
  emit_failure(e, op, op.text("text"));
  b.SetInsertPoint(after);
}

// One line an element: text[i, j] = value, value.
void emit_device_print(Emitter& e, const ir::Op& op) {
  const ir::Type* tile = nullptr;
  for (const ir::Value* v : op.operands)
    if (v->type.is_tile()) tile = &v->type;
  Value* once = tile ? e.is_first_copy(tile->layout) : e.is_first_thread();
  int count = tile ? tile->layout.registers() : 1;
  e.when(once, [&] {
    for (int r = 0; r < count; ++r) {
      std::string format = escaped_format(op.text("text"));
      llvm::SmallVector<Value*, 8> values;
      if (tile) {
        Value* index = e.element_index(tile->layout, r);
        format += "[";
        for (int d = 0; d < tile->shape.rank; ++d) {
          format += d ? ", %d" : "%d";
          values.push_back(e.builder.CreateAnd(e.builder.CreateLShr(index, tile->shape.first_bit(d)),
                                               e.constant_i32(tile->shape.dim[d] - 1)));
        }
        format += "]";
      }
      for (std::size_t i = 0; i < op.operands.size(); ++i) {
        const Registers& all = e.registers(op.operands[i]);
        std::string conversion;
        values.push_back(printable(e, all[all.size() == 1 ? 0 : static_cast<std::size_t>(r)],
                                   op.operands[i]->type.element, conversion));
        format += (i ? ", " : " = ") + conversion;
      }
      emit_print(e, format + "\n", values);
    }
  });
}

}  // namespace tilewright::lowering
