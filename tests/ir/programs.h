// Text programs that together use every op; shared by the tests of parser, verifier and fuzzer.
#pragma once
#include <string_view>

namespace tilewright::ir {

// A correct program each.
inline constexpr std::string_view good_programs[] = {
    // scalar ops
    R"(program "scalars" (%p "p": ptr<f32> multiple 16, %n "n": i32 multiple 8, %x "x": f32) warps 1 {
  %c = constant {value: 3} : i32
  %h = constant {value: 0.5} : bf16
  %b = constant {value: 1} : i1
  %u = constant {value: 255} : u8
  %1 = add %c, %n : i32
  %2 = sub %1, %c : i32
  %3 = mul %2, %c : i32
  %4 = div %3, %c : i32
  %5 = rem %4, %c : i32
  %6 = mulhi %5, %c : i32
  %7 = fma %x, %x, %x : f32
  %8 = minimum %7, %x {propagate_nan: 1} : f32
  %9 = maximum %8, %x {propagate_nan: 0} : f32
  %10 = neg %9 : f32
  %11 = abs %10 : f32
  %12 = bit_and %6, %c : i32
  %13 = bit_or %12, %c : i32
  %14 = bit_xor %13, %c : i32
  %15 = bit_not %14 : i32
  %16 = shl %15, %c : i32
  %17 = shr %16, %c : i32
  %18 = compare %17, %c {predicate: "lt"} : i1
  %19 = select %18, %11, %x : f32
  %20 = cast %19 {saturate: 0} : e4m3
  %21 = cast %20 : f16
  %22 = bitcast %21 : i16
  %23 = div %19, %x {approximate: 1} : f32
  %24 = exp %23 : f32
  %25 = exp2 %24 : f32
  %26 = log %25 : f32
  %27 = log2 %26 : f32
  %28 = sin %27 : f32
  %29 = cos %28 : f32
  %30 = tanh %29 : f32
  %31 = erf %30 : f32
  %32 = sqrt %31 : f32
  %33 = rsqrt %32 : f32
  %34 = floor %33 : f32
  %35 = ceil %34 : f32
  %36 = pointer_add %p, %17 : ptr<f32>
  %37 = assume_multiple %36 {of: 4} : ptr<f32>
  %38 = inline_ptx %35, %17 {text: "fma.rn.f32 $0, $1, $1, $1;", constraints: "=f,f,r", volatile: 0} : f32
  %39 = load %37 {cache: "cg", evict: "last"} : f32
  store %37, %38, %18 {cache: "cs"}
  device_assert %18 {text: "broken"}
  device_print %39, %17 {text: "values: "}
}
)",
    // tiles, memory of pointers
    R"(#0 = blocked([1, 4], [4, 8], [4, 1]) for [32, 64]
#1 = slice(1, #0)
#2 = slice(0, #0)

program "tiles" (%p "p": ptr<f32>, %q "q": ptr<i32>, %n "n": i32) warps 4 {
  %id = program_id {axis: 0} : i32
  %count = num_programs {axis: 1} : i32
  %rows = arange {start: 0} : tile<i32[32], #1>
  %columns = arange {start: 64} : tile<i32[64], #2>
  %r = reshape %rows : tile<i32[32, 1], #1>
  %c = reshape %columns : tile<i32[1, 64], #2>
  %wide = broadcast %r : tile<i32[32, 64], #0>
  %at = map %p, %wide, %c, %n : tile<ptr<f32>[32, 64], #0> (%a: ptr<f32>, %i: i32, %j: i32, %k: i32) {
    %2 = mul %i, %k : i32
    %3 = add %2, %j : i32
    %4 = pointer_add %a, %3 : ptr<f32>
    yield %4
  }
}
)",
    R"(#0 = blocked([1, 4], [4, 8], [4, 1]) for [32, 64]
#1 = slice(1, #0)
#2 = slice(0, #0)
#4 = blocked([2], [32], [4]) for [256]

