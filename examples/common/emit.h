// The stages of a kernel on its way from tile program to machine code, as text or bytes.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "examples/common/registry.h"
#include "lowering/compiled_kernel.h"
#include "lowering/lower.h"

namespace tilewright::examples {

// tile, llvm, ptx, cubin, sass.
const std::vector<std::string>& stage_names();
inline bool is_binary(const std::string& stage) { return stage == "cubin"; }

struct Emission {
  std::string bytes;                                 // of the stage
  std::optional<lowering::KernelMetadata> metadata;  // from llvm on; figures of the assembler from cubin on
  std::vector<lowering::MemoryAccess> accesses;      // from llvm on, in the program's order
};

// The stage of a recorded kernel for the target. UserError: the kernel does not fit the target; cubin or sass
// without ptxas; sass without a disassembler. `locations` keeps the author's lines in the text of `tile`.
Emission emit_stage(const ir::Program& program, const std::string& target, const std::string& stage,
                    bool locations = false);

}  // namespace tilewright::examples
