#include "lowering/wgmma_instruction.h"

namespace tilewright::lowering {

namespace {

using enum ir::ElementType;

bool is_fp8(ir::ElementType t) { return t == e4m3 || t == e5m2; }
bool is_byte(ir::ElementType t) { return t == i8 || t == u8; }

const char* ptx_name(ir::ElementType t) {
  switch (t) {
    case f32: return "tf32";
    case i8: return "s8";
    case i32: return "s32";
    default: return ir::name(t);
  }
}

bool has_columns(int n, bool integers) {
  return n >= 8 && n <= 256 && n % 8 == 0 && (!integers || n <= 32 || n % 16 == 0);
}

}  // namespace

std::string WgmmaInstruction::problem() const {
  const std::string pair = std::string(ir::name(a)) + " x " + ir::name(b);
  const bool wide = (a == bf16 || a == f16 || a == f32) && a == b;
  if (!wide && !(is_fp8(a) && is_fp8(b)) && !(is_byte(a) && is_byte(b)))
    return "found " + pair +
           ", wgmma multiplies bf16, f16 or f32 (as tf32) with the same, e4m3 and e5m2 in any pair, i8 and "
           "u8 in any "
           "pair; cast an operand";
  const bool fits = is_byte(a) ? d == i32 : d == f32 || (d == f16 && (a == f16 || is_fp8(a)));
  if (!fits)
    return "found an accumulator of " + std::string(ir::name(d)) + " for " + pair + ", expected " +
           (is_byte(a)              ? "i32"
            : a == f16 || is_fp8(a) ? "f32 or f16"
                                    : "f32");
  if (!has_columns(n, is_byte(a)))
    return "found " + std::to_string(n) + " columns, wgmma has " +
           (is_byte(a) ? "8, 16, 24, 32 and further multiples of 16 up to 256" : "multiples of 8 up to 256");
  if ((a_transposed || b_transposed) && ir::info(a).bits != 16)
    return std::string("found ") + ir::name(a) +
           " operands with the summed dimension not contiguous, wgmma transposes 16-bit types only; store "
           "them with "
           "that dimension last";
  if (a_transposed && a_in_registers) return "an operand in registers is not transposed";
  return "";
}

std::string WgmmaInstruction::mnemonic() const {
  return "wgmma.mma_async.sync.aligned.m64n" + std::to_string(n) + "k" + std::to_string(k()) + "." +
         std::string(d == f32 ? "f32" : ptx_name(d)) + "." + ptx_name(a) + "." + ptx_name(b);
}

std::string WgmmaInstruction::text(const std::string& d_list, const std::string& a_text,
                                   const std::string& b_text, const std::string& scale_d) const {
  std::string s = mnemonic() + " " + d_list + ", " + a_text + ", " + b_text + ", " + scale_d;
  if (!is_byte(a)) s += ", 1, 1";  // signs of A and B
  if (ir::info(a).bits == 16) {
    if (!a_in_registers) s += a_transposed ? ", 1" : ", 0";
    s += b_transposed ? ", 1" : ", 0";
  }
  return s + ";";
}

int wgmma_columns(int columns, bool integers) {
  for (int n = 256; n >= 8; n -= 8)
    if (has_columns(n, integers) && columns % n == 0) return n;
  return 0;
}

}  // namespace tilewright::lowering
