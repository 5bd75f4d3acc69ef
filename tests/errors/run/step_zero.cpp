// a loop whose step is 0
// expect: {here}: for: step: found 0, expected a step that is not zero; the loop would not end
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::step_zero {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("step_zero", [] {
  record(
      {"kernel"}, +[](Args args) {
        for_(range(0, args.n, 0), [&](I32 k) { store(args.k + k, k); });  // here
      });
});

}  // namespace tilewright::mistakes::step_zero
