// while (k > 3)
// expect: a recorded value is not known while the kernel is recorded: use if_(condition, body), while_
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto L = blocked({4}, {32}, {4}, {0});

struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  I64 m;
  F32 s;
};

void kernel(Args args) {
  Var k = args.n;
  while (k > 3) k -= 1;  // here
}
