// Register operands of asynchronous products: the matrix engine reads them after the instruction was issued,
// and neither LLVM nor ptxas keeps a loop from writing them again meanwhile. Results are then silently wrong.
#pragma once
#include "ir/program.h"

namespace tilewright::lowering {

// Throws UserError where a tile that a dot_async in flight reads as `a` would be computed anew before the
// dot_wait that covers it: the next iteration of a loop writes the same registers.
void check_register_operands(const ir::Program& program);

}  // namespace tilewright::lowering
