// Launches that run again on other data, without the host in between.
#pragma once
#include <functional>

#include "examples/common/executor.h"

namespace tilewright::examples {

// Runs the launches once and gives a function that runs them again on what the memory holds then: on a GPU
// the replay of a graph captured of them, so that a launch that waits for the host is an error. The function
// may be called until the executor's finish().
std::function<void()> captured(Executor& executor, const std::function<void()>& launches);

}  // namespace tilewright::examples
