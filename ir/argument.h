// One run-time argument of a kernel, as the typed launcher hands it to the runtime and the simulator.
#pragma once
#include <cstdint>
#include <string_view>

namespace tilewright::ir {

// `type` is spelled as in the tile program and in the kernel's metadata: "i32", "f32", "ptr<bf16>", ...
// `bits` holds the value little-endian in its low bytes (an f32 as its IEEE pattern, a pointer as its
// address); bytes above the type's size are ignored. The view must outlive the launch call; element type
// names are literals.
struct ArgumentValue {
  std::string_view type;
  std::uint64_t bits = 0;
};

}  // namespace tilewright::ir
