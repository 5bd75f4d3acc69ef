// a tile kept from another recording
// expect: {here}: store: value: the operand belongs to the recording of another kernel; values live only
// inside the kernel that makes them
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::value_of_another_kernel {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("value_of_another_kernel", [] {
  std::optional<Tile<i32, shape<512>, L>> kept;
  record({"first"}, [&](Args) { kept = arange<0, 512, L>(); });
  record({"second"}, [&](Args args) {
    store(args.k + arange<0, 512, L>(), *kept);  // here
  });
});

}  // namespace tilewright::mistakes::value_of_another_kernel
