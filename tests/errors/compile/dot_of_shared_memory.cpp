// dot of a shared buffer and a register tile
// expect: dot works on register tiles
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
  Shared<bf16, shape<64, 64>, swizzle_128B> a;
  auto b = a.load<blocked({1, 8}, {4, 8}, {4, 1}, {1, 0})>();
  auto p = dot(a, b);  // here
}
