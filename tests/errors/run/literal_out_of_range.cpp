// 300 beside u8
// expect: {here}: constant: value: found 300, expected 0 to 255 (the range of u8)
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::literal_out_of_range {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("literal_out_of_range", [] {
  record(
      {"kernel"}, +[](Args args) {
        auto i = arange<0, 512, L>();
        auto y = cast<u8>(i) + 300;  // here
        store(args.k + i, cast<i32>(y));
      });
});

}  // namespace tilewright::mistakes::literal_out_of_range
