// a mistake in a helper that apply() calls: both lines are named
// expect: {here}, called from {made}: constant: value: found 300, expected 0 to 255 (the range of u8)
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::mistake_in_an_epilogue {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

struct Scale {
  template <class X>
  auto operator()(const X& x) const {
    return x * 300;  // here
  }
};

const Mistake mistake("mistake_in_an_epilogue", [] {
  record(
      {"kernel"}, +[](Args args) {
        auto i = arange<0, 512, L>();
        auto y = apply(Scale{}, cast<u8>(i));  // made
        store(args.k + i, cast<i32>(y));
      });
});

}  // namespace tilewright::mistakes::mistake_in_an_epilogue
