// Runs programs on the GPU and in the simulator and compares what they leave in memory.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

#include "ir/argument.h"
#include "ir/program.h"

namespace tilewright::differential {

enum class Compare : unsigned char {
  nothing,  // an input
  bits,     // every bit
  f32_sum,  // f32 that may differ by the order of additions
};

// A parameter of the program: a pointer to these bytes, or a tensor map of a tensor in them.
struct Buffer {
  std::vector<std::byte> bytes;
  Compare compare = Compare::nothing;
  std::vector<std::byte> expected;  // what an independent reference says, if there is one: exact
  ir::TensorView tensor = {};       // with a rank: the tensor; its address counts from the first byte
};

template <class T>
std::vector<std::byte> as_bytes(const std::vector<T>& values) {
  auto* p = reinterpret_cast<const std::byte*>(values.data());
  return {p, p + values.size() * sizeof(T)};
}

struct Case {
  std::string name;
  ir::Program program;
  std::vector<Buffer> buffers;
};

// One CTA, or cluster, each, on the GPU in child processes, so that a program that costs the context (an
// illegal address) costs no other one. Reports every program that fails to GoogleTest and prints one line of
// summary. Without a GPU: checks that every 16th case compiles and that its simulation gives the expected
// values, then skips the test.
void run_cases(const std::string& family, std::vector<Case> cases);

}  // namespace tilewright::differential
