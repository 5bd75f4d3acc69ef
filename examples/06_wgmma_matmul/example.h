#pragma once
#include "examples/common/registry.h"

namespace tilewright::examples {

Example wgmma_matmul_example();

}  // namespace tilewright::examples
