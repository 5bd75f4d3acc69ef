// Checks a program before anything is done with it: later stages rely on every rule here.
//
// A message is one line: file:line: op: operand: found ..., expected ...; what to change.
#pragma once
#include <string>
#include <vector>

#include "ir/program.h"

namespace tilewright::ir {

// Throws UserError with the first mistake of the program.
void verify(const Program& program);

// All mistakes in program order; none if the program is good.
std::vector<std::string> mistakes(const Program& program);

// The mistakes of one op and of its regions as far as they do not depend on where the op stands: what the dsl
// asks while it records.
std::vector<std::string> mistakes(const Op& op, int num_warps);

// The rule that a type breaks (shape, layout covers the tile, warps), or the empty text.
std::string type_mistake(const Type& type, int num_warps);

}  // namespace tilewright::ir
