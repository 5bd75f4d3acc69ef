// Line information: the author's file and line on every instruction, with the chain of helper calls.
//
// Only line directives are made (DICompileUnit::DebugDirectivesOnly): full or line-table emission writes
// ".target ..., debug", and ptxas then compiles without optimisation.
#pragma once
#include <map>
#include <string>
#include <unordered_map>

#include "ir/location.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

class DebugInfo {
 public:
  // emit_lines false keeps the locations for error messages and writes no directives.
  DebugInfo(llvm::Module& module, const ir::Location* kernel, bool emit_lines);
  void begin(llvm::Function& function);
  // The debug location for a place; never null after begin().
  llvm::DILocation* at(const ir::Location* place);
  void finish() { builder_.finalize(); }

 private:
  llvm::DIFile* file(const std::string& path);
  llvm::DIScope* scope_of(const ir::Location& place, bool inlined);

  llvm::DIBuilder builder_;
  llvm::LLVMContext& context_;
  ir::Location kernel_;
  llvm::DICompileUnit* unit_ = nullptr;
  llvm::DISubprogram* subprogram_ = nullptr;
  std::map<std::string, llvm::DIFile*> files_;
  std::map<std::string, llvm::DIScope*> scopes_;
  std::map<std::string, llvm::DISubprogram*> helpers_;
  std::unordered_map<const ir::Location*, llvm::DILocation*> locations_;
};

}  // namespace tilewright::lowering
