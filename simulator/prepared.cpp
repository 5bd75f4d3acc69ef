#include "simulator/prepared.h"

#include <algorithm>
#include <bit>

#include "ir/builder.h"
#include "ir/error.h"
#include "simulator/capacity.h"

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
  limit(l.slot_stride);
  for (const ir::Padding& p : l.padding) limit(static_cast<std::uint32_t>(p.interval));
  return std::size_t{1} << k;
}

bool is_asynchronous(ir::OpKind kind) {
  using K = ir::OpKind;
  switch (kind) {
    case K::barrier_alloc_:
    case K::tensor_load_:
    case K::tensor_store_:
    case K::bulk_load_:
    case K::bulk_store_:
    case K::dot_async_:
    case K::warp_specialize_:
    case K::im2col_load_:
    case K::peer_load_:
    case K::peer_store_:
    case K::store_async_:
    case K::cluster_barrier_: return true;
    default: return false;
  }
}

// Runs of elements side by side, joined.
std::vector<std::pair<std::uint32_t, std::uint32_t>> spans(const SharedMap& map) {
  std::vector<std::uint32_t> begins;
  for (std::size_t i = 0; i < map.offset.size(); i += map.run) begins.push_back(map.offset[i]);
  std::sort(begins.begin(), begins.end());
  std::vector<std::pair<std::uint32_t, std::uint32_t>> all;
  for (std::uint32_t b : begins) {
    auto end = b + static_cast<std::uint32_t>(map.run);
    if (!all.empty() && all.back().second == b)
      all.back().second = end;
    else
      all.emplace_back(b, end);
  }
  return all;
}

}  // namespace

Prepared::Prepared(const ir::Program& p, bool owners) : program(p), with_owners_(owners) {
  if (const ir::Op* op = ir::specialization(p)) partitions = ir::partitions(*op);
  ir::walk(*p.body, [&](const ir::Op& op) { asynchronous |= is_asynchronous(op.kind); });
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
          {&op, buffer_name(op),
           ir::allocated_elements(t.shared_layout, t.shape) * static_cast<std::size_t>(t.element.bytes()),
           t.element.bytes(), false});
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
    case K::peer_load_:
    case K::peer_store_:
    case K::store_async_:
      out.shared_map = shared_map(op.operands[0]->type);
      out.owners = this->owners(op.kind == K::peer_load_ ? op.result()->type : op.operands[2]->type);
      buffers[static_cast<std::size_t>(buffer_of_view_.at(op.operands[0]))].reached_by_peers = true;
      return;
    case K::tensor_load_:
    case K::im2col_load_:
    case K::tensor_store_:
    case K::bulk_load_: out.shared_map = shared_map(op.operands[1]->type); return;
    case K::bulk_store_: out.shared_map = shared_map(op.operands[0]->type); return;
    case K::dot_async_:
      if (op.operands[0]->type.is_shared()) out.shared_map = shared_map(op.operands[0]->type);
      out.right_map = shared_map(op.operands[1]->type);
      return;
    case K::barrier_alloc_:
    case K::barrier_index_:
    case K::barrier_arrive_:
    case K::barrier_expect_:
    case K::barrier_arrive_copies_: return prepare_barriers(op, out);
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

void Prepared::prepare_barriers(const ir::Op& op, PreparedOp& out) {
  using K = ir::OpKind;
  if (op.kind == K::barrier_alloc_) {
    out.barrier = static_cast<int>(barrier_count);
    barriers_of_value_[op.result()] = barriers.size();
    auto counted = [&](const char* kind) { return static_cast<int>(op.integer(kind)); };
    barriers.push_back({&op,
                        op.text("name", "barrier " + std::to_string(barriers.size())),
                        op.result()->type.shape.dim[0],
                        {counted("arrives"), counted("expects"), counted("copies")},
                        {}});
    barrier_count += static_cast<std::size_t>(barriers.back().count);
    return;
  }
  std::size_t n = barriers_of_value_.at(op.operands[0]);
  if (op.kind == K::barrier_index_) {
    barriers_of_value_[op.result()] = n;
    return;
  }
  const ir::Region* region = ir::partition_region(op);
  int agent = 0;
  for (std::size_t i = 0; i < partitions.size(); ++i)
    if (partitions[i].region == region) agent = static_cast<int>(i) + 1;
  barriers[n].uses.push_back({&op,
                              op.kind == K::barrier_arrive_   ? Arrival::partition
                              : op.kind == K::barrier_expect_ ? Arrival::expect
                                                              : Arrival::copies,
                              agent});
}

const SharedMap* Prepared::shared_map(const ir::Type& view) {
  auto& entry = maps_[view.shape.text() + view.shared_layout.text()];
  if (!entry) {
    entry = std::make_unique<SharedMap>();
    entry->offset.resize(static_cast<std::size_t>(view.shape.elements()));
    for (std::size_t i = 0; i < entry->offset.size(); ++i)
      entry->offset[i] = view.shared_layout.offset(view.shape.flat(static_cast<std::uint32_t>(i)));
    std::size_t inner = 1;  // elements that lie in a row whose extents are powers of two
    for (int d = view.shape.rank - 1; d >= 0; --d) {
      const auto extent = static_cast<std::size_t>(view.shape.dim[d]);
      inner *= extent & (~extent + 1);
      if (!std::has_single_bit(extent)) break;
    }
    entry->run = std::min(contiguous_run(view.shared_layout), inner);
    if (asynchronous) entry->spans = spans(*entry);
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
