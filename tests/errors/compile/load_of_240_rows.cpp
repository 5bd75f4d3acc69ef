// a buffer of 240 rows as one tile
// expect: a tile has extents that are powers of two; load slices of this buffer
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto L = blocked({4}, {32}, {4}, {0});
constexpr auto across = blocked({1, 1}, {16, 2}, {4, 1}, {1, 0});

struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  I64 m;
  F32 s;
};

void kernel(Args args) {
  Shared<f32, shape<240, 32>, swizzle_128B> buffer;
  auto x = buffer.load<row_major(shape<256, 32>, 4, 4)>();  // here
}
