// a value of an else_ body used after it
// expect: {here}: store: value: the operand (made at {made}) was made in the body of a for_, if_ or while_
// that has ended; keep it in a Var declared before that body
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::value_escapes_else {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("value_escapes_else", [] {
  record(
      {"kernel"}, +[](Args args) {
        I32 k;
        if_(args.n > 3, [&] { store(args.k, 1); }).else_([&] {
          k = load(args.k + 1);  // made
        });
        store(args.k, k);  // here
      });
});

}  // namespace tilewright::mistakes::value_escapes_else
