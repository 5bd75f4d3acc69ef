// What an example program offers: kernels, checks of them, benchmarks. The command line (command_line.h) is
// made from this; adding a kernel means adding entries to these lists.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "examples/common/executor.h"
#include "examples/common/outcome.h"

namespace tilewright::examples {

// Through which a program adds options to a subcommand. The variables must live as long as the program; they
// keep their value where the option is not given.
class OptionList {
 public:
  virtual ~OptionList() = default;
  // "--n 1000"; values outside of [least, most] are refused.
  virtual void integer(const std::string& name, std::int64_t& variable, const std::string& about,
                       std::int64_t least = 0, std::int64_t most = (std::int64_t{1} << 31) - 1) = 0;
  // "--routing uniform"; only values among the choices, or any text where there are none.
  virtual void text(const std::string& name, std::string& variable, const std::string& about,
                    const std::vector<std::string>& choices = {}) = 0;
  virtual void flag(const std::string& name, bool& variable, const std::string& about) = 0;
};

// A kernel with its versions. A variant is what it computes (types, epilogue), a configuration how (tile
// sizes, alignment promises). The first of each is the default.
struct KernelEntry {
  std::string name;
  std::vector<std::string> targets;
  std::vector<std::string> variants;
  std::vector<std::string> configs;
  // Records the program of one version. Names are checked before it is called.
  std::function<ir::Program(const std::string& variant, const std::string& config)> record;
};

// Every target that kernels of mma.sync and cp.async run on.
std::vector<std::string> generic_targets();
// Those of TMA, mbarriers and wgmma.
std::vector<std::string> hopper_targets();

// What the user asked to check or measure. Empty names mean all.
struct Selection {
  std::string command;  // "simulate", "check", "run" or "bench"
  std::string kernel = {}, variant = {}, config = {};
  bool admits(const std::string& k, const std::string& v, const std::string& c) const {
    return (kernel.empty() || kernel == k) && (variant.empty() || variant == v) &&
           (config.empty() || config == c);
  }
  bool on_gpu() const { return command == "run" || command == "bench"; }
};

// A check: runs a kernel on fresh data of the seed and compares every element with an independent reference.
struct Case {
  std::string kernel, variant, config;
  std::string name;  // the sizes: "n=1000"
  std::function<Outcome(Executor& executor, std::uint64_t seed)> run;
};

// One measurement and how it was checked.
struct Measurement {
  Timing timing;
  double flops = 0, bytes = 0;  // of one round: work done, least memory traffic
  Outcome outcome;
};
struct Benchmark {
  std::string kernel, variant, config, name;
  std::function<Measurement(Executor& executor, std::uint64_t seed)> run;
};

// A further subcommand. `run` gives the exit code; text for the user goes to `out`.
struct Command {
  std::string name, about;
  std::function<void(OptionList& options)> add_options;  // may be null
  std::function<int(std::ostream& out, bool json)> run;
};

struct Example {
  std::string name, about;
  std::vector<KernelEntry> kernels;
  std::function<std::vector<Case>(const Selection& selection)> cases;
  std::function<std::vector<Benchmark>(const Selection& selection)> benchmarks;
  // Adds options of the program's own to the subcommands that run something: simulate, check, run, bench.
  // They write into variables that `cases` and `benchmarks` read. May be null.
  std::function<void(OptionList& options)> add_options;
  std::vector<Command> commands;

  // The entry of a kernel; UserError that lists the known names.
  const KernelEntry& find(const std::string& kernel) const;
};

// One of `known`, or the first where `name` is empty. UserError: "unknown <what> "name"; known: ...".
const std::string& choose(const char* what, const std::vector<std::string>& known, const std::string& name);

// The recorded program of one version, recorded at the first call and then kept.
Kernel recorded(const KernelEntry& kernel, const std::string& variant, const std::string& config);

// Calls f(kernel, variant, config) for every version that the selection admits.
template <class F>
void for_each_version(const std::vector<KernelEntry>& kernels, const Selection& selection, F&& f) {
  for (const KernelEntry& k : kernels)
    for (const std::string& v : k.variants)
      for (const std::string& c : k.configs)
        if (selection.admits(k.name, v, c)) f(k, v, c);
}

}  // namespace tilewright::examples
