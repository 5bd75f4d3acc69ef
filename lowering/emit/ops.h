// One emit function an op (or family of ops); dispatch.cpp lists which op goes where.
#pragma once
#include <array>
#include <optional>

#include "lowering/emit/emitter.h"

namespace tilewright::lowering {

using EmitFunction = void (*)(Emitter&, const ir::Op&);

// The function for an op kind; nullptr where the lowering has none.
EmitFunction emit_function(ir::OpKind kind);

// scalar.cpp: THE emission of a scalar op on already emitted operands; map, reduce and scan use it too.
llvm::Value* emit_scalar_op(Emitter& e, const ir::Op& op, std::span<llvm::Value* const> operands);
// cast.cpp: a value converted between element types. saturate as in ops.def (absent: true).
llvm::Value* emit_cast(Emitter& e, llvm::Value* value, ir::ElementType from, ir::ElementType to,
                       bool saturate);

// packed.cpp: the op on two neighbouring registers by one packed instruction; nothing where there is none.
std::optional<std::array<llvm::Value*, 2>> emit_packed_op(Emitter& e, const ir::Op& op,
                                                          std::span<llvm::Value* const> first,
                                                          std::span<llvm::Value* const> second);

// Emits the region of a map, reduce or scan for one set of arguments. Prepared once, run for each register.
class ScalarRegion {
 public:
  explicit ScalarRegion(const ir::Region& region);
  // The values of the region's yield.
  Registers operator()(Emitter& e, std::span<llvm::Value* const> arguments);
  // The same for two sets at a time, by packed instructions where there are some.
  std::array<Registers, 2> pair(Emitter& e, std::span<llvm::Value* const> first,
                                std::span<llvm::Value* const> second);

 private:
  struct Step {
    const ir::Op* op;
    std::vector<int> operands;  // slots
  };
  std::vector<Step> steps_;
  std::vector<int> results_;
  int arguments_ = 0;
  std::vector<llvm::Value*> slots_, operands_;
  std::vector<llvm::Value*> second_slots_, second_operands_;
};

// For every register of `to`, the register of `from` that holds the same element in the same thread; empty if
// some element is in another thread.
std::vector<int> register_sources(const ir::TileLayout& from, const ir::TileLayout& to);

void emit_scalar(Emitter&, const ir::Op&);
void emit_program_id(Emitter&, const ir::Op&);
void emit_arange(Emitter&, const ir::Op&);
void emit_map(Emitter&, const ir::Op&);
void emit_broadcast(Emitter&, const ir::Op&);
void emit_reshape(Emitter&, const ir::Op&);
void emit_permute(Emitter&, const ir::Op&);
void emit_join(Emitter&, const ir::Op&);
void emit_split(Emitter&, const ir::Op&);
void emit_convert_layout(Emitter&, const ir::Op&);
void emit_reduce(Emitter&, const ir::Op&);
void emit_scan(Emitter&, const ir::Op&);
void emit_gather(Emitter&, const ir::Op&);
void emit_histogram(Emitter&, const ir::Op&);
void emit_load(Emitter&, const ir::Op&);
void emit_store(Emitter&, const ir::Op&);
void emit_atomic(Emitter&, const ir::Op&);
void emit_copy_async(Emitter&, const ir::Op&);
void emit_async_group(Emitter&, const ir::Op&);  // commit_group, wait_group
void emit_barrier(Emitter&, const ir::Op&);
void emit_shared_load(Emitter&, const ir::Op&);
void emit_shared_store(Emitter&, const ir::Op&);
void emit_dot(Emitter&, const ir::Op&);
// shared_access.cpp: writes a tile to a view of shared memory at `base`; copies write once. `op` is named in
// reports.
void store_to_shared(Emitter& e, const ir::Op& op, const ir::Type& tile, const Registers& values,
                     const ir::Type& view, llvm::Value* base);
void emit_shared_alloc(Emitter&, const ir::Op&);
void emit_shared_view(Emitter&, const ir::Op&);  // shared_index, _slice, _permute, _reshape, _reinterpret
void emit_variable(Emitter&, const ir::Op&);     // variable, get, set
void emit_for(Emitter&, const ir::Op&);
void emit_if(Emitter&, const ir::Op&);
void emit_while(Emitter&, const ir::Op&);
void emit_device_assert(Emitter&, const ir::Op&);
void emit_device_print(Emitter&, const ir::Op&);
// debug.cpp: ends the kernel with a message that names the op's partition and line; nothing comes behind it.
// `function`: a generic pointer to the text that stands for the function's name; null: the kernel's name.
void emit_failure(Emitter& e, const ir::Op& op, std::string message, llvm::Value* function = nullptr);

// kernel.cpp: before the program's first op the mbarriers are initialised and everybody sees them; after its
// last op CTAs of a cluster wait until nobody can touch their memory any more.
void emit_kernel_start(Emitter& e);
void emit_kernel_end(Emitter& e);
// The code of the Hopper engine.
void emit_barrier_alloc(Emitter&, const ir::Op&);
void emit_barrier_index(Emitter&, const ir::Op&);
void emit_barrier_wait(Emitter&, const ir::Op&);
void emit_barrier_arrive(Emitter&, const ir::Op&);
void emit_barrier_expect(Emitter&, const ir::Op&);
void emit_barrier_arrive_copies(Emitter&, const ir::Op&);
void emit_tensor_load(Emitter&, const ir::Op&);
void emit_im2col_load(Emitter&, const ir::Op&);
void emit_peer_load(Emitter&, const ir::Op&);
void emit_peer_store(Emitter&, const ir::Op&);  // peer_store, store_async
void emit_tensor_store(Emitter&, const ir::Op&);
void emit_bulk_load(Emitter&, const ir::Op&);
void emit_bulk_store(Emitter&, const ir::Op&);
void emit_bulk_group(Emitter&, const ir::Op&);  // bulk_commit, bulk_wait
void emit_fence_async(Emitter&, const ir::Op&);
void emit_dot_async(Emitter&, const ir::Op&);
void emit_dot_wait(Emitter&, const ir::Op&);
void emit_warp_specialize(Emitter&, const ir::Op&);
void emit_cluster(Emitter&, const ir::Op&);          // cluster_rank, cluster_barrier
void emit_grid_dependency(Emitter&, const ir::Op&);  // grid_dependency_wait, grid_dependents_launch
void emit_cluster_barrier(Emitter& e);

}  // namespace tilewright::lowering
