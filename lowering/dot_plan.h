// Which instruction a dot becomes. No LLVM here.
#pragma once
#include <optional>

#include "ir/layout_specs.h"
#include "ir/program.h"
#include "lowering/target.h"

namespace tilewright::lowering {

// mma.sync m16n8kK on fragments (PTX ISA, "Multiply-and-accumulate instruction: mma").
struct MmaPlan {
  ir::MmaAccumulator accumulator;
  int k;               // of the instruction: 8 (tf32), 16 (16-bit), 32 (8-bit)
  int k_width;         // elements in one 32-bit register
  const char* a_type;  // PTX names
  const char* b_type;
  const char* c_type;  // f32, f16 or s32
};

// The plan if the layouts are the fragments of an mma.sync; nothing if the product is made of fused
// multiply-adds. UserError if the target has no such instruction.
std::optional<MmaPlan> plan_mma(const ir::Op& dot, const Target& target);

// Bytes of shared memory that a dot without mma.sync needs: both operands, in row-major order, in their own
// types.
std::uint32_t dot_scratch_bytes(const ir::Op& dot);

}  // namespace tilewright::lowering
