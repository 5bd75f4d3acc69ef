// What the matmuls of Hopper share: arguments by tensor map, and their variants. c [M, N] = a [M, K] times b
// [N, K] transposed; rows begin at multiples of 16 bytes.
#pragma once
#include <algorithm>
#include <bit>

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

// c [i, j] = a_scales [i] b_scales [j] (a times b transposed) [i, j].
template <class T, class Out>
struct ScaledMatmulArgs {
  TensorMatmulArgs<T, Out> matmul;
  Ptr<f32> a_scales, b_scales;  // [M], [N]
};

// Element type of the operands, of the sums and of c; and for 8-bit floats, of which the tensor core keeps 13
// bits or so of a sum, what is done about their range and their precision.
template <class T, class Accumulator, class Out, bool rows_have_scales = false, bool is_promoted = false>
struct MatmulTypes {
  using Operand = T;
  using Sum = Accumulator;
  using Result = Out;
  static constexpr bool row_scales = rows_have_scales;
  static constexpr bool promoted = is_promoted;  // the sum over one slot of the ring is added to one in f32
  using Args = std::conditional_t<row_scales, ScaledMatmulArgs<T, Out>, TensorMatmulArgs<T, Out>>;
};
inline std::vector<std::string> tensor_matmul_variants() { return {"bf16", "f16", "e4m3", "s8"}; }
inline std::vector<std::string> row_scaled_variants() { return {"e4m3_rows", "e4m3_promoted"}; }
template <class F>
auto with_matmul_types(const std::string& variant, F&& f) {
  if (variant == "bf16") return f(MatmulTypes<bf16, f32, bf16>{});
  if (variant == "f16") return f(MatmulTypes<f16, f32, f16>{});
  if (variant == "e4m3") return f(MatmulTypes<e4m3, f32, bf16>{});
  if (variant == "s8") return f(MatmulTypes<i8, i32, i32>{});
  throw UserError("unknown variant " + variant);
}
template <class F>
auto with_scaled_matmul_types(const std::string& variant, F&& f) {
  if (variant == "e4m3_rows") return f(MatmulTypes<e4m3, f32, bf16, true>{});
  if (variant == "e4m3_promoted") return f(MatmulTypes<e4m3, f32, bf16, true, true>{});
  return with_matmul_types(variant, f);
}

// What is the same in both kinds of arguments.
template <class T, class Out>
const TensorMatmulArgs<T, Out>& matmul_of(const TensorMatmulArgs<T, Out>& args) {
  return args;
}
template <class T, class Out>
const TensorMatmulArgs<T, Out>& matmul_of(const ScaledMatmulArgs<T, Out>& args) {
  return args.matmul;
}

// Sums [rows, columns] in a layout, from row `row` and column `column` of c on, scaled if the arguments say
// so.
template <auto layout, class T, class Out>
auto scaled(const TensorMatmulArgs<T, Out>&, const auto& sums, const I32&, const I32&) {
  return sums;
}
template <auto layout, class T, class Out, class Sums>
auto scaled(const ScaledMatmulArgs<T, Out>& args, const Sums& sums, const I32& row, const I32& column) {
  auto i = row + arange<0, Sums::shape.dim[0], slice<1>(layout)>();     // [rows]
  auto j = column + arange<0, Sums::shape.dim[1], slice<0>(layout)>();  // [columns]
  auto of_row = load(args.a_scales + i, i < args.matmul.m, 0.0f);       // [rows]
  auto of_column = load(args.b_scales + j, j < args.matmul.n, 0.0f);    // [columns]
  return sums * expand_dims<1>(of_row) * expand_dims<0>(of_column);     // [rows, columns]
}

// Where a tile of results waits for TMA to store it, piece by piece: `count` buffers of at most `piece`
// columns, used in turn, and buffers for the rest of the columns, each a power of two (240 = 3 x 64 + 32 +
// 16), since tiles of registers are that.
template <class Out, int rows, int columns, int piece, int count, int first = 0>
struct Staging {
  static constexpr int width = std::min<int>(piece, std::bit_floor(unsigned{columns}));
  static constexpr int pieces = columns / width;
  static constexpr int buffers = std::min(count, pieces);
  static constexpr int row_bytes = width * int{sizeof(Out)};
  Shared<Out, shape<buffers, rows, width>, ir::SwizzleBytes{std::min(row_bytes, 128)}>
      buffer;  // [buffers, rows, width]
  Staging<Out, rows, columns % width, width / 2, 1, first + pieces * width> rest;

