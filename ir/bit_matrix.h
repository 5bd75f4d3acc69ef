// Matrices over GF(2): the linear maps on bits of which layouts are made. All functions are constexpr.
//
// A matrix of `columns` input bits and `rows` output bits is stored by columns: column[i] is the image of
// input bit i. Addition is XOR. (Linear Layouts, arXiv 2505.23819, section 4.)
#pragma once
#include <bit>
#include <cstdint>
#include <optional>

namespace tilewright::ir {

struct BitMatrix {
  static constexpr int capacity = 32;  // of columns and of rows

  int rows = 0;
  int columns = 0;
  std::uint32_t column[capacity] = {};

  constexpr bool operator==(const BitMatrix&) const = default;

  // The image of an index: XOR of the columns of its set bits. Bits beyond the columns count as 0.
  constexpr std::uint32_t operator()(std::uint32_t x) const {
    std::uint32_t y = 0;
    for (int i = 0; i < columns; ++i)
      if (x >> i & 1) y ^= column[i];
    return y;
  }
  constexpr bool at(int row, int col) const { return column[col] >> row & 1; }

  static constexpr BitMatrix zero(int rows, int columns) {
    BitMatrix m;
    m.rows = rows;
    m.columns = columns;
    return m;
  }
  static constexpr BitMatrix identity(int n) {
    BitMatrix m = zero(n, n);
    for (int i = 0; i < n; ++i) m.column[i] = 1u << i;
    return m;
  }
};

// outer after inner.
constexpr BitMatrix compose(const BitMatrix& outer, const BitMatrix& inner) {
  BitMatrix m = BitMatrix::zero(outer.rows, inner.columns);
  for (int i = 0; i < inner.columns; ++i) m.column[i] = outer(inner.column[i]);
  return m;
}

// The direct sum: low bits go through `low`, the bits above them through `high`, whose image lies above.
constexpr BitMatrix product(const BitMatrix& low, const BitMatrix& high) {
  BitMatrix m = BitMatrix::zero(low.rows + high.rows, low.columns + high.columns);
  for (int i = 0; i < low.columns; ++i) m.column[i] = low.column[i];
  for (int i = 0; i < high.columns; ++i)
    m.column[low.columns + i] = static_cast<std::uint32_t>(std::uint64_t{high.column[i]} << low.rows);
  return m;
}

constexpr BitMatrix transpose(const BitMatrix& m) {
  BitMatrix t = BitMatrix::zero(m.columns, m.rows);
  for (int r = 0; r < m.rows; ++r)
    for (int c = 0; c < m.columns; ++c)
      if (m.at(r, c)) t.column[r] |= 1u << c;
  return t;
}

// Input bits [first, first + count) only.
constexpr BitMatrix columns_of(const BitMatrix& m, int first, int count) {
  BitMatrix s = BitMatrix::zero(m.rows, count);
  for (int i = 0; i < count; ++i) s.column[i] = m.column[first + i];
  return s;
}
// Output bits [first, first + count) only.
constexpr BitMatrix rows_of(const BitMatrix& m, int first, int count) {
  BitMatrix s = BitMatrix::zero(count, m.columns);
  std::uint32_t mask = count >= 32 ? ~0u : (1u << count) - 1u;
  for (int i = 0; i < m.columns; ++i) s.column[i] = (first >= 32 ? 0u : m.column[i] >> first) & mask;
  return s;
}

// Input bits that change nothing: a mask of the zero columns.
constexpr std::uint32_t free_bits(const BitMatrix& m) {
  std::uint32_t mask = 0;
  for (int i = 0; i < m.columns; ++i)
    if (!m.column[i]) mask |= 1u << i;
  return mask;
}

namespace detail {

// Columns brought to echelon form from left to right. Column i of the matrix is a pivot if it is no
// combination of the columns before it.
struct Echelon {
  int rank = 0;
  int pivot_column[BitMatrix::capacity] = {};           // which column of the matrix the k-th pivot is
  std::uint32_t value[BitMatrix::capacity] = {};        // the k-th pivot, less earlier ones
  std::uint32_t combination[BitMatrix::capacity] = {};  // the input that has that value as its image
  std::uint32_t kernel[BitMatrix::capacity] = {};
  int nullity = 0;

