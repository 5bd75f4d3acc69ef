// Boxes of tensor copies against a model of the engine written from the PTX ISA: each element of the buffer
// comes from the coordinate that it has in the view, and nothing else is written.
#include "lowering/tensor_box_plan.h"

#include <gtest/gtest.h>

#include <map>

#include "ir/layout_specs.h"
#include "lowering_test.h"

namespace tilewright::lowering {
namespace {

using ir::ElementType;
using ir::Type;
using enum ir::ElementType;

Type shared(ElementType e, const ir::Shape& shape, int swizzle) {
  return Type::shared({e}, shape, ir::SwizzleBytes{swizzle}.resolve(shape, ir::Element{e}.bytes()));
}

std::uint32_t engine_swizzle(std::uint32_t address, int mode) {
  const std::uint32_t rows = mode == 128 ? 7 : mode == 64 ? 3 : mode == 32 ? 1 : 0;
  return address ^ (address >> 7 & rows) << 4;
}

void check_copies(const Type& buffer, int map_rank, std::size_t instructions, std::uint32_t base = 4096) {
  SCOPED_TRACE(buffer.brief() + " " + buffer.shared_layout.text());
  std::string why;
  const auto plan = plan_tensor_box(buffer, map_rank, why);
  ASSERT_TRUE(plan) << why;
  ASSERT_EQ(base % plan->alignment, 0u);
  EXPECT_EQ(plan->copies.size(), instructions);
  if (plan->swizzle) {  // the engine's rows are as far apart as the swizzle is wide
    EXPECT_EQ(plan->box[static_cast<std::size_t>(map_rank - 1)] * buffer.element.bytes(), plan->swizzle);
  }
  const int bytes = buffer.element.bytes(), missing = map_rank - buffer.shape.rank;
  std::map<std::uint32_t, std::vector<int>> written;  // byte -> coordinates in the buffer
  for (const TensorBoxCopy& copy : plan->copies) {
    std::vector<int> at(static_cast<std::size_t>(map_rank), 0);
    std::uint32_t dense = 0;
    EXPECT_EQ((base + copy.byte) % 128, 0u);
    for (bool more = true; more; dense += static_cast<std::uint32_t>(bytes)) {
      std::vector<int> coordinate;
      for (int d = missing; d < map_rank; ++d)
        coordinate.push_back(at[static_cast<std::size_t>(d)] + copy.offset[static_cast<std::size_t>(d)]);
      EXPECT_TRUE(
          written.emplace(engine_swizzle(base + copy.byte + dense, plan->swizzle), coordinate).second);
      int d = map_rank - 1;
      while (d >= 0 && ++at[static_cast<std::size_t>(d)] == plan->box[static_cast<std::size_t>(d)])
        at[static_cast<std::size_t>(d--)] = 0;
      more = d >= 0;
    }
  }
  EXPECT_EQ(written.size(), static_cast<std::size_t>(buffer.shape.elements()));
  for (const auto& [address, coordinate] : written) {
    std::uint32_t flat = 0;
    for (int d = 0; d < buffer.shape.rank; ++d) {
      ASSERT_LT(coordinate[static_cast<std::size_t>(d)], buffer.shape.dim[d]);
      flat |= static_cast<std::uint32_t>(coordinate[static_cast<std::size_t>(d)])
              << buffer.shape.first_bit(d);
    }
    ASSERT_EQ(address, base + buffer.shared_layout.offset(flat) * static_cast<std::uint32_t>(bytes));
  }
}

TEST(TensorBoxPlan, EverySwizzleTypeAndWidth) {
  for (ElementType e : {bf16, f32, e4m3, i64})
    for (int swizzle : {128, 64, 32})
      for (int rows : {1, 8, 64, 256, 512})
        for (int row_bytes : {32, 64, 128, 256}) {
          if (row_bytes < swizzle && rows > 1)
            continue;  // patterns wider than a row are none of the engine's
          const int bytes = ir::Element{e}.bytes();
          const ir::Shape shape = ir::make_shape(rows, row_bytes / bytes);
          std::size_t instructions =
              static_cast<std::size_t>(std::max(1, row_bytes / swizzle) * std::max(1, rows / 256));
          if (rows == 1) instructions = 1;  // a line without a pattern
          check_copies(shared(e, shape, swizzle), 2, instructions);
        }
}

TEST(TensorBoxPlan, OneToFiveDimensions) {
  check_copies(shared(f32, ir::make_shape(256), 0), 1, 1);
  check_copies(shared(f32, ir::make_shape(1024), 0), 1, 4);
  check_copies(shared(bf16, ir::make_shape(4, 16, 64), 128), 3, 1);
  check_copies(shared(bf16, ir::make_shape(2, 4, 8, 64), 128), 4, 1);
  check_copies(shared(bf16, ir::make_shape(2, 2, 2, 8, 64), 128), 5, 1);
  check_copies(shared(bf16, ir::make_shape(3, 8, 64), 128), 3, 1);   // slots that are no power of two
  check_copies(shared(bf16, ir::make_shape(3, 8, 128), 128), 3, 6);  // two column blocks of each
  check_copies(shared(bf16, ir::make_shape(64, 64), 128), 4, 1);     // missing dimensions of extent 1
  check_copies(shared(bf16, ir::make_shape(64, 64), 0), 2, 1);
  // All modes swizzle these few rows alike; only that of the rows' width has no gaps between them.
  check_copies(shared(i8, ir::make_shape(8, 32), 32), 3, 1);
  check_copies(shared(i8, ir::make_shape(8, 64), 64), 3, 1);
  check_copies(shared(bf16, ir::make_shape(64, 512), 0), 2, 128);
}

TEST(TensorBoxPlan, RowsThatAreNoPowerOfTwo) {
  check_copies(shared(bf16, ir::make_shape(240, 64), 128), 2, 1);  // one box
  check_copies(shared(bf16, ir::make_shape(24, 32), 64), 2, 1);
  check_copies(shared(bf16, ir::make_shape(240, 128), 128), 2, 2);  // two column blocks
  check_copies(shared(bf16, ir::make_shape(384, 64), 128), 2, 3);   // too many for one: parts of 128
  check_copies(shared(bf16, ir::make_shape(3, 24, 64), 0), 3, 3);   // what follows 24 rows is no row 32
  std::string why;
  const ir::Shape ring = ir::make_shape(3, 240, 64);
  EXPECT_FALSE(
      plan_tensor_box(Type::shared({bf16}, ring, ir::resolve(ir::SwizzleBytes{128}, ring, 2)), 3, why));
  EXPECT_CONTAINS(why, "choose one with index(i)");
}

TEST(TensorBoxPlan, BoxesAndCoordinates) {
  std::string why;
  const auto plan = plan_tensor_box(shared(bf16, ir::make_shape(512, 128), 128), 3, why);
  ASSERT_TRUE(plan) << why;
  EXPECT_EQ(plan->swizzle, 128);
  EXPECT_EQ(plan->box, (std::array<int, 5>{1, 256, 64, 1, 1}));
  ASSERT_EQ(plan->copies.size(), 4u);
  EXPECT_EQ(plan->copies[1], (TensorBoxCopy{512 * 128, {0, 0, 64}}));
  EXPECT_EQ(plan->copies[2], (TensorBoxCopy{256 * 128, {0, 256, 0}}));
  EXPECT_EQ(plan->copies[3], (TensorBoxCopy{512 * 128 + 256 * 128, {0, 256, 64}}));
}

TEST(TensorBoxPlan, SlicesOfABuffer) {
  const Type whole = shared(bf16, ir::make_shape(128, 128), 128);
  for (int start : {0, 32, 64, 96})
    check_copies(Type::shared({bf16}, ir::make_shape(32, 128),
                              ir::sliced(whole.shared_layout, whole.shape, 0, start, 32)),
                 2, 2);
  for (int start : {0, 64})
    check_copies(Type::shared({bf16}, ir::make_shape(128, 64),
                              ir::sliced(whole.shared_layout, whole.shape, 1, start, 64)),
                 2, 1);
}

TEST(TensorBoxPlan, RefusesWhatTheEngineCannotMake) {
  auto refusal = [](const Type& buffer, int rank) {
    std::string why;
    EXPECT_FALSE(plan_tensor_box(buffer, rank, why)) << buffer.shared_layout.text();
    return why;
  };
  const ir::Shape shape = ir::make_shape(64, 64);
  EXPECT_CONTAINS(refusal(Type::shared({bf16}, shape, ir::Padded{64, 8}.resolve(shape, 2)), 2), "padding");
  EXPECT_CONTAINS(refusal(Type::shared({bf16}, shape, ir::Swizzled{4, 1, 8}.resolve(shape, 2)), 2),
                  "cannot make");
  EXPECT_CONTAINS(refusal(shared(bf16, shape, 128), 1), "at most the 1 dimensions");
  EXPECT_CONTAINS(refusal(shared(f32, ir::make_shape(2), 0), 1), "rows of 16 bytes");
  const int order[] = {1, 0};
  EXPECT_CONTAINS(
      refusal(Type::shared({bf16}, shape, ir::permuted(ir::row_major_shared(shape), shape, order)), 2),
      "cannot make");
  // Half a line of the pattern does not start on a boundary of 128 bytes.
  EXPECT_CONTAINS(refusal(Type::shared({bf16}, ir::make_shape(64, 32),
                                       ir::sliced(shared(bf16, shape, 128).shared_layout, shape, 1, 32, 32)),
                          2),
                  "cannot make");
}

}  // namespace
}  // namespace tilewright::lowering
