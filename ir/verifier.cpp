#include "ir/verifier.h"

#include <algorithm>
#include <unordered_set>

#include "ir/builder.h"
#include "ir/error.h"
#include "ir/layout_names.h"
#include "ir/op_signature.h"
#include "ir/partitions.h"
#include "ir/verifier_check.h"

namespace tilewright::ir {
namespace {

// Extents of shared memory of several dimensions may be any number.
std::string shape_mistake(const Shape& s, bool shared) {
  if (s.rank < 1 || s.rank > max_rank) return "expected 1 to " + std::to_string(max_rank) + " dimensions";
  std::int64_t elements = 1;
  for (int d = 0; d < s.rank; ++d) {
    bool any = shared && s.rank > 1 && s.dim[d] > 0 && s.dim[d] <= 1 << 16;
    if (s.dim[d] <= 0 || ((s.dim[d] & (s.dim[d] - 1)) != 0 && !any))
      return "expected extents that are powers of two, found " + s.text();
    elements *= s.dim[d];
    if (elements > std::int64_t{1} << SharedLayout::capacity)
      return "expected at most " + std::to_string(1 << SharedLayout::capacity) + " elements, found " +
             s.text();
  }
  return "";
}

int rank_of(const std::uint32_t* basis, int n) {
  std::uint32_t rows[TileLayout::capacity] = {};
  int r = 0;
  for (int i = 0; i < n; ++i) {
    std::uint32_t v = basis[i];
    for (int j = 0; j < r; ++j)
      if ((v ^ rows[j]) < v) v ^= rows[j];
    if (v) rows[r++] = v;
  }
  return r;
}

std::string tile_layout_mistake(const Type& t, int num_warps) {
  const TileLayout& l = t.layout;
  if (!possible(l)) return "the layout has an impossible number of images";
  if (l.warps() != num_warps)
    return "found a layout of " + std::to_string(l.warps()) + " warps, expected " +
           std::to_string(num_warps) + " as the program has; give the layout that many warps";
  int bits = t.shape.total_bits(), images = l.register_bits + TileLayout::lane_bits + l.warp_bits,
      nonzero = 0;
  for (int i = 0; i < images; ++i) {
    if (l.basis[i] >> bits) return "found layout " + l.text() + ", which leaves the tile";
    nonzero += l.basis[i] != 0;
    if (i < l.register_bits && l.basis[i] == 0)
      return "found layout " + l.text() + ", expected no register that holds a copy";
  }
  int rank = rank_of(l.basis, images);
  if (rank != bits)
    return "found layout " + l.text() + ", which holds " + std::to_string(std::int64_t{1} << rank) +
           " of the " + std::to_string(t.shape.elements()) + " elements; expected one that covers the tile";
  if (nonzero != rank)
    return "found layout " + l.text() +
           ", in which elements are held twice by a combination of images; expected zero "
           "images for copies (convert_layout to a simpler layout first)";
  return "";
}

std::string shared_layout_mistake(const Type& t) {
  const SharedLayout& l = t.shared_layout;
  const int bits = l.slot_stride ? t.shape.first_bit(0) : t.shape.total_bits();
  if (l.bits != bits)
    return "found a shared layout of " + std::to_string(l.bits) + " index bits, expected " +
           std::to_string(bits);
  for (int i = 0; i < l.bits; ++i)
    if (l.basis[i] >> SharedLayout::capacity)
      return "found shared layout " + l.text() + ", which is too large";
  if (l.origin >> SharedLayout::capacity) return "found shared layout " + l.text() + ", which is too large";
  if (rank_of(l.basis, l.bits) != l.bits)
    return "found shared layout " + l.text() + ", expected one that gives every element a place of its own";
  for (const Padding& p : l.padding)
    if (p.interval < 0 || (p.interval & (p.interval - 1)) || p.amount < 0 || p.amount > 1 << 16)
      return "found shared layout " + l.text() + ", expected an interval that is a power of two";
  if (!l.slot_stride) return "";
  const std::uint32_t slot = largest_offset(l, t.shape.with_extent(0, 1)) + 1;
  if (t.shape.rank < 2 || l.slot_stride < slot || leading_stride(l, t.shape) == 0)
    return "found slots " + std::to_string(l.slot_stride) + " elements apart in shared layout " + l.text() +
           ", expected at least " + std::to_string(slot);
  if (std::uint64_t{l.slot_stride} * static_cast<std::uint32_t>(t.shape.dim[0]) >> SharedLayout::capacity)
    return "found shared layout " + l.text() + ", which is too large";
  return "";
}

class Verifier {
 public:
  explicit Verifier(int num_warps) : num_warps_(num_warps) {}

