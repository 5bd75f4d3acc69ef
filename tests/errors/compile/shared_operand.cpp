// tile + shared buffer
// expect: shared memory is no operand; bring it into registers first: buffer.load<layout>()
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
  auto x = load(args.x + i);
  Shared<f32, shape<512>, swizzle_none> buffer;
  buffer.store(x);
  store(args.x + i, x + buffer);  // here
}
