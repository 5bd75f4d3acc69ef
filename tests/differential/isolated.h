// Jobs that may cost their process its life or its CUDA context, in child processes.
#pragma once
#include <chrono>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace tilewright::differential {

struct JobResult {
  std::string problem;  // "": good
  bool lost = false;    // the process cannot be used any more
};

// Runs jobs 0 .. count - 1 in a child process, in their order; when one of them takes its process along (it
// says so, ends it, or does not end in time), the rest go on in a new one. Gives the problem of each. `start`
// is called first in every child, and its problem counts for the next job.
// The children are forks: the calling process must not have touched the GPU, and should have one thread.
std::vector<std::string> run_isolated(std::size_t count, const std::function<void()>& start,
                                      const std::function<JobResult(std::size_t)>& job,
                                      std::chrono::seconds time_limit);

// What `question` answers in a child process; "" when the child does not live to answer.
std::string ask_isolated(const std::function<std::string()>& question, std::chrono::seconds time_limit);

}  // namespace tilewright::differential
