// 2^32 for an i32 argument
// expect: kernel argument 'n': found 4294967296, expected -2147483648 to 2147483647 (the range of i32)
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::argument_out_of_range {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("argument_out_of_range", [] {
  argument_values(Args{.x = reinterpret_cast<f32*>(16),
                       .b = reinterpret_cast<bf16*>(16),
                       .k = reinterpret_cast<i32*>(16),
                       .n = 1l << 32,
                       .s = 1});
});

}  // namespace tilewright::mistakes::argument_out_of_range
