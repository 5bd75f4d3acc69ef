// Whole kernels from tile program to PTX: signature, vector width, line information, errors.
#include "lowering/lower.h"

#include "ir/printer.h"
#include "kernel_builder.h"
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

// A place in a helper in another file keeps that file. (LLVM 22 writes no inlined_at: the chain of calls is
// in messages, not in the PTX.)
TEST(Lower, PlacesInHelpersKeepTheirFile) {
  KernelBuilder k("helper");
  k.program.location = std::make_shared<ir::Location>(ir::Location{"kernel.cpp", 1, 1, nullptr});
  ir::Value* p = k.parameter("p", ir::Type::pointer(ir::ElementType::f32));
  ir::Value* x = k.value(ir::OpKind::load_, {p}, ir::Type::scalar(ir::ElementType::f32));
  ir::Op* sum = k.op(ir::OpKind::add_, {x, x}, {ir::Type::scalar(ir::ElementType::f32)});
  auto call = std::make_shared<ir::Location>(ir::Location{"kernel.cpp", 77, 3, nullptr});
  sum->location = std::make_shared<ir::Location>(ir::Location{"include/helpers.h", 55, 5, call});
  k.op(ir::OpKind::store_, {p, sum->result()}, {});
  LoweredKernel lowered = lower(k.program, Target::parse("sm_90a"));
  EXPECT_CONTAINS(lowered.ptx, "helpers.h");
  EXPECT_CONTAINS(lowered.ptx, ".loc\t2 55 5");
  EXPECT_LACKS(lowered.ptx, ", debug");
  expect_assembles(lowered);
}

// What LLVM refuses is an error with the place of the op, and the process lives on.
TEST(LowerErrors, RefusalsOfLlvmComeBackAsErrors) {
  auto with_constraints = [](const char* constraints) {
    KernelBuilder k("bad_ptx");
    ir::Value* p = k.parameter("p", ir::Type::pointer(ir::ElementType::i32));
    ir::Value* x = k.value(ir::OpKind::load_, {p}, ir::Type::scalar(ir::ElementType::i32));
    ir::Value* y = k.value(ir::OpKind::inline_ptx_, {x}, ir::Type::scalar(ir::ElementType::i32),
                           {{"text", std::string("mov.b32 $0, $1;")},
                            {"constraints", std::string(constraints)},
                            {"volatile", std::int64_t{0}}});
    k.op(ir::OpKind::store_, {p, y}, {});
    return lower(k.program, Target::parse("sm_90a")).ptx;
  };
  for (int i = 0; i < 3; ++i) {
    try {
      with_constraints("=r,n");  // an immediate, but the operand is none
      FAIL() << "no error";
    } catch (const UserError& e) {
      EXPECT_CONTAINS(std::string(e.what()), "kernel.cpp:2");
      EXPECT_CONTAINS(std::string(e.what()), "constraint");
    }
    EXPECT_CONTAINS(with_constraints("=r,r"), "mov.b32");
  }
}

TEST(LowerErrors, FatalErrorsOfLlvmComeBackAsErrors) {
  Target impossible = Target::parse("sm_90a");
  impossible.ptx_version = 60;  // older than the chip: LLVM ends the process over this
  for (int i = 0; i < 3; ++i) {
    EXPECT_THROW(lower(ir::parse(vector_add), impossible), UserError);
    EXPECT_NO_THROW(lower_text(vector_add));
  }
}

TEST(Lower, StagesCanBeKept) {
  LoweredKernel k = lower_text(vector_add, "sm_90a", {.keep_stages = true});
  std::string names;
  for (const Stage& s : k.stages) {
    names += s.name + " ";
    EXPECT_FALSE(s.text.empty()) << s.name;
  }
  EXPECT_EQ(names, "tile barriers llvm optimised ptx ");
  EXPECT_CONTAINS(k.llvm_ir, "define ptx_kernel void @vector_add");
}

TEST(Lower, TheProgramIsNotChanged) {
  ir::Program p = ir::parse(vector_add);
  std::string before = ir::print(p);
  lower(p, Target::parse("sm_80"));
  EXPECT_EQ(ir::print(p), before);
}

}  // namespace
}  // namespace tilewright::lowering
