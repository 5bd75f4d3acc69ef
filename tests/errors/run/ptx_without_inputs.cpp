// constraints for one of two inputs
// expect: {here}: inline_ptx: constraints: found 2 of them, expected 3 (the output and the inputs); write
// "=r,r,f": one output, then one letter of h r l f d for each input
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::ptx_without_inputs {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("ptx_without_inputs", [] {
  record(
      {"kernel"}, +[](Args args) {
        I32 y = inline_ptx<i32>("add.s32 $0, $1, $2;", "=r,r", args.n, args.n);  // here
        store(args.k, y);
      });
});

}  // namespace tilewright::mistakes::ptx_without_inputs
