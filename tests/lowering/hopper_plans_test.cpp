// Shared memory and partition barriers of programs with asynchronous copies, products and partitions, before
// any code generation.
#include <gtest/gtest.h>

#include <map>

#include "hopper_programs.h"
#include "ir/partitions.h"
#include "ir/verifier.h"
#include "lowering/barrier_plan.h"
#include "lowering/insert_barriers.h"
#include "lowering/shared_memory_plan.h"
#include "lowering_test.h"

namespace tilewright::lowering {
namespace {

using ir::OpKind;

const Target hopper = Target::parse("sm_90a");

bool overlap(const SharedPlacement& a, const SharedPlacement& b) {
  return a.offset < b.offset + b.bytes && b.offset < a.offset + a.bytes;
}

// The ops that matter of a region, in order, after the barriers were inserted.
std::string shape_of(const ir::Region& region) {
  std::string s;
  for (const auto& op : region.ops) switch (op->kind) {
      case OpKind::shared_store_: s += "store "; break;
      case OpKind::shared_load_: s += "load "; break;
      case OpKind::barrier_: s += "| "; break;
      case OpKind::tensor_load_:
      case OpKind::bulk_load_: s += "fetch "; break;
      case OpKind::tensor_store_:
      case OpKind::bulk_store_: s += "send "; break;
      case OpKind::bulk_wait_: s += "sent "; break;
      case OpKind::dot_async_: s += "dot "; break;
      case OpKind::dot_wait_: s += "done "; break;
      case OpKind::fence_async_: s += "fence "; break;
      case OpKind::for_: s += "( " + shape_of(*op->regions[0]) + ") "; break;
      default: break;
    }
  return s;
}

ir::Program with_barriers(const std::string& text) {
  ir::Program program = ir::parse(text, "kernel.tile");
  ir::verify(program);
  SharedMemoryPlan plan = plan_shared_memory(program, hopper);
  insert_barriers(program, plan, hopper);
  ir::verify(program);
  return program;
}

// One group of four warps; `ops` may use %x (a buffer), %v (a tile), %b (a barrier), %m, %p, %i, %j.
std::string body_shape(const std::string& ops) {
  const ir::Program program = with_barriers(R"(#t = blocked([1, 8], [8, 4], [4, 1]) for [64, 64]
#c = mma_accumulator(4, 1) for [64, 64]
program "order" (%m "m": tensor_map<bf16, 2>, %p "p": ptr<bf16>, %h "h": bf16, %i "i": i32, %j "j": i32) warps 4 {
  %zero = constant {value: 0} : i32
  %one = constant {value: 1} : i32
  %x = shared_alloc : shared<bf16[64, 64], swizzle_128B>
  %y = shared_alloc : shared<bf16[64, 64], swizzle_128B>
  %all = barrier_alloc {arrives: 0, expects: 1, copies: 0} : barriers[1]
  %b = barrier_index %all, %zero : barrier
  %v = map %h : tile<bf16[64, 64], #t> (%e: bf16) {
    yield %e
  }
  %acc = map %h : tile<f32[64, 64], #c> (%e: bf16) {
    %f = cast %e : f32
    yield %f
  }
)" + ops + "\n}\n");
  std::string s = shape_of(*program.body);
  return s.substr(0, s.size() - (s.empty() ? 0 : 1));
}

TEST(AsyncBarriers, StoresOfTheCopyEngines) {
  const std::string send = "  tensor_store %m, %x, %i, %j\n  bulk_commit\n";
  // One thread sends what all have written.
  EXPECT_EQ(body_shape("  shared_store %x, %v\n  fence_async {space: \"shared\"}\n" + send),
            "store fence | send");
  // That thread alone has waited: the others must not write before.
  EXPECT_EQ(body_shape(send + "  bulk_wait {pending: 0, read: 1}\n  shared_store %x, %v"),
            "send sent | store");
  EXPECT_EQ(body_shape(send + "  bulk_wait {pending: 0, read: 1}\n  shared_store %y, %v"), "send sent store");
  EXPECT_EQ(
      body_shape(
          "  for %zero, %i, %one (%k: i32) {\n  bulk_wait {pending: 0, read: 1}\n  shared_store %x, %v\n"
          "  fence_async {space: \"shared\"}\n" +
          send + "  }"),
      "( sent | store fence | send )");
}

TEST(AsyncBarriers, LoadsOfTheCopyEngines) {
  const std::string fetch = "  tensor_load %m, %x, %b, %i, %j\n";
  // mbarriers order the data; a partition barrier only what its own threads did before.
  EXPECT_EQ(body_shape(fetch + "  barrier_wait %b, %zero\n  %l = shared_load %x : tile<bf16[64, 64], #t>"),
            "fetch load");
  EXPECT_EQ(body_shape("  %l = shared_load %x : tile<bf16[64, 64], #t>\n  fence_async {space: \"shared\"}\n" +
                       fetch),
            "load fence | fetch");
  EXPECT_EQ(body_shape("  %l = shared_load %y : tile<bf16[64, 64], #t>\n" + fetch), "load fetch");
}

