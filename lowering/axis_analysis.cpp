#include "lowering/axis_analysis.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace tilewright::lowering {

namespace {

using ir::OpKind;

constexpr std::int64_t most = std::int64_t{1} << 40;  // divisor of 0, constancy of a scalar

std::int64_t power_of_two_in(std::int64_t v) { return v == 0 ? most : std::min(most, v & -v); }
std::int64_t lowest(std::int64_t a, std::int64_t b) { return std::min(a, b); }
std::int64_t product(std::int64_t a, std::int64_t b) { return a >= most / b ? most : a * b; }

// What divides every element whose position along d is a multiple of `step` (a power of two).
std::int64_t divisor_at(const AxisInfo& a, int d, std::int64_t step) {
  return step >= a.contiguity[d] ? a.divisor[d] : lowest(a.divisor[d], step);
}
std::int64_t divisor_of_all(const AxisInfo& a, int d) { return divisor_at(a, d, 1); }

AxisInfo of_scalar(std::int64_t divisor) {
  AxisInfo a;
  for (int d = 0; d < ir::max_rank; ++d) {
    a.divisor[d] = divisor;
    a.constancy[d] = most;
  }
  return a;
}

struct Range {
  std::int64_t low, high;
};
Range range_of(ir::Element e) {
  if (e.pointer || ir::is_float(e.type) || e.type == ir::ElementType::i64) return {INT64_MIN, INT64_MAX};
  int bits = ir::info(e.type).bits;
  if (e.type == ir::ElementType::i1) return {0, 1};
  if (!ir::info(e.type).is_signed) return {0, (std::int64_t{1} << bits) - 1};
  return {-(std::int64_t{1} << (bits - 1)), (std::int64_t{1} << (bits - 1)) - 1};
}

// [low, high] if it fits the type, else everything: the operation may wrap.
void set_range(AxisInfo& a, ir::Element e, std::int64_t low, std::int64_t high) {
  Range r = range_of(e);
  bool fits = low >= r.low && high <= r.high;
  a.low = fits ? low : r.low;
  a.high = fits ? high : r.high;
}

bool is_known(const AxisInfo& a) { return a.low > INT64_MIN / 4 && a.high < INT64_MAX / 4; }

// Facts that hold for both.
AxisInfo meet(const AxisInfo& a, const AxisInfo& b) {
  AxisInfo r;
  for (int d = 0; d < ir::max_rank; ++d) {
    r.contiguity[d] = lowest(a.contiguity[d], b.contiguity[d]);
    r.divisor[d] = lowest(divisor_at(a, d, r.contiguity[d]), divisor_at(b, d, r.contiguity[d]));
    r.constancy[d] = lowest(a.constancy[d], b.constancy[d]);
  }
  r.low = std::min(a.low, b.low);
  r.high = std::max(a.high, b.high);
  return r;
}

// The value of a scalar or splat that is a constant.
bool is_constant(const AxisInfo& a, std::int64_t& value) {
  if (a.low != a.high) return false;
  value = a.low;
  return true;
}

class Transfer {
 public:
  Transfer(const ir::Op& o, std::vector<const AxisInfo*> in) : op(o), inputs(std::move(in)) {
    if (!op.results.empty()) element = op.result()->type.element;
    Range r = range_of(element);
    result.low = r.low;
    result.high = r.high;
  }

