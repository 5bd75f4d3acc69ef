// a Var declared in a loop body used after the loop
// expect: {here}: get: the operand (made at {made}) was made in the body of a for_, if_ or while_ that has
// ended; keep it in a Var declared before that body
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::variable_escapes_for {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("variable_escapes_for", [] {
  record(
      {"kernel"}, +[](Args args) {
        std::unique_ptr<Var<I32>> inner;
        for_(range(0, args.n), [&](I32) {
          inner.reset(new Var<I32>(0));  // made
        });
        store(args.k, inner->get());  // here
      });
});

}  // namespace tilewright::mistakes::variable_escapes_for
