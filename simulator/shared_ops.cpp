// Shared memory: buffers, views, loads and stores.
#include "ir/builder.h"
#include "ir/error.h"
#include "simulator/shared_access.h"

namespace tilewright::simulator {
namespace {

void store_tile(Cta& cta, const PreparedOp& op, const SharedView& view, const ir::Type& type,
                const std::byte* values) {
  auto bytes = static_cast<std::size_t>(type.element.bytes());
  SharedCheck(cta, op, view, type.shape, bytes).write(CellState::written);
  store_view(view, *op.shared_map, bytes, values);
}

SharedView& view_result(Cta& cta, const PreparedOp& op) {
  return cta.slots[static_cast<std::size_t>(op.results[0])].view;
}
const SharedView& view_operand(Cta& cta, const PreparedOp& op) {
  return cta.slots[static_cast<std::size_t>(op.operands[0])].view;
}

}  // namespace

void run_shared_alloc(Cta& cta, const PreparedOp& op) {
  SharedBuffer& buffer = cta.buffers[static_cast<std::size_t>(op.buffer)];
  buffer.renew(cta.launch.program.buffers[static_cast<std::size_t>(op.buffer)], cta.checks_races());
  SharedView& view = view_result(cta, op);
  view = {&buffer, 0};
  if (!op.operands.empty()) store_tile(cta, op, view, op.result_type(), cta.data<std::byte>(op, 0));
}

void run_shared_index(Cta& cta, const PreparedOp& op) {
  const ir::Type& type = op.operand_type(0);
  std::int64_t i = cta.integer(op, 1);
  if (i < 0 || i >= type.shape.dim[0])
    cta.report(op, FindingKind::out_of_bounds, {}, 0,
               "the index is " + std::to_string(i) + ", but " + type.brief() + " has slots 0 to " +
                   std::to_string(type.shape.dim[0] - 1) + "; wrap or bound the index");
  std::uint32_t stride = ir::leading_stride(type.shared_layout, type.shape);
  if (stride == 0)
    throw UserError(ir::where(*op.op) +
                    ": buffer: the layout does not keep dimension 0 outermost, so it cannot be "
                    "indexed at run time; use a layout whose slots lie one after the other");
  SharedView& view = view_result(cta, op);
  view = view_operand(cta, op);
  view.base += i * static_cast<std::int64_t>(type.shared_layout.padded(stride)) * type.element.bytes();
}

void run_shared_view(Cta& cta, const PreparedOp& op) { cta.share(op); }

// Same bytes from the view's first element on: an origin that a slice left in the old layout becomes part of
// the base.
void run_shared_reinterpret(Cta& cta, const PreparedOp& op) {
  const ir::Type &from = op.operand_type(0), &to = op.result_type();
  SharedView& view = view_result(cta, op);
  view = view_operand(cta, op);
  view.base +=
      static_cast<std::int64_t>(from.shared_layout.padded(from.shared_layout.origin)) * from.element.bytes();
  if (view.base % to.element.bytes() != 0)
    cta.report(op, FindingKind::misaligned, {}, 0,
               "the view starts at byte offset " + std::to_string(view.base) + " of shared buffer '" +
                   view.buffer->info->name + "', not a multiple of the " +
                   std::to_string(to.element.bytes()) + " bytes of " + to.element.text() +
                   "; slice at a multiple of it");
  std::size_t end =
      static_cast<std::size_t>(view.base) + std::size_t{ir::allocated_elements(to.shared_layout, to.shape)} *
                                                static_cast<std::size_t>(to.element.bytes());
  if (end > view.buffer->info->bytes)
    cta.report(op, FindingKind::out_of_bounds, {}, 0,
               "the view ends " + std::to_string(end - view.buffer->info->bytes) +
                   " bytes past shared buffer '" + view.buffer->info->name + "' (" +
                   std::to_string(view.buffer->info->bytes) + " bytes); use a smaller shape");
}

void run_shared_load(Cta& cta, const PreparedOp& op) {
  const ir::Type& type = op.result_type();
  const SharedView& view = view_operand(cta, op);
  auto bytes = static_cast<std::size_t>(type.element.bytes());
  SharedCheck(cta, op, view, type.shape, bytes).read();
  load_view(view, *op.shared_map, bytes, static_cast<std::byte*>(cta.result(op)));
}

void run_shared_store(Cta& cta, const PreparedOp& op) {
  store_tile(cta, op, view_operand(cta, op), op.operand_type(0), cta.data<std::byte>(op, 1));
}

// Orders everything before it against everything after it, for all warps.
void run_barrier(Cta& cta, const PreparedOp&) { ++cta.epoch; }

}  // namespace tilewright::simulator
