// out = in, [M, N], by TMA alone: boxes come into a ring of slots in shared memory and leave from there. One
// thread of each CTA issues the copies; an mbarrier tells when a box has come, a bulk group when it has left.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::examples {

struct CopyConfig {
  int block_m, block_n;  // a box
  int stages;            // slots of the ring
};

template <class T>
struct CopyArgs {
  TensorMap<T> in, out;  // [M, N]
  I32 n;
};

// CTA i copies rows i * block_m, ...
template <class T, CopyConfig cfg>
void tma_copy(CopyArgs<T> args) {
  constexpr int BM = cfg.block_m, BN = cfg.block_n, stages = cfg.stages;
  I32 row = program_id(0) * BM, boxes = cdiv(args.n, BN);

  Shared<T, shape<stages, BM, BN>, swizzle_none> ring;  // [stages, BM, BN]
  Barriers<stages> ready({.expects = 1}, "ready");

  auto load = [&](const I32& box) {
    if_(box < boxes, [&] {
      auto slot = ring.index(box % stages);  // [BM, BN]
      ready[box % stages].expect(slot);
      copy_async(args.in.at(row, box * BN), slot, ready[box % stages]);
    });
  };

  for (int i = 0; i < stages - 1; ++i) load(i);
  for_(range(boxes), [&](I32 box) {
    ready[box % stages].wait(box / stages);
    copy_async(ring.index(box % stages), args.out.at(row, box * BN));
    bulk_commit();
    bulk_wait_read<1>();  // the slot before this one may be filled again
    load(box + (stages - 1));
  });
  bulk_wait<0>();
}

}  // namespace tilewright::examples
