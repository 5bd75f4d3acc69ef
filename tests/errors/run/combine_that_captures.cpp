// a reduction whose combine uses a value from outside
// expect: {here}: add: b: found a value that is not visible here, expected one that is defined before in this
// or an enclosing region; hand values from outside to reduce as inputs
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::combine_that_captures {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("combine_that_captures", [] {
  record(
      {"kernel"}, +[](Args args) {
        auto i = arange<0, 512, L>();
        auto y = reduce<0>(i, [&](I32 a, I32 b) {
          I32 c = a + args.n;  // here
          return c + b;
        });
        store(args.k, y);
      });
});

}  // namespace tilewright::mistakes::combine_that_captures
