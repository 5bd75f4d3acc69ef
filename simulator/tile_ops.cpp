// Ops on tiles that compute no sums: they make, spread and move whole arrays.
#include <algorithm>

#include "simulator/agent.h"

namespace tilewright::simulator {
namespace {

// Calls f(T{}) with the unsigned type of that width.
template <class F>
void with_width(int bytes, F f) {
  switch (bytes) {
    case 1: return f(std::uint8_t{});
    case 2: return f(std::uint16_t{});
    case 4: return f(std::uint32_t{});
    default: return f(std::uint64_t{});
  }
}

// Copies `from` into the array of shape `to`: dimension d of the result walks `from` by stride[d] elements.
template <class T>
void strided_copy(const T* from, T* to, const ir::Shape& shape, const std::size_t* stride) {
  if (shape.rank == 0) {
    to[0] = from[0];
    return;
  }
  int last = shape.rank - 1;
  auto inner = static_cast<std::size_t>(shape.dim[last]);
  std::size_t rows = static_cast<std::size_t>(shape.elements()) / inner, step = stride[last];
  std::array<int, ir::max_rank> at{};
  std::size_t offset = 0;
  for (std::size_t r = 0; r < rows; ++r, to += inner) {
    const T* p = from + offset;
    if (step == 1)
      std::copy_n(p, inner, to);
    else if (step == 0)
      std::fill_n(to, inner, *p);
    else
      for (std::size_t i = 0; i < inner; ++i) to[i] = p[i * step];
    for (int d = last - 1; d >= 0; --d) {
      offset += stride[d];
      if (++at[static_cast<std::size_t>(d)] < shape.dim[d]) break;
      offset -= stride[d] * static_cast<std::size_t>(shape.dim[d]);
      at[static_cast<std::size_t>(d)] = 0;
    }
  }
}

// Spreads the dimensions of extent 1.
void spread(const void* from, const ir::Shape& from_shape, void* to, const ir::Shape& to_shape, int bytes) {
  std::size_t stride[ir::max_rank] = {};
  for (int d = 0; d < to_shape.rank; ++d)
    stride[d] = from_shape.dim[d] == 1 ? 0 : std::size_t{1} << from_shape.first_bit(d);
  with_width(bytes, [&](auto t) {
    using T = decltype(t);
    strided_copy(static_cast<const T*>(from), static_cast<T*>(to), to_shape, stride);
  });
}

}  // namespace

void run_program_id(Agent& agent, const PreparedOp& op) {
  auto v = static_cast<std::int32_t>(agent.cta.id[static_cast<std::size_t>(op.op->integer("axis"))]);
  std::memcpy(agent.result(op), &v, 4);
}

void run_num_programs(Agent& agent, const PreparedOp& op) {
  const Grid& g = agent.launch.grid;
  std::int64_t extent[] = {g.x, g.y, g.z};
  auto v = static_cast<std::int32_t>(extent[op.op->integer("axis")]);
  std::memcpy(agent.result(op), &v, 4);
}

void run_arange(Agent& agent, const PreparedOp& op) {
  auto* r = static_cast<std::int32_t*>(agent.result(op));
  auto start = static_cast<std::int32_t>(op.op->integer("start"));
  std::size_t n = agent.count(op.result_type());
  for (std::size_t i = 0; i < n; ++i) r[i] = start + static_cast<std::int32_t>(i);
}

void run_map(Agent& agent, const PreparedOp& op) {
  const ir::Type& t = op.result_type();
  std::size_t n = agent.count(t);
  std::vector<ElementRegion::Input> inputs(op.operands.size());
  std::vector<std::unique_ptr<std::byte[]>> spreads;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const ir::Type& from = op.operand_type(static_cast<int>(i));
    const void* p = agent.data(op, static_cast<int>(i));
    bool uniform = agent.count(from) == 1;
    if (!uniform && from.shape != t.shape) {
      spreads.emplace_back(new std::byte[n * static_cast<std::size_t>(from.element.bytes())]);
      spread(p, from.shape, spreads.back().get(), t.shape, from.element.bytes());
      p = spreads.back().get();
    }
    inputs[i] = {p, uniform};
  }
  void* out[] = {agent.result(op)};
  op.elements->run(inputs, out, n, agent.scratch);
  if (!t.element.pointer && ir::is_float(t.element.type))
    agent.cta.flops += n * op.elements->operation_count();
}

