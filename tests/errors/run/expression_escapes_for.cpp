// an expression, not yet recorded, of a loop body used after the loop
// expect: {here}: store: value: the operand (made at {made}) was made in the body of a for_, if_ or while_
// that has ended; keep it in a Var declared before that body
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::expression_escapes_for {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("expression_escapes_for", [] {
  record(
      {"kernel"}, +[](Args args) {
        auto i = arange<0, 512, L>();
        Tile<i32, shape<512>, L> sum;
        for_(range(0, args.n), [&](I32 k) {
          sum = i * k;  // made
        });
        store(args.k + i, sum);  // here
      });
});

}  // namespace tilewright::mistakes::expression_escapes_for
