// e4m3 * e4m3
// expect: e4m3, e5m2, e2m1 and e8m0 have no arithmetic; cast<f32>(x) first
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
  auto q = cast<e4m3>(x);
  auto p = q * q;  // here
  store(args.x + i, cast<f32>(p));
}
