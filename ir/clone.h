// A deep copy of a program: what passes that change a program work on.
#pragma once
#include <unordered_map>

#include "ir/program.h"

namespace tilewright::ir {

// `copies`, if given, receives for every op of the original its copy. Locations are shared, not copied.
Program clone(const Program& program, std::unordered_map<const Op*, Op*>* copies = nullptr);

}  // namespace tilewright::ir
