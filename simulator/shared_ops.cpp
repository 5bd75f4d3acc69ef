// Shared memory: buffers, views, loads and stores.
#include <utility>

#include "ir/builder.h"
#include "ir/error.h"
#include "simulator/shared_access.h"

namespace tilewright::simulator {
namespace {

void store_tile(Agent& agent, const PreparedOp& op, const SharedView& view, const ir::Type& type,
                const std::byte* values) {
  auto bytes = static_cast<std::size_t>(type.element.bytes());
  SharedCheck(agent, op, view, type.shape, bytes).write(CellState::written);
  store_view(view, *op.shared_map, bytes, values);
}

SharedView& view_result(Agent& agent, const PreparedOp& op) { return agent.result_slot(op).view; }
const SharedView& view_operand(Agent& agent, const PreparedOp& op) { return agent.operand(op, 0).view; }

}  // namespace

void run_shared_alloc(Agent& agent, const PreparedOp& op) {
  SharedBuffer& buffer = agent.cta.buffers[static_cast<std::size_t>(op.buffer)];
  if (!std::exchange(buffer.renewed, false))
    buffer.renew(agent.launch.program.buffers[static_cast<std::size_t>(op.buffer)], agent.checks_races(),
                 agent.tracks_async());
  SharedView& view = view_result(agent, op);
  view = {&buffer, 0};
  if (!op.operands.empty()) store_tile(agent, op, view, op.result_type(), agent.data<std::byte>(op, 0));
}

void run_shared_index(Agent& agent, const PreparedOp& op) {
  const ir::Type& type = op.operand_type(0);
  std::int64_t i = agent.integer(op, 1);
  if (i < 0 || i >= type.shape.dim[0])
    agent.report(op, FindingKind::out_of_bounds, {}, 0,
                 "the index is " + std::to_string(i) + ", but " + type.brief() + " has slots 0 to " +
                     std::to_string(type.shape.dim[0] - 1) + "; wrap or bound the index");
  std::uint32_t stride = ir::leading_stride(type.shared_layout, type.shape);
  if (stride == 0)
    throw UserError(ir::where(*op.op) +
                    ": buffer: the layout does not keep dimension 0 outermost, so it cannot be "
                    "indexed at run time; use a layout whose slots lie one after the other");
  SharedView& view = view_result(agent, op);
  view = view_operand(agent, op);
  view.base += i * static_cast<std::int64_t>(type.shared_layout.padded(stride)) * type.element.bytes();
}

void run_shared_view(Agent& agent, const PreparedOp& op) { agent.share(op); }

// Same bytes from the view's first element on: an origin that a slice left in the old layout becomes part of
// the base.
void run_shared_reinterpret(Agent& agent, const PreparedOp& op) {
  const ir::Type &from = op.operand_type(0), &to = op.result_type();
  SharedView& view = view_result(agent, op);
  view = view_operand(agent, op);
  view.base +=
      static_cast<std::int64_t>(from.shared_layout.padded(from.shared_layout.origin)) * from.element.bytes();
  if (view.base % to.element.bytes() != 0)
    agent.report(op, FindingKind::misaligned, {}, 0,
                 "the view starts at byte offset " + std::to_string(view.base) + " of shared buffer '" +
                     view.buffer->info->name + "', not a multiple of the " +
                     std::to_string(to.element.bytes()) + " bytes of " + to.element.text() +
                     "; slice at a multiple of it");
  std::size_t end =
      static_cast<std::size_t>(view.base) + std::size_t{ir::allocated_elements(to.shared_layout, to.shape)} *
                                                static_cast<std::size_t>(to.element.bytes());
  if (end > view.buffer->info->bytes)
    agent.report(op, FindingKind::out_of_bounds, {}, 0,
                 "the view ends " + std::to_string(end - view.buffer->info->bytes) +
                     " bytes past shared buffer '" + view.buffer->info->name + "' (" +
                     std::to_string(view.buffer->info->bytes) + " bytes); use a smaller shape");
}

void run_shared_load(Agent& agent, const PreparedOp& op) {
  const ir::Type& type = op.result_type();
  const SharedView& view = view_operand(agent, op);
  auto bytes = static_cast<std::size_t>(type.element.bytes());
  SharedCheck(agent, op, view, type.shape, bytes).read();
  load_view(view, *op.shared_map, bytes, static_cast<std::byte*>(agent.result(op)));
}

void run_shared_store(Agent& agent, const PreparedOp& op) {
  store_tile(agent, op, view_operand(agent, op), op.operand_type(0), agent.data<std::byte>(op, 1));
}

// Orders everything before it against everything after it, for all warps.
void run_barrier(Agent& agent, const PreparedOp&) { agent.new_epoch(); }

}  // namespace tilewright::simulator