  // part.operator()<first, width>() gives `width` columns of the results, f32 or i32. All buffers are free at
  // the start.
  void store(const TensorMap<Out>& c, const I32& row, const I32& column, const auto& part) const {
    [&]<int... i>(std::integer_sequence<int, i...>) { (store_piece<i>(c, row, column, part), ...); }
    (std::make_integer_sequence<int, pieces>{});
    rest.store(c, row, column, part);
  }
  template <int i>
  void store_piece(const TensorMap<Out>& c, const I32& row, const I32& column, const auto& part) const {
    constexpr int begin = first + i * width;
    auto to = buffer.index(i % buffers);
    if constexpr (i >= buffers) bulk_wait_read<buffers - 1>();
    to.store(cast<Out>(part.template operator()<begin, width>()));
    fence_async();
    copy_async(to, c.at(row, column + begin));
    bulk_commit();
  }
};
template <class Out, int rows, int piece, int count, int first>
struct Staging<Out, rows, 0, piece, count, first> {
  void store(const TensorMap<Out>&, const I32&, const I32&, const auto&) const {}
};

// Stores results from row `row` and column `column` of c on. Complete after bulk_wait.
template <class Out, int rows, int columns, int piece, int count>
void store_columns(const TensorMap<Out>& c, const I32& row, const I32& column,
                   const Staging<Out, rows, columns, piece, count>& staging, const auto& part) {
  bulk_wait_read<0>();  // what was stored before has left the buffers
  staging.store(c, row, column, part);
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

template <class T, class Out>
ScaledMatmulArgs<T, Out> scaled_matmul_args(const MatmulProblem<T>& p, const MatmulArrays<T, Out>& arrays) {
  return {tensor_matmul_args(p, arrays), arrays.a_scales, arrays.b_scales};
}

// The configuration for these types: block_k is given in elements of 16 bits, 8 bits take twice as many; a
// tile of 32-bit results is at most 128 columns wide (and the ring has at most 3 slots), so that it fits
// beside the ring, and so is one with two tiles of sums, so that these fit into the registers.
template <class Types, class Config>
constexpr Config config_for(Config cfg) {
  cfg.block_k *= 2 / static_cast<int>(sizeof(typename Types::Operand));
  const bool wide_results = sizeof(typename Types::Result) == 4;
  if ((wide_results || Types::promoted) && cfg.block_n > 128) cfg.block_n = 128;
  if (wide_results && cfg.stages > 3) cfg.stages = 3;
  return cfg;
}

// f(Version<Types, cfg>{}) for a variant and a configuration of the table.
template <auto& configs, template <class, auto> class Version, bool row_scales, class F>
auto with_version(const std::string& variant, const std::string& config, F&& f) {
  auto with_types = [&](auto types) {
    using Types = decltype(types);
    return with_config<configs>(config, [&](auto i) {
      constexpr auto cfg = config_for<Types>(configs[i].config);
      return f(Version<Types, cfg>{});
    });
  };
  if constexpr (row_scales)
    return with_scaled_matmul_types(variant, with_types);
  else
    return with_matmul_types(variant, with_types);
}

// CTAs of a launch.
using MatmulGrid = std::function<std::int64_t(const std::string& variant, const std::string& config,
                                              const MatmulSize&, int processors)>;
Example tensor_matmul_program(const std::string& name, const std::string& about, const KernelEntry& kernel,
                              const MatmulGrid& grid);

// The program of a kernel whose Version<Types, cfg> has record() and grid(size, processors); row_scales: it
// has the variants with scales too.
template <auto& configs, template <class, auto> class Version, bool row_scales = false>
Example tensor_matmul_program(const std::string& name, const std::string& about, const std::string& kernel) {
  std::vector<std::string> variants = tensor_matmul_variants();
  if (row_scales)
    for (const std::string& v : row_scaled_variants()) variants.push_back(v);
  return tensor_matmul_program(
      name, about,
      {kernel, hopper_targets(), variants, names_of<configs>(),
       [](const std::string& v, const std::string& c) {
         return with_version<configs, Version, row_scales>(v, c,
                                                           [](auto version) { return version.record(); });
       }},
      [](const std::string& v, const std::string& c, const MatmulSize& s, int processors) {
        return with_version<configs, Version, row_scales>(
            v, c, [&](auto version) { return version.grid(s, processors); });
      });
}

}  // namespace tilewright::examples
