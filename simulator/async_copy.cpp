// cp.async: copies from global to shared memory that arrive when their group is waited for.
#include "simulator/async_check.h"
#include "simulator/global_access.h"
#include "simulator/global_conflicts.h"
#include "simulator/shared_access.h"

namespace tilewright::simulator {
namespace {

struct Piece {
  const std::byte* source;  // in a simulated allocation; null: zeros
  std::size_t element;      // of the pointer tile
  std::size_t byte, bytes;  // in the shared buffer
};

// The hardware reads the source at some moment between issue and completion: which one is drawn from the
// seed.
class CopyTransfer : public Transfer {
 public:
  CopyTransfer(Agent& agent, const PreparedOp& op, SharedBuffer& buffer, std::size_t element_bytes)
      : Transfer(*op.op), agent_(agent), prepared_(op), buffer_(buffer), element_bytes_(element_bytes) {}

  void add(const Piece& p) { pieces_.push_back(p); }
  void read_now() {
    for (const Piece& p : pieces_) {
      std::size_t at = staged_.size();
      staged_.resize(at + p.bytes);
      if (p.source) std::memcpy(staged_.data() + at, p.source, p.bytes);
    }
    early_ = true;
  }
  void complete() override {
    const std::byte* staged = staged_.data();
    for (const Piece& p : pieces_) {
      std::byte* target = buffer_.data.data() + p.byte;
      if (early_)
        std::memcpy(target, staged, p.bytes);
      else if (p.source)
        std::memcpy(target, p.source, p.bytes);
      else
        std::memset(target, 0, p.bytes);
      staged += p.bytes;
      SharedCheck::arrive(agent_, prepared_.id, buffer_, p.byte, p.bytes,
                          prepared_.owners ? prepared_.owners->writer.data() + p.element : nullptr,
                          element_bytes_);
    }
  }
  bool writes(const SharedBuffer& buffer, std::size_t byte) const override {
    if (&buffer != &buffer_) return false;
    for (const Piece& p : pieces_)
      if (byte >= p.byte && byte < p.byte + p.bytes) return true;
    return false;
  }

 private:
  Agent& agent_;
  const PreparedOp& prepared_;
  SharedBuffer& buffer_;
  std::size_t element_bytes_;
  std::vector<Piece> pieces_;
  std::vector<std::byte> staged_;
  bool early_ = false;
};

}  // namespace

bool reads_at_issue(const Agent& agent, const PreparedOp& op) {
  std::uint64_t seed = agent.launch.options.seed;
  std::uint64_t draw =
      (seed + 1) * 0x9e3779b97f4a7c15ull + static_cast<std::uint64_t>(op.id) * 0xbf58476d1ce4e5b9ull;
  return seed == 0 || (draw >> 40 & 1);
}

void run_copy_async(Agent& agent, const PreparedOp& op) {
  const ir::Type &pointers = op.operand_type(0), &type = op.operand_type(1);
  std::size_t n = agent.count(pointers);
  auto bytes = static_cast<std::size_t>(type.element.bytes());
  const SharedView view = agent.slots[static_cast<std::size_t>(op.operands[1])].view;
  const auto* p = agent.data<std::uint64_t>(op, 0);
  const auto* mask =
      op.operands.size() > 2 ? static_cast<const std::uint8_t*>(agent.spread_data(op, 2, n)) : nullptr;
  auto transfer = std::make_unique<CopyTransfer>(agent, op, *view.buffer, bytes);
  SharedCheck(agent, op, view, type.shape, bytes).write(CellState::in_flight);
  if (agent.tracks_async())
    AsyncCheck(agent, op).write(view, *op.shared_map, bytes,
                                agent.event(Cluster::copies, agent.group_copies.issued() + 1, op, false));
  spoil_view(view, *op.shared_map, bytes);
  auto add = [&](std::size_t element, std::size_t count, const std::byte* source) {
    const SharedMap& map = *op.shared_map;
    while (count > 0) {
      std::size_t piece = std::min(count, map.run - element % map.run);
      std::size_t base = element - element % map.run;
      std::size_t byte = static_cast<std::size_t>(view.base) + (map.offset[base] + element % map.run) * bytes;
      transfer->add({source, element, byte, piece * bytes});
      element += piece;
      count -= piece;
      if (source) source += piece * bytes;
    }
  };
  std::size_t next = 0;
  for_each_run(agent, op, pointers, p, mask, n, "copies", [&](const GlobalRun& run) {
    if (run.first > next) add(next, run.first - next, nullptr);
    if (agent.launch.options.poison) check_written(agent, op, pointers.shape, run, bytes);
    if (agent.launch.conflicts)
      agent.launch.conflicts->read(agent.cta.index, *op.op, *run.allocation, run.offset, run.count * bytes);
    add(run.first, run.count, run.data());
    agent.cta.bytes_read += run.count * bytes;
    next = run.first + run.count;
  });
  if (next < n) add(next, n - next, nullptr);
  if (reads_at_issue(agent, op)) transfer->read_now();
  agent.group_copies.issue(std::move(transfer));
}

void run_commit_group(Agent& agent, const PreparedOp&) { agent.group_copies.commit(); }

void run_wait_group(Agent& agent, const PreparedOp& op) {
  agent.group_copies.wait(static_cast<std::size_t>(op.op->integer("pending")));
  if (agent.tracks_async())
    agent.knowledge.event(agent.cta.cluster.source(agent, Cluster::copies), agent.group_copies.completed());
}

}  // namespace tilewright::simulator
