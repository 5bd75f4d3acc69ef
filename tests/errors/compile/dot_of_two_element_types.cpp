// bf16 times f16
// expect: dot: a and b have different element types; use cast<T>(x)
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
  constexpr auto acc = mma_accumulator(2, 2);
  auto a = zeros<bf16, shape<64, 32>, dot_operand<0>(acc, 2)>();
  auto b = zeros<f16, shape<32, 64>, dot_operand<1>(acc, 2)>();
  Var c = zeros<f32, shape<64, 64>, acc>();
  c += dot(a, b);  // here
}
