// The algebra of matrices over GF(2): each test states what an operation promises and tries it on random
// matrices against counting over all inputs.
#include "ir/bit_matrix.h"

#include <gtest/gtest.h>

#include "tests/ir/layout/random_layout.h"

namespace tilewright::ir {
namespace {

template <class F>
void on_random_matrices(F f) {
  std::mt19937 random(7);
  for (int i = 0; i < 300; ++i) {
    int rows = 1 + static_cast<int>(random() % 8), columns = 1 + static_cast<int>(random() % 8);
    BitMatrix m = random_matrix(random, rows, columns);
    if (i % 3 == 0 && columns > 1) m.column[columns - 1] = m.column[0];  // dependent columns
    if (i % 5 == 0) m.column[0] = 0;
    f(m, random);
  }
}

TEST(BitMatrix, ApplicationIsLinear) {
  on_random_matrices([](const BitMatrix& m, std::mt19937&) {
    for (std::uint32_t x = 0; x < 1u << m.columns; ++x) EXPECT_EQ(m(x) ^ m(1), m(x ^ 1));
  });
}

TEST(BitMatrix, ComposeAppliesOneAfterTheOther) {
  on_random_matrices([](const BitMatrix& m, std::mt19937& random) {
    BitMatrix outer = random_matrix(random, 6, m.rows), both = compose(outer, m);
    for (std::uint32_t x = 0; x < 1u << m.columns; ++x) EXPECT_EQ(both(x), outer(m(x)));
  });
}

TEST(BitMatrix, ProductActsOnBothPartsApart) {
  on_random_matrices([](const BitMatrix& m, std::mt19937& random) {
    BitMatrix high = random_matrix(random, 3, 3), both = product(m, high);
    for (std::uint32_t x = 0; x < 1u << m.columns; ++x)
      for (std::uint32_t y = 0; y < 8; ++y) EXPECT_EQ(both(y << m.columns | x), high(y) << m.rows | m(x));
    EXPECT_EQ(divide_left(both, m), high);
  });
}

TEST(BitMatrix, DivideLeftExistsExactlyForProducts) {
  on_random_matrices([](const BitMatrix& m, std::mt19937&) {
    for (int n = 0; n <= m.rows && n <= m.columns; ++n) {
      BitMatrix unit = BitMatrix::identity(n);
      auto q = divide_left(m, unit);
      bool expected = true;  // the low bits pass through and nothing else reaches them
      for (std::uint32_t x = 0; x < 1u << m.columns; ++x)
        expected &= (m(x) & ((1u << n) - 1u)) == (x & ((1u << n) - 1u)) &&
                    m(x & ((1u << n) - 1u)) == (x & ((1u << n) - 1u));
      EXPECT_EQ(q.has_value(), expected);
      if (q) {
        EXPECT_EQ(product(unit, *q), m);
      }
    }
  });
}

TEST(BitMatrix, TransposeSwapsRowsAndColumns) {
  on_random_matrices([](const BitMatrix& m, std::mt19937&) {
    BitMatrix t = transpose(m);
    for (int r = 0; r < m.rows; ++r)
      for (int c = 0; c < m.columns; ++c) EXPECT_EQ(m.at(r, c), t.at(c, r));
    EXPECT_EQ(transpose(t), m);
  });
}

TEST(BitMatrix, RankCountsTheImage) {
  on_random_matrices([](const BitMatrix& m, std::mt19937&) { EXPECT_EQ(rank(m), counted_rank(m)); });
}

TEST(BitMatrix, KernelSpansWhatGoesToZero) {
  on_random_matrices([](const BitMatrix& m, std::mt19937&) {
    BitMatrix k = kernel(m);
    EXPECT_EQ(k.columns, m.columns - counted_rank(m));
    EXPECT_EQ(rank(k), k.columns);
    for (int i = 0; i < k.columns; ++i) EXPECT_EQ(m(k.column[i]), 0u);
  });
}

TEST(BitMatrix, ImageSpansWhatIsReached) {
  on_random_matrices([](const BitMatrix& m, std::mt19937&) {
    BitMatrix b = image(m);
    EXPECT_EQ(b.columns, counted_rank(m));
    for (std::uint32_t x = 0; x < 1u << m.columns; ++x) EXPECT_TRUE(solve(b, m(x)).has_value());
  });
}

TEST(BitMatrix, SolveFindsAnInputWhereThereIsOne) {
  on_random_matrices([](const BitMatrix& m, std::mt19937&) {
    for (std::uint32_t y = 0; y < 1u << m.rows; ++y) {
      bool reachable = false;
      for (std::uint32_t x = 0; x < 1u << m.columns; ++x) reachable |= m(x) == y;
      auto x = solve(m, y);
      EXPECT_EQ(x.has_value(), reachable);
      if (x) {
        EXPECT_EQ(m(*x), y);
      }
    }
  });
}

TEST(BitMatrix, InverseUndoesBothWays) {
  std::mt19937 random(11);
  for (int n = 1; n <= 20; ++n) {
    BitMatrix m = random_invertible(random, n);
    ASSERT_TRUE(invertible(m));
    EXPECT_EQ(compose(inverse(m), m), BitMatrix::identity(n));
    EXPECT_EQ(compose(m, inverse(m)), BitMatrix::identity(n));
  }
}

TEST(BitMatrix, PseudoInverseUndoesOnTheImageAndLeavesFreeBitsZero) {
  on_random_matrices([](const BitMatrix& m, std::mt19937&) {
    BitMatrix p = pseudo_inverse(m);
    EXPECT_EQ(compose(m, compose(p, m)), m);
    std::uint32_t used = 0;
    for (int i = 0; i < p.columns; ++i) used |= p.column[i];
    EXPECT_EQ(used & free_bits(m), 0u);
    EXPECT_LE(std::popcount(used), counted_rank(m));
  });
}

TEST(BitMatrix, WorksInConstantExpressions) {
  constexpr BitMatrix m = product(BitMatrix::identity(2), BitMatrix::identity(3));
  static_assert(m == BitMatrix::identity(5) && rank(m) == 5 && inverse(m) == m);
  static_assert(kernel(BitMatrix::zero(3, 2)).columns == 2);
  SUCCEED();
}

}  // namespace
}  // namespace tilewright::ir