  std::vector<std::string> errors;

  void program(const Program& p) {
    std::string place = p.location ? p.location->chain() : std::string("<unknown place>");
    auto wrong = [&](const std::string& text) {
      errors.push_back(place + ": program " + p.name + ": " + text);
    };
    if (num_warps_ < 1 || num_warps_ > 32 || (num_warps_ & (num_warps_ - 1)))
      return wrong("num_warps: found " + std::to_string(num_warps_) +
                   ", expected a power of two from 1 to 32");
    if (p.parameters.size() != p.body->arguments.size())
      return wrong("parameters: found " + std::to_string(p.parameters.size()) + " names, expected " +
                   std::to_string(p.body->arguments.size()));
    for (std::size_t i = 0; i < p.parameters.size(); ++i) {
      const Type& t = p.body->arguments[i]->type;
      if (!t.is_scalar() && !t.is_tensor_map())
        wrong("parameter " + p.parameters[i].name + ": found " + t.brief() +
              ", expected a scalar, a pointer or a tensor map");
      if (p.parameters[i].multiple < 1)
        wrong("parameter " + p.parameters[i].name + ": found multiple " +
              std::to_string(p.parameters[i].multiple) + ", expected at least 1");
      if (p.parameters[i].multiple != 1 &&
          (t.is_tensor_map() || (!t.element.pointer && is_float(t.element.type))))
        wrong("parameter " + p.parameters[i].name + ": found a multiple for " + t.brief() +
              ", expected none");
    }
    if (p.cluster < 1 || p.cluster > 16 || (p.cluster & (p.cluster - 1)))
      wrong("cluster: found " + std::to_string(p.cluster) + " CTAs, expected a power of two from 1 to 16");
    cluster_ = p.cluster;
    specialized_ = specialization(p);
    bodies(*p.body);
  }

  void bodies(const Region& body) {
    open(body);
    region(body, nullptr);
    close(0);
  }

  // One op without its surroundings: its operands count as visible.
  void alone(const Op& op) {
    for (const Value* v : op.operands)
      if (v) show(v);
    this->op(op);
  }

 private:
  void show(const Value* v) {
    if (visible_.insert(v).second) order_.push_back(v);
  }
  void open(const Region& r) {
    for (const auto& a : r.arguments) show(a.get());
  }
  void close(std::size_t mark) {
    for (; order_.size() > mark; order_.pop_back()) visible_.erase(order_.back());
  }

  void wrong(const Op& op, const std::string& text) { errors.push_back(where(op) + ": " + text); }

  // Ops of the region; `owner` is null for the body of the program.
  void region(const Region& r, const Op* owner) {
    for (std::size_t i = 0; i < r.ops.size(); ++i) {
      const Op& inner = *r.ops[i];
      if (inner.kind == OpKind::yield_ && (!owner || i + 1 != r.ops.size()))
        wrong(inner, owner ? "found in the middle of a region, expected at its end"
                           : "found outside of a region of an op");
      op(inner);
      for (const auto& v : inner.results) show(v.get());
    }
  }

  static bool isolated(OpKind kind) {
    return kind == OpKind::map_ || kind == OpKind::reduce_ || kind == OpKind::scan_;
  }

  void op(const Op& op) {
    bool good = skeleton(op);
    good &= types(op);
    if (good) {
      rules(op);
      crossing(op);
    }
    for (std::size_t i = 0; i < op.regions.size(); ++i) {
      const auto& r = op.regions[i];
      if (op.kind == OpKind::warp_specialize_) {
        if (good) partition(op, static_cast<int>(i));
      } else if (isolated(op.kind)) {
        Verifier inner(num_warps_);
        inner.open(*r);
        inner.inside_of_ = &op;
        for (const auto& o : r->ops)
          if (info(o->kind).op_class != OpClass::scalar && o->kind != OpKind::yield_)
            wrong(*o, "found in the region of " + std::string(name(op.kind)) +
                          ", expected only ops on scalars there");
        inner.region(*r, &op);
        errors.insert(errors.end(), inner.errors.begin(), inner.errors.end());
      } else {
        std::size_t mark = order_.size();
        open(*r);
        region(*r, &op);
        close(mark);
      }
    }
  }

