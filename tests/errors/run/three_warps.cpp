// a kernel of three warps
// expect: {here}: record: warps = 3; expected a power of two from 1 to 32
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::three_warps {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

void kernel(Args) {}

const Mistake mistake("three_warps", [] {
  record({"kernel", 3}, kernel);  // here
});

}  // namespace tilewright::mistakes::three_warps
