// Which function emits which op.
#include "lowering/emit/ops.h"
#include "lowering/llvm_headers.h"

namespace tilewright::lowering {

EmitFunction emit_function(ir::OpKind kind) {
  using enum ir::OpKind;
  if (ir::info(kind).op_class == ir::OpClass::scalar) return emit_scalar;
  switch (kind) {
    case program_id_:
    case num_programs_: return emit_program_id;
    case arange_: return emit_arange;
    case map_: return emit_map;
    case broadcast_: return emit_broadcast;
    case reshape_: return emit_reshape;
    case permute_: return emit_permute;
    case join_: return emit_join;
    case split_: return emit_split;
    case convert_layout_: return emit_convert_layout;
    case reduce_: return emit_reduce;
    case scan_: return emit_scan;
    case gather_: return emit_gather;
    case histogram_: return emit_histogram;
    case load_: return emit_load;
    case store_: return emit_store;
    case atomic_:
    case atomic_compare_exchange_: return emit_atomic;
    case shared_alloc_: return emit_shared_alloc;
    case shared_index_:
    case shared_slice_:
    case shared_permute_:
    case shared_reshape_:
    case shared_reinterpret_: return emit_shared_view;
    case shared_load_: return emit_shared_load;
    case shared_store_: return emit_shared_store;
    case copy_async_: return emit_copy_async;
    case commit_group_:
    case wait_group_: return emit_async_group;
    case barrier_: return emit_barrier;
    case dot_: return emit_dot;
    case barrier_alloc_: return emit_barrier_alloc;
    case barrier_index_: return emit_barrier_index;
    case barrier_wait_: return emit_barrier_wait;
    case barrier_arrive_: return emit_barrier_arrive;
    case barrier_expect_: return emit_barrier_expect;
    case barrier_arrive_copies_: return emit_barrier_arrive_copies;
    case tensor_load_: return emit_tensor_load;
    case im2col_load_: return emit_im2col_load;
    case peer_load_: return emit_peer_load;
    case peer_store_:
    case store_async_: return emit_peer_store;
    case tensor_store_: return emit_tensor_store;
    case bulk_load_: return emit_bulk_load;
    case bulk_store_: return emit_bulk_store;
    case bulk_commit_:
    case bulk_wait_: return emit_bulk_group;
    case fence_async_: return emit_fence_async;
    case dot_async_: return emit_dot_async;
    case dot_wait_: return emit_dot_wait;
    case cluster_rank_:
    case cluster_barrier_: return emit_cluster;
    case grid_dependency_wait_:
    case grid_dependents_launch_: return emit_grid_dependency;
    case warp_specialize_: return emit_warp_specialize;
    case variable_:
    case get_:
    case set_: return emit_variable;
    case for_: return emit_for;
    case if_: return emit_if;
    case while_: return emit_while;
    case device_assert_: return emit_device_assert;
    case device_print_: return emit_device_print;
    default: return nullptr;
  }
}

}  // namespace tilewright::lowering
