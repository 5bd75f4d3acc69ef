// tf32 for bf16 operands
// expect: {here}: dot: precision: found tf32 for bf16 x bf16 + f32, expected f32 operands
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::dot_in_tf32_of_bf16 {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("dot_in_tf32_of_bf16", [] {
  record(
      {"kernel"}, +[](Args) {
        constexpr auto acc = mma_accumulator(2, 2);
        auto a = zeros<bf16, shape<64, 32>, dot_operand<0>(acc, 2)>();
        auto b = zeros<bf16, shape<32, 64>, dot_operand<1>(acc, 2)>();
        Var c = zeros<f32, shape<64, 64>, acc>();
        c += dot(a, b, Precision::tf32);  // here
      });
});

}  // namespace tilewright::mistakes::dot_in_tf32_of_bf16
