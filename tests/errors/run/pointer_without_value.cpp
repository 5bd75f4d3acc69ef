// a declared pointer used before it has a value
// expect: {here}: load: pointers: the operand has no value; it was declared but never given one
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::pointer_without_value {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("pointer_without_value", [] {
  record(
      {"kernel"}, +[](Args args) {
        Ptr<f32> p;
        store(args.x, load(p));  // here
      });
});

}  // namespace tilewright::mistakes::pointer_without_value
