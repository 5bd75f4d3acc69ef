// compare-exchange of f32
// expect: {here}: atomic_compare_exchange: pointers: found f32, expected one of the elements i32 i64; bitcast
// the pointers' element
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::exchange_of_floats {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("exchange_of_floats", [] {
  record(
      {"kernel"}, +[](Args args) {
        atomic_compare_exchange(args.x, args.s, 1);  // here
      });
});

}  // namespace tilewright::mistakes::exchange_of_floats
