// a layout of two warps in a kernel of four
// expect: {here}: arange: result 0 tile<i32[512]>: found a layout of 2 warps, expected 4 as the program has;
// give the layout that many warps
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::layout_of_other_warps {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("layout_of_other_warps", [] {
  record(
      {"kernel"}, +[](Args args) {
        auto i = arange<0, 512, blocked({4}, {32}, {2}, {0})>();  // here
        store(args.k + i, i);
      });
});

}  // namespace tilewright::mistakes::layout_of_other_warps
