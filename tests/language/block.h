// Runs the code blocks of docs/language.md.
#pragma once
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <deque>
#include <sstream>
#include <vector>

#include "dsl/tilewright.h"
#include "ir/printer.h"
#include "simulator/host_function.h"
#include "simulator/simulator.h"

// Names that a page does not use in every block.
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace tilewright::test {

// Runs one CTA, or cluster, of the program and compares the beginning of `out`. Pointers point to 1024
// values, 0 for `out`, 1 for bf16, else 0, 1, 2, ..., and so do tensor maps of 32 x 32 f32, 1 x 8 x 8 x 16
// f32 (padded by 1 for filters of 3 x 3) and 64 x 64 bf16; numbers are those of the page's Args by their
// type.
inline void run_program(const ir::Program& program, const std::string& expected) {
  simulator::Memory memory;
  std::vector<ir::ArgumentValue> values;
  std::deque<std::string> types;  // what the values' types refer to
  std::uint64_t out = 0;
  std::vector<f32> x(1024);
  std::vector<i32> k(1024);
  for (int i = 0; i < 1024; ++i) k[i] = i, x[i] = static_cast<f32>(i);
  for (std::size_t i = 0; i < program.parameters.size(); ++i) {
    const std::string& name = program.parameters[i].name;
    const ir::Type& t = program.body->arguments[i]->type;
    const std::string& type = types.emplace_back(t.is_tensor_map() ? t.brief() : t.element.text());
    std::uint64_t bits = 0;
    if (type == "tensor_map<f32, 2>") {
      values.push_back({type, 0, {memory.allocate_copy(name, x), 2, {32, 32}, {128, 4}}});
      continue;
    }
    if (type == "tensor_map<f32, 4>") {
      ir::TensorView view{memory.allocate_copy(name, x), 4, {1, 8, 8, 16}, {4096, 512, 64, 4}};
      view.im2col = {{-1, -1}, {-1, -1}, {1, 1}, true};
      values.push_back({type, 0, view});
      continue;
    }
    if (type == "tensor_map<bf16, 2>") {
      std::vector<bf16> ones(4096, bf16{0x3f80});
      values.push_back({type, 0, {memory.allocate_copy(name, ones), 2, {64, 64}, {128, 2}}});
      continue;
    }
    if (name == "out")
      bits = out = memory.allocate(name, 4096);
    else if (type == "ptr<f32>")
      bits = memory.allocate_copy(name, x);
    else if (type == "ptr<i32>")
      bits = memory.allocate_copy(name, k);
    else if (type == "ptr<bf16>")
      bits = memory.allocate_copy(name, std::vector<bf16>(1024, bf16{0x3f80}));
    else if (type == "i32")
      bits = 100;
    else if (type == "i64")
      bits = 1ull << 33;
    else if (type == "f32")
      bits = std::bit_cast<std::uint32_t>(0.5f);
    else
      FAIL() << "no value for the parameter " << name << ": " << type;
    values.push_back({type, bits});
  }
  auto report = simulator::simulate(program, {program.cluster, 1, 1}, values, memory);
  EXPECT_TRUE(report.clean()) << report.text() << ir::print(program);
  std::istringstream wanted(expected);
  std::vector<f32> found = memory.read<f32>(out, 1024);
  std::size_t at = 0;
  for (f32 v; wanted >> v; ++at)  // the page shows six digits
    EXPECT_NEAR(found[at], v, v == std::floor(v) ? 0 : 5e-6 * std::fabs(v)) << "out[" << at << "]";
  EXPECT_GT(at, 0u) << "the block has no values to compare";
}

// Records and verifies the body, and runs it.
template <class Args>
void run_block(void (*kernel)(Args), const std::string& expected) {
  run_program(record({"block", 4}, kernel), expected);
}

}  // namespace tilewright::test
