// copy of f32 to a bf16 buffer
// expect: the pointers and the buffer have different element types
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
  auto i = arange<0, 512, L>();
  Shared<bf16, shape<512>, swizzle_none> buffer;
  copy_async(args.x + i, buffer);  // here
}
