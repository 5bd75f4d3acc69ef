// assert_trivial of a conversion that moves data
// expect: {here}: convert_layout: assert_trivial: found layout blocked([4], [32], [4]), expected the same
// elements in each thread as layout blocked([1], [32], [4]); it moves data between threads (warp bit 0
// selects element 128 in one and 32 in the other): use convert_layout
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::trivial_conversion_that_moves {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("trivial_conversion_that_moves", [] {
  record(
      {"kernel"}, +[](Args args) {
        auto i = arange<0, 512, L>();
        auto j = assert_trivial<blocked({1}, {32}, {4}, {0})>(i);  // here
        store(args.k + j, j);
      });
});

}  // namespace tilewright::mistakes::trivial_conversion_that_moves
