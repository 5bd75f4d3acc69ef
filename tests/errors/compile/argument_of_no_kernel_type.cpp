// an int among the arguments
// expect: every member of a kernel's arguments is Ptr<T>, Aligned<T>, TensorMap<T, rank>, a scalar
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto L = blocked({4}, {32}, {4}, {0});

struct Plain {
  Ptr<f32> x;
  int n;
};
void kernel(Plain) {}
ir::Program program() { return record({"k"}, kernel); }  // here
