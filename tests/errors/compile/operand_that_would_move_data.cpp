// a row vector whose layout is no slice of the matrix
// expect: the smaller operand's layout must be the slice
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
  auto r = arange<0, 16, blocked({1}, {32}, {4}, {0})>();
  auto k = c + expand_dims<1>(r);  // here
  store(args.k + k, k);
}
