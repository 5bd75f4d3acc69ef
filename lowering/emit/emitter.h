// What the emission of every op shares: the LLVM function under construction, the registers that stand for
// each tile value, thread identity, scratch memory and inline PTX.
//
// A tile of a layout with R registers is R llvm values, one an element; a scalar is one; a shared view is one
// pointer (addrspace 3) to the first byte of its buffer, the rest is in its type; barriers are a pointer to
// the first mbarrier; a tensor map has no value, its descriptors are parameters of the function. Element
// types in registers: i1 -> i1, i8 u8 e4m3 e5m2 e2m1 e8m0 -> i8, i16.. -> i16.., f16 -> half, bf16 -> bfloat,
// f32 -> float, pointers
// -> ptr addrspace(1). In memory an i1 is a byte.
//
// Internal to lowering/: this header and its like in emit/ are the only ones that show LLVM.
#pragma once
#include <functional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "ir/builder.h"
#include "ir/error.h"
#include "ir/program.h"
#include "lowering/axis_analysis.h"
#include "lowering/emit/debug_info.h"
#include "lowering/free_bits.h"
#include "lowering/llvm_headers.h"
#include "lowering/lower.h"
#include "lowering/partition_plan.h"
#include "lowering/shared_memory_plan.h"
#include "lowering/tensor_map_plan.h"

namespace tilewright::lowering {

using Registers = llvm::SmallVector<llvm::Value*, 4>;

// What the passes before the emission decided about the program.
struct EmissionPlans {
  const SharedMemoryPlan& memory;
  const PartitionPlan& partitions;
  const TensorMapPlan& tensor_maps;
  const AxisAnalysis& axes;
};

// The threads that run the code being emitted, all of the CTA or those of one partition, and what is computed
// once for them in an entry block of their own.
struct ThreadGroup {
  int warps = 0;
  int named_barrier = 0;  // 0: the barrier of the whole CTA
  llvm::BasicBlock* entry = nullptr;
  llvm::Value *thread = nullptr, *lane = nullptr, *warp = nullptr;
  std::vector<std::pair<ir::TileLayout, llvm::Value*>> thread_elements;
  llvm::Value *elected_lane = nullptr, *elected_thread = nullptr;
  std::unordered_map<std::string, llvm::Value*> cache_policies;
};

class Emitter {
 public:
  Emitter(llvm::Module& module, const ir::Program& program, const Target& target, const LowerOptions& options,
          const EmissionPlans& plans);

  // Emits the whole kernel; the module is complete afterwards. Fills accesses.
  void emit_kernel();

  const ir::Program& program;
  const Target& target;
  const LowerOptions& options;
  const EmissionPlans plans;
  const AxisAnalysis& axes;
  llvm::Module& module;
  llvm::LLVMContext& context;
  llvm::IRBuilder<> builder;  // at the end of the code emitted so far
  llvm::Function* function = nullptr;
  std::vector<MemoryAccess> accesses;  // emit functions of memory ops add theirs

  // --- values of the tile program
  const Registers& registers(const ir::Value* value) const;
  llvm::Value* scalar(const ir::Value* value) const { return registers(value)[0]; }
  void define(const ir::Value* value, Registers registers);
  void define(const ir::Value* value, llvm::Value* scalar) { define(value, Registers{scalar}); }
  bool is_used(const ir::Value* value) const { return uses_.count(value) != 0; }

  // Emits the ops of a region whose arguments are already defined; gives the values of its yield.
  std::vector<Registers> emit_region(const ir::Region& region);

  // --- types and constants
  llvm::Type* register_type(ir::Element element) const;
  llvm::Type* memory_type(ir::Element element) const;  // i8 for i1
  llvm::IntegerType* i1() const { return llvm::Type::getInt1Ty(context); }
  llvm::IntegerType* i8() const { return llvm::Type::getInt8Ty(context); }
  llvm::IntegerType* i16() const { return llvm::Type::getInt16Ty(context); }
  llvm::IntegerType* i32() const { return llvm::Type::getInt32Ty(context); }
  llvm::IntegerType* i64() const { return llvm::Type::getInt64Ty(context); }
  llvm::Type* f32() const { return llvm::Type::getFloatTy(context); }
  llvm::ConstantInt* constant_i1(bool v) const { return llvm::ConstantInt::get(i1(), v); }
  llvm::ConstantInt* constant_i32(std::int64_t v) const {
    return llvm::ConstantInt::get(i32(), static_cast<std::uint32_t>(v));
  }
  llvm::ConstantInt* constant_i64(std::int64_t v) const {
    return llvm::ConstantInt::get(i64(), static_cast<std::uint64_t>(v));
  }

