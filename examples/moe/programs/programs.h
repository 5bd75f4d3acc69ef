// Recorded programs of the MoE kernels. Names as in versions.h.
#pragma once
#include <string>
#include <vector>

#include "examples/common/registry.h"

namespace tilewright::moe {

ir::Program record_bmm1(const std::string& variant, const std::string& config);
ir::Program record_bmm2(const std::string& variant, const std::string& config);
// Configurations "v8" (hidden is a multiple of 8, aligned) and "any".
ir::Program record_combine(const std::string& variant, const std::string& config);
// Variants "selected" and "all" (what the softmax runs over); configurations "e<columns>".
ir::Program record_top_k(const std::string& variant, const std::string& config);
// Variant "i32"; configurations "e<columns>".
ir::Program record_routing(const std::string& variant, const std::string& config);

// All of them, in the order in which the operator runs them.
const std::vector<examples::KernelEntry>& kernels();
// The recorded program of one version.
examples::Kernel kernel(const std::string& name, const std::string& variant, const std::string& config);

// "e16", "e64", ...: the smallest that holds that many experts. UserError beyond 512.
std::string expert_columns_config(int experts);

}  // namespace tilewright::moe
