// cast to e8m0
// expect: {here}: cast: cast: found f32 to e8m0, expected another target; e8m0 is a power of two: build its
// exponent as u8 and bitcast
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::cast_to_scale {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("cast_to_scale", [] {
  record(
      {"kernel"}, +[](Args args) {
        auto e = cast<e8m0>(args.s);  // here
        store(args.k, cast<i32>(bitcast<u8>(e)));
      });
});

}  // namespace tilewright::mistakes::cast_to_scale
