#include "lowering/codegen.h"

#include <llvm/IR/OptBisect.h>

#include <exception>
#include <mutex>

#include "ir/error.h"
#include "lowering/llvm_headers.h"

extern "C" {
void LLVMInitializeNVPTXTargetInfo();
void LLVMInitializeNVPTXTarget();
void LLVMInitializeNVPTXTargetMC();
void LLVMInitializeNVPTXAsmPrinter();
}

namespace tilewright::lowering {

namespace {

thread_local std::string fatal_message;

// LLVM ends the process after this returns, so it does not return while a recovery is active.
void on_fatal_error(void*, const char* message, bool) {
  fatal_message = message;
  if (auto* recovery = llvm::CrashRecoveryContext::GetCurrent()) recovery->HandleExit(1);
}

void initialise() {
  static std::once_flag once;
  std::call_once(once, [] {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
    // 32-bit shared addresses: no widening around every access.
    const char* arguments[] = {"tilewright", "-nvptx-short-ptr"};
    llvm::cl::ParseCommandLineOptions(2, arguments);
    llvm::install_fatal_error_handler(on_fatal_error, nullptr);
  });
}

// Crash recovery is a process-wide switch: on while anyone needs it.
class RecoveryUser {
 public:
  RecoveryUser() {
    std::lock_guard lock(mutex);
    if (users++ == 0) llvm::CrashRecoveryContext::Enable();
  }
  ~RecoveryUser() {
    std::lock_guard lock(mutex);
    if (--users == 0) llvm::CrashRecoveryContext::Disable();
  }
  RecoveryUser(const RecoveryUser&) = delete;
  RecoveryUser& operator=(const RecoveryUser&) = delete;

 private:
  static inline std::mutex mutex;
  static inline int users = 0;
};

}  // namespace

std::unique_ptr<llvm::TargetMachine> make_target_machine(const Target& target) {
  initialise();
  std::string error;
  llvm::Triple triple("nvptx64-nvidia-cuda");
  const llvm::Target* found = llvm::TargetRegistry::lookupTarget(triple, error);
  if (!found) throw InternalError("lowering: LLVM has no NVPTX target: " + error);
  llvm::TargetOptions options;
  options.AllowFPOpFusion =
      llvm::FPOpFusion::Standard;  // nothing is contracted that the program does not fuse
  return std::unique_ptr<llvm::TargetMachine>(
      found->createTargetMachine(triple, target.name(), "+ptx" + std::to_string(target.ptx_version), options,
                                 llvm::Reloc::PIC_, std::nullopt, llvm::CodeGenOptLevel::Aggressive));
}

// ptxas does the optimisation that matters; these passes make the code small and the address arithmetic
// shared. Left out on purpose: dse deletes one of two equal asynchronous matrix operations, globalopt folds
// loads of shared memory that asynchronous engines write, loop unrolling duplicates what the author unrolls.
void optimise(llvm::Module& module, llvm::TargetMachine& machine) {
  static constexpr const char* passes =
      "function(sroa,early-cse,instcombine<no-verify-fixpoint>,simplifycfg,loop-mssa(licm),gvn,"
      "instcombine<no-verify-fixpoint>,simplifycfg,adce)";
  llvm::PassBuilder builder(&machine);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  llvm::ModulePassManager manager;
  if (auto error = builder.parsePassPipeline(manager, passes))
    throw InternalError("lowering: pass list: " + llvm::toString(std::move(error)));
  manager.run(module, modules);
}

// What LLVM's NVPTX back end runs besides and need not. slsr took over half of the time where a kernel
// computes the address of every element (it walks the candidates' poison again and again), loop strength
// reduction costs registers, and the others repeat what `optimise` did.
class LeavesOutRepetitions : public llvm::OptPassGate {
 public:
  bool isEnabled() const override { return true; }
  bool shouldRunPass(llvm::StringRef name, llvm::StringRef) const override {
    return name != "slsr" && name != "Loop Strength Reduction" && name != "gvn" && name != "nary-reassociate";
  }
};

std::string emit_ptx(llvm::Module& module, llvm::TargetMachine& machine) {
  llvm::SmallString<0> text;
  llvm::raw_svector_ostream stream(text);
  llvm::legacy::PassManager manager;
  if (machine.addPassesToEmitFile(manager, stream, nullptr, llvm::CodeGenFileType::AssemblyFile))
    throw InternalError("lowering: LLVM cannot write PTX");
  static LeavesOutRepetitions gate;  // without state; the context keeps a reference
  module.getContext().setOptPassGate(gate);
  manager.run(module);
  return std::string(text);
}

LlvmErrors::LlvmErrors(llvm::LLVMContext& context) {
  auto collect = [](const llvm::DiagnosticInfo* info, void* self) {
    auto& errors = *static_cast<LlvmErrors*>(self);
    if (info->getSeverity() != llvm::DS_Error || !errors.message_.empty()) return;
    llvm::raw_string_ostream stream(errors.message_);
    llvm::DiagnosticPrinterRawOStream printer(stream);
    info->print(printer);
    if (info->getKind() != llvm::DK_InlineAsm) return;
    const llvm::Instruction* instruction =
        static_cast<const llvm::DiagnosticInfoInlineAsm*>(info)->getInstruction();
    if (instruction && instruction->getDebugLoc()) {
      const llvm::DILocation* at = instruction->getDebugLoc().get();
      std::string directory = at->getDirectory().str();
      errors.place_ = (directory.empty() ? "" : directory + "/") + at->getFilename().str() + ":" +
                      std::to_string(at->getLine());
    }
  };
  context.setDiagnosticHandlerCallBack(collect, this);
}

void LlvmErrors::throw_if_any(const std::string& where) const {
  if (!message_.empty()) throw UserError((place_.empty() ? where : place_) + ": LLVM: " + message_);
}

void verify(const llvm::Module& module, const std::string& stage) {
  std::string complaint;
  llvm::raw_string_ostream stream(complaint);
  if (llvm::verifyModule(module, &stream))
    throw InternalError("lowering: LLVM module after " + stage + ": " + complaint);
}

std::string text_of(const llvm::Module& module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, nullptr);
  return text;
}

void with_llvm_recovery(const std::string& where, const std::function<void()>& work) {
  initialise();
  std::exception_ptr thrown;
  bool finished = false;
  {
    RecoveryUser user;
    llvm::CrashRecoveryContext recovery;
    fatal_message.clear();
    finished = recovery.RunSafely([&] {
      try {
        work();
      } catch (...) {
        thrown = std::current_exception();
      }
    });
  }
  if (thrown) std::rethrow_exception(thrown);
  if (!finished)
    throw UserError(where +
                    ": LLVM: " + (fatal_message.empty() ? "crashed without a message" : fatal_message));
}

}  // namespace tilewright::lowering
