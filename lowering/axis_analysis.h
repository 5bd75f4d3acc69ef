// What is known at compile time about the elements of tiles of integers, pointers and conditions: how far
// they run in steps of one, what divides them, how far they are equal. Decides the vector width of memory
// accesses.
//
// Every fact is a promise: tests compare it with brute force (tests/lowering/axis_analysis.cpp). No LLVM
// here.
#pragma once
#include <cstdint>
#include <unordered_map>

#include "ir/program.h"

namespace tilewright::lowering {

// Facts about a value. Along dimension d, in every aligned block of `contiguity[d]` elements each element is
// the one before plus 1 (pointers: plus one element); `divisor[d]` divides the first of each such block
// (pointers: their byte address); in every aligned block of `constancy[d]` elements all are equal. All are
// powers of two. Scalars use index 0 with contiguity 1. [low, high] bounds every element of an integer.
struct AxisInfo {
  std::int64_t contiguity[ir::max_rank] = {1, 1, 1, 1, 1};
  std::int64_t divisor[ir::max_rank] = {1, 1, 1, 1, 1};
  std::int64_t constancy[ir::max_rank] = {1, 1, 1, 1, 1};
  std::int64_t low = INT64_MIN, high = INT64_MAX;
  bool operator==(const AxisInfo&) const = default;
};

class AxisAnalysis {
 public:
  explicit AxisAnalysis(const ir::Program& program);
  // Facts about a value outside the regions of map, reduce and scan.
  const AxisInfo& of(const ir::Value& value) const;

 private:
  std::unordered_map<const ir::Value*, AxisInfo> facts_;
};

// How a tile of pointers is best accessed: `width` elements along `dim` by one instruction.
struct VectorAccess {
  int width = 1;
  int dim = 0;
  int bit_count = 0;           // log2 of width
  int register_bit[4] = {};    // the register bits that number the elements of a vector, lowest first
  unsigned register_mask = 0;  // the same as a mask
};

// `bytes`: of one element. mask may be nullptr. At most max_bytes an instruction.
VectorAccess vector_access(const ir::Type& pointers, const AxisInfo& pointer_info, const AxisInfo* mask_info,
                           int bytes, int max_bytes = 16);

}  // namespace tilewright::lowering
