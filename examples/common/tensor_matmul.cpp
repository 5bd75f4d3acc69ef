#include "examples/common/tensor_matmul.h"

#include "examples/common/padded_rows.h"

namespace tilewright::examples {

namespace {

// Of f32 sums of 16-bit operands and of integers everything is kept.
template <class Types>
SumPrecision sum_precision(Types) {
  SumPrecision p;
  if (std::is_same_v<typename Types::Operand, e4m3>) p.bits = 13;
  if (Types::promoted) p.chain = 128;  // elements of K in a slot of the ring
  return p;
}

}  // namespace

Example tensor_matmul_program(const std::string& name, const std::string& about, const KernelEntry& kernel,
                              const MatmulGrid& grid) {
  auto launcher = [grid]<class Types>(Types, const std::string& v, const std::string& c) {
    return [grid, v, c](Executor& executor, const Kernel& program, const auto& p, const auto& arrays) {
      const std::int64_t ctas = grid(v, c, p.size, executor.processors());
      if constexpr (Types::row_scales)
        executor.launch(program, {ctas}, scaled_matmul_args(p, arrays));
      else
        executor.launch(program, {ctas}, tensor_matmul_args(p, arrays));
    };
  };
  auto finisher = []<class Types>(Types) {
    return [](const auto& p, double sum, std::int64_t i, std::int64_t j) {
      if (!Types::row_scales) return sum;
      return sum * static_cast<double>(p.a_scales[static_cast<std::size_t>(i)]) *
             static_cast<double>(p.b_scales[static_cast<std::size_t>(j)]);
    };
  };
  return matmul_program(
      {name,
       about,
       kernel,
       [](const std::string&, const MatmulSize& s) { return s.m > 0 && s.n > 0 && s.k > 0; },
       [=](Executor& executor, const std::string& v, const std::string& c, const MatmulSize& s,
           std::uint64_t seed) {
         return with_scaled_matmul_types(v, [&](auto types) {
           using T = typename decltype(types)::Operand;
           using Out = typename decltype(types)::Result;
           return check_matmul<T, Out>(executor, recorded(kernel, v, c), s,
                                       {tensor_row_room<T>(s.k), tensor_row_room<Out>(s.n), 0, 16}, seed,
                                       launcher(types, v, c), finisher(types), sum_precision(types));
         });
       },
       [=](Executor& executor, const std::string& v, const std::string& c, const MatmulSize& s,
           std::uint64_t seed) {
         return with_scaled_matmul_types(v, [&](auto types) {
           using T = typename decltype(types)::Operand;
           using Out = typename decltype(types)::Result;
           return measure_matmul<T, Out>(executor, recorded(kernel, v, c), s, seed, launcher(types, v, c),
                                         finisher(types), sum_precision(types));
         });
       },
       {{1000, 1000, 1000}, {1152, 1152, 64}, {1537, 1032, 520}, {4096, 512, 2880}}});
}

}  // namespace tilewright::examples
