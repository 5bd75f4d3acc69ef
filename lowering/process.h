// Runs a tool of ours as a child process: no shell, no inherited input, a time limit that holds.
#pragma once
#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace tilewright::lowering {

struct ProcessResult {
  bool started = false;    // false: `output` says why the tool could not be started
  bool timed_out = false;  // killed, with everything it started, at the time limit
  int exit_code = -1;      // valid when it exited by itself
  int signal = 0;          // the signal that ended it, 0 for none
  std::string output;      // stdout and stderr in the order of their writes, the first 4 MiB
  double milliseconds = 0;
};

// `arguments[0]` is the program's path (not searched on PATH). Never throws for what the tool does.
ProcessResult run_process(const std::vector<std::string>& arguments, const std::filesystem::path& folder,
                          std::chrono::milliseconds time_limit);

// A folder of our own (mode 0700) under TMPDIR or /tmp, removed with its contents by the destructor. Throws
// UserError when it cannot be made.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace tilewright::lowering
