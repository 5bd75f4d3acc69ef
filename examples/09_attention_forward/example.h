#pragma once
#include "examples/common/registry.h"

namespace tilewright::examples {

Example attention_example();

}  // namespace tilewright::examples
