#pragma once
#include "examples/common/registry.h"

namespace tilewright::examples {

Example grouped_matmul_example();

}  // namespace tilewright::examples
