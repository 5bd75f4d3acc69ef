#pragma once
#include "examples/common/registry.h"

namespace tilewright::examples {

Example vector_add_example();

}  // namespace tilewright::examples
