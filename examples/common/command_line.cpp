#include "examples/common/command_line.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "examples/common/emit.h"
#include "examples/common/output_file.h"
#include "examples/common/report.h"
#include "ir/error.h"

namespace tilewright::examples {

namespace {

using Json = nlohmann::ordered_json;

struct NoGpu : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct Options {
  std::string kernel, variant, config, target, stage = "ptx", output;
  bool json = false, locations = false;
  std::int64_t seed = 1;
  int seeds = 3;
  double peer_us = 0;
};

std::string one_line(const std::string& text) {
  std::string line;
  for (char c : text)
    if (c != '\n')
      line += c;
    else if (!line.empty() && !line.ends_with("; "))
      line += "; ";
  while (line.ends_with("; ")) line.resize(line.size() - 2);
  return line;
}

std::string list_kernels(const Example& example, bool json) {
  if (json) {
    Json kernels = Json::array();
    for (const KernelEntry& k : example.kernels)
      kernels.push_back(
          {{"name", k.name}, {"targets", k.targets}, {"variants", k.variants}, {"configs", k.configs}});
    return Json{{"kernels", kernels}}.dump(1) + "\n";
  }
  auto joined = [](const std::vector<std::string>& names) {
    std::string s;
    for (const std::string& n : names) s += (s.empty() ? "" : " ") + n;
    return s;
  };
  std::string text;
  for (const KernelEntry& k : example.kernels)
    text += k.name + "\n  targets   " + joined(k.targets) + "\n  variants  " + joined(k.variants) +
            "\n  configs   " + joined(k.configs) + "\n";
  return text;
}

// Bytes for stdout; everything else goes to the file.
std::string emit(const Example& example, const Options& o) {
  const KernelEntry& kernel = example.find(o.kernel);
  const std::string& variant = choose("variant", kernel.variants, o.variant);
  const std::string& config = choose("configuration", kernel.configs, o.config);
  const std::string& target = choose("target", kernel.targets, o.target);
  choose("stage", stage_names(), o.stage);
  bool to_stdout = o.output.empty() || o.output == "-";
  if (to_stdout && is_binary(o.stage) && (o.json || ::isatty(STDOUT_FILENO)))
    throw UserError("stage " + o.stage + " is binary; name a file for it: -o FILE");
  Emission emission = emit_stage(*recorded(kernel, variant, config), target, o.stage, o.locations);
  if (!to_stdout) write_output_file(o.output, emission.bytes);
  if (!o.json) return to_stdout ? emission.bytes : "";
  Json report{{"kernel", kernel.name}, {"variant", variant}, {"config", config},
              {"target", target},      {"stage", o.stage},   {"bytes", emission.bytes.size()}};
  if (to_stdout)
    report["text"] = emission.bytes;
  else
    report["file"] = o.output;
  if (emission.metadata) report["metadata"] = Json::parse(lowering::to_json(*emission.metadata));
  for (const lowering::MemoryAccess& a : emission.accesses)
    report["accesses"].push_back({{"op", a.op},
                                  {"location", a.location},
                                  {"memory", a.memory},
                                  {"instruction", a.means},
                                  {"bytes", a.bytes},
                                  {"conflict_ways", a.conflict_ways}});
  return report.dump(1) + "\n";
}

Selection checked_selection(const Example& example, const Options& o, const std::string& command) {
  Selection s{command, o.kernel, o.variant, o.config};
  if (!o.kernel.empty()) example.find(o.kernel);
  std::vector<std::string> variants, configs;
  for (const KernelEntry& k : example.kernels)
    if (o.kernel.empty() || k.name == o.kernel) {
      variants.insert(variants.end(), k.variants.begin(), k.variants.end());
      configs.insert(configs.end(), k.configs.begin(), k.configs.end());
    }
  auto known = [](std::vector<std::string>& names) -> std::vector<std::string>& {
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
  };
  choose("variant", known(variants), o.variant);
  choose("configuration", known(configs), o.config);
  return s;
}

bool run_selected(const Example& example, const Options& o, const std::string& command, std::ostream& out) {
  Selection selection = checked_selection(example, o, command);
  RunSettings settings{o.json, static_cast<std::uint64_t>(o.seed), command == "check" ? o.seeds : 1};
  std::string why;
  if (selection.on_gpu() && !gpu_available(&why)) throw NoGpu("no GPU: " + why);
  if (command == "bench") {
    auto benchmarks = example.benchmarks ? example.benchmarks(selection) : std::vector<Benchmark>{};
    if (benchmarks.empty())
      throw UserError("bench: nothing to measure for this kernel, variant and configuration");
    auto executor = gpu_executor();
    return run_benchmarks(example, benchmarks, *executor, settings, o.peer_us, out);
  }
  auto cases = example.cases(selection);
  if (cases.empty()) throw UserError(command + ": no case for this kernel, variant and configuration");
  auto executors = [&](std::uint64_t seed) -> std::unique_ptr<Executor> {
    if (command == "run") return gpu_executor();
    return simulator_executor({.all_checks = command == "check", .seed = seed});
  };
  return run_cases(example, cases, executors, settings, out);
}

class CliOptions : public OptionList {
 public:
  explicit CliOptions(CLI::App& app) : app_(app) {}
  void integer(const std::string& name, std::int64_t& variable, const std::string& about, std::int64_t least,
               std::int64_t most) override {
    app_.add_option(name, variable, about)->check(CLI::Range(least, most));
  }
  void text(const std::string& name, std::string& variable, const std::string& about,
            const std::vector<std::string>& choices) override {
    auto* option = app_.add_option(name, variable, about);
    if (!choices.empty()) option->check(CLI::IsMember(choices));
  }
  void flag(const std::string& name, bool& variable, const std::string& about) override {
    app_.add_flag(name, variable, about);
  }

