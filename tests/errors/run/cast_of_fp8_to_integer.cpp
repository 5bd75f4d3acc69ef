// cast of e4m3 to i32
// expect: {here}: cast: cast: found e4m3 to i32, expected f16, bf16 or f32 on the side of i32; cast to f32
// first
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::cast_of_fp8_to_integer {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("cast_of_fp8_to_integer", [] {
  record(
      {"kernel"}, +[](Args args) {
        auto q = cast<e4m3>(args.s);
        store(args.k, cast<i32>(q));  // here
      });
});

}  // namespace tilewright::mistakes::cast_of_fp8_to_integer
