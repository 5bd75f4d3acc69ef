// Runs checks and benchmarks and says how they went, as a table or as JSON.
#pragma once
#include <cstdint>
#include <iosfwd>

#include "examples/common/registry.h"

namespace tilewright::examples {

struct RunSettings {
  bool json = false;
  std::uint64_t seed = 1;  // of the first round; the next rounds count up
  int seeds = 1;
};

// Makes the executor for a seed.
using ExecutorFactory = std::function<std::unique_ptr<Executor>(std::uint64_t seed)>;

// Runs every case with every seed. True if all were good and no executor found a problem. A case that throws
// counts as failed and the next one runs.
bool run_cases(const Example& example, const std::vector<Case>& cases, const ExecutorFactory& executors,
               const RunSettings& settings, std::ostream& out);

// Runs every benchmark. `peer_us` > 0: the time of somebody else's kernel to compare with.
bool run_benchmarks(const Example& example, const std::vector<Benchmark>& benchmarks, Executor& executor,
                    const RunSettings& settings, double peer_us, std::ostream& out);

}  // namespace tilewright::examples
