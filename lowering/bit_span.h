// A set of independent vectors over GF(2) that grows one vector at a time and remembers how each came about.
#pragma once
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace tilewright::lowering {

class BitSpan {
 public:
  BitSpan() = default;
  explicit BitSpan(const std::vector<std::uint32_t>& vectors) {
    for (std::uint32_t v : vectors) add(v);
  }

  // Adds a vector called `name` (a set of bits); false if it is a combination of those before.
  bool add(std::uint32_t v, std::uint32_t name = 0) {
    std::uint32_t rest = v;
    reduce(rest, name);
    if (!rest) return false;
    rows_.push_back({rest, name});
    vectors_.push_back(v);
    return true;
  }
  bool contains(std::uint32_t v) const {
    std::uint32_t name = 0;
    reduce(v, name);
    return v == 0;
  }
  // XOR of the names of the vectors that combine to v; none if v is outside.
  std::optional<std::uint32_t> names(std::uint32_t v) const {
    std::uint32_t name = 0;
    reduce(v, name);
    if (v) return std::nullopt;
    return name;
  }
  int rank() const { return static_cast<int>(rows_.size()); }
  const std::vector<std::uint32_t>& vectors() const { return vectors_; }  // as added

 private:
  struct Row {
    std::uint32_t value, name;
  };
  void reduce(std::uint32_t& v, std::uint32_t& name) const {
    // A row has 0 where earlier rows lead, so one pass clears every leading bit.
    for (const Row& r : rows_)
      if (v >> (std::bit_width(r.value) - 1) & 1) {
        v ^= r.value;
        name ^= r.name;
      }
  }
  std::vector<Row> rows_;
  std::vector<std::uint32_t> vectors_;
};

// Coordinates with respect to a basis: bit i of coordinates(v) belongs to basis vector i. The basis spans
// everything that is asked for.
class BitBasis {
 public:
  bool add(std::uint32_t v) { return span_.add(v, 1u << span_.rank()); }
  void add(const std::vector<std::uint32_t>& vectors) {
    for (std::uint32_t v : vectors) add(v);
  }
  // Adds unit vectors until all vectors of `bits` bits are combinations.
  void complete(int bits) {
    for (int i = 0; i < bits; ++i) add(1u << i);
  }
  int size() const { return span_.rank(); }
  std::uint32_t coordinates(std::uint32_t v) const { return span_.names(v).value(); }
  std::uint32_t vector(std::uint32_t coordinates) const {
    std::uint32_t v = 0;
    for (int i = 0; i < size(); ++i)
      if (coordinates >> i & 1) v ^= span_.vectors()[static_cast<std::size_t>(i)];
    return v;
  }
  const std::vector<std::uint32_t>& vectors() const { return span_.vectors(); }

 private:
  BitSpan span_;
};

// A basis of the vectors that both sets span.
inline std::vector<std::uint32_t> intersection(const std::vector<std::uint32_t>& a,
                                               const std::vector<std::uint32_t>& b) {
  // Rows (v, v) for a and (v, 0) for b: whatever reduces to (0, x) gives x in both (Zassenhaus).
  struct Row {
    std::uint32_t left, right;
  };
  std::vector<Row> rows;
  std::vector<std::uint32_t> common;
  BitSpan found;
  auto add = [&](Row v) {
    for (const Row& r : rows)
      if (v.left >> (std::bit_width(r.left) - 1) & 1) v = {v.left ^ r.left, v.right ^ r.right};
    if (v.left)
      rows.push_back(v);
    else if (found.add(v.right))
      common.push_back(v.right);
  };
  for (std::uint32_t v : a) add({v, v});
  for (std::uint32_t v : b) add({v, 0});
  return common;
}

}  // namespace tilewright::lowering