 private:
  CLI::App& app_;
};

void add_json(CLI::App* app, Options& o) { app->add_flag("--json", o.json, "Print JSON"); }

void add_selection(CLI::App* app, Options& o) {
  app->add_option("--kernel", o.kernel, "Only this kernel");
  app->add_option("--variant", o.variant, "Only this variant");
  app->add_option("--config", o.config, "Only this configuration");
  app->add_option("--seed", o.seed, "Seed of the data")
      ->check(CLI::Range(std::int64_t{0}, std::int64_t{1} << 53))
      ->capture_default_str();
}

}  // namespace

int run_command_line(const Example& example, const std::vector<std::string>& arguments, std::ostream& out,
                     std::ostream& err) {
  Options o;
  CLI::App app(example.about, example.name);
  app.require_subcommand(1);
  auto* list = app.add_subcommand("list", "The kernels with their targets, variants and configurations");
  add_json(list, o);
  auto* emit_command = app.add_subcommand("emit", "Write a stage of a kernel's compilation");
  emit_command->add_option("--kernel", o.kernel, "Which kernel; the first if not given");
  emit_command->add_option("--variant", o.variant, "Which variant; the first if not given");
  emit_command->add_option("--config", o.config, "Which configuration; the first if not given");
  emit_command->add_option("--target", o.target, "Which chip; the first of the kernel's if not given");
  emit_command->add_option("--stage", o.stage, "tile, llvm, ptx, cubin or sass")->capture_default_str();
  emit_command->add_option("-o,--output", o.output, "File to write; standard output if not given");
  emit_command->add_flag("--locations", o.locations, "Keep the author's lines in tile, llvm and ptx");
  add_json(emit_command, o);
  const std::pair<const char*, const char*> runs[] = {
      {"simulate", "Run the kernels in the simulator and compare with the reference"},
      {"check", "The same with all checks (races, conflicts, unwritten memory) and several seeds"},
      {"run", "Run the kernels on the GPU and compare with the reference"},
      {"bench", "Measure the kernels on the GPU"}};
  for (auto [name, about] : runs) {
    auto* command = app.add_subcommand(name, about);
    add_selection(command, o);
    add_json(command, o);
    if (std::string(name) == "check")
      command->add_option("--seeds", o.seeds, "How many seeds")
          ->check(CLI::Range(1, 1000))
          ->capture_default_str();
    if (std::string(name) == "bench")
      command->add_option("--peer-us", o.peer_us, "Time of another kernel to compare with, in microseconds")
          ->check(CLI::NonNegativeNumber);
    CliOptions options(*command);
    if (example.add_options) example.add_options(options);
  }
  for (const Command& c : example.commands) {
    auto* command = app.add_subcommand(c.name, c.about);
    add_json(command, o);
    CliOptions options(*command);
    if (c.add_options) c.add_options(options);
  }

  auto fail = [&](int code, const std::string& what) {
    err << example.name << ": " << one_line(what) << "\n";
    return code;
  };
  try {
    if (!arguments.empty() && !arguments.front().starts_with("-")) {
      std::vector<std::string> known;
      for (const auto* command : app.get_subcommands([](CLI::App*) { return true; }))
        known.push_back(command->get_name());
      choose("command", known, arguments.front());
    }
    app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    out << app.help();
    return exit_code::good;
  } catch (const CLI::CallForAllHelp&) {
    out << app.help("", CLI::AppFormatMode::All);
    return exit_code::good;
  } catch (const UserError& e) {
    return fail(exit_code::usage, e.what());
  } catch (const CLI::ParseError& e) {
    return fail(exit_code::usage, std::string(e.what()) + " (try --help)");
  }

  std::string command = app.get_subcommands().front()->get_name();
  try {
    if (command == "list") {
      out << list_kernels(example, o.json);
    } else if (command == "emit") {
      out << emit(example, o);
    } else {
      for (const Command& c : example.commands)
        if (c.name == command) return c.run(out, o.json);
      if (!run_selected(example, o, command, out)) return exit_code::wrong;
    }
    out.flush();
    if (!out) return fail(exit_code::usage, "cannot write to standard output");
    return exit_code::good;
  } catch (const NoGpu& e) {
    return fail(exit_code::no_gpu, e.what());
  } catch (const UserError& e) {
    return fail(exit_code::usage, e.what());
  } catch (const std::exception& e) {
    return fail(exit_code::wrong, e.what());
  }
}

int run_command_line(const Example& example, int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  return run_command_line(example, std::vector<std::string>(argv + 1, argv + argc), std::cout, std::cerr);
}

}  // namespace tilewright::examples
