// a number that breaks the promise of Multiple
// expect: kernel argument 'n': found 20, expected a multiple of 8 as its type promises
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::argument_no_multiple {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("argument_no_multiple", [] {
  struct Promise {
    Multiple<I32, 8> n;
  };
  argument_values(Promise{.n = 20});
});

}  // namespace tilewright::mistakes::argument_no_multiple
