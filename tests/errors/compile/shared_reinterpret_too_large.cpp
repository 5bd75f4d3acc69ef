// a view of 1024 floats of a buffer of 512
// expect: reinterpret cannot make a view larger than the buffer
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
  auto large = buffer.reinterpret<f32, shape<1024>, swizzle_none>();  // here
}
