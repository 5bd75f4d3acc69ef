// Descriptors of wgmma operands against a model of the engine written from the PTX ISA: every element of
// every instruction is fetched where the view has it. The instruction table is assembled.
#include "lowering/matrix_descriptor.h"

#include <gtest/gtest.h>

#include "lowering/wgmma_instruction.h"
#include "lowering_test.h"

namespace tilewright::lowering {
namespace {

using ir::ElementType;
using ir::Type;
using enum ir::ElementType;

Type shared(ElementType e, const ir::Shape& shape, int swizzle) {
  return Type::shared({e}, shape, ir::SwizzleBytes{swizzle}.resolve(shape, ir::Element{e}.bytes()));
}
Type transposed(const Type& t) {
  const int order[] = {1, 0};
  return Type::shared(t.element, ir::make_shape(t.shape.dim[1], t.shape.dim[0]),
                      ir::permuted(t.shared_layout, t.shape, order));
}
Type sliced(const Type& t, int d, int start, int extent) {
  return Type::shared(t.element, t.shape.with_extent(d, extent),
                      ir::sliced(t.shared_layout, t.shape, d, start, extent));
}

// The address that the engine forms for a row (column of B) and k of one instruction. `descriptor` is the
// 64-bit word. PTX ISA, "Strides" and "Swizzling modes" of the warpgroup matrix layouts.
std::uint64_t engine_address(std::uint64_t descriptor, Major major, int row, int k, int element_bytes) {
  const std::uint64_t start = (descriptor & 0x3fff) << 4, leading = (descriptor >> 16 & 0x3fff) << 4,
                      stride = (descriptor >> 32 & 0x3fff) << 4;
  const int mode = static_cast<int>(descriptor >> 62);
  const int width = mode == 1 ? 128 : mode == 2 ? 64 : mode == 3 ? 32 : 16;
  std::uint64_t address = start;
  if (major == Major::k) {
    const int byte = k * element_bytes;
    address += static_cast<std::uint64_t>(row / 8) * stride + static_cast<std::uint64_t>(row % 8 * width);
    address += mode ? static_cast<std::uint64_t>(byte)
                    : static_cast<std::uint64_t>(byte / 16) * leading + static_cast<std::uint64_t>(byte % 16);
  } else {
    const int byte = row * element_bytes;
    const std::uint64_t line = static_cast<std::uint64_t>(byte / width),
                        group = static_cast<std::uint64_t>(k / 8);
    address += line * (mode ? leading : stride) + static_cast<std::uint64_t>(byte % width) +
               group * (mode ? stride : leading) + static_cast<std::uint64_t>(k % 8 * width);
  }
  if (mode == 1) return address ^ (address >> 7 & 7) << 4;
  if (mode == 2) return address ^ (address >> 7 & 3) << 4;
  if (mode == 3) return address ^ (address >> 7 & 1) << 4;
  return address;
}

// All instructions of `rows` rows of the operand.
void check_operand(const Type& view, int k_dimension, int rows, std::uint32_t base) {
  std::string why;
  const auto plan = plan_matrix_operand(view, k_dimension, rows, why);
  ASSERT_TRUE(plan) << why;
  ASSERT_EQ(base % plan->alignment, 0u);
  const int bytes = view.element.bytes(), k_step = 32 / bytes, row_dimension = 1 - k_dimension;
  for (int r0 = 0; r0 < view.shape.dim[row_dimension]; r0 += rows)
    for (int k0 = 0; k0 < view.shape.dim[k_dimension]; k0 += k_step) {
      const std::uint32_t start =
          base + plan->start(static_cast<std::uint32_t>(r0), static_cast<std::uint32_t>(k0));
      ASSERT_EQ(start % 16, 0u);
      const std::uint64_t descriptor = plan->descriptor.bits() | start >> 4;
      for (int r = 0; r < rows; ++r)
        for (int k = 0; k < k_step; ++k) {
          const auto flat = static_cast<std::uint32_t>(r0 + r) << view.shape.first_bit(row_dimension) |
                            static_cast<std::uint32_t>(k0 + k) << view.shape.first_bit(k_dimension);
          ASSERT_EQ(engine_address(descriptor, plan->descriptor.major, r, k, bytes),
                    base + view.shared_layout.offset(flat) * static_cast<std::uint32_t>(bytes))
              << view.shared_layout.text() << " row " << r0 + r << " k " << k0 + k;
        }
    }
}

TEST(MatrixDescriptor, ReadsEveryElementWhereTheViewHasIt) {
  for (ElementType e : {bf16, f16, f32, e4m3, i8})
    for (int swizzle : {128, 64, 32})
      for (int rows : {8, 16, 64, 128, 256})
        for (int k_bytes : {32, 64, 128, 256}) {
          if (k_bytes < swizzle) continue;  // patterns wider than a row are none of the engine's
          const ir::Element element{e};
          const ir::Shape shape = ir::make_shape(rows, k_bytes / element.bytes());
          const Type view = shared(e, shape, swizzle);
          SCOPED_TRACE(view.brief() + " swizzle " + std::to_string(swizzle));
          for (int n : {8, 16, 64, 256}) {
            if (n > rows) continue;
            check_operand(view, 1, n, 4096);
            check_operand(transposed(view), 0, n, 1024);  // B as [K, N], stored [N, K]
          }
        }
}

TEST(MatrixDescriptor, TransposedOperandsOf16Bits) {
  for (ElementType e : {bf16, f16})
    for (int swizzle : {128, 64, 32})
      for (int columns : {16, 32, 64, 128, 256})
        for (int k : {16, 32, 64, 128}) {
          if (2 * columns < swizzle) continue;
          const Type view = shared(e, ir::make_shape(k, columns), swizzle);  // B [K, N] with N contiguous
          SCOPED_TRACE(view.brief() + " swizzle " + std::to_string(swizzle));
          for (int n : {8, 16, 32, 64, 128, 256})
            if (n <= columns) check_operand(view, 0, n, 2048);
          if (columns >= 64) check_operand(transposed(view), 1, 64, 2048);  // A [M, K] with M contiguous
        }
}

TEST(MatrixDescriptor, SlicesAndSlots) {
  const Type whole = shared(bf16, ir::make_shape(256, 64), 128);
  for (int start : {0, 64, 128, 192}) check_operand(sliced(whole, 0, start, 64), 1, 64, 1024);
  for (int start : {0, 16, 32, 48}) check_operand(sliced(whole, 1, start, 16), 1, 64, 1024);
  check_operand(sliced(sliced(whole, 0, 128, 128), 1, 32, 32), 1, 64, 0);
  const Type wide = shared(bf16, ir::make_shape(64, 256), 128);
  for (int start : {0, 64, 128, 192}) check_operand(sliced(wide, 1, start, 64), 0, 64, 1024);
  for (int start : {0, 16, 32, 48}) check_operand(sliced(wide, 0, start, 16), 0, 256, 1024);
  // A slot of a ring is the view with dimension 0 gone; its address is a multiple of the slot's size.
  const ir::Shape ring = ir::make_shape(4, 128, 64);
  const ir::SharedLayout slots = ir::SwizzleBytes{128}.resolve(ring, 2);
  const ir::SharedLayout slot = ir::sliced(slots, ring, 0, 0, 1);
  check_operand(Type::shared({bf16}, ir::make_shape(128, 64), slot), 1, 64, 3 * 128 * 128);
}

// Groups of 8 rows by 16 bytes without a swizzle: 128 bytes each, in any order.
TEST(MatrixDescriptor, CoreMatricesWithoutSwizzle) {
  ir::SharedLayout l;  // [64, 64] of 16-bit: k bits 0..5, row bits 6..11
  l.bits = 12;
  const std::uint32_t images[] = {1, 2, 4, 512, 1024, 2048, 8, 16, 32, 64, 128, 256};
  for (int i = 0; i < 12; ++i) l.basis[i] = images[i];
  const Type view = Type::shared({bf16}, ir::make_shape(64, 64), l);
  std::string why;
  const auto plan = plan_matrix_operand(view, 1, 64, why);
  ASSERT_TRUE(plan) << why;
  EXPECT_EQ(plan->descriptor.swizzle, 0);
  EXPECT_EQ(plan->descriptor.leading_bytes, 1024u);
  EXPECT_EQ(plan->descriptor.stride_bytes, 128u);
  check_operand(view, 1, 64, 128);
  check_operand(transposed(view), 0, 32, 128);
}

TEST(MatrixDescriptor, ClosedFormOfThe128ByteSwizzle) {
  std::string why;
  const auto plan = plan_matrix_operand(shared(bf16, ir::make_shape(128, 64), 128), 1, 64, why);
  ASSERT_TRUE(plan) << why;
  EXPECT_EQ(plan->descriptor.bits(), 1ull << 62 | 64ull << 32 | 1ull << 16);
  EXPECT_EQ(plan->start(0, 16), 32u);
  EXPECT_EQ(plan->start(64, 48), 64u * 128 + 96);
  EXPECT_EQ(plan->alignment, 1024u);
}

TEST(MatrixDescriptor, RefusesWhatTheEngineCannotRead) {
  auto refusal = [](const Type& view, int k_dimension, int rows) {
    std::string why;
    EXPECT_FALSE(plan_matrix_operand(view, k_dimension, rows, why)) << view.shared_layout.text();
    return why;
  };
  const ir::Shape shape = ir::make_shape(64, 64);
  EXPECT_CONTAINS(refusal(shared(bf16, shape, 0), 1, 64), "use swizzle_128B");
  EXPECT_CONTAINS(refusal(Type::shared({bf16}, shape, ir::Padded{64, 8}.resolve(shape, 2)), 1, 64),
                  "padding");
  EXPECT_CONTAINS(refusal(Type::shared({bf16}, shape, ir::Swizzled{4, 1, 8}.resolve(shape, 2)), 1, 64),
                  "cannot read");
  EXPECT_CONTAINS(refusal(shared(bf16, ir::make_shape(64, 16), 128), 1, 64), "no wider than a row");
  EXPECT_CONTAINS(refusal(shared(e4m3, shape, 64), 0, 64), "e4m3 operands cannot be transposed");
  EXPECT_CONTAINS(refusal(shared(f32, shape, 128), 0, 64), "f32 operands cannot be transposed");
  EXPECT_CONTAINS(refusal(shared(bf16, ir::make_shape(32, 64), 128), 1, 64), "smaller than one instruction");
  EXPECT_CONTAINS(refusal(shared(bf16, ir::make_shape(64, 8), 128), 1, 64), "smaller than one instruction");
  EXPECT_CONTAINS(refusal(shared(bf16, ir::make_shape(2, 64, 64), 128), 1, 64), "expected two dimensions");
}

// One kernel with one instruction.
std::string kernel_of(const WgmmaInstruction& w) {
  std::string d, registers, a = "%da";
  for (int i = 0; i < w.d_registers(); ++i) d += (i ? ", %d" : "{%d") + std::to_string(i);
  if (w.a_in_registers) a = "{%a0, %a1, %a2, %a3}";
  const char* type = w.d == f32 ? "f32" : "b32";
  return ".version 8.8\n.target sm_90a\n.address_size 64\n.visible .entry k() .reqntid 128 {\n.reg ." +
         std::string(type) + " %d<" + std::to_string(w.d_registers()) +
         ">;\n.reg .b32 %a<4>;\n.reg .b64 %da, %db;\n.reg .pred %p;\n" +
         "mov.b64 %da, 0;\nmov.b64 %db, 0;\n" + "setp.ne.b64 %p, %da, 0;\nwgmma.fence.sync.aligned;\n" +
         w.text(d + "}", a, "%db", "%p") +
         "\nwgmma.commit_group.sync.aligned;\nwgmma.wait_group.sync.aligned 0;\nret;\n}\n";
}

TEST(WgmmaInstruction, EveryTypeShapeAndPlaceOfAIsAssembled) {
  const Assembler* assembler = Assembler::shared();
  struct Types {
    ElementType a, b, d;
  };
  for (Types t : {Types{bf16, bf16, f32},
                  {f16, f16, f32},
                  {f16, f16, f16},
                  {f32, f32, f32},
                  {e4m3, e4m3, f32},
                  {e4m3, e5m2, f32},
                  {e5m2, e4m3, f16},
                  {e5m2, e5m2, f32},
                  {i8, i8, i32},
                  {u8, u8, i32},
                  {i8, u8, i32}})
    for (int n = 8; n <= 256; n += 8)
      for (bool in_registers : {false, true})
        for (int transposes = 0; transposes < 4; ++transposes) {
          WgmmaInstruction w{t.a, t.b, t.d, n, in_registers, (transposes & 1) != 0, (transposes & 2) != 0};
          const bool integers = t.d == i32;
          const bool possible = !(integers && n > 32 && n % 16) &&
                                !(transposes && ir::info(t.a).bits != 16) &&
                                !(in_registers && w.a_transposed);
          EXPECT_EQ(w.problem().empty(), possible) << w.mnemonic() << ": " << w.problem();
          // Every combination at some sizes, every size at one combination.
          const bool sample =
              n == 8 || n == 256 || (transposes == 0 && t.a == bf16) || (n % 64 == 0 && !transposes);
          if (!possible || !assembler || !sample) continue;
          try {
            assembler->assemble(kernel_of(w), Target::parse("sm_90a"), "k");
          } catch (const UserError& error) {
            ADD_FAILURE() << error.what() << "\n" << w.text("{}", "a", "b", "p");
          }
        }
}

TEST(WgmmaInstruction, SaysWhatIsWrong) {
  EXPECT_CONTAINS((WgmmaInstruction{bf16, f16, f32, 64}.problem()), "found bf16 x f16");
  EXPECT_CONTAINS((WgmmaInstruction{bf16, bf16, f16, 64}.problem()), "expected f32");
  EXPECT_CONTAINS((WgmmaInstruction{bf16, bf16, f32, 260}.problem()), "found 260 columns");
  EXPECT_CONTAINS((WgmmaInstruction{i8, i8, i32, 40}.problem()), "multiples of 16");
  EXPECT_CONTAINS((WgmmaInstruction{e4m3, e4m3, f32, 64, false, false, true}.problem()), "16-bit types only");
  EXPECT_EQ(wgmma_columns(512, false), 256);
  EXPECT_EQ(wgmma_columns(24, false), 24);
  EXPECT_EQ(wgmma_columns(40, true), 8);
  EXPECT_EQ(wgmma_columns(4, false), 0);
}

}  // namespace
}  // namespace tilewright::lowering
