// Reads the text form of a program that ir/printer.h writes.
#pragma once
#include <string>
#include <string_view>

#include "ir/program.h"

namespace tilewright::ir {

// The program of the text: print(parse(print(p))) == print(p), with and without locations. Mistakes are a
// UserError "file:line:column: expected ..., found ...", where `file` names the text. The result is well
// formed (every operand is defined before its use in an enclosing region), nothing more is checked: see
// ir/verifier.h. Where `file` is given, ops without a location of their own get their place in the text.
Program parse(std::string_view text, std::string file = "");

}  // namespace tilewright::ir
