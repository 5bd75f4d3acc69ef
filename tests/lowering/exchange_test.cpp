// How data moves between threads, seen in the PTX: what needs no barrier has none, what crosses warps has
// one, vectors are wide, and ptxas takes all of it.
#include "ir/layout_specs.h"
#include "lowering_test.h"
#include "tests/differential/program_builder.h"

namespace tilewright::lowering {
namespace {

using differential::Element;
using differential::ElementType;
using differential::OpKind;
using differential::ProgramBuilder;
using differential::Value;
using ir::Blocked;
using ir::make_shape;
using ir::Shape;
using ir::TileLayout;
using ir::Type;

constexpr Element f32{ElementType::f32, false};

LoweredKernel lowered(const ir::Program& program) {
  LoweredKernel old = lower(program, Target::parse("sm_80"));
  expect_assembles(old, "sm_80");
  LoweredKernel k = lower(program, Target::parse("sm_90a"));
  expect_assembles(k);
  return k;
}

// Kernels of several warps begin with one shuffle that tells every lane the warp's number.
constexpr int warp_number = 1;

int barriers(const LoweredKernel& k) { return count(k.ptx, "bar.sync") + count(k.ptx, "barrier.sync"); }

ir::Program conversion(const TileLayout& from, const TileLayout& to, const Shape& shape, ElementType type,
                       int warps, bool assert_trivial = false) {
  ProgramBuilder b("k", warps);
  Value* x = b.pointer("x", type);
  Value* y = b.pointer("y", type);
  Value* tile = b.load(x, {type, false}, shape, from);
  differential::Attributes attributes;
  if (assert_trivial) attributes.push_back({"assert_trivial", std::int64_t{1}});
  b.store(y, b.value(OpKind::convert_layout_, {tile}, Type::tile({type, false}, shape, to), attributes));
  return b.finish();
}

TileLayout layout(std::vector<std::uint32_t> registers, std::vector<std::uint32_t> lanes,
                  std::vector<std::uint32_t> warps) {
  ir::TileLayoutBuilder b;
  for (auto v : registers) b.add_register(v);
  for (auto v : lanes) b.add_lane(v);
  for (auto v : warps) b.add_warp(v);
  return b.build();
}

TEST(ConvertLayout, OtherRegistersOfTheSameThreadsCostNothing) {
  LoweredKernel k = lowered(conversion(layout({1, 2}, {4, 8, 16, 32, 64}, {128, 256}),
                                       layout({2, 3}, {4, 8, 16, 32, 64}, {128, 256}), make_shape(512),
                                       ElementType::f32, 4));
  EXPECT_EQ(count(k.ptx, "shfl.sync"), warp_number) << k.ptx;
  EXPECT_EQ(count(k.ptx, ".shared"), 0) << k.ptx;
  EXPECT_EQ(barriers(k), 0);
  EXPECT_EQ(k.metadata.dynamic_shared_bytes, 0u);
}

TEST(ConvertLayout, ARegisterBitForALaneBitShufflesHalfOfTheRegisters) {
  LoweredKernel k =
      lowered(conversion(layout({1, 64}, {2, 4, 8, 16, 32}, {}), layout({2, 64}, {1, 4, 8, 16, 32}, {}),
                         make_shape(128), ElementType::f32, 1));
  EXPECT_EQ(count(k.ptx, "shfl.sync"), 2) << k.ptx;
  EXPECT_EQ(count(k.ptx, ".shared"), 0) << k.ptx;
  EXPECT_EQ(barriers(k), 0);
}

TEST(ConvertLayout, BytesTravelFourInAWord) {
  LoweredKernel k =
      lowered(conversion(layout({1, 2}, {4, 8, 16, 32, 64}, {}), layout({1, 2}, {16, 32, 64, 4, 8}, {}),
                         make_shape(128), ElementType::i8, 1));
  EXPECT_EQ(count(k.ptx, "shfl.sync"), 1) << k.ptx;
  EXPECT_EQ(count(k.ptx, ".shared"), 0) << k.ptx;
}

TEST(ConvertLayout, AcrossWarpsOneBarrierAndSixteenByteVectors) {
  Shape shape = make_shape(64, 64);
  LoweredKernel k =
      lowered(conversion(Blocked{{1, 4}, {2, 16}, {4, 1}, {1, 0}}.resolve(shape),
                         Blocked{{1, 4}, {8, 4}, {1, 4}, {1, 0}}.resolve(shape), shape, ElementType::f32, 4));
  EXPECT_EQ(barriers(k), 1) << k.ptx;
  EXPECT_EQ(count(k.ptx, "st.shared.v4.b32"), 8) << k.ptx;
  EXPECT_EQ(count(k.ptx, "ld.shared.v4.b32"), 8) << k.ptx;
  EXPECT_EQ(k.metadata.dynamic_shared_bytes, 64u * 64 * 4);
}

TEST(ConvertLayout, ATileAboveTheLimitGoesInRounds) {
  Shape shape = make_shape(128, 128);  // 64 KiB through 32
  LoweredKernel k =
      lowered(conversion(Blocked{{1, 4}, {2, 16}, {4, 1}, {1, 0}}.resolve(shape),
                         Blocked{{1, 4}, {8, 4}, {1, 4}, {1, 0}}.resolve(shape), shape, ElementType::f32, 4));
  EXPECT_EQ(k.metadata.dynamic_shared_bytes, 32u * 1024);
  EXPECT_EQ(barriers(k), 3) << k.ptx;
}

TEST(ConvertLayout, WithinWarpsNoBarrierOfTheCta) {
  Shape shape = make_shape(128, 32);  // every warp transposes 32 x 32: too much for shuffles
  LoweredKernel k = lowered(conversion(Blocked{{1, 32}, {32, 1}, {4, 1}, {1, 0}}.resolve(shape),
                                       Blocked{{32, 1}, {1, 32}, {4, 1}, {1, 0}}.resolve(shape), shape,
                                       ElementType::f32, 4));
  EXPECT_EQ(barriers(k), 0) << k.ptx;
  EXPECT_GE(count(k.ptx, "bar.warp.sync"), 1) << k.ptx;
}

TEST(ConvertLayout, AssertTrivialNamesBothLayoutsAndTheFirstDifference) {
  Shape shape = make_shape(64, 64);
  try {
    lower(
        conversion(Blocked{{1, 4}, {4, 8}, {4, 1}, {1, 0}}.resolve(shape),
                   Blocked{{4, 1}, {4, 8}, {4, 1}, {1, 0}}.resolve(shape), shape, ElementType::f32, 4, true),
        Target::parse("sm_90a"));
    FAIL() << "accepted";
  } catch (const UserError& e) {
    std::string message = e.what();
    EXPECT_CONTAINS(message, "assert_trivial");
    EXPECT_CONTAINS(message, "blocked([1, 4], [4, 8], [4, 1])");
    EXPECT_CONTAINS(message, "blocked([4, 1], [4, 8], [4, 1])");
    EXPECT_CONTAINS(message, "warp bit 0 selects element 256 in one and 1024 in the other");
  }
}

ir::Program sum(const TileLayout& l, const Shape& shape, int axis, int warps) {
  ProgramBuilder b("k", warps);
  Value* x = b.pointer("x", ElementType::f32);
  Value* y = b.pointer("y", ElementType::f32);
  Value* tile = b.load(x, f32, shape, l);
  Type result = shape.rank == 1 ? Type::scalar(f32)
                                : Type::tile(f32, shape.without(axis), ir::without_dimension(l, shape, axis));
  ir::Op* op = b.op(OpKind::reduce_, {tile}, {result}, {{"axis", std::int64_t{axis}}});
  b.region(op, {f32, f32}, [&](const std::vector<Value*>& v) {
    return std::vector<Value*>{b.value(OpKind::add_, v, Type::scalar(f32))};
  });
  if (shape.rank == 1)
    b.store_scalar(y, op->result(), 0);
  else
    b.store(y, op->result());
  return b.finish();
}

TEST(Reduce, OfOneDimensionIsAScalarInEveryThreadAfterOneBarrier) {
  Shape shape = make_shape(1024);
  LoweredKernel k = lowered(sum(Blocked{{4}, {32}, {4}, {0}}.resolve(shape), shape, 0, 4));
  EXPECT_EQ(count(k.ptx, "shfl.sync.bfly"), 5) << k.ptx;
  EXPECT_EQ(barriers(k), 1) << k.ptx;
  EXPECT_EQ(count(k.ptx, "st.shared"), 1) << k.ptx;
  EXPECT_EQ(count(k.ptx, "ld.shared.v4.b32"), 1) << k.ptx;  // the sums of four warps
  EXPECT_EQ(count(k.ptx, "add.rn.f32"), 7 + 5 + 3) << k.ptx;
}

TEST(Reduce, AlongLanesHasNoBarrierAndNoScratch) {
  Shape shape = make_shape(16, 128);
  LoweredKernel k = lowered(sum(Blocked{{1, 4}, {1, 32}, {4, 1}, {1, 0}}.resolve(shape), shape, 1, 4));
  EXPECT_EQ(barriers(k), 0) << k.ptx;
  EXPECT_EQ(count(k.ptx, ".shared"), 0) << k.ptx;
  EXPECT_EQ(count(k.ptx, "shfl.sync.bfly"), 4 * 5) << k.ptx;
}

TEST(Reduce, CopiesAreNotCounted) {
  // 8 elements on 128 threads: lanes 8.. and warps hold copies; three lane bits are folded, nothing else
  Shape shape = make_shape(8);
  LoweredKernel k = lowered(sum(Blocked{{1}, {32}, {4}, {0}}.resolve(shape), shape, 0, 4));
  EXPECT_EQ(count(k.ptx, "shfl.sync.bfly"), 3) << k.ptx;
  EXPECT_EQ(barriers(k), 0) << k.ptx;
}

TEST(Scan, InAWarpHasNoBarrier) {
  ProgramBuilder b("k", 1);
  Value* x = b.pointer("x", ElementType::f32);
  Value* y = b.pointer("y", ElementType::f32);
  Shape shape = make_shape(128);
  Value* tile = b.load(x, f32, shape, Blocked{{4}, {32}, {1}, {0}}.resolve(shape));
  ir::Op* op =
      b.op(OpKind::scan_, {tile}, {tile->type}, {{"axis", std::int64_t{0}}, {"reverse", std::int64_t{0}}});
  b.region(op, {f32, f32}, [&](const std::vector<Value*>& v) {
    return std::vector<Value*>{b.value(OpKind::add_, v, Type::scalar(f32))};
  });
  b.store(y, op->result());
  LoweredKernel k = lowered(b.finish());
  EXPECT_EQ(barriers(k), 0) << k.ptx;
  EXPECT_EQ(count(k.ptx, "shfl.sync.bfly"), 5) << k.ptx;
}

TEST(Gather, AlongLanesShuffles) {
  ProgramBuilder b("k", 4);
  Value* x = b.pointer("x", ElementType::f32);
  Value* at = b.pointer("at", ElementType::i32);
  Value* y = b.pointer("y", ElementType::f32);
  Shape shape = make_shape(4, 32);
  TileLayout l = Blocked{{1, 1}, {1, 32}, {4, 1}, {1, 0}}.resolve(shape);
  Value* index = b.load(at, {ElementType::i32, false}, shape, l);
  Value* r = b.value(OpKind::gather_, {b.load(x, f32, shape, l), index}, Type::tile(f32, shape, l),
                     {{"axis", std::int64_t{1}}});
  b.store(y, r);
  LoweredKernel k = lowered(b.finish());
  EXPECT_EQ(barriers(k), 0) << k.ptx;
  EXPECT_EQ(count(k.ptx, "shfl.sync"), warp_number + 1) << k.ptx;
}

TEST(Histogram, CountsByAtomicsOfSharedMemory) {
  ProgramBuilder b("k", 4);
  Value* x = b.pointer("x", ElementType::i32);
  Value* y = b.pointer("y", ElementType::i32);
  Shape shape = make_shape(256), bins = make_shape(64);
  Element i32{ElementType::i32, false};
  Value* values = b.load(x, i32, shape, Blocked{{1}, {32}, {4}, {0}}.resolve(shape));
  b.store(y, b.value(OpKind::histogram_, {values},
                     Type::tile(i32, bins, Blocked{{1}, {32}, {4}, {0}}.resolve(bins))));
  LoweredKernel k = lowered(b.finish());
  EXPECT_EQ(count(k.ptx, ".shared.add.u32") + count(k.ptx, "shared.add.s32"), 2) << k.ptx;
  EXPECT_EQ(barriers(k), 2) << k.ptx;
  EXPECT_EQ(k.metadata.dynamic_shared_bytes, 256u);
}

}  // namespace
}  // namespace tilewright::lowering
