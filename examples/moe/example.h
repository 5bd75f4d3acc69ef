// The program `moe`: the expert matmuls of a mixture-of-experts layer, from router logits to the layer's
// output.
#pragma once
#include "examples/common/registry.h"

namespace tilewright::moe {

// With its options at their defaults; every call gives a program of its own.
examples::Example moe_example();

}  // namespace tilewright::moe
