// Tensor loads in im2col mode (PTX ISA, "im2col mode"): the rows of the buffer are pixels of a [N, (D, H,) W,
// C] tensor, in the order in which a convolution's filter visits them.
#include <algorithm>

#include "simulator/global_access.h"
#include "simulator/global_conflicts.h"
#include "simulator/tensor_copy.h"

namespace tilewright::simulator {
namespace {

struct PixelWalk {
  explicit PixelWalk(const ir::TensorView& t) : tensor(t) {}

  std::int64_t last(int d) const { return tensor.shape[d] - 1 + tensor.im2col.upper[d - 1]; }
  bool in_box(int d) const { return at[d] >= tensor.im2col.lower[d - 1] && at[d] <= last(d); }
  // On to the next pixel of the box: along W, then H, then D, then the next image.
  void advance() {
    for (int d = tensor.rank - 2; d >= 1; --d) {
      at[d] += tensor.im2col.step[d - 1];
      if (at[d] <= last(d)) return;
      at[d] = tensor.im2col.lower[d - 1];
    }
    ++at[0];
  }
  // The pixel's address moved by the filter's offsets; false outside of the tensor.
  bool address(std::uint64_t& to) const {
    to = tensor.address;
    bool inside = true;
    for (int d = 0; d < tensor.rank - 1; ++d) {
      std::int64_t i = at[d] + offset[d];
      inside &= i >= 0 && i < tensor.shape[d];
      to += static_cast<std::uint64_t>(i * tensor.stride[d]);
    }
    return inside;
  }
  std::string text() const {
    std::string s = "the column at [";
    for (int d = 0; d < tensor.rank; ++d) s += (d ? ", " : "") + std::to_string(at[d]);
    s += "] of a tensor [";
    for (int d = 0; d < tensor.rank; ++d) s += (d ? ", " : "") + std::to_string(tensor.shape[d]);
    return s + "]";
  }

  const ir::TensorView& tensor;
  std::int64_t at[5] = {}, offset[5] = {};
};

PixelWalk walk_of(Agent& agent, const PreparedOp& op) {
  const ir::Type& t = op.operand_type(1);
  const SharedView view = agent.operand(op, 1).view;
  PixelWalk walk(agent.launch.tensors[agent.operand(op, 0).bits]);
  const int rank = walk.tensor.rank, bytes = t.element.bytes();
  for (int d = 0; d < rank; ++d) walk.at[d] = agent.integer(op, 3 + d);
  for (int d = 1; d < rank - 1; ++d) walk.offset[d] = agent.integer(op, 3 + rank + d - 1);
  auto refuse = [&](const std::string& text) {
    agent.report(op, FindingKind::illegal_copy, {}, 0, walk.text() + ": " + text);
  };
  if (t.shape.dim[1] * bytes % 16 != 0)
    refuse("its rows are " + std::to_string(t.shape.dim[1] * bytes) +
           " bytes, the hardware copies multiples of 16; use more channels");
  if (walk.at[rank - 1] * bytes % 16 != 0)
    refuse("it begins " + std::to_string(walk.at[rank - 1] * bytes) +
           " bytes into the channels, the hardware copies from multiples of 16; begin at a multiple of " +
           std::to_string(16 / bytes) + " channels");
  if (view.base % 128 != 0)
    refuse("the buffer begins at byte offset " + std::to_string(view.base) + " of shared buffer '" +
           view.buffer->info->name + "', no multiple of 128; slice it at one");
  const std::int64_t most = rank == 3 ? 0xffff : rank == 4 ? 0xff : 0x1f;
  for (int d = 1; d < rank - 1; ++d) {
    std::string dimension = "dimension " + std::to_string(d);
    if (!walk.in_box(d))
      refuse("it begins outside of the pixel box, which goes from " +
             std::to_string(walk.tensor.im2col.lower[d - 1]) + " to " + std::to_string(walk.last(d)) +
             " in " + dimension +
             "; begin at one of the output's pixels times the step, plus the lower corner");
    if (walk.offset[d] < 0 || walk.offset[d] > most)
      refuse("the offset in the filter is " + std::to_string(walk.offset[d]) + " in " + dimension +
             ", the hardware takes 0 to " + std::to_string(most));
  }
  return walk;
}

}  // namespace

void run_im2col_load(Agent& agent, const PreparedOp& op) {
  const ir::Type& t = op.operand_type(1);
  auto bytes = static_cast<std::size_t>(t.element.bytes());
  PixelWalk walk = walk_of(agent, op);
  const int channel = walk.tensor.rank - 1;
  const std::int64_t begin = std::max<std::int64_t>(0, -walk.at[channel]),
                     end = std::min<std::int64_t>(t.shape.dim[1],
                                                  walk.tensor.shape[channel] - walk.at[channel]);
  std::vector<RowPiece> pieces;
  for (int pixel = 0; pixel < t.shape.dim[0]; ++pixel, walk.advance()) {
    std::uint64_t address;
    if (!walk.address(address) || begin >= end) continue;
    address += static_cast<std::uint64_t>(walk.at[channel] + begin) * bytes;
    const std::size_t first = static_cast<std::size_t>(pixel) * static_cast<std::size_t>(t.shape.dim[1]) +
                              static_cast<std::size_t>(begin),
                      count = static_cast<std::size_t>(end - begin);
    const Allocation* a = agent.launch.memory.find(address, count * bytes);
    if (!a)
      agent.report(op, FindingKind::out_of_bounds, {}, 0,
                   walk.text() + ": reads " + std::to_string(count * bytes) + " bytes of a pixel, but " +
                       agent.launch.memory.describe(address, count * bytes) +
                       "; correct the tensor's shape or strides");
    GlobalRun run{first, count, a, address - a->address};
    if (agent.launch.options.poison) check_written(agent, op, t.shape, run, bytes);
    if (agent.launch.conflicts)
      agent.launch.conflicts->read(agent.cta.index, *op.op, *a, run.offset, count * bytes);
    agent.cta.bytes_read += count * bytes;
    pieces.push_back({run.data(), first * bytes, count * bytes});
  }
  issue_tensor_load(agent, op, pieces);
}

}  // namespace tilewright::simulator