  // The region of a partition: on its own warps, with nothing of the outside that only other warps hold.
  void partition(const Op& op, int i) {
    const Region& r = *op.regions[static_cast<std::size_t>(i)];
    int outside = num_warps_;
    num_warps_ = static_cast<int>(op.integers("warps")[static_cast<std::size_t>(i)]);
    partition_ = &r;
    std::size_t mark = order_.size();
    region(r, &op);
    close(mark);
    partition_ = nullptr;
    num_warps_ = outside;
  }

  // What the op uses from outside of its partition, and what stands outside of all partitions.
  void crossing(const Op& op) {
    if (!partition_) {
      bool tiles =
          info(op.kind).op_class == OpClass::tile && !op.results.empty() && op.results[0]->type.is_tile();
      if (specialized_ && &op != specialized_ &&
          (tiles || op.kind == OpKind::shared_load_ || op.kind == OpKind::shared_store_ ||
           op.kind == OpKind::store_ || op.kind == OpKind::dot_async_ || op.kind == OpKind::map_ ||
           op.kind == OpKind::peer_load_ || op.kind == OpKind::peer_store_ ||
           op.kind == OpKind::store_async_))
        wrong(op, "found outside of the partitions of " + std::string(name(OpKind::warp_specialize_)) +
                      ", expected only scalars, allocations and barriers there; move it into a partition");
      if (op.kind == OpKind::warp_specialize_ && specialized_ && &op != specialized_)
        wrong(op, "found a second one, expected one in a program");
      return;
    }
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      const Value* v = op.operands[i];
      if (v->type.kind != Type::Kind::tile && !(v->type.variable && op.kind == OpKind::set_ && i == 0))
        continue;
      const Region* home = v->op ? partition_region(*v->op) : partition_region(*v->region);
      if (home == partition_) continue;
      std::string operand = signature(op.kind).operand_name(static_cast<int>(i));
      wrong(op, operand + ": found " + v->type.brief() +
                    " from outside of the partition, expected a value of its own; " +
                    (v->type.kind == Type::Kind::tile
                         ? "hand tiles over through shared memory and a barrier"
                         : "each partition has its own copy: declare the variable inside"));
    }
  }

  // Counts and kinds as the op table says, operands visible.
  bool skeleton(const Op& op) {
    std::size_t before = errors.size();
    const OpInfo& facts = info(op.kind);
    const OpSignature& s = signature(op.kind);
    int given = static_cast<int>(op.operands.size()), most = static_cast<int>(s.operands.size());
    if (given < s.required_operands() || (!s.many() && given > most))
      wrong(op, "found " + std::to_string(given) + " operands, expected " +
                    (facts.operands.empty() ? "none" : "(" + std::string(facts.operands) + ")"));
    if (facts.results >= 0 && static_cast<int>(op.results.size()) != facts.results)
      wrong(op, "found " + std::to_string(op.results.size()) + " results, expected " +
                    std::to_string(facts.results));
    if (facts.regions >= 0 && static_cast<int>(op.regions.size()) != facts.regions)
      wrong(op, "found " + std::to_string(op.regions.size()) + " regions, expected " +
                    std::to_string(facts.regions));
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      const Value* v = op.operands[i];
      std::string operand = s.operand_name(static_cast<int>(i));
      if (!v)
        wrong(op, operand + ": found no value");
      else if (!visible_.count(v))
        wrong(op,
              operand +
                  ": found a value that is not visible here, expected one that is defined before in this or "
                  "an enclosing region" +
                  (inside_of_
                       ? "; hand values from outside to " + std::string(name(inside_of_->kind)) + " as inputs"
                       : std::string("; keep it in a variable")));
    }
    for (std::size_t i = 0; i < op.attributes.size(); ++i) {
      const auto& [attribute, value] = op.attributes[i];
      const AttributeSpec* spec = s.attribute(attribute);
      if (!spec)
        wrong(op, "attribute " + attribute + ": found, expected " +
                      (facts.attributes.empty() ? "none" : "only " + std::string(facts.attributes)));
      else if (!spec->accepts(value))
        wrong(op, "attribute " + attribute + ": expected " + std::string(spec->kind_text()));
      for (std::size_t j = 0; j < i; ++j)
        if (op.attributes[j].first == attribute) wrong(op, "attribute " + attribute + ": found twice");
    }
    for (const AttributeSpec& a : s.attributes)
      if (!a.optional && !op.has(a.name))
        wrong(op,
              "attribute " + std::string(a.name) + ": found none, expected " + std::string(a.kind_text()));
    return errors.size() == before;
  }

