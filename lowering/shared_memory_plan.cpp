#include "lowering/shared_memory_plan.h"

#include <algorithm>
#include <limits>

#include "ir/builder.h"
#include "ir/error.h"
#include "ir/partitions.h"
#include "lowering/scratch.h"

namespace tilewright::lowering {

namespace {

bool is_view(ir::OpKind kind) {
  using enum ir::OpKind;
  return kind == shared_index_ || kind == shared_slice_ || kind == shared_permute_ ||
         kind == shared_reshape_ || kind == shared_reinterpret_;
}

// Whether the op reads or writes its shared operands after it was issued, in an order that waits on mbarriers
// or groups decide.
bool is_asynchronous(ir::OpKind kind) {
  using enum ir::OpKind;
  return kind == tensor_load_ || kind == im2col_load_ || kind == tensor_store_ || kind == bulk_load_ ||
         kind == bulk_store_ || kind == dot_async_;
}

// Whether the op reaches the buffer in other CTAs, whatever they are doing at that time.
bool reaches_peers(ir::OpKind kind) {
  using enum ir::OpKind;
  return kind == peer_load_ || kind == peer_store_ || kind == store_async_;
}

std::uint32_t alignment_of(std::uint32_t bytes) {
  // Swizzle patterns repeat after 1024 bytes at most and are laid out for buffers that start on such a
  // boundary.
  return bytes >= 1024 ? 1024 : bytes >= 128 ? 128 : 16;
}

// Numbers the ops in program order and collects the life of every buffer and scratch.
class Lives {
 public:
  Lives(const ir::Program& program, const Target& target)
      : target_(target), specialized_(ir::specialization(program)) {
    ir::walk(*program.body,
             [&](const ir::Op& op) { copies_arrive_ |= op.kind == ir::OpKind::barrier_arrive_copies_; });
    visit(*program.body);
    // Copies that no full wait follows may land at any time.
    for (SharedPlacement& p : placements)
      if (auto it = last_copy_.find(p.op); it != last_copy_.end())
        p.last = std::max(p.last, last_wait_ > it->second ? last_wait_ : next_);
  }

  std::vector<SharedPlacement> placements;

 private:
  struct Loop {
    int begin;
    std::vector<std::size_t> used;  // placements with a use inside
  };

  void visit(const ir::Region& region) {
    for (const auto& op : region.ops) {
      int at = next_++;
      if (op->kind == ir::OpKind::shared_alloc_) {
        const ir::Type& t = op->result()->type;
        add(*op, at,
            ir::allocated_elements(t.shared_layout, t.shape) * static_cast<std::uint32_t>(t.element.bytes()));
      }
      if (op->kind == ir::OpKind::barrier_alloc_) {
        add(*op, at, 8 * static_cast<std::uint32_t>(op->result()->type.shape.dim[0]));
        placements.back().alignment = 8;
        keep(*op);
      }
      if (Scratch scratch = scratch_of(*op, target_); scratch.bytes) {
        add(*op, at, scratch.bytes);
        // Partitions have no common order: scratch is shared inside one alone.
        placements.back().partition = ir::partition_region(*op);
        if (specialized_ && !placements.back().partition) keep(*op);
      }
      if (op->kind == ir::OpKind::wait_group_ && op->integer("pending") == 0) last_wait_ = at;
      for (const ir::Value* operand : op->operands)
        if (operand->type.is_shared()) {
          use(buffer_of(*operand), at);
          if (reaches_peers(op->kind)) keep(buffer_of(*operand));
          if (is_asynchronous(op->kind) || (op->kind == ir::OpKind::copy_async_ && copies_arrive_)) {
            keep(buffer_of(*operand));
            placements[index_.at(&buffer_of(*operand))].alignment = 1024;
          }
          if (op->kind == ir::OpKind::copy_async_) last_copy_[&buffer_of(*operand)] = at;
        }
      bool loop = op->kind == ir::OpKind::for_ || op->kind == ir::OpKind::while_;
      if (loop) loops_.push_back({at, {}});
      for (const auto& inner : op->regions) visit(*inner);
      if (loop) {
        // A buffer made outside keeps its contents from one iteration to the next.
        Loop ended = std::move(loops_.back());
        loops_.pop_back();
        for (std::size_t i : ended.used)
          if (placements[i].first < ended.begin) placements[i].last = std::max(placements[i].last, next_);
        // A copy of one iteration may be waited for in the next.
        for (auto& [buffer, copied] : last_copy_)
          if (copied > ended.begin && last_wait_ < copied) copied = next_;
        ++next_;
      }
    }
  }

