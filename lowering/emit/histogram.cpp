// histogram: counts by shared atomics in scratch, then every thread reads its bins.
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

void emit_histogram(Emitter& e, const ir::Op& op) {
  auto& b = e.builder;
  const ir::Type& type = op.result()->type;
  const ir::Value* values = op.operands[0];
  const Registers* mask = op.operands.size() > 1 ? &e.registers(op.operands[1]) : nullptr;
  Value* scratch = e.scratch(op);
  auto bin = [&](Value* index) { return e.byte_offset(scratch, b.CreateShl(index, 2)); };
  int bins = type.shape.dim[0], threads = 32 * e.num_warps();
  llvm::Align align(4);
  for (int first = 0; first < bins; first += threads) {
    Value* index = b.CreateAdd(e.thread(), e.constant_i32(first));
    Value* inside = first + threads > bins ? b.CreateICmpULT(index, e.constant_i32(bins)) : nullptr;
    e.when(inside, [&] { b.CreateAlignedStore(e.constant_i32(0), bin(index), align); });
  }
  e.barrier();
  // Elements with copies count once; values outside, negative ones too, are no bin.
  Value* once = e.is_first_copy(values->type.layout);
  const Registers& elements = e.registers(values);
  for (std::size_t r = 0; r < elements.size(); ++r) {
    Value* counts = e.and_conditions(once, b.CreateICmpULT(elements[r], e.constant_i32(bins)));
    if (mask) counts = e.and_conditions(counts, (*mask)[r]);
    e.when(counts, [&] {
      b.CreateAtomicRMW(llvm::AtomicRMWInst::Add, bin(elements[r]), e.constant_i32(1), align,
                        llvm::AtomicOrdering::Monotonic);
    });
  }
  e.barrier();
  Registers result;
  for (int r = 0; r < type.layout.registers(); ++r)
    result.push_back(b.CreateAlignedLoad(e.i32(), bin(e.element_index(type.layout, r)), align));
  e.define(op.result(), std::move(result));
}

}  // namespace tilewright::lowering
