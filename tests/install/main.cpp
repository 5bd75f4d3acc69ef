// Uses the installed headers and libraries the way a stranger's program would: a tile program in text form is
// read and printed again, a wrong one is refused with its line, and the assembler is looked for.
#include <cstdio>
#include <string>

#include "ir/error.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "lowering/assembler.h"

namespace {

const std::string good = R"(#0 = blocked([4], [32], [4]) for [512]

program "scale" (%0 "x": ptr<f32> multiple 16, %1 "s": f32) warps 4 {
  %2 = arange {start: 0} : tile<i32[512], #0>
}
)";

bool refuses(const std::string& text, const std::string& place) {
  try {
    tilewright::ir::parse(text, "kernel.tile");
  } catch (const tilewright::UserError& error) {
    return std::string(error.what()).rfind(place, 0) == 0;
  }
  return false;
}

}  // namespace

int main() {
  if (tilewright::ir::print(tilewright::ir::parse(good)) != good) return 1;
  if (!refuses("program \"p\" () warps 4 {\n  nonsense\n}\n", "kernel.tile:2:")) return 2;
  const auto assembler = tilewright::lowering::Assembler::find();
  std::printf("consumer: good, ptxas %s\n", assembler ? assembler->version().c_str() : "not found");
  return 0;
}
