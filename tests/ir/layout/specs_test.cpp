// Register layouts that authors write, against formulas written independently: nested loops for blocked, the
// fragment tables of the PTX ISA for mma.sync.
#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "ir/layout_specs.h"

namespace tilewright::ir {
namespace {

std::uint32_t flat(const Shape& s, const std::vector<int>& coordinate) {
  std::uint32_t f = 0;
  for (int d = 0; d < s.rank; ++d)
    f = f * static_cast<std::uint32_t>(s.dim[d]) +
        static_cast<std::uint32_t>(coordinate[static_cast<std::size_t>(d)]);
  return f;
}

// Splits a number into one digit for each dimension; order[0] is the fastest.
std::vector<int> digits(int number, const detail::IntList& radix, const detail::IntList& order) {
  std::vector<int> out(static_cast<std::size_t>(radix.size));
  for (int i = 0; i < radix.size; ++i) {
    int d = order.v[i];
    out[static_cast<std::size_t>(d)] = number % radix.v[d];
    number /= radix.v[d];
  }
  return out;
}

void check_blocked(const Blocked& b, const Shape& shape) {
  TileLayout l = b.resolve(shape);
  detail::IntList repeats = b.order, held = b.order;
  int warps = 1, registers = 1;
  for (int d = 0; d < shape.rank; ++d) {
    held.v[d] = std::min(b.size_per_thread.v[d], shape.dim[d]);  // a thread holds no element twice
    repeats.v[d] =
        std::max(1, shape.dim[d] / (b.size_per_thread.v[d] * b.threads_per_warp.v[d] * b.warps_per_cta.v[d]));
    warps *= b.warps_per_cta.v[d];
    registers *= held.v[d] * repeats.v[d];
  }
  ASSERT_EQ(l.registers(), registers);
  ASSERT_EQ(l.warps(), warps);
  int inner = std::accumulate(held.v, held.v + shape.rank, 1, std::multiplies<>());
  for (int w = 0; w < warps; ++w)
    for (int lane = 0; lane < 32; ++lane)
      for (int r = 0; r < registers; ++r) {
        auto in_thread = digits(r % inner, held, b.order), repeat = digits(r / inner, repeats, b.order);
        auto thread = digits(lane, b.threads_per_warp, b.order), warp = digits(w, b.warps_per_cta, b.order);
        std::vector<int> at;
        for (int d = 0; d < shape.rank; ++d) {
          auto i = static_cast<std::size_t>(d);
          int n = repeat[i];
          n = n * b.warps_per_cta.v[d] + warp[i];
          n = n * b.threads_per_warp.v[d] + thread[i];
          n = n * b.size_per_thread.v[d] + in_thread[i];
          at.push_back(n % shape.dim[d]);  // threads beyond the tile hold copies
        }
        ASSERT_EQ(l.element(r, lane, w), flat(shape, at)) << r << " " << lane << " " << w;
      }
}

TEST(Blocked, IsNestedTiles) {
  check_blocked({{4}, {32}, {4}, {0}}, make_shape(2048));
  check_blocked({{4}, {32}, {4}, {0}}, make_shape(64));
  check_blocked({{1, 4}, {4, 8}, {4, 1}, {1, 0}}, make_shape(64, 128));
  check_blocked({{2, 2}, {8, 4}, {1, 4}, {0, 1}}, make_shape(32, 64));
  check_blocked({{1, 8}, {1, 32}, {2, 2}, {1, 0}}, make_shape(16, 64));
  check_blocked({{1, 2, 4}, {2, 4, 4}, {2, 1, 2}, {2, 0, 1}}, make_shape(8, 16, 32));
  check_blocked({{4, 1}, {8, 4}, {1, 1}, {0, 1}}, make_shape(4, 4));
}

TEST(Slice, IsTheParentWithoutTheDimension) {
  Blocked parent{{1, 4}, {4, 8}, {2, 2}, {1, 0}};
  TileLayout whole = parent.resolve(make_shape(32, 128));
  for (int dim : {0, 1}) {
    Shape shape = make_shape(dim == 0 ? 128 : 32);
    TileLayout l = Slice<Blocked>{dim, parent}.resolve(shape);
    EXPECT_TRUE(l.covers(shape.total_bits()));
    // the coordinate that a thread holds in the parent's first registers, whatever the other coordinate is
    for (int w = 0; w < 4; ++w)
      for (int lane = 0; lane < 32; ++lane) {
        std::uint32_t e = whole.element(0, lane, w);
        EXPECT_EQ(l.element(0, lane, w), dim == 0 ? e % 128 : e / 128);
      }
  }
}

// PTX ISA, "Matrix fragments for mma.m16n8k16 with floating point type", "... mma.m16n8k8" (.tf32) and
// "... mma.m16n8k32": group = lane / 4, in_group = lane % 4; i numbers the elements of a thread.
struct Place {
  int row, column;
};
Place accumulator_place(int i, int lane) {
  int group = lane >> 2, in_group = lane & 3;
  return {i < 2 ? group : group + 8, in_group * 2 + (i & 1)};
}
Place a_place(int i, int lane, int bits) {
  int group = lane >> 2, in_group = lane & 3;
  if (bits == 16) {
    int row = i < 2 || (i >= 4 && i < 6) ? group : group + 8;
    return {row, in_group * 2 + (i & 1) + (i >= 4 ? 8 : 0)};
  }
  if (bits == 32) return {i == 0 || i == 2 ? group : group + 8, i < 2 ? in_group : in_group + 4};
  int row = i < 4 || (i >= 8 && i < 12) ? group : group + 8;
  return {row, in_group * 4 + (i & 3) + (i >= 8 ? 16 : 0)};
}
Place b_place(int i, int lane, int bits) {
  int group = lane >> 2, in_group = lane & 3;
  if (bits == 16) return {in_group * 2 + (i & 1) + (i >= 2 ? 8 : 0), group};
  if (bits == 32) return {i == 0 ? in_group : in_group + 4, group};
  return {in_group * 4 + (i & 3) + (i >= 4 ? 16 : 0), group};
}

struct MmaCase {
  int warps_m, warps_n, m, n, k;
};
constexpr MmaCase cases[] = {
    {1, 1, 16, 8, 32}, {4, 1, 64, 32, 64}, {2, 2, 64, 64, 64}, {1, 4, 32, 128, 32}, {4, 2, 128, 64, 64}};

TEST(MmaAccumulator, IsTheFragmentOfThePtxIsa) {
  for (const MmaCase& c : cases) {
    TileLayout l = MmaAccumulator{c.warps_m, c.warps_n}.resolve(make_shape(c.m, c.n));
    int across = c.n / (8 * c.warps_n);
    ASSERT_EQ(l.registers(), 4 * across * (c.m / (16 * c.warps_m)));
    for (int w = 0; w < c.warps_m * c.warps_n; ++w)
      for (int lane = 0; lane < 32; ++lane)
        for (int r = 0; r < l.registers(); ++r) {
          Place p = accumulator_place(r % 4, lane);
          int tile_n = r / 4 % across * c.warps_n + w % c.warps_n,
              tile_m = r / 4 / across * c.warps_m + w / c.warps_n;
          ASSERT_EQ(l.element(r, lane, w),
                    static_cast<unsigned>((tile_m * 16 + p.row) * c.n + tile_n * 8 + p.column));
        }
  }
}

TEST(DotOperand, IsTheFragmentOfThePtxIsa) {
  for (const MmaCase& c : cases)
    for (int bits : {8, 16, 32}) {
      int instruction_k = 256 / bits, steps = c.k / instruction_k;
      MmaAccumulator parent{c.warps_m, c.warps_n};
      TileLayout a = DotOperand{0, parent, 32 / bits}.resolve(make_shape(c.m, c.k));
      TileLayout b = DotOperand{1, parent, 32 / bits}.resolve(make_shape(c.k, c.n));
      int a_elements = 16 * instruction_k / 32, b_elements = 8 * instruction_k / 32;
      ASSERT_EQ(a.registers(), a_elements * steps * c.m / (16 * c.warps_m));
      ASSERT_EQ(b.registers(), b_elements * steps * c.n / (8 * c.warps_n));
      for (int w = 0; w < c.warps_m * c.warps_n; ++w)
        for (int lane = 0; lane < 32; ++lane) {
          for (int r = 0; r < a.registers(); ++r) {
            Place p = a_place(r % a_elements, lane, bits);
            int step = r / a_elements % steps, tile_m = r / a_elements / steps * c.warps_m + w / c.warps_n;
            ASSERT_EQ(a.element(r, lane, w),
                      static_cast<unsigned>((tile_m * 16 + p.row) * c.k + step * instruction_k + p.column));
          }
          for (int r = 0; r < b.registers(); ++r) {
            Place p = b_place(r % b_elements, lane, bits);
            int step = r / b_elements % steps, tile_n = r / b_elements / steps * c.warps_n + w % c.warps_n;
            ASSERT_EQ(b.element(r, lane, w),
                      static_cast<unsigned>((step * instruction_k + p.row) * c.n + tile_n * 8 + p.column));
          }
        }
    }
}

}  // namespace
}  // namespace tilewright::ir
