// An agent: runs code of a CTA, that of a partition or that outside of partitions, with values and with
// asynchronous operations in flight of its own.
//
// A tile is a whole array in row-major flat order, without a layout: layouts decide who holds an element, not
// its value. They matter only for the race check. Arrays are shared between values and written only by the op
// that makes them.
#pragma once
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "simulator/cta.h"
#include "simulator/engine.h"
#include "simulator/store_engine.h"

namespace tilewright::simulator {

struct Array {
  Array() = default;
  explicit Array(std::size_t bytes) : data(new std::byte[bytes + 64]), capacity(bytes) {}
  std::unique_ptr<std::byte[]> data;
  std::size_t capacity = 0;
};

struct Product;  // wgmma.h

// The current value of an SSA value or variable.
struct Slot {
  std::uint64_t bits = 0;            // scalar; the argument's number for a tensor map
  std::shared_ptr<Array> array;      // tile
  SharedView view;                   // shared
  Mbarrier* barrier = nullptr;       // barriers: the first
  std::shared_ptr<Product> product;  // the dot_async that makes the tile; null for any other tile
};

struct Agent {
  Agent(Cta& cta, int number);

  void start();                            // a new life of the CTA
  void run(const PreparedRegion& region);  // the region's ops once

  // Operand i of an op: its elements, or its single element for a scalar.
  const void* data(const PreparedOp& op, int i);
  template <class T>
  const T* data(const PreparedOp& op, int i) {
    return static_cast<const T*>(data(op, i));
  }
  // Elements of operand i; a scalar is spread to `count` elements.
  const void* spread_data(const PreparedOp& op, int i, std::size_t count);
  // Array for result i, uninitialised.
  void* result(const PreparedOp& op, int i = 0);
  // Makes the result share the operand's value.
  void share(const PreparedOp& op, int operand = 0, int result = 0);
  std::int64_t integer(const PreparedOp& op, int i) const;  // a scalar operand i1..i64, extended by its type
  std::size_t count(const ir::Type& type) const {
    return type.kind == ir::Type::Kind::tile ? static_cast<std::size_t>(type.shape.elements()) : 1;
  }
  Slot& operand(const PreparedOp& op, int i) {
    return slots[static_cast<std::size_t>(op.operands[static_cast<std::size_t>(i)])];
  }
  Slot& result_slot(const PreparedOp& op, int i = 0) {
    return slots[static_cast<std::size_t>(op.results[static_cast<std::size_t>(i)])];
  }

  // Adds a finding of this agent; `element` is a flat index in `shape` (rank 0: none). Errors stop the CTA.
  void report(const PreparedOp& op, FindingKind kind, const ir::Shape& shape, std::size_t element,
              const std::string& text, std::int64_t count = 1);
  void report_at(const ir::Op* op, FindingKind kind, const std::string& text, std::int64_t count = 1);
  std::string place() const;  // "CTA (x, y, z), partition 'load'"
  std::string name() const;   // "partition 'load'", "the code outside of partitions"

  // Another barrier-separated stretch of the agent's shared accesses.
  void new_epoch();
  // What the agent did so far gets a number of its own: later accesses do not belong to it.
  void new_moment();
  // The record of an access that event `moment` of that source of this agent stands for (Cluster::Source).
  AccessRecord event(int source, std::uint32_t moment, const PreparedOp& op, bool async) const;
  AccessRecord own_access(const PreparedOp& op) const;
  int warps() const;
  bool checks_races() const { return launch.options.check_races; }
  bool tracks_async() const { return launch.program.asynchronous; }

