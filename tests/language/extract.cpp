// Turns the code blocks of docs/language.md into a program of tests: extract <page> <output.cpp>.
//
// A ```cpp block is put at namespace scope, the blocks of a page one after the other; where it defines a
// function that returns an ir::Program, that program is run. A ```cpp body block is the body of a kernel that
// is run. The ```text block after what is run holds the first values of `out`; without one the page is wrong.
#include <fstream>
#include <iostream>
#include <regex>
#include <string>

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: extract <page> <output.cpp>\n";
    return 2;
  }
  std::ifstream page(argv[1]);
  std::ofstream out(argv[2]);
  if (!page || !out) {
    std::cerr << "extract: cannot read " << argv[1] << " or write " << argv[2] << "\n";
    return 2;
  }
  out << "#include \"tests/language/block.h\"\nusing namespace tilewright;\n";
  enum class State { prose, code, body, text } state = State::prose;
  std::string code, test, values;
  int number = 0, blocks = 0, kernel_line = 0;
  bool good = true;
  // What is run is written when it is known whether values follow it.
  auto flush = [&] {
    if (!test.empty() && values.empty()) {
      std::cerr << argv[1] << ":" << kernel_line << ": a block that is run has no values to compare\n";
      good = false;
    }
    if (!test.empty())
      out << "TEST(LanguageReference, Line" << kernel_line << ") {\n"
          << test << ", R\"(" << values << ")\");\n}\n";
    test.clear();
    values.clear();
  };
  auto end_of_block = [&](State ended) {
    if (ended == State::body)
      test = "  tilewright::test::run_block(+[](Args args) {\n    (void)args;\n#line " +
             std::to_string(kernel_line + 1) + " \"docs/language.md\"\n" + code + "  }";
    std::smatch program;
    if (ended == State::code && std::regex_search(code, program, std::regex(R"(ir::Program (\w+)\(\) \{)")))
      test = "  tilewright::test::run_program(" + program[1].str() + "()";
    code.clear();
  };
  for (std::string line; std::getline(page, line);) {
    ++number;
    bool fence = line.rfind("```", 0) == 0;
    if (state == State::prose) {
      if (line == "```cpp") {
        flush();
        state = State::code;
        ++blocks;
        kernel_line = number;
        out << "#line " << number + 1 << " \"docs/language.md\"\n";
      } else if (line == "```cpp body") {
        flush();
        state = State::body;
        ++blocks;
        kernel_line = number;
      } else if (line == "```text") {
        state = State::text;
      } else if (fence) {
        std::cerr << argv[1] << ":" << number << ": unknown kind of block: " << line << "\n";
        return 1;
      }
    } else if (fence) {
      end_of_block(state);
      state = State::prose;
    } else if (state == State::code) {
      if (line.rfind("#include", 0) != 0) out << line << "\n";
      code += line + "\n";
    } else if (state == State::body) {
      code += line + "\n";
    } else {
      values += line + "\n";
    }
  }
  flush();
  std::cout << blocks << " blocks\n";
  return good && blocks > 0 ? 0 : 1;
}
