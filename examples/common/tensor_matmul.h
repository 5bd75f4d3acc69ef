// What the matmuls of Hopper share: arguments by tensor map, and their variants. c [M, N] = a [M, K] times b
// [N, K] transposed; rows begin at multiples of 16 bytes.
#pragma once
#include "dsl/tilewright.h"
#include "examples/common/dispatch.h"
#include "examples/common/matmul_problem.h"

namespace tilewright::examples {

template <class T, class Out>
struct TensorMatmulArgs {
  TensorMap<T> a, b;  // [M, K], [N, K]
  TensorMap<Out> c;   // [M, N]
  I32 m, n, k;
};

// Element type of the operands, of the sums and of c, and the bits that the tensor core keeps of a sum.
template <class T, class Accumulator, class Out, int bits>
struct MatmulTypes {
  using Operand = T;
  using Sum = Accumulator;
  using Result = Out;
  static constexpr int sum_bits = bits;
};
inline std::vector<std::string> tensor_matmul_variants() { return {"bf16", "f16", "e4m3", "s8"}; }
template <class F>
auto with_matmul_types(const std::string& variant, F&& f) {
  if (variant == "bf16") return f(MatmulTypes<bf16, f32, bf16, 23>{});
  if (variant == "f16") return f(MatmulTypes<f16, f32, f16, 23>{});
  if (variant == "e4m3") return f(MatmulTypes<e4m3, f32, bf16, 13>{});  // sums of fp8 keep 13 bits or so
  if (variant == "s8") return f(MatmulTypes<i8, i32, i32, 23>{});
  throw UserError("unknown variant " + variant);
}

// The arguments for arrays of a problem.
template <class T, class Out>
TensorMatmulArgs<T, Out> tensor_matmul_args(const MatmulProblem<T>& p, const MatmulArrays<T, Out>& arrays) {
  const MatmulSize& s = p.size;
  return {.a = {arrays.a.address, {s.m, s.k}, {p.a.stride}},
          .b = {arrays.b.address, {s.n, s.k}, {p.b.stride}},
          .c = {arrays.c.address, {s.m, s.n}, {arrays.c_stride}},
          .m = static_cast<std::int32_t>(s.m),
          .n = static_cast<std::int32_t>(s.n),
          .k = static_cast<std::int32_t>(s.k)};
}

// The configuration for these types: block_k is given in elements of 16 bits, 8 bits take twice as many; a
// tile of 32-bit results is at most 128 columns wide (and the ring has at most 3 slots), so that it fits
// beside the ring.
template <class Types, class Config>
constexpr Config config_for(Config cfg) {
  cfg.block_k *= 2 / static_cast<int>(sizeof(typename Types::Operand));
  if (sizeof(typename Types::Result) == 4) {
    if (cfg.block_n > 128) cfg.block_n = 128;
    if (cfg.stages > 3) cfg.stages = 3;
  }
  return cfg;
}

// f(Version<Types, cfg>{}) for a variant and a configuration of the table.
template <auto& configs, template <class, auto> class Version, class F>
auto with_version(const std::string& variant, const std::string& config, F&& f) {
  return with_matmul_types(variant, [&](auto types) {
    using Types = decltype(types);
    return with_config<configs>(config, [&](auto i) {
      constexpr auto cfg = config_for<Types>(configs[i].config);
      return f(Version<Types, cfg>{});
    });
  });
}

// CTAs of a launch.
using MatmulGrid = std::function<std::int64_t(const std::string& variant, const std::string& config,
                                              const MatmulSize&, int processors)>;
Example tensor_matmul_program(const std::string& name, const std::string& about, const KernelEntry& kernel,
                              const MatmulGrid& grid);

// The program of a kernel whose Version<Types, cfg> has record() and grid(size, processors).
template <auto& configs, template <class, auto> class Version>
Example tensor_matmul_program(const std::string& name, const std::string& about, const std::string& kernel) {
  return tensor_matmul_program(
      name, about,
      {kernel, hopper_targets(), tensor_matmul_variants(), names_of<configs>(),
       [](const std::string& v, const std::string& c) {
         return with_version<configs, Version>(v, c, [](auto version) { return version.record(); });
       }},
      [](const std::string& v, const std::string& c, const MatmulSize& s, int processors) {
        return with_version<configs, Version>(v, c,
                                              [&](auto version) { return version.grid(s, processors); });
      });
}

}  // namespace tilewright::examples
