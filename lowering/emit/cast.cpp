// Conversions between element types, each with one rounding.
//
// Small floats (8 bits and less) go through f32, which holds each of them exactly; what is not exact is
// rounded in the last step alone. On targets without the conversion instructions the same results come from
// integer arithmetic. Formats: OCP 8-bit floating point (e4m3, e5m2), OCP microscaling (e2m1, e8m0).
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using ir::ElementType;
using llvm::Value;
namespace Intrinsic = llvm::Intrinsic;

namespace {

struct SmallFloat {
  int exponent_bits, mantissa_bits, bias;
  std::uint32_t largest;   // code of the largest finite value
  std::uint32_t nan;       // code that NaN becomes
  std::uint32_t overflow;  // code of what overflows when not saturating
  std::uint32_t limit;     // f32 bits: from here on (inclusive) an f32 overflows
};

SmallFloat format(ElementType t) {
  switch (t) {
    case ElementType::e4m3: return {4, 3, 7, 0x7e, 0x7f, 0x7f, 0x43e80001};  // above 464, the tie goes to 448
    case ElementType::e5m2:
      return {5, 2, 15, 0x7b, 0x7f, 0x7c, 0x47700000};     // 61440: the tie goes to infinity
    default: return {2, 1, 1, 0x7, 0x7, 0x7, 0x7f800001};  // e2m1 has neither infinity nor NaN
  }
}

class Cast {
 public:
  explicit Cast(Emitter& emitter) : e(emitter), b(emitter.builder) {}

  // Exact.
  Value* to_f32(Value* v, ElementType from) {
    switch (from) {
      case ElementType::f32: return v;
      case ElementType::f16:
      case ElementType::bf16: return b.CreateFPExt(v, e.f32());
      case ElementType::e8m0: return scale_to_f32(v);
      default: return b.CreateFPExt(small_to_f16(v, from), e.f32());
    }
  }

  // One rounding.
  Value* from_f32(Value* v, ElementType to, bool saturate) {
    switch (to) {
      case ElementType::f32: return v;
      case ElementType::f16: return b.CreateFPTrunc(v, llvm::Type::getHalfTy(e.context));
      case ElementType::bf16: return b.CreateFPTrunc(v, llvm::Type::getBFloatTy(e.context));
      case ElementType::e8m0: return f32_to_scale(v);
      default: return f32_to_small(v, to, saturate);
    }
  }

  // Truncates, saturates; NaN gives 0.
  Value* f32_to_integer(Value* v, ElementType to) {
    const ir::ElementInfo& t = ir::info(to);
    if (to == ElementType::i64) {
      // cvt.rzi.s64 turns NaN into the smallest number (PTX ISA, "cvt").
      Value* r = e.intrinsic(Intrinsic::nvvm_f2ll_rz, {v});
      return b.CreateSelect(b.CreateFCmpUNO(v, v), e.constant_i64(0), r);
    }
    if (to == ElementType::u8) {
      Value* r = e.intrinsic(Intrinsic::nvvm_f2ui_rz, {v});
      return b.CreateTrunc(b.CreateBinaryIntrinsic(Intrinsic::umin, r, e.constant_i32(255)), e.i8());
    }
    Value* r = e.intrinsic(Intrinsic::nvvm_f2i_rz, {v});
    if (t.bits == 32) return r;
    int most = (1 << (t.bits - 1)) - 1;
    r = b.CreateBinaryIntrinsic(Intrinsic::smin, r, e.constant_i32(most));
    r = b.CreateBinaryIntrinsic(Intrinsic::smax, r, e.constant_i32(-most - 1));
    return b.CreateTrunc(r, b.getIntNTy(static_cast<unsigned>(t.bits)));
  }

  // Nearest f32; for a further rounding to bf16 use integer_to_odd_f32.
  Value* integer_to_f32(Value* v, ElementType from) {
    return ir::info(from).is_signed ? b.CreateSIToFP(v, e.f32()) : b.CreateUIToFP(v, e.f32());
  }

  // f32 rounded to odd: truncated, and the last bit set if anything was lost. Rounding that to a type with at
  // least two bits less gives the same as rounding the integer.
  Value* integer_to_odd_f32(Value* v, ElementType from) {
    if (ir::info(from).bits <= 16) return integer_to_f32(v, from);  // exact
    bool wide = ir::info(from).bits == 64;
    Value* r = e.intrinsic(wide ? Intrinsic::nvvm_ll2f_rz : Intrinsic::nvvm_i2f_rz, {v});
    Value* back = e.intrinsic(wide ? Intrinsic::nvvm_f2ll_rz : Intrinsic::nvvm_f2i_rz, {r});
    Value* lost = b.CreateZExt(b.CreateICmpNE(back, v), e.i32());
    return b.CreateBitCast(b.CreateOr(b.CreateBitCast(r, e.i32()), lost), e.f32());
  }

