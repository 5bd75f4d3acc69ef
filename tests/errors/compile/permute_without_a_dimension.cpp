// permute<0, 0>
// expect: permute names every dimension once
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto L = row_major(shape<16, 64>, 4, 4);

struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  I64 m;
  F32 s;
};

void kernel(Args args) {
  auto c = iota<1, shape<16, 64>, L>();
  auto t = permute<0, 0>(c);  // here
}
