// moe demo: the table with which scripts/demo.sh ends.
#pragma once
#include "examples/common/registry.h"

namespace tilewright::moe {

// Compiles the MoE kernels, checks the operator on a realistic routing in the simulator (and on the GPU if
// there is one) against the float64 reference, and prints one line for each kernel.
examples::Command demo_command();

}  // namespace tilewright::moe
