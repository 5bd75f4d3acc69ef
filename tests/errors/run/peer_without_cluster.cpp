// shared memory of another CTA in a kernel without clusters
// expect: {here}: peer_store: buffer: found a program whose cluster is one CTA, expected a cluster of 2 to 16
// CTAs; give the kernel a cluster, or use the buffer itself
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::peer_without_cluster {

constexpr auto L = blocked({2}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  I32 n;
};

const Mistake mistake("peer_without_cluster", [] {
  record(
      {"kernel"}, +[](Args args) {
        Shared<f32, shape<256>, swizzle_none> box;
        peer(box, args.n).store(load(args.x + arange<0, 256, L>()));  // here
      });
});

}  // namespace tilewright::mistakes::peer_without_cluster
