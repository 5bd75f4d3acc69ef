// The disk cache: what is in a key, that damaged and foreign entries are never served, that many processes
// can share a folder and die at any moment, and that no folder problem is more than one warning.
#include "runtime/cache.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <random>
#include <thread>

#include "ir/error.h"
#include "lowering/process.h"
#include "runtime/cache_entry.h"
#include "runtime/sha256.h"

namespace tilewright::runtime {
namespace {

namespace fs = std::filesystem;
using lowering::CompiledKernel;
using lowering::Target;
using lowering::TemporaryFolder;

CacheInputs inputs_of(int number) {
  CacheInputs inputs;
  inputs.program = "program " + std::to_string(number);
  inputs.target = Target::parse("sm_90a");
  inputs.options = {{"max_registers", "128"}};
  inputs.compiler_version = "0.1.0 llvm 22.1.8";
  inputs.assembler_version = "13.0.88";
  return inputs;
}

CompiledKernel kernel_of(int number, std::size_t cubin_bytes = 20'000) {
  CompiledKernel kernel;
  kernel.name = "kernel_" + std::to_string(number);
  kernel.target = Target::parse("sm_90a");
  kernel.ptx = ".version 8.8\n// \xff\0 " + std::string(3000, static_cast<char>('a' + number % 26));
  kernel.cubin.resize(cubin_bytes);
  for (std::size_t i = 0; i < cubin_bytes; ++i) kernel.cubin[i] = static_cast<std::byte>(i * 7 + number);
  kernel.metadata.arguments = {{"x", "ptr<f32>", 0, 8, 16, false}};
  kernel.metadata.num_warps = 4 + number;
  kernel.metadata.assembler = "13.0.88";
  return kernel;
}

bool same(const CompiledKernel& a, const CompiledKernel& b) {
  return a.name == b.name && a.target == b.target && a.ptx == b.ptx && a.cubin == b.cubin &&
         a.metadata == b.metadata;
}

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const fs::path& path, std::string_view bytes) {
  std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

class CacheTest : public testing::Test {
 protected:
  KernelCache cache(std::uint64_t max_bytes = std::uint64_t{1} << 30) {
    return cache_in(folder_.path() / "c", max_bytes);
  }
  KernelCache cache_in(const fs::path& folder, std::uint64_t max_bytes = std::uint64_t{1} << 30) {
    CacheOptions options;
    options.folder = folder;
    options.max_bytes = max_bytes;
    options.warn = [this](std::string_view text) { warnings_.emplace_back(text); };
    return KernelCache(std::move(options));
  }
  std::size_t files(std::string_view part) const {
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator(folder_.path() / "c")) {
      count += entry.path().filename().string().find(part) != std::string::npos;
    }
    return count;
  }
  TemporaryFolder folder_;
  std::vector<std::string> warnings_;
};

// FIPS 180-4 examples, and lengths around the padding's edges against a digest built up byte by byte.
TEST(Sha256Test, KnownDigests) {
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha256(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  for (std::size_t length = 0; length < 200; ++length) {
    const std::string text(length, 'x');
    Sha256 piecewise;
    for (std::size_t i = 0; i < length; i += 7) piecewise.add(std::string_view(text).substr(i, 7));
    EXPECT_EQ(piecewise.finish(), sha256(text)) << length;
  }
}

// outside case A60.
TEST(CacheKey, HoldsWhatCanChangeTheOutputAndNoMore) {
  const std::string base = cache_key(inputs_of(0));
  EXPECT_EQ(base.size(), 64u);
  EXPECT_EQ(base, cache_key(inputs_of(0)));
  std::vector<std::string> keys = {base};
  const auto differs = [&](auto change) {
    CacheInputs inputs = inputs_of(0);
    change(inputs);
    keys.push_back(cache_key(inputs));
  };
  differs([](CacheInputs& i) { i.program += " "; });
  differs([](CacheInputs& i) { i.target = Target::parse("sm_90"); });
  differs([](CacheInputs& i) { i.target = Target::parse("sm_100a"); });
  differs([](CacheInputs& i) { i.target.ptx_version = 80; });
  differs([](CacheInputs& i) { i.compiler_version = "0.1.1"; });
  differs([](CacheInputs& i) { i.assembler_version = "13.1.1"; });
  differs([](CacheInputs& i) { i.assembler_version = ""; });
  differs([](CacheInputs& i) { i.options["line_info"] = "1"; });
  differs([](CacheInputs& i) { i.options["max_registers"] = "96"; });
  differs([](CacheInputs& i) { i.options.clear(); });
  differs([](CacheInputs& i) { i.options = {{"max_register", "s128"}}; });
  std::sort(keys.begin(), keys.end());
  EXPECT_EQ(std::unique(keys.begin(), keys.end()), keys.end()) << "two different inputs have one key";
  for (const char* absent : {"", "0", "false"}) {
    CacheInputs inputs = inputs_of(0);
    inputs.options["line_info"] = absent;
    EXPECT_EQ(cache_key(inputs), base) << absent;
  }
  setenv("TILEWRIGHT_UNRELATED", "1", 1);
  EXPECT_EQ(cache_key(inputs_of(0)), base);
  unsetenv("TILEWRIGHT_UNRELATED");
}

TEST_F(CacheTest, StoresAndLoads) {
  KernelCache writer = cache();
  EXPECT_FALSE(writer.load(inputs_of(0)));
  writer.store(inputs_of(0), kernel_of(0));
  writer.store(inputs_of(1), kernel_of(1, 0));
  KernelCache reader = cache();
  const auto first = reader.load(inputs_of(0));
  const auto second = reader.load(inputs_of(1));
  ASSERT_TRUE(first && second);
  EXPECT_TRUE(same(*first, kernel_of(0)));
  EXPECT_TRUE(same(*second, kernel_of(1, 0)));
  EXPECT_FALSE(reader.load(inputs_of(2)));
  EXPECT_EQ(files(".kernel"), 2u);
  EXPECT_EQ(files(".writing"), 0u);
  EXPECT_TRUE(warnings_.empty());
}

TEST_F(CacheTest, GetCompilesOnce) {
  KernelCache c = cache();
  int compiled = 0;
  const auto compile = [&] { return ++compiled, kernel_of(0); };
  EXPECT_TRUE(same(c.get(inputs_of(0), compile), kernel_of(0)));
  EXPECT_TRUE(same(c.get(inputs_of(0), compile), kernel_of(0)));
  EXPECT_EQ(compiled, 1);
  EXPECT_THROW(c.get(inputs_of(1), []() -> CompiledKernel { throw UserError("no"); }), UserError);
  EXPECT_FALSE(c.load(inputs_of(1)));
}

TEST_F(CacheTest, DamagedEntriesAreIgnoredAndRewritten) {
  KernelCache c = cache();
  c.store(inputs_of(0), kernel_of(0, 300));
  const fs::path path = c.entry_path(cache_key(inputs_of(0)));
  const std::string whole = read_file(path);
  ASSERT_GT(whole.size(), 3000u);
  const std::string key = cache_key(inputs_of(0));
  const auto readable = [&](std::string_view bytes) {
    return read_cache_entry(bytes, key, inputs_of(0).target, inputs_of(0).assembler_version).has_value();
  };
  ASSERT_TRUE(readable(whole));
  for (std::size_t length = 0; length < whole.size(); ++length) {
    EXPECT_FALSE(readable(std::string_view(whole).substr(0, length))) << "truncated to " << length;
  }
  std::mt19937 random(1);
  for (int i = 0; i < 2000; ++i) {
    std::string damaged = whole;
    damaged[random() % damaged.size()] ^= static_cast<char>(1 << random() % 8);
    EXPECT_FALSE(readable(damaged)) << i;
  }
  for (std::size_t length : {std::size_t{0}, std::size_t{30}, std::size_t{500}, whole.size() - 1}) {
    write_file(path, std::string_view(whole).substr(0, length));
    EXPECT_FALSE(c.load(inputs_of(0))) << "truncated to " << length;
  }
  for (const std::string& bytes : {whole + "x", whole + whole, std::string(5000, '\0'), std::string("{}")}) {
    write_file(path, bytes);
    EXPECT_FALSE(c.load(inputs_of(0)));
  }
  c.store(inputs_of(0), kernel_of(0, 300));
  EXPECT_EQ(read_file(path), whole);
  ASSERT_TRUE(c.load(inputs_of(0)));
  fs::remove(path);
  fs::create_directory(path);
  EXPECT_FALSE(c.load(inputs_of(0))) << "a folder in its place";
}

// outside case A51: an entry copied or edited to stand for a sibling chip, with a digest that fits its bytes.
TEST_F(CacheTest, EntriesOfOtherTargetsAndToolsAreNotServed) {
  const std::string key = cache_key(inputs_of(0));
  const std::string entry = write_cache_entry(key, kernel_of(0));
  const Target target = Target::parse("sm_90a");
  ASSERT_TRUE(read_cache_entry(entry, key, target, "13.0.88"));
  EXPECT_FALSE(read_cache_entry(entry, cache_key(inputs_of(1)), target, "13.0.88"));
  EXPECT_FALSE(read_cache_entry(entry, key, Target::parse("sm_90"), "13.0.88"));
  EXPECT_FALSE(read_cache_entry(entry, key, Target::parse("sm_100a"), "13.0.88"));
  Target other_ptx = target;
  other_ptx.ptx_version = 90;
  EXPECT_FALSE(read_cache_entry(entry, key, other_ptx, "13.0.88"));
  EXPECT_FALSE(read_cache_entry(entry, key, target, "13.0.89"));
  EXPECT_FALSE(read_cache_entry(entry, key, target, ""));

  const auto with_header = [&](std::string header) {
    const std::string body = header + "\npayload";
    return "tilewright kernel 1 " + sha256(body) + "\n" + body;
  };
  for (const char* header : {"", "{", "[]", "null", "{\"key\":1}"}) {
    EXPECT_FALSE(read_cache_entry(with_header(header), key, target, "13.0.88")) << header;
  }
  KernelCache c = cache();
  c.store(inputs_of(0), kernel_of(0));
  CacheInputs sibling = inputs_of(0);
  sibling.target = Target::parse("sm_100a");
  fs::copy_file(c.entry_path(key), c.entry_path(cache_key(sibling)));
  EXPECT_FALSE(c.load(sibling));
}

// outside case A50.
TEST_F(CacheTest, ManyProcessesThatDieAtAnyMomentShareOneFolder) {
  constexpr int processes = 16, keys = 8, rounds = 50;
  constexpr int good = 0, wrong_kernel = 3, warned = 4;
  const auto child = [&](unsigned seed) {
    std::mt19937 random(seed);
    KernelCache c = cache();
    for (int round = 0; round < rounds; ++round) {
      for (int i = 0; i < keys; ++i) {
        const int key = static_cast<int>(random() % keys);
        const auto found = c.load(inputs_of(key));
        if (found && !same(*found, kernel_of(key))) _exit(wrong_kernel);
        // Also rewrite entries that are there, as processes do that looked at the same time.
        if (!found || random() % 4 == 0) c.store(inputs_of(key), kernel_of(key));
      }
    }
    _exit(warnings_.empty() ? good : warned);
  };
  std::mt19937 random(7);
  std::vector<pid_t> running;
  unsigned seed = 0;
  const auto start = [&] {
    const pid_t pid = fork();
    if (pid == 0) child(++seed * 1000 + static_cast<unsigned>(getpid()));
    ASSERT_GT(pid, 0);
    running.push_back(pid);
  };
  for (int i = 0; i < processes; ++i) start();
  int killed = 0;
  for (; killed < 40; ++killed) {
    usleep(static_cast<useconds_t>(random() % 20'000));
    const std::size_t victim = random() % running.size();
    kill(running[victim], SIGKILL);
    int status = 0;
    ASSERT_EQ(waitpid(running[victim], &status, 0), running[victim]);
    if (WIFEXITED(status)) {
      ASSERT_EQ(WEXITSTATUS(status), good);
    }
    running.erase(running.begin() + static_cast<long>(victim));
    start();
  }
  for (const pid_t pid : running) {
    int status = 0;
    ASSERT_EQ(waitpid(pid, &status, 0), pid);
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), good);
  }
  KernelCache after = cache();
  for (int key = 0; key < keys; ++key) {
    const auto found = after.load(inputs_of(key));
    ASSERT_TRUE(found) << key;
    EXPECT_TRUE(same(*found, kernel_of(key)));
  }
  EXPECT_EQ(files(".kernel"), static_cast<std::size_t>(keys));
}

TEST_F(CacheTest, FolderDeletedMeanwhileIsMadeAgain) {
  KernelCache c = cache();
  std::atomic<bool> stop = false;
  std::thread deleter([&] {
    while (!stop) {
      std::error_code ignored;
      fs::remove_all(folder_.path() / "c", ignored);
      usleep(500);
    }
  });
  for (int i = 0; i < 80; ++i) {
    c.store(inputs_of(i % 8), kernel_of(i % 8, 100));
    const auto found = c.load(inputs_of(i % 8));
    EXPECT_TRUE(!found || same(*found, kernel_of(i % 8, 100)));
  }
  stop = true;
  deleter.join();
  c.store(inputs_of(0), kernel_of(0));
  EXPECT_TRUE(c.load(inputs_of(0)));
  EXPECT_LE(warnings_.size(), 1u);
}

TEST_F(CacheTest, UnusableFolderIsOneWarning) {
  // A file where the folder should be stands for every folder that cannot be written, for root too.
  write_file(folder_.path() / "file", "x");
  for (const fs::path& folder :
       {folder_.path() / "file", folder_.path() / "file" / "below", fs::path("/proc/nothing")}) {
    warnings_.clear();
    KernelCache c = cache_in(folder);
    for (int i = 0; i < 3; ++i) {
      EXPECT_FALSE(c.load(inputs_of(i)));
      EXPECT_NO_THROW(c.store(inputs_of(i), kernel_of(i)));
    }
    ASSERT_EQ(warnings_.size(), 1u) << folder;
    EXPECT_NE(warnings_[0].find("kernels are not cached in " + folder.string()), std::string::npos)
        << warnings_[0];
    EXPECT_NE(warnings_[0].find("TILEWRIGHT_CACHE_DIR"), std::string::npos) << warnings_[0];
  }
}

TEST_F(CacheTest, FullDiskLeavesNothingBehind) {
  // A file size limit makes write() fail in the middle, as a full disk does.
  const pid_t pid = fork();
  if (pid == 0) {
    signal(SIGXFSZ, SIG_IGN);
    const struct rlimit limit = {8192, 8192};
    setrlimit(RLIMIT_FSIZE, &limit);
    KernelCache c = cache();
    c.store(inputs_of(0), kernel_of(0));
    c.store(inputs_of(1), kernel_of(1));
    _exit(warnings_.size() == 1 && !c.load(inputs_of(0)) && files("") == 0 ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(pid, &status, 0), pid);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

TEST_F(CacheTest, LeastRecentlyUsedGoFirst) {
  const std::size_t entry = write_cache_entry(cache_key(inputs_of(0)), kernel_of(0)).size();
  KernelCache c = cache(entry * 8 + entry / 2);
  const auto age = [&](int key, int hours) {
    fs::last_write_time(c.entry_path(cache_key(inputs_of(key))),
                        fs::file_time_type::clock::now() - std::chrono::hours(hours));
  };
  for (int i = 0; i < 8; ++i) {
    c.store(inputs_of(i), kernel_of(i));
    age(i, 100 - i);
  }
  EXPECT_EQ(files(".kernel"), 8u);
  ASSERT_TRUE(c.load(inputs_of(0)));  // the oldest is used now
  write_file(folder_.path() / "c" / "notes.txt", std::string(entry * 10, 'x'));
  write_file(folder_.path() / "c" / ".writing-1-2-3", "left by a killed writer");
  fs::last_write_time(folder_.path() / "c" / ".writing-1-2-3",
                      fs::file_time_type::clock::now() - std::chrono::hours(2));
  write_file(folder_.path() / "c" / ".writing-4-5-6", "being written");
  c.store(inputs_of(8), kernel_of(8));
  EXPECT_TRUE(c.load(inputs_of(0)));
  EXPECT_TRUE(c.load(inputs_of(8)));
  EXPECT_FALSE(c.load(inputs_of(1)));
  EXPECT_FALSE(c.load(inputs_of(2)));
  EXPECT_TRUE(c.load(inputs_of(3)));
  EXPECT_EQ(files(".kernel"), 7u);
  EXPECT_EQ(files("notes.txt"), 1u) << "files of others are left alone";
  EXPECT_EQ(files(".writing-1-2-3"), 0u);
  EXPECT_EQ(files(".writing-4-5-6"), 1u);
  KernelCache tiny = cache(entry / 2);
  tiny.store(inputs_of(20), kernel_of(20));
  EXPECT_FALSE(tiny.load(inputs_of(20))) << "larger than the whole cache";
}

TEST_F(CacheTest, ThreadsShareOneObject) {
  KernelCache c = cache();
  std::vector<std::thread> threads;
  std::atomic<int> wrong = 0;
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 50; ++i) {
        const int key = (t + i) % 4;
        c.store(inputs_of(key), kernel_of(key, 500));
        const auto found = c.load(inputs_of(key));
        if (!found || !same(*found, kernel_of(key, 500))) ++wrong;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST_F(CacheTest, EnvironmentChoosesTheFolder) {
  for (const char* name : {"TILEWRIGHT_CACHE", "TILEWRIGHT_CACHE_DIR", "TILEWRIGHT_CACHE_BYTES"})
    unsetenv(name);
  const char* home = getenv("HOME");
  const std::string old_home = home ? home : "";
  const char* xdg = getenv("XDG_CACHE_HOME");
  const std::string old_xdg = xdg ? xdg : "";
  setenv("HOME", "/home/someone", 1);
  unsetenv("XDG_CACHE_HOME");
  EXPECT_EQ(CacheOptions::from_environment().folder, "/home/someone/.cache/tilewright");
  setenv("XDG_CACHE_HOME", "relative", 1);  // the XDG rules say to ignore it
  EXPECT_EQ(CacheOptions::from_environment().folder, "/home/someone/.cache/tilewright");
  setenv("XDG_CACHE_HOME", "/var/xdg", 1);
  EXPECT_EQ(CacheOptions::from_environment().folder, "/var/xdg/tilewright");
  setenv("TILEWRIGHT_CACHE_DIR", "/somewhere", 1);
  setenv("TILEWRIGHT_CACHE_BYTES", "1000", 1);
  EXPECT_EQ(CacheOptions::from_environment().folder, "/somewhere");
  EXPECT_EQ(CacheOptions::from_environment().max_bytes, 1000u);
  EXPECT_TRUE(CacheOptions::from_environment().enabled);
  setenv("TILEWRIGHT_CACHE", "0", 1);
  EXPECT_FALSE(CacheOptions::from_environment().enabled);
  for (const char* name :
       {"TILEWRIGHT_CACHE", "TILEWRIGHT_CACHE_DIR", "TILEWRIGHT_CACHE_BYTES", "XDG_CACHE_HOME", "HOME"}) {
    unsetenv(name);
  }
  EXPECT_TRUE(CacheOptions::from_environment().folder.empty());
  KernelCache homeless = cache_in({});
  EXPECT_FALSE(homeless.enabled());
  EXPECT_EQ(warnings_.size(), 1u);
  EXPECT_NO_THROW(homeless.store(inputs_of(0), kernel_of(0)));
  EXPECT_FALSE(homeless.load(inputs_of(0)));
  EXPECT_EQ(warnings_.size(), 1u);
  if (!old_home.empty()) setenv("HOME", old_home.c_str(), 1);
  if (!old_xdg.empty()) setenv("XDG_CACHE_HOME", old_xdg.c_str(), 1);
}

TEST_F(CacheTest, DisabledCacheTouchesNothing) {
  CacheOptions options;
  options.enabled = false;
  options.folder = folder_.path() / "c";
  KernelCache c(options);
  c.store(inputs_of(0), kernel_of(0));
  EXPECT_FALSE(c.load(inputs_of(0)));
  EXPECT_FALSE(fs::exists(folder_.path() / "c"));
}

}  // namespace
}  // namespace tilewright::runtime
