// The op reference in docs/, made from the op table.
#pragma once
#include <string>

namespace tilewright::ir {

// Markdown: how a program is written, then every op with its operands, attributes, regions, effects and
// meaning.
std::string op_reference();

}  // namespace tilewright::ir
