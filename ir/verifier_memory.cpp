// Rules of global memory, copies and barriers.
#include "ir/verifier_check.h"

namespace tilewright::ir {
namespace {

using enum ElementType;

// What the pointers of the first operand point to; none if it is no pointer.
Type pointee(OpCheck& c) {
  if (!c.scalar_or_tile(0)) return {};
  const Type& p = c.operand(0);
  if (!c.require(p.element.pointer, "pointers", p.brief(), "pointers", "move a pointer with pointer_add"))
    return {};
  return p.with_element({p.element.type, false});
}

void mask(OpCheck& c, int i, const Type& like) {
  if (c.operands() > i)
    c.same(c.operand_name(i), c.operand(i), like.with_element({i1}), "i1 in the pointers' shape and layout");
}

void evict(OpCheck& c) { c.word("evict", {"first", "last", "no_allocate"}); }

void load(OpCheck& c) {
  c.word("cache", {"ca", "cg", "cs", "cv"});
  evict(c);
  Type value = pointee(c);
  if (value.kind == Type::Kind::none) return;
  mask(c, 1, value);
  if (c.operands() > 2) c.same("other", c.operand(2), value, "what the pointers point to");
  c.same("result", c.result(), value, "what the pointers point to");
}

void store(OpCheck& c) {
  c.word("cache", {"wb", "cg", "cs", "wt"});
  evict(c);
  Type value = pointee(c);
  if (value.kind == Type::Kind::none) return;
  c.same("value", c.operand(1), value, "the pointers' element");
  mask(c, 2, value);
}

void order_and_scope(OpCheck& c) {
  c.word("order", {"relaxed", "acquire", "release", "acq_rel"});
  c.word("scope", {"cta", "gpu", "system"});
}

void atomic(OpCheck& c) {
  order_and_scope(c);
  Type value = pointee(c);
  if (value.kind == Type::Kind::none ||
      !c.word("kind", {"add", "and", "or", "xor", "min", "max", "exchange"}))
    return;
  std::string kind = c.op.text("kind");
  std::string change = "atomic " + kind + " does not exist for it";
  bool good = true;
  if (kind == "add")
    good = c.element("pointers", value, {i32, i64, f16, bf16, f32}, change);
  else if (kind == "and" || kind == "or" || kind == "xor")
    good = c.element("pointers", value, {i32, i64}, change);
  else
    good = c.element("pointers", value, {i32, i64, f32}, change);
  if (!good) return;
  c.same("value", c.operand(1), value, "the pointers' element");
  mask(c, 2, value);
  c.same("result", c.result(), value, "the old value");
}

void atomic_compare_exchange(OpCheck& c) {
  order_and_scope(c);
  Type value = pointee(c);
  if (value.kind == Type::Kind::none) return;
  if (!c.element("pointers", value, {i32, i64}, "bitcast the pointers' element")) return;
  c.same("expected", c.operand(1), value, "the pointers' element");
  c.same("value", c.operand(2), value, "the pointers' element");
  c.same("result", c.result(), value, "the old value");
}

void copy_async(OpCheck& c) {
  c.word("cache", {"ca", "cg"});
  evict(c);
  if (!c.tile(0) || !c.shared(1)) return;
  Type value = pointee(c);
  if (value.kind == Type::Kind::none) return;
  const Type& buffer = c.operand(1);
  c.require(buffer.shape == value.shape && buffer.element == value.element, "buffer", buffer.brief(),
            "shared<" + value.element.text() + value.shape.text() + "> (what the pointers point to)");
  mask(c, 2, value);
}

}  // namespace

void check_memory_op(OpCheck& c) {
  switch (c.op.kind) {
    case OpKind::load_: return load(c);
    case OpKind::store_: return store(c);
    case OpKind::atomic_: return atomic(c);
    case OpKind::atomic_compare_exchange_: return atomic_compare_exchange(c);
    case OpKind::copy_async_: return copy_async(c);
    case OpKind::wait_group_: c.in_range("pending", 0, 1 << 20, ""); return;
    case OpKind::shared_alloc_:
    case OpKind::shared_index_:
    case OpKind::shared_slice_:
    case OpKind::shared_permute_:
    case OpKind::shared_reshape_:
    case OpKind::shared_reinterpret_:
    case OpKind::shared_load_:
    case OpKind::shared_store_: return check_shared_op(c);
    case OpKind::peer_load_:
    case OpKind::peer_store_:
    case OpKind::store_async_: return check_peer_op(c);
    default: return check_async_op(c);
  }
}

}  // namespace tilewright::ir