 private:
  Value* c(std::uint32_t v) { return e.constant_i32(v); }

  // e4m3, e5m2, e2m1 -> f16, exact: the bits are moved to the places of an f16 and the exponent is put right
  // by a multiplication, which also handles subnormals.
  Value* small_to_f16(Value* v, ElementType from) {
    llvm::Type* half = llvm::Type::getHalfTy(e.context);
    if (from != ElementType::e2m1 && e.target.has_fp8_convert() && !llvm::isa<llvm::Constant>(v)) {
      auto id =
          from == ElementType::e4m3 ? Intrinsic::nvvm_e4m3x2_to_f16x2_rn : Intrinsic::nvvm_e5m2x2_to_f16x2_rn;
      return b.CreateExtractElement(e.intrinsic(id, {b.CreateZExt(v, e.i16())}), std::uint64_t{0});
    }
    Value* word = b.CreateZExt(v, e.i16());
    auto k = [&](std::uint32_t x) -> Value* { return llvm::ConstantInt::get(e.i16(), x); };
    if (from == ElementType::e5m2) return b.CreateBitCast(b.CreateShl(word, k(8)), half);
    if (from == ElementType::e2m1) {
      Value* magnitude = b.CreateShl(b.CreateAnd(word, k(7)), k(9));
      Value* sign = b.CreateShl(b.CreateAnd(word, k(8)), k(12));
      Value* moved = b.CreateBitCast(b.CreateOr(magnitude, sign), half);
      return b.CreateFMul(moved, llvm::ConstantFP::get(half, 16384.0));
    }
    Value* magnitude = b.CreateShl(b.CreateAnd(word, k(0x7f)), k(7));
    Value* sign = b.CreateShl(b.CreateAnd(word, k(0x80)), k(8));
    Value* moved =
        b.CreateFMul(b.CreateBitCast(b.CreateOr(magnitude, sign), half), llvm::ConstantFP::get(half, 256.0));
    Value* nan = b.CreateBitCast(b.CreateOr(sign, k(0x7fff)), half);
    return b.CreateSelect(b.CreateICmpEQ(b.CreateAnd(word, k(0x7f)), k(0x7f)), nan, moved);
  }

  Value* scale_to_f32(Value* v) {
    Value* word = b.CreateZExt(v, e.i32());
    Value* bits = b.CreateShl(word, 23);
    bits = b.CreateSelect(b.CreateICmpEQ(word, c(0)), c(0x00400000), bits);  // 2^-127 is subnormal
    bits = b.CreateSelect(b.CreateICmpEQ(word, c(255)), c(0x7fffffff), bits);
    return b.CreateBitCast(bits, e.f32());
  }

  // Nearest power of two of the magnitude, ties to the even exponent code; at most 2^127; NaN gives NaN.
  Value* f32_to_scale(Value* v) {
    Value* bits = b.CreateAnd(b.CreateBitCast(v, e.i32()), c(0x7fffffff));
    Value* even = b.CreateAnd(b.CreateLShr(bits, 23), c(1));
    Value* code = b.CreateLShr(b.CreateAdd(bits, b.CreateAdd(even, c(0x3fffff))), 23);
    code = b.CreateBinaryIntrinsic(Intrinsic::umin, code, c(254));
    // Below 2^-126 the codes are 0 (2^-127) and 1 (2^-126), which meet at 1.5 * 2^-127 = bits 0x00600000.
    Value* tiny = b.CreateZExt(b.CreateICmpUGT(bits, c(0x00600000)), e.i32());
    code = b.CreateSelect(b.CreateICmpULT(bits, c(0x00800000)), tiny, code);
    code = b.CreateSelect(b.CreateICmpUGT(bits, c(0x7f800000)), c(255), code);
    return b.CreateTrunc(code, e.i8());
  }

