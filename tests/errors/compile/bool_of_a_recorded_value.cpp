// bool b = n > 3
// expect: a recorded value is not known while the kernel is recorded
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
  bool many = args.n > 3;  // here
  if (many) store(args.x, 1);
}
