// The command line of the example programs: what each mistake says and exits with, that JSON is JSON, that
// files are whole or not there.
#include "examples/common/command_line.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "examples/01_vector_add/example.h"
#include "examples/02_softmax/example.h"
#include "examples/03_layer_norm/example.h"
#include "examples/04_matmul/example.h"

namespace tilewright::examples {
namespace {

namespace fs = std::filesystem;

struct Result {
  int code;
  std::string out, err;
};

Result run(const Example& example, const std::vector<std::string>& arguments) {
  std::ostringstream out, err;
  int code = run_command_line(example, arguments, out, err);
  return {code, out.str(), err.str()};
}

struct Folder {
  fs::path path = fs::temp_directory_path() / ("tilewright_cli_" + std::to_string(::getpid()));
  Folder() { fs::create_directories(path); }
  ~Folder() { fs::remove_all(path); }
  std::size_t files() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(path), fs::directory_iterator()));
  }
};

std::string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<Example> all_examples() {
  std::vector<Example> all;
  all.push_back(vector_add_example());
  all.push_back(softmax_example());
  all.push_back(layer_norm_example());
  all.push_back(matmul_example());
  return all;
}

TEST(CommandLine, BadUsageIsOneLineAndExitCodeTwo) {
  struct Row {
    std::vector<std::string> arguments;
    const char* says;
  };
  const Row rows[] = {
      {{}, "subcommand"},
      {{"frobnicate"}, "unknown command \"frobnicate\"; known: list, emit, simulate, check, run, bench"},
      {{"list", "extra"}, "extra"},
      {{"list", "--jsonn"}, "--jsonn"},
      {{"emit", "--kernel", "nope"}, "unknown kernel \"nope\"; known: vector_add"},
      {{"emit", "--variant", "f64"}, "unknown variant \"f64\"; known: f32, bf16, f16"},
      {{"emit", "--config", "x"}, "unknown configuration \"x\"; known: aligned, any"},
      {{"emit", "--target", "sm_42"}, "unknown target \"sm_42\"; known: sm_80"},
      {{"emit", "--stage", "asm"}, "unknown stage \"asm\"; known: tile, llvm, ptx, cubin, sass"},
      {{"emit", "--stage"}, "--stage"},
      {{"emit", "--stage", "tile", "-o", "/no/such/folder/file"}, "cannot write \"/no/such/folder/file\""},
      {{"emit", "--stage", "tile", "-o", "/"}, "cannot write \"/\": Is a directory"},
      {{"emit", "--stage", "tile", "-o", "/dev/full"}, "cannot write \"/dev/full\""},
      {{"emit", "--stage", "cubin", "--json"}, "name a file"},
      {{"simulate", "--n", "-1"}, "--n"},
      {{"simulate", "--n", "many"}, "--n"},
      {{"simulate", "--n", "99999999999999999999"}, "--n"},
      {{"simulate", "--seed", "-1"}, "--seed"},
      {{"simulate", "--kernel", "softmax"}, "unknown kernel \"softmax\""},
      {{"simulate", "--variant", "f64"}, "unknown variant"},
      {{"check", "--seeds", "0"}, "--seeds"},
  };
  Example example = vector_add_example();
  for (const Row& row : rows) {
    Result r = run(example, row.arguments);
    std::string shown;
    for (const std::string& a : row.arguments) shown += a + " ";
    EXPECT_EQ(r.code, 2) << shown;
    EXPECT_EQ(r.out, "") << shown;
    EXPECT_NE(r.err.find(row.says), std::string::npos) << shown << ": " << r.err;
    EXPECT_EQ(std::count(r.err.begin(), r.err.end(), '\n'), 1) << shown << ": " << r.err;
    EXPECT_EQ(r.err.rfind("01_vector_add: ", 0), 0u) << r.err;
  }
}

TEST(CommandLine, HelpIsNoError) {
  for (std::vector<std::string> arguments : {std::vector<std::string>{"--help"}, {"emit", "--help"}}) {
    Result r = run(vector_add_example(), arguments);
    EXPECT_EQ(r.code, 0);
    EXPECT_EQ(r.err, "");
    EXPECT_NE(r.out.find("--help"), std::string::npos);
  }
}

