// spread of a vector whose layout is no slice
// expect: broadcast would move data
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
  auto r = arange<0, 16, blocked({1}, {32}, {4}, {0})>();
  auto w = broadcast<shape<16, 64>, L>(expand_dims<1>(r));  // here
}
