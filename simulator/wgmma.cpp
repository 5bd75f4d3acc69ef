#include "simulator/wgmma.h"

#include "simulator/async_check.h"
#include "simulator/dot.h"
#include "simulator/shared_access.h"

namespace tilewright::simulator {
namespace {

std::string at(const ir::Op* op) { return op->location ? op->location->text() : std::string("?"); }

std::uint32_t all_warps(const Agent& agent) { return ~0u >> (32 - agent.warps()); }

std::vector<std::byte> values_of(const SharedView& view, const SharedMap& map, const ir::Type& type) {
  std::vector<std::byte> v(static_cast<std::size_t>(view_bytes(type)));
  load_view(view, map, static_cast<std::size_t>(type.element.bytes()), v.data());
  return v;
}

// b [K, columns] with zeros in the columns that the accumulator has more.
std::vector<std::byte> widened(const std::vector<std::byte>& b, int k, std::size_t row,
                               std::size_t wide_row) {
  std::vector<std::byte> wide(static_cast<std::size_t>(k) * wide_row);
  for (std::size_t i = 0; i < static_cast<std::size_t>(k); ++i)
    std::memcpy(wide.data() + i * wide_row, b.data() + i * row, row);
  return wide;
}

// Columns that a product does not compute: NaN in floats, so that who uses them sees it.
void spoil_columns(std::byte* sum, const ir::Type& type, int first) {
  const auto bytes = static_cast<std::size_t>(type.element.bytes());
  const std::size_t row = static_cast<std::size_t>(type.shape.dim[1]) * bytes,
                    kept = static_cast<std::size_t>(first) * bytes;
  for (std::size_t i = 0; i < static_cast<std::size_t>(type.shape.dim[0]); ++i)
    std::memset(sum + i * row + kept, 0xff, row - kept);
}

void complete(Agent& agent, Product& p) {
  const PreparedOp& op = *p.op;
  const ir::Type &a = op.operand_type(0), &b = op.operand_type(1), &c = op.result_type();
  std::vector<std::byte> left, right = values_of(p.b, *op.right_map, b);
  const std::byte* left_data = p.a_tile ? p.a_tile->data.get() : nullptr;
  if (!left_data) {
    left = values_of(p.a, *op.shared_map, a);
    left_data = left.data();
  }
  const int columns = b.shape.dim[1], wide = c.shape.dim[1];
  const auto element = static_cast<std::size_t>(b.element.bytes());
  if (columns < wide)
    right = widened(right, b.shape.dim[0], static_cast<std::size_t>(columns) * element,
                    static_cast<std::size_t>(wide) * element);
  const auto bytes = static_cast<std::size_t>(view_bytes(c));
  if (p.accumulator.use_count() == 1 && p.accumulator->capacity >= bytes)
    *p.result = std::move(*p.accumulator);  // nobody else has it: the sum is made in place
  else
    *p.result = Array(bytes);
  const std::byte* accumulator = p.accumulator->data ? p.accumulator->data.get() : p.result->data.get();
  if (!p.accumulate) accumulator = nullptr;
  multiply({c.shape.dim[0], c.shape.dim[1], a.shape.dim[1], 1}, a.element.type, left_data, b.element.type,
           right.data(), c.element.type, accumulator, p.result->data.get(),
           a.element.type == ElementType::f32);
  if (columns < wide) spoil_columns(p.result->data.get(), c, columns);
  agent.cta.flops += 2 * static_cast<std::uint64_t>(c.shape.dim[0]) * static_cast<std::uint64_t>(columns) *
                     static_cast<std::uint64_t>(a.shape.dim[1]);
  AsyncCheck check(agent, op);
  if (!p.a_tile)
    check.read_ended(p.a, *op.shared_map, static_cast<std::size_t>(a.element.bytes()), all_warps(agent));
  check.read_ended(p.b, *op.right_map, static_cast<std::size_t>(b.element.bytes()), all_warps(agent));
  p.done = true;
  p.accumulator = p.a_tile = nullptr;
}

}  // namespace

void report_in_flight(Agent& agent, const PreparedOp& op, Product& product) {
  if (!product.result->data) {  // what the op reads is garbage
    *product.result = Array(static_cast<std::size_t>(view_bytes(product.op->result_type())));
    std::memset(product.result->data.get(), 0xff, product.result->capacity);
  }
  agent.report(op, FindingKind::register_in_flight, {}, 0,
               "uses the result of the dot_async of " + at(product.op->op) +
                   " while the product is in flight; dot_wait for it first" +
                   (agent.products_in_flight.size() > 1 ? ", with fewer pending groups" : ""));
}

void run_dot_async(Agent& agent, const PreparedOp& op) {
  const ir::Type &a = op.operand_type(0), &b = op.operand_type(1);
  auto p = std::make_shared<Product>();
  p->op = &op;
  p->group = ++agent.products_issued;
  AccessRecord record = agent.event(Cluster::products, p->group, op, true);
  AsyncCheck check(agent, op);
  if (a.is_shared()) {
    p->a = agent.operand(op, 0).view;
    check.async_read(p->a, *op.shared_map, static_cast<std::size_t>(a.element.bytes()), record,
                     all_warps(agent));
  } else {
    agent.data(op, 0);  // it may not be in flight itself
    p->a_tile = agent.operand(op, 0).array;
  }
  p->b = agent.operand(op, 1).view;
  check.async_read(p->b, *op.right_map, static_cast<std::size_t>(b.element.bytes()), record,
                   all_warps(agent));
  // A product may follow another on the same accumulator without a wait.
  const Slot& accumulator = agent.operand(op, 2);
  p->accumulate = op.operands.size() < 4 || (agent.integer(op, 3) & 1);
  p->accumulator = accumulator.array;
  p->result = std::make_shared<Array>();
  Slot& result = agent.result_slot(op);
  result.array = p->result;
  result.product = p;
  agent.products_in_flight.push_back(std::move(p));
}

void run_dot_wait(Agent& agent, const PreparedOp& op) {
  auto pending = static_cast<std::size_t>(op.op->integer("pending"));
  while (agent.products_in_flight.size() > pending) {
    Product& p = *agent.products_in_flight.front();
    complete(agent, p);
    agent.knowledge.event(agent.cta.cluster.source(agent, Cluster::products), p.group);
    agent.products_in_flight.pop_front();
  }
  for (std::size_t i = 0; i < op.results.size(); ++i)
    agent.share(op, static_cast<int>(i), static_cast<int>(i));
}

}  // namespace tilewright::simulator
