// a kernel without a name
// expect: {here}: record: the kernel's name is ''; expected an identifier
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::kernel_without_name {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

void kernel(Args) {}

const Mistake mistake("kernel_without_name", [] {
  record({}, kernel);  // here
});

}  // namespace tilewright::mistakes::kernel_without_name
