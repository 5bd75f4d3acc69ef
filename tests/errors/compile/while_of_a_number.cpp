// while_ whose condition gives i32
// expect: the condition of while_ gives one uniform i1
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
  Var k = args.n;
  while_([&] { return k.get(); }, [&] { k -= 1; });  // here
}
