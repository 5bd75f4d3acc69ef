// a name with a space
// expect: {here}: record: the kernel's name is 'add kernel'; expected an identifier
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::kernel_of_a_bad_name {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

void kernel(Args) {}

const Mistake mistake("kernel_of_a_bad_name", [] {
  record({"add kernel"}, kernel);  // here
});

}  // namespace tilewright::mistakes::kernel_of_a_bad_name
