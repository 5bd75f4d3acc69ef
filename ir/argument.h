// Run-time arguments of a kernel, as the typed launcher hands them to the runtime and the simulator.
#pragma once
#include <cstdint>
#include <string_view>

namespace tilewright::ir {

// How im2col copies walk a tensor [N, (D, H,) W, C], for each of its rank - 2 inner dimensions (D, H, W),
// outermost first (CUDA driver API, cuTensorMapEncodeIm2col). Base pixels have coordinates lower,
// lower + step, ... up to extent - 1 + upper.
struct Im2colView {
  int lower[3] = {}, upper[3] = {}, step[3] = {};
  bool given = false;
  bool operator==(const Im2colView&) const = default;
};

// A tensor in global memory, outermost dimension first: what a tensor map parameter stands for. Strides are
// in bytes; the last one is the element's size.
struct TensorView {
  std::uint64_t address = 0;
  int rank = 0;
  std::int64_t shape[5] = {};
  std::int64_t stride[5] = {};
  Im2colView im2col = {};
  bool operator==(const TensorView&) const = default;
};

// `type` is spelled as in the tile program and in the kernel's metadata: "i32", "f32", "ptr<bf16>",
// "tensor_map<bf16, 2>", ... `bits` holds the value little-endian in its low bytes (an f32 as its IEEE
// pattern, a pointer as its address); bytes above the type's size are ignored. The view must outlive the
// launch call; type names are literals.
struct ArgumentValue {
  std::string_view type;
  std::uint64_t bits = 0;
  TensorView tensor = {};  // of a tensor map
};

}  // namespace tilewright::ir