  Cta& cta;
  Launch& launch;
  int number;      // in the CTA; 0: the code outside of partitions
  std::size_t id;  // in the cluster
  std::vector<Slot> slots;
  GroupEngine group_copies;
  StoreEngine stores;
  std::uint32_t epoch = 1;
  Knowledge knowledge;       // empty where the program has nothing asynchronous
  std::uint32_t moment = 1;  // of its accesses (knowledge.h)
  std::deque<std::shared_ptr<Product>> products_in_flight;
  std::uint32_t products_issued = 0;
  std::string repeated_wait;  // says so if the agent's newest wait was for a phase that it had seen before
  Scratch scratch;
  const Allocation* last_allocation = nullptr;
  std::vector<std::vector<std::byte>> temporaries;  // spread scalars, reused
};

// "[3, 5]" of a flat index.
std::string coordinates(const ir::Shape& shape, std::size_t element);

// Handlers by file. A handler runs one op.
void run_scalar(Agent&, const PreparedOp&);
// control.cpp
void run_variable(Agent&, const PreparedOp&);
void run_get(Agent&, const PreparedOp&);
void run_set(Agent&, const PreparedOp&);
void run_for(Agent&, const PreparedOp&);
void run_if(Agent&, const PreparedOp&);
void run_while(Agent&, const PreparedOp&);
// tile_ops.cpp
void run_program_id(Agent&, const PreparedOp&);
void run_num_programs(Agent&, const PreparedOp&);
void run_arange(Agent&, const PreparedOp&);
void run_map(Agent&, const PreparedOp&);
void run_broadcast(Agent&, const PreparedOp&);
void run_share(Agent&, const PreparedOp&);  // reshape, convert_layout: the same flat array
void run_permute(Agent&, const PreparedOp&);
void run_join(Agent&, const PreparedOp&);
void run_split(Agent&, const PreparedOp&);
void run_gather(Agent&, const PreparedOp&);
void run_histogram(Agent&, const PreparedOp&);
// combine.cpp
void run_reduce(Agent&, const PreparedOp&);
void run_scan(Agent&, const PreparedOp&);
// dot.cpp
void run_dot(Agent&, const PreparedOp&);
// global_memory.cpp, atomics.cpp
void run_load(Agent&, const PreparedOp&);
void run_store(Agent&, const PreparedOp&);
void run_atomic(Agent&, const PreparedOp&);
void run_atomic_compare_exchange(Agent&, const PreparedOp&);
// shared_ops.cpp
void run_shared_alloc(Agent&, const PreparedOp&);
void run_shared_index(Agent&, const PreparedOp&);
void run_shared_view(Agent&, const PreparedOp&);  // slice, permute, reshape: the layout says all
void run_shared_reinterpret(Agent&, const PreparedOp&);
void run_shared_load(Agent&, const PreparedOp&);
void run_shared_store(Agent&, const PreparedOp&);
// async_copy.cpp
void run_copy_async(Agent&, const PreparedOp&);
void run_commit_group(Agent&, const PreparedOp&);
void run_wait_group(Agent&, const PreparedOp&);
void run_barrier(Agent&, const PreparedOp&);
// barrier_ops.cpp
void run_barrier_alloc(Agent&, const PreparedOp&);
void run_barrier_index(Agent&, const PreparedOp&);
void run_barrier_wait(Agent&, const PreparedOp&);
void run_barrier_arrive(Agent&, const PreparedOp&);
void run_barrier_expect(Agent&, const PreparedOp&);
void run_barrier_arrive_copies(Agent&, const PreparedOp&);
// tensor_copy.cpp
void run_tensor_load(Agent&, const PreparedOp&);
void run_im2col_load(Agent&, const PreparedOp&);
void run_tensor_store(Agent&, const PreparedOp&);
// bulk_copy.cpp
void run_bulk_load(Agent&, const PreparedOp&);
void run_bulk_store(Agent&, const PreparedOp&);
void run_bulk_commit(Agent&, const PreparedOp&);
void run_bulk_wait(Agent&, const PreparedOp&);
void run_fence_async(Agent&, const PreparedOp&);
// wgmma.cpp
void run_dot_async(Agent&, const PreparedOp&);
void run_dot_wait(Agent&, const PreparedOp&);
// peer_ops.cpp
void run_peer_load(Agent&, const PreparedOp&);
void run_peer_store(Agent&, const PreparedOp&);
void run_store_async(Agent&, const PreparedOp&);
// cluster_ops.cpp
void run_cluster_rank(Agent&, const PreparedOp&);
void run_cluster_barrier(Agent&, const PreparedOp&);
void run_nothing(Agent&, const PreparedOp&);  // griddepcontrol: one kernel at a time
// partitions.cpp
void run_warp_specialize(Agent&, const PreparedOp&);
// debug_ops.cpp
void run_device_assert(Agent&, const PreparedOp&);
void run_device_print(Agent&, const PreparedOp&);

}  // namespace tilewright::simulator
