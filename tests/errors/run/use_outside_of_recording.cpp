// a tile made where no kernel is recorded
// expect: no kernel is being recorded: tile operations can be used only inside a kernel function, run by
// record()
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::use_outside_of_recording {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("use_outside_of_recording", [] { arange<0, 512, L>(); });

}  // namespace tilewright::mistakes::use_outside_of_recording
