// atomic maximum of bf16
// expect: {here}: atomic: pointers: found bf16, expected one of the elements i32 i64 f32; atomic max does not
// exist for it
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::atomic_of_bf16_maximum {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("atomic_of_bf16_maximum", [] {
  record(
      {"kernel"}, +[](Args args) {
        atomic_max(args.b, cast<bf16>(args.s));  // here
      });
});

}  // namespace tilewright::mistakes::atomic_of_bf16_maximum
