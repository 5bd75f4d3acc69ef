// arguments in a class with a constructor
// expect: the arguments of a kernel are one plain struct
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto L = blocked({4}, {32}, {4}, {0});

struct Hidden {
  Hidden(int) {}
};
void kernel(Hidden) {}
ir::Program program() { return record({"k"}, kernel); }  // here
