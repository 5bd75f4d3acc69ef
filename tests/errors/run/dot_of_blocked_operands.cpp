// a blocked operand for an mma accumulator
// expect: {here}: dot: a: found layout blocked([1, 1], [4, 8], [2, 2]), expected layout dot_operand(0,
// mma_accumulator(2, 2), 2) (the accumulator's operand); bring it into that layout with convert_layout, or
// load it from shared memory in it
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::dot_of_blocked_operands {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("dot_of_blocked_operands", [] {
  record(
      {"kernel"}, +[](Args) {
        constexpr auto acc = mma_accumulator(2, 2);
        constexpr auto plain = blocked({1, 1}, {4, 8}, {2, 2}, {1, 0});
        auto a = zeros<bf16, shape<64, 32>, plain>();
        auto b = zeros<bf16, shape<32, 64>, dot_operand<1>(acc, 2)>();
        Var c = zeros<f32, shape<64, 64>, acc>();
        c += dot(a, b);  // here
      });
});

}  // namespace tilewright::mistakes::dot_of_blocked_operands
