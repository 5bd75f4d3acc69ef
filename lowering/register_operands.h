// Register operands of asynchronous products: the matrix engine reads them after the instruction was issued,
// and neither LLVM nor ptxas keeps the same registers from being written again meanwhile. Results are then
// silently wrong.
//
// A register of A is safe if it is written by arithmetic between the wait for the product that read it before
// and the product that reads it next. Where the program computes a tile there, that is so. Where the tile is
// older (kept in a variable over a wait, say), ptxas would rather write it straight into its final register
// when it is computed, which may be while the engine still reads the old one; the emission then passes it
// through an instruction that ptxas cannot take for a copy.
#pragma once
#include "ir/program.h"

namespace tilewright::lowering {

// Whether the tile `a` of a dot_async was computed in its region after the last dot_wait or dot_async before
// it.
bool is_computed_after_wait(const ir::Op& dot_async);

// Throws UserError where a tile that a dot_async in flight reads as `a` would be written anew before the
// dot_wait that covers it: the next iteration of a loop writes the same registers.
void check_register_operands(const ir::Program& program);

}  // namespace tilewright::lowering
