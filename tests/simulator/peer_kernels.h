// Kernels of clusters that reach each other's shared memory, with the ways to spoil them.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::test {

constexpr int cluster_size = 4;
constexpr auto row = blocked({2}, {32}, {2}, {0});  // 128 elements on 2 warps

struct RingArgs {
  Ptr<f32> in, out;  // [CTAs, 128]
};

// How CTAs hand their row to the next one of the cluster.
enum class Hand { load, store, store_through_barrier, store_async };
struct RingConfig {
  Hand hand = Hand::load;
  bool barrier_before = true, barrier_at_end = true;
  BarrierScope arrive = BarrierScope::cluster, wait = BarrierScope::cluster;
  bool expect = true, wait_for_bytes = true;
  int swizzle = 0;
};

// out[cta] = in[the CTA before it in the cluster], through shared memory.
template <RingConfig cfg>
void hand_on(RingArgs args) {
  Shared<f32, shape<128>, swizzle_none> box;
  Barriers<1> ready({.arrives = cfg.hand == Hand::store_through_barrier,
                     .expects = cfg.hand != Hand::store_through_barrier},
                    "ready");
  I32 cta = program_id(0), rank = cluster_rank();
  I32 next = (rank + 1) % cluster_size, before = (rank + cluster_size - 1) % cluster_size;
  auto i = arange<0, 128, row>();
  auto x = load(args.in + (i + cta * 128));  // [128]
  if constexpr (cfg.hand == Hand::load) {
    box.store(x);
    if constexpr (cfg.barrier_before) cluster_barrier();
    store(args.out + (i + cta * 128), peer(box, before).template load<row>());
  } else if constexpr (cfg.hand == Hand::store) {
    peer(box, next).store(x);
    if constexpr (cfg.barrier_before) cluster_barrier();
    store(args.out + (i + cta * 128), box.template load<row>());
  } else if constexpr (cfg.hand == Hand::store_through_barrier) {
    peer(box, next).store(x);
    peer(ready[0], next).arrive(cfg.arrive);
    ready[0].wait(0, cfg.wait);
    store(args.out + (i + cta * 128), box.template load<row>());
  } else {
    if constexpr (cfg.expect) ready[0].expect(box);
    store_async(peer(box, next), x, peer(ready[0], next));
    if constexpr (cfg.wait_for_bytes) ready[0].wait(0);
    store(args.out + (i + cta * 128), box.template load<row>());
  }
  if constexpr (cfg.barrier_at_end) cluster_barrier();
}

struct SumArgs {
  Ptr<f32> in, out;  // [CTAs, 128], [clusters]
};

// The sum of a cluster's rows: each CTA stores its own sum, 4 bytes, beside the others' in the first CTA.
inline void cluster_sum(SumArgs args) {
  constexpr auto one = blocked({1}, {32}, {2}, {0});
  Shared<f32, shape<cluster_size, 1>, swizzle_none> sums;
  I32 cta = program_id(0), rank = cluster_rank();
  auto x = load(args.in + (arange<0, 128, row>() + cta * 128));  // [128]
  F32 mine = sum<0>(x);
  peer(sums, 0).index(rank).store(full<f32, shape<1>, one>(mine));
  cluster_barrier();
  if_(rank == 0, [&] {
    auto all = sums.reshape<shape<cluster_size>>().load<one>();  // [4]
    store(args.out + cta / cluster_size, sum<0>(all));
  });
}

}  // namespace tilewright::test
