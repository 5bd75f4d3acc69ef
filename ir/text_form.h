// Spellings that the printer and the parser share.
#pragma once
#include <string>

namespace tilewright::ir {

// The fewest digits that read back to the same number (to the same float if `single`), with a point, an
// exponent, or inf or nan.
std::string number_text(double value, bool single = false);

}  // namespace tilewright::ir
