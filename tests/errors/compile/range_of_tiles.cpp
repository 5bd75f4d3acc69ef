// range to a tile
// expect: the bounds and step of a range are integers or uniform i32 or i64 values, never tiles
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
  for_(range(0, i), [&](I32) {});  // here
}
