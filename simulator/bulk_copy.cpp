// Bulk copies of contiguous bytes, groups of stores, the proxy fence.
#include "simulator/async_check.h"
#include "simulator/global_access.h"
#include "simulator/global_conflicts.h"
#include "simulator/shared_access.h"

namespace tilewright::simulator {
namespace {

class BulkLoad : public BarrierTransfer {
 public:
  BulkLoad(Agent& agent, const PreparedOp& op, const SharedView& to, const std::byte* source)
      : BarrierTransfer(agent, op, view_bytes(op.operand_type(1))), to_(to), source_(source) {
    if (reads_at_issue(agent, op)) staged_.assign(source_, source_ + bytes);
  }
  void complete() override {
    std::memcpy(to_.buffer->data.data() + to_.base, staged_.empty() ? source_ : staged_.data(),
                static_cast<std::size_t>(bytes));
  }

 private:
  SharedView to_;
  const std::byte* source_;
  std::vector<std::byte> staged_;
};

class BulkStore : public Store {
 public:
  BulkStore(Agent& agent, const PreparedOp& op, const SharedView& from, const GlobalRun& run)
      : agent_(agent), op_(op), from_(from), run_(run) {}
  void read() override {
    const ir::Type& t = op_.operand_type(0);
    const std::byte* source = from_.buffer->data.data() + from_.base;
    values_.assign(source, source + view_bytes(t));
    AsyncCheck(agent_, op_)
        .read_ended(from_, *op_.shared_map, static_cast<std::size_t>(t.element.bytes()), 1);
  }
  void write() override {
    std::memcpy(run_.data(), values_.data(), values_.size());
    if (run_.allocation->written) std::memset(run_.allocation->written + run_.offset, 1, values_.size());
  }

 private:
  Agent& agent_;
  const PreparedOp& op_;
  SharedView from_;
  GlobalRun run_;
  std::vector<std::byte> values_;
};

// The global side, as long as the buffer; both sides are multiples of 16.
GlobalRun run_of(Agent& agent, const PreparedOp& op, int pointer, int buffer, const char* verb) {
  std::uint64_t address = *agent.data<std::uint64_t>(op, pointer);
  const ir::Type& t = op.operand_type(buffer);
  const SharedView& view = agent.operand(op, buffer).view;
  auto bytes = static_cast<std::uint64_t>(view_bytes(t));
  if (address % 16 != 0)
    agent.report(op, FindingKind::misaligned, {}, 0,
                 std::string(verb) + " at " + agent.launch.memory.describe(address, bytes) +
                     "; a bulk copy's address has to be a multiple of 16");
  if (view.base % 16 != 0)
    agent.report(op, FindingKind::misaligned, {}, 0,
                 "the buffer begins at byte offset " + std::to_string(view.base) + " of shared buffer '" +
                     view.buffer->info->name + "', no multiple of 16; slice it at one");
  const Allocation* a = agent.launch.memory.find(address, bytes);
  if (!a)
    agent.report(op, FindingKind::out_of_bounds, {}, 0,
                 std::string(verb) + " " + std::to_string(bytes) + " bytes, but " +
                     agent.launch.memory.describe(address, bytes) + "; bulk copies have no mask: copy less");
  return {0, static_cast<std::size_t>(t.shape.elements()), a, address - a->address};
}

}  // namespace

void run_bulk_load(Agent& agent, const PreparedOp& op) {
  const ir::Type& t = op.operand_type(1);
  auto element = static_cast<std::size_t>(t.element.bytes()), bytes = static_cast<std::size_t>(view_bytes(t));
  const SharedView view = agent.operand(op, 1).view;
  Mbarrier& barrier = *agent.operand(op, 2).barrier;
  GlobalRun run = run_of(agent, op, 0, 1, "reads");
  if (agent.launch.options.poison) check_written(agent, op, t.shape, run, element);
  if (agent.launch.conflicts)
    agent.launch.conflicts->read(agent.cta.index, *op.op, *run.allocation, run.offset, bytes);
  agent.cta.bytes_read += bytes;
  AsyncCheck(agent, op).async_write(view, *op.shared_map, element, barrier.token(op));
  spoil_view(view, *op.shared_map, element);
  barrier.bind(std::make_unique<BulkLoad>(agent, op, view, run.data()));
}

void run_bulk_store(Agent& agent, const PreparedOp& op) {
  const ir::Type& t = op.operand_type(0);
  auto element = static_cast<std::size_t>(t.element.bytes()), bytes = static_cast<std::size_t>(view_bytes(t));
  const SharedView view = agent.operand(op, 0).view;
  GlobalRun run = run_of(agent, op, 1, 0, "writes");
  AsyncCheck(agent, op).async_read(view, *op.shared_map, element,
                                   agent.event(Cluster::stores, agent.stores.open_group(), op, true), 1);
  if (agent.launch.conflicts)
    agent.launch.conflicts->write(agent.cta.index, *op.op, *run.allocation, run.offset, bytes,
                                  view.buffer->data.data() + view.base);
  agent.cta.bytes_written += bytes;
  agent.stores.issue(std::make_unique<BulkStore>(agent, op, view, run));
}

void run_bulk_commit(Agent& agent, const PreparedOp&) { agent.stores.commit(); }

void run_bulk_wait(Agent& agent, const PreparedOp& op) {
  auto pending = static_cast<std::size_t>(op.op->integer("pending"));
  std::uint32_t last = op.op->integer("read") ? agent.stores.wait_read(pending) : agent.stores.wait(pending);
  if (agent.tracks_async()) agent.knowledge.event(agent.cta.cluster.source(agent, Cluster::stores), last);
}

void run_fence_async(Agent& agent, const PreparedOp& op) {
  if (!agent.tracks_async() || op.op->text("space") == "global") return;
  agent.knowledge.fence();
  agent.new_moment();
}

}  // namespace tilewright::simulator
