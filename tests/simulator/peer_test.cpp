// Shared memory of other CTAs in the simulator: what is moved, and which missing piece of synchronisation is
// reported. Each program is the correct one with one thing left out.
#include <gtest/gtest.h>

#include "simulator/simulator.h"
#include "tests/simulator/peer_kernels.h"

namespace tilewright::test {
namespace {

using simulator::FindingKind;
using simulator::Report;

constexpr int ctas = 2 * cluster_size;

std::vector<float> rows() {
  std::vector<float> x(ctas * 128);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i);
  return x;
}

struct Ran {
  Report report;
  std::vector<float> out;
};

Ran run(const ir::Program& program, std::size_t out_count) {
  simulator::Memory memory;
  auto in = memory.allocate_copy("in", rows()), out = memory.allocate("out", out_count * 4);
  std::vector<ir::ArgumentValue> arguments{{"ptr<f32>", in}, {"ptr<f32>", out}};
  Report r = simulator::simulate(program, {ctas, 1, 1}, arguments, memory);
  return {r, memory.read<float>(out, out_count)};
}

template <RingConfig cfg>
Ran ring() {
  return run(record({"hand_on", 2, cluster_size}, &hand_on<cfg>), ctas * 128);
}

void expect_handed_on(const Ran& ran) {
  ASSERT_TRUE(ran.report.clean()) << ran.report.text();
  for (int cta = 0; cta < ctas; ++cta)
    for (int i = 0; i < 128; ++i) {
      int from = cta / cluster_size * cluster_size + (cta + cluster_size - 1) % cluster_size;
      ASSERT_EQ(ran.out[static_cast<std::size_t>(cta * 128 + i)], static_cast<float>(from * 128 + i));
    }
}

void expect_only(const Ran& ran, FindingKind kind, const std::string& text) {
  ASSERT_FALSE(ran.report.findings.empty());
  for (const auto& f : ran.report.findings) EXPECT_EQ(name(f.kind), name(kind)) << f.line();
  EXPECT_NE(ran.report.text().find(text), std::string::npos) << ran.report.text();
}

TEST(PeerMemory, EveryWayHandsTheRowOn) {
  expect_handed_on(ring<RingConfig{.hand = Hand::load}>());
  expect_handed_on(ring<RingConfig{.hand = Hand::store}>());
  expect_handed_on(ring<RingConfig{.hand = Hand::store_through_barrier}>());
  expect_handed_on(ring<RingConfig{.hand = Hand::store_async}>());
}

// Elements of one 16-byte piece, each of another CTA: no race.
TEST(PeerMemory, CtasWriteNeighbouringElements) {
  Ran ran = run(record({"sum", 2, cluster_size}, &cluster_sum), 2);
  ASSERT_TRUE(ran.report.clean()) << ran.report.text();
  for (int c = 0; c < 2; ++c) {
    float sum = 0;
    for (int i = 0; i < cluster_size * 128; ++i) sum += static_cast<float>(c * cluster_size * 128 + i);
    EXPECT_EQ(ran.out[static_cast<std::size_t>(c)], sum);
  }
}

TEST(PeerMemory, ALoadBeforeTheOwnersStoreIsUninitialised) {
  Ran ran = ring<RingConfig{.hand = Hand::load, .barrier_before = false}>();
  EXPECT_TRUE(ran.report.has(FindingKind::uninitialised_shared) || ran.report.has(FindingKind::race))
      << ran.report.text();
}

TEST(PeerMemory, StoresAreOrderedByTheClusterBarrierAlone) {
  Ran ran = ring<RingConfig{.hand = Hand::store, .barrier_before = false}>();
  EXPECT_TRUE(ran.report.has(FindingKind::race) || ran.report.has(FindingKind::uninitialised_shared))
      << ran.report.text();
}

// An arrival of scope cta says that slots are free, not that data is there.
TEST(PeerMemory, ArrivalsOfScopeCtaDoNotPassDataOn) {
  expect_only(ring<RingConfig{.hand = Hand::store_through_barrier, .arrive = BarrierScope::cta}>(),
              FindingKind::scope_too_narrow, "arrive and wait with scope cluster");
  expect_only(ring<RingConfig{.hand = Hand::store_through_barrier, .wait = BarrierScope::cta}>(),
              FindingKind::scope_too_narrow, "arrive and wait with scope cluster");
}

TEST(PeerMemory, ACtaMustOutliveItsReaders) {
  expect_only(ring<RingConfig{.hand = Hand::load, .barrier_at_end = false}>(), FindingKind::peer_exited,
              "put a cluster_barrier at the end");
}

TEST(StoreAsync, IsAwaitedByItsBarrier) {
  Ran ran = ring<RingConfig{.hand = Hand::store_async, .wait_for_bytes = false}>();
  EXPECT_TRUE(ran.report.has(FindingKind::missing_wait) || ran.report.has(FindingKind::uninitialised_shared))
      << ran.report.text();
  EXPECT_NE(ran.report.text().find("barrier 'ready'"), std::string::npos) << ran.report.text();
}

TEST(StoreAsync, BytesNobodyExpectsAreReported) {
  Ran ran = ring<RingConfig{.hand = Hand::store_async, .expect = false}>();
  EXPECT_FALSE(ran.report.clean());
  EXPECT_NE(ran.report.text().find("ready"), std::string::npos) << ran.report.text();
}

// The bytes go to the receiver's barrier: who waits on the sender's own waits for ever.
TEST(StoreAsync, CountsOnTheReceiversBarrier) {
  ir::Program program = record({"one_way", 2, 2}, [](RingArgs args) {
    Shared<f32, shape<128>, swizzle_none> box;
    Barriers<1> ready({.expects = 1}, "ready");
    auto i = arange<0, 128, row>();
    auto x = load(args.in + i);
    if_(cluster_rank() == 0, [&] {
      ready[0].expect(box);
      store_async(peer(box, 1), x, peer(ready[0], 1));
      ready[0].wait(0);
    });
    cluster_barrier();
  });
  Ran ran = run(program, ctas * 128);
  EXPECT_FALSE(ran.report.clean());
  EXPECT_TRUE(ran.report.has(FindingKind::deadlock)) << ran.report.text();
}

// Two halves of a warp's registers make one word: bf16 needs two neighbours in a thread.
TEST(StoreAsync, SmallElementsTravelInWords) {
  struct Args {
    Ptr<bf16> in, out;
  };
  ir::Program program = record({"words", 2, 2}, [](Args args) {
    Shared<bf16, shape<128>, swizzle_none> box;
    Barriers<1> ready({.expects = 1}, "ready");
    I32 cta = program_id(0), other = 1 - cluster_rank();
    auto i = arange<0, 128, row>();
    ready[0].expect(box);
    store_async(peer(box, other), load(args.in + (i + cta * 128)), peer(ready[0], other));
    ready[0].wait(0);
    store(args.out + (i + cta * 128), box.load<row>());
    cluster_barrier();
  });
  simulator::Memory memory;
  std::vector<std::uint16_t> x(256);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<std::uint16_t>(i);
  auto in = memory.allocate_copy("in", x), out = memory.allocate("out", 512);
  std::vector<ir::ArgumentValue> arguments{{"ptr<bf16>", in}, {"ptr<bf16>", out}};
  Report r = simulator::simulate(program, {2, 1, 1}, arguments, memory);
  ASSERT_TRUE(r.clean()) << r.text();
  auto got = memory.read<std::uint16_t>(out, 256);
  for (std::size_t i = 0; i < 256; ++i) EXPECT_EQ(got[i], x[i ^ 128]);
}

TEST(PeerMemory, RanksOutsideOfTheClusterAreReported) {
  struct Args {
    Ptr<f32> in, out;
  };
  ir::Program program = record({"outside", 2, 2}, [](Args args) {
    Shared<f32, shape<128>, swizzle_none> box;
    box.store(load(args.in + arange<0, 128, row>()));
    cluster_barrier();
    store(args.out + arange<0, 128, row>(), peer(box, cluster_rank() + 1).load<row>());
    cluster_barrier();
  });
  Ran ran = run(program, ctas * 128);
  EXPECT_TRUE(ran.report.has(FindingKind::out_of_bounds)) << ran.report.text();
  EXPECT_NE(ran.report.text().find("CTA 2 of the cluster is meant"), std::string::npos) << ran.report.text();
}

}  // namespace
}  // namespace tilewright::test
