// atomic_add of f32 to i32 memory
// expect: the value has another element type than the memory; use cast<T>(x)
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
  auto x = load(args.x + i);
  atomic_add(args.k + i, x);  // here
}
