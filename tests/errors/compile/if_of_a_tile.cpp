// if_ of a tile
// expect: the condition of if_ is one uniform i1; for a decision per element use where(condition, a, b) or a
// mask
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
  if_(i < args.n, [&] { store(args.x + i, 1); });  // here
}
