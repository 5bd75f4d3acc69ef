// i32 variable = 0.5
// expect: a floating-point literal for an integer variable
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
  Var k = 0;
  k = 0.5;  // here
  store(args.k, k);
}