program "reductions" (%p "p": ptr<f32>, %q "q": ptr<i32>, %n "n": i32, %y "y": f32) warps 4 {
  %rows = arange {start: 0} : tile<i32[32], #1>
  %columns = arange {start: 0} : tile<i32[64], #2>
  %r = reshape %rows : tile<i32[32, 1], #1>
  %c = reshape %columns : tile<i32[1, 64], #2>
  %at = map %p, %r, %c, %n : tile<ptr<f32>[32, 64], #0> (%a: ptr<f32>, %i: i32, %j: i32, %k: i32) {
    %2 = mul %i, %k : i32
    %3 = add %2, %j : i32
    %4 = pointer_add %a, %3 : ptr<f32>
    yield %4
  }
  %mask = map %c, %r, %n : tile<i1[32, 64], #0> (%j: i32, %i: i32, %k: i32) {
    %1 = compare %j, %k {predicate: "lt"} : i1
    yield %1
  }
  %zero = map : tile<f32[32, 64], #0> {
    %1 = constant {value: 0.0} : f32
    yield %1
  }
  %x = load %at, %mask, %zero {evict: "first"} : tile<f32[32, 64], #0>
  %sum = reduce %x {axis: 1} : tile<f32[32], #1> (%a: f32, %b: f32) {
    %1 = add %a, %b : f32
    yield %1
  }
  %all = reduce %sum {axis: 0} : f32 (%a: f32, %b: f32) {
    %1 = maximum %a, %b {propagate_nan: 1} : f32
    yield %1
  }
  %wide = broadcast %r : tile<i32[32, 64], #0>
  %best, %where = reduce %x, %wide {axis: 0} : tile<f32[64], #2>, tile<i32[64], #2> (%a: f32, %i: i32, %b: f32, %j: i32) {
    %1 = compare %a, %b {predicate: "gt"} : i1
    %2 = select %1, %a, %b : f32
    %3 = select %1, %i, %j : i32
    yield %2, %3
  }
  %running = scan %x {axis: 1, reverse: 0} : tile<f32[32, 64], #0> (%a: f32, %b: f32) {
    %1 = add %a, %b : f32
    yield %1
  }
  %picked = gather %running, %wide {axis: 1} : tile<f32[32, 64], #0>
  %counts = histogram %wide, %mask : tile<i32[256], #4>
  %transposed = permute %picked {order: [1, 0]} : tile<f32[64, 32], r[32 64 1024 16] l[128 256 512 1 2] w[4 8]>
  %other = convert_layout %x : tile<f32[32, 64], blocked([4, 1], [8, 4], [1, 4], [0, 1])>
  %same = convert_layout %x {assert_trivial: 1} : tile<f32[32, 64], r[1024 2 1 32] l[4 8 16 64 128] w[256 512]>
  store %at, %picked, %mask {cache: "wt"}
  %old = atomic %at, %x, %mask {kind: "add", order: "relaxed", scope: "gpu"} : tile<f32[32, 64], #0>
  %one = constant {value: 1} : i32
  %was = atomic_compare_exchange %q, %one, %n {order: "acq_rel", scope: "system"} : i32
}
)",
    R"(#0 = blocked([1, 4], [4, 8], [4, 1]) for [32, 64]
#1 = r[1 2] l[4 8 16 32 64] w[128 256] for [512]

program "join_split" () warps 4 {
  %a = arange {start: 0} : tile<i32[512], #1>
  %b = join %a, %a : tile<i32[512, 2], r[1 2 4] l[8 16 32 64 128] w[256 512]>
  %c, %d = split %b : tile<i32[512], #1>, tile<i32[512], #1>
  device_print %c, %d {text: "\"quoted\" \\ and\n"}
}
)",
    // shared memory and asynchronous copies
    R"(#0 = blocked([1, 8], [4, 8], [4, 1]) for [64, 64]
#3 = swizzle_128B for f16[64, 64]

