// outside case A48: N = 40, which is no extent of a tile
// expect: every extent of a tile must be a power of two; mask the rest
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto acc = mma_accumulator(4, 1);

struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  I64 m;
  F32 s;
};

void kernel(Args args) {
  auto b = full<bf16, shape<16, 40>, dot_operand<1>(acc, 2)>(1);  // here
}
