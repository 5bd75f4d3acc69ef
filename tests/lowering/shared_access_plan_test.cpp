// Proves that the planned accesses of shared memory bring every element to the register that the layout
// names, by carrying them out on a model of ldmatrix, stmatrix and vector accesses written from the PTX ISA.
#include "lowering/shared_access_plan.h"

#include <gtest/gtest.h>

#include <random>

#include "ir/layout_specs.h"

namespace tilewright::lowering {
namespace {

using ir::Element;
using ir::ElementType;
using ir::make_shape;
using ir::Shape;
using ir::Type;

// Element (flat index) that each byte offset of the buffer belongs to, by element offset.
std::vector<int> memory_of(const Type& view) {
  std::vector<int> memory(view.shared_layout.size_in_elements() + 64, -1);
  for (unsigned i = 0; i < view.shape.elements(); ++i)
    memory[view.shared_layout.offset(i)] = static_cast<int>(i);
  return memory;
}

std::uint32_t lane_offset(const std::vector<std::uint32_t>& images, unsigned lane) {
  std::uint32_t o = 0;
  for (std::size_t i = 0; i < images.size(); ++i)
    if (lane >> i & 1) o ^= images[i];
  return o;
}

int combined(const std::vector<int>& bits, int k) {
  int reg = 0;
  for (std::size_t i = 0; i < bits.size(); ++i)
    if (k >> i & 1) reg |= 1 << bits[i];
  return reg;
}

// Checks one register tile against one view, for loads.
void check(const Type& tile, const Type& view, const SharedAccess& access, const std::string& what) {
  const SharedMap map(tile, view);
  const std::vector<int> memory = memory_of(view);
  const int warps = 1 << map.warp_bits;
  std::vector<int> inner = access.word_bits;
  inner.insert(inner.end(), access.matrix_bits.begin(), access.matrix_bits.end());
  unsigned mask = 0;
  for (int bit : inner) mask |= 1u << bit;
  const int per_word = 1 << access.word_bits.size();
  for (int warp = 0; warp < warps; ++warp)
    for (int base = 0; base < 1 << map.register_bits; ++base) {
      if (static_cast<unsigned>(base) & mask) continue;
      const std::uint32_t common =
          map.origin ^ map.register_offset(base) ^ lane_offset(map.warps, static_cast<unsigned>(warp));
      for (unsigned lane = 0; lane < 32; ++lane)
        for (int k = 0; k < 1 << inner.size(); ++k) {
          const int reg = base | combined(inner, k);
          const int wanted = static_cast<int>(tile.layout.element(reg, static_cast<int>(lane), warp));
          std::uint32_t found_at;
          if (access.means == SharedAccess::Means::vector) {
            // one aligned run of elements from the address of the group's first register
            const std::uint32_t address = map.layout.padded(common ^ lane_offset(map.lanes, lane));
            ASSERT_EQ(address * static_cast<std::uint32_t>(map.element_bytes) %
                          static_cast<std::uint32_t>(access.bytes),
                      0u)
                << what;
            found_at = address + static_cast<std::uint32_t>(k);
          } else {
            // matrix m = k / per_word; its row r is named by lane 8 m + r and is 16 bytes long
            const bool transposed = access.means == SharedAccess::Means::matrix_transposed;
            const unsigned matrix = static_cast<unsigned>(k / per_word),
                           part = static_cast<unsigned>(k % per_word);
            const unsigned g = lane / 4, u = lane % 4;
            const unsigned row = transposed ? 2 * u + part : g;
            const unsigned column = transposed ? g : u * static_cast<unsigned>(per_word) + part;
            std::vector<std::uint32_t> rows =
                transposed ? std::vector<std::uint32_t>{map.registers[0], map.lanes[0], map.lanes[1]}
                           : std::vector<std::uint32_t>{map.lanes[2], map.lanes[3], map.lanes[4]};
            for (int bit : access.matrix_bits) rows.push_back(map.registers[static_cast<std::size_t>(bit)]);
            const std::uint32_t address = map.layout.padded(common ^ lane_offset(rows, 8 * matrix + row));
            ASSERT_EQ(address * static_cast<std::uint32_t>(map.element_bytes) % 16, 0u) << what;
            found_at = address + column;
          }
          ASSERT_EQ(memory.at(found_at), wanted)
              << what << ": warp " << warp << " lane " << lane << " register " << reg;
        }
    }
}

TEST(SharedAccessPlan, EveryElementReachesItsRegister) {
  const Target target = Target::parse("sm_90a");
  int matrices = 0, vectors = 0;
  for (ElementType type : {ElementType::u8, ElementType::bf16, ElementType::f32, ElementType::i64}) {
    const int bytes = Element{type}.bytes();
    for (const Shape& shape :
         {make_shape(64, 64), make_shape(32, 128), make_shape(16, 16), make_shape(128, 32)}) {
      std::vector<std::pair<std::string, ir::TileLayout>> tiles{
          {"blocked 1x8", ir::Blocked{{1, 8}, {4, 8}, {4, 1}, {1, 0}}.resolve(shape)},
          {"blocked 4x1", ir::Blocked{{4, 1}, {8, 4}, {1, 4}, {0, 1}}.resolve(shape)},
          {"blocked 2x2", ir::Blocked{{2, 2}, {8, 4}, {2, 2}, {1, 0}}.resolve(shape)},
          {"accumulator", ir::MmaAccumulator{2, 2}.resolve(shape)}};
      if (bytes <= 4)
        for (int index : {0, 1}) {
          ir::TileLayout operand = ir::DotOperand{index, {2, 2}, 4 / bytes}.resolve(shape);
          tiles.emplace_back("operand " + std::to_string(index), operand);
        }
      std::vector<std::pair<std::string, ir::SharedLayout>> views{
          {"row major", ir::row_major_shared(shape)},
          {"swizzled", ir::Swizzled{8, 1, 8}.resolve(shape, bytes)},
          {"padded", ir::Padded{32, 8}.resolve(shape, bytes)},
          {"padded odd", ir::Padded{32, 1}.resolve(shape, bytes)}};
      for (int swizzle : {128, 64, 32})
        views.emplace_back("swizzle " + std::to_string(swizzle),
                           ir::SwizzleBytes{swizzle}.resolve(shape, bytes));
      const Shape flipped = make_shape(shape.dim[1], shape.dim[0]);
      const int order[] = {1, 0};
      views.emplace_back("transposed",
                         ir::permuted(ir::SwizzleBytes{128}.resolve(flipped, bytes), flipped, order));
      for (const auto& [tile_name, layout] : tiles)
        for (const auto& [view_name, shared] : views) {
          const Type tile = Type::tile(Element{type}, shape, layout),
                     view = Type::shared(Element{type}, shape, shared);
          const SharedMap map(tile, view);
          for (bool store : {false, true}) {
            const SharedAccess access = plan_shared_access(map, target, store);
            (access.means == SharedAccess::Means::vector ? vectors : matrices) += 1;
            check(tile, view, access,
                  shape.text() + " " + ir::name(type) + " " + tile_name + " in " + view_name);
            if (HasFatalFailure()) return;
          }
        }
    }
  }
  EXPECT_GT(matrices, 100);
  EXPECT_GT(vectors, 100);
}

TEST(SharedAccessPlan, OperandsOfSwizzledBuffersUseLdmatrixWithoutConflicts) {
  const Target target = Target::parse("sm_80");
  const Shape shape = make_shape(64, 64);
  const Element bf16{ElementType::bf16};
  const Type view = Type::shared(bf16, shape, ir::SwizzleBytes{128}.resolve(shape, 2));
  for (int index : {0, 1}) {
    const Type tile = Type::tile(bf16, shape, ir::DotOperand{index, {2, 2}, 2}.resolve(shape));
    const SharedAccess access = plan_shared_access(SharedMap(tile, view), target, false);
    EXPECT_STREQ(access.instruction(false), index == 0 ? "ldmatrix" : "ldmatrix.trans");
    EXPECT_EQ(access.bytes, 16);
    EXPECT_EQ(access.conflict_ways, 1);
  }
  const Type plain = Type::shared(bf16, shape, ir::row_major_shared(shape));
  const Type tile = Type::tile(bf16, shape, ir::DotOperand{0, {2, 2}, 2}.resolve(shape));
  EXPECT_EQ(plan_shared_access(SharedMap(tile, plain), target, false).conflict_ways, 8);
}

TEST(SharedAccessPlan, StmatrixFromSm90) {
  const Shape shape = make_shape(64, 64);
  const Element bf16{ElementType::bf16};
  const Type view = Type::shared(bf16, shape, ir::SwizzleBytes{128}.resolve(shape, 2));
  const Type tile = Type::tile(bf16, shape, ir::MmaAccumulator{2, 2}.resolve(shape));
  const SharedMap map(tile, view);
  EXPECT_STREQ(plan_shared_access(map, Target::parse("sm_90a"), true).instruction(true), "stmatrix");
  EXPECT_STREQ(plan_shared_access(map, Target::parse("sm_80"), true).instruction(true), "st.shared");
}

TEST(BankConflicts, CountsWavefronts) {
  std::vector<std::uint32_t> row, column, broadcast(32, 64);
  for (std::uint32_t lane = 0; lane < 32; ++lane) {
    row.push_back(4 * lane);
    column.push_back(128 * lane);
  }
  EXPECT_EQ(bank_conflict_ways(row, 4), 1);
  EXPECT_EQ(bank_conflict_ways(column, 4), 32);
  EXPECT_EQ(bank_conflict_ways(broadcast, 4), 1);
}

}  // namespace
}  // namespace tilewright::lowering
