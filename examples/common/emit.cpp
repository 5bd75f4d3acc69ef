#include "examples/common/emit.h"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "examples/common/output_file.h"
#include "ir/error.h"
#include "ir/printer.h"
#include "lowering/assembler.h"
#include "lowering/lower.h"
#include "lowering/process.h"

namespace tilewright::examples {

namespace {

namespace fs = std::filesystem;

// The first nvdisasm that can be run: PATH, CUDA_HOME, CUDA_PATH, the toolkit's usual place, beside ptxas.
fs::path find_disassembler(const fs::path& ptxas) {
  std::vector<fs::path> folders;
  std::string path = std::getenv("PATH") ? std::getenv("PATH") : "";
  for (std::size_t begin = 0; begin < path.size();) {
    std::size_t end = std::min(path.find(':', begin), path.size());
    if (end > begin) folders.push_back(path.substr(begin, end - begin));
    begin = end + 1;
  }
  for (const char* name : {"CUDA_HOME", "CUDA_PATH"})
    if (const char* home = std::getenv(name)) folders.push_back(fs::path(home) / "bin");
  folders.push_back("/usr/local/cuda/bin");
  folders.push_back(ptxas.parent_path());
  for (const fs::path& folder : folders)
    if (fs::path tool = folder / "nvdisasm"; ::access(tool.c_str(), X_OK) == 0) return tool;
  throw UserError(
      "stage sass needs nvdisasm, which was not found (PATH, CUDA_HOME, /usr/local/cuda/bin, beside ptxas); "
      "it comes with the CUDA toolkit");
}

std::string disassemble(const fs::path& tool, const std::string& cubin) {
  lowering::TemporaryFolder folder;
  fs::path file = folder.path() / "kernel.cubin";
  write_output_file(file.string(), cubin);
  auto result =
      lowering::run_process({tool.string(), "-c", file.string()}, folder.path(), std::chrono::minutes(5));
  if (!result.started || result.timed_out || result.exit_code != 0)
    throw UserError(tool.string() + " failed: " + result.output);
  return result.output;
}

}  // namespace

const std::vector<std::string>& stage_names() {
  static const std::vector<std::string> names{"tile", "llvm", "ptx", "cubin", "sass"};
  return names;
}

Emission emit_stage(const ir::Program& program, const std::string& target, const std::string& stage,
                    bool locations) {
  auto chip = lowering::Target::parse(target);
  choose("stage", stage_names(), stage);
  if (stage == "tile") return {ir::print(program, {.locations = locations}), {}, {}};
  if (stage == "llvm" || stage == "ptx") {
    lowering::LowerOptions options;
    options.line_info = locations;
    options.keep_stages = stage == "llvm";
    auto lowered = lowering::lower(program, chip, options);
    return {stage == "llvm" ? lowered.llvm_ir : lowered.ptx, lowered.metadata, lowered.accesses};
  }
  const auto* assembler = lowering::Assembler::shared();
  if (!assembler)
    throw UserError(
        "stage " + stage +
        " needs ptxas, which was not found (PATH, CUDA_HOME, /usr/local/cuda/bin, the pip package "
        "nvidia-cuda-nvcc; TILEWRIGHT_PTXAS names one)");
  fs::path disassembler = stage == "sass" ? find_disassembler(assembler->path()) : fs::path();
  auto lowered = lowering::lower(program, chip);
  auto assembly = assembler->assemble(lowered.ptx, chip, lowered.name, {.line_info = true});
  assembly.write_to(lowered.metadata, assembler->version());
  std::string cubin(reinterpret_cast<const char*>(assembly.cubin.data()), assembly.cubin.size());
  return {stage == "sass" ? disassemble(disassembler, cubin) : cubin, lowered.metadata, lowered.accesses};
}

}  // namespace tilewright::examples