  AxisInfo run() {
    for (int d = 0; d < ir::max_rank; ++d) {
      result.constancy[d] = most;
      for (const AxisInfo* a : inputs) result.constancy[d] = lowest(result.constancy[d], a->constancy[d]);
    }
    switch (op.kind) {
      case OpKind::constant_: constant(); break;
      case OpKind::add_: sum(1); break;
      case OpKind::sub_: sum(-1); break;
      case OpKind::mul_: multiply(); break;
      case OpKind::fma_: break;
      case OpKind::div_: divide(); break;
      case OpKind::rem_: remainder(); break;
      case OpKind::shl_: shift_left(); break;
      case OpKind::shr_: shift_right(); break;
      case OpKind::bit_and_: conjunction(); break;
      case OpKind::bit_or_:
      case OpKind::bit_xor_: merge_bits(); break;
      case OpKind::minimum_:
      case OpKind::maximum_: extremum(); break;
      case OpKind::neg_: each_divisor(); break;
      case OpKind::select_: select(); break;
      case OpKind::compare_: compare(); break;
      case OpKind::cast_: cast(); break;
      case OpKind::pointer_add_: pointer_add(); break;
      case OpKind::assume_multiple_: assume(); break;
      default: break;
    }
    return result;
  }

 private:
  const AxisInfo& in(std::size_t i) const { return *inputs[i]; }
  bool float_result() const { return !element.pointer && ir::is_float(element.type); }
  const ir::Element& operand(std::size_t i) const { return op.operands[i]->type.element; }

  void constant() {
    for (int d = 0; d < ir::max_rank; ++d) result.constancy[d] = most;
    if (float_result()) return;
    const auto* v = std::get_if<std::int64_t>(op.attribute("value"));
    if (!v) return;
    Range r = range_of(element);
    if (*v < r.low || *v > r.high) return;
    for (int d = 0; d < ir::max_rank; ++d) result.divisor[d] = power_of_two_in(*v);
    result.low = result.high = *v;
  }

  void each_divisor() {
    if (float_result()) return;
    for (int d = 0; d < ir::max_rank; ++d) {
      result.divisor[d] = most;
      for (const AxisInfo* a : inputs) result.divisor[d] = lowest(result.divisor[d], divisor_of_all(*a, d));
    }
  }

  // a + b or a - b: contiguous where one runs and the other stands still.
  void sum(int sign) {
    if (float_result()) return;
    const AxisInfo &a = in(0), &b = in(1);
    for (int d = 0; d < ir::max_rank; ++d) {
      std::int64_t c = lowest(a.contiguity[d], b.constancy[d]);
      if (sign > 0) c = std::max(c, lowest(b.contiguity[d], a.constancy[d]));
      result.contiguity[d] = c;
      result.divisor[d] = lowest(divisor_at(a, d, c), divisor_at(b, d, c));
    }
    if (is_known(a) && is_known(b))
      sign > 0 ? set_range(result, element, a.low + b.low, a.high + b.high)
               : set_range(result, element, a.low - b.high, a.high - b.low);
  }

  void multiply() {
    if (float_result()) return;
    const AxisInfo &a = in(0), &b = in(1);
    std::int64_t value = 0;
    for (int d = 0; d < ir::max_rank; ++d)
      result.divisor[d] = product(divisor_of_all(a, d), divisor_of_all(b, d));
    if (is_constant(a, value) && value == 1) result = b;
    if (is_constant(b, value) && value == 1) result = a;
    constexpr std::int64_t small = std::int64_t{1} << 31;
    if (std::max(std::abs(a.low + 1), std::abs(a.high)) <= small &&
        std::max(std::abs(b.low + 1), std::abs(b.high)) <= small && is_known(a) && is_known(b)) {
      std::int64_t p[] = {a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high};
      set_range(result, element, *std::min_element(p, p + 4), *std::max_element(p, p + 4));
    }
  }

  // Truncating division of what is known not to be negative.
  void divide() {
    if (float_result()) return;
    const AxisInfo& a = in(0);
    std::int64_t n = 0;
    if (!is_constant(in(1), n) || n <= 0) return;
    if (n == 1) {
      result = a;
      return;
    }
    if (a.low < 0) return;
    bool power = std::has_single_bit(static_cast<std::uint64_t>(n));
    if (power) quotient_facts(a, n);
    result.low = a.low / n;
    result.high = a.high / n;
  }

