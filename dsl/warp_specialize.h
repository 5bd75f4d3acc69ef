// Partitions: parts of a kernel that run at the same time, each on warps of its own.
#pragma once
#include <string>
#include <tuple>
#include <vector>

#include "dsl/tensor_map.h"

namespace tilewright {

template <int N>
struct Warps {
  static constexpr int count = N;
};
// Warps of a partition: a power of two, 4 or a multiple for wgmma.
template <int N>
inline constexpr Warps<N> warps{};
template <int N>
struct Registers {
  static constexpr int count = N;
};
// Registers of each thread of a partition, a multiple of 8 from 24 to 256 (setmaxnreg).
template <int N>
inline constexpr Registers<N> registers{};

template <int W, int R, class Body>
struct Partition {
  std::string name;
  const Body& body;
};

// A partition whose body runs on W warps; it may use scalars, shared memory, barriers and tensor maps of the
// kernel, no tiles (the verifier names one that crosses).
template <int W, int R, class Body>
Partition<W, R, Body> partition(std::string name, Warps<W>, Registers<R>, const Body& body) {
  constexpr bool good_warps = W >= 1 && W <= 16 && (W & (W - 1)) == 0;
  static_assert(good_warps, "a partition has a power of two of warps, 1 to 16");
  constexpr bool good_registers = R == 0 || (R >= 24 && R <= 256 && R % 8 == 0);
  static_assert(good_registers, "registers<N>: a multiple of 8 from 24 to 256");
  constexpr bool callable = std::is_invocable_v<const Body&>;
  static_assert(callable, "the body of a partition takes nothing: [&] { ... }");
  return {std::move(name), body};
}
template <int W, class Body>
Partition<W, 0, Body> partition(std::string name, Warps<W> count, const Body& body) {
  return partition(std::move(name), count, Registers<0>{}, body);
}

namespace detail {
ir::Op* open_partitions(std::vector<std::int64_t> warps, std::vector<std::int64_t> registers,
                        const std::vector<std::string>& names, const SourceLocation& at);
template <int W, int R, class Body>
void record_partition(ir::Op* op, const Partition<W, R, Body>& p) {
  RegionScope scope(ir::add_region(*op));
  if constexpr (std::is_invocable_v<const Body&>) p.body();
}
template <int... W, int... R, class... Body>
void specialize(const SourceLocation& at, const Partition<W, R, Body>&... p) {
  ir::Op* op = open_partitions({W...}, {R...}, {p.name...}, at);
  (record_partition(op, p), ...);
}
}  // namespace detail

// Runs the partitions at the same time; once, at the top level of a kernel. Outside of them a kernel only
// computes scalars and declares shared memory and barriers.
template <int W, int R, class B>
void warp_specialize(const Partition<W, R, B>& a, SourceLocation at = SourceLocation::current()) {
  detail::specialize(at, a);
}
template <int W, int R, class B, int W2, int R2, class B2>
void warp_specialize(const Partition<W, R, B>& a, const Partition<W2, R2, B2>& b,
                     SourceLocation at = SourceLocation::current()) {
  detail::specialize(at, a, b);
}
template <int W, int R, class B, int W2, int R2, class B2, int W3, int R3, class B3>
void warp_specialize(const Partition<W, R, B>& a, const Partition<W2, R2, B2>& b,
                     const Partition<W3, R3, B3>& c, SourceLocation at = SourceLocation::current()) {
  detail::specialize(at, a, b, c);
}
template <int W, int R, class B, int W2, int R2, class B2, int W3, int R3, class B3, int W4, int R4, class B4>
void warp_specialize(const Partition<W, R, B>& a, const Partition<W2, R2, B2>& b,
                     const Partition<W3, R3, B3>& c, const Partition<W4, R4, B4>& d,
                     SourceLocation at = SourceLocation::current()) {
  detail::specialize(at, a, b, c, d);
}

}  // namespace tilewright
