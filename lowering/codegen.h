// LLVM module -> optimised module -> PTX, with LLVM's fatal errors turned into exceptions.
#pragma once
#include <functional>
#include <string>

#include "lowering/llvm_headers.h"
#include "lowering/target.h"

namespace tilewright::lowering {

// The code generator for a target. Throws UserError if LLVM does not know the target.
std::unique_ptr<llvm::TargetMachine> make_target_machine(const Target& target);

// The fixed list of passes; see codegen.cpp for why these.
void optimise(llvm::Module& module, llvm::TargetMachine& machine);

std::string emit_ptx(llvm::Module& module, llvm::TargetMachine& machine);

// Collects what LLVM reports as errors about a module of this context, instead of ending the process.
class LlvmErrors {
 public:
  explicit LlvmErrors(llvm::LLVMContext& context);
  // Throws UserError with the first error, led by the author's file:line where LLVM names an instruction,
  // else by `where`.
  void throw_if_any(const std::string& where) const;

 private:
  std::string place_, message_;
};

// Throws InternalError with LLVM's complaint.
void verify(const llvm::Module& module, const std::string& stage);

std::string text_of(const llvm::Module& module);

// Runs `work`; LLVM's fatal errors (instruction selection, for example) and crashes come back as
// UserError("<where>: " + message), exceptions of `work` as they are. The process lives on; what LLVM had
// allocated is lost. Several threads may do this at the same time.
void with_llvm_recovery(const std::string& where, const std::function<void()>& work);

}  // namespace tilewright::lowering
