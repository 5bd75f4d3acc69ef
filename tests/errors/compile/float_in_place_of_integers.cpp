// load of i32 with other = 0.5
// expect: a floating-point literal for memory of integers
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
  auto x = load(args.k + i, i < args.n, 0.5);  // here
  store(args.k + i, x);
}
