// an argument kept from another recording
// expect: {here}: add: the operand belongs to the recording of another kernel; values live only inside the
// kernel that makes them
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::scalar_of_another_kernel {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("scalar_of_another_kernel", [] {
  std::optional<I32> kept;
  record({"first"}, [&](Args args) { kept = args.n; });
  record({"second"}, [&](Args args) {
    I32 m = args.n + *kept;  // here
    store(args.k, m);
  });
});

}  // namespace tilewright::mistakes::scalar_of_another_kernel
