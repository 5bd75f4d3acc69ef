// 2^32 beside i32
// expect: {here}: constant: value: found 4294967296, expected -2147483648 to 2147483647 (the range of i32)
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::literal_out_of_range_of_i32 {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("literal_out_of_range_of_i32", [] {
  record(
      {"kernel"}, +[](Args args) {
        I32 m = args.n * (1l << 32);  // here
        store(args.k, m);
      });
});

}  // namespace tilewright::mistakes::literal_out_of_range_of_i32
