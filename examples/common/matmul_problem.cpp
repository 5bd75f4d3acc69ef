#include "examples/common/matmul_problem.h"

namespace tilewright::examples {

Example matmul_program(const MatmulExample& matmul) {
  Example e{matmul.name, matmul.about, {matmul.kernel}, {}, {}, {}, {}};
  auto size = std::make_shared<MatmulSize>();
  e.add_options = [size](OptionList& options) {
    options.integer("--m", size->m, "Rows of a and c");
    options.integer("--n", size->n, "Rows of b, columns of c");
    options.integer("--k", size->k, "Columns of a and b");
  };
  auto chosen = [size](std::int64_t otherwise) {
    auto one = [&](std::int64_t x) { return x >= 0 ? x : otherwise; };
    return MatmulSize{one(size->m), one(size->n), one(size->k)};
  };
  e.cases = [matmul, size, chosen](const Selection& selection) {
    std::vector<MatmulSize> sizes{{0, 8, 8},     {8, 0, 8},       {8, 8, 0},    {1, 1, 1},     {8, 8, 8},
                                  {31, 33, 32},  {32, 32, 31},    {33, 31, 33}, {1, 64, 72},   {64, 64, 64},
                                  {65, 72, 136}, {130, 264, 200}, {70, 1, 191}, {130, 72, 264}};
    if (selection.on_gpu()) sizes.insert(sizes.end(), matmul.gpu_sizes.begin(), matmul.gpu_sizes.end());
    if (size->m >= 0 || size->n >= 0 || size->k >= 0) sizes = {chosen(256)};
    std::vector<Case> cases;
    for_each_version(
        {matmul.kernel}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          for (const MatmulSize& s : sizes)
            if (matmul.fits(c, s))
              cases.push_back({k.name, v, c, s.text(), [=](Executor& executor, std::uint64_t seed) {
                                 return matmul.check(executor, v, c, s, seed);
                               }});
        });
    return cases;
  };
  e.benchmarks = [matmul, chosen](const Selection& selection) {
    std::vector<Benchmark> benchmarks;
    for_each_version(
        {matmul.kernel}, selection, [&](const KernelEntry& k, const std::string& v, const std::string& c) {
          MatmulSize s = chosen(4096);
          if (!matmul.fits(c, s)) return;
          benchmarks.push_back({k.name, v, c, s.text(), [=](Executor& executor, std::uint64_t seed) {
                                  return matmul.measure(executor, v, c, s, seed);
                                }});
        });
    return benchmarks;
  };
  return e;
}

}  // namespace tilewright::examples
