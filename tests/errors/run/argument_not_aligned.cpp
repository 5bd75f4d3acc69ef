// an address that breaks the promise of Aligned
// expect: kernel argument 'x': found address 24, expected a multiple of 16 as its type promises
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::argument_not_aligned {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("argument_not_aligned", [] {
  struct Promise {
    Aligned<f32> x;
  };
  argument_values(Promise{.x = Ptr<f32>(std::uint64_t{24})});
});

}  // namespace tilewright::mistakes::argument_not_aligned