  // floor(a / n) for a power of two n: constant over n elements of a run that starts at a multiple of n.
  void quotient_facts(const AxisInfo& a, std::int64_t n) {
    for (int d = 0; d < ir::max_rank; ++d) {
      std::int64_t run = lowest(lowest(a.contiguity[d], a.divisor[d]), n);
      result.constancy[d] = std::max(a.constancy[d], run);
      std::int64_t all = divisor_of_all(a, d);
      result.divisor[d] = std::max<std::int64_t>(1, all == most ? most : all / n);
    }
  }

  void remainder() {
    if (float_result()) return;
    const AxisInfo &a = in(0), &b = in(1);
    if (a.low < 0) return;
    for (int d = 0; d < ir::max_rank; ++d) {
      std::int64_t c = lowest(a.contiguity[d], a.divisor[d]);
      c = lowest(c, divisor_of_all(b, d));
      c = lowest(c, b.constancy[d]);
      result.contiguity[d] = c;
      result.divisor[d] = lowest(divisor_at(a, d, c), divisor_of_all(b, d));
    }
    result.low = 0;
    result.high = a.high;
    if (b.low > 0) result.high = std::min(a.high, b.high - 1);
  }

  bool constant_shift(std::int64_t& n) const {
    return is_constant(in(1), n) && n >= 0 && n < ir::info(element.type).bits;
  }

  void shift_left() {
    std::int64_t n = 0;
    if (float_result() || !constant_shift(n)) return;
    const AxisInfo& a = in(0);
    if (n == 0) {
      result = a;
      return;
    }
    for (int d = 0; d < ir::max_rank; ++d)
      result.divisor[d] = n >= 40 ? most : product(divisor_of_all(a, d), std::int64_t{1} << n);
    if (n < 31 && is_known(a) && std::abs(a.low) < (std::int64_t{1} << 31) &&
        std::abs(a.high) < (std::int64_t{1} << 31))
      set_range(result, element, a.low * (std::int64_t{1} << n), a.high * (std::int64_t{1} << n));
  }

  void shift_right() {
    std::int64_t n = 0;
    if (float_result() || !constant_shift(n) || n >= 40) return;
    quotient_facts(in(0), std::int64_t{1} << n);
    if (n == 0)
      result = in(0);
    else {
      result.low = in(0).low >> n;
      result.high = in(0).high >> n;
    }
  }

  void conjunction() {
    const AxisInfo &a = in(0), &b = in(1);
    if (element.type == ir::ElementType::i1 || float_result()) return;
    for (int d = 0; d < ir::max_rank; ++d)
      result.divisor[d] = std::max(divisor_of_all(a, d), divisor_of_all(b, d));
    for (int which = 0; which < 2; ++which) {
      std::int64_t m = 0;
      const AxisInfo& x = in(static_cast<std::size_t>(which));
      if (!is_constant(in(static_cast<std::size_t>(1 - which)), m)) continue;
      if (m >= 0) {
        result.low = 0;
        result.high = m;
        std::int64_t n = m + 1;
        if (std::has_single_bit(static_cast<std::uint64_t>(n)))  // x mod n
          for (int d = 0; d < ir::max_rank; ++d) {
            std::int64_t c = lowest(lowest(x.contiguity[d], x.divisor[d]), n);
            result.contiguity[d] = c;
            result.divisor[d] = divisor_at(x, d, c);
          }
      } else if (m > INT64_MIN &&
                 std::has_single_bit(static_cast<std::uint64_t>(-m))) {  // x rounded down to a multiple of -m
        for (int d = 0; d < ir::max_rank; ++d)
          result.constancy[d] = std::max(x.constancy[d], lowest(lowest(x.contiguity[d], x.divisor[d]), -m));
      }
    }
  }