program "shared" (%p "p": ptr<f16>) warps 4 {
  %at = map %p : tile<ptr<f16>[64, 64], #0> (%a: ptr<f16>) {
    yield %a
  }
  %i = constant {value: 1} : i32
  %ring = shared_alloc {name: "ring"} : shared<f16[4, 64, 64], s[1 2 4 8 16 32 72 144 288 512 1024 2048 4096 8192]>
  %slot = shared_index %ring, %i : shared<f16[64, 64], s[1 2 4 8 16 32 72 144 288 512 1024 2048]>
  copy_async %at, %slot {cache: "cg"}
  commit_group
  wait_group {pending: 0}
  barrier
  %x = shared_load %slot : tile<f16[64, 64], #0>
  %fresh = shared_alloc %x : shared<f16[64, 64], #3>
  shared_store %fresh, %x
  %half = shared_slice %fresh {dim: 0, start: 32} : shared<f16[32, 64], s[1 2 4 8 16 32 72 144 288 512 1024] ^2048>
  %turned = shared_permute %fresh {order: [1, 0]} : shared<f16[64, 64], s[72 144 288 512 1024 2048 1 2 4 8 16 32]>
  %flat = shared_reshape %fresh : shared<f16[4096], #3>
  %bytes = shared_reinterpret %fresh : shared<u8[8192], swizzle_none>
  %padded = shared_alloc : shared<f32[64, 64], padded(64, 4)>
  %swizzled = shared_alloc : shared<f32[64, 64], swizzled(4, 2, 4)>
}
)",
    // control flow
    R"(program "control" (%n "n": i32, %x "x": f32) warps 2 {
  %0 = constant {value: 0} : i32
  %1 = constant {value: 1} : i32
  %v = variable %x {name: "acc"} : var<f32>
  %tile = map %x : tile<f32[64], blocked([1], [32], [2])> (%a: f32) {
    yield %a
  }
  %w = variable %tile : var<tile<f32[64], blocked([1], [32], [2])>>
  for %0, %n, %1 (%i: i32) {
    %old = get %v : f32
    %new = add %old, %x : f32
    set %v, %new
    %even = rem %i, %1 : i32
    %c = compare %even, %0 {predicate: "eq"} : i1
    if %c {
      set %v, %x
    } {
      while {
        %g = get %v : f32
        %d = compare %g, %x {predicate: "gt"} : i1
        yield %d
      } {
        set %v, %x
      }
    }
    %t = get %w : tile<f32[64], blocked([1], [32], [2])>
    set %w, %t
  }
}
)",
    // matrix products
    R"(#0 = mma_accumulator(2, 2) for [64, 64]
#1 = dot_operand(0, mma_accumulator(2, 2), 2) for [64, 32]
#2 = dot_operand(1, mma_accumulator(2, 2), 2) for [32, 64]
#3 = dot_operand(0, mma_accumulator(2, 2), 1) for [64, 32]
#4 = dot_operand(1, mma_accumulator(2, 2), 1) for [32, 64]

program "products" (%x "x": f32, %h "h": f16) warps 4 {
  %a = map %h : tile<f16[64, 32], #1> (%e: f16) {
    yield %e
  }
  %b = map %h : tile<f16[32, 64], #2> (%e: f16) {
    yield %e
  }
  %c = map %x : tile<f32[64, 64], #0> (%e: f32) {
    yield %e
  }
  %d = dot %a, %b, %c {precision: "default"} : tile<f32[64, 64], #0>
  %e = map %x : tile<f32[64, 32], #3> (%y: f32) {
    yield %y
  }
  %f = map %x : tile<f32[32, 64], #4> (%y: f32) {
    yield %y
  }
  %g = dot %e, %f, %d {precision: "tf32"} : tile<f32[64, 64], #0>
  %full = dot %e, %f, %g {precision: "default"} : tile<f32[64, 64], #0>
}
)",
    // the Hopper engine: a warp-specialised product with TMA, mbarriers and wgmma
    R"(#k = swizzle_128B for bf16[2, 128, 64]
#s = swizzle_128B for bf16[128, 64]
#c = mma_accumulator(4, 1) for [64, 128]
#f = dot_operand(0, mma_accumulator(4, 1), 2) for [64, 64]

