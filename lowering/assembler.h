// PTX to cubin with NVIDIA's assembler, ptxas, as a child process. nvJitLink is not used: it ignores
// setmaxnreg.
#pragma once
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lowering/compiled_kernel.h"
#include "lowering/target.h"

namespace tilewright::lowering {

struct AssembleOptions {
  int max_registers = 0;   // per thread; 0 leaves it to the .maxnreg directive or to ptxas
  int optimization = 3;    // -O0 .. -O3
  bool line_info = false;  // keep the author's lines in the cubin (-lineinfo)
  std::chrono::milliseconds time_limit{300'000};
};

// A cubin and what ptxas said about it.
struct Assembly {
  std::vector<std::byte> cubin;
  int registers = 0;  // per thread
  int spill_store_bytes = 0;
  int spill_load_bytes = 0;
  int stack_bytes = 0;
  int static_shared_bytes = 0;
  int barriers = 0;
  std::vector<AssemblerDiagnostic> diagnostics;
  std::string log;  // everything ptxas printed
  double milliseconds = 0;

  // Copies the figures, the assembler's version and the time.
  void write_to(KernelMetadata& metadata, std::string_view assembler_version) const;
};

class Assembler {
 public:
  // Uses this ptxas. Throws UserError when it cannot be run or prints no version.
  explicit Assembler(std::filesystem::path path);

  // TILEWRIGHT_PTXAS when set (it must work, else UserError). Otherwise the first ptxas that runs and takes
  // the PTX of every target (12.9 or newer), else the first that runs at all: PATH, CUDA_HOME, CUDA_PATH,
  // /usr/local/cuda, ptxas/ beside the program's folder (where the set-up installs one), the pip package
  // nvidia-cuda-nvcc. Nothing when there is none.
  static std::optional<Assembler> find();
  // The files that find() would try, in its order.
  static std::vector<std::filesystem::path> candidates();
  // find() at its first call, remembered for the process; nullptr when there is none.
  static const Assembler* shared();

  const std::filesystem::path& path() const { return path_; }
  const std::string& version() const { return version_; }  // "13.0.88"

  // Assembles entry `kernel` of `ptx`. The result depends on nothing but the arguments and the version (no
  // paths, no times). Throws UserError with the kernel's name, the author's line where the PTX has it, what
  // ptxas found and what to change.
  Assembly assemble(std::string_view ptx, const Target& target, std::string_view kernel,
                    const AssembleOptions& options = {}) const;

 private:
  std::filesystem::path path_;
  std::string version_;
};

}  // namespace tilewright::lowering
