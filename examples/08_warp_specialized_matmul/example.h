#pragma once
#include "examples/common/registry.h"

namespace tilewright::examples {

Example warp_specialized_matmul_example();

}  // namespace tilewright::examples
