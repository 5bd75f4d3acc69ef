// range from i32 to i64
// expect: the bounds and step of a range must all be i32 or all i64; use cast<i64>(x)
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
  for_(range(args.n, args.m), [&](I64) {});  // here
}
