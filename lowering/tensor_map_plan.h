// Which hardware descriptors a kernel needs: one for each tensor map parameter, box and swizzle that its
// copies use. No LLVM here.
#pragma once
#include <unordered_map>
#include <vector>

#include "ir/program.h"
#include "lowering/compiled_kernel.h"
#include "lowering/tensor_box_plan.h"

namespace tilewright::lowering {

struct TensorMapPlan {
  std::vector<TensorMapArgument> maps;  // offsets are not set
  struct Use {
    std::size_t map;  // into maps
    TensorBoxPlan box;
  };
  std::unordered_map<const ir::Op*, Use> uses;  // of tensor_load, im2col_load and tensor_store
};

// Throws UserError for buffers that tensor copies cannot fill.
TensorMapPlan plan_tensor_maps(const ir::Program& program);

// What a shared view's address is a multiple of, in bytes. The planner aligns buffers of asynchronous copies
// and products to 1024 bytes.
std::uint32_t view_alignment(const ir::Value& view);

}  // namespace tilewright::lowering