TEST(CommandLine, ListNamesWhatEmitTakes) {
  for (const Example& example : all_examples()) {
    Result r = run(example, {"list", "--json"});
    ASSERT_EQ(r.code, 0) << r.err;
    auto list = nlohmann::json::parse(r.out);
    ASSERT_EQ(list.size(), 1u);
    ASSERT_FALSE(list["kernels"].empty());
    for (const auto& k : list["kernels"])
      for (const auto& variant : k["variants"])
        for (const auto& config : k["configs"]) {
          Result e = run(example, {"emit", "--kernel", k["name"], "--variant", variant, "--config", config,
                                   "--stage", "tile", "--target", k["targets"].back(), "--json"});
          ASSERT_EQ(e.code, 0) << e.err;
          auto report = nlohmann::json::parse(e.out);
          EXPECT_EQ(report["variant"], variant);
          EXPECT_EQ(report["text"].get<std::string>().size(), report["bytes"].get<std::size_t>());
          EXPECT_NE(report["text"].get<std::string>().find("program \"" + k["name"].get<std::string>()),
                    std::string::npos);
        }
    Result first = run(example, {"emit", "--stage", "tile"});
    const KernelEntry& k = example.kernels.front();
    Result named = run(example, {"emit", "--stage", "tile", "--kernel", k.name, "--variant",
                                 k.variants.front(), "--config", k.configs.front()});
    EXPECT_EQ(first.out, named.out) << "emit takes the first version where none is named";
  }
}

TEST(CommandLine, OutputFilesAreWholeOrUntouched) {
  Folder folder;
  Example example = vector_add_example();
  std::string file = (folder.path / "program.txt").string();
  Result to_stdout = run(example, {"emit", "--stage", "tile"});
  Result to_file = run(example, {"emit", "--stage", "tile", "-o", file});
  EXPECT_EQ(to_file.code, 0) << to_file.err;
  EXPECT_EQ(to_file.out, "");
  EXPECT_EQ(contents(file), to_stdout.out);
  EXPECT_EQ(folder.files(), 1u) << "a temporary file was left behind";

  Result failed = run(example, {"emit", "--stage", "asm", "-o", file});
  EXPECT_EQ(failed.code, 2);
  EXPECT_EQ(contents(file), to_stdout.out) << "a failed command changed the file";

  std::string never = (folder.path / "never.txt").string();
  run(example, {"emit", "--stage", "tile", "--variant", "f64", "-o", never});
  EXPECT_FALSE(fs::exists(never));

  if (::geteuid() != 0) {  // root writes everywhere
    ::chmod(folder.path.c_str(), 0500);
    EXPECT_EQ(run(example, {"emit", "--stage", "tile", "-o", never}).code, 2);
    ::chmod(folder.path.c_str(), 0700);
  }
}

// Every access to memory that a stage has, with the author's line, width and bank conflicts.
TEST(CommandLine, JsonOfEmitShowsEveryAccess) {
  Example example = matmul_example();
  auto emit = [&](const std::string& stage) {
    Result r = run(example, {"emit", "--config", "64x64", "--target", "sm_90a", "--stage", stage, "--json"});
    EXPECT_EQ(r.code, 0) << r.err;
    return nlohmann::json::parse(r.out);
  };
  EXPECT_FALSE(emit("tile").contains("accesses")) << "nothing is chosen yet";
  auto report = emit("ptx");
  EXPECT_EQ(report["accesses"], emit("llvm")["accesses"]);
  std::set<std::string> seen;
  for (const auto& access : report["accesses"]) {
    seen.insert(access["op"].get<std::string>() + " " + access["instruction"].get<std::string>());
    EXPECT_NE(access["location"].get<std::string>().find("04_matmul/kernel.h:"), std::string::npos) << access;
    EXPECT_TRUE(access["memory"] == "global" || access["memory"] == "shared") << access;
    EXPECT_EQ(access["bytes"], 16) << access;
    EXPECT_EQ(access["conflict_ways"], 1) << access;
  }
  EXPECT_TRUE(seen.count("copy_async cp.async")) << report["accesses"];
  EXPECT_TRUE(seen.count("shared_load ldmatrix")) << report["accesses"];
  EXPECT_TRUE(seen.count("store st.global")) << report["accesses"];
}

