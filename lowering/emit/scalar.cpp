// The one emission of every scalar op. Floating-point operations round once in their own type and are never
// contracted; integer operations have no undefined results that LLVM could exploit.
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using ir::ElementType;
using llvm::Value;
namespace Intrinsic = llvm::Intrinsic;

namespace {

class Scalar {
 public:
  Scalar(Emitter& emitter, const ir::Op& o, std::span<Value* const> ops)
      : e(emitter), b(emitter.builder), op(o), operands(ops), type(o.result()->type.element) {}

  Value* emit();

 private:
  Value* arithmetic();
  Value* divide(bool remainder);
  Value* multiply_high();
  Value* extremum();
  Value* shift();
  Value* compare();
  Value* bitcast();
  Value* math();
  Value* erf();
  Value* constant();
  Value* inline_ptx();

  ir::Element operand_element(int i) const { return op.operands[static_cast<std::size_t>(i)]->type.element; }
  bool is_float() const { return ir::is_float(type.type); }
  bool is_signed() const { return ir::info(type.type).is_signed; }
  bool bf16_needs_f32(ElementType t) const {
    return t == ElementType::bf16 && !e.target.has_bf16_arithmetic();
  }
  bool is_half(ElementType t) const { return t == ElementType::f16 || t == ElementType::bf16; }
  Value* widen(Value* v) { return b.CreateFPExt(v, e.f32()); }
  Value* narrow(Value* v) { return b.CreateFPTrunc(v, e.register_type(type)); }
  [[noreturn]] void unsupported() {
    e.fail(op,
           "operand 0 has element type " + operand_element(0).text() + ", for which this op is not defined");
  }
  bool has_arithmetic(ElementType t) const {
    return t == ElementType::f32 || is_half(t) || ir::is_integer(t);
  }

