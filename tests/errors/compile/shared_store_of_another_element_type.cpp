// store i32 tile in an f32 buffer
// expect: the tile has another element type than the buffer; use cast<T>(x)
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
  buffer.store(arange<0, 512, L>());  // here
}
