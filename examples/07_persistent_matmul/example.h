#pragma once
#include "examples/common/registry.h"

namespace tilewright::examples {

Example persistent_matmul_example();

}  // namespace tilewright::examples
