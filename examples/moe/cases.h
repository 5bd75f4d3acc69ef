// Checks and benchmarks of the MoE kernels, made from what the user asked for.
#pragma once
#include <string>
#include <vector>

#include "examples/common/registry.h"

namespace tilewright::moe {

// What --op, --workload, --tokens, --routing, --width and --rank say. Empty or negative: the default set.
struct Request {
  std::string op, workload, routing, width = "auto";
  int64_t tokens = -1, rank = -1;
};
void add_options(examples::OptionList& options, Request& request);

std::vector<examples::Case> cases(const Request& request, const examples::Selection& selection);
std::vector<examples::Benchmark> benchmarks(const Request& request, const examples::Selection& selection);

}  // namespace tilewright::moe