  void add(const ir::Op& op, int at, std::uint32_t bytes) {
    index_[&op] = placements.size();
    placements.push_back({&op, 0, bytes, alignment_of(bytes), at, at, nullptr});
    if (specialized_ && op.kind == ir::OpKind::shared_alloc_) keep(op);
  }

  // For the whole kernel.
  void keep(const ir::Op& op) {
    placements[index_.at(&op)].first = 0;
    placements[index_.at(&op)].last = std::numeric_limits<int>::max();
  }

  void use(const ir::Op& buffer, int at) {
    std::size_t i = index_.at(&buffer);
    placements[i].last = std::max(placements[i].last, at);
    if (placements[i].last == std::numeric_limits<int>::max()) return;
    for (Loop& loop : loops_) loop.used.push_back(i);
  }

  const Target& target_;
  const ir::Op* specialized_;
  bool copies_arrive_ = false;
  int next_ = 0;
  int last_wait_ = -1;
  std::vector<Loop> loops_;
  std::unordered_map<const ir::Op*, std::size_t> index_;
  std::unordered_map<const ir::Op*, int> last_copy_;
};

}  // namespace

const ir::Op& buffer_of(const ir::Value& view) {
  const ir::Op* op = view.op;
  while (op && is_view(op->kind)) op = op->operands[0]->op;
  if (!op || op->kind != ir::OpKind::shared_alloc_)
    throw InternalError("lowering: a shared view is not made of a shared_alloc");
  return *op;
}

SharedMemoryPlan plan_shared_memory(const ir::Program& program, const Target& target) {
  SharedMemoryPlan plan;
  plan.placements = Lives(program, target).placements;
  // Largest first, each at the lowest place that no buffer of an overlapping life takes.
  std::vector<std::size_t> order(plan.placements.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return plan.placements[a].bytes > plan.placements[b].bytes;
  });
  std::vector<std::size_t> placed;
  for (std::size_t i : order) {
    SharedPlacement& p = plan.placements[i];
    std::uint32_t align = p.alignment, offset = 0;
    for (bool moved = true; moved;) {
      moved = false;
      for (std::size_t j : placed) {
        const SharedPlacement& q = plan.placements[j];
        bool apart = p.partition != q.partition && (p.partition || q.partition);
        bool lives_meet = apart || (p.first <= q.last && q.first <= p.last);
        if (lives_meet && offset < q.offset + q.bytes && q.offset < offset + p.bytes) {
          offset = (q.offset + q.bytes + align - 1) / align * align;
          moved = true;
        }
      }
    }
    p.offset = offset;
    placed.push_back(i);
    plan.bytes = std::max(plan.bytes, offset + p.bytes);
  }
  for (std::size_t i = 0; i < plan.placements.size(); ++i) plan.index[plan.placements[i].op] = i;
  if (plan.bytes > static_cast<std::uint32_t>(target.limits.shared_memory_per_cta)) {
    std::string list;
    for (const SharedPlacement& p : plan.placements)
      list += "\n  " + ir::where(*p.op) + " " + p.op->text("name") + ": " + std::to_string(p.bytes) +
              " bytes at " + std::to_string(p.offset);
    throw UserError("kernel " + program.name + ": needs " + std::to_string(plan.bytes) +
                    " bytes of shared memory, " + target.name() + " has " +
                    std::to_string(target.limits.shared_memory_per_cta) +
                    "; use smaller tiles or fewer stages:" + list);
  }
  return plan;
}

}  // namespace tilewright::lowering
