// Where ptxas is looked for.
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "ir/error.h"
#include "lowering/assembler.h"

namespace tilewright::lowering {
namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

void add(std::vector<fs::path>& found, const fs::path& path) {
  if (access(path.c_str(), X_OK) != 0) return;
  std::error_code error;
  if (!fs::is_regular_file(path, error)) return;
  if (std::find(found.begin(), found.end(), path) == found.end()) found.push_back(path);
}

// Entries of a folder whose name starts with `prefix`, newest version last in name order, so taken backwards.
std::vector<fs::path> entries(const fs::path& folder, std::string_view prefix) {
  std::vector<fs::path> result;
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (it->path().filename().string().starts_with(prefix)) result.push_back(it->path());
  }
  std::sort(result.rbegin(), result.rend());
  return result;
}

// site-packages/nvidia/{cuda_nvcc,cu13}/bin/ptxas: the pip package nvidia-cuda-nvcc of CUDA 12 and 13.
void add_pip_package(std::vector<fs::path>& found, const fs::path& site_packages) {
  for (const fs::path& package : entries(site_packages / "nvidia", "cu"))
    add(found, package / "bin" / "ptxas");
}

void add_python_prefix(std::vector<fs::path>& found, const fs::path& prefix) {
  for (const fs::path& python : entries(prefix / "lib", "python3")) {
    for (const char* name : {"site-packages", "dist-packages"}) add_pip_package(found, python / name);
  }
}

// Any ptxas below a folder of ours, not deeper than pip's own nesting.
void add_below(std::vector<fs::path>& found, const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> here;
  constexpr int deepest = 8;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (it.depth() >= deepest) it.disable_recursion_pending();
    if (it->path().filename() == "ptxas") here.push_back(it->path());
  }
  std::sort(here.rbegin(), here.rend());
  for (const fs::path& path : here) add(found, path);
}

}  // namespace

std::vector<fs::path> Assembler::candidates() {
  std::vector<fs::path> found;
  const std::string path = environment("PATH");
  for (std::size_t start = 0; start <= path.size();) {
    const std::size_t end = std::min(path.find(':', start), path.size());
    if (end > start) add(found, fs::path(path.substr(start, end - start)) / "ptxas");
    start = end + 1;
  }
  for (const char* name : {"CUDA_HOME", "CUDA_PATH"}) {
    if (const std::string home = environment(name); !home.empty())
      add(found, fs::path(home) / "bin" / "ptxas");
  }
  add(found, "/usr/local/cuda/bin/ptxas");
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (!error) add_below(found, program.parent_path().parent_path() / "ptxas");
  add_below(found, fs::current_path(error) / "build" / "ptxas");
  for (const char* name : {"VIRTUAL_ENV", "CONDA_PREFIX"}) {
    if (const std::string prefix = environment(name); !prefix.empty()) add_python_prefix(found, prefix);
  }
  if (const std::string home = environment("HOME"); !home.empty())
    add_python_prefix(found, fs::path(home) / ".local");
  add_python_prefix(found, "/usr/local");
  add_python_prefix(found, "/usr");
  return found;
}

// PTX 8.8, which the newest targets are lowered to, came with ptxas 12.9.
static bool takes_every_target(const std::string& version) {
  int major = 0;
  int minor = 0;
  if (std::sscanf(version.c_str(), "%d.%d", &major, &minor) != 2) return false;
  return major > 12 || (major == 12 && minor >= 9);
}

std::optional<Assembler> Assembler::find() {
  if (const std::string chosen = environment("TILEWRIGHT_PTXAS"); !chosen.empty()) return Assembler(chosen);
  std::optional<Assembler> older;
  for (const fs::path& path : candidates()) {
    try {
      Assembler found(path);
      if (takes_every_target(found.version())) return found;
      if (!older) older = std::move(found);
    } catch (const UserError&) {
      // A broken one (wrong machine, a dangling wrapper) must not hide a working one further down.
    }
  }
  return older;
}

const Assembler* Assembler::shared() {
  static const std::optional<Assembler> found = find();
  return found ? &*found : nullptr;
}

}  // namespace tilewright::lowering
