// Two neighbouring registers at a time: packed f16x2 and bf16x2 arithmetic, and the conversions that the
// hardware does in pairs. Each lane of a packed instruction rounds as the single one does.
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using ir::ElementType;
using ir::OpKind;
using llvm::Value;
namespace Intrinsic = llvm::Intrinsic;

namespace {

Value* pack(Emitter& e, Value* a, Value* b) {
  Value* v = llvm::PoisonValue::get(llvm::FixedVectorType::get(a->getType(), 2));
  return e.builder.CreateInsertElement(e.builder.CreateInsertElement(v, a, std::uint64_t{0}), b,
                                       std::uint64_t{1});
}

std::array<Value*, 2> unpack(Emitter& e, Value* v) {
  return {e.builder.CreateExtractElement(v, std::uint64_t{0}),
          e.builder.CreateExtractElement(v, std::uint64_t{1})};
}

bool is_packed_arithmetic(const Target& target, OpKind kind, ElementType t) {
  bool half = t == ElementType::f16, brain = t == ElementType::bf16;
  switch (kind) {
    case OpKind::add_:
    case OpKind::sub_:
    case OpKind::mul_: return half || (brain && target.has_bf16_arithmetic());
    case OpKind::fma_:
    case OpKind::minimum_:
    case OpKind::maximum_: return half || brain;
    default: return false;
  }
}

std::optional<std::array<Value*, 2>> convert(Emitter& e, const ir::Op& op, Value* a, Value* b) {
  ElementType from = op.operands[0]->type.element.type, to = op.result()->type.element.type;
  bool saturate = op.integer("saturate", 1) != 0;
  bool from_small = from == ElementType::e4m3 || from == ElementType::e5m2;
  bool to_small = to == ElementType::e4m3 || to == ElementType::e5m2;
  if (from == ElementType::f32 && to == ElementType::bf16)
    return unpack(e, e.intrinsic(Intrinsic::nvvm_ff2bf16x2_rn, {b, a}));
  if (from == ElementType::f32 && to == ElementType::f16)
    return unpack(e, e.intrinsic(Intrinsic::nvvm_ff2f16x2_rn, {b, a}));
  if (!e.target.has_fp8_convert()) return std::nullopt;
  if (to_small && saturate && ir::is_float(from) && !from_small) {
    Value* low = emit_cast(e, a, from, ElementType::f32, true);
    Value* high = emit_cast(e, b, from, ElementType::f32, true);
    auto id = to == ElementType::e4m3 ? Intrinsic::nvvm_ff_to_e4m3x2_rn : Intrinsic::nvvm_ff_to_e5m2x2_rn;
    return unpack(
        e, e.builder.CreateBitCast(e.intrinsic(id, {high, low}), llvm::FixedVectorType::get(e.i8(), 2)));
  }
  if (from_small && ir::is_float(to) && !to_small) {
    Value* both = e.builder.CreateBitCast(pack(e, a, b), e.i16());
    auto id =
        from == ElementType::e4m3 ? Intrinsic::nvvm_e4m3x2_to_f16x2_rn : Intrinsic::nvvm_e5m2x2_to_f16x2_rn;
    std::array<Value*, 2> halves = unpack(e, e.intrinsic(id, {both}));
    for (Value*& h : halves) h = emit_cast(e, h, ElementType::f16, to, true);
    return halves;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::array<Value*, 2>> emit_packed_op(Emitter& e, const ir::Op& op,
                                                    std::span<Value* const> first,
                                                    std::span<Value* const> second) {
  if (op.kind == OpKind::cast_) {
    if (llvm::isa<llvm::Constant>(first[0]) || llvm::isa<llvm::Constant>(second[0])) return std::nullopt;
    return convert(e, op, first[0], second[0]);
  }
  const ir::Element& element = op.results[0]->type.element;
  if (element.pointer || !is_packed_arithmetic(e.target, op.kind, element.type)) return std::nullopt;
  auto& b = e.builder;
  llvm::SmallVector<Value*, 3> v;
  for (std::size_t i = 0; i < first.size(); ++i) v.push_back(pack(e, first[i], second[i]));
  bool nan = op.integer("propagate_nan") != 0;
  switch (op.kind) {
    case OpKind::add_: return unpack(e, b.CreateFAdd(v[0], v[1]));
    case OpKind::sub_: return unpack(e, b.CreateFSub(v[0], v[1]));
    case OpKind::mul_: return unpack(e, b.CreateFMul(v[0], v[1]));
    case OpKind::fma_:
      return unpack(e, b.CreateIntrinsic(Intrinsic::fma, {v[0]->getType()}, {v[0], v[1], v[2]}));
    case OpKind::minimum_:
      return unpack(e, b.CreateBinaryIntrinsic(nan ? Intrinsic::minimum : Intrinsic::minimumnum, v[0], v[1]));
    default:
      return unpack(e, b.CreateBinaryIntrinsic(nan ? Intrinsic::maximum : Intrinsic::maximumnum, v[0], v[1]));
  }
}

}  // namespace tilewright::lowering
