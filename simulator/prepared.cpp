#include "simulator/prepared.h"

#include <algorithm>

#include "ir/builder.h"
#include "ir/error.h"

namespace tilewright::simulator {
namespace {

// Lowest set bit of everything that may not disturb a contiguous run.
std::size_t contiguous_run(const ir::SharedLayout& l) {
  int k = 0;
  while (k < l.bits && l.basis[k] == 1u << k) ++k;
  auto limit = [&](std::uint32_t v) {
    if (v) k = std::min(k, std::countr_zero(v));
  };
  for (int i = k; i < l.bits; ++i) limit(l.basis[i]);
  limit(l.origin);
  for (const ir::Padding& p : l.padding) limit(static_cast<std::uint32_t>(p.interval));
  return std::size_t{1} << k;
}

}  // namespace

Prepared::Prepared(const ir::Program& p, bool owners) : program(p), with_owners_(owners) {
  prepare(*p.body, body);
}

int Prepared::number(const ir::Value* v) {
  auto [it, fresh] = numbers_.try_emplace(v, value_count);
  if (fresh) ++value_count;
  return it->second;
}

void Prepared::prepare(const ir::Region& region, PreparedRegion& out) {
  for (const auto& a : region.arguments) out.arguments.push_back(number(a.get()));
  for (const auto& op : region.ops) {
    if (op->kind == ir::OpKind::yield_) {
      for (const ir::Value* v : op->operands) out.yields.push_back(number(v));
      continue;
    }
    out.ops.emplace_back();
    prepare(*op, out.ops.back());
  }
}

void Prepared::prepare(const ir::Op& op, PreparedOp& out) {
  using K = ir::OpKind;
  out.op = &op;
  out.id = static_cast<int>(ops.size());
  ops.push_back(&op);
  for (const ir::Value* v : op.operands) {
    if (!numbers_.contains(v))
      throw InternalError(ir::where(op) + ": an operand is used before it is defined");
    out.operands.push_back(number(v));
  }
  for (const auto& r : op.results) out.results.push_back(number(r.get()));
  out.handler = handler(op.kind);
  if (ir::info(op.kind).op_class == ir::OpClass::scalar)
    out.scalar = std::make_unique<ScalarOp>(prepare_scalar(op));
  else if (!out.handler)
    throw InternalError(ir::where(op) + ": the simulator has no handler for this op");

  switch (op.kind) {
    case K::map_:
    case K::reduce_:
    case K::scan_: out.elements = std::make_unique<ElementRegion>(*op.regions[0]); return;
    case K::shared_alloc_: {
      const ir::Type& t = op.result()->type;
      out.buffer = static_cast<int>(buffers.size());
      out.shared_map = shared_map(t);
      if (!op.operands.empty()) out.owners = this->owners(op.operands[0]->type);
      buffers.push_back(
          {&op, op.text("name", "buffer " + std::to_string(buffers.size())),
           ir::allocated_elements(t.shared_layout, t.shape) * static_cast<std::size_t>(t.element.bytes()),
           t.element.bytes()});
      buffer_of_view_[op.result()] = out.buffer;
      return;
    }
    case K::shared_load_:
      out.shared_map = shared_map(op.operands[0]->type);
      out.owners = this->owners(op.result()->type);
      return;
    case K::shared_store_:
      out.shared_map = shared_map(op.operands[0]->type);
      out.owners = this->owners(op.operands[1]->type);
      return;
    case K::copy_async_:
      out.shared_map = shared_map(op.operands[1]->type);
      out.owners = this->owners(op.operands[0]->type);
      return;
    default: break;
  }
  if (op.results.size() == 1 && op.result()->type.is_shared()) {  // a view
    int b = buffer_of_view_.at(op.operands[0]);
    buffer_of_view_[op.result()] = b;
    PreparedBuffer& buffer = buffers[static_cast<std::size_t>(b)];
    buffer.cell = std::min(buffer.cell, op.result()->type.element.bytes());
  }
  for (const auto& r : op.regions) {
    out.regions.emplace_back();
    prepare(*r, out.regions.back());
  }
}

const SharedMap* Prepared::shared_map(const ir::Type& view) {
  auto& entry = maps_[view.shape.text() + view.shared_layout.text()];
  if (!entry) {
    entry = std::make_unique<SharedMap>();
    entry->offset.resize(static_cast<std::size_t>(view.shape.elements()));
    for (std::size_t i = 0; i < entry->offset.size(); ++i)
      entry->offset[i] = view.shared_layout.offset(static_cast<std::uint32_t>(i));
    entry->run = std::min(contiguous_run(view.shared_layout), entry->offset.size());
  }
  return entry.get();
}

const Owners* Prepared::owners(const ir::Type& tile) {
  if (!with_owners_) return nullptr;
  auto& entry = owners_[tile.shape.text() + tile.layout.text()];
  if (!entry) {
    entry = std::make_unique<Owners>();
    auto n = static_cast<std::size_t>(tile.shape.elements());
    entry->writer.assign(n, 0);
    entry->readers.assign(n, tile.is_scalar() ? 1u : 0u);
    if (tile.is_tile())
      for (int warp = tile.layout.warps() - 1; warp >= 0; --warp)
        for (int lane = 0; lane < 32; ++lane)
          for (int reg = 0; reg < tile.layout.registers(); ++reg) {
            std::uint32_t e = tile.layout.element(reg, lane, warp);
            entry->writer[e] = static_cast<std::uint8_t>(warp);
            entry->readers[e] |= 1u << warp;
          }
  }
  return entry.get();
}

}  // namespace tilewright::simulator
