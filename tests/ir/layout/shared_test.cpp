// Shared layouts against the formulas that define them, and views against the buffer that they look at.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ir/shared_layout.h"

namespace tilewright::ir {
namespace {

// PTX ISA, "Swizzling modes": the 16-byte chunk number is XORed with bits of the 128-byte line number, on the
// address inside a block that is `bytes` wide; blocks of columns follow one another.
TEST(SwizzleBytes, XorsChunksWithLines) {
  for (int bytes : {32, 64, 128})
    for (int element : {1, 2, 4})
      for (int blocks : {1, 2, 4}) {
        int width = bytes / element, rows = 32, columns = width * blocks;
        SharedLayout l = SwizzleBytes{bytes}.resolve(make_shape(rows, columns), element);
        for (int r = 0; r < rows; ++r)
          for (int c = 0; c < columns; ++c) {
            int address = r * bytes + c % width * element;
            address ^= (address / 128 % (bytes / 16)) * 16;
            int expected = (c / width * rows * bytes + address) / element;
            ASSERT_EQ(l.offset(static_cast<std::uint32_t>(r * columns + c)),
                      static_cast<std::uint32_t>(expected));
          }
      }
}

TEST(Swizzled, XorsGroupsWithThePhase) {
  for (int vec : {1, 4, 8})
    for (int per_phase : {1, 2, 4})
      for (int max_phase : {1, 2, 8}) {
        int rows = 32, columns = 64;
        SharedLayout l = Swizzled{vec, per_phase, max_phase}.resolve(make_shape(rows, columns), 2);
        for (int r = 0; r < rows; ++r)
          for (int c = 0; c < columns; ++c) {
            int group = c / vec ^ r / per_phase % max_phase;
            ASSERT_EQ(l.offset(static_cast<std::uint32_t>(r * columns + c)),
                      static_cast<std::uint32_t>(r * columns + group * vec + c % vec));
          }
      }
}

TEST(Padded, LeavesElementsFree) {
  SharedLayout l = Padded{32, 4}.resolve(make_shape(16, 32), 4);
  for (std::uint32_t i = 0; i < 512; ++i) ASSERT_EQ(l.offset(i), i + i / 32 * 4);
  EXPECT_EQ(l.size_in_elements(), 511u + 15u * 4u + 1u);
}

SharedLayout examples(int i, const Shape& s) {
  switch (i) {
    case 0: return row_major_shared(s);
    case 1: return SwizzleBytes{128}.resolve(s, 2);
    case 2: return Swizzled{8, 1, 8}.resolve(s, 2);
    default: return Padded{64, 8}.resolve(s, 2);
  }
}

TEST(SharedViews, SliceShowsItsPartOfTheBuffer) {
  Shape s = make_shape(4, 32, 64);
  for (int example = 0; example < 4; ++example) {
    SharedLayout whole = examples(example, s);
    for (int d = 0; d < 3; ++d)
      for (int extent = 1; extent <= s.dim[d]; extent *= 2)
        for (int start = 0; start < s.dim[d]; start += extent) {
          SharedLayout part = sliced(whole, s, d, start, extent);
          Shape t = s.with_extent(d, extent);
          for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(t.elements()); ++i) {
            std::uint32_t at = 0;
            for (int k = 0; k < 3; ++k)
              at |= static_cast<std::uint32_t>(t.coordinate(i, k) + (k == d ? start : 0)) << s.first_bit(k);
            ASSERT_EQ(part.offset(i), whole.offset(at));
          }
        }
  }
}

TEST(SharedViews, SlicesOfSlices) {
  Shape s = make_shape(32, 64);
  SharedLayout whole = SwizzleBytes{128}.resolve(s, 2);
  SharedLayout rows = sliced(whole, s, 0, 16, 16), both = sliced(rows, make_shape(16, 64), 1, 32, 16);
  for (std::uint32_t r = 0; r < 16; ++r)
    for (std::uint32_t c = 0; c < 16; ++c)
      ASSERT_EQ(both.offset(r * 16 + c), whole.offset((r + 16) * 64 + c + 32));
}

TEST(SharedViews, PermuteReordersDimensions) {
  Shape s = make_shape(4, 32, 64);
  int order[] = {2, 0, 1};
  for (int example = 0; example < 4; ++example) {
    SharedLayout whole = examples(example, s), turned = permuted(whole, s, order);
    for (std::uint32_t a = 0; a < 4; ++a)
      for (std::uint32_t b = 0; b < 32; ++b)
        for (std::uint32_t c = 0; c < 64; ++c)
          ASSERT_EQ(turned.offset((c * 4 + a) * 32 + b), whole.offset((a * 32 + b) * 64 + c));
  }
}

// Where leading_stride() gives one, slot i lies exactly i strides (paddings included) after slot 0.
TEST(SharedViews, LeadingStrideMovesTheBase) {
  Shape s = make_shape(4, 32, 64);
  for (int example = 0; example < 4; ++example) {
    SharedLayout whole = examples(example, s);
    std::uint32_t stride = leading_stride(whole, s);
    ASSERT_GT(stride, 0u) << example;
    SharedLayout slot = sliced(whole, s, 0, 0, 1);
    for (std::uint32_t i = 0; i < 4; ++i)
      for (std::uint32_t e = 0; e < 2048; ++e)
        ASSERT_EQ(whole.offset(i * 2048 + e), whole.padded(i * stride) + slot.offset(e));
  }
  SharedLayout interleaved = row_major_shared(s);
  std::swap(interleaved.basis[0], interleaved.basis[11]);
  EXPECT_EQ(leading_stride(interleaved, s), 0u);
}

TEST(SharedLayouts, GiveEveryElementItsPlace) {
  Shape s = make_shape(4, 32, 64);
  for (int example = 0; example < 4; ++example) {
    SharedLayout l = examples(example, s);
    std::set<std::uint32_t> places;
    for (std::uint32_t i = 0; i < 8192; ++i) places.insert(l.offset(i));
    EXPECT_EQ(places.size(), 8192u);
    EXPECT_EQ(*places.rbegin() + 1, l.size_in_elements());
  }
}

}  // namespace
}  // namespace tilewright::ir