  // or, xor: where one runs through the low bits and the other has none there, this is a sum.
  void merge_bits() {
    if (element.type == ir::ElementType::i1 || float_result()) return;
    for (int d = 0; d < ir::max_rank; ++d) {
      std::int64_t best = 1;
      for (int which = 0; which < 2; ++which) {
        const AxisInfo &x = in(static_cast<std::size_t>(which)), &y = in(static_cast<std::size_t>(1 - which));
        std::int64_t c =
            lowest(lowest(x.contiguity[d], x.divisor[d]), lowest(divisor_of_all(y, d), y.constancy[d]));
        best = std::max(best, c);
      }
      result.contiguity[d] = best;
      result.divisor[d] = lowest(divisor_at(in(0), d, best), divisor_at(in(1), d, best));
    }
    if (in(0).low >= 0 && in(1).low >= 0 && is_known(in(0)) && is_known(in(1)))
      set_range(result, element, 0,
                static_cast<std::int64_t>(
                    std::bit_ceil(static_cast<std::uint64_t>(std::max(in(0).high, in(1).high)) + 1)) -
                    1);
  }

  void extremum() {
    each_divisor();
    if (float_result()) return;
    bool low = op.kind == OpKind::minimum_;
    result.low = low ? std::min(in(0).low, in(1).low) : std::max(in(0).low, in(1).low);
    result.high = low ? std::min(in(0).high, in(1).high) : std::max(in(0).high, in(1).high);
  }

  // Where the condition stands still, one whole run of a or of b is taken.
  void select() {
    const AxisInfo &c = in(0), &a = in(1), &b = in(2);
    AxisInfo both = meet(a, b);
    for (int d = 0; d < ir::max_rank; ++d) {
      std::int64_t run = lowest(both.contiguity[d], c.constancy[d]);
      result.contiguity[d] = run;
      result.divisor[d] = lowest(divisor_at(a, d, run), divisor_at(b, d, run));
    }
    if (!float_result()) {
      result.low = both.low;
      result.high = both.high;
    }
  }

  // x < n is the same for a whole run of x that starts at a multiple of its length if that divides n too.
  void compare() {
    std::string p = op.text("predicate");
    result.low = 0;
    result.high = 1;
    bool first = p == "lt" || p == "ge", second = p == "gt" || p == "le";
    if (!(first || second) || (!operand(0).pointer && ir::is_float(operand(0).type)) || operand(0).pointer)
      return;
    const AxisInfo& x = in(first ? 0 : 1);
    const AxisInfo& n = in(first ? 1 : 0);
    for (int d = 0; d < ir::max_rank; ++d) {
      std::int64_t c =
          lowest(lowest(x.contiguity[d], x.divisor[d]), lowest(divisor_of_all(n, d), n.constancy[d]));
      result.constancy[d] = std::max(result.constancy[d], c);
    }
  }

  void cast() {
    const ir::Element& from = operand(0);
    if (float_result() || ir::is_float(from.type) || element.type == ir::ElementType::i1) return;
    const AxisInfo& a = in(0);
    bool wider = ir::info(element.type).bits > ir::info(from.type).bits;
    for (int d = 0; d < ir::max_rank; ++d) {
      // A run may wrap around in the narrow type; one that starts at a multiple of its length does not.
      std::int64_t c = wider ? lowest(a.contiguity[d], a.divisor[d]) : a.contiguity[d];
      c = std::max<std::int64_t>(c, 1);
      result.contiguity[d] = c;
      result.divisor[d] = divisor_at(a, d, c);
    }
    set_range(result, element, a.low, a.high);
  }

  void pointer_add() {
    const AxisInfo &p = in(0), &o = in(1);
    std::int64_t bytes = ir::Element{element.type, false}.bytes();
    bool narrow = operand(1).type != ir::ElementType::i64;
    for (int d = 0; d < ir::max_rank; ++d) {
      std::int64_t run = narrow ? lowest(o.contiguity[d], o.divisor[d]) : o.contiguity[d];
      std::int64_t c = std::max(lowest(run, p.constancy[d]), lowest(p.contiguity[d], o.constancy[d]));
      result.contiguity[d] = c;
      // Along a run of pointers, `bytes` divides the steps.
      std::int64_t of_pointer = c >= p.contiguity[d] ? p.divisor[d] : lowest(p.divisor[d], product(c, bytes));
      result.divisor[d] = lowest(of_pointer, product(divisor_at(o, d, c), bytes));
    }
  }

