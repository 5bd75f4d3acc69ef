// index(i64)
// expect: the operands have different element types
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
  Shared<f32, shape<4, 128>, swizzle_none> buffer;
  auto slot = buffer.index(args.m);  // here
}
