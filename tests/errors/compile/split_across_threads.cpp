// split of halves held by two threads
// expect: split needs both halves in registers of one thread
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
  auto c = iota<1, shape<64, 2>, across>();
  auto [a, b] = split(c);  // here
}