  Emitter& e;
  llvm::IRBuilder<>& b;
  const ir::Op& op;
  std::span<Value* const> operands;
  ir::Element type;
};

Value* Scalar::emit() {
  using enum ir::OpKind;
  switch (op.kind) {
    case constant_: return constant();
    case add_:
    case sub_:
    case mul_:
    case fma_:
    case neg_:
    case abs_: return arithmetic();
    case div_: return divide(false);
    case rem_: return divide(true);
    case mulhi_: return multiply_high();
    case minimum_:
    case maximum_: return extremum();
    case bit_and_: return b.CreateAnd(operands[0], operands[1]);
    case bit_or_: return b.CreateOr(operands[0], operands[1]);
    case bit_xor_: return b.CreateXor(operands[0], operands[1]);
    case bit_not_: return b.CreateNot(operands[0]);
    case shl_:
    case shr_: return shift();
    case compare_: return compare();
    case select_: return b.CreateSelect(operands[0], operands[1], operands[2]);
    case cast_:
      return emit_cast(e, operands[0], operand_element(0).type, type.type, op.integer("saturate", 1) != 0);
    case bitcast_: return bitcast();
    case pointer_add_: {
      Value* offset = b.CreateSExt(operands[1], e.i64());
      return b.CreateGEP(e.memory_type(ir::Element{type.type, false}), operands[0], offset);
    }
    case assume_multiple_: return operands[0];
    case inline_ptx_: return inline_ptx();
    default: return math();
  }
}

Value* Scalar::constant() {
  const ir::AttributeValue& value = *op.attribute("value");
  const auto* integer = std::get_if<std::int64_t>(&value);
  llvm::Type* t = e.register_type(type);
  if (type.pointer) {
    Value* address = e.constant_i64(integer ? *integer : 0);
    return b.CreateIntToPtr(address, t);
  }
  if (!is_float()) {
    std::int64_t number = integer ? *integer : static_cast<std::int64_t>(std::get<double>(value));
    return llvm::ConstantInt::get(t, llvm::APInt(t->getIntegerBitWidth(), static_cast<std::uint64_t>(number),
                                                 false, /*implicitTrunc=*/true));
  }
  double number = integer ? static_cast<double>(*integer) : std::get<double>(value);
  if (t->isFloatingPointTy()) return llvm::ConstantFP::get(t, number);
  // The conversion folds to a constant.
  Value* wide = llvm::ConstantFP::get(e.f32(), number);
  return emit_cast(e, wide, ElementType::f32, type.type, true);
}

Value* Scalar::arithmetic() {
  using enum ir::OpKind;
  ElementType t = type.type;
  if (!has_arithmetic(t)) unsupported();
  if (!is_float()) {
    switch (op.kind) {
      case add_: return b.CreateAdd(operands[0], operands[1]);
      case sub_: return b.CreateSub(operands[0], operands[1]);
      case mul_: return b.CreateMul(operands[0], operands[1]);
      case fma_: return b.CreateAdd(b.CreateMul(operands[0], operands[1]), operands[2]);
      case neg_: return b.CreateNeg(operands[0]);
      default:
        return is_signed() ? b.CreateBinaryIntrinsic(Intrinsic::abs, operands[0], e.constant_i1(false))
                           : operands[0];
    }
  }
  switch (op.kind) {
    case fma_:
      return b.CreateIntrinsic(Intrinsic::fma, {operands[0]->getType()},
                               {operands[0], operands[1], operands[2]});
    case neg_: return b.CreateFNeg(operands[0]);
    case abs_: return b.CreateUnaryIntrinsic(Intrinsic::fabs, operands[0]);
    default: break;
  }
  // f32 holds every bf16 sum and product so exactly that rounding the f32 result again changes nothing
  // (24 >= 2 * 8 + 2 bits).
  bool wide = bf16_needs_f32(t);
  Value* x = wide ? widen(operands[0]) : operands[0];
  Value* y = wide ? widen(operands[1]) : operands[1];
  Value* r = op.kind == add_ ? b.CreateFAdd(x, y) : op.kind == sub_ ? b.CreateFSub(x, y) : b.CreateFMul(x, y);
  return wide ? narrow(r) : r;
}

Value* Scalar::divide(bool remainder) {
  ElementType t = type.type;
  if (!has_arithmetic(t)) unsupported();
  if (is_float()) {
    if (remainder) unsupported();
    bool wide = is_half(t);  // 24 >= 2 * 11 + 2: the second rounding changes nothing
    Value* x = wide ? widen(operands[0]) : operands[0];
    Value* y = wide ? widen(operands[1]) : operands[1];
    Value* q = op.integer("approximate") ? e.intrinsic(Intrinsic::nvvm_div_full, {x, y}) : b.CreateFDiv(x, y);
    return wide ? narrow(q) : q;
  }
  auto plain = [&](Value* x, Value* y) {
    if (is_signed()) return remainder ? b.CreateSRem(x, y) : b.CreateSDiv(x, y);
    return remainder ? b.CreateURem(x, y) : b.CreateUDiv(x, y);
  };
  // LLVM may assume that a division happened to mean a non-zero divisor, and would drop the author's test of
  // it; so only divisions by harmless constants are LLVM's.
  if (auto* constant = llvm::dyn_cast<llvm::ConstantInt>(operands[1]))
    if (!constant->isZero() && !constant->isMinusOne()) return plain(operands[0], operands[1]);
  unsigned bits = operands[0]->getType()->getIntegerBitWidth();
  Value* x = operands[0];
  Value* y = operands[1];
  llvm::Type* wide = bits == 64 ? e.i64() : e.i32();
  x = is_signed() ? b.CreateSExt(x, wide) : b.CreateZExt(x, wide);
  y = is_signed() ? b.CreateSExt(y, wide) : b.CreateZExt(y, wide);
  std::string text = remainder ? "rem." : "div.";
  text += is_signed() ? 's' : 'u';
  text += bits == 64 ? "64 $0, $1, $2;" : "32 $0, $1, $2;";
  Value* q = e.ptx(text, bits == 64 ? "=l,l,l" : "=r,r,r", wide, {x, y}, Emitter::Effect::none);
  return b.CreateTrunc(q, operands[0]->getType());
}

Value* Scalar::multiply_high() {
  if (is_float()) unsupported();
  unsigned bits = operands[0]->getType()->getIntegerBitWidth();
  bool s = is_signed();
  if (bits == 64)
    return e.intrinsic(s ? Intrinsic::nvvm_mulhi_ll : Intrinsic::nvvm_mulhi_ull, {operands[0], operands[1]});
  if (bits == 32)
    return e.intrinsic(s ? Intrinsic::nvvm_mulhi_i : Intrinsic::nvvm_mulhi_ui, {operands[0], operands[1]});
  Value* x = s ? b.CreateSExt(operands[0], e.i32()) : b.CreateZExt(operands[0], e.i32());
  Value* y = s ? b.CreateSExt(operands[1], e.i32()) : b.CreateZExt(operands[1], e.i32());
  return b.CreateTrunc(b.CreateLShr(b.CreateMul(x, y), bits), operands[0]->getType());
}

Value* Scalar::extremum() {
  bool low = op.kind == ir::OpKind::minimum_;
  if (!has_arithmetic(type.type)) unsupported();
  if (!is_float()) {
    auto id =
        is_signed() ? (low ? Intrinsic::smin : Intrinsic::smax) : (low ? Intrinsic::umin : Intrinsic::umax);
    return b.CreateBinaryIntrinsic(id, operands[0], operands[1]);
  }
  // minimum and minimumnum order -0 below +0; minnum does not promise it.
  bool nan = op.integer("propagate_nan") != 0;
  auto id = nan ? (low ? Intrinsic::minimum : Intrinsic::maximum)
                : (low ? Intrinsic::minimumnum : Intrinsic::maximumnum);
  return b.CreateBinaryIntrinsic(id, operands[0], operands[1]);
}

Value* Scalar::shift() {
  if (is_float()) unsupported();
  unsigned bits = operands[0]->getType()->getIntegerBitWidth();
  Value* limit = llvm::ConstantInt::get(operands[1]->getType(), bits);
  Value* count = operands[1];
  auto fit = [&](Value* v) { return b.CreateZExtOrTrunc(v, operands[0]->getType()); };
  Value* in_range = b.CreateICmpULT(count, limit);
  if (op.kind == ir::OpKind::shr_ && is_signed()) {
    Value* most = llvm::ConstantInt::get(count->getType(), bits - 1);
    return b.CreateAShr(operands[0], fit(b.CreateSelect(in_range, count, most)));
  }
  Value* safe = fit(b.CreateSelect(in_range, count, llvm::ConstantInt::get(count->getType(), 0)));
  Value* shifted =
      op.kind == ir::OpKind::shl_ ? b.CreateShl(operands[0], safe) : b.CreateLShr(operands[0], safe);
  return b.CreateSelect(in_range, shifted, llvm::ConstantInt::get(operands[0]->getType(), 0));
}

Value* Scalar::compare() {
  static constexpr std::pair<const char*, int> names[] = {{"eq", 0}, {"ne", 1}, {"lt", 2},
                                                          {"le", 3}, {"gt", 4}, {"ge", 5}};
  std::string predicate = op.text("predicate");
  int which = -1;
  for (auto [name, i] : names)
    if (predicate == name) which = i;
  if (which < 0) e.fail(op, "predicate '" + predicate + "' is not one of eq ne lt le gt ge");
  using P = llvm::CmpInst;
  ir::Element element = operand_element(0);
  Value* x = operands[0];
  Value* y = operands[1];
  if (!element.pointer && ir::is_float(element.type)) {
    static constexpr P::Predicate floats[] = {P::FCMP_OEQ, P::FCMP_UNE, P::FCMP_OLT,
                                              P::FCMP_OLE, P::FCMP_OGT, P::FCMP_OGE};
    if (!has_arithmetic(element.type)) unsupported();
    if (bf16_needs_f32(element.type)) x = widen(x), y = widen(y);
    return b.CreateFCmp(floats[which], x, y);
  }
  static constexpr P::Predicate signed_[] = {P::ICMP_EQ,  P::ICMP_NE,  P::ICMP_SLT,
                                             P::ICMP_SLE, P::ICMP_SGT, P::ICMP_SGE};
  static constexpr P::Predicate unsigned_[] = {P::ICMP_EQ,  P::ICMP_NE,  P::ICMP_ULT,
                                               P::ICMP_ULE, P::ICMP_UGT, P::ICMP_UGE};
  bool s = !element.pointer && ir::info(element.type).is_signed;
  return b.CreateICmp(s ? signed_[which] : unsigned_[which], x, y);
}

Value* Scalar::bitcast() {
  Value* v = operands[0];
  llvm::Type* to = e.register_type(type);
  if (v->getType() == to) return v;
  if (type.pointer) return b.CreateIntToPtr(v, to);
  if (operand_element(0).pointer) return b.CreatePtrToInt(v, to);
  return b.CreateBitCast(v, to);
}

Value* Scalar::math() {
  using enum ir::OpKind;
  if (!is_float() || !has_arithmetic(type.type)) unsupported();
  bool wide = type.type != ElementType::f32;
  Value* x = wide ? widen(operands[0]) : operands[0];
  auto times = [&](Value* v, double factor) {
    return b.CreateFMul(v, llvm::ConstantFP::get(e.f32(), factor));
  };
  Value* r = nullptr;
  switch (op.kind) {
    case exp_:
      r = e.intrinsic(Intrinsic::nvvm_ex2_approx_ftz, {times(x, 1.4426950408889634)}, {e.f32()});
      break;
    case exp2_: r = e.intrinsic(Intrinsic::nvvm_ex2_approx, {x}, {e.f32()}); break;
    case log_: r = times(e.intrinsic(Intrinsic::nvvm_lg2_approx_f, {x}), 0.6931471805599453); break;
    case log2_: r = e.intrinsic(Intrinsic::nvvm_lg2_approx_f, {x}); break;
    case sin_: r = e.intrinsic(Intrinsic::nvvm_sin_approx_f, {x}); break;
    case cos_: r = e.intrinsic(Intrinsic::nvvm_cos_approx_f, {x}); break;
    case tanh_: r = e.ptx("tanh.approx.f32 $0, $1;", "=f,f", e.f32(), {x}, Emitter::Effect::none); break;
    case erf_:
      operands = std::span(&x, 1);
      r = erf();
      break;
    case sqrt_: r = e.intrinsic(Intrinsic::nvvm_sqrt_rn_f, {x}); break;
    case rsqrt_: r = e.intrinsic(Intrinsic::nvvm_rsqrt_approx_f, {x}); break;
    case floor_: r = b.CreateUnaryIntrinsic(Intrinsic::floor, x); break;
    case ceil_: r = b.CreateUnaryIntrinsic(Intrinsic::ceil, x); break;
    default: throw InternalError(e.place(op) + ": no emission for this scalar op");
  }
  return wide ? narrow(r) : r;
}

// Abramowitz and Stegun 7.1.26: erf x = 1 - (a1 t + ... + a5 t^5) e^(-x^2), t = 1 / (1 + p x), x >= 0;
// absolute error 1.5e-7 plus rounding.
Value* Scalar::erf() {
  Value* x = operands[0];
  auto f = [&](double v) -> Value* { return llvm::ConstantFP::get(e.f32(), v); };
  auto fma = [&](Value* u, Value* v, Value* w) {
    return b.CreateIntrinsic(Intrinsic::fma, {e.f32()}, {u, v, w});
  };
  Value* a = b.CreateUnaryIntrinsic(Intrinsic::fabs, x);
  Value* t = e.intrinsic(Intrinsic::nvvm_div_full, {f(1.0), fma(a, f(0.3275911), f(1.0))});
  Value* poly = f(1.061405429);
  for (double c : {-1.453152027, 1.421413741, -0.284496736, 0.254829592}) poly = fma(poly, t, f(c));
  poly = b.CreateFMul(poly, t);
  Value* square = b.CreateFMul(a, a);
  Value* power =
      e.intrinsic(Intrinsic::nvvm_ex2_approx_ftz, {b.CreateFMul(square, f(-1.4426950408889634))}, {e.f32()});
  Value* r = b.CreateFSub(f(1.0), b.CreateFMul(poly, power));
  return b.CreateIntrinsic(Intrinsic::copysign, {e.f32()}, {r, x});
}

Value* Scalar::inline_ptx() {
  bool is_volatile = op.integer("volatile") != 0;
  llvm::Type* result = e.register_type(type);
  // The register classes h, r, l, f take no 8-bit or bf16 values: those travel as integers.
  auto carrier = [&](llvm::Type* t) -> llvm::Type* {
    if (t->isIntegerTy(8)) return e.i16();
    if (t->isHalfTy() || t->isBFloatTy()) return e.i16();
    if (t->isPointerTy()) return e.i64();
    return t;
  };
  llvm::SmallVector<Value*, 4> inputs;
  for (Value* v : operands) {
    llvm::Type* t = v->getType();
    if (t->isIntegerTy(8)) v = b.CreateZExt(v, e.i16());
    if (t->isHalfTy() || t->isBFloatTy()) v = b.CreateBitCast(v, e.i16());
    if (t->isPointerTy()) v = b.CreatePtrToInt(v, e.i64());
    inputs.push_back(v);
  }
  llvm::SmallVector<llvm::Type*, 4> types;
  for (Value* v : inputs) types.push_back(v->getType());
  auto* signature = llvm::FunctionType::get(carrier(result), types, false);
  if (llvm::Error error = llvm::InlineAsm::verify(signature, op.text("constraints")))
    e.fail(op, "constraints \"" + op.text("constraints") + "\": " + llvm::toString(std::move(error)));
  Value* r = e.ptx(op.text("text"), op.text("constraints"), carrier(result), inputs,
                   is_volatile ? Emitter::Effect::memory : Emitter::Effect::none);
  if (result->isIntegerTy(8)) return b.CreateTrunc(r, result);
  if (result->isPointerTy()) return b.CreateIntToPtr(r, result);
  return b.CreateBitCast(r, result);
}

}  // namespace

Value* emit_scalar_op(Emitter& e, const ir::Op& op, std::span<Value* const> operands) {
  return Scalar(e, op, operands).emit();
}

void emit_scalar(Emitter& e, const ir::Op& op) {
  std::vector<Value*> operands;
  for (const ir::Value* v : op.operands) operands.push_back(e.scalar(v));
  e.define(op.result(), emit_scalar_op(e, op, operands));
}

}  // namespace tilewright::lowering
