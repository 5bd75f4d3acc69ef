// Ops that not every target has.
#pragma once
#include "ir/program.h"
#include "lowering/target.h"

namespace tilewright::lowering {

// Throws UserError for the first op that the target cannot run, with what it needs.
void check_target(const ir::Program& program, const Target& target);

}  // namespace tilewright::lowering
