// st.async of bf16 of which a thread holds one by one
// expect: {here}: store_async: value: found 2 bytes that a thread holds side by side, expected words of 4
// bytes or more: st.async stores nothing smaller; use a layout with more elements of a row in a thread, a
// shared layout that keeps them together, or a larger element type
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::store_async_of_two_bytes {

constexpr auto L = blocked({2}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  I32 n;
};

const Mistake mistake("store_async_of_two_bytes", [] {
  record(
      {.name = "kernel", .cluster = 2}, +[](Args args) {
        constexpr auto narrow = blocked({1}, {32}, {4}, {0});
        Shared<bf16, shape<256>, swizzle_none> box;
        Barriers<1> ready({.expects = 1});
        auto x = load(args.b + arange<0, 256, narrow>());
        store_async(peer(box, 1), x, peer(ready[0], 1));  // here
      });
});

}  // namespace tilewright::mistakes::store_async_of_two_bytes
