#include "lowering/dot_plan.h"

#include "ir/builder.h"
#include "ir/error.h"

namespace tilewright::lowering {
namespace {

using enum ir::ElementType;

const char* ptx_name(ir::ElementType t) {
  switch (t) {
    case f16: return "f16";
    case bf16: return "bf16";
    case f32: return "tf32";
    case i8: return "s8";
    case u8: return "u8";
    case e4m3: return "e4m3";
    case e5m2: return "e5m2";
    default: return nullptr;
  }
}

bool is_fp8(ir::ElementType t) { return t == e4m3 || t == e5m2; }

}  // namespace

std::optional<MmaPlan> plan_mma(const ir::Op& dot, const Target& target) {
  const ir::Type &a = dot.operands[0]->type, &b = dot.operands[1]->type, &c = dot.operands[2]->type;
  const ir::ElementType type = a.element.type;
  if (!ptx_name(type) || (type == f32 && dot.text("precision") != "tf32")) return std::nullopt;
  const int k_width = 32 / ir::info(type).bits;
  const int warps = 1 << c.layout.warp_bits;
  for (int warps_m = warps; warps_m >= 1; warps_m /= 2) {
    const ir::MmaAccumulator parent{warps_m, warps / warps_m};
    if (parent.resolve(c.shape) != c.layout ||
        ir::DotOperand{0, parent, k_width}.resolve(a.shape) != a.layout ||
        ir::DotOperand{1, parent, k_width}.resolve(b.shape) != b.layout)
      continue;
    if (is_fp8(type) && !target.has_fp8_mma())
      throw UserError(
          ir::where(dot) + ": a: found " + a.element.text() + " for " + target.name() +
          ", which has no fp8 matrix instruction (sm_89 and newer have); cast the operands to bf16");
    const char* result = c.element.type == i32 ? "s32" : c.element.type == f16 ? "f16" : "f32";
    return MmaPlan{parent, 8 * k_width, k_width, ptx_name(type), ptx_name(b.element.type), result};
  }
  return std::nullopt;
}

std::uint32_t dot_scratch_bytes(const ir::Op& dot) {
  auto bytes = [](const ir::Type& t) {
    return static_cast<std::uint32_t>(t.shape.elements() * t.element.bytes());
  };
  return (bytes(dot.operands[0]->type) + 15u) / 16u * 16u + bytes(dot.operands[1]->type);
}

}  // namespace tilewright::lowering
