#include "lowering/tensor_box_plan.h"

#include <algorithm>
#include <bit>

#include "lowering/swizzle.h"

namespace tilewright::lowering {

namespace {

constexpr int max_extent = 256;   // of a box
constexpr int max_pixels = 1024;  // of a column in im2col mode

std::optional<TensorBoxPlan> plan_for(const ir::Type& buffer, int map_rank, int swizzle, int most_rows) {
  const ir::Shape& shape = buffer.shape;
  const int missing = map_rank - shape.rank;
  TensorBoxPlan plan;
  plan.rank = map_rank;
  plan.swizzle = swizzle;
  plan.alignment = std::max<std::uint32_t>(128, swizzle_repeat(swizzle));
  plan.box.fill(1);
  // The box takes the low bits of each dimension as long as they follow each other in memory.
  std::uint32_t next = static_cast<std::uint32_t>(buffer.element.bytes());
  std::uint32_t inside = 0, outside = unswizzled_origin(buffer, swizzle);
  std::array<int, ir::max_rank> taken = {};
  for (int d = shape.rank - 1; d >= 0; --d) {
    int& bits = taken[static_cast<std::size_t>(d)];
    const bool innermost = d == shape.rank - 1;
    while (bits < shape.bits(d) && 2 << bits <= (innermost ? max_extent : most_rows) &&
           !(innermost && swizzle && next == static_cast<std::uint32_t>(swizzle)) &&
           unswizzled_image(buffer, shape.first_bit(d) + bits, swizzle) == next) {
      inside |= next;
      next *= 2;
      ++bits;
    }
    // Where an extent is no power of two: a box of all there is, or of parts that do not reach past the last.
    while (bits < shape.bits(d) && shape.dim[d] % (1 << bits)) {
      --bits;
      next /= 2;
      inside &= ~next;
    }
    plan.box[static_cast<std::size_t>(missing + d)] = std::min(1 << bits, shape.dim[d]);
    if (shape.dim[d] % (1 << bits)) next = 0;  // what follows such a box in memory is no image of a bit
  }
  const int inner_bytes = plan.box[static_cast<std::size_t>(map_rank - 1)] * buffer.element.bytes();
  if (inner_bytes % 16) return std::nullopt;
  // The engine lays rows out as far apart as the swizzle is wide: narrower ones would reach past the buffer,
  // whatever its first rows look like (8 rows of 32 bytes are swizzled alike by all three modes).
  if (swizzle && inner_bytes != swizzle) return std::nullopt;
  // Everything else is a choice between instructions.
  TensorBoxCopy first;
  first.byte = outside;
  plan.copies = {first};
  for (int d = shape.rank - 1; d >= 0; --d)
    for (int bit = taken[static_cast<std::size_t>(d)]; bit < shape.bits(d); ++bit) {
      const std::uint32_t image = unswizzled_image(buffer, shape.first_bit(d) + bit, swizzle);
      if (image & outside) return std::nullopt;
      outside |= image;
      const std::size_t n = plan.copies.size();
      for (std::size_t i = 0; i < n; ++i) {
        TensorBoxCopy copy = plan.copies[i];
        int& offset = copy.offset[static_cast<std::size_t>(missing + d)];
        offset += 1 << bit;
        copy.byte ^= image;
        if (offset < shape.dim[d]) plan.copies.push_back(copy);
      }
    }
  if ((inside & outside) || outside % 128) return std::nullopt;
  return plan;
}

}  // namespace

static std::optional<TensorBoxPlan> best_plan(const ir::Type& buffer, int map_rank, int most_rows,
                                              std::string& why) {
  const std::string found = "found a buffer of shape " + buffer.shape.text() + " of " +
                            buffer.element.text() + " in layout " + buffer.shared_layout.text();
  if (buffer.shape.rank > map_rank) {
    why = found + ", expected at most the " + std::to_string(map_rank) + " dimensions of the map";
    return std::nullopt;
  }
  if (buffer.shared_layout.slot_stride) {
    why = found + ", whose slots are copied one by one: choose one with index(i)";
    return std::nullopt;
  }
  if (buffer.shared_layout.has_padding()) {
    why = found + ", which has padding; tensor copies write swizzled layouts: use swizzle_128B";
    return std::nullopt;
  }
  std::optional<TensorBoxPlan> best;
  for (int swizzle : {0, 128, 64, 32}) {
    std::optional<TensorBoxPlan> plan = plan_for(buffer, map_rank, swizzle, most_rows);
    if (plan && (!best || plan->copies.size() < best->copies.size())) best = std::move(plan);
  }
  if (!best)
    why = found +
          ", which a tensor copy cannot make; use no swizzle, or swizzle_128B, swizzle_64B or swizzle_32B, "
          "no wider "
          "than a row, with rows of 16 bytes or more";
  return best;
}

std::optional<TensorBoxPlan> plan_tensor_box(const ir::Type& buffer, int map_rank, std::string& why) {
  return best_plan(buffer, map_rank, max_extent, why);
}

std::optional<TensorBoxPlan> plan_pixel_column(const ir::Type& buffer, std::string& why) {
  std::optional<TensorBoxPlan> plan = best_plan(buffer, 2, max_pixels, why);
  if (!plan || plan->box[0] == buffer.shape.dim[0]) return plan;
  why =
      "found a buffer of shape " + buffer.shape.text() + " in layout " + buffer.shared_layout.text() +
      ", expected one whose pixels follow each other in memory; use no swizzle, or one of the buffer's rows";
  return std::nullopt;
}

}  // namespace tilewright::lowering
