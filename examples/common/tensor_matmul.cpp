#include "examples/common/tensor_matmul.h"

#include "examples/common/padded_rows.h"

namespace tilewright::examples {

Example tensor_matmul_program(const std::string& name, const std::string& about, const KernelEntry& kernel,
                              const MatmulGrid& grid) {
  auto launcher = [grid](const std::string& v, const std::string& c) {
    return [grid, v, c](Executor& executor, const Kernel& program, const auto& p, const auto& arrays) {
      executor.launch(program, {grid(v, c, p.size, executor.processors())}, tensor_matmul_args(p, arrays));
    };
  };
  auto finish = [](const auto&, double sum, std::int64_t, std::int64_t) { return sum; };
  return matmul_program(
      {name,
       about,
       kernel,
       [](const std::string&, const MatmulSize& s) { return s.m > 0 && s.n > 0 && s.k > 0; },
       [=](Executor& executor, const std::string& v, const std::string& c, const MatmulSize& s,
           std::uint64_t seed) {
         return with_matmul_types(v, [&](auto types) {
           using T = typename decltype(types)::Operand;
           using Out = typename decltype(types)::Result;
           return check_matmul<T, Out>(executor, recorded(kernel, v, c), s,
                                       {tensor_row_room<T>(s.k), tensor_row_room<Out>(s.n), 0, 16}, seed,
                                       launcher(v, c), finish, types.sum_bits);
         });
       },
       [=](Executor& executor, const std::string& v, const std::string& c, const MatmulSize& s,
           std::uint64_t seed) {
         return with_matmul_types(v, [&](auto types) {
           using T = typename decltype(types)::Operand;
           using Out = typename decltype(types)::Result;
           return measure_matmul<T, Out>(executor, recorded(kernel, v, c), s, seed, launcher(v, c), finish,
                                         types.sum_bits);
         });
       },
       {{1000, 1000, 1000}, {1152, 1152, 64}, {1537, 1032, 520}, {4096, 512, 2880}}});
}

}  // namespace tilewright::examples