  void assume() {
    result = in(0);
    std::int64_t of = power_of_two_in(op.integer("of"));
    for (int d = 0; d < ir::max_rank; ++d)
      if (result.contiguity[d] == 1) result.divisor[d] = std::max(result.divisor[d], of);
  }

  const ir::Op& op;
  std::vector<const AxisInfo*> inputs;
  ir::Element element;
  AxisInfo result;
};

class Analysis {
 public:
  explicit Analysis(std::unordered_map<const ir::Value*, AxisInfo>& facts) : facts_(facts) {}

  // Variables start with what their initial values promise and lose what some assignment breaks, until
  // nothing changes any more.
  void run(const ir::Program& program) {
    for (std::size_t i = 0; i < program.body->arguments.size(); ++i) {
      AxisInfo a = of_scalar(power_of_two_in(program.parameters[i].multiple));
      Range r = range_of(program.body->argument(static_cast<int>(i))->type.element);
      a.low = r.low;
      a.high = r.high;
      facts_[program.body->argument(static_cast<int>(i))] = a;
    }
    do {
      changed_ = false;
      visit(*program.body);
    } while (changed_);
  }

 private:
  const AxisInfo& fact(const ir::Value* v) { return facts_[v]; }

  void visit(const ir::Region& region) {
    for (const auto& op : region.ops) visit(*op);
  }

  void visit(const ir::Op& op) {
    switch (op.kind) {
      case OpKind::variable_: {
        // First facts only; assignments elsewhere have lowered them since.
        AxisInfo initial = fact(op.operands[0]);
        widen_range(initial, op.result()->type.element);
        lower(op.result(), initial);
        return;
      }
      case OpKind::set_: {
        AxisInfo value = fact(op.operands[1]);
        widen_range(value, op.operands[1]->type.element);
        lower(op.operands[0], value);
        return;
      }
      case OpKind::get_: facts_[op.result()] = fact(op.operands[0]); return;
      case OpKind::for_: {
        const AxisInfo &low = fact(op.operands[0]), &high = fact(op.operands[1]),
                       &step = fact(op.operands[2]);
        AxisInfo index = of_scalar(lowest(low.divisor[0], step.divisor[0]));
        Range r = range_of(op.operands[0]->type.element);
        index.low = step.low > 0 ? low.low : r.low;
        index.high = step.low > 0 && high.high > INT64_MIN ? high.high - 1
                     : step.high < 0                       ? low.high
                                                           : r.high;
        if (step.high < 0) index.low = r.low;
        facts_[op.regions[0]->argument(0)] = index;
        visit(*op.regions[0]);
        return;
      }
      case OpKind::if_:
      case OpKind::while_:
      case OpKind::warp_specialize_:
        for (const auto& inner : op.regions) visit(*inner);
        return;
      case OpKind::map_: map(op); return;
      default: break;
    }
    if (op.results.empty()) return;
    if (ir::info(op.kind).op_class == ir::OpClass::scalar) {
      std::vector<const AxisInfo*> inputs;
      for (const ir::Value* v : op.operands) inputs.push_back(&fact(v));
      AxisInfo r = Transfer(op, inputs).run();
      for (int d = 0; d < ir::max_rank; ++d) r.constancy[d] = most;
      facts_[op.result()] = r;
      return;
    }
    for (const auto& result : op.results) facts_[result.get()] = of_tile_op(op, *result);
  }

  static void widen_range(AxisInfo& a, ir::Element e) {
    Range r = range_of(e);
    a.low = r.low;
    a.high = r.high;
  }

  void lower(const ir::Value* variable, const AxisInfo& value) {
    auto [it, fresh] = facts_.try_emplace(variable, value);
    AxisInfo both = meet(it->second, value);
    if (!(both == it->second)) {
      it->second = both;
      changed_ = true;
    }
  }

