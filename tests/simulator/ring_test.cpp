// The ring between two partitions: silent and right as it should be, and one finding for each mistake.
#include "tests/simulator/ring.h"

namespace tilewright::simulator::test {
namespace {

bool only(const Report& r, FindingKind kind) {
  return !r.findings.empty() &&
         std::all_of(r.findings.begin(), r.findings.end(), [&](const Finding& f) { return f.kind == kind; });
}

bool says(const Report& r, const std::string& text) { return r.text().find(text) != std::string::npos; }

std::string at(int line) { return "kernel.cpp:" + std::to_string(line); }

TEST(Rings, CorrectOnesAreSilentAndRight) {
  for (bool bulk : {false, true})
    for (int stages : {2, 3, 4})
      for (int rounds : {1, stages - 1, stages, stages + 1, 3 * stages + 1})
        for (std::uint64_t seed : {0, 1, 2}) {
          Ring ring{.stages = stages, .rounds = rounds, .bulk = bulk};
          Report r = ring.run({.check_races = true, .check_global_conflicts = true, .seed = seed});
          ASSERT_TRUE(r.clean()) << stages << " " << rounds << "\n" << r.text();
          ASSERT_EQ(ring.sum, ring.expected) << stages << " " << rounds;
        }
}

TEST(Rings, ConsumerWithoutWait) {
  Ring ring{.no_full_wait = true};
  Report r = ring.run();
  EXPECT_TRUE(r.has(FindingKind::missing_wait)) << r.text();
  EXPECT_TRUE(
      says(r, at(ring.read_line) + ": shared_load: CTA (0, 0, 0), partition 'add': reads byte offset"))
      << r.text();
  EXPECT_TRUE(says(r, "the tensor_load of " + at(ring.load_line) +
                          " may still be writing; wait for phase 0 of barrier 'full[0]'"))
      << r.text();
}

TEST(Rings, ConsumerReadsAnotherSlot) {
  Ring ring{.wrong_slot = true};
  Report r = ring.run();
  EXPECT_TRUE(r.has(FindingKind::missing_wait)) << r.text();
  EXPECT_TRUE(says(r, "barrier 'full[1]'")) << r.text();
  EXPECT_TRUE(says(r, "'ring' (index 1)")) << r.text();
}

TEST(Rings, ProducerWithoutWait) {
  Ring ring{.no_empty_wait = true};
  Report r = ring.run();
  EXPECT_TRUE(r.has(FindingKind::barrier_underflow)) << r.text();
  EXPECT_TRUE(says(
      r, "one barrier_expect too many: phase 0 of barrier 'full[0]' counts 1, made by partition 'load' at " +
             at(ring.expect_line)))
      << r.text();
}

TEST(Rings, ReadsWithoutFenceBeforeTheRefill) {
  Ring ring{.no_fence = true};
  Report r = ring.run();
  EXPECT_TRUE(only(r, FindingKind::missing_proxy_fence)) << r.text();
  EXPECT_TRUE(says(r, at(ring.load_line) + ": tensor_load")) << r.text();
  EXPECT_TRUE(says(r, "the shared_load of " + at(ring.read_line) + " read it")) << r.text();
  ring = {.late_fence = true};
  r = ring.run();
  EXPECT_TRUE(only(r, FindingKind::missing_proxy_fence)) << r.text();
}

TEST(Rings, InitialPhases) {
  Ring ring{.producer_starts_at_phase_0 = true};
  Report r = ring.run();
  EXPECT_TRUE(only(r, FindingKind::deadlock)) << r.text();
  EXPECT_TRUE(
      says(r, "partition 'load' waits at " + at(ring.empty_wait_line) +
                  " for phase 0 of barrier 'empty[0]' (phase 0 is running, missing: 1 of 1 barrier_arrive)"))
      << r.text();
  EXPECT_TRUE(says(r, "partition 'add' waits at " + at(ring.wait_line) + " for phase 0 of barrier 'full[0]'"))
      << r.text();
  EXPECT_TRUE(says(r, "could come from barrier_arrive at " + at(ring.arrive_line))) << r.text();
  EXPECT_TRUE(says(r, "waits for phase -1")) << r.text();
  ring = {.consumer_starts_at_phase_1 = true};
  r = ring.run();
  EXPECT_TRUE(only(r, FindingKind::barrier_future_wait)) << r.text();
  EXPECT_TRUE(says(r, "waits for phase 1 of barrier 'full[0]' while phase 0 is running")) << r.text();
}

TEST(Rings, PhaseThatIsNotAdvanced) {
  Ring ring{.phase_not_advanced = true};
  Report r = ring.run();
  EXPECT_FALSE(r.clean());
  EXPECT_TRUE(r.has(FindingKind::barrier_unobserved_phase) || r.has(FindingKind::barrier_phase_lapped))
      << r.text();
  EXPECT_TRUE(says(r, "(the wait at " + at(ring.wait_line) +
                          " was for phase 0 of barrier 'full[0]', which this partition had seen"))
      << r.text();
}

TEST(Rings, BytesThatDoNotMatch) {
  Ring ring{.expect_half = true};
  Report r = ring.run();
  EXPECT_TRUE(only(r, FindingKind::barrier_bytes_mismatch)) << r.text();
  EXPECT_TRUE(
      says(r, "phase 0 of barrier 'full[0]' expects 1024 bytes, the copies that signal it bring 2048"))
      << r.text();
  ring = {.expect_twice_the_bytes = true};
  r = ring.run();
  EXPECT_TRUE(only(r, FindingKind::deadlock)) << r.text();
  EXPECT_TRUE(says(r, "missing: 2048 bytes of barrier 'full[0]': more were expected than copies bring"))
      << r.text();
  ring = {.no_load = true};
  r = ring.run();
  EXPECT_TRUE(only(r, FindingKind::deadlock)) << r.text();
  EXPECT_TRUE(says(r, "missing: 2048 of 2048 bytes")) << r.text();
}

// The arrival without bytes ends the phase at once, before the copy is issued; the consumer does not know it.
TEST(Rings, ForgottenExpect) {
  Ring ring{.no_expect = true};
  Report r = ring.run();
  EXPECT_FALSE(r.clean());
  EXPECT_TRUE(r.has(FindingKind::missing_wait) || r.has(FindingKind::barrier_early_end)) << r.text();
}

TEST(Rings, ArrivalCounts) {
  Ring ring{.arrive_twice = true};
  Report r = ring.run();
  EXPECT_TRUE(r.has(FindingKind::barrier_unobserved_phase) || r.has(FindingKind::barrier_underflow))
      << r.text();
  ring = {.arrives = 2};
  r = ring.run();
  EXPECT_TRUE(only(r, FindingKind::deadlock)) << r.text();
  EXPECT_TRUE(says(r, "1 of 2 barrier_arrive")) << r.text();
  ring = {.expects = 2};
  r = ring.run();
  EXPECT_TRUE(only(r, FindingKind::deadlock)) << r.text();
  EXPECT_TRUE(says(r, "1 of 2 barrier_expect")) << r.text();
  ring = {.no_arrive = true};
  r = ring.run();
  EXPECT_TRUE(only(r, FindingKind::deadlock)) << r.text();
  EXPECT_TRUE(says(r, "the program has no op that makes them")) << r.text();
}

}  // namespace
}  // namespace tilewright::simulator::test
