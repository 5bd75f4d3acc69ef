// tile of pointers + offsets in another layout
// expect: the pointers and the offsets have different layouts
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
  auto p = args.x + i;
  auto q = p + arange<0, 512, other>();  // here
  store(q, 1);
}