  static AxisInfo unknown(const ir::Value& result) {
    AxisInfo a;
    Range r = range_of(result.type.element);
    a.low = r.low;
    a.high = r.high;
    if (!result.type.is_tile())
      for (std::int64_t& k : a.constancy) k = most;
    return a;
  }

  void map(const ir::Op& op) {
    std::unordered_map<const ir::Value*, AxisInfo> inner;
    const ir::Region& region = *op.regions[0];
    const ir::Shape& shape = op.result()->type.shape;
    for (std::size_t i = 0; i < op.operands.size(); ++i)
      inner[region.argument(static_cast<int>(i))] = spread(fact(op.operands[i]), op.operands[i]->type, shape);
    for (const auto& step : region.ops) {
      if (step->kind == OpKind::yield_) {
        facts_[op.result()] = clamp(inner[step->operands[0]], shape);
        return;
      }
      std::vector<const AxisInfo*> inputs;
      for (const ir::Value* v : step->operands) inputs.push_back(&inner[v]);
      AxisInfo r = Transfer(*step, inputs).run();
      if (step->kind == OpKind::inline_ptx_) r = unknown_element(step->result()->type.element);
      inner[step->result()] = r;
    }
  }

  static AxisInfo unknown_element(ir::Element e) {
    AxisInfo a;
    Range r = range_of(e);
    a.low = r.low;
    a.high = r.high;
    return a;
  }

  // No run or equality reaches beyond the tile.
  static AxisInfo clamp(AxisInfo a, const ir::Shape& shape) {
    for (int d = 0; d < ir::max_rank; ++d) {
      std::int64_t extent = d < shape.rank ? shape.dim[d] : 1;
      std::int64_t c = lowest(a.contiguity[d], extent);
      a.divisor[d] = divisor_at(a, d, c);
      a.contiguity[d] = c;
      a.constancy[d] = lowest(a.constancy[d], extent);
    }
    return a;
  }

  // Facts of an operand seen at the shape of the result: along spread dimensions all elements are equal.
  static AxisInfo spread(const AxisInfo& a, const ir::Type& type, const ir::Shape& shape) {
    AxisInfo r = a;
    for (int d = 0; d < ir::max_rank; ++d) {
      bool equal = type.is_scalar() || (d < shape.rank && type.shape.dim[d] == 1);
      if (!equal) continue;
      r.contiguity[d] = 1;
      r.divisor[d] = type.is_scalar() ? a.divisor[0] : divisor_of_all(a, d);
      r.constancy[d] = most;
    }
    return r;
  }

  AxisInfo of_tile_op(const ir::Op& op, const ir::Value& result) {
    switch (op.kind) {
      case OpKind::program_id_:
      case OpKind::num_programs_: {
        AxisInfo a = of_scalar(1);
        a.low = 0;
        a.high = INT32_MAX;
        return a;
      }
      case OpKind::arange_: {
        std::int64_t start = op.integer("start");
        AxisInfo a;
        a.contiguity[0] = result.type.shape.dim[0];
        a.divisor[0] = power_of_two_in(start);
        if (a.contiguity[0] == 1) a.constancy[0] = 1;
        set_range(a, result.type.element, start, start + result.type.shape.dim[0] - 1);
        return a;
      }
      case OpKind::broadcast_:
        return clamp(spread(fact(op.operands[0]), op.operands[0]->type, result.type.shape),
                     result.type.shape);
      case OpKind::convert_layout_: return fact(op.operands[0]);
      case OpKind::permute_: {
        const AxisInfo& a = fact(op.operands[0]);
        AxisInfo r = a;
        const auto& order = op.integers("order");
        for (std::size_t d = 0; d < order.size(); ++d) {
          r.contiguity[d] = a.contiguity[order[d]];
          r.divisor[d] = a.divisor[order[d]];
          r.constancy[d] = a.constancy[order[d]];
        }
        return r;
      }
      case OpKind::reshape_: return reshape(fact(op.operands[0]), op.operands[0]->type.shape, result.type);
      case OpKind::join_: {
        AxisInfo r = meet(fact(op.operands[0]), fact(op.operands[1]));
        int last = result.type.shape.rank - 1;
        std::int64_t all = most;
        for (const ir::Value* v : op.operands) all = lowest(all, divisor_of_all(fact(v), 0));
        r.contiguity[last] = 1;
        r.divisor[last] = all;
        r.constancy[last] = 1;
        return r;
      }
      case OpKind::split_: {
        AxisInfo r = fact(op.operands[0]);
        int last = result.type.shape.rank;
        r.contiguity[last] = r.divisor[last] = r.constancy[last] = 1;
        return r;
      }
      default: return unknown(result);
    }
  }

