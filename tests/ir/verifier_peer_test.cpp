// The verifier names each mistake in accesses to other CTAs of the cluster and in im2col loads in one line.
#include <gtest/gtest.h>

#include <algorithm>

#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/verifier.h"

namespace tilewright::ir {
namespace {

struct Mistake {
  const char* ops;      // the last line holds it
  const char* message;  // "": none
};

std::string program(int cluster, const std::string& ops) {
  return R"(#t = blocked([1, 2], [4, 8], [4, 1]) for [64, 64]
#one = blocked([1, 1], [4, 8], [4, 1]) for [64, 64]
program "p" (%map "map": tensor_map<bf16, 4>, %flat "flat": tensor_map<bf16, 2>, %x "x": f32, %h "h": bf16, %i "i": i32, %l "l": i64) warps 4)" +
         (cluster > 1 ? " cluster " + std::to_string(cluster) : std::string()) + R"( {
%f = shared_alloc : shared<f32[64, 64], swizzle_none>
%b = shared_alloc : shared<bf16[64, 64], swizzle_128B>
%c = shared_alloc : shared<bf16[2, 64, 64], swizzle_none>
%bars = barrier_alloc {arrives: 1, expects: 1, copies: 0} : barriers[4]
%bar = barrier_index %bars, %i : barrier
%t = map %x : tile<f32[64, 64], #t> (%e: f32) { yield %e }
%th = map %h : tile<bf16[64, 64], #t> (%e: bf16) { yield %e }
%one = map %h : tile<bf16[64, 64], #one> (%e: bf16) { yield %e }
%four = constant {value: 4} : i32
%big = constant {value: 256} : i32
)" + ops +
         "\n}\n";
}

const Mistake in_cluster[] = {
    {"%r = peer_load %f, %i : tile<f32[64, 64], #t>", ""},
    {"peer_store %f, %i, %t", ""},
    {"store_async %f, %i, %t, %bar", ""},
    {"store_async %b, %i, %th, %bar", ""},
    {"barrier_arrive %bar, %i {scope: \"cluster\"}", ""},
    {"barrier_wait %bar, %i {scope: \"cluster\"}", ""},
    {"im2col_load %map, %b, %bar, %i, %i, %i, %i, %i, %i", ""},
    {"%r = peer_load %f, %l : tile<f32[64, 64], #t>",
     "peer_load: rank: found i64, expected i32 (a rank in the cluster); cast it with cast<i32>(...)"},
    {"peer_store %f, %four, %t",
     "peer_store: rank: found CTA 4, expected 0 to 3, the CTAs of the program's cluster; correct the rank, "
     "or "
     "launch with a larger cluster"},
    {"barrier_arrive %bar, %four",
     "barrier_arrive: rank: found CTA 4, expected 0 to 3, the CTAs of the program's cluster; correct the "
     "rank, or launch with a larger cluster"},
    {"peer_store %f, %i, %th",
     "peer_store: value: found tile<bf16[64, 64]>, expected tile<f32[64, 64]> (the buffer's); cast it with "
     "cast<f32>(...)"},
    {"store_async %f, %i, %t, %bars",
     "store_async: barrier: found barriers[4], expected a barrier; choose one of them with barrier_index"},
    {"store_async %b, %i, %one, %bar",
     "store_async: value: found 2 bytes that a thread holds side by side, expected words of 4 bytes or more: "
     "st.async stores nothing smaller; use a layout with more elements of a row in a thread, a shared layout "
     "that keeps them together, or a larger element type"},
    {"barrier_arrive %bar, %i {scope: \"gpu\"}",
     "barrier_arrive: scope: found \"gpu\", expected one of cta, cluster"},
    {"im2col_load %flat, %b, %bar, %i, %i",
     "im2col_load: map: found tensor_map<bf16, 2>, expected 3 to 5 dimensions, [N, (D, H,) W, C]; load boxes "
     "of it with tensor_load"},
    {"im2col_load %map, %c, %bar, %i, %i, %i, %i, %i, %i",
     "im2col_load: buffer: found shared<bf16[2, 64, 64]>, expected [pixels, channels] with at most 1024 "
     "pixels"},
    {"im2col_load %map, %b, %bar, %i, %i, %i, %i",
     "im2col_load: coordinates: found 4, expected 6, one for each dimension of the tensor map and 2 offsets "
     "in the filter"},
    {"im2col_load %map, %b, %bar, %i, %i, %i, %i, %i, %big",
     "im2col_load: coordinates[5]: found 256, expected an offset in the filter from 0 to 255"},
};

const Mistake alone[] = {
    {"%r = peer_load %f, %i : tile<f32[64, 64], #t>",
     "peer_load: buffer: found a program whose cluster is one CTA, expected a cluster of 2 to 16 CTAs; give "
     "the kernel a cluster, or use the buffer itself"},
    {"store_async %f, %i, %t, %bar",
     "store_async: buffer: found a program whose cluster is one CTA, expected a cluster of 2 to 16 CTAs; "
     "give "
     "the kernel a cluster, or use the buffer itself"},
};

void expect_message(int cluster, const Mistake& m) {
  const std::string text = program(cluster, m.ops);
  const Program p = parse(text, "p.tile");
  std::string all;
  for (const std::string& one : mistakes(p)) all += one + "\n";
  const auto line = std::count(text.begin(), text.end(), '\n') - 1;
  EXPECT_EQ(all, *m.message ? "p.tile:" + std::to_string(line) + ": " + m.message + "\n" : "");
  EXPECT_EQ(print(parse(print(p), "again.tile")), print(p));
}

class PeerMistakes : public testing::TestWithParam<Mistake> {};
TEST_P(PeerMistakes, OneLineNamesIt) { expect_message(4, GetParam()); }
INSTANTIATE_TEST_SUITE_P(Table, PeerMistakes, testing::ValuesIn(in_cluster));

class PeersAlone : public testing::TestWithParam<Mistake> {};
TEST_P(PeersAlone, OneLineNamesIt) { expect_message(1, GetParam()); }
INSTANTIATE_TEST_SUITE_P(Table, PeersAlone, testing::ValuesIn(alone));

}  // namespace
}  // namespace tilewright::ir
