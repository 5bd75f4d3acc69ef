// a value of an if_ body used in an expression after it
// expect: {here}: add: the operand (made at {made}) was made in the body of a for_, if_ or while_ that has
// ended; keep it in a Var declared before that body
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::value_escapes_if {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("value_escapes_if", [] {
  record(
      {"kernel"}, +[](Args args) {
        I32 k;
        if_(args.n > 3, [&] {
          k = load(args.k);  // made
        });
        I32 next = k + 1;  // here
        store(args.k, next);
      });
});

}  // namespace tilewright::mistakes::value_escapes_if
