// The swizzles of TMA and the matrix engines as functions of shared addresses (PTX ISA, "Tensor swizzling
// modes", "Matrix descriptor"): bits of the address of a 16-byte chunk are XORed with bits 7.. of the same
// address.
#pragma once
#include <cstdint>

#include "ir/type.h"

namespace tilewright::lowering {

// `mode`: 128, 64, 32, or 0 for none. Its own inverse; linear over GF(2).
constexpr std::uint32_t swizzled_byte(std::uint32_t byte, int mode) {
  const std::uint32_t chunk_bits = mode == 128 ? 0x70 : mode == 64 ? 0x30 : mode == 32 ? 0x10 : 0;
  return byte ^ (byte >> 3 & chunk_bits);
}

// Bytes after which the pattern of a mode repeats: what a buffer's address must be a multiple of.
constexpr std::uint32_t swizzle_repeat(int mode) {
  return mode ? 8u * static_cast<std::uint32_t>(mode) : 16u;
}

// Where bit `i` of the flat element index goes in a shared view, in bytes, with the swizzle taken off.
inline std::uint32_t unswizzled_image(const ir::Type& view, int i, int mode) {
  return swizzled_byte(view.shared_layout.basis[i] * static_cast<std::uint32_t>(view.element.bytes()), mode);
}
// The same for what slices left behind.
inline std::uint32_t unswizzled_origin(const ir::Type& view, int mode) {
  return swizzled_byte(view.shared_layout.origin * static_cast<std::uint32_t>(view.element.bytes()), mode);
}

}  // namespace tilewright::lowering
