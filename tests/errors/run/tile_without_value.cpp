// a declared tile used before it has a value
// expect: {here}: store: value: the operand has no value; it was declared but never given one
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::tile_without_value {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("tile_without_value", [] {
  record(
      {"kernel"}, +[](Args args) {
        Tile<f32, shape<512>, L> x;
        store(args.x + arange<0, 512, L>(), x);  // here
      });
});

}  // namespace tilewright::mistakes::tile_without_value
