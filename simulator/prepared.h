// A tile program made ready to run: values numbered, element-wise regions chosen, layouts turned into tables.
// Made once a launch, then read by all host threads.
#pragma once
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "ir/program.h"
#include "simulator/element_region.h"
#include "simulator/scalar_op.h"

namespace tilewright::simulator {

struct Cta;
struct PreparedOp;
using Handler = void (*)(Cta&, const PreparedOp&);

// Where the elements of a shared view lie: offset[i] in elements from the view's base for flat index i;
// aligned groups of `run` elements lie side by side.
struct SharedMap {
  std::vector<std::uint32_t> offset;
  std::size_t run = 1;
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
  const SharedMap* shared_map = nullptr;    // shared_load, shared_store, copy_async, shared_alloc
  const Owners* owners = nullptr;           // the same, when races are checked
  int buffer = -1;                          // shared_alloc: number of its buffer

  const ir::Type& operand_type(int i) const { return op->operands[static_cast<std::size_t>(i)]->type; }
  const ir::Type& result_type(int i = 0) const { return op->result(i)->type; }
};

// A buffer in shared memory: what one shared_alloc op makes.
struct PreparedBuffer {
  const ir::Op* op;
  std::string name;
  std::size_t bytes;
  int cell;  // bytes of the smallest element through which the program sees it: the unit of all checks
};

class Prepared {
 public:
  Prepared(const ir::Program& program, bool owners);

  const ir::Program& program;
  PreparedRegion body;
  int value_count = 0;
  std::vector<const ir::Op*> ops;
  std::vector<PreparedBuffer> buffers;

 private:
  void prepare(const ir::Region& region, PreparedRegion& out);
  void prepare(const ir::Op& op, PreparedOp& out);
  int number(const ir::Value* v);
  const SharedMap* shared_map(const ir::Type& view);
  const Owners* owners(const ir::Type& tile);

  bool with_owners_;
  std::unordered_map<const ir::Value*, int> numbers_;
  std::unordered_map<const ir::Value*, int> buffer_of_view_;
  std::map<std::string, std::unique_ptr<SharedMap>> maps_;
  std::map<std::string, std::unique_ptr<Owners>> owners_;
};

// The function that runs ops of a kind; null for scalar-class ops and yield, which need none.
Handler handler(ir::OpKind kind);

}  // namespace tilewright::simulator
