// memory of one CTA and the barrier of another
// expect: {here}: store_async: barrier: found the barrier of another CTA than the buffer's, expected both in
// the CTA that receives the tile; give peer() the same rank for both
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::store_async_to_two_ctas {

constexpr auto L = blocked({2}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  I32 n;
};

const Mistake mistake("store_async_to_two_ctas", [] {
  record(
      {.name = "kernel", .cluster = 2}, +[](Args args) {
        Shared<f32, shape<256>, swizzle_none> box;
        Barriers<1> ready({.expects = 1});
        auto x = load(args.x + arange<0, 256, L>());
        store_async(peer(box, 1), x, peer(ready[0], cluster_rank()));  // here
      });
});

}  // namespace tilewright::mistakes::store_async_to_two_ctas
