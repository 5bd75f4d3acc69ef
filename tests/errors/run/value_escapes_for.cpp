// a value of a loop body used after the loop
// expect: {here}: store: value: the operand (made at {made}) was made in the body of a for_, if_ or while_
// that has ended; keep it in a Var declared before that body
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::value_escapes_for {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("value_escapes_for", [] {
  record(
      {"kernel"}, +[](Args args) {
        auto i = arange<0, 512, L>();
        Tile<f32, shape<512>, L> last;
        for_(range(0, args.n), [&](I32 k) {
          last = load(args.x + i + k);  // made
        });
        store(args.x + i, last);  // here
      });
});

}  // namespace tilewright::mistakes::value_escapes_for
