// an f16 argument
// expect: kernel argument 'h': found a number for f16, expected f32; pass an f32 and cast it in the kernel
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::argument_of_half {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("argument_of_half", [] {
  struct Half {
    Scalar<f16> h;
  };
  argument_values(Half{.h = 1.5});
});

}  // namespace tilewright::mistakes::argument_of_half
