// where with a condition of another shape
// expect: the condition of where has another shape or layout than the choices
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
  auto j = arange<0, 256, L>();
  store(args.x + i, where(j < 3, x, 0));  // here
}
