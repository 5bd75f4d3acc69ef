#pragma once
#include "examples/common/registry.h"

namespace tilewright::examples {

Example softmax_example();

}  // namespace tilewright::examples
