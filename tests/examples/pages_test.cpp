// Every fenced block of every page has a test. Commands are run here as they stand on the page, what they
// print is compared where the page shows it; the other kinds of blocks are known by the test that has them,
// and a block of no known kind fails.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "examples/01_vector_add/example.h"
#include "examples/02_softmax/example.h"
#include "examples/03_layer_norm/example.h"
#include "examples/04_matmul/example.h"
#include "examples/05_tma_copy/example.h"
#include "examples/06_wgmma_matmul/example.h"
#include "examples/07_persistent_matmul/example.h"
#include "examples/08_warp_specialized_matmul/example.h"
#include "examples/09_attention_forward/example.h"
#include "examples/10_grouped_matmul/example.h"
#include "examples/common/command_line.h"
#include "examples/moe/example.h"
#include "ir/layout_specs.h"

namespace tilewright::examples {
namespace {

namespace fs = std::filesystem;
const fs::path tree = TILEWRIGHT_SOURCE_DIR, build = TILEWRIGHT_BINARY_DIR;

std::string read(const fs::path& file) {
  std::ifstream in(file);
  EXPECT_TRUE(in) << file;
  return {std::istreambuf_iterator<char>(in), {}};
}

struct Block {
  std::string page, kind, mark;  // "docs/moe.md", "sh", the name in "<!-- name -->" above it
  int line;
  std::vector<std::string> lines;
  std::string where() const { return page + ":" + std::to_string(line); }
};

const std::vector<Block>& blocks() {
  static const std::vector<Block> all = [] {
    std::vector<Block> list;
    std::vector<fs::path> pages{tree / "README.md"};
    for (const auto& entry : fs::recursive_directory_iterator(tree / "docs"))
      if (entry.path().extension() == ".md") pages.push_back(entry.path());
    std::sort(pages.begin(), pages.end());
    for (const fs::path& path : pages) {
      std::ifstream in(path);
      std::string before;
      bool inside = false;
      int number = 0;
      for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.starts_with("```")) {
          inside = !inside;
          if (inside) {
            std::smatch mark;
            bool marked = std::regex_match(before, mark, std::regex("<!-- (.*) -->"));
            list.push_back({path.lexically_relative(tree).string(),
                            line.substr(3),
                            marked ? mark[1].str() : "",
                            number,
                            {}});
          }
        } else if (inside) {
          list.back().lines.push_back(line);
        }
        before = line;
      }
      EXPECT_FALSE(inside) << path;
    }
    return list;
  }();
  return all;
}

bool holds_commands(const Block& b) {
  return b.kind == "sh" || (!b.lines.empty() && b.lines[0].starts_with("$ "));
}

// A command without its prompt and comment, lines that go on joined.
std::vector<std::string> commands(const Block& b) {
  std::vector<std::string> list;
  bool goes_on = false;
  for (std::string line : b.lines) {
    if (b.kind != "sh" && !line.starts_with("$ ")) continue;
    if (b.kind != "sh") line = line.substr(2);
    line = line.substr(0, line.find(" #"));
    while (!line.empty() && line.back() == ' ') line.pop_back();
    if (line.empty()) continue;
    bool more = line.back() == '\\';
    if (more) line.pop_back();
    if (goes_on)
      list.back() += line;
    else
      list.push_back(line);
    goes_on = more;
  }
  return list;
}

std::vector<std::string> words(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

Example example_called(const std::string& name) {
  if (name == "01_vector_add") return vector_add_example();
  if (name == "02_softmax") return softmax_example();
  if (name == "03_layer_norm") return layer_norm_example();
  if (name == "04_matmul") return matmul_example();
  if (name == "05_tma_copy") return tma_copy_example();
  if (name == "06_wgmma_matmul") return wgmma_matmul_example();
  if (name == "07_persistent_matmul") return persistent_matmul_example();
  if (name == "08_warp_specialized_matmul") return warp_specialized_matmul_example();
  if (name == "09_attention_forward") return attention_example();
  if (name == "10_grouped_matmul") return grouped_matmul_example();
  if (name == "moe") return moe::moe_example();
  ADD_FAILURE() << "no such program: " << name;
  return {};
}

// Exit code and output of a shell command line in the tree.
std::pair<int, std::string> shell(const std::string& command) {
  std::string output, line = "cd '" + tree.string() + "' && { " + command + "; } 2>&1";
  FILE* pipe = ::popen(line.c_str(), "r");
  char buffer[4096];
  while (std::size_t n = std::fread(buffer, 1, sizeof buffer, pipe)) output.append(buffer, n);
  int status = ::pclose(pipe);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, output};
}

