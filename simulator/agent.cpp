#include <algorithm>

#include "ir/builder.h"
#include "simulator/cluster.h"
#include "simulator/wgmma.h"

namespace tilewright::simulator {

Agent::Agent(Cta& c, int n)
    : cta(c),
      launch(c.launch),
      number(n),
      id(static_cast<std::size_t>(c.rank) * c.cluster.agents_of_cta + static_cast<std::size_t>(n)),
      slots(static_cast<std::size_t>(launch.program.value_count)) {}

void Agent::start() {
  group_copies.clear();
  stores.clear();
  products_in_flight.clear();
  products_issued = 0;
  repeated_wait.clear();
  new_epoch();
  moment = 1;
  if (!tracks_async()) return;
  knowledge.reset(cta.cluster.source_count());
  knowledge.event(cta.cluster.source(*this, Cluster::accesses), moment);
}

void Agent::new_epoch() { epoch = ++cta.cluster.epochs; }

void Agent::new_moment() { knowledge.event(cta.cluster.source(*this, Cluster::accesses), ++moment); }

AccessRecord Agent::event(int source, std::uint32_t at, const PreparedOp& op, bool async) const {
  return {at, static_cast<std::uint16_t>(cta.cluster.source(*this, static_cast<Cluster::Source>(source))),
          async, op.id};
}

AccessRecord Agent::own_access(const PreparedOp& op) const {
  return event(Cluster::accesses, moment, op, false);
}

int Agent::warps() const {
  return number ? launch.program.partitions[static_cast<std::size_t>(number - 1)].warps
                : launch.program.program.num_warps;
}

void Agent::run(const PreparedRegion& region) {
  for (const PreparedOp& op : region.ops) {
    ++cta.op_counts[static_cast<std::size_t>(op.op->kind)];
    try {
      op.handler(*this, op);
    } catch (const ScalarFault& fault) {
      report(op, fault.kind, op.op->results.empty() ? ir::Shape{} : op.result_type().shape, fault.element,
             (fault.op != op.op ? std::string(ir::name(fault.op->kind)) + " inside: " : "") + fault.text);
    }
  }
}

const void* Agent::data(const PreparedOp& op, int i) {
  const Slot& s = operand(op, i);
  if (s.product) check_complete(*this, op, *s.product);
  return op.operand_type(i).kind == ir::Type::Kind::tile ? static_cast<const void*>(s.array->data.get())
                                                         : &s.bits;
}

const void* Agent::spread_data(const PreparedOp& op, int i, std::size_t n) {
  const ir::Type& t = op.operand_type(i);
  const void* p = data(op, i);
  if (t.kind == ir::Type::Kind::tile || n == 1) return p;
  auto bytes = static_cast<std::size_t>(t.element.bytes());
  if (temporaries.size() <= static_cast<std::size_t>(i)) temporaries.resize(static_cast<std::size_t>(i) + 1);
  auto& array = temporaries[static_cast<std::size_t>(i)];
  array.resize(n * bytes);
  for (std::size_t k = 0; k < n; ++k) std::memcpy(array.data() + k * bytes, p, bytes);
  return array.data();
}

void* Agent::result(const PreparedOp& op, int i) {
  Slot& s = result_slot(op, i);
  s.product = nullptr;
  const ir::Type& t = op.result_type(i);
  if (t.kind != ir::Type::Kind::tile) {
    s.bits = 0;
    return &s.bits;
  }
  std::size_t bytes = count(t) * static_cast<std::size_t>(t.element.bytes());
  if (!s.array || s.array.use_count() > 1 || s.array->capacity < bytes)
    s.array = std::make_shared<Array>(bytes);
  return s.array->data.get();
}

void Agent::share(const PreparedOp& op, int operand, int result) {
  result_slot(op, result) = slots[static_cast<std::size_t>(op.operands[static_cast<std::size_t>(operand)])];
}

std::int64_t Agent::integer(const PreparedOp& op, int i) const {
  std::uint64_t bits = slots[static_cast<std::size_t>(op.operands[static_cast<std::size_t>(i)])].bits;
  switch (op.operand_type(i).element.type) {
    case ElementType::i8: return static_cast<std::int8_t>(bits);
    case ElementType::i16: return static_cast<std::int16_t>(bits);
    case ElementType::i32: return static_cast<std::int32_t>(bits);
    case ElementType::i64: return static_cast<std::int64_t>(bits);
    default: return static_cast<std::uint8_t>(bits);
  }
}

void Agent::report(const PreparedOp& op, FindingKind kind, const ir::Shape& shape, std::size_t element,
                   const std::string& text, std::int64_t n) {
  std::string at = place();
  if (shape.rank > 0) at += ", element " + coordinates(shape, element);
  bool by_waits = kind == FindingKind::missing_wait || kind == FindingKind::barrier_unobserved_phase ||
                  kind == FindingKind::barrier_underflow;
  launch.log.add(op.op, kind, cta.index, n, at + ": " + text + (by_waits ? repeated_wait : ""));
  if (severity(kind) == Severity::error) throw CtaStopped{};
}

void Agent::report_at(const ir::Op* op, FindingKind kind, const std::string& text, std::int64_t n) {
  launch.log.add(op, kind, cta.index, n, place() + ": " + text);
  if (severity(kind) == Severity::error) throw CtaStopped{};
}

std::string Agent::place() const { return cta.place() + (number ? ", " + name() : ""); }

std::string Agent::name() const {
  if (number == 0) return "the code outside of partitions";
  return "partition '" + launch.program.partitions[static_cast<std::size_t>(number - 1)].name + "'";
}

std::string coordinates(const ir::Shape& shape, std::size_t element) {
  std::string s = "[";
  for (int d = 0; d < shape.rank; ++d)
    s += (d ? ", " : "") + std::to_string(shape.coordinate(static_cast<unsigned>(element), d));
  return s + "]";
}

void run_scalar(Agent& agent, const PreparedOp& op) {
  const void* in[8];
  std::vector<const void*> many;
  const void** p = in;
  if (op.operands.size() > 8) {
    many.resize(op.operands.size());
    p = many.data();
  }
  for (std::size_t i = 0; i < op.operands.size(); ++i) p[i] = agent.data(op, static_cast<int>(i));
  op.scalar->run(p, agent.result(op), 1);
}

Handler handler(ir::OpKind kind) {
  using K = ir::OpKind;
  switch (kind) {
    case K::program_id_: return run_program_id;
    case K::num_programs_: return run_num_programs;
    case K::arange_: return run_arange;
    case K::map_: return run_map;
    case K::broadcast_: return run_broadcast;
    case K::reshape_:
    case K::convert_layout_: return run_share;
    case K::permute_: return run_permute;
    case K::join_: return run_join;
    case K::split_: return run_split;
    case K::reduce_: return run_reduce;
    case K::scan_: return run_scan;
    case K::gather_: return run_gather;
    case K::histogram_: return run_histogram;
    case K::dot_: return run_dot;
    case K::load_: return run_load;
    case K::store_: return run_store;
    case K::atomic_: return run_atomic;
    case K::atomic_compare_exchange_: return run_atomic_compare_exchange;
    case K::shared_alloc_: return run_shared_alloc;
    case K::shared_index_: return run_shared_index;
    case K::shared_slice_:
    case K::shared_permute_:
    case K::shared_reshape_: return run_shared_view;
    case K::shared_reinterpret_: return run_shared_reinterpret;
    case K::shared_load_: return run_shared_load;
    case K::shared_store_: return run_shared_store;
    case K::copy_async_: return run_copy_async;
    case K::commit_group_: return run_commit_group;
    case K::wait_group_: return run_wait_group;
    case K::barrier_: return run_barrier;
    case K::variable_: return run_variable;
    case K::get_: return run_get;
    case K::set_: return run_set;
    case K::for_: return run_for;
    case K::if_: return run_if;
    case K::while_: return run_while;
    case K::barrier_alloc_: return run_barrier_alloc;
    case K::barrier_index_: return run_barrier_index;
    case K::barrier_wait_: return run_barrier_wait;
    case K::barrier_arrive_: return run_barrier_arrive;
    case K::barrier_expect_: return run_barrier_expect;
    case K::barrier_arrive_copies_: return run_barrier_arrive_copies;
    case K::tensor_load_: return run_tensor_load;
    case K::im2col_load_: return run_im2col_load;
    case K::tensor_store_: return run_tensor_store;
    case K::bulk_load_: return run_bulk_load;
    case K::bulk_store_: return run_bulk_store;
    case K::bulk_commit_: return run_bulk_commit;
    case K::bulk_wait_: return run_bulk_wait;
    case K::fence_async_: return run_fence_async;
    case K::dot_async_: return run_dot_async;
    case K::dot_wait_: return run_dot_wait;
    case K::peer_load_: return run_peer_load;
    case K::peer_store_: return run_peer_store;
    case K::store_async_: return run_store_async;
    case K::cluster_rank_: return run_cluster_rank;
    case K::cluster_barrier_: return run_cluster_barrier;
    case K::grid_dependency_wait_:
    case K::grid_dependents_launch_: return run_nothing;
    case K::warp_specialize_: return run_warp_specialize;
    case K::device_assert_: return run_device_assert;
    case K::device_print_: return run_device_print;
    default: return ir::info(kind).op_class == ir::OpClass::scalar ? run_scalar : nullptr;
  }
}

}  // namespace tilewright::simulator
