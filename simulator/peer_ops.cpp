// Shared memory of other CTAs of the cluster: loads and stores, and stores that signal a barrier there.
#include "simulator/shared_access.h"
#include "simulator/waits.h"

namespace tilewright::simulator {
namespace {

// The op's view in the CTA that its rank names.
SharedView target_of(Agent& agent, const PreparedOp& op, Cta& peer) {
  peer.reached(op.op, agent);
  return peer_view(agent, op, peer, agent.operand(op, 0).view);
}

// st.async (PTX ISA): a weak store of the generic proxy, which takes place between its issue and the end of
// the phase that its bytes count in. The registers are free at once.
class StoreAsync : public BarrierTransfer {
 public:
  StoreAsync(Agent& agent, const PreparedOp& op, const SharedView& to)
      : BarrierTransfer(agent, op, view_bytes(op.operand_type(0))), to_(to) {
    const auto* values = agent.data<std::byte>(op, 2);
    values_.assign(values, values + bytes);
  }
  void complete() override {
    store_view(to_, *op->shared_map, static_cast<std::size_t>(op->operand_type(0).element.bytes()),
               values_.data());
  }

 private:
  SharedView to_;
  std::vector<std::byte> values_;
};

}  // namespace

void run_peer_load(Agent& agent, const PreparedOp& op) {
  const ir::Type& type = op.result_type();
  auto bytes = static_cast<std::size_t>(type.element.bytes());
  SharedView from = target_of(agent, op, peer_cta(agent, op, agent.integer(op, 1)));
  SharedCheck(agent, op, from, type.shape, bytes).read();
  load_view(from, *op.shared_map, bytes, static_cast<std::byte*>(agent.result(op)));
}

void run_peer_store(Agent& agent, const PreparedOp& op) {
  const ir::Type& type = op.operand_type(0);
  auto bytes = static_cast<std::size_t>(type.element.bytes());
  SharedView to = target_of(agent, op, peer_cta(agent, op, agent.integer(op, 1)));
  SharedCheck(agent, op, to, type.shape, bytes).write(CellState::written);
  store_view(to, *op.shared_map, bytes, agent.data<std::byte>(op, 2));
}

void run_store_async(Agent& agent, const PreparedOp& op) {
  const ir::Type& type = op.operand_type(0);
  auto bytes = static_cast<std::size_t>(type.element.bytes());
  Cta& peer = peer_cta(agent, op, agent.integer(op, 1));
  SharedView to = peer_view(agent, op, peer, agent.operand(op, 0).view);
  Mbarrier& signal = peer_barrier(agent, peer, *agent.operand(op, 3).barrier);
  auto store = std::make_unique<StoreAsync>(agent, op, to);
  AccessRecord record = signal.token(op);
  record.async = false;  // ends asynchronously, but goes through the generic proxy
  SharedCheck(agent, op, to, type.shape, bytes).write_later(record);
  spoil_view(to, *op.shared_map, bytes);
  signal.bind(std::move(store));
}

}  // namespace tilewright::simulator
