// for_ with a body that takes nothing
// expect: the body of for_ takes the index: [&](I32 i) { ... }
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
  for_(range(0, args.n), [&] { store(args.x, 1); });  // here
}
