// cp.async: copies from global to shared memory that arrive when their group is waited for.
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
  CopyTransfer(Cta& cta, const PreparedOp& op, SharedBuffer& buffer, std::size_t element_bytes)
      : Transfer(*op.op), cta_(cta), prepared_(op), buffer_(buffer), element_bytes_(element_bytes) {}

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
      SharedCheck::arrive(cta_, prepared_.id, buffer_, p.byte, p.bytes,
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
  Cta& cta_;
  const PreparedOp& prepared_;
  SharedBuffer& buffer_;
  std::size_t element_bytes_;
  std::vector<Piece> pieces_;
  std::vector<std::byte> staged_;
  bool early_ = false;
};

}  // namespace

void run_copy_async(Cta& cta, const PreparedOp& op) {
  const ir::Type &pointers = op.operand_type(0), &type = op.operand_type(1);
  std::size_t n = cta.count(pointers);
  auto bytes = static_cast<std::size_t>(type.element.bytes());
  const SharedView view = cta.slots[static_cast<std::size_t>(op.operands[1])].view;
  const auto* p = cta.data<std::uint64_t>(op, 0);
  const auto* mask =
      op.operands.size() > 2 ? static_cast<const std::uint8_t*>(cta.spread_data(op, 2, n)) : nullptr;
  auto transfer = std::make_unique<CopyTransfer>(cta, op, *view.buffer, bytes);
  SharedCheck(cta, op, view, type.shape, bytes).write(CellState::in_flight);
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
  for_each_run(cta, op, pointers, p, mask, n, "copies", [&](const GlobalRun& run) {
    if (run.first > next) add(next, run.first - next, nullptr);
    if (cta.launch.options.poison) check_written(cta, op, pointers.shape, run, bytes);
    if (cta.launch.conflicts)
      cta.launch.conflicts->read(cta.index, *op.op, *run.allocation, run.offset, run.count * bytes);
    add(run.first, run.count, run.data());
    cta.bytes_read += run.count * bytes;
    next = run.first + run.count;
  });
  if (next < n) add(next, n - next, nullptr);
  // a different draw for each copy, the same for each run with that seed
  std::uint64_t draw = (cta.launch.options.seed + 1) * 0x9e3779b97f4a7c15ull +
                       static_cast<std::uint64_t>(op.id) * 0xbf58476d1ce4e5b9ull;
  if (cta.launch.options.seed == 0 || (draw >> 40 & 1)) transfer->read_now();
  cta.copies.issue(std::move(transfer));
}

void run_commit_group(Cta& cta, const PreparedOp&) { cta.copies.commit(); }

void run_wait_group(Cta& cta, const PreparedOp& op) {
  cta.copies.wait(static_cast<std::size_t>(op.op->integer("pending")));
}

}  // namespace tilewright::simulator
