// i1 + i1
// expect: i1 has only & | ^ ! == and !=; cast<i32>(x) first
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
  auto small = i < args.n;
  auto two = small + small;  // here
  store(args.k + i, 1, two);
}
