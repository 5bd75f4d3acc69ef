// The verifier names each mistake in barriers, tensor maps, asynchronous products and partitions in one line.
#include <gtest/gtest.h>

#include <algorithm>

#include "ir/parser.h"
#include "ir/partitions.h"
#include "ir/verifier.h"

namespace tilewright::ir {
namespace {

struct Mistake {
  const char* ops;  // the last line holds the mistake, unless the message says otherwise
  const char* message;
};

constexpr std::string_view prologue = R"(#c = mma_accumulator(4, 1) for [64, 64]
#b = blocked([1, 4], [4, 8], [4, 1]) for [64, 64]
program "p" (%map "map": tensor_map<bf16, 2>, %p "p": ptr<bf16>, %i "i": i32, %l "l": i64, %x "x": f32, %one "one": i1) warps 4 {
%s = shared_alloc : shared<bf16[64, 64], swizzle_128B>
%h = shared_alloc : shared<f16[64, 64], swizzle_128B>
%n = shared_alloc : shared<bf16[32, 64], swizzle_128B>
%bars = barrier_alloc {arrives: 1, expects: 1, copies: 0} : barriers[4]
%bar = barrier_index %bars, %i : barrier
%v = variable %x : var<f32>
)";

constexpr const char* in_partition = "warp_specialize {warps: [4], registers: [0], names: \"a\"} {\n";

const Mistake top[] = {
    {"%1 = barrier_alloc {arrives: 0, expects: 0, copies: 0} : barriers[2]",
     "barrier_alloc: arrives: found no arrival, expected at least one arrival in a phase; it would never "
     "end"},
    {"if %one { %1 = barrier_alloc {arrives: 1, expects: 0, copies: 0} : barriers[2] } { }",
     "barrier_alloc: place: found the op in a region of another op, expected the top level of the program"},
    {"barrier_wait %bars, %i",
     "barrier_wait: barrier: found barriers[4], expected a barrier; choose one of them with barrier_index"},
    {"barrier_wait %bar, %l", "barrier_wait: phase: found i64, expected i32; cast it with cast<i32>(...)"},
    {"%1 = variable %bar : var<barrier>",
     "variable: result 0 var<barrier>: a barrier cannot be held by a variable; use an index"},
    {"tensor_load %map, %h, %bar, %i, %i",
     "tensor_load: buffer: found shared<f16[64, 64]>, expected elements of bf16 as in the tensor map"},
    {"tensor_load %map, %s, %bar, %i",
     "tensor_load: coordinates: found 1, expected 2, one for each dimension of the tensor map"},
    {"tensor_load %p, %s, %bar, %i, %i",
     "tensor_load: map: found ptr<bf16>, expected a tensor map parameter"},
    {"tensor_store %map, %s, %i, %l",
     "tensor_store: coordinates[1]: found i64, expected i32 (an index of elements); cast it with "
     "cast<i32>(...)"},
    {"tensor_store %map, %s, %i, %i {combine: \"mul\"}",
     "tensor_store: combine: found \"mul\", expected one of add, min, max, and, or, xor"},
    {"bulk_load %i, %s, %bar",
     "bulk_load: pointer: found i32, expected ptr<bf16> (a pointer to the buffer's elements)"},
    {"fence_async {space: \"local\"}",
     "fence_async: space: found \"local\", expected one of shared, global, all"},
    {"warp_specialize {warps: [3], registers: [0], names: \"a\"} { }",
     "warp_specialize: partition 0: found 3 warps, expected a power of two from 1 to 16"},
    {"warp_specialize {warps: [4], registers: [100], names: \"a\"} { }",
     "warp_specialize: partition 0: found 100 registers, expected 0 or a multiple of 8 from 24 to 256"},
    {"warp_specialize {warps: [4, 4], registers: [0, 0], names: \"a\"} { } { }",
     "warp_specialize: partitions: found 2 regions, 2 numbers of warps, 2 of registers, 1 names, expected as "
     "many "
     "of each, at least one"},
    {"warp_specialize {warps: [16, 16, 1], registers: [0, 0, 0], names: \"a,b,c\"} { } { } { }",
     "warp_specialize: partitions: found 36 warps, filled up to whole warpgroups, expected at most 32"},
};

const Mistake inside[] = {
    {"set %v, %x",
     "set: variable: found var<f32> from outside of the partition, expected a value of its own; each "
     "partition has "
     "its own copy: declare the variable inside"},
    {"%t = map %x : tile<f32[64, 64], blocked([1, 4], [4, 8], [2, 1])> (%e: f32) { yield %e }",
     "map: result 0 tile<f32[64, 64]>: found a layout of 2 warps, expected 4 as the program has; give the "
     "layout "
     "that many warps"},
    {"%t = map %x : tile<f32[64, 64], #c> (%e: f32) { yield %e } %d = dot_async %n, %s, %t : tile<f32[64, "
     "64], #c>",
     "dot_async: a: found shared<bf16[32, 64]>, expected [M, K] with M = 64 of the accumulator"},
    {"%t = map %x : tile<f32[64, 64], #c> (%e: f32) { yield %e } %d = dot_async %s, %h, %t : tile<f32[64, "
     "64], #c>",
     "dot_async: elements: found bf16 x f16 + f32, expected a product of wgmma: f16 + f32 or f16, bf16 + "
     "f32, f32 + "
     "f32, e4m3 or e5m2 + f32 or f16, i8 or u8 + i32; cast the operands"},
    {"%t = map %x : tile<f32[64, 64], #b> (%e: f32) { yield %e } %d = dot_async %s, %s, %t : tile<f32[64, "
     "64], #b>",
     "dot_async: accumulator: found layout blocked([1, 4], [4, 8], [4, 1]), expected wgmma_accumulator(4)"},
    {"cluster_barrier",
     "cluster_barrier: place: found the op in a region of another op, expected the top level of the program"},
};

std::string all(const std::string& text) {
  std::string s;
  for (const std::string& m : mistakes(parse(text, "p.tile"))) s += m + "\n";
  return s;
}

void expect_message(const std::string& head, const std::string& tail, const char* message) {
  int line = static_cast<int>(std::count(head.begin(), head.end(), '\n')) + 1;
  EXPECT_EQ(all(head + tail), "p.tile:" + std::to_string(line) + ": " + message + "\n");
}

class TopLevelMistakes : public testing::TestWithParam<Mistake> {};
TEST_P(TopLevelMistakes, OneLineNamesIt) {
  expect_message(std::string(prologue) + GetParam().ops, "\n}\n", GetParam().message);
}
INSTANTIATE_TEST_SUITE_P(Table, TopLevelMistakes, testing::ValuesIn(top));

class PartitionMistakes : public testing::TestWithParam<Mistake> {};
TEST_P(PartitionMistakes, OneLineNamesIt) {
  expect_message(std::string(prologue) + in_partition + GetParam().ops, "\n}\n}\n", GetParam().message);
}
INSTANTIATE_TEST_SUITE_P(Table, PartitionMistakes, testing::ValuesIn(inside));

TEST(Partitions, TilesStayInsideAndScalarsOutside) {
  std::string tile = "%t = map %x : tile<f32[64, 64], #b> (%e: f32) { yield %e }\n";
  std::string use = "device_print %t {text: \"\"}\n}\n}\n";
  EXPECT_EQ(
      all(std::string(prologue) + tile + in_partition + use),
      "p.tile:10: map: found outside of the partitions of warp_specialize, expected only scalars, "
      "allocations "
      "and barriers there; move it into a partition\n"
      "p.tile:12: device_print: values[0]: found tile<f32[64, 64]> from outside of the partition, expected a "
      "value of its own; hand tiles over through shared memory and a barrier\n");
}

// Whole warpgroups first; one-warp partitions with the same number of registers share a warpgroup.
TEST(Partitions, ArePlacedInWarpgroups) {
  Program p = parse(
      "program \"p\" () warps 4 {\nwarp_specialize {warps: [1, 8, 2, 1], registers: [40, 232, 40, 56], "
      "names: "
      "\"load,multiply,store,other\"} { } { } { } { }\n}\n");
  std::vector<Partition> all = partitions(*specialization(p));
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all[0].name, "load");
  EXPECT_EQ(all[3].name, "other");
  EXPECT_EQ(all[0].first_warp, 8);
  EXPECT_EQ(all[1].first_warp, 0);
  EXPECT_EQ(all[2].first_warp, 9);
  EXPECT_EQ(all[3].first_warp, 12);
  EXPECT_EQ(launch_warps(p), 16);
  EXPECT_EQ(warps_at(p, *all[2].region), 2);
  EXPECT_EQ(warps_at(p, *p.body), 4);
}

}  // namespace
}  // namespace tilewright::ir
