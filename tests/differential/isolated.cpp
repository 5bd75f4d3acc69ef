#include "tests/differential/isolated.h"

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <exception>

#include "ir/error.h"

namespace tilewright::differential {
namespace {

class Child {
 public:
  // `body` gets the end of a pipe to write to.
  explicit Child(const std::function<void(int)>& body) {
    int ends[2];
    if (pipe(ends) != 0) throw InternalError("no pipe for a child process");
    std::fflush(nullptr);
    id_ = fork();
    if (id_ < 0) throw InternalError("no child process");
    if (id_ == 0) {
      close(ends[0]);
      body(ends[1]);
      std::fflush(nullptr);
      _exit(0);  // without the parent's destructors
    }
    close(ends[1]);
    from_ = ends[0];
  }
  ~Child() {
    kill(id_, SIGKILL);
    if (!waited_) waitpid(id_, &status_, 0);
    close(from_);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // The next message; false: there is none, and `why` says so.
  bool next(JobResult& message, std::chrono::milliseconds limit, std::string& why) {
    std::uint32_t head[2];
    if (!read_all(head, sizeof(head), limit, why)) return false;
    message.lost = head[0] != 0;
    message.problem.resize(head[1]);
    return read_all(message.problem.data(), head[1], limit, why);
  }
  static void write(int to, const JobResult& message) {
    const std::uint32_t head[2] = {message.lost, static_cast<std::uint32_t>(message.problem.size())};
    std::string bytes(reinterpret_cast<const char*>(head), sizeof(head));
    bytes += message.problem;
    for (std::size_t at = 0; at < bytes.size();) {
      const ssize_t n = ::write(to, bytes.data() + at, bytes.size() - at);
      if (n <= 0) _exit(1);
      at += static_cast<std::size_t>(n);
    }
  }

 private:
  bool read_all(void* to, std::size_t bytes, std::chrono::milliseconds limit, std::string& why) {
    for (std::size_t at = 0; at < bytes;) {
      pollfd wait{from_, POLLIN, 0};
      if (poll(&wait, 1, static_cast<int>(limit.count())) == 0) {
        why = "did not end in " + std::to_string(limit.count() / 1000) + " s";
        return false;
      }
      const ssize_t n = read(from_, static_cast<char*>(to) + at, bytes - at);
      if (n <= 0) {
        waitpid(id_, &status_, 0);
        waited_ = true;
        why = WIFSIGNALED(status_) ? std::string("its process was ended by: ") + strsignal(WTERMSIG(status_))
                                   : "its process ended with " + std::to_string(WEXITSTATUS(status_));
        return false;
      }
      at += static_cast<std::size_t>(n);
    }
    return true;
  }

  pid_t id_ = -1;
  int from_ = -1, status_ = 0;
  bool waited_ = false;
};

}  // namespace

std::vector<std::string> run_isolated(std::size_t count, const std::function<void()>& start,
                                      const std::function<JobResult(std::size_t)>& job,
                                      std::chrono::seconds time_limit) {
  std::vector<std::string> problems(count);
  for (std::size_t next = 0; next < count;) {
    Child child([&](int to) {
      std::size_t at = next;
      try {
        start();
        for (bool lost = false; at < count && !lost; ++at) {
          const JobResult result = job(at);
          Child::write(to, result);
          lost = result.lost;
        }
      } catch (const std::exception& e) {
        Child::write(to, {e.what(), true});
      }
    });
    for (bool lost = false; next < count && !lost; ++next) {
      JobResult result;
      std::string why;
      lost = !child.next(result, time_limit, why) || result.lost;
      problems[next] = why.empty() ? result.problem : why;
    }
  }
  return problems;
}

std::string ask_isolated(const std::function<std::string()>& question, std::chrono::seconds time_limit) {
  Child child([&](int to) {
    std::string answer;
    try {
      answer = question();
    } catch (const std::exception&) {}
    Child::write(to, {answer, false});
  });
  JobResult result;
  std::string why;
  return child.next(result, time_limit, why) ? result.problem : "";
}

}  // namespace tilewright::differential
