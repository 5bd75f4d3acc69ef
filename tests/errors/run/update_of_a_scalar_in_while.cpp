// a uniform value updated in a while_ body
// expect: {here}: =: target (made at {made}): found a value that is no Var, assigned in the body of a for_,
// if_ or while_, where the new value would be lost at run time; declare it as Var
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::update_of_a_scalar_in_while {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("update_of_a_scalar_in_while", [] {
  record(
      {"kernel"}, +[](Args args) {
        I32 k = args.n * 2;  // made
        while_([&] { return k > 0; },
               [&] {
                 k -= 1;  // here
               });
      });
});

}  // namespace tilewright::mistakes::update_of_a_scalar_in_while
