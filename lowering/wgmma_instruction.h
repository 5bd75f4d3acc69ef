// wgmma.mma_async as text: one instruction computes D[64, n] = A[64, 32 bytes of k] B[32 bytes of k, n] (+ D)
// for the 128 threads of a warpgroup (PTX ISA, "Asynchronous warpgroup-level multiply-and-accumulate"). No
// LLVM here.
#pragma once
#include <string>

#include "ir/element_type.h"

namespace tilewright::lowering {

struct WgmmaInstruction {
  ir::ElementType a, b;  // bf16, f16, f32 (as tf32): both the same; e4m3, e5m2: any pair; i8, u8: any pair
  ir::ElementType d;     // f32; f16 with f16 and fp8 operands; i32 with integers
  int n = 8;             // 8 .. 256 in steps of 8; integers: 8, 16, 24, 32, then steps of 16
  bool a_in_registers = false;
  bool a_transposed = false, b_transposed = false;  // rows contiguous in shared memory; 16-bit types only

  int k() const { return 32 / ir::Element{a, false}.bytes(); }
  // 32-bit registers of one thread for D and for A.
  int d_registers() const { return d == ir::ElementType::f16 ? n / 4 : n / 2; }
  static constexpr int a_registers = 4;

  // "" if there is such an instruction, else what is wrong: what was found and what is possible.
  std::string problem() const;
  // Without operands: "wgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16".
  std::string mnemonic() const;
  // The instruction with its operands as they are spelled: `d_list` and, in registers, `a` are "{...}" lists,
  // else `a` and `b` are 64-bit descriptors; `scale_d` is a predicate, D = A B where it is false.
  std::string text(const std::string& d_list, const std::string& a, const std::string& b,
                   const std::string& scale_d) const;
};

// The largest n of an instruction that `columns` can be divided into evenly; 0 if there is none.
int wgmma_columns(int columns, bool integers);

}  // namespace tilewright::lowering
