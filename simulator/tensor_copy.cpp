#include "simulator/tensor_copy.h"

#include <algorithm>

#include "ir/error.h"
#include "simulator/async_check.h"
#include "simulator/global_access.h"
#include "simulator/global_conflicts.h"
#include "simulator/shared_access.h"

namespace tilewright::simulator {

void check_tensor(const std::string& kernel, const std::string& parameter, const ir::Type& type,
                  const ir::TensorView& t) {
  auto require = [&](bool good, const std::string& text) {
    if (!good) throw LaunchError(kernel + "argument '" + parameter + "': " + text);
  };
  int bytes = type.element.bytes();
  require(t.rank == type.shape.rank, "the tensor has rank " + std::to_string(t.rank) +
                                         ", the kernel expects " + std::to_string(type.shape.rank));
  require(t.address % 16 == 0, "the tensor's address is no multiple of 16 bytes");
  for (int d = 0; d < t.rank; ++d) {
    std::string dimension = "dimension " + std::to_string(d);
    require(t.shape[d] >= 1 && t.shape[d] <= (std::int64_t{1} << 32),
            dimension + " has extent " + std::to_string(t.shape[d]) + ", a tensor map takes 1 to 2^32");
    if (d == t.rank - 1)
      require(t.stride[d] == bytes, "the stride of the last dimension is " + std::to_string(t.stride[d]) +
                                        " bytes, its elements have to lie side by side (" +
                                        std::to_string(bytes) + ")");
    else
      require(t.stride[d] % 16 == 0 && t.stride[d] >= 0 && t.stride[d] < (std::int64_t{1} << 40),
              "the stride of " + dimension + " is " + std::to_string(t.stride[d]) +
                  " bytes, a tensor map takes multiples of 16 below 2^40; pad the rows");
  }
  if (!t.im2col.given) return;
  require(t.rank >= 3, "im2col takes tensors of 3 to 5 dimensions, [N, (D, H,) W, C]");
  const int bits = t.rank == 3 ? 15 : t.rank == 4 ? 7 : 4;  // of a corner, without its sign
  for (int k = 0; k < t.rank - 2; ++k) {
    std::string dimension = "dimension " + std::to_string(k + 1);
    for (int corner : {t.im2col.lower[k], t.im2col.upper[k]})
      require(corner >= -(1 << bits) && corner < 1 << bits,
              "the pixel box has a corner " + std::to_string(corner) + " in " + dimension +
                  ", im2col takes " + std::to_string(-(1 << bits)) + " to " +
                  std::to_string((1 << bits) - 1));
    require(t.im2col.step[k] >= 1 && t.im2col.step[k] <= 8, "the step of pixels in " + dimension + " is " +
                                                                std::to_string(t.im2col.step[k]) +
                                                                ", im2col takes 1 to 8");
    require(t.im2col.lower[k] <= t.shape[k + 1] - 1 + t.im2col.upper[k],
            "the pixel box is empty in " + dimension + "; correct its corners");
  }
}

Box::Box(const ir::TensorView& t, const ir::Type& buffer) : tensor(t) {
  int missing = t.rank - buffer.shape.rank;
  for (int d = 0; d < t.rank; ++d)
    extent[static_cast<std::size_t>(d)] = d < missing ? 1 : buffer.shape.dim[d - missing];
}

std::string Box::text() const {
  auto list = [&](const auto& v) {
    std::string s = "[";
    for (int d = 0; d < tensor.rank; ++d)
      s += (d ? ", " : "") + std::to_string(v[static_cast<std::size_t>(d)]);
    return s + "]";
  };
  return "box " + list(extent) + " at " + list(at) + " of a tensor " + list(tensor.shape);
}

namespace {

class TensorLoad : public BarrierTransfer {
 public:
  TensorLoad(Agent& agent, const PreparedOp& op, const SharedView& to, const std::vector<RowPiece>& pieces)
      : BarrierTransfer(agent, op, view_bytes(op.operand_type(1))), to_(to), pieces_(pieces) {
    if (reads_at_issue(agent, op)) read();
  }
  void complete() override {
    if (box_.empty()) read();
    store_view(to_, *op->shared_map, static_cast<std::size_t>(op->operand_type(1).element.bytes()),
               box_.data());
  }

