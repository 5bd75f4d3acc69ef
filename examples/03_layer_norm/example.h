#pragma once
#include "examples/common/registry.h"

namespace tilewright::examples {

Example layer_norm_example();

}  // namespace tilewright::examples
