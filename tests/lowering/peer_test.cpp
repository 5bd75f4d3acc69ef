// The instructions that reach other CTAs and im2col loads become, as PTX that ptxas takes.
#include "tests/lowering/lowering_test.h"
#include "tests/simulator/peer_kernels.h"

namespace tilewright::test {
namespace {

using lowering::count;
using lowering::expect_assembles;
using lowering::LoweredKernel;

LoweredKernel lowered(ir::Program program) {
  return lowering::lower(std::move(program), lowering::Target::parse("sm_90a"), {});
}
template <RingConfig cfg>
LoweredKernel ring() {
  return lowered(record({"hand_on", 2, cluster_size}, &hand_on<cfg>));
}

TEST(PeerPtx, LoadsGoThroughAMappedAddress) {
  const LoweredKernel kernel = ring<RingConfig{.hand = Hand::load}>();
  EXPECT_CONTAINS(kernel.ptx, "mapa.shared::cluster.u32");
  EXPECT_CONTAINS(kernel.ptx, "ld.shared::cluster.v2.b32");
  expect_assembles(kernel);
}

TEST(PeerPtx, StoresGoThroughAMappedAddress) {
  const LoweredKernel kernel = ring<RingConfig{.hand = Hand::store}>();
  EXPECT_CONTAINS(kernel.ptx, "st.shared::cluster.v2.b32");
  // At the start, so that nobody reaches a CTA that has not begun; the author's two.
  EXPECT_EQ(count(kernel.ptx, "barrier.cluster.wait"), 3) << kernel.ptx;
  expect_assembles(kernel);
}

TEST(PeerPtx, ACtaDoesNotEndBeforeItsPeers) {
  const LoweredKernel kernel = ring<RingConfig{.hand = Hand::store, .barrier_at_end = false}>();
  EXPECT_EQ(count(kernel.ptx, "barrier.cluster.wait"), 3) << kernel.ptx;
}

TEST(PeerPtx, ScopesOfBarriers) {
  const LoweredKernel wide = ring<RingConfig{.hand = Hand::store_through_barrier}>();
  EXPECT_CONTAINS(wide.ptx, "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [peer]");
  EXPECT_CONTAINS(wide.ptx, "mbarrier.try_wait.parity.acquire.cluster");
  expect_assembles(wide);
  const LoweredKernel narrow = ring<RingConfig{
      .hand = Hand::store_through_barrier, .arrive = BarrierScope::cta, .wait = BarrierScope::cta}>();
  EXPECT_LACKS(narrow.ptx, "release.cluster.shared");
  EXPECT_LACKS(narrow.ptx, "acquire.cluster");
}

TEST(PeerPtx, StoreAsyncSignalsTheReceiversBarrier) {
  const LoweredKernel kernel = ring<RingConfig{.hand = Hand::store_async}>();
  EXPECT_EQ(count(kernel.ptx, "mapa.shared::cluster.u32"), 2) << kernel.ptx;
  EXPECT_CONTAINS(kernel.ptx, "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b32 [");
  expect_assembles(kernel);
}

// One instruction for each run of a thread, up to 16 bytes; copies of a tile are sent once.
template <class T, int per_thread, int elements>
std::string sent() {
  struct Args {
    Ptr<T> x;
  };
  const LoweredKernel kernel = lowered(record({"sent", 4, 2}, [](Args args) {
    constexpr auto layout = blocked({per_thread}, {32}, {4}, {0});
    Shared<T, shape<elements>, swizzle_none> box;
    Barriers<1> ready({.expects = 1}, "ready");
    ready[0].expect(box);
    store_async(peer(box, 1), load(args.x + arange<0, elements, layout>()), peer(ready[0], 1));
    ready[0].wait(0);
  }));
  expect_assembles(kernel);
  return kernel.ptx;
}

TEST(PeerPtx, WordsOfStoreAsync) {
  auto once = [](const std::string& ptx, const char* what) {
    EXPECT_EQ(count(ptx, "st.async"), 1) << ptx;
    EXPECT_CONTAINS(ptx, std::string("complete_tx::bytes") + what);
  };
  once(sent<f32, 1, 128>(), ".b32 [");
  once(sent<f32, 2, 256>(), ".v2.b32 [");
  once(sent<f32, 4, 512>(), ".v4.b32 [");
  once(sent<i64, 1, 128>(), ".b64 [");
  once(sent<i64, 2, 256>(), ".v2.b64 [");
  once(sent<bf16, 2, 256>(), ".b32 [");
  once(sent<bf16, 8, 1024>(), ".v4.b32 [");
  once(sent<e4m3, 4, 512>(), ".b32 [");
  EXPECT_EQ(count(sent<f32, 8, 1024>(), "st.async"), 2);
  once(sent<f32, 1, 64>(), ".b32 [");  // the other warps hold copies
}

template <class T, int Rank, int pixels, int channels, auto Layout, class... I>
std::string column(int multicast, I... coordinates) {
  struct Args {
    TensorMap<T, Rank> x;
  };
  const LoweredKernel kernel = lowered(record({"column", 4, multicast ? 2 : 1}, [&](Args args) {
    Shared<T, shape<pixels, channels>, Layout> a;
    Barriers<1> full({.expects = 1}, "full");
    full[0].expect(a);
    copy_async(args.x.im2col(coordinates...), a, full[0], {.multicast = multicast});
    full[0].wait(0);
    cluster_barrier();
  }));
  EXPECT_EQ(kernel.metadata.tensor_maps.size(), 1u);
  const auto& map = kernel.metadata.tensor_maps[0];
  EXPECT_TRUE(map.im2col);
  EXPECT_EQ(map.rank, Rank);
  EXPECT_EQ(map.box[Rank - 2], pixels);
  expect_assembles(kernel);
  return kernel.ptx;
}

TEST(Im2colPtx, OneInstructionForEachSwizzledColumn) {
  const std::string four = column<bf16, 4, 128, 64, swizzle_128B>(0, 3, 4, 5, 6, 1, 2);
  EXPECT_CONTAINS(four,
                  "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [");
  EXPECT_EQ(count(four, "cp.async.bulk.tensor"), 1) << four;
  const std::string wide = column<bf16, 4, 128, 128, swizzle_128B>(0, 3, 4, 5, 0, 1, 2);
  EXPECT_EQ(count(wide, "cp.async.bulk.tensor"), 2) << wide;
  EXPECT_CONTAINS((column<f32, 3, 1024, 8, swizzle_none>(0, 1, 2, 0, 3)),
                  "tensor.3d.shared::cluster.global.im2col");
  EXPECT_CONTAINS((column<e4m3, 5, 64, 128, swizzle_128B>(0, 1, 2, 3, 4, 0, 1, 2, 3)),
                  "tensor.5d.shared::cluster.global.im2col");
  EXPECT_CONTAINS((column<bf16, 4, 64, 32, swizzle_64B>(3, 1, 2, 3, 0, 1, 2)),
                  ".im2col.mbarrier::complete_tx::bytes.multicast::cluster");
}

}  // namespace
}  // namespace tilewright::test