 private:
  void read() {
    box_.resize(static_cast<std::size_t>(bytes));
    for (const RowPiece& p : pieces_) std::memcpy(box_.data() + p.offset, p.source, p.bytes);
  }
  SharedView to_;
  std::vector<RowPiece> pieces_;
  std::vector<std::byte> box_;  // row-major; zeros outside of the tensor
};

// Elements that a store writes past the end of a row of the tensor: the hardware writes whole chunks of 16
// bytes (seen on an H200; the rows' padding up to 16 bytes belongs to the tensor).
std::size_t rest_of_chunk(const Box& box, std::size_t first, std::size_t count, std::uint64_t address,
                          std::size_t bytes) {
  auto inner = static_cast<std::size_t>(box.extent[static_cast<std::size_t>(box.tensor.rank - 1)]);
  std::size_t rest = (16 - (address + count * bytes) % 16) % 16 / bytes;
  return std::min(rest, inner - first % inner - count);
}

class TensorStore : public Store {
 public:
  TensorStore(Agent& agent, const PreparedOp& op, const SharedView& from, const Box& box)
      : agent_(agent), op_(op), from_(from), box_(box) {}
  void read() override {
    const ir::Type& t = op_.operand_type(1);
    auto bytes = static_cast<std::size_t>(t.element.bytes());
    values_.resize(static_cast<std::size_t>(view_bytes(t)));
    load_view(from_, *op_.shared_map, bytes, values_.data());
    AsyncCheck(agent_, op_).read_ended(from_, *op_.shared_map, bytes, 1);
  }
  void write() override {
    const ir::Type& t = op_.operand_type(1);
    auto bytes = static_cast<std::size_t>(t.element.bytes());
    bool reduces = op_.op->has("combine");
    box_.each_row([&](std::size_t first, std::size_t count, std::uint64_t address) {
      const Allocation* a = agent_.launch.memory.find(address, count * bytes);
      GlobalRun run{first, count, a, address - a->address};
      const std::byte* values = values_.data() + first * bytes;
      if (reduces) {
        reduce_run(*op_.op, t.element.type, run, values);
      } else {
        std::memcpy(run.data(), values, (count + rest_of_chunk(box_, first, count, address, bytes)) * bytes);
      }
      if (a->written) std::memset(a->written + run.offset, 1, count * bytes);
    });
  }

