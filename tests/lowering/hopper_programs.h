// Tile programs with mbarriers, tensor maps and partitions, which several tests lower.
#pragma once
#include <string>

namespace tilewright::lowering {

// C[M, N] = A[M, K] B[N, K]^T in bf16, persistent and warp-specialised: one warp loads tiles of 128 x 64 and
// 256 x 64 by tensor copies into a ring of three slots, two warpgroups multiply, and store through shared
// memory. `cluster`: 1, or 2 CTAs that share the tile of B, each loading half of it for both.
inline std::string matmul_program(int cluster = 1) {
  const bool two = cluster == 2;
  const std::string half = "s[1 2 4 8 16 32 72 144 288 512 1024 2048 4096]";
  return R"(#as = swizzle_128B for bf16[3, 128, 64]
#bs = swizzle_128B for bf16[3, 256, 64]
#a = swizzle_128B for bf16[128, 64]
#b = swizzle_128B for bf16[256, 64]
#bt = s[72 144 288 512 1024 2048 4096 8192 1 2 4 8 16 32]
#o = swizzle_128B for bf16[128, 256]
#c = mma_accumulator(8, 1) for [128, 256]

program "matmul" (%a "a": tensor_map<bf16, 2>, %b "b": tensor_map<bf16, 2>, %c "c": tensor_map<bf16, 2>, %m "m": i32, %n "n": i32, %k "k": i32) warps 8)" +
         std::string(two ? " cluster 2" : "") + R"( {
  %zero = constant {value: 0} : i32
  %one = constant {value: 1} : i32
  %three = constant {value: 3} : i32
  %bm = constant {value: )" +
         std::string(two ? "256" : "128") + R"(} : i32
  %c128 = constant {value: 128} : i32
  %c256 = constant {value: 256} : i32
  %bk = constant {value: 64} : i32
  %cta = program_id {axis: 0} : i32
  %ctas = num_programs {axis: 0} : i32
)" +
         (two ? R"(  %rank = cluster_rank : i32
  %pid = shr %cta, %one : i32
  %programs = shr %ctas, %one : i32
)"
              : R"(  %rank = constant {value: 0} : i32
  %pid = add %cta, %zero : i32
  %programs = add %ctas, %zero : i32
)") + R"(  %bm1 = sub %bm, %one : i32
  %mu = add %m, %bm1 : i32
  %tm = div %mu, %bm : i32
  %c255 = constant {value: 255} : i32
  %nu = add %n, %c255 : i32
  %tn = div %nu, %c256 : i32
  %tiles = mul %tm, %tn : i32
  %as = shared_alloc {name: "a"} : shared<bf16[3, 128, 64], #as>
  %bs = shared_alloc {name: "b"} : shared<bf16[3, 256, 64], #bs>
  %out = shared_alloc {name: "out"} : shared<bf16[128, 256], #o>
  %ready = barrier_alloc {arrives: 0, expects: 1, copies: 0, name: "ready"} : barriers[3]
  %empty = barrier_alloc {arrives: )" +
         std::to_string(cluster) + R"(, expects: 0, copies: 0, name: "empty"} : barriers[3]
  warp_specialize {warps: [1, 8], registers: [40, 232], names: "load,multiply"} {
    %slot = variable %zero : var<i32>
    %phase = variable %zero : var<i32>
    for %pid, %tiles, %programs (%tile: i32) {
      %i = rem %tile, %tm : i32
      %j = div %tile, %tm : i32
      %r0 = mul %i, %bm : i32
      %ro = mul %rank, %c128 : i32
      %row = add %r0, %ro : i32
      %column = mul %j, %c256 : i32
      for %zero, %k, %bk (%at: i32) {
        %s = get %slot : i32
        %p = get %phase : i32
        %e = barrier_index %empty, %s : barrier
        %r = barrier_index %ready, %s : barrier
        %before = sub %p, %one : i32
        barrier_wait %e, %before
        %x = shared_index %as, %s : shared<bf16[128, 64], #a>
        %y = shared_index %bs, %s : shared<bf16[256, 64], #b>
        barrier_expect %r, %x, %y
        tensor_load %a, %x, %r, %row, %at
)" +
         (two ? R"(        %is0 = compare %rank, %zero {predicate: "eq"} : i1
        %column1 = add %column, %c128 : i32
        if %is0 {
          %y0 = shared_slice %y {dim: 0, start: 0} : shared<bf16[128, 64], )" +
                    half + R"(>
          tensor_load %b, %y0, %r, %column, %at {multicast: 3}
        } {
          %y1 = shared_slice %y {dim: 0, start: 128} : shared<bf16[128, 64], )" +
                    half + R"( ^8192>
          tensor_load %b, %y1, %r, %column1, %at {multicast: 3}
        }
)"
              : R"(        tensor_load %b, %y, %r, %column, %at
)") + R"(        %s1 = add %s, %one : i32
        %wraps = compare %s1, %three {predicate: "eq"} : i1
        %s2 = select %wraps, %zero, %s1 : i32
        %p1 = add %p, %one : i32
        %p2 = select %wraps, %p1, %p : i32
        set %slot, %s2
        set %phase, %p2
      }
    }
  } {
    %slot = variable %zero : var<i32>
    %phase = variable %zero : var<i32>
    %last = variable %zero : var<i32>
    %fzero = constant {value: 0.0} : f32
    for %pid, %tiles, %programs (%tile: i32) {
      %i = rem %tile, %tm : i32
      %j = div %tile, %tm : i32
      %r0 = mul %i, %bm : i32
      %ro = mul %rank, %c128 : i32
      %row = add %r0, %ro : i32
      %column = mul %j, %c256 : i32
      %start = map %fzero : tile<f32[128, 256], #c> (%v: f32) {
        yield %v
      }
      %acc = variable %start : var<tile<f32[128, 256], #c>>
      for %zero, %k, %bk (%at: i32) {
        %s = get %slot : i32
        %p = get %phase : i32
        %r = barrier_index %ready, %s : barrier
        barrier_wait %r, %p
        %x = shared_index %as, %s : shared<bf16[128, 64], #a>
        %y = shared_index %bs, %s : shared<bf16[256, 64], #b>
        %yt = shared_permute %y {order: [1, 0]} : shared<bf16[64, 256], #bt>
        %old = get %acc : tile<f32[128, 256], #c>
        %again = compare %at, %zero {predicate: "ne"} : i1
        %new = dot_async %x, %yt, %old, %again : tile<f32[128, 256], #c>
        %kept = dot_wait %new {pending: 1} : tile<f32[128, 256], #c>
        set %acc, %kept
        if %again {
          %l = get %last : i32
          %e = barrier_index %empty, %l : barrier
)" +
         (two ? R"(          barrier_arrive %e, %zero
          barrier_arrive %e, %one
)"
              : R"(          barrier_arrive %e
)") + R"(        } {
        }
        set %last, %s
        %s1 = add %s, %one : i32
        %wraps = compare %s1, %three {predicate: "eq"} : i1
        %s2 = select %wraps, %zero, %s1 : i32
        %p1 = add %p, %one : i32
        %p2 = select %wraps, %p1, %p : i32
        set %slot, %s2
        set %phase, %p2
      }
      %all = get %acc : tile<f32[128, 256], #c>
      %done = dot_wait %all {pending: 0} : tile<f32[128, 256], #c>
      %l2 = get %last : i32
      %e2 = barrier_index %empty, %l2 : barrier
)" +
         (two ? R"(      barrier_arrive %e2, %zero
      barrier_arrive %e2, %one
)"
              : R"(      barrier_arrive %e2
)") + R"(      %half = map %done : tile<bf16[128, 256], #c> (%f: f32) {
        %h = cast %f : bf16
        yield %h
      }
      bulk_wait {pending: 0, read: 1}
      shared_store %out, %half
      fence_async {space: "shared"}
      tensor_store %c, %out, %row, %column
      bulk_commit
    }
    bulk_wait {pending: 0, read: 0}
  }
}
)";
}

}  // namespace tilewright::lowering
