// rows 4..5 of 4
// expect: slice<Dim, Start, Extent>: Extent is a power of two, Start a multiple of it, and both lie in the
// buffer
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
  auto rows = buffer.slice<0, 4, 2>();  // here
}
