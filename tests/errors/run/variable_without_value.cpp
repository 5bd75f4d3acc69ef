// a Var initialised by a tile without a value
// expect: {here}: Var: the operand has no value; it was declared but never given one
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::variable_without_value {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("variable_without_value", [] {
  record(
      {"kernel"}, +[](Args args) {
        Tile<f32, shape<512>, L> x;
        Var v = x;  // here
        store(args.x + arange<0, 512, L>(), v);
      });
});

}  // namespace tilewright::mistakes::variable_without_value
