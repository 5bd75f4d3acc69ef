// Buffers and views of shared memory. A view's register is the address of its buffer's (or slot's) first
// byte; everything static about it - permutation, slice, shape - is in its layout.
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

void emit_shared_alloc(Emitter& e, const ir::Op& op) {
  Value* base = e.buffer(op);
  e.define(op.result(), base);
  if (op.operands.empty()) return;
  const ir::Value* initial = op.operands[0];
  store_to_shared(e, op, initial->type, e.registers(initial), op.result()->type, base);
}

void emit_shared_view(Emitter& e, const ir::Op& op) {
  Value* base = e.scalar(op.operands[0]);
  if (op.kind == ir::OpKind::shared_index_) {
    const ir::Type& from = op.operands[0]->type;
    std::uint32_t stride = ir::leading_stride(from.shared_layout, from.shape);
    if (!stride)
      e.fail(op, "buffer: dimension 0 of layout " + from.shared_layout.text() +
                     " is not outermost, so its slots are not equally spaced; index another dimension order");
    // Paddings divide the stride, so slot i begins i * padded(stride) elements behind the first.
    std::int64_t bytes = static_cast<std::int64_t>(from.shared_layout.padded(stride)) * from.element.bytes();
    Value* index = e.builder.CreateSExtOrTrunc(e.scalar(op.operands[1]), e.i32());
    base = e.byte_offset(base, e.builder.CreateMul(index, e.constant_i32(bytes)));
  }
  e.define(op.result(), base);
}

}  // namespace tilewright::lowering
