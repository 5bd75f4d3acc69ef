// Runs the code blocks of docs/language.md.
#pragma once
#include <gtest/gtest.h>

#include <sstream>
#include <vector>

#include "dsl/tilewright.h"
#include "ir/printer.h"
#include "simulator/simulator.h"

// Names that a page does not use in every block.
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace tilewright::test {

// Records, verifies and runs the body with the page's arguments; `expected` holds the first values of
// args.out, none if the block leaves nothing there.
template <class Args>
void run_block(void (*kernel)(Args), const std::string& expected) {
  ir::Program program = record({"block", 4}, kernel);
  simulator::Memory memory;
  std::vector<f32> x(1024);
  std::vector<i32> k(1024);
  for (int i = 0; i < 1024; ++i) k[i] = i, x[i] = static_cast<f32>(i);
  std::uint64_t out = memory.allocate("out", 4096);
  Args args{.x = Ptr<f32>(memory.allocate_copy("x", x)),
            .k = Ptr<i32>(memory.allocate_copy("k", k)),
            .h = Ptr<bf16>(memory.allocate_copy("h", std::vector<bf16>(1024, bf16{0x3f80}))),
            .out = Ptr<f32>(out),
            .n = 100,
            .m = 1ll << 33,
            .s = 0.5f};
  auto values = argument_values(args);
  auto report = simulator::simulate(program, {}, values, memory);
  EXPECT_TRUE(report.clean()) << report.text() << ir::print(program);
  std::istringstream wanted(expected);
  std::vector<f32> found = memory.read<f32>(out, 1024);
  std::size_t at = 0;
  for (f32 v; wanted >> v; ++at) EXPECT_EQ(found[at], v) << "args.out[" << at << "]";
  EXPECT_GT(at, 0u) << "the block has no values to compare";
}

}  // namespace tilewright::test
