// a layout of 256 elements for a tile of 512
// expect: the layout does not hold every element of a tile of this shape
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
  constexpr auto small = linear(ir::resolve(L, shape<256>));
  auto x = zeros<f32, shape<512>, small>();  // here
}
