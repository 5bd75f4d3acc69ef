// The tutorial pages show what is there: each line of C++ stands in the example's kernel, each command prints
// what the page says.
#include <gtest/gtest.h>

#include <fstream>
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

namespace tilewright::examples {
namespace {

std::vector<std::string> lines_of(const std::string& file) {
  std::ifstream in(std::string(TILEWRIGHT_SOURCE_DIR) + "/" + file);
  EXPECT_TRUE(in) << file;
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

void expect_true_page(const Example& example) {
  auto kernel = lines_of("examples/" + example.name + "/kernel.h");
  int code_lines = 0, commands = 0;
  std::string fence, command, shown;
  for (const std::string& line : lines_of("docs/tutorial/" + example.name + ".md")) {
    if (line.starts_with("```")) {
      if (!command.empty()) {  // the end of a block that began with a command
        std::istringstream words(command);
        std::vector<std::string> arguments;
        for (std::string word; words >> word;) arguments.push_back(word);
        ASSERT_EQ(arguments[1], "build/bin/" + example.name) << command;
        std::ostringstream out, err;
        EXPECT_EQ(run_command_line(example, {arguments.begin() + 2, arguments.end()}, out, err), 0)
            << err.str();
        EXPECT_EQ(out.str(), shown) << command;
        ++commands;
        command = shown = "";
      }
      fence = fence.empty() ? line : "";
    } else if (fence == "```cpp") {
      if (line.empty() || line == "  ...") continue;
      ++code_lines;
      EXPECT_NE(std::find(kernel.begin(), kernel.end(), line), kernel.end())
          << example.name << ": no such line in its kernel: " << line;
    } else if (fence == "```") {
      if (line.starts_with("$ "))
        command = line;
      else
        shown += line + "\n";
    }
  }
  EXPECT_GT(code_lines, 10);
  EXPECT_GT(commands, 0);
}

TEST(Tutorial, VectorAdd) { expect_true_page(vector_add_example()); }
TEST(Tutorial, Softmax) { expect_true_page(softmax_example()); }
TEST(Tutorial, LayerNorm) { expect_true_page(layer_norm_example()); }
TEST(Tutorial, Matmul) { expect_true_page(matmul_example()); }
TEST(Tutorial, TmaCopy) { expect_true_page(tma_copy_example()); }
TEST(Tutorial, WgmmaMatmul) { expect_true_page(wgmma_matmul_example()); }
TEST(Tutorial, PersistentMatmul) { expect_true_page(persistent_matmul_example()); }
TEST(Tutorial, WarpSpecializedMatmul) { expect_true_page(warp_specialized_matmul_example()); }
TEST(Tutorial, AttentionForward) { expect_true_page(attention_example()); }
TEST(Tutorial, GroupedMatmul) { expect_true_page(grouped_matmul_example()); }

}  // namespace
}  // namespace tilewright::examples
