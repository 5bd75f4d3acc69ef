#include "lowering/emit/debug_info.h"

#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

namespace {
const ir::Location unknown_place{"unknown", 0, 0, nullptr};
}

DebugInfo::DebugInfo(llvm::Module& module, const ir::Location* kernel, bool emit_lines)
    : builder_(module), context_(module.getContext()), kernel_(kernel ? *kernel : unknown_place) {
  module.addModuleFlag(llvm::Module::Warning, "Debug Info Version", llvm::DEBUG_METADATA_VERSION);
  module.addModuleFlag(llvm::Module::Warning, "Dwarf Version", 2);
  unit_ = builder_.createCompileUnit(
      llvm::DISourceLanguageName(llvm::dwarf::DW_LANG_C_plus_plus), file(kernel_.file), "tilewright", true,
      "", 0, "", emit_lines ? llvm::DICompileUnit::DebugDirectivesOnly : llvm::DICompileUnit::NoDebug);
}

llvm::DIFile* DebugInfo::file(const std::string& path) {
  llvm::DIFile*& known = files_[path];
  if (!known) {
    std::size_t slash = path.rfind('/');
    known = slash == std::string::npos ? builder_.createFile(path, "")
                                       : builder_.createFile(path.substr(slash + 1), path.substr(0, slash));
  }
  return known;
}

void DebugInfo::begin(llvm::Function& function) {
  llvm::DIFile* where = file(kernel_.file);
  unsigned line = static_cast<unsigned>(kernel_.line);
  subprogram_ = builder_.createFunction(
      where, function.getName(), function.getName(), where, line,
      builder_.createSubroutineType(builder_.getOrCreateTypeArray({})), line, llvm::DINode::FlagPrototyped,
      llvm::DISubprogram::SPFlagDefinition | llvm::DISubprogram::SPFlagOptimized);
  function.setSubprogram(subprogram_);
}

// A place in another file than the subprogram's needs a scope of its own; a place in a helper that was called
// needs a subprogram of its own, which is inlined.
llvm::DIScope* DebugInfo::scope_of(const ir::Location& place, bool inlined) {
  if (inlined) {
    llvm::DISubprogram*& helper = helpers_[place.file];
    if (!helper)
      helper = builder_.createFunction(
          file(place.file), "helper", "helper", file(place.file), 0,
          builder_.createSubroutineType(builder_.getOrCreateTypeArray({})), 0, llvm::DINode::FlagPrototyped,
          llvm::DISubprogram::SPFlagDefinition | llvm::DISubprogram::SPFlagOptimized);
    return helper;
  }
  if (place.file == kernel_.file) return subprogram_;
  llvm::DIScope*& scope = scopes_[place.file];
  if (!scope) scope = builder_.createLexicalBlockFile(subprogram_, file(place.file), 0);
  return scope;
}

llvm::DILocation* DebugInfo::at(const ir::Location* place) {
  if (!place) place = &kernel_;
  llvm::DILocation*& known = locations_[place];
  if (!known) {
    llvm::DILocation* caller = place->caller ? at(place->caller.get()) : nullptr;
    known = llvm::DILocation::get(context_, static_cast<unsigned>(place->line),
                                  static_cast<unsigned>(place->column), scope_of(*place, caller != nullptr),
                                  caller);
    locations_[place] = known;  // the recursion may have moved the slot
  }
  return known;
}

}  // namespace tilewright::lowering
