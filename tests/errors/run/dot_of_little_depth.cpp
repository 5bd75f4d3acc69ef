// an mma with K = 8
// expect: {here}: dot: shape: found M = 64, N = 64, K = 8, expected at least M = 16, N = 8, K = 16 for
// mma.sync of bf16
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::dot_of_little_depth {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("dot_of_little_depth", [] {
  record(
      {"kernel"}, +[](Args) {
        constexpr auto acc = mma_accumulator(2, 2);
        auto a = zeros<bf16, shape<64, 8>, dot_operand<0>(acc, 2)>();
        auto b = zeros<bf16, shape<8, 64>, dot_operand<1>(acc, 2)>();
        Var c = zeros<f32, shape<64, 64>, acc>();
        c += dot(a, b);  // here
      });
});

}  // namespace tilewright::mistakes::dot_of_little_depth
