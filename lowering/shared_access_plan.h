// How a register tile is moved to or from a view of shared memory: vector width, ldmatrix or stmatrix, bank
// conflicts. A linear map takes the bits of register, lane and warp to offsets in the buffer; everything
// follows from its images (reference: Linear Layouts, arXiv 2505.23819, section 5). No LLVM here.
#pragma once
#include <cstdint>
#include <vector>

#include "ir/type.h"
#include "lowering/target.h"

namespace tilewright::lowering {

// Images of the bits of a register tile's layout as offsets (in elements, before padding) in a shared view.
struct SharedMap {
  SharedMap(const ir::Type& tile, const ir::Type& view);

  int register_bits, warp_bits;
  int element_bytes;
  std::vector<std::uint32_t> registers, lanes, warps;
  std::uint32_t origin;            // offset of register 0 of thread 0
  const ir::SharedLayout& layout;  // of the view; for padding

  std::uint32_t register_offset(int reg) const;  // without the origin
  std::uint32_t thread_bits() const;             // offsets that lanes and warps can set
};

struct SharedAccess {
  enum class Means { vector, matrix, matrix_transposed };
  Means means = Means::vector;
  // vector: the register bits that number the elements of one access, lowest address first.
  // matrix: the register bits inside one 32-bit word (a row holds four words).
  std::vector<int> word_bits;
  // matrix: the register bits that number the 8x8 matrices of one instruction (up to two: x4).
  std::vector<int> matrix_bits;
  int bytes = 0;          // that one thread moves with one instruction
  int conflict_ways = 1;  // wavefronts of one instruction / the least possible

  const char* instruction(bool store) const;
};

// The best access. `store`: stmatrix needs sm_90; ldmatrix sm_75.
SharedAccess plan_shared_access(const SharedMap& map, const Target& target, bool store);
// The best one by plain loads and stores: what reaches other CTAs' memory.
SharedAccess plan_vector_access(const SharedMap& map);

// Wavefronts that an access of `bytes` a thread by the lanes of one warp at these byte addresses takes, over
// the least that so many bytes can take.
int bank_conflict_ways(const std::vector<std::uint32_t>& addresses, int bytes);
// The same for register 0 of the lanes of warp 0.
int bank_conflict_ways(const SharedMap& map, int bytes);

}  // namespace tilewright::lowering
