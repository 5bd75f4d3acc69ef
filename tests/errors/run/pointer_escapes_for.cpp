// a pointer of a loop body used after the loop
// expect: {here}: load: pointers: the operand (made at {made}) was made in the body of a for_, if_ or while_
// that has ended; keep it in a Var declared before that body
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::pointer_escapes_for {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("pointer_escapes_for", [] {
  record(
      {"kernel"}, +[](Args args) {
        Ptr<f32> p;
        for_(range(0, args.n), [&](I32 k) {
          p = args.x + k;  // made
        });
        store(args.x, load(p));  // here
      });
});

}  // namespace tilewright::mistakes::pointer_escapes_for
