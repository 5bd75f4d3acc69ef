// The Hopper engine's constructs record the ops that they stand for.
#include <gtest/gtest.h>

#include "dsl/tilewright.h"
#include "ir/parser.h"
#include "ir/printer.h"

namespace tilewright {
namespace {

struct GemmArgs {
  TensorMap<bf16> a, b, c;  // [M, K], [N, K], [M, N]
  I32 m, n, k;
};

constexpr int BM = 128, BN = 256, BK = 64, stages = 4;

void gemm(GemmArgs args) {
  struct Slot {
    Shared<bf16, shape<BM, BK>, swizzle_128B> a;  // [BM, BK]
    Shared<bf16, shape<BN, BK>, swizzle_128B> b;  // [BN, BK]
  };
  Pipeline<stages, Slot> ring;
  Shared<bf16, shape<BM, BN>, swizzle_128B> staging;  // [BM, BN]
  auto tiles = persistent_tiles(args.m, args.n, BM, BN);
  warp_specialize(partition("load", warps<1>, registers<40>,
                            [&] {
                              auto slot = ring.producer();
                              for_(tiles, [&](TileIndex t) {
                                for_(range(0, args.k, BK), [&](I32 k) {
                                  auto to = slot.acquire();
                                  copy_async(args.a.at(t.m * BM, k), to.a, slot.ready());
                                  copy_async(args.b.at(t.n * BN, k), to.b, slot.ready());
                                  slot.advance();
                                });
                              });
                            }),
                  partition("multiply", warps<8>, registers<232>, [&] {
                    auto slot = ring.consumer();
                    for_(tiles, [&](TileIndex t) {
                      Var acc = zeros<f32, shape<BM, BN>, wgmma_accumulator(8)>();  // [BM, BN]
                      for_(range(0, args.k, BK), [&](I32) {
                        auto from = slot.wait();
                        acc += dot(from.a, transpose(from.b));
                        slot.release_when_done<1>(acc);
                      });
                      store(args.c.at(t.m * BM, t.n * BN), cast<bf16>(wait(acc)), staging);
                    });
                    bulk_wait<0>();
                  }));
}

struct CopiesArgs {
  Ptr<i32> out;  // [3]
};
std::vector<int> recorded_copies;
void alike(CopiesArgs args) {
  warp_specialize(partition("first", warps<1>, [] {}),
                  partition("alike", copies<3>, warps<4>, registers<64>, [&](int part) {
                    recorded_copies.push_back(part);
                    store(args.out + part, I32(part));
                  }));
}

// Partitions alike: as many, with numbered names, and the body knows which it is.
TEST(Hopper, CopiesOfAPartition) {
  recorded_copies.clear();
  std::string text = ir::print(record({.name = "alike"}, alike));
  EXPECT_EQ(recorded_copies, (std::vector{0, 1, 2}));
  for (const char* part : {"names: \"first,alike 0,alike 1,alike 2\"", "[0, 64, 64, 64]", "[1, 4, 4, 4]"})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

TEST(Hopper, TheWarpSpecialisedProductRecords) {
  ir::Program p = record({.name = "gemm"}, gemm);
  std::string text = ir::print(p);
  EXPECT_EQ(ir::print(ir::parse(text)), text);
  for (const char* op :
       {"tensor_load", "tensor_store", "dot_async", "{pending: 1}", "{pending: 0}", "dot_wait",
        "barrier_expect", "fence_async {space: \"shared\"}", "names: \"load,multiply\""})
    EXPECT_NE(text.find(op), std::string::npos) << op << "\n" << text;
}

}  // namespace
}  // namespace tilewright
