// two of three slots that are 240 rows apart
// expect: these slots are no power of two apart; choose one with index(i)
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto L = blocked({4}, {32}, {4}, {0});
constexpr auto across = blocked({1, 1}, {16, 2}, {4, 1}, {1, 0});

struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  I64 m;
  F32 s;
};

void kernel(Args args) {
  Shared<bf16, shape<3, 240, 64>, swizzle_128B> ring;
  auto two = ring.slice<0, 0, 2>();  // here
}
