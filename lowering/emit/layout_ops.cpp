// Ops that only rename registers: the flat element index decides which register holds what.
#include <array>

#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

using llvm::Value;

namespace {

// For every image in `wanted`, the mask of the registers of `from` whose images combine to it; -1 if none.
std::vector<int> solve_registers(const ir::TileLayout& from, std::span<const std::uint32_t> wanted) {
  struct Row {
    std::uint32_t image;
    int mask;
  };
  std::vector<Row> rows;
  for (int i = 0; i < from.register_bits; ++i) {
    Row row{from.register_basis(i), 1 << i};
    for (const Row& r : rows)
      if ((row.image ^ r.image) < row.image) row.image ^= r.image, row.mask ^= r.mask;
    if (row.image) rows.push_back(row);
  }
  std::vector<int> masks;
  for (std::uint32_t image : wanted) {
    int mask = 0;
    for (const Row& r : rows)
      if ((image ^ r.image) < image) image ^= r.image, mask ^= r.mask;
    masks.push_back(image ? -1 : mask);
  }
  return masks;
}

// Sources of all registers from the sources of the register bits.
std::vector<int> spread(const std::vector<int>& masks) {
  std::vector<int> sources(std::size_t{1} << masks.size(), 0);
  for (std::size_t bit = 0; bit < masks.size(); ++bit)
    for (std::size_t r = 0; r < (std::size_t{1} << bit); ++r)
      sources[r | std::size_t{1} << bit] = sources[r] ^ masks[bit];
  return sources;
}

bool unsolvable(const std::vector<int>& masks) {
  return std::find(masks.begin(), masks.end(), -1) != masks.end();
}

void rename(Emitter& e, const ir::Op& op, const Registers& from, const ir::TileLayout& from_layout,
            int result) {
  const ir::Type& type = op.result(result)->type;
  std::vector<int> sources = register_sources(from_layout, type.layout);
  if (sources.empty())
    e.fail(op, "result layout " + type.layout.text() +
                   " needs elements that other threads hold; operand layout is " + from_layout.text() +
                   "; use convert_layout");
  Registers to;
  for (int source : sources) to.push_back(from[static_cast<std::size_t>(source)]);
  e.define(op.result(result), std::move(to));
}

}  // namespace

std::vector<int> register_sources(const ir::TileLayout& from, const ir::TileLayout& to) {
  if (from.warp_bits != to.warp_bits) return {};
  for (int i = 0; i < ir::TileLayout::lane_bits; ++i)
    if (from.lane_basis(i) != to.lane_basis(i)) return {};
  for (int i = 0; i < from.warp_bits; ++i)
    if (from.warp_basis(i) != to.warp_basis(i)) return {};
  std::vector<int> masks =
      solve_registers(from, std::span(to.basis, static_cast<std::size_t>(to.register_bits)));
  if (unsolvable(masks)) return {};
  return spread(masks);
}

// The registers of `from` that a tile of shape `to_shape` in layout `to` reads when extents of 1 spread.
std::vector<int> broadcast_sources(const ir::Type& from, const ir::Type& to) {
  std::vector<std::uint32_t> wanted;
  for (int i = 0; i < to.layout.register_bits; ++i) {
    std::uint32_t image = 0;
    for (int d = 0; d < to.shape.rank; ++d)
      if (from.shape.dim[d] != 1)
        image |= static_cast<std::uint32_t>(to.shape.coordinate(to.layout.register_basis(i), d))
                 << from.shape.first_bit(d);
    wanted.push_back(image);
  }
  std::vector<int> masks = solve_registers(from.layout, wanted);
  if (unsolvable(masks)) return {};
  return spread(masks);
}

void emit_arange(Emitter& e, const ir::Op& op) {
  const ir::Type& type = op.result()->type;
  Value* start = e.constant_i32(op.integer("start"));
  Registers result;
  for (int r = 0; r < type.layout.registers(); ++r)
    result.push_back(e.builder.CreateAdd(e.element_index(type.layout, r), start));
  e.define(op.result(), std::move(result));
}

void emit_broadcast(Emitter& e, const ir::Op& op) {
  const ir::Type& from = op.operands[0]->type;
  const ir::Type& to = op.result()->type;
  const Registers& source = e.registers(op.operands[0]);
  std::vector<int> sources = broadcast_sources(from, to);
  if (sources.empty())
    e.fail(op, "layout " + to.layout.text() + " cannot be reached from " + from.layout.text() +
                   " without moving data");
  Registers result;
  for (int r : sources) result.push_back(source[static_cast<std::size_t>(r)]);
  e.define(op.result(), std::move(result));
}

void emit_reshape(Emitter& e, const ir::Op& op) {
  rename(e, op, e.registers(op.operands[0]), op.operands[0]->type.layout, 0);
}

void emit_permute(Emitter& e, const ir::Op& op) {
  const ir::Type& from = op.operands[0]->type;
  std::array<int, ir::max_rank> order{};
  const auto& given = op.integers("order");
  for (std::size_t i = 0; i < given.size(); ++i) order[i] = static_cast<int>(given[i]);
  rename(e, op, e.registers(op.operands[0]), ir::permuted(from.layout, from.shape, order.data()), 0);
}

void emit_join(Emitter& e, const ir::Op& op) {
  const Registers& a = e.registers(op.operands[0]);
  const Registers& b = e.registers(op.operands[1]);
  Registers both;
  for (std::size_t i = 0; i < a.size(); ++i) {
    both.push_back(a[i]);
    both.push_back(b[i]);
  }
  rename(e, op, both, ir::joined(op.operands[0]->type.layout), 0);
}

void emit_split(Emitter& e, const ir::Op& op) {
  const ir::TileLayout& layout = op.operands[0]->type.layout;
  if (!ir::can_split(layout))
    e.fail(op, "the last dimension of operand layout " + layout.text() +
                   " is not held by one register bit; convert_layout to one where it is");
  const Registers& source = e.registers(op.operands[0]);
  int bit = 0;
  while (layout.register_basis(bit) != 1u) ++bit;
  ir::TileLayout half = ir::transformed(layout, [](std::uint32_t v) { return v >> 1; });
  for (int which = 0; which < 2; ++which) {
    Registers part;
    for (std::size_t r = 0; r < source.size(); ++r)
      if (static_cast<int>(r >> bit & 1) == which) part.push_back(source[r]);
    rename(e, op, part, half, which);
  }
}

}  // namespace tilewright::lowering