program "specialised" (%a "a": tensor_map<bf16, 2>, %b "b": tensor_map<bf16, 3>, %c "c": tensor_map<bf16, 2>, %p "p": ptr<bf16>, %k "k": i32, %h "h": bf16) warps 4 cluster 2 {
  %zero = constant {value: 0} : i32
  %one = constant {value: 1} : i32
  %true = constant {value: 1} : i1
  %rank = cluster_rank : i32
  %as = shared_alloc : shared<bf16[2, 128, 64], #k>
  %bs = shared_alloc : shared<bf16[2, 128, 64], #k>
  %out = shared_alloc : shared<bf16[64, 64], swizzle_none>
  %ready = barrier_alloc {arrives: 0, expects: 1, copies: 0, name: "ready"} : barriers[2]
  %empty = barrier_alloc {arrives: 1, expects: 0, copies: 0} : barriers[2]
  %mixed = barrier_alloc {arrives: 0, expects: 1, copies: 1} : barriers[1]
  cluster_barrier
  warp_specialize {warps: [1, 4], registers: [40, 232], names: "load,multiply"} {
    grid_dependency_wait
    for %zero, %k, %one (%i: i32) {
      %slot = bit_and %i, %one : i32
      %e = barrier_index %empty, %slot : barrier
      %r = barrier_index %ready, %slot : barrier
      %x = shared_index %as, %slot : shared<bf16[128, 64], #s>
      %y = shared_index %bs, %slot : shared<bf16[128, 64], #s>
      barrier_wait %e, %i
      barrier_expect %r, %x, %y
      tensor_load %a, %x, %r, %i, %zero {multicast: 3, evict: "last"}
      tensor_load %b, %y, %r, %zero, %i, %zero
    }
    %m = barrier_index %mixed, %zero : barrier
    bulk_load %p, %out, %m
    barrier_expect %m, %out
    barrier_arrive_copies %m
  } {
    %acc = map %h : tile<f32[64, 128], #c> (%y: bf16) {
      %w = cast %y : f32
      yield %w
    }
    %r = barrier_index %ready, %zero : barrier
    barrier_wait %r, %zero
    %x = shared_index %as, %zero : shared<bf16[128, 64], #s>
    %half = shared_slice %x {dim: 0, start: 0} : shared<bf16[64, 64], s[1 2 4 8 16 32 72 144 288 512 1024 2048]>
    %y = shared_index %bs, %zero : shared<bf16[128, 64], #s>
    %yt = shared_permute %y {order: [1, 0]} : shared<bf16[64, 128], s[72 144 288 512 1024 2048 4096 1 2 4 8 16 32]>
    %d = dot_async %half, %yt, %acc, %true : tile<f32[64, 128], #c>
    %d2 = dot_wait %d {pending: 0} : tile<f32[64, 128], #c>
    %f = map %h : tile<bf16[64, 64], #f> (%y2: bf16) {
      yield %y2
    }
    %g = dot_async %f, %yt, %d2 : tile<f32[64, 128], #c>
    %g2 = dot_wait %g {pending: 0} : tile<f32[64, 128], #c>
    %e = barrier_index %empty, %zero : barrier
    barrier_arrive %e
    barrier_arrive %e, %rank
    fence_async {space: "shared"}
    tensor_store %c, %out, %zero, %zero
    tensor_store %c, %out, %zero, %zero {combine: "add"}
    bulk_store %out, %p
    bulk_commit
    bulk_wait {pending: 0, read: 1}
    grid_dependents_launch
  }
  cluster_barrier
}
)",
    // memory of the cluster's other CTAs, columns of pixels
    R"(#0 = blocked([1, 2], [4, 8], [4, 1]) for [64, 64]

program "peers" (%x "x": tensor_map<bf16, 4>, %h "h": bf16) warps 4 cluster 2 {
  %zero = constant {value: 0} : i32
  %one = constant {value: 1} : i32
  %rank = cluster_rank : i32
  %box = shared_alloc : shared<bf16[64, 64], swizzle_128B>
  %column = shared_alloc : shared<bf16[64, 64], swizzle_128B>
  %ready = barrier_alloc {arrives: 1, expects: 1, copies: 0, name: "ready"} : barriers[1]
  %r = barrier_index %ready, %zero : barrier
  %t = map %h : tile<bf16[64, 64], #0> (%y: bf16) {
    yield %y
  }
  peer_store %box, %one, %t
  barrier_arrive %r, %one {scope: "cluster"}
  barrier_expect %r, %box, %column
  store_async %box, %rank, %t, %r
  im2col_load %x, %column, %r, %zero, %zero, %zero, %zero, %one, %one
  barrier_wait %r, %zero {scope: "cluster"}
  %u = peer_load %box, %one : tile<bf16[64, 64], #0>
  shared_store %column, %u
  cluster_barrier
}
)",
};

}  // namespace tilewright::ir
