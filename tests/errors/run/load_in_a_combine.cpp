// a reduction whose combine loads
// expect: {here}: load: found in the region of reduce, expected only ops on scalars there
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::load_in_a_combine {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("load_in_a_combine", [] {
  record(
      {"kernel"}, +[](Args args) {
        auto i = arange<0, 512, L>();
        auto y = reduce<0>(i, [&](I32 a, I32 b) {
          I32 c = load(args.k);  // here
          return a + b + c;
        });
        store(args.k, y);
      });
});

}  // namespace tilewright::mistakes::load_in_a_combine
