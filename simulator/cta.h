// One CTA: its values, its shared memory, its copies in flight.
//
// A tile is a whole array in row-major flat order, without a layout: layouts decide who holds an element, not
// its value. They matter only for the race check. Arrays are shared between values and written only by the op
// that makes them.
#pragma once
#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "simulator/engine.h"
#include "simulator/prepared.h"
#include "simulator/shared_memory.h"
#include "simulator/simulator.h"

namespace tilewright::simulator {

class GlobalConflicts;

// What all CTAs of a launch share.
struct Launch {
  const Prepared& program;
  Grid grid;
  const Options& options;
  Memory& memory;
  FindingLog& log;
  GlobalConflicts* conflicts;  // null unless checked
  std::vector<std::uint64_t> arguments;
};

struct Array {
  explicit Array(std::size_t bytes) : data(new std::byte[bytes + 64]), capacity(bytes) {}
  std::unique_ptr<std::byte[]> data;
  std::size_t capacity;
};

// The current value of an SSA value or variable.
struct Slot {
  std::uint64_t bits = 0;        // scalar
  std::shared_ptr<Array> array;  // tile
  SharedView view;               // shared
};

struct Cta {
  Cta(Launch& launch);

  void run(std::int64_t index);            // the whole body as CTA number `index`
  void run(const PreparedRegion& region);  // the region's ops once

  // Operand i of an op: its elements, or its single element for a scalar.
  const void* data(const PreparedOp& op, int i) const;
  template <class T>
  const T* data(const PreparedOp& op, int i) const {
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

  // Adds a finding of this CTA; `element` is a flat index in `shape` (rank 0: none). Errors stop the CTA.
  void report(const PreparedOp& op, FindingKind kind, const ir::Shape& shape, std::size_t element,
              const std::string& text, std::int64_t count = 1);
  std::string place() const;  // "CTA (x, y, z)"

  Launch& launch;
  std::int64_t index = 0;
  std::array<std::int64_t, 3> id{};
  std::vector<Slot> slots;
  std::vector<SharedBuffer> buffers;
  GroupEngine copies;
  std::uint32_t epoch = 1;
  Scratch scratch;
  std::array<std::uint64_t, ir::op_count> op_counts{};
  std::uint64_t bytes_read = 0, bytes_written = 0, flops = 0;
  std::string printed;
  const Allocation* last_allocation = nullptr;
  std::vector<std::vector<std::byte>> temporaries;  // spread scalars, reused

  bool checks_races() const { return launch.options.check_races; }
};

// "[3, 5]" of a flat index.
std::string coordinates(const ir::Shape& shape, std::size_t element);

// Handlers by file. A handler runs one op.
void run_scalar(Cta&, const PreparedOp&);
// control.cpp
void run_variable(Cta&, const PreparedOp&);
void run_get(Cta&, const PreparedOp&);
void run_set(Cta&, const PreparedOp&);
void run_for(Cta&, const PreparedOp&);
void run_if(Cta&, const PreparedOp&);
void run_while(Cta&, const PreparedOp&);
// tile_ops.cpp
void run_program_id(Cta&, const PreparedOp&);
void run_num_programs(Cta&, const PreparedOp&);
void run_arange(Cta&, const PreparedOp&);
void run_map(Cta&, const PreparedOp&);
void run_broadcast(Cta&, const PreparedOp&);
void run_share(Cta&, const PreparedOp&);  // reshape, convert_layout: the same flat array
void run_permute(Cta&, const PreparedOp&);
void run_join(Cta&, const PreparedOp&);
void run_split(Cta&, const PreparedOp&);
void run_gather(Cta&, const PreparedOp&);
void run_histogram(Cta&, const PreparedOp&);
// combine.cpp
void run_reduce(Cta&, const PreparedOp&);
void run_scan(Cta&, const PreparedOp&);
// dot.cpp
void run_dot(Cta&, const PreparedOp&);
// global_memory.cpp, atomics.cpp
void run_load(Cta&, const PreparedOp&);
void run_store(Cta&, const PreparedOp&);
void run_atomic(Cta&, const PreparedOp&);
void run_atomic_compare_exchange(Cta&, const PreparedOp&);
// shared_ops.cpp
void run_shared_alloc(Cta&, const PreparedOp&);
void run_shared_index(Cta&, const PreparedOp&);
void run_shared_view(Cta&, const PreparedOp&);  // slice, permute, reshape: the layout says all
void run_shared_reinterpret(Cta&, const PreparedOp&);
void run_shared_load(Cta&, const PreparedOp&);
void run_shared_store(Cta&, const PreparedOp&);
// async_copy.cpp
void run_copy_async(Cta&, const PreparedOp&);
void run_commit_group(Cta&, const PreparedOp&);
void run_wait_group(Cta&, const PreparedOp&);
void run_barrier(Cta&, const PreparedOp&);
// debug_ops.cpp
void run_device_assert(Cta&, const PreparedOp&);
void run_device_print(Cta&, const PreparedOp&);

}  // namespace tilewright::simulator