  constexpr explicit Echelon(const BitMatrix& m) {
    for (int i = 0; i < m.columns; ++i) {
      std::uint32_t v = m.column[i], c = 1u << i;
      reduce(v, c);
      if (v) {
        pivot_column[rank] = i;
        value[rank] = v;
        combination[rank++] = c;
      } else {
        kernel[nullity++] = c;
      }
    }
  }
  // Clears the leading bit of every pivot from v. One pass does it: a pivot's value has 0 where earlier
  // pivots lead.
  constexpr void reduce(std::uint32_t& v, std::uint32_t& c) const {
    for (int k = 0; k < rank; ++k)
      if (v >> (std::bit_width(value[k]) - 1) & 1) {
        v ^= value[k];
        c ^= combination[k];
      }
  }
};

}  // namespace detail

// Dimension of the image.
constexpr int rank(const BitMatrix& m) { return detail::Echelon(m).rank; }

// A basis of the inputs that go to 0, as columns. One vector for each column that depends on those before it.
constexpr BitMatrix kernel(const BitMatrix& m) {
  detail::Echelon e(m);
  BitMatrix k = BitMatrix::zero(m.columns, e.nullity);
  for (int i = 0; i < e.nullity; ++i) k.column[i] = e.kernel[i];
  return k;
}

// A basis of the image: those columns of m that are independent of the columns before them.
constexpr BitMatrix image(const BitMatrix& m) {
  detail::Echelon e(m);
  BitMatrix b = BitMatrix::zero(m.rows, e.rank);
  for (int i = 0; i < e.rank; ++i) b.column[i] = m.column[e.pivot_column[i]];
  return b;
}

// An input whose image is y, made of independent columns only (all other bits 0). None if y is not in the
// image.
constexpr std::optional<std::uint32_t> solve(const BitMatrix& m, std::uint32_t y) {
  detail::Echelon e(m);
  std::uint32_t x = 0;
  e.reduce(y, x);
  if (y) return std::nullopt;
  return x;
}

constexpr bool invertible(const BitMatrix& m) { return m.rows == m.columns && rank(m) == m.rows; }

// A matrix p with m p m = m whose outputs use independent columns of m only: p(y) is the input of y for every
// y of the image. For y outside it, p gives the input of the part of y that is left when unit vectors
// independent of the image are taken away.
constexpr BitMatrix pseudo_inverse(const BitMatrix& m) {
  // [m | identity]: solutions use columns of m first
  BitMatrix extended = BitMatrix::zero(m.rows, 0);
  BitMatrix basis = image(m);
  detail::Echelon e(m);
  for (int i = 0; i < e.rank; ++i) extended.column[extended.columns++] = basis.column[i];
  for (int r = 0; r < m.rows && extended.columns < m.rows; ++r) {
    BitMatrix more = extended;
    more.column[more.columns++] = 1u << r;
    if (rank(more) == more.columns) extended = more;
  }
  BitMatrix p = BitMatrix::zero(m.columns, m.rows);
  for (int r = 0; r < m.rows; ++r) {
    std::uint32_t x = *solve(extended, 1u << r);
    for (int i = 0; i < e.rank; ++i)
      if (x >> i & 1) p.column[r] |= 1u << e.pivot_column[i];
  }
  return p;
}

// The inverse; invertible(m) must hold.
constexpr BitMatrix inverse(const BitMatrix& m) { return pseudo_inverse(m); }

// q with m = product(low, q), if there is one: m's low input bits go through `low` and the others stay clear
// of its rows. This is how the part of a map that one instruction does is peeled off.
constexpr std::optional<BitMatrix> divide_left(const BitMatrix& m, const BitMatrix& low) {
  if (low.columns > m.columns || low.rows > m.rows) return std::nullopt;
  for (int i = 0; i < low.columns; ++i)
    if (m.column[i] != low.column[i]) return std::nullopt;
  BitMatrix q = BitMatrix::zero(m.rows - low.rows, m.columns - low.columns);
  std::uint32_t mask = low.rows >= 32 ? ~0u : (1u << low.rows) - 1u;
  for (int i = 0; i < q.columns; ++i) {
    std::uint32_t v = m.column[low.columns + i];
    if (v & mask) return std::nullopt;
    q.column[i] = low.rows >= 32 ? 0u : v >> low.rows;
  }
  return q;
}

}  // namespace tilewright::ir
