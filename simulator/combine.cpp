// reduce and scan: the region applied to whole slabs along the axis.
#include <algorithm>

#include "simulator/agent.h"

namespace tilewright::simulator {
namespace {

// A tile as [outer, axis, inner].
struct Axis {
  std::size_t outer, extent, inner;
  Axis(const ir::Shape& s, int axis)
      : outer(1), extent(static_cast<std::size_t>(s.dim[axis])), inner(std::size_t{1} << s.first_bit(axis)) {
    for (int d = 0; d < axis; ++d) outer *= static_cast<std::size_t>(s.dim[d]);
  }
  std::size_t slab() const { return outer * inner; }
};

// [outer, axis, inner] <-> [axis, outer, inner]: slabs along the axis become contiguous.
void to_slabs(const std::byte* from, std::byte* to, const Axis& a, std::size_t bytes, bool back) {
  std::size_t row = a.inner * bytes;
  for (std::size_t o = 0; o < a.outer; ++o)
    for (std::size_t k = 0; k < a.extent; ++k) {
      std::size_t tile = (o * a.extent + k) * row, slab = (k * a.outer + o) * row;
      if (bytes == 4 && a.inner == 1)
        std::memcpy(to + (back ? tile : slab), from + (back ? slab : tile), 4);
      else
        std::memcpy(to + (back ? tile : slab), from + (back ? slab : tile), row);
    }
}

struct Slabs {
  Axis axis;
  std::vector<std::size_t> bytes;                    // of an element of each input
  std::vector<std::unique_ptr<std::byte[]>> arrays;  // [axis, outer, inner]
  std::byte* at(std::size_t input, std::size_t k) {
    return arrays[input].get() + k * axis.slab() * bytes[input];
  }

  Slabs(Agent& agent, const PreparedOp& op)
      : axis(op.operand_type(0).shape, static_cast<int>(op.op->integer("axis"))) {
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      bytes.push_back(static_cast<std::size_t>(op.operand_type(static_cast<int>(i)).element.bytes()));
      arrays.emplace_back(new std::byte[axis.slab() * axis.extent * bytes[i]]);
      to_slabs(agent.data<std::byte>(op, static_cast<int>(i)), arrays[i].get(), axis, bytes[i], false);
    }
  }
  // slabs at `target` = region(slabs at `earlier`, slabs at `later`), `count` slabs each.
  void combine(Agent& agent, const PreparedOp& op, std::size_t earlier, std::size_t later, std::size_t target,
               std::size_t count) {
    std::vector<ElementRegion::Input> in;
    std::vector<void*> out;
    for (std::size_t i = 0; i < arrays.size(); ++i) in.push_back({at(i, earlier), false});
    for (std::size_t i = 0; i < arrays.size(); ++i) in.push_back({at(i, later), false});
    for (std::size_t i = 0; i < arrays.size(); ++i) out.push_back(at(i, target));
    op.elements->run(in, out, count * axis.slab(), agent.scratch);
    agent.cta.flops += count * axis.slab() * op.elements->operation_count();
  }
};

}  // namespace

// A balanced tree, as the GPU's lanes and warps do it: half of what is left joins the other half.
void run_reduce(Agent& agent, const PreparedOp& op) {
  Slabs s(agent, op);
  for (std::size_t half = s.axis.extent / 2; half > 0; half /= 2) s.combine(agent, op, 0, half, 0, half);
  for (std::size_t i = 0; i < op.results.size(); ++i)
    std::memcpy(agent.result(op, static_cast<int>(i)), s.at(i, 0), s.axis.slab() * s.bytes[i]);
}

void run_scan(Agent& agent, const PreparedOp& op) {
  Slabs s(agent, op);
  bool reverse = op.op->integer("reverse") != 0;
  for (std::size_t k = 1; k < s.axis.extent; ++k) {
    std::size_t here = reverse ? s.axis.extent - 1 - k : k, before = reverse ? here + 1 : here - 1;
    s.combine(agent, op, before, here, here, 1);
  }
  for (std::size_t i = 0; i < op.results.size(); ++i)
    to_slabs(s.arrays[i].get(), static_cast<std::byte*>(agent.result(op, static_cast<int>(i))), s.axis,
             s.bytes[i], true);
}

}  // namespace tilewright::simulator
