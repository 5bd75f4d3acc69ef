// mask in another layout
// expect: the mask has another layout than what it masks; use convert_layout<layout>(mask)
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto L = blocked({4}, {32}, {4}, {0});
constexpr auto other = blocked({1}, {32}, {4}, {0});

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
  auto j = arange<0, 512, other>();
  store(args.x + i, 1, j < args.n);  // here
}
