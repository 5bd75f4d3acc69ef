// a declared uniform value used before it has one
// expect: {here}: mul: the operand has no value; it was declared but never given one
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::scalar_without_value {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("scalar_without_value", [] {
  record(
      {"kernel"}, +[](Args args) {
        I32 k;
        I32 twice = k * 2;  // here
        store(args.k, twice);
      });
});

}  // namespace tilewright::mistakes::scalar_without_value
