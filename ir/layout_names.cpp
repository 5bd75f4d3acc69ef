#include "ir/layout_names.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

#include "ir/layout_specs.h"

namespace tilewright::ir {
namespace {

std::string text(const detail::IntList& list) {
  std::string s = "[";
  for (int i = 0; i < list.size; ++i) s += (i ? ", " : "") + std::to_string(list.v[i]);
  return s + "]";
}

// Counts the bits of each dimension among `n` images. A zero image goes to the dimension of the image before
// it, the first ones to the fastest dimension. False if an image is no single bit.
bool count_bits(const std::uint32_t* images, int n, const Shape& shape, int fastest, detail::IntList& list) {
  list.size = shape.rank;
  for (int d = 0; d < shape.rank; ++d) list.v[d] = 1;
  int dimension = fastest;
  for (int i = 0; i < n; ++i) {
    if (images[i]) {
      if (!std::has_single_bit(images[i])) return false;
      for (int d = 0; d < shape.rank; ++d)
        if (images[i] & shape.mask(d)) dimension = d;
    }
    list.v[dimension] *= 2;
  }
  return true;
}

template <class Spec>
bool means(const Spec& spec, const Shape& shape, const TileLayout& layout) {
  try {
    return spec.resolve(shape) == layout;
  } catch (const UserError&) {  // the spec does not fit the shape
    return false;
  }
}

std::optional<Blocked> as_blocked(const TileLayout& l, const Shape& shape) {
  std::vector<int> order(static_cast<std::size_t>(shape.rank));
  std::iota(order.rbegin(), order.rend(), 0);  // the last dimension first
  std::vector<int> permutation = order;
  do {
    Blocked b;
    b.order.size = shape.rank;
    std::copy(permutation.begin(), permutation.end(), b.order.v);
    int fastest = permutation[0];
    if (!count_bits(l.basis + l.register_bits, TileLayout::lane_bits, shape, fastest, b.threads_per_warp) ||
        !count_bits(l.basis + l.register_bits + TileLayout::lane_bits, l.warp_bits, shape, fastest,
                    b.warps_per_cta))
      return std::nullopt;
    for (int r = 0; r <= l.register_bits; ++r) {
      if (!count_bits(l.basis, r, shape, fastest, b.size_per_thread)) return std::nullopt;
      if (means(b, shape, l)) return b;
    }
  } while (std::prev_permutation(permutation.begin(), permutation.end()));
  return std::nullopt;
}

std::string text(const MmaAccumulator& m) {
  return "mma_accumulator(" + std::to_string(m.warps_m) + ", " + std::to_string(m.warps_n) + ")";
}

}  // namespace

std::string layout_name(const TileLayout& layout, const Shape& shape) {
  if (!possible(layout) || shape.rank == 0 || !shape.powers_of_two() ||
      shape.total_bits() > TileLayout::capacity)
    return "";
  if (shape.rank >= 2) {
    for (int m = layout.warps(); m >= 1; m /= 2) {
      MmaAccumulator parent{m, layout.warps() / m};
      if (means(parent, shape, layout)) return text(parent);
    }
    for (int m = layout.warps(); m >= 1; m /= 2)
      for (int index = 0; index < 2; ++index)
        for (int k_width = 1; k_width <= 8; k_width *= 2) {
          DotOperand operand{index, {m, layout.warps() / m}, k_width};
          if (means(operand, shape, layout))
            return "dot_operand(" + std::to_string(index) + ", " + text(operand.parent) + ", " +
                   std::to_string(k_width) + ")";
        }
  }
  if (auto b = as_blocked(layout, shape)) {
    std::string s = "blocked(" + text(b->size_per_thread) + ", " + text(b->threads_per_warp) + ", " +
                    text(b->warps_per_cta);
    bool row_major = true;
    for (int i = 0; i < shape.rank; ++i) row_major &= b->order.v[i] == shape.rank - 1 - i;
    return s + (row_major ? "" : ", " + text(b->order)) + ")";
  }
  return "";
}

std::string layout_name(const SharedLayout& layout, const Shape& shape, const Element& element) {
  if (!shape.has_elements() || shape.total_bits() > SharedLayout::capacity) return "";
  auto is = [&](const auto& spec) { return resolve(spec, shape, element.bytes()) == layout; };
  if (is(SwizzleBytes{0})) return "swizzle_none";
  for (int bytes : {128, 64, 32})
    if (is(SwizzleBytes{bytes})) return "swizzle_" + std::to_string(bytes) + "B";
  if (layout.padding[0].interval && !layout.padding[1].interval) {
    Padded p{layout.padding[0].interval, layout.padding[0].amount};
    if (is(p)) return "padded(" + std::to_string(p.interval) + ", " + std::to_string(p.amount) + ")";
  }
  if (shape.rank < 2) return "";
  for (int max_phase = 2; max_phase <= 64; max_phase *= 2)
    for (int per_phase = 1; per_phase <= 64; per_phase *= 2)
      for (int vec = 1; vec <= 64; vec *= 2)
        if (is(Swizzled{vec, per_phase, max_phase}))
          return "swizzled(" + std::to_string(vec) + ", " + std::to_string(per_phase) + ", " +
                 std::to_string(max_phase) + ")";
  return "";
}

}  // namespace tilewright::ir
