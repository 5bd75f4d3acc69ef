// Turns the code blocks of docs/language.md into a program of tests: extract <page> <output.cpp>.
//
// A ```cpp block is put at namespace scope, the blocks of a page one after the other. A ```cpp body block is
// the body of a kernel that runs in the simulator; a ```text block after it holds the first values of
// args.out.
#include <fstream>
#include <iostream>
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
  std::string kernel, values;
  int number = 0, blocks = 0, kernel_line = 0;
  // A body is written when it is known whether values follow it.
  auto flush = [&] {
    if (kernel.empty()) return;
    out << "TEST(LanguageReference, Line" << kernel_line
        << ") {\n  tilewright::test::run_block(+[](Args args) {\n"
        << "    (void)args;\n#line " << kernel_line + 1 << " \"docs/language.md\"\n"
        << kernel << "  }, R\"(" << values << ")\");\n}\n";
    kernel.clear();
    values.clear();
  };
  for (std::string line; std::getline(page, line);) {
    ++number;
    bool fence = line.rfind("```", 0) == 0;
    if (state == State::prose) {
      if (line == "```cpp") {
        flush();
        state = State::code;
        ++blocks;
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
      state = State::prose;
    } else if (state == State::code) {
      if (line.rfind("#include", 0) != 0) out << line << "\n";
    } else if (state == State::body) {
      kernel += line + "\n";
    } else {
      values += line + "\n";
    }
  }
  flush();
  std::cout << blocks << " blocks\n";
  return blocks > 0 ? 0 : 1;
}
