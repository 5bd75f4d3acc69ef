// store [512] in [4, 128]
// expect: the tile has another shape than the view of shared memory
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
  Shared<f32, shape<4, 128>, swizzle_none> buffer;
  auto i = arange<0, 512, L>();
  auto x = load(args.x + i);
  buffer.store(x);  // here
}