  // --- threads: i32 values computed once in the group's entry block, counted inside the group
  llvm::Value* thread() const { return threads_.thread; }  // 0 .. 32 * num_warps() - 1
  llvm::Value* lane() const { return threads_.lane; }
  llvm::Value* warp() const { return threads_.warp; }
  int num_warps() const { return threads_.warps; }
  // The same lane of every warp each time (elect.sync), and the same thread of the group each time: whoever
  // issues copies also commits and waits for them.
  llvm::Value* is_elected_lane();
  llvm::Value* is_elected_thread();
  // Emits `body` for a partition's threads; the builder stands where only they come.
  void for_partition(const PlannedPartition& partition, const std::function<void()>& body);
  // XOR of the images of the set bits of `index` (images[i] for bit i), as cheap as the images allow.
  llvm::Value* linear_map(llvm::Value* index, std::span<const std::uint32_t> images);
  // XOR with a constant; an addition where the bits cannot meet, so that it folds into addresses.
  // `possible_bits`: the bits that may be set in `value`.
  llvm::Value* combine(llvm::Value* value, std::uint32_t possible_bits, std::uint32_t constant);
  // The thread's part of the flat element index; computed once a layout, in the entry block.
  llvm::Value* thread_element(const ir::TileLayout& layout);
  // The flat element index that register `reg` of this thread holds.
  llvm::Value* element_index(const ir::TileLayout& layout, int reg);
  // True in the one thread among those with copies that does stores; nullptr where there are no copies.
  llvm::Value* is_first_copy(const ir::TileLayout& layout);
  llvm::Value* is_first_thread();  // thread 0 of the group
  // Runs `make` with the builder in the group's entry block; its results are usable everywhere in the group.
  llvm::Value* in_entry(const std::function<llvm::Value*()>& make);

  // --- shared memory (pointers are addrspace 3)
  llvm::Value* shared_base();                       // first byte of the CTA's dynamic shared memory
  llvm::Value* shared_address(std::uint32_t byte);  // shared_base() + byte
  // The op's scratch memory: scratch_of(op) bytes that nobody else uses now. On entry all earlier accesses to
  // it are ordered by a barrier; the op separates its own writes from its reads; what comes later is ordered
  // by insert_barriers again.
  llvm::Value* scratch(const ir::Op& op);
  llvm::Value* buffer(const ir::Op& alloc);  // of a shared_alloc or barrier_alloc
  llvm::Value* byte_offset(llvm::Value* pointer, llvm::Value* bytes);
  llvm::Value* byte_offset(llvm::Value* pointer, std::int64_t bytes);
  void barrier();                                   // all threads of the group (bar.sync)
  void warp_barrier();                              // the warp (bar.warp.sync)
  llvm::Value* address_word(llvm::Value* pointer);  // 32-bit shared address: what inline PTX takes
  // The descriptor that a tensor_load or tensor_store uses: a generic pointer.
  llvm::Value* tensor_map(const ir::Op& op);
  // 64-bit L2 policy for evict "first" or "last"; nullptr for "".
  llvm::Value* cache_policy(const std::string& evict);

  // --- instructions
  llvm::CallInst* intrinsic(llvm::Intrinsic::ID id, llvm::ArrayRef<llvm::Value*> arguments,
                            llvm::ArrayRef<llvm::Type*> overloads = {});
  // Inline PTX. Every one is convergent, so that LLVM neither duplicates nor moves it across control flow.
  enum class Effect { none, memory };  // none: a function of its operands alone
  llvm::CallInst* ptx(llvm::StringRef text, llvm::StringRef constraints, llvm::Type* result,
                      llvm::ArrayRef<llvm::Value*> operands, Effect effect = Effect::memory);
  // Emits `body` under a branch on a condition (nullptr: always).
  void when(llvm::Value* condition, const std::function<void()>& body);
  llvm::Value* and_conditions(llvm::Value* a, llvm::Value* b);  // either may be nullptr (true)
  // shfl.sync.idx of a value of any register type.
  llvm::Value* shuffle(llvm::Value* value, llvm::Value* source_lane);
  llvm::AllocaInst* local_variable(llvm::Type* type, const llvm::Twine& name = "");

  [[noreturn]] void fail(const ir::Op& op, const std::string& message) const;
  std::string place(const ir::Op& op) const;
  DebugInfo& debug_info() { return *debug_; }

 private:
  void emit_op(const ir::Op& op);
  void declare_function();

  std::unordered_map<const ir::Value*, Registers> values_;
  std::unordered_map<const ir::Value*, int> uses_;
  std::unique_ptr<DebugInfo> debug_;
  ThreadGroup threads_;
  const PlannedPartition* partition_ = nullptr;  // whose code is emitted
  llvm::GlobalVariable* shared_ = nullptr;
};

}  // namespace tilewright::lowering
