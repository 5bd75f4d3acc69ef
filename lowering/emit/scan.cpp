// scan: the steps of scan_plan.h.
#include "lowering/emit/exchange.h"
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"
#include "lowering/scan_plan.h"

namespace tilewright::lowering {

using llvm::Value;

namespace {

// One value of each input.
using Element = Registers;

class Scanner {
 public:
  Scanner(Emitter& e, const ir::Op& op, const ScanPlan& plan, const std::vector<ir::Type>& types,
          const std::vector<Registers>& inputs)
      : e_(e),
        op_(op),
        plan_(plan),
        types_(types),
        region_(*op.regions[0]),
        reverse_(op.integer("reverse") != 0) {
    for (std::size_t r = 0; r < inputs[0].size(); ++r) {
      Element element;
      for (const Registers& input : inputs) element.push_back(input[r]);
      prefix_.push_back(element);
    }
    total_ = prefix_;
    carry_ = prefix_;
  }

  std::vector<Registers> run() {
    for (const ScanPlan::Step& step : plan_.steps) {
      switch (step.place) {
        case ScanPlan::Place::registers: register_step(step); break;
        case ScanPlan::Place::lanes: lane_step(step); break;
        case ScanPlan::Place::warps: warp_step(step); break;
      }
    }
    apply_carry(last_blocks());
    std::vector<Registers> results(types_.size());
    for (const Element& p : prefix_)
      for (std::size_t i = 0; i < p.size(); ++i) results[i].push_back(p[i]);
    return results;
  }

 private:
  Element combine(const Element& earlier, const Element& later) {
    std::vector<Value*> arguments(earlier.begin(), earlier.end());
    arguments.insert(arguments.end(), later.begin(), later.end());
    return region_(e_, arguments);
  }
  Element select(Value* condition, const Element& a, const Element& b) {
    Element r;
    for (std::size_t i = 0; i < a.size(); ++i) r.push_back(choose(e_, condition, a[i], b[i]));
    return r;
  }
  std::uint32_t last_blocks() const {
    if (plan_.steps.empty()) return 0;
    const ScanPlan::Step& last = plan_.steps.back();
    return last.place == ScanPlan::Place::registers ? last.blocks & ~(1u << last.bits[0]) : last.blocks;
  }

  // What lies before a block in other threads joins all its prefixes.
  void apply_carry(std::uint32_t blocks) {
    if (!has_carry_) return;
    for (std::size_t r = 0; r < prefix_.size(); ++r)
      prefix_[r] = select(carries_, combine(carry_[r & blocks], prefix_[r]), prefix_[r]);
    has_carry_ = false;
    carries_ = nullptr;
  }
  // `before`, which lies in front of the block in threads where `here` holds, joins its carry.
  void add_carry(std::size_t block, const Element& before, Value* here) {
    if (!has_carry_) {
      carry_[block] = before;
      return;
    }
    Element both = select(carries_, combine(before, carry_[block]), before);
    carry_[block] = select(here, both, carry_[block]);
  }
  void carry_added(Value* here) {
    carries_ = has_carry_ ? e_.builder.CreateOr(carries_, here) : here;
    has_carry_ = true;
  }

  void register_step(const ScanPlan::Step& step) {
    apply_carry(step.blocks);
    std::size_t bit = std::size_t{1} << step.bits[0], blocks = step.blocks & ~bit;
    std::vector<Element> totals = total_;
    for (std::size_t r = 0; r < prefix_.size(); ++r) {
      bool later = ((r & bit) != 0) != reverse_;
      std::size_t low = r & blocks, earlier_block = reverse_ ? low | bit : low;
      if (later) prefix_[r] = combine(total_[earlier_block], prefix_[r]);
      if (r == low) totals[low] = combine(total_[earlier_block], total_[earlier_block ^ bit]);
    }
    total_ = std::move(totals);
  }

