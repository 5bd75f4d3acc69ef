// Jobs that end their process, hang, throw or spoil it cost themselves alone, whatever comes before and
// after.
#include "tests/differential/isolated.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>

namespace tilewright::differential {
namespace {

TEST(Isolated, EachJobIsRunAndOnlyTheBadOnesFail) {
  static int spoiled = 0;  // in a child: whether an earlier job of it failed
  auto job = [](std::size_t i) -> JobResult {
    if (spoiled) return {"ran in a spoiled process", false};
    if (i == 1) std::signal(SIGABRT, SIG_DFL), std::abort();
    if (i == 3) ::pause();
    if (i == 4) _exit(7);
    if (i == 5) throw std::runtime_error("thrown");
    if (i == 7) return {"differs", false};
    if (i == 8) return ++spoiled, JobResult{"spoiled", true};
    return {};
  };
  const std::vector<std::string> problems = run_isolated(
      10, [] {}, job, std::chrono::seconds(1));
  const std::vector<std::string> expected = {"",
                                             "its process was ended by: Aborted",
                                             "",
                                             "did not end in 1 s",
                                             "its process ended with 7",
                                             "thrown",
                                             "",
                                             "differs",
                                             "spoiled",
                                             ""};
  EXPECT_EQ(problems, expected);
  EXPECT_EQ(spoiled, 0) << "children only";
}

TEST(Isolated, AStartThatFailsIsTheProblemOfEveryJob) {
  auto problems = run_isolated(
      2, [] { throw std::runtime_error("no device"); }, [](std::size_t) { return JobResult{}; },
      std::chrono::seconds(5));
  EXPECT_EQ(problems, (std::vector<std::string>{"no device", "no device"}));
}

TEST(Isolated, AnswersComeFromAnotherProcess) {
  EXPECT_EQ(ask_isolated([] { return std::to_string(::getppid()); }, std::chrono::seconds(5)),
            std::to_string(::getpid()));
  EXPECT_EQ(ask_isolated([]() -> std::string { _exit(0); }, std::chrono::seconds(5)), "");
}

}  // namespace
}  // namespace tilewright::differential
