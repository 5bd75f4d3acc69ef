// Spells conversion plans: data moves between the threads of a warp by shuffles, between warps through
// scratch. convert_layout, reduce and scan are made of these.
#pragma once
#include <map>

#include "lowering/emit/emitter.h"
#include "lowering/group_exchange.h"

namespace tilewright::lowering {

// i1 that is true in threads where (thread & mask) has an odd number of set bits.
llvm::Value* odd_parity(Emitter& e, std::uint32_t mask);

// shfl.sync.bfly: the value of lane ^ mask, of any register type.
llvm::Value* shuffle_xor(Emitter& e, llvm::Value* value, int mask);

Registers emit_shuffles(Emitter& e, const ShufflePlan& plan, const Registers& source, ir::Element element);

// One tile on its way through scratch. The caller runs all stores of a round, a barrier, all loads of the
// round, and a barrier before the stores of the next.
class ScratchMove {
 public:
  ScratchMove(Emitter& e, const ScratchPlan& plan, ir::Element element, llvm::Value* scratch);
  void store(int round, const Registers& source);
  // `result` has a register for each of the result's layout; those of this round are filled.
  void load(int round, Registers& result);

 private:
  struct Side {
    llvm::Value* offset;
    std::uint32_t possible;
    llvm::Value* round;                              // of the thread; nullptr where it is 0 in all
    std::map<std::uint32_t, llvm::Value*> pointers;  // by the bits of the offset that meet the thread's
  };
  Side make_side(const ThreadMap& offset, const ThreadMap& round);
  llvm::Value* address(Side& side, std::uint32_t offset);
  // Condition under which a thread does this access in this round: nullptr always; sets `never`.
  llvm::Value* takes_part(Side& side, int access_round, int round, bool& never);

  Emitter& e_;
  const ScratchPlan& plan_;
  ir::Element element_;
  llvm::Value* scratch_;
  Side stores_, loads_;
};

// All rounds of one tile.
Registers emit_through_scratch(Emitter& e, const ScratchPlan& plan, const Registers& source,
                               ir::Element element, llvm::Value* scratch);

// values[input][register] -> registers of exchange.joined, by barriers of all threads.
std::vector<Registers> emit_group_exchange(Emitter& e, const GroupExchange& exchange,
                                           const std::vector<Registers>& values,
                                           const std::vector<ir::Type>& types, llvm::Value* scratch);

// select(condition, a, b) where nullptr stands for true.
llvm::Value* choose(Emitter& e, llvm::Value* condition, llvm::Value* a, llvm::Value* b);

}  // namespace tilewright::lowering
