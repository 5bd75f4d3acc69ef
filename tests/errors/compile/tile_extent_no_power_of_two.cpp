// a tile of 100 elements
// expect: every extent of a tile must be a power of two; mask the rest
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
  auto x = zeros<f32, shape<100>, L>();  // here
}
