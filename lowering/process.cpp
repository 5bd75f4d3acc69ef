#include "lowering/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "ir/error.h"

extern char** environ;

namespace tilewright::lowering {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t output_limit = std::size_t{4} << 20;

// Reads what is there now; false at the end of the stream.
bool read_some(int descriptor, std::string& output) {
  char buffer[16384];
  const ssize_t count = read(descriptor, buffer, sizeof(buffer));
  if (count < 0) return errno == EINTR || errno == EAGAIN;
  if (count == 0) return false;
  const std::size_t room = output_limit - std::min(output_limit, output.size());
  output.append(buffer, std::min(room, static_cast<std::size_t>(count)));
  return true;
}

struct SpawnSetup {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  SpawnSetup() {
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
  }
  ~SpawnSetup() {
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
  }
};

}  // namespace

ProcessResult run_process(const std::vector<std::string>& arguments, const std::filesystem::path& folder,
                          std::chrono::milliseconds time_limit) {
  ProcessResult result;
  int pipe_ends[2];
  if (pipe2(pipe_ends, O_CLOEXEC) != 0) {
    result.output = std::string("pipe: ") + std::strerror(errno);
    return result;
  }
  SpawnSetup setup;
  posix_spawn_file_actions_addopen(&setup.actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&setup.actions, pipe_ends[1], 1);
  posix_spawn_file_actions_adddup2(&setup.actions, pipe_ends[1], 2);
  if (!folder.empty()) posix_spawn_file_actions_addchdir_np(&setup.actions, folder.c_str());
  // A group of its own, so that a time-out also ends what a wrapper script started.
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setpgroup(&setup.attributes, 0);
  posix_spawnattr_setsigmask(&setup.attributes, &none);
  posix_spawnattr_setsigdefault(&setup.attributes, &all);
  posix_spawnattr_setflags(&setup.attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  std::vector<char*> argv;
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);

  const Clock::time_point start = Clock::now();
  const Clock::time_point deadline = start + time_limit;
  pid_t child = 0;
  const int error = posix_spawn(&child, argv[0], &setup.actions, &setup.attributes, argv.data(), environ);
  close(pipe_ends[1]);
  if (error != 0) {
    close(pipe_ends[0]);
    result.output = std::strerror(error);
    return result;
  }
  result.started = true;

  bool open = true;
  bool running = true;
  int status = 0;
  while (running) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) {
      result.timed_out = true;
      kill(-child, SIGKILL);
      while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
      break;
    }
    if (open) {
      // Wake up now and then: a grandchild may hold the pipe after the child has ended.
      pollfd entry = {pipe_ends[0], POLLIN, 0};
      const int ready = poll(&entry, 1, static_cast<int>(std::min<long long>(left, 50)));
      if (ready > 0) {
        open = read_some(pipe_ends[0], result.output);
        if (open) continue;
      }
    } else {
      usleep(500);
    }
    const pid_t ended = waitpid(child, &status, WNOHANG);
    running = ended == 0 || (ended < 0 && errno == EINTR);
  }
  fcntl(pipe_ends[0], F_SETFL, O_NONBLOCK);
  while (open) {
    const std::size_t before = result.output.size();
    open = read_some(pipe_ends[0], result.output) && result.output.size() != before;
  }
  close(pipe_ends[0]);
  result.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
  if (WIFEXITED(status)) result.exit_code = WEXITSTATUS(status);
  return result;
}

TemporaryFolder::TemporaryFolder() {
  const char* base = std::getenv("TMPDIR");
  std::string error;
  for (std::string parent : {std::string(base ? base : ""), std::string("/tmp")}) {
    if (parent.empty()) continue;
    std::string name = parent + "/tilewright-XXXXXX";
    if (mkdtemp(name.data()) != nullptr) {
      path_ = name;
      return;
    }
    error += (error.empty() ? "" : "; ") + parent + ": " + std::strerror(errno);
  }
  throw UserError("no temporary folder can be made (" + error + "); set TMPDIR to a folder with free space");
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

}  // namespace tilewright::lowering
