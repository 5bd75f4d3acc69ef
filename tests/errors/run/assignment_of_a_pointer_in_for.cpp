// a pointer moved in a loop body
// expect: {here}: =: target (made at {made}): found a value that is no Var, assigned in the body of a for_,
// if_ or while_, where the new value would be lost at run time; declare it as Var
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::assignment_of_a_pointer_in_for {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("assignment_of_a_pointer_in_for", [] {
  record(
      {"kernel"}, +[](Args args) {
        Ptr<f32> p = args.x + 1;  // made
        for_(range(0, args.n), [&](I32) {
          p += 4;  // here
        });
        store(p, 1);
      });
});

}  // namespace tilewright::mistakes::assignment_of_a_pointer_in_for