  // The types of results and region arguments are well formed; operands had their turn at their definition.
  bool types(const Op& op) {
    std::size_t before = errors.size();
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      const Type& t = op.results[i]->type;
      std::string mistake = type_mistake(t, num_warps_);
      if (!mistake.empty()) wrong(op, "result " + std::to_string(i) + " " + t.brief() + ": " + mistake);
      if (t.kind == Type::Kind::tensor_map)
        wrong(op,
              "result " + std::to_string(i) + ": found " + t.brief() + ", expected one only as a parameter");
      if (t.variable && op.kind != OpKind::variable_)
        wrong(op, "result " + std::to_string(i) + ": found " + t.brief() + ", expected no variable");
    }
    for (const auto& r : op.regions)
      for (const auto& a : r->arguments)
        if (!a->type.is_scalar())
          wrong(op, "region argument: found " + a->type.brief() + ", expected a scalar");
    for (const Value* v : op.operands)
      if (v && !type_mistake(v->type, num_warps_).empty()) return false;
    return errors.size() == before;
  }

  void rules(const Op& op) {
    OpCheck check(op, num_warps_, cluster_, errors);
    switch (info(op.kind).op_class) {
      case OpClass::scalar: return check_scalar_op(check);
      case OpClass::tile: return check_tile_op(check);
      case OpClass::memory: return check_memory_op(check);
      case OpClass::control:
      case OpClass::debug: return check_control_op(check);
    }
  }

  int num_warps_;                      // that run the ops under check
  int cluster_ = 0;                    // CTAs of the program's cluster; 0: not known
  const Op* specialized_ = nullptr;    // the program's warp_specialize
  const Region* partition_ = nullptr;  // the partition under check
  const Op* inside_of_ = nullptr;      // the map, reduce or scan whose region is being checked
  std::unordered_set<const Value*> visible_;
  std::vector<const Value*> order_;
};

}  // namespace

std::string type_mistake(const Type& type, int num_warps) {
  switch (type.kind) {
    case Type::Kind::none: return "found no type";
    case Type::Kind::scalar: return "";
    case Type::Kind::tile: {
      std::string s = shape_mistake(type.shape, false);
      return s.empty() ? tile_layout_mistake(type, num_warps) : s;
    }
    case Type::Kind::shared: {
      std::string s = shape_mistake(type.shape, true);
      if (s.empty() && type.variable)
        s = "a view of shared memory cannot be held by a variable; use an index";
      return s.empty() ? shared_layout_mistake(type) : s;
    }
    case Type::Kind::barrier:
      if (type.variable) return "a barrier cannot be held by a variable; use an index";
      return type.shape.rank > 1 ? "expected one barrier or an array of one dimension" : "";
    case Type::Kind::tensor_map:
      if (type.variable) return "a tensor map cannot be held by a variable";
      return type.shape.rank < 1 || type.shape.rank > max_rank || type.element.pointer
                 ? "expected 1 to " + std::to_string(max_rank) + " dimensions of elements"
                 : "";
  }
  return "";
}

std::vector<std::string> mistakes(const Program& program) {
  Verifier v(program.num_warps);
  v.program(program);
  return std::move(v.errors);
}

std::vector<std::string> mistakes(const Op& op, int num_warps) {
  Verifier v(num_warps);
  v.alone(op);
  return std::move(v.errors);
}

void verify(const Program& program) {
  std::vector<std::string> all = mistakes(program);
  if (!all.empty()) throw UserError(all.front());
}

}  // namespace tilewright::ir
