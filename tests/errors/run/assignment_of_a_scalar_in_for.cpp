// a uniform value assigned in a loop body
// expect: {here}: =: target (made at {made}): found a value that is no Var, assigned in the body of a for_,
// if_ or while_, where the new value would be lost at run time; declare it as Var
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::assignment_of_a_scalar_in_for {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("assignment_of_a_scalar_in_for", [] {
  record(
      {"kernel"}, +[](Args args) {
        I32 total = args.n + 1;  // made
        for_(range(0, args.n), [&](I32 k) {
          total = total + k;  // here
        });
        store(args.k, total);
      });
});

}  // namespace tilewright::mistakes::assignment_of_a_scalar_in_for
