#include "dsl/recorder.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <unordered_set>

#include "ir/error.h"

namespace tilewright {

namespace {

thread_local Recorder* current_recorder = nullptr;
thread_local std::vector<ir::LocationPtr> call_stack;
thread_local ir::LocationPtr place;  // what a PlaceScope says
std::atomic<std::uint64_t> next_recording{1};

std::size_t mix(std::size_t h, std::size_t v) { return (h ^ v) * 0x9e3779b97f4a7c15ull + (h >> 29); }

std::size_t hash_of(const ir::AttributeValue& v) {
  if (auto i = std::get_if<std::int64_t>(&v)) return std::hash<std::int64_t>{}(*i);
  if (auto d = std::get_if<double>(&v)) return std::hash<double>{}(*d);
  if (auto s = std::get_if<std::string>(&v)) return std::hash<std::string>{}(*s);
  return 7;
}

std::size_t hash_of(const Node& n) {
  std::size_t h = mix(static_cast<std::size_t>(n.kind) + 256u * n.spread, std::hash<const void*>{}(n.home));
  h = mix(h, static_cast<std::size_t>(n.type.element.type) * 2 + n.type.element.pointer);
  h = mix(h, static_cast<std::size_t>(n.type.shape.elements()));
  for (const Node* i : n.inputs) h = mix(h, std::hash<const void*>{}(i));
  for (const auto& [name, value] : n.attributes) h = mix(h, hash_of(value));
  return h;
}

// 0.0 == -0.0, but they are different constants; NaN never equals itself and is simply made again.
bool same_sign(const Node& a, const Node& b) {
  if (a.kind != ir::OpKind::constant_ || a.attributes.empty()) return true;
  auto x = std::get_if<double>(&a.attributes[0].second), y = std::get_if<double>(&b.attributes[0].second);
  return !x || !y || std::signbit(*x) == std::signbit(*y);
}

bool same(const Node& a, const Node& b) {
  return a.kind == b.kind && a.spread == b.spread && a.home == b.home && a.inputs == b.inputs &&
         a.type == b.type && a.attributes == b.attributes && same_sign(a, b);
}

}  // namespace

CallScope::CallScope(const SourceLocation& call) { call_stack.push_back(located(call)); }
CallScope::~CallScope() { call_stack.pop_back(); }

PlaceScope::PlaceScope(const SourceLocation& call) : outermost_(!place) {
  if (outermost_) place = located(call);
}
PlaceScope::~PlaceScope() {
  if (outermost_) place = nullptr;
}

ir::LocationPtr located(const SourceLocation& here) {
  if (place) return place;
  auto l = std::make_shared<ir::Location>();
  l->file = here.file_name();
  l->line = static_cast<int>(here.line());
  l->column = static_cast<int>(here.column());
  if (!call_stack.empty()) l->caller = call_stack.back();
  return l;
}

Recorder::Recorder(std::string name, int num_warps, ir::LocationPtr location)
    : id_(next_recording++), outer_(current_recorder) {
  program_.name = std::move(name);
  program_.num_warps = num_warps;
  program_.location = std::move(location);
  stack_.push_back(program_.body.get());
  current_recorder = this;
}

Recorder::~Recorder() { current_recorder = outer_; }

bool Recorder::active() { return current_recorder != nullptr; }

Recorder& Recorder::current() {
  if (!current_recorder)
    throw UserError(
        "no kernel is being recorded: tile operations can be used only inside a kernel function, run by "
        "record()");
  return *current_recorder;
}

ir::Program Recorder::finish() {
  if (stack_.size() != 1) throw InternalError("recording ended inside an open region");
  return std::move(program_);
}

Handle Recorder::parameter(const ir::Type& type, const std::string& name, std::int64_t multiple) {
  ir::Value* v = program_.body->add_argument(type);
  program_.parameters.push_back({name, multiple});
  return leaf(v, program_.location);
}

Node* Recorder::checked(const Handle& handle, const char* use, const ir::LocationPtr& location) const {
  auto fail = [&](const std::string& what) {
    throw UserError((location ? location->chain() + ": " : "") + use + ": " + what);
  };
  if (!handle.node) fail("the operand has no value; it was declared but never given one");
  if (handle.recording != id_)
    fail(
        "the operand belongs to the recording of another kernel; values live only inside the kernel that "
        "makes them");
  if (std::find(stack_.begin(), stack_.end(), handle.node->home) == stack_.end())
    fail("the operand" + (handle.node->location ? " (made at " + handle.node->location->text() + ")" : "") +
         " was made in the body of a for_, if_ or while_ that has ended; keep it in a Var declared before "
         "that body");
  return handle.node;
}

Node* Recorder::cons(Node node) {
  std::size_t h = hash_of(node);
  auto [first, last] = pool_.equal_range(h);
  for (auto it = first; it != last; ++it)
    if (same(*it->second, node)) return it->second;
  nodes_.push_back(std::move(node));
  pool_.emplace(h, &nodes_.back());
  return &nodes_.back();
}

Handle Recorder::constant(ir::Element element, double value, const ir::LocationPtr& location) {
  Node n;
  n.type = ir::Type::scalar(element);
  n.attributes = {{"value", value}};
  n.location = location;
  n.home = region();
  return {cons(std::move(n)), id_, region()};
}

Handle Recorder::constant(ir::Element element, std::int64_t value, const ir::LocationPtr& location) {
  if (!element.pointer && ir::is_float(element.type))
    return constant(element, static_cast<double>(value), location);
  Node n;
  n.type = ir::Type::scalar(element);
  n.attributes = {{"value", value}};
  n.location = location;
  n.home = region();
  return {cons(std::move(n)), id_, region()};
}

Handle Recorder::pointwise(ir::OpKind kind, const ir::Type& type, const std::vector<Handle>& inputs,
                           const ir::LocationPtr& location, Attributes attributes) {
  Node n;
  n.kind = kind;
  n.type = type;
  n.attributes = std::move(attributes);
  n.location = location;
  n.home = region();
  for (const Handle& h : inputs)
    n.inputs.push_back(checked(h, std::string(ir::name(kind)).c_str(), location));
  Node* node = cons(std::move(n));
  if (type.is_scalar()) materialise(node);
  return {node, id_, region()};
}

Handle Recorder::spread(const ir::Type& tile, const Handle& scalar, const ir::LocationPtr& location) {
  Node n;
  n.spread = true;
  n.type = tile;
  n.location = location;
  n.home = region();
  n.inputs = {checked(scalar, "full", location)};
  return {cons(std::move(n)), id_, region()};
}

ir::Op* Recorder::emit(ir::OpKind kind, std::vector<ir::Value*> operands, std::vector<ir::Type> results,
                       const ir::LocationPtr& location) {
  return ir::append(*region(), kind, std::move(operands), std::move(results), location);
}

Handle Recorder::result(ir::Op* op, int index) { return leaf(op->result(index), op->location); }

Handle Recorder::leaf(ir::Value* value, const ir::LocationPtr& location) {
  nodes_.push_back({});
  Node& n = nodes_.back();
  n.leaf = true;
  n.type = value->type;
  n.location = location;
  n.home = value->op ? value->op->parent : value->region;
  n.value = value;
  return {&n, id_, region()};
}

ir::Value* Recorder::value(const Handle& handle, const char* use, const ir::LocationPtr& location) {
  Node* node = checked(handle, use, location);
  materialise(node);
  return node->value;
}

// Appends to a region that is open, in front of the op whose body is being recorded now, if there is one.
ir::Op* Recorder::append_at_home(ir::Region* home, std::unique_ptr<ir::Op> op) {
  auto level = std::find(stack_.begin(), stack_.end(), home);
  if (level + 1 == stack_.end()) return ir::append(*home, std::move(op));
  const ir::Op* open = (*(level + 1))->parent;
  for (std::size_t i = home->ops.size(); i-- > 0;)
    if (home->ops[i].get() == open) return ir::insert(*home, i, std::move(op));
  throw InternalError("the open op is not in its region");
}

// Records a node at the end of its home region. Scalars become one op each; a tile becomes a map over
// everything below it that is element-wise, has the same shape and layout, and has no value yet.
void Recorder::materialise(Node* root) {
  if (root->value) return;
  if (root->type.is_scalar()) {
    std::vector<ir::Value*> operands;
    for (Node* i : root->inputs) {
      materialise(i);
      operands.push_back(i->value);
    }
    auto op = ir::make_op(root->kind, std::move(operands), {root->type}, root->location);
    op->attributes = root->attributes;
    root->value = append_at_home(root->home, std::move(op))->result();
    return;
  }

  std::vector<Node*> order;   // what the region computes, operands first
  std::vector<Node*> inputs;  // what it reads
  std::unordered_set<Node*> seen{root};
  auto inside = [&](const Node* n) {
    if (n->leaf || n->value) return false;
    if (n->type.is_scalar()) return n->kind == ir::OpKind::constant_;
    return n->type.shape == root->type.shape && n->type.layout == root->type.layout;
  };
  std::vector<std::pair<Node*, std::size_t>> work{{root, 0}};  // an explicit stack: expressions may be deep
  while (!work.empty()) {
    auto& [n, next] = work.back();
    if (!inside(n)) {
      inputs.push_back(n);
      work.pop_back();
    } else if (next < n->inputs.size()) {
      Node* child = n->inputs[next++];
      if (seen.insert(child).second) work.push_back({child, 0});
    } else {
      order.push_back(n);
      work.pop_back();
    }
  }
  std::vector<ir::Value*> operands;
  for (Node* i : inputs) {
    materialise(i);
    operands.push_back(i->value);
  }
  auto map = ir::make_op(ir::OpKind::map_, operands, {root->type}, root->location);
  ir::Region* body = ir::add_region(*map);
  std::unordered_map<Node*, ir::Value*> local;
  for (Node* i : inputs) local[i] = body->add_argument(ir::Type::scalar(i->type.element));
  for (Node* n : order) {
    if (n->spread) {
      local[n] = local.at(n->inputs[0]);
      continue;
    }
    std::vector<ir::Value*> arguments;
    for (Node* i : n->inputs) arguments.push_back(local.at(i));
    ir::Op* op =
        ir::append(*body, n->kind, std::move(arguments), {ir::Type::scalar(n->type.element)}, n->location);
    op->attributes = n->attributes;
    local[n] = op->result();
  }
  ir::append(*body, ir::OpKind::yield_, {local.at(root)}, {}, root->location);
  root->value = append_at_home(root->home, std::move(map))->result();
}

namespace detail {

void check_assignment(const Handle& target, const Handle& value) {
  if (!Recorder::active() || !target.node || !target.born) return;
  if (target.born == Recorder::current().region()) return;
  const ir::Location *from = target.node->location.get(),
                     *to = value.node ? value.node->location.get() : from;
  throw UserError((to ? to->chain() + ": " : "") + "=: target" +
                  (from ? " (made at " + from->text() + ")" : "") +
                  ": found a value that is no Var, assigned in the body of a for_, if_ or while_, where the "
                  "new value would be lost at run "
                  "time; declare it as Var");
}

Handle born_here(Handle handle) {
  handle.born = Recorder::active() ? Recorder::current().region() : nullptr;
  return handle;
}

}  // namespace detail

}  // namespace tilewright