void run_program(const Block& b, const std::string& command) {
  auto all = words(command);
  std::vector<std::string> arguments(all.begin() + 1, all.end());
  const std::string what = arguments.at(0);
  // The files that a command writes: into a folder of its own.
  fs::path scratch = build / "pages_test";
  fs::create_directories(scratch);
  for (std::size_t i = 1; i < arguments.size(); ++i)
    if (arguments[i - 1] == "-o") arguments[i] = (scratch / arguments[i]).string();
  // Full width takes half a minute in the simulator; the reduced one has the same tiles.
  auto has = [&](const char* word) { return command.find(word) != std::string::npos; };
  if ((what == "simulate" || what == "check") && has("--workload") && !has("--width"))
    arguments.insert(arguments.end(), {"--width", "reduced"});
  if (what == "check" && !has("--variant")) arguments.insert(arguments.end(), {"--variant", "bf16"});
  std::ostringstream out, err;
  int code =
      run_command_line(example_called(all[0].substr(std::string("build/bin/").size())), arguments, out, err);
  bool needs_gpu = what == "run" || what == "bench";
  bool no_tool = what == "emit" && (err.str().find("needs ptxas") != std::string::npos ||
                                    err.str().find("needs nvdisasm") != std::string::npos);
  if (!(needs_gpu && code == exit_code::no_gpu) && !no_tool) {
    EXPECT_EQ(code, 0) << b.where() << ": " << command << "\n" << err.str();
  }
  if (b.kind == "sh") return;
  std::string shown;
  for (const std::string& line : b.lines)
    if (!line.starts_with("$ ")) shown += line + "\n";
  EXPECT_EQ(out.str(), shown) << b.where() << ": " << command;
}

// Debian's packages that the scripts install, as the function of scripts/common.sh names them.
std::set<std::string> packages_of_the_scripts() {
  std::string script = read(tree / "scripts/common.sh");
  std::size_t begin = script.find("missing_packages() {"), end = script.find("\n}", begin);
  std::string body = script.substr(begin, end - begin);
  std::set<std::string> all;
  std::regex echo(R"(echo ([a-z0-9][a-z0-9+.-]+))");
  for (std::sregex_iterator m(body.begin(), body.end(), echo), none; m != none; ++m)
    all.insert((*m)[1].str());
  return all;
}

void check_command(const Block& b, const std::string& command) {
  SCOPED_TRACE(b.where() + ": " + command);
  auto w = words(command);
  if (w[0].starts_with("build/bin/")) {
    run_program(b, command);
  } else if (w[0] == "bash" && w.size() == 2) {  // a script; what it does is shown by tests/scripts
    EXPECT_EQ(shell("bash " + w[1] + " --help").first, 0);
  } else if (w[0] == "apt-get") {
    std::set<std::string> named;
    for (std::size_t i = 2; i < w.size(); ++i)
      if (!w[i].starts_with("-")) named.insert(w[i]);
    EXPECT_EQ(named, packages_of_the_scripts());
  } else if (w[0] == "cmake" && w[1] == "--install") {  // run by tests/install
    EXPECT_NE(read(tree / "tests/install/check.cmake").find("--install ${build} --prefix"),
              std::string::npos);
  } else if (w[0] == "cmake" || w[0] == "ctest") {
    ASSERT_EQ(w[w.size() - 2], "--preset");
    const char* key = w[0] == "ctest" ? "testPresets" : w.size() == 3 ? "configurePresets" : "buildPresets";
    bool known = false;
    const auto presets = nlohmann::json::parse(read(tree / "CMakePresets.json"));
    for (const auto& preset : presets[key]) known = known || preset["name"] == w.back();
    EXPECT_TRUE(known) << key;
  } else if (w[0] == "/usr/bin/time") {  // the line compiles a kernel
    if (shell("command -v bash g++").first != 0) GTEST_SKIP() << "no bash or g++ here";
    std::string line = command.substr(w[0].size() + 1);
    line = std::regex_replace(line, std::regex("build/"), build.string() + "/");
    line = std::regex_replace(line, std::regex("-c FILE"), "-fsyntax-only -x c++ tests/docs/transpose.h");
    auto [code, output] = shell("bash -c '" + line + "'");
    EXPECT_EQ(code, 0) << output;
  } else {
    ADD_FAILURE() << "a command that no test knows";
  }
}

