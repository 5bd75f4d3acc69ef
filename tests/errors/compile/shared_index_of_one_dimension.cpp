// index of a one-dimensional buffer
// expect: index(i) drops a dimension; the buffer has only one
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
  Shared<f32, shape<512>, swizzle_none> buffer;
  auto slot = buffer.index(args.n);  // here
}