void run_broadcast(Agent& agent, const PreparedOp& op) {
  const ir::Type &from = op.operand_type(0), &to = op.result_type();
  spread(agent.data(op, 0), from.shape, agent.result(op), to.shape, to.element.bytes());
}

void run_share(Agent& agent, const PreparedOp& op) {
  agent.data(op, 0);  // reports a product in flight
  agent.share(op);
}

void run_permute(Agent& agent, const PreparedOp& op) {
  const ir::Type &from = op.operand_type(0), &to = op.result_type();
  const auto& order = op.op->integers("order");
  std::size_t stride[ir::max_rank] = {};
  for (int d = 0; d < to.shape.rank; ++d)
    stride[d] = std::size_t{1} << from.shape.first_bit(static_cast<int>(order[static_cast<std::size_t>(d)]));
  with_width(to.element.bytes(), [&](auto t) {
    using T = decltype(t);
    strided_copy(agent.data<T>(op, 0), static_cast<T*>(agent.result(op)), to.shape, stride);
  });
}

void run_join(Agent& agent, const PreparedOp& op) {
  std::size_t n = agent.count(op.operand_type(0));
  with_width(op.result_type().element.bytes(), [&](auto t) {
    using T = decltype(t);
    const T *a = agent.data<T>(op, 0), *b = agent.data<T>(op, 1);
    auto* r = static_cast<T*>(agent.result(op));
    for (std::size_t i = 0; i < n; ++i) {
      r[2 * i] = a[i];
      r[2 * i + 1] = b[i];
    }
  });
}

void run_split(Agent& agent, const PreparedOp& op) {
  std::size_t n = agent.count(op.result_type());
  with_width(op.result_type().element.bytes(), [&](auto t) {
    using T = decltype(t);
    const T* a = agent.data<T>(op, 0);
    auto *even = static_cast<T*>(agent.result(op, 0)), *odd = static_cast<T*>(agent.result(op, 1));
    for (std::size_t i = 0; i < n; ++i) {
      even[i] = a[2 * i];
      odd[i] = a[2 * i + 1];
    }
  });
}

void run_gather(Agent& agent, const PreparedOp& op) {
  const ir::Type &from = op.operand_type(0), &to = op.result_type();
  int axis = static_cast<int>(op.op->integer("axis"));
  std::size_t n = agent.count(to), inner = std::size_t{1} << to.shape.first_bit(axis);
  auto to_extent = static_cast<std::size_t>(to.shape.dim[axis]),
       extent = static_cast<std::size_t>(from.shape.dim[axis]);
  auto index_bytes = static_cast<std::size_t>(op.operand_type(1).element.bytes());
  const auto* index = agent.data<std::byte>(op, 1);
  with_width(to.element.bytes(), [&](auto t) {
    using T = decltype(t);
    const T* a = agent.data<T>(op, 0);
    auto* r = static_cast<T*>(agent.result(op));
    for (std::size_t i = 0; i < n; ++i) {
      std::uint64_t raw = read_bits(index + i * index_bytes, static_cast<int>(index_bytes));
      std::int64_t k = index_bytes == 4 ? static_cast<std::int32_t>(raw) : static_cast<std::int64_t>(raw);
      if (k < 0 || k >= static_cast<std::int64_t>(extent))
        agent.report(op, FindingKind::bad_index, to.shape, i,
                     "the index is " + std::to_string(k) + ", outside of [0, " + std::to_string(extent) +
                         ") along axis " + std::to_string(axis) + " of " + from.brief() +
                         "; clamp or mask the index before");
      std::size_t outer = i / inner / to_extent;
      r[i] = a[(outer * extent + static_cast<std::size_t>(k)) * inner + i % inner];
    }
  });
}

void run_histogram(Agent& agent, const PreparedOp& op) {
  std::size_t n = agent.count(op.operand_type(0)), bins = agent.count(op.result_type());
  const auto* values = agent.data<std::int32_t>(op, 0);
  const auto* mask =
      op.operands.size() > 1 ? static_cast<const std::uint8_t*>(agent.spread_data(op, 1, n)) : nullptr;
  auto* r = static_cast<std::int32_t*>(agent.result(op));
  std::fill_n(r, bins, 0);
  for (std::size_t i = 0; i < n; ++i)
    if ((!mask || mask[i]) && values[i] >= 0 && static_cast<std::size_t>(values[i]) < bins) ++r[values[i]];
}

}  // namespace tilewright::simulator
