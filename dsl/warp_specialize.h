// Partitions: parts of a kernel that run at the same time, each on warps of its own.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include "dsl/tensor_map.h"

namespace tilewright {

namespace detail {
template <int W>
inline constexpr bool good_warps = W >= 1 && W <= 16 && (W & (W - 1)) == 0;
template <int R>
inline constexpr bool good_registers = R == 0 || (R >= 24 && R <= 256 && R % 8 == 0);
}  // namespace detail

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

// How many partitions are alike: their body takes the number of its partition, an int from 0 to N - 1.
template <int N>
struct Copies {
  static constexpr int count = N;
};
template <int N>
inline constexpr Copies<N> copies{};

template <int W, int R, int N, class Body>
struct Partition {
  std::string name;
  const Body& body;
};

// A partition whose body runs on W warps; it may use scalars, shared memory, barriers and tensor maps of the
// kernel, no tiles (the verifier names one that crosses).
template <int W, int R, class Body>
Partition<W, R, 0, Body> partition(std::string name, Warps<W>, Registers<R>, const Body& body) {
  static_assert(detail::good_warps<W>, "a partition has a power of two of warps, 1 to 16");
  static_assert(detail::good_registers<R>, "registers<N>: a multiple of 8 from 24 to 256");
  constexpr bool callable = std::is_invocable_v<const Body&>;
  static_assert(callable, "the body of a partition takes nothing: [&] { ... }");
  return {std::move(name), body};
}
template <int W, class Body>
Partition<W, 0, 0, Body> partition(std::string name, Warps<W> count, const Body& body) {
  return partition(std::move(name), count, Registers<0>{}, body);
}

// N partitions alike, each on W warps of its own, called "name 0", "name 1", ...
template <int N, int W, int R, class Body>
Partition<W, R, N, Body> partition(std::string name, Copies<N>, Warps<W>, Registers<R>, const Body& body) {
  static_assert(N >= 1, "copies<N>: one or more");
  static_assert(detail::good_warps<W>, "a partition has a power of two of warps, 1 to 16");
  static_assert(detail::good_registers<R>, "registers<N>: a multiple of 8 from 24 to 256");
  constexpr bool callable = std::is_invocable_v<const Body&, int>;
  static_assert(callable, "the body of partitions alike takes its number: [&](int part) { ... }");
  return {std::move(name), body};
}
template <int N, int W, class Body>
Partition<W, 0, N, Body> partition(std::string name, Copies<N> alike, Warps<W> count, const Body& body) {
  return partition(std::move(name), alike, count, Registers<0>{}, body);
}

namespace detail {
struct PartitionList {
  std::vector<std::int64_t> warps, registers;
  std::vector<std::string> names;
};
ir::Op* open_partitions(const PartitionList& list, const SourceLocation& at);

template <int W, int R, int N, class Body>
void list_partition(PartitionList& list, const Partition<W, R, N, Body>& p) {
  for (int i = 0; i < std::max(N, 1); ++i) {
    list.warps.push_back(W);
    list.registers.push_back(R);
    list.names.push_back(N ? p.name + " " + std::to_string(i) : p.name);
  }
}
template <int W, int R, int N, class Body>
void record_partition(ir::Op* op, const Partition<W, R, N, Body>& p) {
  for (int i = 0; i < std::max(N, 1); ++i) {
    RegionScope scope(ir::add_region(*op));
    if constexpr (N > 0 && std::is_invocable_v<const Body&, int>)
      p.body(i);
    else if constexpr (std::is_invocable_v<const Body&>)
      p.body();
  }
}
template <class... P>
void specialize(const SourceLocation& at, const P&... p) {
  PartitionList list;
  (list_partition(list, p), ...);
  ir::Op* op = open_partitions(list, at);
  (record_partition(op, p), ...);
}
}  // namespace detail

// Runs the partitions at the same time; once, at the top level of a kernel. Outside of them a kernel only
// computes scalars and declares shared memory and barriers.
template <int W, int R, int N, class B>
void warp_specialize(const Partition<W, R, N, B>& a, SourceLocation at = SourceLocation::current()) {
  detail::specialize(at, a);
}
template <int W, int R, int N, class B, int W2, int R2, int N2, class B2>
void warp_specialize(const Partition<W, R, N, B>& a, const Partition<W2, R2, N2, B2>& b,
                     SourceLocation at = SourceLocation::current()) {
  detail::specialize(at, a, b);
}
template <int W, int R, int N, class B, int W2, int R2, int N2, class B2, int W3, int R3, int N3, class B3>
void warp_specialize(const Partition<W, R, N, B>& a, const Partition<W2, R2, N2, B2>& b,
                     const Partition<W3, R3, N3, B3>& c, SourceLocation at = SourceLocation::current()) {
  detail::specialize(at, a, b, c);
}
template <int W, int R, int N, class B, int W2, int R2, int N2, class B2, int W3, int R3, int N3, class B3,
          int W4, int R4, int N4, class B4>
void warp_specialize(const Partition<W, R, N, B>& a, const Partition<W2, R2, N2, B2>& b,
                     const Partition<W3, R3, N3, B3>& c, const Partition<W4, R4, N4, B4>& d,
                     SourceLocation at = SourceLocation::current()) {
  detail::specialize(at, a, b, c, d);
}

}  // namespace tilewright
