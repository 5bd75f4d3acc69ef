// Extents of shared memory that are no power of two: where elements lie, what a buffer takes, how slots
// follow one another; against plain loops.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "ir/builder.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/shared_layout.h"
#include "ir/type.h"

namespace tilewright::ir {
namespace {

// Flat indices of the elements that exist, in row-major order, by counting coordinates.
std::vector<std::uint32_t> flat_indices(const Shape& s) {
  std::vector<std::uint32_t> all;
  int at[max_rank] = {};
  for (;;) {
    std::uint32_t flat = 0;
    for (int d = 0; d < s.rank; ++d) flat |= static_cast<std::uint32_t>(at[d]) << s.first_bit(d);
    all.push_back(flat);
    int d = s.rank - 1;
    while (d >= 0 && ++at[d] == s.dim[d]) at[d--] = 0;
    if (d < 0) return all;
  }
}

Shape random_shape(std::mt19937& random) {
  Shape s;
  s.rank = 1 + static_cast<int>(random() % 4);
  for (int d = 0; d < s.rank; ++d) s.dim[d] = 1 + static_cast<int>(random() % (s.rank > 2 ? 9 : 40));
  return s;
}

TEST(Extents, FlatIndicesOfAnyShape) {
  std::mt19937 random(1);
  for (int i = 0; i < 200; ++i) {
    const Shape s = random_shape(random);
    SCOPED_TRACE(s.text());
    const std::vector<std::uint32_t> all = flat_indices(s);
    ASSERT_EQ(all.size(), static_cast<std::size_t>(s.elements()));
    for (std::size_t n = 0; n < all.size(); ++n) {
      ASSERT_EQ(s.flat(static_cast<unsigned>(n)), all[n]);
      unsigned rest = static_cast<unsigned>(n);
      for (int d = s.rank - 1; d >= 0; --d) {
        ASSERT_EQ(s.coordinate(all[n], d), static_cast<int>(rest % static_cast<unsigned>(s.dim[d])));
        rest /= static_cast<unsigned>(s.dim[d]);
      }
    }
  }
}

TEST(Extents, BuffersTakeWhatTheirLastElementNeeds) {
  std::mt19937 random(2);
  for (int i = 0; i < 400; ++i) {
    const Shape s = random_shape(random);
    const int bytes = 1 << random() % 3;
    SharedLayout l;
    switch (random() % 4) {
      case 0: l = resolve(SwizzleBytes{0}, s, bytes); break;
      case 1: l = resolve(SwizzleBytes{32 << random() % 3}, s, bytes); break;
      case 2: l = resolve(Swizzled{1, 1, 4}, s, bytes); break;
      default: l = resolve(Padded{8, 3}, s, bytes); break;
    }
    SCOPED_TRACE(s.text() + " " + l.text());
    std::set<std::uint32_t> places;
    for (std::uint32_t flat : flat_indices(s)) places.insert(l.offset(flat));
    ASSERT_EQ(places.size(), static_cast<std::size_t>(s.elements()));  // a place of its own for each
    ASSERT_EQ(allocated_elements(l, s), *places.rbegin() + 1);
  }
}

TEST(Extents, SlotsFollowOneAnotherWithoutTheRowsThatAreNotThere) {
  for (int rows : {24, 40, 192, 240}) {
    const Shape slot = make_shape(rows, 64), ring = make_shape(3, rows, 64);
    const SharedLayout l = resolve(SwizzleBytes{128}, ring, 2), one = resolve(SwizzleBytes{128}, slot, 2);
    EXPECT_EQ(leading_stride(l, ring), static_cast<std::uint32_t>(rows) * 64);
    EXPECT_EQ(allocated_elements(l, ring), 3u * static_cast<std::uint32_t>(rows) * 64);
    EXPECT_EQ(sliced(l, ring, 0, 0, 1), one);
    for (std::uint32_t i = 0; i < 3; ++i)
      for (std::uint32_t flat : flat_indices(slot))
        ASSERT_EQ(l.offset(i << slot.total_bits() | flat),
                  i * static_cast<std::uint32_t>(rows) * 64 + one.offset(flat));
  }
  // Slots begin at multiples of 1024 bytes, where every swizzle can start.
  const Shape ring = make_shape(5, 12, 64);
  EXPECT_EQ(leading_stride(resolve(SwizzleBytes{128}, ring, 2), ring), 2u * 512);
  // Slots whose extents are powers of two are bits of the map, any number of them.
  EXPECT_EQ(resolve(SwizzleBytes{128}, make_shape(3, 32, 64), 2).slot_stride, 0u);
}

TEST(Extents, ViewsOfASlot) {
  const Shape ring = make_shape(3, 240, 64), turned = make_shape(3, 64, 240);
  const SharedLayout l = resolve(SwizzleBytes{128}, ring, 2);
  const int order[] = {0, 2, 1};
  const SharedLayout t = permuted(l, ring, order);
  for (std::uint32_t i = 0; i < 3; ++i)
    for (std::uint32_t r = 0; r < 240; ++r)
      for (std::uint32_t c = 0; c < 64; ++c)
        ASSERT_EQ(t.offset(i << 14 | c << turned.first_bit(1) | r), l.offset(i << 14 | r << 6 | c));
  const SharedLayout part = sliced(l, ring, 1, 192, 32);  // rows 192 to 223 of every slot
  for (std::uint32_t i = 0; i < 3; ++i)
    for (std::uint32_t r = 0; r < 32; ++r)
      ASSERT_EQ(part.offset(i << 11 | r << 6 | 5), l.offset(i << 14 | (r + 192) << 6 | 5));
}

TEST(Extents, TextOfTypesComesBack) {
  const Shape ring = make_shape(3, 240, 64);
  SharedLayout odd = resolve(SwizzleBytes{128}, ring, 2);
  odd.slot_stride += 512;
  for (const SharedLayout& l :
       {resolve(SwizzleBytes{128}, ring, 2), resolve(SwizzleBytes{0}, ring, 2), odd}) {
    Program p;
    p.name = "text";
    append(*p.body, OpKind::shared_alloc_, {}, {Type::shared({ElementType::bf16}, ring, l)}, nullptr);
    const std::string text = print(p);
    EXPECT_EQ(parse(text).body->ops[0]->result()->type.shared_layout, l) << text;
    EXPECT_EQ(print(parse(text)), text);
  }
}

}  // namespace
}  // namespace tilewright::ir
