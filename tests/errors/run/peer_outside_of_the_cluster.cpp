// a rank that the cluster does not have
// expect: {here}: peer_load: rank: found CTA 2, expected 0 to 1, the CTAs of the program's cluster; correct
// the rank, or launch with a larger cluster
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::peer_outside_of_the_cluster {

constexpr auto L = blocked({2}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  I32 n;
};

const Mistake mistake("peer_outside_of_the_cluster", [] {
  record(
      {.name = "kernel", .cluster = 2}, +[](Args args) {
        Shared<f32, shape<256>, swizzle_none> box;
        auto x = peer(box, 2).load<L>();  // here
        store(args.x + arange<0, 256, L>(), x);
      });
});

}  // namespace tilewright::mistakes::peer_outside_of_the_cluster
