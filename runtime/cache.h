// The disk cache of compiled kernels. Many processes share one folder, also on a network file system: an
// entry is one file that is published by an atomic rename, and a reader takes only what is whole and meant
// for it. A cache that cannot be used is never an error; it says so once and the compiler compiles.
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "lowering/compiled_kernel.h"
#include "lowering/target.h"

namespace tilewright::runtime {

// Everything that can change a compiled kernel, and nothing else: no paths, no times, no environment.
struct CacheInputs {
  std::string program;  // the tile program's text; with source locations only when `options` keeps line info
  lowering::Target target;
  std::map<std::string, std::string>
      options;                    // compiler options; "", "0" and "false" mean the same as absent
  std::string compiler_version;   // of the lowering and its LLVM
  std::string assembler_version;  // "" when there is no assembler
};

// 64 hexadecimal digits.
std::string cache_key(const CacheInputs& inputs);

struct CacheOptions {
  bool enabled = true;
  std::filesystem::path folder;  // empty: no place for a cache was found
  std::uint64_t max_bytes = std::uint64_t{1} << 30;
  // Told once why the cache cannot be used. By default one line on stderr.
  std::function<void(std::string_view)> warn;

  // TILEWRIGHT_CACHE=0 disables; TILEWRIGHT_CACHE_DIR, else $XDG_CACHE_HOME/tilewright, else
  // $HOME/.cache/tilewright; TILEWRIGHT_CACHE_BYTES is the size limit.
  static CacheOptions from_environment();
};

// Any thread may call any member at any time.
class KernelCache {
 public:
  explicit KernelCache(CacheOptions options = CacheOptions::from_environment());

  // The kernel stored under the key, if its entry is whole and was made for this key, exact target (with
  // suffix and PTX version) and assembler. Anything else counts as absent.
  std::optional<lowering::CompiledKernel> load(const CacheInputs& inputs);
  // Publishes an entry, then removes the least recently used ones while the folder is over its limit.
  void store(const CacheInputs& inputs, const lowering::CompiledKernel& kernel);

  // The stored kernel, or what `compile` makes, stored. What `compile` throws goes on.
  lowering::CompiledKernel get(const CacheInputs& inputs,
                               const std::function<lowering::CompiledKernel()>& compile);

  // Where the entry of this key is or would be.
  std::filesystem::path entry_path(const std::string& key) const;
  bool enabled() const { return options_.enabled; }

 private:
  void warn_once(const std::string& text);
  void evict(const std::filesystem::path& keep);

  CacheOptions options_;
  std::mutex warning_;
  bool warned_ = false;
};

}  // namespace tilewright::runtime
