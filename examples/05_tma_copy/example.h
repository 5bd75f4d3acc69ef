#pragma once
#include "examples/common/registry.h"

namespace tilewright::examples {

Example tma_copy_example();

}  // namespace tilewright::examples
