// a kernel that takes nothing
// expect: a kernel is a function or lambda that takes one struct of arguments by value
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto L = blocked({4}, {32}, {4}, {0});

void kernel() {}
ir::Program program() { return record({"k"}, kernel); }  // here
