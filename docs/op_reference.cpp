// Prints docs/ops.md: build/bin/op_reference > docs/ops.md
#include "ir/op_reference.h"

#include <cstdio>

int main() {
  std::string page = tilewright::ir::op_reference();
  return std::fwrite(page.data(), 1, page.size(), stdout) == page.size() ? 0 : 1;
}
