// A tile program made ready to run: values numbered, element-wise regions chosen, layouts turned into tables.
// Made once a launch, then read by all host threads.
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ir/partitions.h"
#include "ir/program.h"
#include "simulator/element_region.h"
#include "simulator/scalar_op.h"

namespace tilewright::simulator {

struct Agent;
struct PreparedOp;
using Handler = void (*)(Agent&, const PreparedOp&);

// Where the elements of a shared view lie: offset[i] in elements from the view's base for flat index i;
// aligned groups of `run` elements lie side by side. All of them together fill the spans [begin, end).
struct SharedMap {
  std::vector<std::uint32_t> offset;
  std::size_t run = 1;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> spans;  // only in programs with asynchronous ops
};

// Which warps touch each element of a tile: copies read (`readers`, a bit a warp), one of them writes.
struct Owners {
  std::vector<std::uint8_t> writer;
  std::vector<std::uint32_t> readers;
};

struct PreparedRegion {
  std::vector<PreparedOp> ops;
  std::vector<int> arguments, yields;
};

struct PreparedOp {
  const ir::Op* op = nullptr;
  int id = 0;  // position in Prepared::ops
  Handler handler = nullptr;
  std::vector<int> operands, results;  // numbers of values
  std::vector<PreparedRegion> regions;
  std::unique_ptr<ScalarOp> scalar;
  std::unique_ptr<ElementRegion> elements;  // map, reduce, scan
  const SharedMap* shared_map = nullptr;    // of the op's shared view (the left one of a dot_async)
  const SharedMap* right_map = nullptr;     // of the right operand of a dot_async
  const Owners* owners = nullptr;           // the same, when races are checked
  int buffer = -1;                          // shared_alloc: number of its buffer
  int barrier = -1;                         // barrier_alloc: number of its first barrier in the CTA

  const ir::Type& operand_type(int i) const { return op->operands[static_cast<std::size_t>(i)]->type; }
  const ir::Type& result_type(int i = 0) const { return op->result(i)->type; }
};

// Kinds of arrivals on an mbarrier: of a whole partition, with bytes to expect, of copies that have arrived.
enum class Arrival : unsigned char { partition, expect, copies };

// A buffer in shared memory: what one shared_alloc op makes.
struct PreparedBuffer {
  const ir::Op* op;
  std::string name;
  std::size_t bytes;
  int cell;  // bytes of the smallest element through which the program sees it: the unit of all checks
  bool reached_by_peers = false;  // by ops of other CTAs of the cluster
};

// An op that arrives on some of the barriers of an array; `agent` runs it (Agent::number).
struct BarrierUse {
  const ir::Op* op;
  Arrival kind;
  int agent;
};

// What one barrier_alloc op makes.
struct PreparedBarriers {
  const ir::Op* op;
  std::string name;
  int count;
  std::array<int, 3> counts;  // arrivals of a phase, by Arrival
  std::vector<BarrierUse> uses;
};

// Bytes of a view that a copy fills, and that barrier_expect announces.
inline std::int64_t view_bytes(const ir::Type& view) { return view.shape.elements() * view.element.bytes(); }

class Prepared {
 public:
  Prepared(const ir::Program& program, bool owners);

  const ir::Program& program;
  PreparedRegion body;
  int value_count = 0;
  std::vector<const ir::Op*> ops;
  std::vector<PreparedBuffer> buffers;
  std::vector<PreparedBarriers> barriers;
  std::size_t barrier_count = 0;  // of a CTA
  std::vector<ir::Partition> partitions;
  bool asynchronous = false;  // has barriers, partitions or operations of the async proxy

 private:
  void prepare(const ir::Region& region, PreparedRegion& out);
  void prepare(const ir::Op& op, PreparedOp& out);
  void prepare_barriers(const ir::Op& op, PreparedOp& out);
  int number(const ir::Value* v);
  const SharedMap* shared_map(const ir::Type& view);
  const Owners* owners(const ir::Type& tile);

  bool with_owners_;
  std::unordered_map<const ir::Value*, int> numbers_;
  std::unordered_map<const ir::Value*, int> buffer_of_view_;
  std::unordered_map<const ir::Value*, std::size_t> barriers_of_value_;
  std::map<std::string, std::unique_ptr<SharedMap>> maps_;
  std::map<std::string, std::unique_ptr<Owners>> owners_;
};

// The function that runs ops of a kind; null for scalar-class ops and yield, which need none.
Handler handler(ir::OpKind kind);

}  // namespace tilewright::simulator
