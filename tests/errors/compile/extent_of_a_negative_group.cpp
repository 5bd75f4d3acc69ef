// outside case A17: a group size of -1 that becomes the extent of a tile
// expect: every extent of a tile must be a power of two; mask the rest
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto L = blocked({4}, {32}, {4}, {0});
constexpr int group_size = -1;

struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  I64 m;
  F32 s;
};

void kernel(Args args) {
  auto scales = full<f32, shape<group_size>, L>(1);  // here
}
