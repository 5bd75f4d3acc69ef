// What the pages show is what the code does: code blocks are the real source, printed stages and findings
// are the real output, and every test that docs/cases.md names exists.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "ir/printer.h"
#include "lowering/lower.h"
#include "simulator/simulator.h"
#include "tests/docs/findings.h"
#include "tests/docs/transpose.h"

namespace tilewright {
namespace {

std::string read(const std::string& path) {
  std::ifstream file(std::string(TILEWRIGHT_SOURCE_DIR) + "/" + path);
  EXPECT_TRUE(file) << path;
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// The fenced block of a page that follows the line "<!-- name -->".
std::string block(const std::string& page, const std::string& name) {
  std::string text = read(page);
  std::size_t mark = text.find("<!-- " + name + " -->");
  EXPECT_NE(mark, std::string::npos) << page << ": no block " << name;
  if (mark == std::string::npos) return "";
  std::size_t begin = text.find('\n', text.find("```", mark)) + 1;
  return text.substr(begin, text.find("```", begin) - begin);
}

// Folders in front of a file name are the build's business.
std::string without_folders(const std::string& text) {
  return std::regex_replace(text, std::regex(R"([^\s"']*/(\w+\.h))"), "$1");
}

// Every line of the block, in its order; a line "..." stands for lines left out.
void expect_lines(const std::string& shown, const std::string& real) {
  std::stringstream lines(shown);
  std::size_t from = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line == "...") continue;
    std::size_t at = real.find(line + "\n", from);
    ASSERT_NE(at, std::string::npos) << "not there, or not in this order: " << line << "\n" << real;
    from = at + line.size() + 1;
  }
}

TEST(Pages, KernelsShownAreTheSource) {
  auto is_part_of = [](const std::string& page, const std::string& name, const std::string& source) {
    std::string shown = block(page, name);
    EXPECT_FALSE(shown.empty());
    EXPECT_NE(read(source).find(shown), std::string::npos) << page << ": " << name;
  };
  is_part_of("README.md", "examples/01_vector_add/kernel.h", "examples/01_vector_add/kernel.h");
  is_part_of("docs/architecture.md", "transpose", "tests/docs/transpose.h");
}

TEST(Pages, StagesShownAreTheOutput) {
  ir::Program program = record({"transpose", 4}, &docs::transpose);
  auto target = lowering::Target::parse("sm_90a");
  auto lowered = lowering::lower(program, target, {.line_info = false, .keep_stages = true});
  int compared = 0;
  for (const auto& stage : lowered.stages) {
    if (stage.name == "llvm") continue;  // the page shows the optimised form
    expect_lines(block("docs/architecture.md", stage.name), stage.text);
    ++compared;
  }
  EXPECT_EQ(compared, 4);
  std::string accesses;
  for (const auto& a : lowered.accesses)
    accesses += a.location + " " + a.op + ": " + a.means + ", " + std::to_string(a.bytes) + " bytes, " +
                std::to_string(a.conflict_ways) + "-way\n";
  expect_lines(block("docs/architecture.md", "accesses"), without_folders(accesses));
}

TEST(Pages, FindingsShownAreTheSimulators) {
  std::string page = read("docs/debugging.md");
  int compared = 0;
  auto expect = [&](const char* name, auto kernel, simulator::Options options = {}, int ctas = 1,
                    bool written = true) {
    ++compared;
    simulator::Memory memory(true);
    auto x = memory.allocate("x", 400);
    if (written) {
      std::vector<float> values(100, 1.0f);
      values[7] = -1.0f;
      memory.upload(x, values.data(), 400);
    }
    std::vector<ir::ArgumentValue> arguments{{"ptr<f32>", x}, {"i32", 100}};
    auto report = simulator::simulate(record({name, 4}, kernel), {ctas, 1, 1}, arguments, memory, options);
    ASSERT_EQ(report.findings.size(), 1u) << name << "\n" << report.text();
    std::string line = without_folders(report.findings[0].line());
    EXPECT_NE(page.find(line + "\n"), std::string::npos) << line;
  };
  expect("out_of_bounds", &docs::out_of_bounds);
  expect("broken_promise", &docs::broken_promise);
  expect("uninitialised_shared", &docs::uninitialised_shared);
  expect("uninitialised_global", &docs::uninitialised_global, {.poison = true}, 1, false);
  expect("copy_in_flight", &docs::copy_in_flight);
  expect("capacity", &docs::capacity);
  expect("bad_step", &docs::bad_step);
  expect("endless_loop", &docs::endless_loop, {.loop_limit = 1000});
  expect("bad_index", &docs::bad_index);
  expect("assertion", &docs::assertion);
  expect("global_conflict", &docs::global_conflict, {.check_global_conflicts = true}, 2);
  expect("unsupported", &docs::unsupported);

  simulator::Memory memory;
  auto x = memory.allocate("x", 4096), out = memory.allocate("out", 4096);
  std::vector<ir::ArgumentValue> arguments{{"ptr<f32>", x}, {"ptr<f32>", out}};
  auto report = simulator::simulate(record({"transpose", 4}, &docs::transpose), {}, arguments, memory,
                                    {.check_races = true});
  ASSERT_EQ(report.findings.size(), 1u) << report.text();
  std::string line = without_folders(report.findings[0].line());
  EXPECT_NE(page.find(line + "\n"), std::string::npos) << line;
  // and no finding is shown that is not one of these
  std::regex shown(R"(\n(findings|transpose)\.h:\d+: )");
  EXPECT_EQ(std::distance(std::sregex_iterator(page.begin(), page.end(), shown), std::sregex_iterator()),
            compared + 1);
}

// Marked blocks are those that the tests above compare.
TEST(Pages, NoMarkedBlockIsLeftOut) {
  std::set<std::string> marks;
  std::regex mark(R"(<!-- (\S+) -->\n```)");
  for (const char* name : {"README.md", "docs/architecture.md", "docs/debugging.md", "docs/moe.md"}) {
    std::string page = read(name);
    for (std::sregex_iterator m(page.begin(), page.end(), mark), none; m != none; ++m) marks.insert((*m)[1]);
  }
  EXPECT_EQ(marks, (std::set<std::string>{"examples/01_vector_add/kernel.h", "transpose", "tile", "barriers",
                                          "optimised", "ptx", "accesses"}));
}

// The language page names every public function of the language.
TEST(Pages, EveryFunctionIsOnTheLanguagePage) {
  std::string page = read("docs/language.md");
  std::set<std::string> functions;
  for (const auto& entry : std::filesystem::directory_iterator(TILEWRIGHT_SOURCE_DIR "/dsl")) {
    if (entry.path().extension() != ".h") continue;
    std::string text = read("dsl/" + entry.path().filename().string());
    text = std::regex_replace(text, std::regex(R"(//[^\n]*|"(\\.|[^"\\])*")"), "");
    // What stands in the namespace tilewright itself: depth 1 outside of `namespace detail`.
    std::string declaration;
    int depth = 0;
    auto take = [&] {
      std::smatch m;
      std::regex result(
          R"((?:auto|void|I32|IfStatement|X>|T>|Program|Value>|ir::\w+(?:<\w+>)?)\s+(?!requires)(\w+)\()");
      std::regex generated(R"(TILEWRIGHT_(?:UNARY|ATOMIC)\((\w+), )");
      if (depth == 1 && std::regex_search(declaration, m, result)) functions.insert(m[1]);
      for (std::sregex_iterator g(declaration.begin(), declaration.end(), generated), none; g != none; ++g)
        functions.insert((*g)[1]);
      declaration.clear();
    };
    for (char c : text) {
      if (c == '{' || c == ';') take();
      if (c == '{') ++depth;
      if (c == '}') --depth, declaration.clear();
      if (c != '{' && c != '}' && c != ';') declaration += c;
    }
  }
  functions.erase("function");  // of the macros
  functions.erase("located");   // for those who write parts of the language
  for (const std::string& f : functions)
    EXPECT_TRUE(std::regex_search(page, std::regex("\\b" + f + "\\b"))) << f << " is not on docs/language.md";
  EXPECT_GT(functions.size(), 75u);
}

// docs/cases.md: | A1 | what must hold | `Suite.Test`, `Suite.Test` |
TEST(Pages, TestsNamedInTheTableOfCasesExist) {
  std::set<std::string> tests;
  std::regex declaration(R"(TEST(?:_F|_P)?\(\s*(\w+),\s*(\w+)\s*\))");
  for (const auto& entry : std::filesystem::recursive_directory_iterator(TILEWRIGHT_SOURCE_DIR "/tests")) {
    if (entry.path().extension() != ".cpp") continue;
    std::ifstream file(entry.path());
    std::stringstream stream;
    stream << file.rdbuf();
    std::string text = stream.str();
    for (std::sregex_iterator m(text.begin(), text.end(), declaration), end; m != end; ++m)
      tests.insert((*m)[1].str() + "." + (*m)[2].str());
  }
  std::string page = read("docs/cases.md");
  std::regex name(R"(`(\w+\.\w+)`)");
  int count = 0;
  for (std::sregex_iterator m(page.begin(), page.end(), name), end; m != end; ++m, ++count)
    EXPECT_TRUE(tests.count((*m)[1].str())) << (*m)[1].str();
  EXPECT_GT(count, 30);
}

}  // namespace
}  // namespace tilewright
