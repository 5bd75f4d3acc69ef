#pragma once
#include "examples/common/registry.h"

namespace tilewright::examples {

Example matmul_example();

}  // namespace tilewright::examples
