// Text form of a program: short, deterministic, and read back by ir/parser.h to the same program.
//
//   #0 = blocked([4], [32], [4]) for [512]              layouts: by name and shape, or r[1 2] l[...] w[...]
//
//   program "scale" (%0 "x": ptr<f32> multiple 16, %1 "s": f32) warps 4 {
//     %2 = arange {start: 0} : tile<i32[512], #0>
//     %3 = map %0, %2 : tile<ptr<f32>[512], #0> (%4: ptr<f32>, %5: i32) {
//       %6 = pointer_add %4, %5 : ptr<f32>
//       yield %6
//     }
//     %7 = load %3 {cache: "cg"} : tile<f32[512], #0>
//     store %3, %7
//   }
//
// An op is: results = name operands {attributes} : result types @location regions. Every op of the table has
// this one syntax; its first operand stands on the line of its name. Floats are printed with the fewest
// digits that read back to the same number.
#pragma once
#include <string>
#include <string_view>

#include "ir/program.h"

namespace tilewright::ir {

struct PrintOptions {
  // Adds @N to every op that has a location and a table of locations (file:line:column and the callers) at
  // the end. Without it the text is what the compile cache is keyed by.
  bool locations = false;
};

std::string print(const Program& program, PrintOptions options = {});

// One op with its regions, for messages and debugging. Values are numbered from 0 in the order in which they
// appear; layouts are written out.
std::string print(const Op& op);

// The type with its layout written out.
std::string print(const Type& type);

// A double-quoted text with escapes for quotes, backslashes and control characters.
std::string quoted(std::string_view text);

}  // namespace tilewright::ir
