// Runs a tile program on the CPU and checks it.
//
// CTAs run in parallel on host threads, each as recorded, one whole tile at a time; results equal the GPU's
// up to the order of float sums and the error of approximate instructions. Every check names the author's
// line. See docs/debugging.md for what each finding means.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/argument.h"
#include "ir/program.h"
#include "simulator/finding.h"
#include "simulator/host_function.h"
#include "simulator/memory.h"

namespace tilewright::simulator {

// CTAs along x, y, z. A grid with an extent of 0 runs nothing.
struct Grid {
  std::int64_t x = 1, y = 1, z = 1;
  std::int64_t ctas() const { return x * y * z; }
};

struct Options {
  int threads = 0;                      // host threads; 0: as many as the machine has cores
  bool check_races = false;             // for programs with explicit `barrier` ops
  bool check_global_conflicts = false;  // CTAs that touch the same global bytes
  bool poison = false;                  // report global reads of bytes nobody wrote (Memory must track them)
  std::uint64_t seed = 0;  // when asynchronous copies read their source: at issue or as late as possible
  std::size_t shared_limit = 227 * 1024;            // bytes of shared memory a CTA of the target may have
  int warp_limit = 32;                              // warps a CTA of the target may have
  int register_limit = 65536;                       // registers a CTA of the target may have
  std::int64_t loop_limit = std::int64_t{1} << 28;  // iterations after which a loop counts as endless
  std::function<void(double fraction)> progress = nullptr;  // called now and then from one thread at a time
};

struct Statistics {
  std::uint64_t global_bytes_read = 0, global_bytes_written = 0;
  std::uint64_t flops = 0;  // of dots (2 M N K each) and of float ops in element-wise regions
  std::map<std::string_view, std::uint64_t> op_counts;  // executions, over all CTAs
  std::size_t shared_bytes = 0;                         // live at once, at most (without fragmentation)
};

struct Report {
  std::vector<Finding> findings;  // by the lowest CTA that shows them
  Statistics statistics;
  std::string printed;  // device_print, in the order of CTAs

  bool clean() const { return findings.empty(); }
  bool has(FindingKind kind) const;
  // The first 20 findings, one a line, and how many more there are.
  std::string text() const;
};

// Runs all CTAs of the grid. Arguments match the program's parameters one by one (LaunchError where their
// number, a type or a grid extent does not fit). Mistakes of the kernel are findings, not exceptions; an op
// that the language does not define for its types is a UserError.
Report simulate(const ir::Program& program, Grid grid, std::span<const ir::ArgumentValue> arguments,
                Memory& memory, const Options& options = {});

}  // namespace tilewright::simulator
