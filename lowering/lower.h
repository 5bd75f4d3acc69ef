// Tile program -> LLVM IR -> PTX -> cubin. The whole interface of the lowering; no LLVM here.
#pragma once
#include <string>
#include <vector>

#include "ir/program.h"
#include "lowering/compiled_kernel.h"
#include "lowering/target.h"

namespace tilewright::lowering {

struct LowerOptions {
  bool line_info = true;     // .loc directives that name the author's lines (never a debug target)
  bool assertions = true;    // device_assert is emitted; without it the checks cost nothing
  bool keep_stages = false;  // fill LoweredKernel::stages
  // compile() throws a UserError where ptxas spills registers or remarks on wgmma or setmaxnreg (C75xx),
  // which cost more than any other mistake of a fast kernel.
  bool strict = false;
  // Waits for mbarriers give up after this many tries (each lasts up to some microseconds), and the
  // kernel fails with barrier, phase, partition and line on stderr instead of hanging. 0: they wait for ever.
  int wait_limit = 0;
};

// The text of the program after one stage of the pipeline, and how long the stage took.
struct Stage {
  std::string name;  // "tile", "barriers", "llvm", "optimised", "ptx"
  std::string text;  // empty unless LowerOptions::keep_stages
  double milliseconds = 0;
};

// How one op reaches memory: what the compile report prints for it.
struct MemoryAccess {
  std::string location;   // the author's file:line
  std::string op;         // "load", "shared_store", ...
  std::string memory;     // "global" or "shared"
  std::string means;      // instruction family: "ld.global", "cp.async", "ldmatrix", ...
  int bytes = 0;          // that one thread moves with one instruction
  int conflict_ways = 1;  // shared: wavefronts of one instruction / the least possible; 1 = no bank conflict
};

struct LoweredKernel {
  std::string name;     // of the entry
  std::string llvm_ir;  // after optimisation; empty unless LowerOptions::keep_stages
  std::string ptx;
  KernelMetadata metadata;  // without the assembler's part
  std::vector<Stage> stages;
  std::vector<MemoryAccess> accesses;
};

// Throws UserError for programs that the target cannot run and for whatever LLVM refuses, with the op's place
// where it is known. Thread-safe; does not change the program.
LoweredKernel lower(const ir::Program& program, const Target& target, const LowerOptions& options = {});

// lower() and assemble. Without an assembler the cubin stays empty and the driver compiles the PTX at load.
CompiledKernel compile(const ir::Program& program, const Target& target, const LowerOptions& options = {});

}  // namespace tilewright::lowering
