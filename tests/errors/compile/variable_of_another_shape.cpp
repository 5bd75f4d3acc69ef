// variable = tile of another shape
// expect: the variable has another shape than the value
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
  Var v = zeros<f32, shape<512>, L>();
  v = zeros<f32, shape<256>, L>();  // here
  store(args.x + i, v);
}
