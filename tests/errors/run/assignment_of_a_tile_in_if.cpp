// a tile assigned in an if_ body
// expect: {here}: =: target (made at {made}): found a value that is no Var, assigned in the body of a for_,
// if_ or while_, where the new value would be lost at run time; declare it as Var
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::assignment_of_a_tile_in_if {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("assignment_of_a_tile_in_if", [] {
  record(
      {"kernel"}, +[](Args args) {
        auto i = arange<0, 512, L>();
        auto x = load(args.x + i);  // made
        if_(args.n > 3, [&] {
          x = x * 2;  // here
        });
        store(args.x + i, x);
      });
});

}  // namespace tilewright::mistakes::assignment_of_a_tile_in_if
