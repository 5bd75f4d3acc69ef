// uniform f32 * i32 tile
// expect: the operands have different element types
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
  auto y = args.s * i;  // here
}
