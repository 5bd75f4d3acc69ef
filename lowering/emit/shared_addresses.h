// Addresses and registers of an access to a view of shared memory, as shared_access_plan.h sees it.
#pragma once
#include <cstdint>
#include <map>
#include <vector>

#include "lowering/emit/emitter.h"
#include "lowering/shared_access_plan.h"

namespace tilewright::lowering {

// Addresses of one access: base + (thread part XOR register part), in bytes, with padding. The register part
// becomes an immediate offset where its bits cannot meet the thread's.
class Addresses {
 public:
  // `lane_images`: what the five lane bits stand for (for matrix instructions, the rows they name).
  Addresses(Emitter& e, llvm::Value* base, const SharedMap& map,
            const std::vector<std::uint32_t>& lane_images);
  llvm::Value* of(std::uint32_t register_offset);

 private:
  llvm::Value* padded_bytes(llvm::Value* offset);

  Emitter& e_;
  llvm::Value* base_;
  const SharedMap& map_;
  llvm::Value* thread_ = nullptr;
  std::uint32_t possible_ = 0, unit_ = 1;
  std::map<std::uint32_t, llvm::Value*> dynamic_;
};

// Registers in groups: `inner` bits number the elements of a group, all other bits the groups.
std::vector<std::vector<int>> groups_of(int register_bits, const std::vector<int>& inner);

}  // namespace tilewright::lowering
