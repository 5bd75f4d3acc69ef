// How a dot_async becomes wgmma instructions. No LLVM here.
#pragma once
#include <optional>
#include <vector>

#include "ir/program.h"
#include "lowering/matrix_descriptor.h"
#include "lowering/target.h"
#include "lowering/wgmma_instruction.h"

namespace tilewright::lowering {

struct AsyncDotPlan {
  WgmmaInstruction instruction;
  // One 64 x n piece of a warpgroup's part of the accumulator: the rows and columns that its registers add,
  // and the first of its consecutive registers.
  struct Block {
    int row, column, first_register;
  };
  std::vector<Block> blocks;
  int block_registers = 0;  // accumulator elements of a thread that one instruction computes; what the
                            // accumulator has more (its columns are a power of two) lies behind them
  int k_steps = 0;
  std::vector<int> warpgroup_rows, warpgroup_columns;  // that bit i of the warpgroup's number adds
  std::optional<MatrixOperand> a;                      // in shared memory
  MatrixOperand b;
};

// Throws UserError: accumulator or operands that wgmma does not take.
AsyncDotPlan plan_async_dot(const ir::Op& dot);

}  // namespace tilewright::lowering
