// a launch without one of the arguments
// expect: kernel argument 'k' was not given a value
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::argument_not_given {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("argument_not_given", [] {
  argument_values(
      Args{.x = reinterpret_cast<f32*>(16), .b = reinterpret_cast<bf16*>(16), .k = {}, .n = 7, .s = 1});
});

}  // namespace tilewright::mistakes::argument_not_given
