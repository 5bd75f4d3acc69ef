#include "examples/moe/demo.h"

#include <cstdio>
#include <nlohmann/json.hpp>
#include <ostream>

#include "examples/common/command_line.h"
#include "examples/common/emit.h"
#include "examples/moe/cases.h"
#include "examples/moe/programs/programs.h"
#include "ir/error.h"
#include "lowering/assembler.h"

namespace tilewright::moe {
namespace {

using Json = nlohmann::ordered_json;

int spill_bytes(const lowering::KernelMetadata& m) { return m.spill_store_bytes + m.spill_load_bytes; }
std::int64_t shared_bytes(const lowering::KernelMetadata& m) {
  return std::int64_t{m.static_shared_bytes} + m.dynamic_shared_bytes;
}

struct Row {
  std::string kernel, target;
  lowering::KernelMetadata metadata;
  bool assembled = false;
  std::string checked_on, verdict;
  double error = -1;
};

// The kernels of the operator in the versions that the demo runs: gpt-oss at 128 tokens.
struct Shown {
  const char *kernel, *variant, *config, *op;
};
constexpr Shown shown[] = {{"moe_top_k", "selected", "e128", "routing"},
                           {"moe_routing", "i32", "e16", "routing"},
                           {"moe_bmm1", "bf16_gpt_oss", "m16", "bmm1"},
                           {"moe_bmm2", "bf16_gpt_oss", "m16", "bmm2"},
                           {"moe_combine", "bf16", "v8", "combine"}};

struct Check {
  examples::Outcome outcome;
  std::string on;
};

Check run_op(const std::string& op, examples::Executor& executor) {
  Request request;
  request.op = op;
  request.workload = "gpt-oss";
  request.routing = "realistic";
  request.tokens = 128;
  request.width = "full";
  examples::Selection selection{"simulate", "", "bf16", ""};
  Check check{cases(request, selection).front().run(executor, 1), executor.on_gpu() ? "GPU" : "simulator"};
  for (const std::string& problem : executor.finish()) check.outcome.fail(problem);
  return check;
}

std::string table(const std::vector<Row>& rows) {
  char line[200];
  std::snprintf(line, sizeof line, "%-12s %-8s %9s %7s %9s %9s %-10s %9s  %s\n", "kernel", "target",
                "registers", "spills", "shared B", "lower ms", "checked on", "rms error", "verdict");
  std::string text = line;
  for (const Row& r : rows) {
    std::string error = "-";
    if (r.error >= 0) {
      char number[24];
      std::snprintf(number, sizeof number, "%.2e", r.error);
      error = number;
    }
    const bool a = r.assembled;
    std::snprintf(line, sizeof line, "%-12s %-8s %9s %7s %9lld %9.1f %-10s %9s  %s\n", r.kernel.c_str(),
                  r.target.c_str(), a ? std::to_string(r.metadata.registers).c_str() : "-",
                  a ? std::to_string(spill_bytes(r.metadata)).c_str() : "-",
                  static_cast<long long>(shared_bytes(r.metadata)), r.metadata.lowering_ms,
                  r.checked_on.c_str(), error.c_str(), r.verdict.c_str());
    text += line;
  }
  return text;
}

Json to_json(const std::vector<Row>& rows) {
  Json list = Json::array();
  for (const Row& r : rows) {
    Json j{{"kernel", r.kernel},
           {"target", r.target},
           {"shared_bytes", shared_bytes(r.metadata)},
           {"lowering_ms", r.metadata.lowering_ms},
           {"verdict", r.verdict}};
    if (r.assembled) {
      j["registers"] = r.metadata.registers;
      j["spill_bytes"] = spill_bytes(r.metadata);
      j["assembler"] = r.metadata.assembler;
    }
    if (r.error >= 0) j["checked_on"] = r.checked_on, j["rms_error"] = r.error;
    list.push_back(j);
  }
  return Json{{"kernels", list}};
}

int run_demo(std::ostream& out, bool json) {
  std::vector<Row> rows;
  bool good = true;
  std::string why;
  const bool gpu = examples::gpu_available(&why);
  const bool assemble = lowering::Assembler::find().has_value();
  for (const Shown& s : shown) {
    Check simulated;
    {
      auto executor = examples::simulator_executor();
      simulated = run_op(s.op, *executor);
    }
    std::vector<Check> checks{simulated};
    if (gpu) checks.push_back(run_op(s.op, *examples::gpu_executor()));
    for (const char* target : {"sm_80", "sm_90a"}) {
      Row row{s.kernel, target, {}, assemble, "", "", -1};
      row.metadata =
          *examples::emit_stage(*kernel(s.kernel, s.variant, s.config), target, assemble ? "cubin" : "ptx")
               .metadata;
      for (const Check& c : checks) {
        row.checked_on += (row.checked_on.empty() ? "" : "+") + std::string(c.on == "GPU" ? "GPU" : "sim");
        row.error = std::max(row.error, c.outcome.rms);
        row.verdict =
            c.outcome.good ? (row.verdict.empty() ? "right" : row.verdict) : "WRONG: " + c.outcome.problem;
        good = good && c.outcome.good;
      }
      if (assemble && spill_bytes(row.metadata) != 0) row.verdict += ", spills";
      rows.push_back(row);
    }
  }
  if (json) {
    out << to_json(rows).dump(1) << "\n";
  } else {
    out << "MoE kernels, gpt-oss-120b layer of one rank (16 of 128 experts, 2880 wide), 128 tokens, "
           "realistic routing, bf16,\n"
           "against a float64 reference:\n\n"
        << table(rows) << "\n"
        << (assemble ? "" : "no ptxas found: PTX is made, assembling is skipped\n")
        << (gpu ? "" : "no GPU: " + why + "; checked in the simulator\n");
  }
  return good ? examples::exit_code::good : examples::exit_code::wrong;
}

}  // namespace

examples::Command demo_command() {
  examples::Command command;
  command.name = "demo";
  command.about = "Compile the MoE kernels, check them on a realistic routing, print a table";
  command.run = &run_demo;
  return command;
}

}  // namespace tilewright::moe
