// docs/ops.md is what the op table says, and its example is a correct program.
#include "ir/op_reference.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/verifier.h"

namespace tilewright::ir {
namespace {

TEST(OpReference, TheCheckedInPageIsCurrent) {
  std::ifstream file(std::string(TILEWRIGHT_SOURCE_DIR) + "/docs/ops.md");
  std::stringstream page;
  page << file.rdbuf();
  EXPECT_TRUE(page.str() == op_reference()) << "run build/bin/op_reference > docs/ops.md";
}

TEST(OpReference, ItsExampleIsAProgram) {
  std::string page = op_reference();
  std::size_t start = page.find("```\n") + 4;
  std::string text = page.substr(start, page.find("```\n", start) - start);
  Program p = parse(text, "ops.md");
  EXPECT_NO_THROW(verify(p));
  EXPECT_EQ(print(p), text);
}

}  // namespace
}  // namespace tilewright::ir