TEST(CommandLine, NoGpuIsExitCodeThree) {
  // In a child process, because the driver is looked for once a process.
  auto without_driver = [](const char* command) {
    ::setenv("TILEWRIGHT_LIBCUDA", "/no/such/libcuda.so.1", 1);
    Result r = run(vector_add_example(), {command, "--json"});
    std::fputs(r.err.c_str(), stderr);
    std::exit(r.out.empty() ? r.code : 99);
  };
  EXPECT_EXIT(without_driver("run"), testing::ExitedWithCode(3), "01_vector_add: no GPU: ");
  EXPECT_EXIT(without_driver("bench"), testing::ExitedWithCode(3), "01_vector_add: no GPU: ");
}

// A program whose cases do what the test says.
Example scripted(std::vector<std::function<Outcome(Executor&)>> bodies) {
  Example e = vector_add_example();
  e.cases = [bodies](const Selection&) {
    std::vector<Case> cases;
    for (const auto& body : bodies)
      cases.push_back({"k", "v", "c", std::to_string(cases.size()),
                       [body](Executor& executor, std::uint64_t) { return body(executor); }});
    return cases;
  };
  return e;
}

TEST(CommandLine, AWrongElementIsExitCodeOne) {
  auto good = [](Executor&) { return Outcome{.elements = 1}; };
  auto wrong = [](Executor&) {
    Comparison c;
    c.add(1.0, 2.0, 0.5, 7);
    return c.outcome();
  };
  auto throws = [](Executor&) -> Outcome { throw std::runtime_error("lost"); };
  EXPECT_EQ(run(scripted({good}), {"simulate"}).code, 0);
  for (auto bad : {std::function<Outcome(Executor&)>(wrong), std::function<Outcome(Executor&)>(throws)}) {
    Result r = run(scripted({bad, good}), {"simulate", "--json"});
    EXPECT_EQ(r.code, 1);
    auto report = nlohmann::json::parse(r.out);
    EXPECT_EQ(report["failed"], 1);
    EXPECT_EQ(report["cases"].size(), 2u) << "the other case still runs";
    EXPECT_FALSE(report["good"]);
  }
  Result r = run(scripted({wrong}), {"simulate"});
  EXPECT_NE(r.out.find("element 7: found 1, expected 2"), std::string::npos) << r.out;
}

// What the kernel under test does wrong must fail the case, whatever its reference says.
TEST(CommandLine, FindingsOfTheSimulatorFailACase) {
  auto past_the_end = [](Executor& executor) {
    Example example = vector_add_example();
    auto x = executor.allocate<f32>("x", 8), y = executor.allocate<f32>("y", 8),
         out = executor.allocate<f32>("out", 8);
    executor.fill(x, 0);
    executor.fill(y, 0);
    struct Args {
      Ptr<f32> x, y, out;
      F32 alpha;
      I64 n;
    };
    executor.launch(recorded(example.kernels.front(), "f32", "any"), {1}, Args{x, y, out, 1.0f, 9});
    return Outcome{.elements = 8};
  };
  Result r = run(scripted({past_the_end}), {"simulate"});
  EXPECT_EQ(r.code, 1);
  EXPECT_NE(r.out.find("of buffer 'x' (32 bytes) end 4 bytes past its end"), std::string::npos) << r.out;
}

TEST(Comparison, MeetsNanInfinityAndBounds) {
  auto good = [](double result, double reference, double bound) {
    Comparison c;
    c.add(result, reference, bound, 0);
    return c.outcome().good;
  };
  EXPECT_TRUE(good(NAN, NAN, 0));
  EXPECT_FALSE(good(NAN, 0, 1e30));
  EXPECT_FALSE(good(0, NAN, 1e30));
  EXPECT_TRUE(good(INFINITY, INFINITY, 0));
  EXPECT_FALSE(good(-INFINITY, INFINITY, 1e30));
  EXPECT_FALSE(good(1, INFINITY, INFINITY * 0));
  EXPECT_TRUE(good(1, 1.5, 0.5));
  EXPECT_FALSE(good(1, 1.5001, 0.5));
  EXPECT_TRUE(good(2, 2, 0));
}

}  // namespace
}  // namespace tilewright::examples