TEST(AsyncBarriers, Products) {
  const std::string dot = "  %d = dot_async %x, %y, %acc : tile<f32[64, 64], #c>\n",
                    wait = "  %w = dot_wait %d {pending: 0} : tile<f32[64, 64], #c>\n";
  EXPECT_EQ(body_shape("  shared_store %x, %v\n  fence_async {space: \"shared\"}\n" + dot + wait),
            "store fence | dot done");
  EXPECT_EQ(body_shape(dot + wait + "  shared_store %x, %v"), "dot done | store");
  EXPECT_EQ(body_shape(dot + wait + "  tensor_load %m, %y, %b, %i, %j"), "dot done | fetch");
  EXPECT_EQ(body_shape(dot + wait + "  %l = shared_load %x : tile<bf16[64, 64], #t>"), "dot done load");
}

TEST(AsyncBarriers, PartitionsOrderOnlyThemselves) {
  const ir::Program program = with_barriers(matmul_program());
  const ir::Op* op = ir::specialization(program);
  ASSERT_NE(op, nullptr);
  EXPECT_EQ(shape_of(*op->regions[0]), "( ( fetch fetch ) ) ");
  EXPECT_EQ(shape_of(*op->regions[1]), "( ( dot done ) done sent | store fence | send ) sent ");
}

TEST(AsyncMemory, EnginesBuffersShareNothing) {
  const ir::Program program = ir::parse(R"(#t = blocked([1, 8], [8, 4], [4, 1]) for [64, 64]
program "memory" (%m "m": tensor_map<bf16, 2>, %h "h": bf16, %i "i": i32) warps 4 {
  %zero = constant {value: 0} : i32
  %all = barrier_alloc {arrives: 0, expects: 1, copies: 0} : barriers[3]
  %b = barrier_index %all, %zero : barrier
  %x = shared_alloc {name: "x"} : shared<bf16[64, 64], swizzle_128B>
  tensor_load %m, %x, %b, %i, %i
  %small = shared_alloc {name: "small"} : shared<bf16[8, 32], swizzle_64B>
  tensor_load %m, %small, %b, %i, %i
  %v = map %h : tile<bf16[64, 64], #t> (%e: bf16) {
    yield %e
  }
  %y = shared_alloc {name: "y"} : shared<bf16[64, 64], swizzle_128B>
  shared_store %y, %v
  %z = shared_alloc {name: "z"} : shared<bf16[64, 64], swizzle_128B>
  shared_store %z, %v
}
)",
                                        "kernel.tile");
  const SharedMemoryPlan plan = plan_shared_memory(program, hopper);
  std::map<std::string, const SharedPlacement*> named;
  for (const SharedPlacement& p : plan.placements) named[p.op->text("name", "barriers")] = &p;
  ASSERT_EQ(named.size(), 5u);
  for (const char* kept : {"x", "small", "barriers"})
    for (const auto& [name, p] : named) {
      if (name != kept) {
        EXPECT_FALSE(overlap(*named[kept], *p)) << kept << " and " << name;
      }
    }
  EXPECT_TRUE(overlap(*named["y"], *named["z"])) << "plain buffers share where their lives allow it";
  EXPECT_EQ(named["x"]->offset % 1024, 0u);
  EXPECT_EQ(named["small"]->offset % 1024, 0u);
  EXPECT_EQ(named["barriers"]->bytes, 24u);
  EXPECT_EQ(named["barriers"]->offset % 8, 0u);
}

// Sums over warps need scratch: two partitions run at the same time, two sums of one partition do not.
TEST(AsyncMemory, ScratchIsSharedInsideAPartitionAlone) {
  const std::string sum = R"(
    %s = reduce %v {axis: 0} : f32 (%a: f32, %b: f32) {
      %r = add %a, %b : f32
      yield %r
    }
)";
  const std::string part = R"(    %v = map %h : tile<f32[128], #t> (%e: f32) {
      yield %e
    })" + sum + R"(    %w = map %s : tile<f32[128], #t> (%e: f32) {
      yield %e
    }
    %s2 = reduce %w {axis: 0} : f32 (%a: f32, %b: f32) {
      %r = add %a, %b : f32
      yield %r
    })";
  const ir::Program program = ir::parse(R"(#t = blocked([1], [32], [4]) for [128]
program "scratch" (%h "h": f32) warps 4 {
  warp_specialize {warps: [4, 4], registers: [0, 0], names: "a,b"} {
)" + part + "\n  } {\n" + part + "\n  }\n}\n",
                                        "kernel.tile");
  ir::verify(program);
  const SharedMemoryPlan plan = plan_shared_memory(program, hopper);
  ASSERT_EQ(plan.placements.size(), 4u);
  EXPECT_TRUE(overlap(plan.placements[0], plan.placements[1]));
  EXPECT_TRUE(overlap(plan.placements[2], plan.placements[3]));
  for (std::size_t a : {0, 1})
    for (std::size_t b : {2, 3}) EXPECT_FALSE(overlap(plan.placements[a], plan.placements[b]));
}

}  // namespace
}  // namespace tilewright::lowering