  // Dimensions that stay as they are (the row-major strides above and the extent agree) keep their facts; the
  // last dimension keeps what fits into it; about others nothing is known but the divisor of all elements.
  static AxisInfo reshape(const AxisInfo& a, const ir::Shape& from, const ir::Type& type) {
    const ir::Shape& to = type.shape;
    AxisInfo r;
    r.low = a.low;
    r.high = a.high;
    std::int64_t all = 1;
    for (int d = 0; d < from.rank; ++d) all = std::max(all, divisor_of_all(a, d));
    for (int d = 0; d < to.rank; ++d) {
      r.divisor[d] = all;
      if (to.dim[d] == 1) continue;
      for (int s = 0; s < from.rank; ++s) {
        if (from.first_bit(s) != to.first_bit(d) || from.dim[s] == 1) continue;
        // The source dimension may be longer than the new one: the new one's positions are its low part.
        std::int64_t extent = std::min(from.dim[s], to.dim[d]);
        std::int64_t c = lowest(a.contiguity[s], extent);
        r.contiguity[d] = c;
        r.divisor[d] = std::max(divisor_at(a, s, c), c == 1 ? all : 1);
        r.constancy[d] = lowest(a.constancy[s], extent);
      }
    }
    return r;
  }

  std::unordered_map<const ir::Value*, AxisInfo>& facts_;
  bool changed_ = false;
};

}  // namespace

AxisAnalysis::AxisAnalysis(const ir::Program& program) { Analysis(facts_).run(program); }

const AxisInfo& AxisAnalysis::of(const ir::Value& value) const {
  static const AxisInfo nothing;
  auto it = facts_.find(&value);
  return it == facts_.end() ? nothing : it->second;
}

VectorAccess vector_access(const ir::Type& pointers, const AxisInfo& info, const AxisInfo* mask, int bytes,
                           int max_bytes) {
  VectorAccess best;
  const ir::TileLayout& layout = pointers.layout;
  int all_bits = layout.register_bits + ir::TileLayout::lane_bits + layout.warp_bits;
  for (int d = 0; d < pointers.shape.rank; ++d) {
    std::int64_t limit =
        std::min<std::int64_t>({info.contiguity[d], max_bytes / bytes, info.divisor[d] / bytes});
    if (mask) limit = std::min(limit, mask->constancy[d]);
    int low = pointers.shape.first_bit(d);
    VectorAccess here;
    here.dim = d;
    for (int k = 0; here.width * 2 <= limit && k < pointers.shape.bits(d) && k < 4; ++k) {
      // The register bit that moves along this bit, and no other that moves along it too.
      std::uint32_t image = 1u << (low + k);
      int found = -1;
      bool clean = true;
      for (int i = 0; i < all_bits; ++i) {
        if (i < layout.register_bits && layout.basis[i] == image)
          found = i;
        else if (layout.basis[i] & image)
          clean = false;
      }
      if (found < 0 || !clean) break;
      here.register_bit[here.bit_count++] = found;
      here.register_mask |= 1u << found;
      here.width *= 2;
    }
    if (here.width > best.width) best = here;
  }
  return best;
}

}  // namespace tilewright::lowering
