// atomic_add with a mask of another shape
// expect: the mask has another shape than what it masks
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
  atomic_add(args.k + i, 1, arange<0, 256, L>() < args.n);  // here
}