 private:
  Agent& agent_;
  const PreparedOp& op_;
  SharedView from_;
  Box box_;
  std::vector<std::byte> values_;
};

// The box that the op names; its coordinates begin at an operand. Checks what the hardware would refuse.
Box box_of(Agent& agent, const PreparedOp& op, const SharedView& view, int first_coordinate, bool store) {
  const ir::Type& t = op.operand_type(1);
  Box box(agent.launch.tensors[agent.operand(op, 0).bits], t);
  for (int d = 0; d < box.tensor.rank; ++d)
    box.at[static_cast<std::size_t>(d)] = agent.integer(op, first_coordinate + d);
  auto refuse = [&](const std::string& text) {
    agent.report(op, FindingKind::illegal_copy, {}, 0, box.text() + ": " + text);
  };
  std::int64_t inner = box.extent[static_cast<std::size_t>(box.tensor.rank - 1)] * t.element.bytes();
  if (inner % 16 != 0)
    refuse("its rows are " + std::to_string(inner) +
           " bytes, the hardware copies multiples of 16; use wider rows");
  std::int64_t begin = box.at[static_cast<std::size_t>(box.tensor.rank - 1)] * t.element.bytes();
  if (begin % 16 != 0)  // an illegal instruction on an H200
    refuse("it begins " + std::to_string(begin) +
           " bytes into a row, the hardware copies from multiples of 16; begin at a multiple of " +
           std::to_string(16 / t.element.bytes()) + " elements");
  if (view.base % 128 != 0)
    refuse("the buffer begins at byte offset " + std::to_string(view.base) + " of shared buffer '" +
           view.buffer->info->name + "', no multiple of 128; slice it at one");
  if (store && std::any_of(box.at.begin(), box.at.end(), [](std::int64_t c) { return c < 0; }))
    refuse("a store may not begin at a negative coordinate");
  return box;
}

// The allocation of a row of the box; reports where there is none.
GlobalRun row_of(Agent& agent, const PreparedOp& op, const Box& box, std::size_t first, std::size_t count,
                 std::uint64_t address, const char* verb) {
  auto bytes = static_cast<std::size_t>(op.operand_type(1).element.bytes());
  const Allocation* a = agent.last_allocation;
  if (!a || !a->contains(address, count * bytes)) a = agent.launch.memory.find(address, count * bytes);
  if (!a)
    agent.report(op, FindingKind::out_of_bounds, {}, 0,
                 box.text() + ": " + verb + " a row of " + std::to_string(count * bytes) + " bytes, but " +
                     agent.launch.memory.describe(address, count * bytes) +
                     "; correct the tensor's shape or strides, or the size of the buffer");
  agent.last_allocation = a;
  return {first, count, a, address - a->address};
}

}  // namespace

void issue_tensor_load(Agent& agent, const PreparedOp& op, const std::vector<RowPiece>& pieces) {
  auto bytes = static_cast<std::size_t>(op.operand_type(1).element.bytes());
  const SharedView view = agent.operand(op, 1).view;
  const Mbarrier& barrier = *agent.operand(op, 2).barrier;
  std::int64_t own = std::int64_t{1} << agent.cta.rank, mask = op.op->integer("multicast", own);
  for (int rank = 0; rank < 16; ++rank) {
    if (!(mask >> rank & 1)) continue;
    Cta& to = peer_cta(agent, op, rank);
    SharedView target = peer_view(agent, op, to, view);
    Mbarrier& signal = peer_barrier(agent, to, barrier);
    AsyncCheck(agent, op).async_write(target, *op.shared_map, bytes, signal.token(op));
    spoil_view(target, *op.shared_map, bytes);
    signal.bind(std::make_unique<TensorLoad>(agent, op, target, pieces));
  }
}

void run_tensor_load(Agent& agent, const PreparedOp& op) {
  const ir::Type& t = op.operand_type(1);
  auto bytes = static_cast<std::size_t>(t.element.bytes());
  const SharedView view = agent.operand(op, 1).view;
  Box box = box_of(agent, op, view, 3, false);
  std::vector<RowPiece> pieces;
  box.each_row([&](std::size_t first, std::size_t count, std::uint64_t address) {
    GlobalRun run = row_of(agent, op, box, first, count, address, "reads");
    if (agent.launch.options.poison) check_written(agent, op, t.shape, run, bytes);
    if (agent.launch.conflicts)
      agent.launch.conflicts->read(agent.cta.index, *op.op, *run.allocation, run.offset, count * bytes);
    agent.cta.bytes_read += count * bytes;
    pieces.push_back({run.data(), first * bytes, count * bytes});
  });
  issue_tensor_load(agent, op, pieces);
}

void run_tensor_store(Agent& agent, const PreparedOp& op) {
  const ir::Type& t = op.operand_type(1);
  auto bytes = static_cast<std::size_t>(t.element.bytes());
  const SharedView view = agent.operand(op, 1).view;
  Box box = box_of(agent, op, view, 2, true);
  AsyncCheck(agent, op).async_read(view, *op.shared_map, bytes,
                                   agent.event(Cluster::stores, agent.stores.open_group(), op, true), 1);
  std::vector<std::byte> values;
  if (agent.launch.conflicts && !op.op->has("combine")) {
    values.resize(static_cast<std::size_t>(view_bytes(t)));
    load_view(view, *op.shared_map, bytes, values.data());
  }
  box.each_row([&](std::size_t first, std::size_t count, std::uint64_t address) {
    std::size_t rest = op.op->has("combine") ? 0 : rest_of_chunk(box, first, count, address, bytes);
    GlobalRun run = row_of(agent, op, box, first, count + rest, address, "writes");
    agent.cta.bytes_written += count * bytes;
    if (!agent.launch.conflicts) return;
    if (op.op->has("combine"))
      agent.launch.conflicts->update(agent.cta.index, *op.op, *run.allocation, run.offset, count * bytes,
                                     false, false);
    else
      agent.launch.conflicts->write(agent.cta.index, *op.op, *run.allocation, run.offset, count * bytes,
                                    values.data() + first * bytes);
  });
  agent.stores.issue(std::make_unique<TensorStore>(agent, op, view, box));
}

}  // namespace tilewright::simulator
