#include "lowering/matrix_descriptor.h"

#include <bit>

#include "lowering/swizzle.h"

namespace tilewright::lowering {

namespace {

int log2(std::uint32_t v) { return std::countr_zero(v); }

// Images of bits [first, count) are base, 2 base, 4 base, ...
bool doubles(const std::vector<std::uint32_t>& images, int first, int count, std::uint32_t base) {
  for (int i = first; i < count; ++i)
    if (images[static_cast<std::size_t>(i)] != base << (i - first)) return false;
  return true;
}

struct Bits {
  std::vector<std::uint32_t> rows, k;
  int row_bits, k_bits;  // that one instruction reads
  int element_bytes;
};

// Rows of `swizzle` bytes of k, eight of them a group.
std::optional<MatrixDescriptor> k_major(const Bits& b, int swizzle) {
  MatrixDescriptor d{swizzle, Major::k};
  const auto bytes = static_cast<std::uint32_t>(b.element_bytes);
  const int chunk = log2(16 / bytes);
  const std::uint32_t row = swizzle ? static_cast<std::uint32_t>(swizzle) : 16;
  if (!doubles(b.k, 0, chunk, bytes)) return std::nullopt;
  // The second chunk of 16 bytes: beside the first, or without a swizzle anywhere.
  if (swizzle ? b.k[static_cast<std::size_t>(chunk)] != 16
              : !std::has_single_bit(b.k[static_cast<std::size_t>(chunk)]))
    return std::nullopt;
  if (!swizzle) d.leading_bytes = b.k[static_cast<std::size_t>(chunk)];
  if (!doubles(b.rows, 0, 3, row)) return std::nullopt;
  if (b.row_bits > 3) {
    d.stride_bytes = b.rows[3];
    if (!std::has_single_bit(d.stride_bytes) || !doubles(b.rows, 3, b.row_bits, d.stride_bytes))
      return std::nullopt;
  }
  return d;
}

// Lines of `swizzle` bytes along the rows of A or the columns of B, eight k a group. 16-bit types only.
std::optional<MatrixDescriptor> mn_major(const Bits& b, int swizzle) {
  MatrixDescriptor d{swizzle, Major::mn};
  const auto bytes = static_cast<std::uint32_t>(b.element_bytes);
  const std::uint32_t line = swizzle ? static_cast<std::uint32_t>(swizzle) : 16;
  const int along = std::min(log2(line / bytes), b.row_bits);  // bits inside one line
  if (!doubles(b.rows, 0, along, bytes) || !doubles(b.k, 0, 3, line)) return std::nullopt;
  std::uint32_t next_line = 16, next_group = 16;
  if (b.row_bits > along) {
    next_line = b.rows[static_cast<std::size_t>(along)];
    if (!std::has_single_bit(next_line) || !doubles(b.rows, along, b.row_bits, next_line))
      return std::nullopt;
  }
  if (b.k_bits > 3) {
    next_group = b.k[3];
    if (!std::has_single_bit(next_group) || !doubles(b.k, 3, b.k_bits, next_group)) return std::nullopt;
  }
  d.leading_bytes = swizzle ? next_line : next_group;
  d.stride_bytes = swizzle ? next_group : next_line;
  return d;
}

}  // namespace

std::optional<MatrixOperand> plan_matrix_operand(const ir::Type& view, int k_dimension, int rows,
                                                 std::string& why) {
  const ir::Shape& shape = view.shape;
  const int row_dimension = 1 - k_dimension, element_bytes = view.element.bytes();
  const std::string found = "found a view of shape " + shape.text() + " of " + view.element.text() +
                            " in layout " + view.shared_layout.text();
  if (shape.rank != 2) {
    why = found + ", expected two dimensions; index or slice the others away";
    return std::nullopt;
  }
  if (view.shared_layout.has_padding()) {
    why = found + ", which has padding; the matrix engine reads swizzled layouts only: use swizzle_128B";
    return std::nullopt;
  }
  const int k_elements = 32 / element_bytes;
  if (shape.dim[k_dimension] < k_elements || shape.dim[row_dimension] < rows) {
    why = found + ", smaller than one instruction: " + std::to_string(rows) + " rows or columns by " +
          std::to_string(k_elements) + " along the sum";
    return std::nullopt;
  }
  for (Major major : {Major::k, Major::mn})
    for (int swizzle : {128, 64, 32, 0}) {
      if (major == Major::mn && element_bytes != 2) continue;
      Bits bits{{},
                {},
                log2(static_cast<std::uint32_t>(std::bit_floor(static_cast<unsigned>(rows)))),
                log2(static_cast<std::uint32_t>(k_elements)),
                element_bytes};
      if (!std::has_single_bit(static_cast<unsigned>(rows))) ++bits.row_bits;  // n = 24: bits of 0..23
      for (int i = 0; i < shape.bits(row_dimension); ++i)
        bits.rows.push_back(unswizzled_image(view, shape.first_bit(row_dimension) + i, swizzle));
      for (int i = 0; i < shape.bits(k_dimension); ++i)
        bits.k.push_back(unswizzled_image(view, shape.first_bit(k_dimension) + i, swizzle));
      const auto descriptor = major == Major::k ? k_major(bits, swizzle) : mn_major(bits, swizzle);
      if (!descriptor) continue;
      // What selects an instruction must not meet what moves inside one, and must keep chunks whole.
      std::uint32_t inside = 0, outside = unswizzled_origin(view, swizzle);
      bool apart = true;
      for (std::size_t i = 0; i < bits.rows.size(); ++i) {
        std::uint32_t& where = static_cast<int>(i) < bits.row_bits ? inside : outside;
        apart &= (where & bits.rows[i]) == 0;
        where |= bits.rows[i];
      }
      for (std::size_t i = 0; i < bits.k.size(); ++i) {
        std::uint32_t& where = static_cast<int>(i) < bits.k_bits ? inside : outside;
        apart &= (where & bits.k[i]) == 0;
        where |= bits.k[i];
      }
      if (!apart || (inside & outside) || outside % 16) continue;
      return MatrixOperand{*descriptor, unswizzled_origin(view, swizzle), bits.rows, bits.k,
                           swizzle_repeat(swizzle)};
    }
  why = found +
        ", which the matrix engine cannot read; use swizzle_128B, swizzle_64B or swizzle_32B, no wider than "
        "a row, "
        "with " +
        (element_bytes == 2 ? std::string("either dimension last")
                            : "the dimension that is summed over last (" + view.element.text() +
                                  " operands cannot be transposed)");
  return std::nullopt;
}

}  // namespace tilewright::lowering
