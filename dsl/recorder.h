// The recorder: running a kernel function appends ops to the program that is being recorded on this thread.
//
// Element-wise arithmetic on tiles is lazy. An operator makes a node in the recorder's pool (hash-consed: the
// same operation on the same operands is the same node); a node becomes ops when something that is not
// element-wise needs its value. Then the whole tree down to values that exist already becomes one `map`. It
// is placed at the end of the region in which the expression was written (its home), so that the value can be
// used again anywhere below. Scalars are recorded at once.
#pragma once
#include <cstdint>
#include <deque>
#include <initializer_list>
#include <string>
#include <unordered_map>
#include <vector>

#include "dsl/location.h"
#include "ir/builder.h"

namespace tilewright {

using Attributes = std::vector<std::pair<std::string, ir::AttributeValue>>;

// One value of the kernel: recorded already, or an expression.
struct Node {
  ir::OpKind kind = ir::OpKind::constant_;  // meaningless if `leaf` or `spread`
  bool leaf = false;                        // made by an op that is not element-wise
  bool spread = false;                      // a scalar (the only input) that stands for a whole tile
  ir::Type type;
  std::vector<Node*> inputs;
  Attributes attributes;
  ir::LocationPtr location;
  ir::Region* home = nullptr;
  ir::Value* value = nullptr;  // once it has been recorded
};

// What DSL objects hold: a node and the recording it belongs to. Using it in another recording is a
// UserError.
struct Handle {
  Node* node = nullptr;
  std::uint64_t recording = 0;
  ir::Region* born = nullptr;  // where the C++ object was made: assigning it elsewhere would be lost silently
};

class Recorder {
 public:
  Recorder(std::string name, int num_warps, ir::LocationPtr location);
  ~Recorder();
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  // The recorder of the kernel that is being recorded on this thread; UserError if there is none.
  static Recorder& current();
  static bool active();

  // Takes the finished program.
  ir::Program finish();
  int num_warps() const { return program_.num_warps; }

  Handle parameter(const ir::Type& type, const std::string& name, std::int64_t multiple);

  // Element-wise nodes. A scalar type records the op at once.
  Handle constant(ir::Element element, double value, const ir::LocationPtr& location);
  Handle constant(ir::Element element, std::int64_t value, const ir::LocationPtr& location);
  Handle pointwise(ir::OpKind kind, const ir::Type& type, const std::vector<Handle>& inputs,
                   const ir::LocationPtr& location, Attributes attributes = {});
  // A tile each of whose elements is the scalar.
  Handle spread(const ir::Type& tile, const Handle& scalar, const ir::LocationPtr& location);

  // Appends an op to the current region.
  ir::Op* emit(ir::OpKind kind, std::vector<ir::Value*> operands, std::vector<ir::Type> results,
               const ir::LocationPtr& location);
  // The handle of an op's result.
  Handle result(ir::Op* op, int index = 0);
  Handle leaf(ir::Value* value, const ir::LocationPtr& location);
  // The recorded value of a handle, recorded now if it was an expression. `use` names the operand in
  // messages.
  ir::Value* value(const Handle& handle, const char* use, const ir::LocationPtr& location);

  ir::Type type(const Handle& handle, const char* use, const ir::LocationPtr& location) const {
    return checked(handle, use, location)->type;
  }

  ir::Region* region() const { return stack_.back(); }
  void push(ir::Region* region) { stack_.push_back(region); }
  void pop() { stack_.pop_back(); }

 private:
  Node* checked(const Handle& handle, const char* use, const ir::LocationPtr& location) const;
  Node* cons(Node node);
  void materialise(Node* node);
  ir::Op* append_at_home(ir::Region* home, std::unique_ptr<ir::Op> op);

  ir::Program program_;
  std::vector<ir::Region*> stack_;
  std::deque<Node> nodes_;
  std::unordered_multimap<std::size_t, Node*> pool_;
  std::uint64_t id_;
  Recorder* outer_;
};

// Opens a region of an op while it lives.
class RegionScope {
 public:
  explicit RegionScope(ir::Region* region) { Recorder::current().push(region); }
  ~RegionScope() {
    if (Recorder::active()) Recorder::current().pop();
  }
  RegionScope(const RegionScope&) = delete;
  RegionScope& operator=(const RegionScope&) = delete;
};

namespace detail {
// Called when a tile or scalar object gets a new value: refuses what would be lost at run time.
void check_assignment(const Handle& target, const Handle& value);
Handle born_here(Handle handle);  // the handle with `born` set to the current region
}  // namespace detail

}  // namespace tilewright
