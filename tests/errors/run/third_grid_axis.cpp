// program_id(3)
// expect: {here}: program_id: axis: found 3, expected 0 to 2 (the axes of a grid)
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::third_grid_axis {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("third_grid_axis", [] {
  record(
      {"kernel"}, +[](Args args) {
        store(args.k, program_id(3));  // here
      });
});

}  // namespace tilewright::mistakes::third_grid_axis
