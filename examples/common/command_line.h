// The command line that all example programs share: list, emit, simulate, check, run, bench, and what a
// program adds.
//
// Exit codes: 0 good; 1 wrong result or failed check; 2 bad usage or input; 3 no GPU. For 2 and 3 one line on
// stderr says what is wrong, and nothing is written to stdout or to the output file.
#pragma once
#include <iosfwd>
#include <string>
#include <vector>

#include "examples/common/registry.h"

namespace tilewright::examples {

namespace exit_code {
constexpr int good = 0, wrong = 1, usage = 2, no_gpu = 3;
}

// `arguments` without the program's name. Nothing is thrown.
int run_command_line(const Example& example, const std::vector<std::string>& arguments, std::ostream& out,
                     std::ostream& err);

// main() of an example program.
int run_command_line(const Example& example, int argc, char** argv);

}  // namespace tilewright::examples
