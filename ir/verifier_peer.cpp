// Rules of accesses to the shared memory of other CTAs of the cluster.
#include <algorithm>

#include "ir/verifier_check.h"

namespace tilewright::ir {
namespace {

using enum ElementType;

// Bytes that each thread holds side by side in the view: the word it stores. The registers' images have to
// begin 1, 2, 4, ... elements, and everything else to move by whole words.
int word_bytes(const Type& tile, const Type& view) {
  const SharedLayout& l = view.shared_layout;
  auto image = [&](int i) { return l.linear_offset(tile.layout.basis[i]) ^ l.origin; };
  const int images = tile.layout.register_bits + TileLayout::lane_bits + tile.layout.warp_bits;
  int elements = 1;
  for (; elements * view.element.bytes() < 4; elements *= 2) {
    int own = -1;
    for (int i = 0; i < tile.layout.register_bits; ++i)
      if (image(i) == static_cast<std::uint32_t>(elements)) own = i;
    const auto word = static_cast<std::uint32_t>(2 * elements);
    bool whole = own >= 0 && l.origin % word == 0;
    for (int i = 0; i < images; ++i) {
      const bool inside = i < tile.layout.register_bits && image(i) < word;
      whole &= inside || image(i) % word == 0;
    }
    for (const Padding& p : l.padding)
      whole &= p.interval % static_cast<int>(word) == 0 && p.amount % static_cast<int>(word) == 0;
    if (!whole) break;
  }
  return elements * view.element.bytes();
}

}  // namespace

bool cluster_rank(OpCheck& c, int i) {
  if (!c.same(c.operand_name(i), c.operand(i), Type::scalar(i32), "a rank in the cluster")) return false;
  const std::int64_t* rank = c.constant(i);
  if (c.cluster == 0 || !rank) return true;
  return c.require(*rank >= 0 && *rank < c.cluster, c.operand_name(i), "CTA " + std::to_string(*rank),
                   "0 to " + std::to_string(c.cluster - 1) + ", the CTAs of the program's cluster",
                   "correct the rank, or launch with a larger cluster");
}

void check_peer_op(OpCheck& c) {
  if (!c.shared(0) || !cluster_rank(c, 1)) return;
  c.require(c.cluster != 1, "buffer", "a program whose cluster is one CTA", "a cluster of 2 to 16 CTAs",
            "give the kernel a cluster, or use the buffer itself");
  if (c.op.kind == OpKind::peer_load_) {
    tile_of_view(c, "result", c.result());
    return;
  }
  const Type& value = c.operand(2);
  if (!tile_of_view(c, "value", value) || c.op.kind == OpKind::peer_store_) return;
  one_barrier(c, 3);
  const int bytes = word_bytes(value, c.operand(0));
  c.require(bytes >= 4, "value",
            std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes") + " that a thread holds side by side",
            "words of 4 bytes or more: st.async stores nothing smaller",
            "use a layout with more elements of a row in a thread, a shared layout that keeps them together, "
            "or a larger element type");
}

}  // namespace tilewright::ir
