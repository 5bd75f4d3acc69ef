// Runs kernels of the language in the simulator: what the tests of dsl/ are written with.
#pragma once
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "dsl/tilewright.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "simulator/simulator.h"

namespace tilewright::test {

class Machine {
 public:
  template <class T>
  Ptr<T> input(const std::vector<T>& values) {
    return Ptr<T>(memory_.allocate_copy("input", values));
  }
  template <class T>
  Ptr<T> output(std::size_t count) {
    return Ptr<T>(memory_.allocate("output", count * sizeof(T)));
  }
  template <class T>
  std::vector<T> read(const Ptr<T>& p, std::size_t count) {
    return memory_.read<T>(p.address(), count);
  }

  // Records and verifies the kernel, prints and parses it both ways, runs it, and expects no finding.
  template <class Kernel, class Args>
  void run(const Kernel& kernel, const Args& args, simulator::Grid grid = {}, int warps = 4) {
    program = record({"kernel", warps}, kernel);
    for (bool locations : {false, true}) {
      std::string text = ir::print(program, {.locations = locations});
      EXPECT_EQ(ir::print(ir::parse(text), {.locations = locations}), text);
    }
    auto values = argument_values(args);
    simulator::Options options;
    options.threads = 1;
    report = simulator::simulate(program, grid, values, memory_, options);
    EXPECT_TRUE(report.clean()) << report.text() << ir::print(program);
  }
  int count(ir::OpKind kind) const {
    int n = 0;
    ir::walk(*program.body, [&](const ir::Op& op) { n += op.kind == kind; });
    return n;
  }

  ir::Program program;
  simulator::Report report;

 private:
  simulator::Memory memory_;
};

// 0, 1, ... n-1.
template <class T>
std::vector<T> counted(int n) {
  std::vector<T> v(n);
  for (int i = 0; i < n; ++i) v[i] = static_cast<T>(i);
  return v;
}

}  // namespace tilewright::test
