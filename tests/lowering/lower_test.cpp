// Whole kernels from tile program to PTX: signature, vector width, line information, errors.
#include "lowering/lower.h"

#include "lowering_test.h"

namespace tilewright::lowering {
namespace {

constexpr const char* vector_add = R"(#0 = blocked([4], [32], [4]) for [1024]

program "vector_add" (%x "x": ptr<f32> multiple 16, %y "y": ptr<f32> multiple 16, %z "z": ptr<f32> multiple 16, %n "n": i32 multiple 16) warps 4 {
  %pid = program_id {axis: 0} : i32
  %block = constant {value: 1024} : i32
  %first = mul %pid, %block : i32
  %range = arange {start: 0} : tile<i32[1024], #0>
  %i = map %range, %first : tile<i32[1024], #0> (%a: i32, %b: i32) {
    %s = add %a, %b : i32
    yield %s
  }
  %mask = map %i, %n : tile<i1[1024], #0> (%a: i32, %b: i32) {
    %s = compare %a, %b {predicate: "lt"} : i1
    yield %s
  }
  %xp = map %x, %i : tile<ptr<f32>[1024], #0> (%a: ptr<f32>, %b: i32) {
    %s = pointer_add %a, %b : ptr<f32>
    yield %s
  }
  %yp = map %y, %i : tile<ptr<f32>[1024], #0> (%a: ptr<f32>, %b: i32) {
    %s = pointer_add %a, %b : ptr<f32>
    yield %s
  }
  %zp = map %z, %i : tile<ptr<f32>[1024], #0> (%a: ptr<f32>, %b: i32) {
    %s = pointer_add %a, %b : ptr<f32>
    yield %s
  }
  %xv = load %xp, %mask : tile<f32[1024], #0>
  %yv = load %yp, %mask : tile<f32[1024], #0>
  %zv = map %xv, %yv : tile<f32[1024], #0> (%a: f32, %b: f32) {
    %s = add %a, %b : f32
    yield %s
  }
  store %zp, %zv, %mask
}
)";

TEST(Lower, VectorAddMovesSixteenBytesAtATimeUnderPredicates) {
  LoweredKernel k = lower_text(vector_add);
  EXPECT_EQ(k.name, "vector_add");
  EXPECT_CONTAINS(k.ptx, ".target sm_90a");
  EXPECT_CONTAINS(k.ptx, ".visible .entry vector_add(");
  EXPECT_CONTAINS(k.ptx, ".reqntid 128");
  EXPECT_CONTAINS(k.ptx, ".minnctapersm 1");
  EXPECT_EQ(count(k.ptx, "ld.global.v4.b32"), 4) << k.ptx;  // 2 tiles x 8 elements a thread
  EXPECT_EQ(count(k.ptx, "st.global.v4.b32"), 2) << k.ptx;
  EXPECT_EQ(count(k.ptx, "add.rn.f32"), 8) << k.ptx;
  ASSERT_EQ(k.metadata.arguments.size(), 4u);
  EXPECT_EQ(k.metadata.arguments[3].type, "i32");
  EXPECT_EQ(k.metadata.arguments[3].offset, 24u);
  EXPECT_EQ(k.metadata.num_warps, 4);
  EXPECT_EQ(k.metadata.dynamic_shared_bytes, 0u);
  ASSERT_EQ(k.accesses.size(), 3u);
  for (const MemoryAccess& a : k.accesses) EXPECT_EQ(a.bytes, 16) << a.op;
  expect_assembles(k);
}

TEST(Lower, LinesAreTheAuthorsAndTheTargetIsNoDebugTarget) {
  LoweredKernel k = lower_text(vector_add);
  EXPECT_LACKS(k.ptx, ", debug");
  EXPECT_CONTAINS(k.ptx, "kernel.tile");
  EXPECT_CONTAINS(k.ptx, ".loc\t1 31 10");  // the add of the two tiles
  LoweredKernel without = lower_text(vector_add, "sm_90a", {.line_info = false});
  EXPECT_LACKS(without.ptx, ".loc");
}

TEST(Lower, EveryTargetTakesTheVectorAdd) {
  for (const char* target : {"sm_80", "sm_89", "sm_90a", "sm_120a"}) {
    LoweredKernel k = lower_text(vector_add, target);
    EXPECT_CONTAINS(k.ptx, std::string(".target ") + target);
    expect_assembles(k, target);
  }
}

}  // namespace
}  // namespace tilewright::lowering
