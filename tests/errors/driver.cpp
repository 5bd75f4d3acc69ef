// Proves what authors see when they make a mistake. Every file of compile/ and run/ is one mistake; its first
// lines say which, and the text that is expected:
//
//   // expect: the operands have different layouts     compile/: a part of the compiler's output
//   // expect: {here}: store: value: found ...         run/: the whole message of the UserError; {here} and
//                                                      {made} stand for file:line of the lines marked so
//
// The compilers' output has at most ten lines, and the first or second place it names (file:line:column) is
// the author's line, which is marked `// here`.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include "ir/error.h"
#include "tests/errors/mistake.h"

namespace tilewright::mistakes {
namespace {

const std::filesystem::path folder = std::filesystem::path(TILEWRIGHT_SOURCE_DIR) / "tests/errors";

struct Source {
  std::string expected;
  int here = 0, made = 0;
};

Source read(const std::filesystem::path& path) {
  Source s;
  std::ifstream in(path);
  std::string line;
  bool expecting = false;  // the text may go on over several lines of comment
  for (int n = 1; std::getline(in, line); ++n) {
    if (line.starts_with("// expect: ")) {
      s.expected = line.substr(11);
      expecting = true;
    } else if (expecting && line.starts_with("// ")) {
      s.expected += line.substr(2);
    } else {
      expecting = false;
    }
    if (line.ends_with("// here")) s.here = n;
    if (line.ends_with("// made")) s.made = n;
  }
  return s;
}

std::vector<std::string> names(const char* kind) {
  std::vector<std::string> list;
  for (const auto& entry : std::filesystem::directory_iterator(folder / kind))
    if (entry.path().extension() == ".cpp") list.push_back(entry.path().stem().string());
  std::sort(list.begin(), list.end());
  return list;
}

// --- compile/

struct Compiler {
  const char* command;  // with the options that make it read the language's headers, precompiled
  const char* name;
};
constexpr Compiler compilers[] = {TILEWRIGHT_ERROR_COMPILERS};

struct Output {
  int status = -1;
  std::vector<std::string> lines;
};

Output run(const std::string& command) {
  Output o;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  if (!pipe) return o;
  std::string text;
  std::array<char, 4096> buffer;
  while (std::size_t n = fread(buffer.data(), 1, buffer.size(), pipe)) text.append(buffer.data(), n);
  o.status = pclose(pipe);
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);)
    if (!std::regex_match(line, std::regex("[0-9]+ errors? generated\\."))) o.lines.push_back(line);
  return o;
}

struct CompileCase {
  Compiler compiler;
  std::string name;
  friend std::ostream& operator<<(std::ostream& out, const CompileCase& c) {
    return out << c.compiler.name << " " << c.name;
  }
};

class Compile : public ::testing::TestWithParam<CompileCase> {};

TEST_P(Compile, SaysWhatIsWrongAtTheAuthorsLine) {
  const auto& [compiler, name] = GetParam();
  Source source = read(folder / "compile" / (name + ".cpp"));
  ASSERT_FALSE(source.expected.empty());
  ASSERT_GT(source.here, 0) << "no line is marked // here";
  Output output = run("cd '" + (folder / "compile").string() + "' && LC_ALL=C " + compiler.command +
                      " -fsyntax-only " + name + ".cpp");
  std::string all;
  for (const std::string& line : output.lines) all += line + "\n";
  EXPECT_NE(output.status, 0) << "the mistake was not found";
  EXPECT_NE(all.find(source.expected), std::string::npos) << "expected: " << source.expected << "\n" << all;
  bool clang = std::string(compiler.name) == "clang";
  auto counted = std::count_if(output.lines.begin(), output.lines.end(), [&](const std::string& line) {
    return !clang || !line.starts_with("In file included from ");
  });
  EXPECT_LE(counted, 10) << all;

  std::vector<std::string> places;
  const std::regex place("([^ :]+:[0-9]+):[0-9]+:.*");
  std::smatch match;
  for (const std::string& line : output.lines)
    if (std::regex_match(line, match, place)) places.push_back(match[1]);
  std::string author = name + ".cpp:" + std::to_string(source.here);
  auto at = std::find(places.begin(), places.end(), author) - places.begin();
  EXPECT_LT(at, clang ? 3 : 2) << "expected " << author << " among the first places\n" << all;
}

std::vector<CompileCase> compile_cases() {
  std::vector<CompileCase> cases;
  for (const std::string& name : names("compile"))
    for (const Compiler& c : compilers) cases.push_back({c, name});
  return cases;
}

INSTANTIATE_TEST_SUITE_P(Errors, Compile, ::testing::ValuesIn(compile_cases()),
                         [](const auto& info) { return info.param.name + "_" + info.param.compiler.name; });

// --- run/

class Run : public ::testing::TestWithParam<std::string> {};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

TEST_P(Run, GivesThisMessage) {
  const std::string& name = GetParam();
  auto found = std::find_if(Mistake::all().begin(), Mistake::all().end(),
                            [&](const Mistake* m) { return m->name == name; });
  ASSERT_NE(found, Mistake::all().end()) << "the file does not declare a Mistake of its name";
  Source source = read(folder / "run" / (name + ".cpp"));
  std::string file = "tests/errors/run/" + name + ".cpp:";
  std::string expected = replaced(replaced(source.expected, "{here}", file + std::to_string(source.here)),
                                  "{made}", file + std::to_string(source.made));
  try {
    (*found)->run();
    FAIL() << "the mistake was not found";
  } catch (const UserError& e) {
    EXPECT_EQ(e.what(), expected);
  }
}

INSTANTIATE_TEST_SUITE_P(Errors, Run, ::testing::ValuesIn(names("run")),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace tilewright::mistakes
