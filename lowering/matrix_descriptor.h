// How wgmma finds an operand in shared memory: the swizzle, the strides and the start of every instruction,
// computed from the layout of the view alone. No LLVM here.
//
// Source: PTX ISA, "Asynchronous warpgroup level matrix shared memory layout" and "Matrix descriptor format".
// The engine reads groups of 8 rows (or 8 k) by 16 bytes. Its addresses are sums that the swizzle is applied
// to afterwards, so a layout is readable when, with the swizzle taken off, every bit of the element's index
// moves the address by the distance that the descriptor can say.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ir/type.h"

namespace tilewright::lowering {

// Which dimension of the operand is contiguous: k, or the rows (columns of B).
enum class Major : unsigned char { k, mn };

struct MatrixDescriptor {
  int swizzle = 0;  // 128, 64, 32 bytes, 0: none
  Major major = Major::k;
  std::uint32_t leading_bytes = 16;  // "leading dimension byte offset"; 16 where the engine does not look
  std::uint32_t stride_bytes = 16;   // "stride dimension byte offset"; the same

  // Everything but the start address, which is (shared address >> 4) in bits 0..13.
  constexpr std::uint64_t bits() const {
    const std::uint64_t mode = swizzle == 128 ? 1 : swizzle == 64 ? 2 : swizzle == 32 ? 3 : 0;
    return mode << 62 | std::uint64_t{stride_bytes >> 4} << 32 | std::uint64_t{leading_bytes >> 4} << 16;
  }
};

// An operand of many instructions. Start offsets are bytes from the view's address: the XOR of `origin` and
// of the images of the bits of the first row and the first k of an instruction (no two of them meet, so sums
// do too).
struct MatrixOperand {
  MatrixDescriptor descriptor;
  std::uint32_t origin = 0;
  std::vector<std::uint32_t> row_images, k_images;  // of each bit of the row (column of B) and of k
  std::uint32_t alignment = 16;                     // that the view's address must have

  std::uint32_t start(std::uint32_t row, std::uint32_t k) const {
    std::uint32_t offset = origin;
    for (std::size_t i = 0; i < row_images.size(); ++i)
      if (row >> i & 1) offset ^= row_images[i];
    for (std::size_t i = 0; i < k_images.size(); ++i)
      if (k >> i & 1) offset ^= k_images[i];
    return offset;
  }
};

// The operand in a view of rank 2 whose dimension `k_dimension` is summed over, for instructions of `rows`
// rows (A: 64; B: the instruction's n) and 32 bytes of k. Nothing if the engine cannot read the layout; `why`
// is then what was found and what to change.
std::optional<MatrixOperand> plan_matrix_operand(const ir::Type& view, int k_dimension, int rows,
                                                 std::string& why);

}  // namespace tilewright::lowering
