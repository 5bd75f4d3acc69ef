// an i32 tile as mask
// expect: a mask is i1: the result of a comparison, for example offsets < n
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
  auto x = load(args.x + i, i, 0);  // here
  store(args.x + i, x);
}
