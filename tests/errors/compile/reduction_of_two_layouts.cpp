// reduce2 of two layouts
// expect: both tiles of a reduction need one shape and layout
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
  auto j = arange<0, 512, other>();
  auto s = reduce2<0>(i, j, [](I32 a, I32, I32 b, I32) { return std::pair(a, b); });  // here
}