TEST(PagesOfCommands, CommandsOfTheReadmeDoWhatItShows) {
  int count = 0;
  for (const Block& b : blocks())
    if (b.page == "README.md" && holds_commands(b))
      for (const std::string& c : commands(b)) check_command(b, c), ++count;
  EXPECT_EQ(count, 3);
}

TEST(PagesOfCommands, CommandsOfTheOtherPagesRun) {
  int count = 0;
  for (const Block& b : blocks())
    if (b.page != "README.md" && b.page != "docs/moe.md" && !b.page.starts_with("docs/tutorial/") &&
        holds_commands(b))
      for (const std::string& c : commands(b)) check_command(b, c), ++count;
  EXPECT_GE(count, 10);
}

TEST(PagesOfCommands, CommandsOfTheMoePageRun) {
  int count = 0;
  for (const Block& b : blocks())
    if (b.page == "docs/moe.md" && holds_commands(b))
      for (const std::string& c : commands(b)) check_command(b, c), ++count;
  EXPECT_GE(count, 6);
}

// The project that uses the installed library is the one that tests/install builds.
TEST(PagesOfCommands, CmakeLinesAreThoseOfTheInstallTest) {
  std::string consumer = read(tree / "tests/install/CMakeLists.txt");
  int count = 0;
  for (const Block& b : blocks())
    if (b.kind == "cmake")
      for (std::string line : b.lines) {
        line = line.substr(0, line.find("  "));
        line = std::regex_replace(line, std::regex("\\bapp\\b"), "consumer");
        EXPECT_NE(consumer.find(line + "\n"), std::string::npos) << b.where() << ": " << line;
        ++count;
      }
  EXPECT_EQ(count, 2);
}

TEST(PagesOfCommands, NoBlockIsWithoutATest) {
  const std::string findings = read(tree / "tests/docs/findings.h");
  std::set<std::string> pictures;
  for (std::size_t i = 0; i < blocks().size(); ++i) {
    const Block& b = blocks()[i];
    if (b.page == "docs/language.md") continue;  // tests/language
    if (b.page == "docs/ops.md") continue;       // printed; OpReference compares it
    if (b.page.starts_with("docs/tutorial/") && (b.kind == "cpp" || b.kind.empty()))
      continue;                                            // tutorial_test.cpp
    if (holds_commands(b) || b.kind == "cmake") continue;  // above
    if (!b.mark.empty()) continue;                         // tests/docs compares marked blocks by their names
    if (b.page == "docs/debugging.md" && b.kind == "cpp") {  // kernels that tests/docs runs
      std::string body;
      for (const std::string& line : b.lines) body += "  " + line + "\n";
      bool one_line = b.lines.size() == 1 && findings.find("{ " + b.lines[0] + " }\n") != std::string::npos;
      EXPECT_TRUE(one_line || findings.find("{\n" + body + "}\n") != std::string::npos) << b.where();
      continue;
    }
    if (b.page == "docs/debugging.md" && b.kind.empty())
      continue;  // findings, see FindingsShownAreTheSimulators
    if (b.page == "docs/architecture/layouts.md") {
      ASSERT_EQ(b.lines.size(), 1u) << b.where();
      ir::TileLayout rows = ir::Blocked{{1, 4}, {4, 8}, {4, 1}, {1, 0}}.resolve(ir::make_shape(32, 32));
      EXPECT_EQ(b.lines[0], rows.text());
      continue;
    }
    EXPECT_EQ(b.page, "docs/architecture.md") << b.where() << ": a block that no test has";
    pictures.insert(b.where());
  }
  EXPECT_EQ(pictures.size(), 1u);  // the picture of the stages
}

}  // namespace
}  // namespace tilewright::examples