  Value* f32_to_small(Value* v, ElementType to, bool saturate) {
    SmallFloat f = format(to);
    Value* bits = b.CreateBitCast(v, e.i32());
    Value* magnitude = b.CreateAnd(bits, c(0x7fffffff));
    Value* code = nullptr;
    bool native = to == ElementType::e2m1 ? e.target.has_fp4_convert() : e.target.has_fp8_convert();
    if (native && !llvm::isa<llvm::Constant>(v)) {
      Value* zero = llvm::ConstantFP::get(e.f32(), 0.0);
      auto id = to == ElementType::e4m3   ? Intrinsic::nvvm_ff_to_e4m3x2_rn
                : to == ElementType::e5m2 ? Intrinsic::nvvm_ff_to_e5m2x2_rn
                                          : Intrinsic::nvvm_ff_to_e2m1x2_rn_satfinite;
      Value* pair = e.intrinsic(id, {zero, v});  // the second operand becomes the low part
      code = b.CreateTrunc(pair, e.i8());
      if (to == ElementType::e2m1) code = b.CreateAnd(code, llvm::ConstantInt::get(e.i8(), 15));
    } else {
      code = f32_to_small_by_bits(bits, magnitude, f);
    }
    if (!saturate && f.overflow != f.largest) {
      int width = 1 + f.exponent_bits + f.mantissa_bits;
      Value* sign = b.CreateAnd(b.CreateLShr(bits, 32 - width), c(1u << (width - 1)));
      Value* over = b.CreateTrunc(b.CreateOr(sign, c(f.overflow)), e.i8());
      Value* is_over =
          b.CreateAnd(b.CreateICmpUGE(magnitude, c(f.limit)), b.CreateICmpULE(magnitude, c(0x7f800000)));
      code = b.CreateSelect(is_over, over, code);
    }
    return code;
  }

  Value* f32_to_small_by_bits(Value* bits, Value* magnitude, const SmallFloat& f) {
    int width = 1 + f.exponent_bits + f.mantissa_bits;
    int drop = 23 - f.mantissa_bits;
    // Normal results: round to nearest even in the integer, rebias, drop. Clamping first keeps it from
    // wrapping.
    Value* clamped = b.CreateBinaryIntrinsic(Intrinsic::umin, magnitude, c(0x4f000000));
    Value* odd = b.CreateAnd(b.CreateLShr(clamped, drop), c(1));
    Value* rounded = b.CreateAdd(b.CreateAdd(clamped, odd), c((1u << (drop - 1)) - 1));
    Value* normal =
        b.CreateLShr(b.CreateSub(rounded, c(static_cast<std::uint32_t>(127 - f.bias) << 23)), drop);
    normal = b.CreateBinaryIntrinsic(Intrinsic::umin, normal, c(f.largest));
    // Subnormal results: adding a number whose last place is the format's smallest value rounds there.
    std::uint32_t magic = static_cast<std::uint32_t>(127 + drop + 1 - f.bias) << 23;
    Value* sum = b.CreateFAdd(b.CreateBitCast(magnitude, e.f32()), b.CreateBitCast(c(magic), e.f32()));
    Value* subnormal = b.CreateSub(b.CreateBitCast(sum, e.i32()), c(magic));
    std::uint32_t smallest_normal = static_cast<std::uint32_t>(128 - f.bias) << 23;
    Value* code = b.CreateSelect(b.CreateICmpULT(magnitude, c(smallest_normal)), subnormal, normal);
    Value* sign = b.CreateAnd(b.CreateLShr(bits, 32 - width), c(1u << (width - 1)));
    code = b.CreateOr(code, sign);
    code = b.CreateSelect(b.CreateICmpUGT(magnitude, c(0x7f800000)), c(f.nan), code);
    return b.CreateTrunc(code, e.i8());
  }

  Emitter& e;
  llvm::IRBuilder<>& b;
};

}  // namespace

Value* emit_cast(Emitter& e, Value* value, ElementType from, ElementType to, bool saturate) {
  auto& b = e.builder;
  Cast cast(e);
  bool from_float = ir::is_float(from), to_float = ir::is_float(to);
  llvm::Type* target_type = e.register_type(ir::Element{to, false});
  if (from == to) return value;
  if (!from_float && !to_float) {
    if (to == ElementType::i1) return b.CreateICmpNE(value, llvm::ConstantInt::get(value->getType(), 0));
    return ir::info(from).is_signed ? b.CreateSExtOrTrunc(value, target_type)
                                    : b.CreateZExtOrTrunc(value, target_type);
  }
  if (from_float) {
    Value* wide = cast.to_f32(value, from);
    if (to == ElementType::i1) return b.CreateFCmpUNE(wide, llvm::ConstantFP::get(e.f32(), 0.0));
    return to_float ? cast.from_f32(wide, to, saturate) : cast.f32_to_integer(wide, to);
  }
  if (to == ElementType::f32) return cast.integer_to_f32(value, from);
  return cast.from_f32(cast.integer_to_odd_f32(value, from), to, saturate);
}

}  // namespace tilewright::lowering
