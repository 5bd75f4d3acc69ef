// halves in different threads
// expect: slice needs the parts in registers of one thread, and at most 4 dimensions
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
  auto x = full<f32, shape<4, 128>, blocked({4, 1}, {1, 32}, {1, 4}, {1, 0})>(1.0f);
  auto right = slice<1, 64, 64>(x);  // here
}
