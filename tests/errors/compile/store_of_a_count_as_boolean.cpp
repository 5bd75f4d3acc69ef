// outside case A7: an i32 stored into memory of booleans
// expect: the value has another element type than the memory; use cast<T>(x)
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto L = blocked({4}, {32}, {4}, {0});

struct Args {
  Ptr<f32> x;
  Ptr<i1> b;
  Ptr<i32> k;
  I32 n;
  I64 m;
  F32 s;
};

void kernel(Args args) {
  auto i = arange<0, 512, L>();
  store(args.b, sum<0>(i < args.n));  // here
}