  void lane_step(const ScanPlan::Step& step) {
    int bit = step.bits[0];
    auto& b = e_.builder;
    Value* set = b.CreateICmpNE(b.CreateAnd(e_.lane(), 1u << bit), e_.constant_i32(0));
    Value* later = reverse_ ? b.CreateNot(set) : set;
    bool is_last = &step == &plan_.steps.back();
    for (std::size_t r = 0; r < total_.size(); ++r) {
      if (r & ~static_cast<std::size_t>(step.blocks)) continue;
      Element other;
      for (Value* v : total_[r]) other.push_back(shuffle_xor(e_, v, 1 << bit));
      add_carry(r, other, later);
      if (!is_last) total_[r] = combine(select(later, other, total_[r]), select(later, total_[r], other));
    }
    carry_added(later);
  }

  void warp_step(const ScanPlan::Step& step) {
    auto& b = e_.builder;
    std::vector<Registers> totals(types_.size());
    std::vector<std::size_t> blocks;
    for (std::size_t r = 0; r < total_.size(); ++r) {
      if (r & ~static_cast<std::size_t>(step.blocks)) continue;
      blocks.push_back(r);
      for (std::size_t i = 0; i < types_.size(); ++i) totals[i].push_back(total_[r][i]);
    }
    std::vector<Registers> joined =
        emit_group_exchange(e_, step.exchange, totals, types_,
                            e_.byte_offset(e_.scratch(op_), static_cast<std::int64_t>(step.scratch_offset)));
    ThreadMap position{};
    for (std::size_t k = 0; k < step.bits.size(); ++k)
      position[static_cast<std::size_t>(step.bits[k])] = 1u << k;
    std::uint32_t count = 1u << step.bits.size();
    Value* mine = e_.linear_map(e_.warp(), std::span(position.data(), position.size()));
    if (reverse_) mine = b.CreateSub(e_.constant_i32(count - 1), mine);
    Value* later = b.CreateICmpNE(mine, e_.constant_i32(0));
    for (std::size_t k = 0; k < blocks.size(); ++k) {
      auto of_warp = [&](std::uint32_t j) {
        Element v;
        for (const Registers& input : joined)
          v.push_back(input[k << step.exchange.joined_bits | (reverse_ ? count - 1 - j : j)]);
        return v;
      };
      Element sum = of_warp(0), before = sum;
      for (std::uint32_t j = 1; j < count; ++j) {
        if (j > 1) before = select(b.CreateICmpEQ(mine, e_.constant_i32(j)), sum, before);
        sum = combine(sum, of_warp(j));
      }
      add_carry(blocks[k], before, later);
      total_[blocks[k]] = sum;
    }
    carry_added(later);
  }

  Emitter& e_;
  const ir::Op& op_;
  const ScanPlan& plan_;
  const std::vector<ir::Type>& types_;
  ScalarRegion region_;
  bool reverse_;
  std::vector<Element> prefix_;  // of each register, within its block
  std::vector<Element> total_;   // of each block, at the block's lowest register
  std::vector<Element> carry_;   // what other threads hold in front of the block; where carries_ holds
  bool has_carry_ = false;
  Value* carries_ = nullptr;
};

}  // namespace

void emit_scan(Emitter& e, const ir::Op& op) {
  std::vector<ir::Type> types;
  for (const ir::Value* operand : op.operands) types.push_back(operand->type);
  ScanPlan plan = plan_scan(types, static_cast<int>(op.integer("axis")));
  auto convert = [&](const std::vector<ConversionPlan>& plans, const std::vector<std::uint32_t>& offsets,
                     std::size_t i, const Registers& source) {
    if (plans.empty()) return source;
    if (plans[i].shuffle) return emit_shuffles(e, *plans[i].shuffle, source, types[i].element);
    return emit_through_scratch(e, *plans[i].scratch, source, types[i].element,
                                e.byte_offset(e.scratch(op), static_cast<std::int64_t>(offsets[i])));
  };
  std::vector<Registers> values;
  for (std::size_t i = 0; i < types.size(); ++i)
    values.push_back(convert(plan.enter, plan.enter_offset, i, e.registers(op.operands[i])));
  std::vector<Registers> results = Scanner(e, op, plan, types, values).run();
  for (std::size_t i = 0; i < types.size(); ++i)
    e.define(op.result(static_cast<int>(i)), convert(plan.leave, plan.leave_offset, i, results[i]));
}

}  // namespace tilewright::lowering
