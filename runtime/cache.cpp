#include "runtime/cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <utility>
#include <vector>

#include "runtime/cache_entry.h"
#include "runtime/sha256.h"

namespace tilewright::runtime {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view entry_suffix = ".kernel";
constexpr std::string_view temporary_prefix = ".writing-";

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

// An open file that closes itself.
struct File {
  int descriptor;
  explicit File(int value) : descriptor(value) {}
  ~File() {
    if (descriptor >= 0) close(descriptor);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
};

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

std::optional<std::string> read_all(int descriptor) {
  struct stat status;
  if (fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
  std::string bytes(static_cast<std::size_t>(status.st_size), '\0');
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t count = read(descriptor, bytes.data() + done, bytes.size() - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return std::nullopt;
    done += static_cast<std::size_t>(count);
  }
  return bytes;
}

// No other writer has it: process, machine-wide random part (machines share network folders) and a counter.
std::string temporary_name() {
  static const unsigned long long salt = (static_cast<unsigned long long>(std::random_device{}()) << 32) ^
                                         static_cast<unsigned long long>(std::random_device{}());
  static std::atomic<unsigned> counter{0};
  char text[96];
  std::snprintf(text, sizeof(text), "%s%ld-%llx-%u", temporary_prefix.data(), static_cast<long>(getpid()),
                salt, counter.fetch_add(1));
  return text;
}

void add_field(Sha256& hash, std::string_view name, std::string_view value) {
  // Lengths keep ("ab", "c") and ("a", "bc") apart.
  hash.add(std::to_string(name.size()) + ":" + std::to_string(value.size()) + ":");
  hash.add(name);
  hash.add(value);
}

}  // namespace

std::string cache_key(const CacheInputs& inputs) {
  Sha256 hash;
  add_field(hash, "format", "1");
  add_field(hash, "program", inputs.program);
  add_field(hash, "target", inputs.target.name());
  add_field(hash, "ptx", inputs.target.ptx_version_text());
  add_field(hash, "compiler", inputs.compiler_version);
  add_field(hash, "assembler", inputs.assembler_version);
  for (const auto& [name, value] : inputs.options) {
    const bool absent = value.empty() || value == "0" || value == "false";
    if (!absent) add_field(hash, "option " + name, value);
  }
  return hash.finish();
}

CacheOptions CacheOptions::from_environment() {
  CacheOptions options;
  options.enabled = environment("TILEWRIGHT_CACHE") != "0";
  if (const std::string chosen = environment("TILEWRIGHT_CACHE_DIR"); !chosen.empty()) {
    options.folder = chosen;
  } else if (const std::string xdg = environment("XDG_CACHE_HOME"); xdg.starts_with("/")) {
    options.folder = fs::path(xdg) / "tilewright";
  } else if (const std::string home = environment("HOME"); !home.empty()) {
    options.folder = fs::path(home) / ".cache" / "tilewright";
  }
  if (const std::string bytes = environment("TILEWRIGHT_CACHE_BYTES"); !bytes.empty()) {
    char* end = nullptr;
    const unsigned long long value = std::strtoull(bytes.c_str(), &end, 10);
    if (*end == '\0') options.max_bytes = value;
  }
  return options;
}

KernelCache::KernelCache(CacheOptions options) : options_(std::move(options)) {
  if (!options_.warn) {
    options_.warn = [](std::string_view text) {
      std::fprintf(stderr, "tilewright: %.*s\n", static_cast<int>(text.size()), text.data());
    };
  }
  if (options_.enabled && options_.folder.empty()) {
    warn_once("no kernel cache: neither TILEWRIGHT_CACHE_DIR nor XDG_CACHE_HOME nor HOME is set");
    options_.enabled = false;
  }
}

void KernelCache::warn_once(const std::string& text) {
  const std::lock_guard lock(warning_);
  if (std::exchange(warned_, true)) return;
  options_.warn(text);
}

fs::path KernelCache::entry_path(const std::string& key) const {
  return options_.folder / (key + std::string(entry_suffix));
}

std::optional<lowering::CompiledKernel> KernelCache::load(const CacheInputs& inputs) {
  if (!options_.enabled) return std::nullopt;
  const std::string key = cache_key(inputs);
  const File file(open(entry_path(key).c_str(), O_RDONLY | O_CLOEXEC));
  if (file.descriptor < 0) return std::nullopt;
  const auto bytes = read_all(file.descriptor);
  if (!bytes) return std::nullopt;
  auto kernel = read_cache_entry(*bytes, key, inputs.target, inputs.assembler_version);
  // The time of the last use, for evict(); a folder that is not ours keeps the old one.
  if (kernel) futimens(file.descriptor, nullptr);
  return kernel;
}

void KernelCache::store(const CacheInputs& inputs, const lowering::CompiledKernel& kernel) {
  if (!options_.enabled) return;
  const std::string key = cache_key(inputs);
  const std::string bytes = write_cache_entry(key, kernel);
  const fs::path entry = entry_path(key);
  if (bytes.size() > options_.max_bytes) return;
  // Twice: the folder may be deleted between its making and its use.
  int problem = 0;
  for (int attempt = 0; attempt < 2; ++attempt) {
    std::error_code made;
    fs::create_directories(options_.folder, made);
    const fs::path temporary = options_.folder / temporary_name();
    const File file(open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
    if (file.descriptor < 0) {
      problem = errno;
      continue;
    }
    if (write_all(file.descriptor, bytes) && fsync(file.descriptor) == 0 &&
        rename(temporary.c_str(), entry.c_str()) == 0) {
      evict(entry);
      return;
    }
    problem = errno;
    unlink(temporary.c_str());
  }
  warn_once("kernels are not cached in " + options_.folder.string() + ": " + std::strerror(problem) +
            " (set TILEWRIGHT_CACHE_DIR to a writable folder, or TILEWRIGHT_CACHE=0)");
}

lowering::CompiledKernel KernelCache::get(const CacheInputs& inputs,
                                          const std::function<lowering::CompiledKernel()>& compile) {
  if (auto found = load(inputs)) return *std::move(found);
  lowering::CompiledKernel kernel = compile();
  store(inputs, kernel);
  return kernel;
}

void KernelCache::evict(const fs::path& keep) {
  struct Entry {
    fs::file_time_type used;
    std::uint64_t bytes;
    fs::path path;
  };
  constexpr auto abandoned_after = std::chrono::hours(1);
  const auto now = fs::file_time_type::clock::now();
  std::vector<Entry> entries;
  std::uint64_t total = 0;
  std::error_code error;
  for (fs::directory_iterator it(options_.folder, error), end; !error && it != end; it.increment(error)) {
    const std::string name = it->path().filename().string();
    std::error_code gone;
    const auto used = fs::last_write_time(it->path(), gone);
    if (gone) continue;
    if (name.starts_with(temporary_prefix)) {
      // Left by a writer that was killed; one that is alive is done within seconds.
      if (now - used > abandoned_after) fs::remove(it->path(), gone);
      continue;
    }
    if (!name.ends_with(entry_suffix)) continue;
    const std::uint64_t bytes = fs::file_size(it->path(), gone);
    if (gone) continue;
    total += bytes;
    if (it->path() != keep) entries.push_back({used, bytes, it->path()});
  }
  if (total <= options_.max_bytes) return;
  // Down to 7/8 of the limit, so that a full cache does not scan and delete at every store.
  const std::uint64_t goal = options_.max_bytes - options_.max_bytes / 8;
  std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.used < b.used; });
  for (const Entry& entry : entries) {
    if (total <= goal) break;
    std::error_code ignored;
    fs::remove(entry.path, ignored);
    total -= entry.bytes;
  }
}

}  // namespace tilewright::runtime
