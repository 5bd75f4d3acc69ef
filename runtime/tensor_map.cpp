#include "runtime/tensor_map.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>

#include "ir/element_type.h"

namespace tilewright::runtime {
namespace {

constexpr std::int64_t most_extent = std::int64_t{1} << 32, most_stride = std::int64_t{1} << 40;

ir::ElementType type_of(const std::string& element) {
  if (element == "u64") return ir::ElementType::i64;
  return ir::element_type_named(element).value_or(ir::ElementType::u8);
}

int data_type(const std::string& element) {
  if (element == "u64") return tensor_map_type::u64;
  switch (type_of(element)) {
    case ir::ElementType::i16: return tensor_map_type::u16;
    case ir::ElementType::i32: return tensor_map_type::i32;
    case ir::ElementType::i64: return tensor_map_type::i64;
    case ir::ElementType::f16: return tensor_map_type::f16;
    case ir::ElementType::bf16: return tensor_map_type::bf16;
    case ir::ElementType::f32: return tensor_map_type::f32;
    default: return tensor_map_type::u8;
  }
}

int bytes_of(const std::string& element) { return ir::Element{type_of(element), false}.bytes(); }

std::string dimension(int d) { return "dimension " + std::to_string(d); }

// Strides as the driver wants them: of dimensions of one element, any; frameworks put odd ones there.
std::array<std::int64_t, 5> usable_strides(const ir::TensorView& view) {
  std::array<std::int64_t, 5> strides = {};
  for (int d = view.rank - 1; d >= 0; --d) {
    strides[d] = view.stride[d];
    const bool unusable = strides[d] % 16 != 0 || strides[d] < 0 || strides[d] >= most_stride;
    if (d < view.rank - 1 && view.shape[d] == 1 && unusable) {
      const std::int64_t inner = view.shape[d + 1] * strides[d + 1];
      strides[d] = std::min((inner + 15) / 16 * 16, most_stride - 16);
    }
  }
  return strides;
}

struct Remembered {
  ir::TensorView view;
  int type = -1, rank = 0, swizzle = 0;
  bool im2col = false;
  std::array<int, 5> box = {};
  alignas(64)
      std::array<std::byte, lowering::TensorMapArgument::size> descriptor;  // the driver wants the alignment
};

std::size_t slot_of(const ir::TensorView& view, const lowering::TensorMapArgument& map, std::size_t slots) {
  std::uint64_t h = view.address * 0x9E3779B97F4A7C15ull;
  auto mix = [&](std::int64_t v) { h = (h ^ static_cast<std::uint64_t>(v)) * 0x9E3779B97F4A7C15ull; };
  for (int d = 0; d < map.rank; ++d) mix(view.shape[d]), mix(view.stride[d]), mix(map.box[d]);
  mix(map.swizzle), mix(map.im2col);
  return static_cast<std::size_t>(h >> 40) % slots;
}

// What im2col mode takes of a pixel box (CUDA driver API, cuTensorMapEncodeIm2col).
std::string im2col_mistake(const ir::TensorView& view) {
  if (!view.im2col.given)
    return "found no pixel box, expected one: the kernel copies the tensor in im2col mode; change: pass "
           "tensor.with_im2col(...)";
  const int most = view.rank == 3 ? 1 << 15 : view.rank == 4 ? 1 << 7 : 1 << 4;
  for (int d = 0; d < view.rank - 2; ++d) {
    const int lower = view.im2col.lower[d], upper = view.im2col.upper[d], step = view.im2col.step[d];
    const std::string place = "the pixel box in " + dimension(d + 1);
    for (const int corner : {lower, upper})
      if (corner < -most || corner >= most)
        return place + " has a corner " + std::to_string(corner) + ", expected " + std::to_string(-most) +
               " to " + std::to_string(most - 1);
    if (step < 1 || step > 8) return place + " has step " + std::to_string(step) + ", expected 1 to 8";
    if (lower > view.shape[d + 1] - 1 + upper)
      return place + " is empty: it goes from " + std::to_string(lower) + " to " +
             std::to_string(view.shape[d + 1] - 1 + upper) + "; change: correct its corners";
  }
  return "";
}

}  // namespace

std::string tensor_view_mistake(const ir::TensorView& view, const lowering::TensorMapArgument& map) {
  if (view.rank != map.rank)
    return "found a tensor of " + std::to_string(view.rank) + " dimensions, expected " +
           std::to_string(map.rank);
  if (view.address == 0) return "is null, expected device memory; change: pass a tensor";
  if (view.address % 16 != 0) {
    char address[24];
    std::snprintf(address, sizeof(address), "0x%llx", static_cast<unsigned long long>(view.address));
    return std::string("address ") + address +
           " is not a multiple of 16 bytes; change: start the tensor at an aligned element, or copy it";
  }
  const std::array<std::int64_t, 5> strides = usable_strides(view);
  const int bytes = bytes_of(map.element), last = view.rank - 1;
  if (view.stride[last] != bytes && view.shape[last] != 1)
    return "stride of the last dimension is " + std::to_string(view.stride[last]) + " bytes, expected " +
           std::to_string(bytes) + " (contiguous elements); change: transpose the tensor or copy it";
  for (int d = 0; d < view.rank; ++d) {
    if (view.shape[d] < 1 || view.shape[d] > most_extent)
      return dimension(d) + " has " + std::to_string(view.shape[d]) + " elements, expected 1 to 2^32" +
             (view.shape[d] == 0 ? "; change: skip the launch for an empty tensor" : "");
    if (d == last) continue;
    if (strides[d] % 16 != 0 || strides[d] < 0 || strides[d] >= most_stride)
      return "stride of " + dimension(d) + " is " + std::to_string(strides[d]) +
             " bytes, expected a multiple of 16 below 2^40; change: pad the rows to a multiple of " +
             std::to_string(16 / bytes) + " elements";
  }
  return map.im2col ? im2col_mistake(view) : "";
}

DriverResult encode_tensor_map(const ir::TensorView& view, const lowering::TensorMapArgument& map,
                               std::span<std::byte> to) {
  static thread_local std::array<Remembered, 64> remembered;
  Remembered& entry = remembered[slot_of(view, map, remembered.size())];
  const int type = data_type(map.element);
  const bool known = entry.view == view && entry.type == type && entry.rank == map.rank &&
                     entry.box == map.box && entry.swizzle == map.swizzle && entry.im2col == map.im2col;
  if (!known) {
    entry.type = -1;
    // The driver counts dimensions from the innermost one.
    std::uint64_t extents[5] = {}, outer_strides[5] = {};
    std::uint32_t box[5] = {}, element_strides[5] = {1, 1, 1, 1, 1};
    const std::array<std::int64_t, 5> strides = usable_strides(view);
    for (int d = 0; d < view.rank; ++d) {
      const int from = view.rank - 1 - d;
      extents[d] = static_cast<std::uint64_t>(view.shape[from]);
      box[d] = static_cast<std::uint32_t>(map.box[static_cast<std::size_t>(from)]);
      if (d > 0) outer_strides[d - 1] = static_cast<std::uint64_t>(strides[static_cast<std::size_t>(from)]);
    }
    const int swizzle = map.swizzle == 128  ? tensor_map_swizzle::bytes_128
                        : map.swizzle == 64 ? tensor_map_swizzle::bytes_64
                        : map.swizzle == 32 ? tensor_map_swizzle::bytes_32
                                            : tensor_map_swizzle::none;
    const auto rank = static_cast<std::uint32_t>(view.rank);
    auto* address = reinterpret_cast<void*>(view.address);
    DriverResult result;
    if (map.im2col) {
      int lower[3] = {}, upper[3] = {};
      for (int d = 0; d < view.rank - 2; ++d) {  // W, H, D
        const int from = view.rank - 3 - d;
        lower[d] = view.im2col.lower[from];
        upper[d] = view.im2col.upper[from];
        element_strides[d + 1] = static_cast<std::uint32_t>(view.im2col.step[from]);
      }
      result = driver().TensorMapEncodeIm2col(entry.descriptor.data(), type, rank, address, extents,
                                              outer_strides, lower, upper, /*channels*/ box[0],
                                              /*pixels*/ box[1], element_strides, /*interleave*/ 0, swizzle,
                                              tensor_map_promotion::l2_128_bytes, /*zeros outside*/ 0);
    } else {
      result = driver().TensorMapEncodeTiled(entry.descriptor.data(), type, rank, address, extents,
                                             outer_strides, box, element_strides, /*interleave*/ 0, swizzle,
                                             tensor_map_promotion::l2_128_bytes, /*zeros outside*/ 0);
    }
    if (result != driver_result::success) return result;
    entry.view = view;
    entry.type = type;
    entry.rank = map.rank;
    entry.box = map.box;
    entry.swizzle = map.swizzle;
    entry.im2col = map.im2col;
  }
  std::memcpy(to.data(), entry.descriptor.data(), entry.descriptor.size());
  return driver_result::success;
}

}  // namespace tilewright::runtime
