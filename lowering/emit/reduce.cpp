// reduce: first the registers of a thread, then the lanes of a warp, then warps through scratch. The order is
// fixed, so that equal inputs give equal bits.
#include "lowering/emit/exchange.h"
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"
#include "lowering/reduce_plan.h"

namespace tilewright::lowering {

using llvm::Value;

namespace {

// values[input][register]
using Values = std::vector<Registers>;

class Folder {
 public:
  Folder(Emitter& e, const ir::Op& op) : e_(e), region_(*op.regions[0]), inputs_(op.operands.size()) {}

  // values[..][into] = combine(values[..][into], others).
  void fold(Values& values, std::size_t into, const Registers& others) {
    arguments_.clear();
    for (const Registers& v : values) arguments_.push_back(v[into]);
    arguments_.insert(arguments_.end(), others.begin(), others.end());
    Registers combined = region_(e_, arguments_);
    for (std::size_t i = 0; i < inputs_; ++i) values[i][into] = combined[i];
  }
  // Folds register bit `bit` away.
  void fold_register_bit(Values& values, int bit) {
    std::size_t step = std::size_t{1} << bit;
    for (std::size_t r = 0; r < values[0].size(); ++r) {
      if (r & step) continue;
      Registers others;
      for (const Registers& v : values) others.push_back(v[r | step]);
      fold(values, r, others);
    }
    for (Registers& v : values) {
      Registers kept;
      for (std::size_t r = 0; r < v.size(); ++r)
        if (!(r & step)) kept.push_back(v[r]);
      v = std::move(kept);
    }
  }
  // Afterwards lane and lane ^ 2^bit hold the same.
  void fold_lane_bit(Values& values, int bit) {
    for (std::size_t r = 0; r < values[0].size(); ++r) {
      Registers others;
      for (const Registers& v : values) others.push_back(shuffle_xor(e_, v[r], 1 << bit));
      fold(values, r, others);
    }
  }

 private:
  Emitter& e_;
  ScalarRegion region_;
  std::size_t inputs_;
  std::vector<Value*> arguments_;
};

}  // namespace

void emit_reduce(Emitter& e, const ir::Op& op) {
  std::vector<ir::Type> types;
  Values values;
  for (const ir::Value* operand : op.operands) {
    types.push_back(operand->type);
    values.push_back(e.registers(operand));
  }
  ReducePlan plan = plan_reduce(types, static_cast<int>(op.integer("axis")));
  Folder folder(e, op);
  // Bit numbers above a folded bit move down by one.
  std::vector<int> gone;
  for (int bit : plan.register_bits) {
    int now = bit;
    for (int g : gone) now -= g < bit;
    folder.fold_register_bit(values, now);
    gone.push_back(bit);
  }
  for (int bit : plan.lane_bits) folder.fold_lane_bit(values, bit);
  if (!plan.exchange.empty()) {
    values = emit_group_exchange(e, plan.exchange, values, types, e.scratch(op));
    for (int bit = plan.exchange.joined_bits - 1; bit >= 0; --bit) folder.fold_register_bit(values, bit);
    for (int lane : plan.joined_lanes) folder.fold_lane_bit(values, lane);
  }
  for (std::size_t i = 0; i < values.size(); ++i)
    e.define(op.result(static_cast<int>(i)), std::move(values[i]));
}

}  // namespace tilewright::lowering
