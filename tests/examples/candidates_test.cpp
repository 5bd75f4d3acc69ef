// Outside cases A49 and A59: a run over many configurations, some of which are bad in every way a
// configuration can be, records each bad one with its reason and goes on with the next.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "dsl/tilewright.h"
#include "examples/common/command_line.h"
#include "examples/common/emit.h"
#include "examples/common/report.h"
#include "ir/error.h"
#include "ir/parser.h"
#include "ir/verifier.h"
#include "lowering/assembler.h"

namespace tilewright::examples {
namespace {

struct Args {
  Ptr<f32> x;  // [64]
};
constexpr auto line = blocked({1}, {32}, {1}, {0});

Kernel kernel(void (*body)(Args)) {
  return std::make_shared<const ir::Program>(record({"candidate", 1}, body));
}

// Doubles 64 numbers with the kernel and compares.
Outcome doubled(Executor& executor, const Kernel& program) {
  auto x = executor.allocate_copy("x", std::vector<f32>(64, 2.0f));
  executor.launch(program, {1}, Args{x});
  Comparison c;
  auto found = executor.download(x);
  for (std::size_t i = 0; i < found.size(); ++i) c.add(found[i], 4, 1e-6, static_cast<std::int64_t>(i));
  return c.outcome();
}

void good_kernel(Args args) {
  auto i = arange<0, 64, line>();
  store(args.x + i, load(args.x + i) * 2);
}

struct Candidate {
  const char* name;
  std::string reason;  // a part of what must be recorded; empty for good ones
  std::function<Outcome(Executor&)> run;
};

std::vector<Candidate> candidates() {
  return {
      {"good first", "", [](Executor& e) { return doubled(e, kernel(&good_kernel)); }},
      {"verifier", "dot: layouts: found",
       [](Executor& e) {
         return doubled(e, kernel(+[](Args args) {
                          constexpr auto plain = row_major(shape<16, 32>, 1, 1);
                          auto a = full<e4m3, shape<16, 32>, plain>(1);
                          auto b = full<e4m3, shape<32, 16>, plain>(1);
                          auto c = dot(a, b, zeros<f32, shape<16, 16>, plain>());
                          store(args.x, sum<0>(sum<1>(c)));
                        }));
       }},
      {"shared memory", "bytes of shared memory",
       [](Executor& e) {
         return doubled(e, kernel(+[](Args args) {
                          Shared<f32, shape<512, 256>, swizzle_none> big;
                          constexpr auto L = row_major(shape<512, 256>, 1, 4);
                          big.store(full<f32, shape<512, 256>, L>(1));
                          store(args.x, sum<0>(sum<1>(big.load<L>())));
                        }));
       }},
      {"code generator", "constraint",
       [](Executor&) {
         Kernel k = kernel(+[](Args args) {
           auto i = arange<0, 64, line>();
           store(args.x + i, inline_ptx<f32>("mov.b32 $0, $1;", "=f,n", load(args.x + i)));
         });
         emit_stage(*k, "sm_90a", "ptx");
         return Outcome{};
       }},
      {"assembler", "candidates_test.cpp:",
       [](Executor&) {
         Kernel k = kernel(+[](Args args) {
           auto i = arange<0, 64, line>();
           store(args.x + i, inline_ptx<f32>("no_such_instruction $0, $1;", "=f,f", load(args.x + i)));
         });
         if (lowering::Assembler::shared())
           emit_stage(*k, "sm_90a", "cubin");
         else
           throw UserError("candidates_test.cpp: no ptxas here");
         return Outcome{};
       }},
      {"launch", "argument",
       [](Executor& e) {
         e.launch_values(kernel(&good_kernel), {1}, {{"i32", 1}, {"i32", 2}});
         return Outcome{};
       }},
      {"out of bounds", "past its end",
       [](Executor& e) {
         return doubled(e, kernel(+[](Args args) {
                          auto i = arange<0, 128, line>();
                          store(args.x + i, load(args.x + i) * 2);
                        }));
       }},
      {"wrong result", "found 6, expected 4",
       [](Executor& e) {
         return doubled(e, kernel(+[](Args args) {
                          auto i = arange<0, 64, line>();
                          store(args.x + i, load(args.x + i) * 3);
                        }));
       }},
      {"internal", "an assertion in layout code",
       [](Executor&) -> Outcome { throw InternalError("an assertion in layout code"); }},
      {"memory", "bad_alloc", [](Executor&) -> Outcome { throw std::bad_alloc(); }},
      {"good last", "", [](Executor& e) { return doubled(e, kernel(&good_kernel)); }},
  };
}

Example tuned() {
  Example example;
  example.name = "tuned";
  std::vector<std::string> names;
  for (const Candidate& c : candidates()) names.push_back(c.name);
  example.kernels = {
      {"candidate", generic_targets(), {"f32"}, names, [](const std::string&, const std::string&) {
         return record({"candidate", 1}, &good_kernel);
       }}};
  example.cases = [](const Selection& s) {
    std::vector<Case> list;
    for (const Candidate& c : candidates())
      if (s.admits("candidate", "f32", c.name))
        list.push_back(
            {"candidate", "f32", c.name, "64", [run = c.run](Executor& e, std::uint64_t) { return run(e); }});
    return list;
  };
  return example;
}

TEST(Candidates, ABadOneIsRecordedAndTheOthersRun_A49_A59) {
  std::ostringstream out, err;
  EXPECT_EQ(run_command_line(tuned(), {"simulate", "--json"}, out, err), exit_code::wrong);
  auto report = nlohmann::json::parse(out.str());
  auto expected = candidates();
  ASSERT_EQ(report["cases"].size(), expected.size()) << out.str();
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const auto& found = report["cases"][i];
    EXPECT_EQ(found["config"], expected[i].name);
    EXPECT_EQ(found["good"], expected[i].reason.empty()) << found.dump(1);
    std::string reasons = found["problem"].get<std::string>() + found["findings"].dump();
    EXPECT_NE(reasons.find(expected[i].reason), std::string::npos) << found.dump(1);
  }
  EXPECT_EQ(report["failed"], 9);
  // one alone says the same, in words
  for (const Candidate& c : expected) {
    std::ostringstream text, ignored;
    int code = run_command_line(tuned(), {"check", "--seeds", "1", "--config", c.name}, text, ignored);
    EXPECT_EQ(code, c.reason.empty() ? exit_code::good : exit_code::wrong) << c.name;
    EXPECT_NE(text.str().find(c.reason), std::string::npos) << text.str();
  }
}

// The same of measurements.
TEST(Candidates, ABadOneDoesNotStopTheBenchmark_A59) {
  std::vector<Benchmark> list;
  for (const Candidate& c : candidates())
    list.push_back({"candidate", "f32", c.name, "64", [run = c.run](Executor& e, std::uint64_t) {
                      return Measurement{{5, 4, 6, 10}, 1e6, 1e6, run(e)};
                    }});
  auto executor = simulator_executor();
  std::ostringstream out;
  EXPECT_FALSE(run_benchmarks(tuned(), list, *executor, {.json = true}, 0, out));
  auto report = nlohmann::json::parse(out.str());
  int good = 0;
  for (std::size_t i = 0; i < list.size(); ++i) good += report["benchmarks"][i]["good"].get<bool>();
  EXPECT_EQ(good, 2);
  EXPECT_EQ(report["benchmarks"].back()["config"], "good last");
  EXPECT_EQ(report["benchmarks"].back()["good"], true);
}

}  // namespace
}  // namespace tilewright::examples
