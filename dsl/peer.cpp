#include "dsl/peer.h"

#include "ir/error.h"

namespace tilewright::detail {
namespace {

// The same value, or the same constant.
bool same_rank(const ir::Value* a, const ir::Value* b) {
  if (a == b) return true;
  auto constant = [](const ir::Value* v) { return v->op && v->op->kind == ir::OpKind::constant_; };
  return constant(a) && constant(b) && a->op->integer("value") == b->op->integer("value");
}

}  // namespace

void emit_store_async(const Handle& buffer, const Handle& rank, const Handle& value,
                      const PeerBarrier& barrier, const SourceLocation& at) {
  Recorder& r = Recorder::current();
  auto where = located(at);
  ir::Value* to = r.value(rank, "store_async: rank", where);
  if (!same_rank(to, r.value(barrier.rank(), "store_async: rank of the barrier", where)))
    throw UserError(where->chain() +
                    ": store_async: barrier: found the barrier of another CTA than the buffer's, expected "
                    "both in the CTA that receives the tile; give peer() the same rank for both");
  r.emit(ir::OpKind::store_async_,
         {r.value(buffer, "store_async: buffer", where), to, r.value(value, "store_async: value", where),
          r.value(barrier.own().handle(), "store_async: barrier", where)},
         {}, where);
}

}  // namespace tilewright::detail
