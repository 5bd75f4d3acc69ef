// Hardware descriptors of tensors for the tensor memory engine, encoded by the driver from the views that a
// launch is given. Source: CUDA driver API reference, cuTensorMapEncodeTiled,
// cuTensorMapEncodeIm2col.
#pragma once
#include <cstddef>
#include <span>
#include <string>

#include "ir/argument.h"
#include "lowering/compiled_kernel.h"
#include "runtime/driver.h"

namespace tilewright::runtime {

// "" if a descriptor of the view can be made, else what was found, what was expected and what to change.
std::string tensor_view_mistake(const ir::TensorView& view, const lowering::TensorMapArgument& map);

// Writes the 128 bytes of the descriptor for boxes of `map` of a view without mistakes. The last ones of each
// thread are remembered, so that repeated launches ask the driver nothing; no lock, no allocation. Returns
// the driver's result.
DriverResult encode_tensor_map(const ir::TensorView& view, const lowering::TensorMapArgument& map,
                               std::span<std::byte> to);

}  // namespace tilewright::runtime
