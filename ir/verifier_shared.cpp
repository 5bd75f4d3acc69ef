// Rules of shared memory: buffers, views of them, and accesses.
#include "ir/verifier_check.h"

namespace tilewright::ir {
namespace {

bool shared_result(OpCheck& c) {
  return c.require(c.result().is_shared(), "result", c.result().brief(), "a view of shared memory");
}

// The result is the view that the op makes of its buffer.
void view(OpCheck& c, const Shape& shape, const SharedLayout& layout, std::string_view why) {
  c.same("result", c.result(), Type::shared(c.operand(0).element, shape, layout), why);
}

void alloc(OpCheck& c) {
  if (!shared_result(c)) return;
  const Type& r = c.result();
  c.require(r.shared_layout.origin == 0, "result", layout_text(r),
            "a layout without an origin (a whole buffer)");
  if (c.operands() == 0 || !c.tile(0)) return;
  c.require(c.operand(0).shape == r.shape && c.operand(0).element == r.element, "initial",
            c.operand(0).brief(), "tile<" + r.element.text() + r.shape.text() + "> (the buffer's)");
}

void index(OpCheck& c) {
  const Type& b = c.operand(0);
  c.same("index", c.operand(1), Type::scalar(ElementType::i32), "");
  if (!c.require(b.shape.rank >= 2, "buffer", b.brief(),
                 "at least two dimensions, of which the first is indexed"))
    return;
  if (!c.require(
          leading_stride(b.shared_layout, b.shape) != 0, "buffer", layout_text(b),
          "slots of dimension 0 that follow one another",
          "allocate the buffer with the slots as its first dimension, in a layout that keeps them apart"))
    return;
  view(c, b.shape.without(0), sliced(b.shared_layout, b.shape, 0, 0, 1), "one slot of the buffer");
}

void slice(OpCheck& c) {
  const Type &b = c.operand(0), &r = c.result();
  if (!c.in_range("dim", 0, b.shape.rank - 1, "the dimensions of " + b.brief())) return;
  int d = static_cast<int>(c.op.integer("dim"));
  if (!c.require(r.shape.rank == b.shape.rank, "result", r.brief(),
                 std::to_string(b.shape.rank) + " dimensions"))
    return;
  int extent = r.shape.dim[d], whole = b.shape.dim[d];
  std::int64_t start = c.op.integer("start");
  if (!c.require(extent > 0 && (extent & (extent - 1)) == 0, "result", r.brief(),
                 "a power of two of elements along dimension " + std::to_string(d)))
    return;
  bool good = start >= 0 && extent <= whole && start <= whole - extent && start % extent == 0;
  if (!c.require(good, "start", std::to_string(start) + " with " + std::to_string(extent) + " elements",
                 "a multiple of " + std::to_string(extent) + " inside the " + std::to_string(whole) +
                     " elements of dimension " + std::to_string(d)))
    return;
  if (!c.require(d > 0 || !b.shared_layout.slot_stride, "dim", "dimension 0 of " + layout_text(b),
                 "another dimension: these slots are no power of two apart", "choose one with shared_index"))
    return;
  view(c, b.shape.with_extent(d, extent),
       sliced(b.shared_layout, b.shape, d, static_cast<int>(start), extent), "that part of the buffer");
}

void permute(OpCheck& c) {
  const Type& b = c.operand(0);
  if (!c.permutation("order", b.shape.rank)) return;
  int order[max_rank] = {};
  Shape shape;
  shape.rank = b.shape.rank;
  for (int i = 0; i < shape.rank; ++i) {
    order[i] = static_cast<int>(c.op.integers("order")[static_cast<std::size_t>(i)]);
    shape.dim[i] = b.shape.dim[order[i]];
  }
  if (!c.require(order[0] == 0 || !b.shared_layout.slot_stride, "order",
                 "dimension 0 of " + layout_text(b) + " moved",
                 "it first: these slots are no power of two apart", "choose one with shared_index first"))
    return;
  view(c, shape, permuted(b.shared_layout, b.shape, order), "the buffer, reordered");
}

void reshape(OpCheck& c) {
  const Type &b = c.operand(0), &r = c.result();
  if (!c.require(b.shape.powers_of_two(), "buffer", b.brief(), "extents that are powers of two")) return;
  if (c.require(b.shape.elements() == r.shape.elements(), "result", r.brief(),
                std::to_string(b.shape.elements()) + " elements as in " + b.brief()))
    view(c, r.shape, b.shared_layout, "the buffer, whose elements stay where they are");
}

// Bytes from the start of the buffer to the end of the view's last element.
std::int64_t end_in_bytes(const Type& t) {
  return std::int64_t{allocated_elements(t.shared_layout, t.shape)} * t.element.bytes();
}

void reinterpret(OpCheck& c) {
  const Type &b = c.operand(0), &r = c.result();
  c.require(std::int64_t{b.shared_layout.origin} * b.element.bytes() ==
                std::int64_t{r.shared_layout.origin} * r.element.bytes(),
            "result", layout_text(r), "the buffer's first byte, " + layout_text(b),
            "reinterpret the whole buffer, then slice");
  std::int64_t room = end_in_bytes(b), needed = end_in_bytes(r);
  c.require(needed <= room, "result", r.brief() + " of " + std::to_string(needed) + " bytes",
            "at most the " + std::to_string(room) + " bytes of " + b.brief());
}

}  // namespace

bool tile_of_view(OpCheck& c, std::string_view subject, const Type& tile) {
  const Type& b = c.operand(0);
  return c.require(tile.is_tile(), subject, tile.brief(), "a tile") &&
         c.require(
             tile.shape == b.shape && tile.element == b.element, subject, tile.brief(),
             "tile<" + b.element.text() + b.shape.text() + "> (the buffer's)",
             tile.shape == b.shape ? std::string("cast it with cast<") + b.element.text() + ">(...)" : "");
}

void check_shared_op(OpCheck& c) {
  OpKind kind = c.op.kind;
  if (kind == OpKind::shared_alloc_) return alloc(c);
  if (!c.shared(0)) return;
  if (kind == OpKind::shared_load_) return void(tile_of_view(c, "result", c.result()));
  if (kind == OpKind::shared_store_) return void(tile_of_view(c, "value", c.operand(1)));
  if (!shared_result(c)) return;
  switch (kind) {
    case OpKind::shared_index_: return index(c);
    case OpKind::shared_slice_: return slice(c);
    case OpKind::shared_permute_: return permute(c);
    case OpKind::shared_reshape_: return reshape(c);
    case OpKind::shared_reinterpret_: return reinterpret(c);
    default: return;
  }
}

}  // namespace tilewright::ir
