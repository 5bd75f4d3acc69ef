#include "simulator/simulator.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

#include "ir/builder.h"
#include "ir/error.h"
#include "simulator/capacity.h"
#include "simulator/cluster.h"
#include "simulator/global_conflicts.h"
#include "simulator/tensor_copy.h"

namespace tilewright::simulator {
namespace {

constexpr std::size_t shown_findings = 20;

std::string kernel(const ir::Program& p) { return "simulate '" + p.name + "': "; }

void check_launch(const ir::Program& program, const Grid& grid,
                  std::span<const ir::ArgumentValue> arguments) {
  if (grid.x < 0 || grid.y < 0 || grid.z < 0)
    throw LaunchError(kernel(program) + "the grid has a negative extent: " + std::to_string(grid.x) + " x " +
                      std::to_string(grid.y) + " x " + std::to_string(grid.z));
  const std::int64_t limits[] = {2147483647, 65535, 65535}, extents[] = {grid.x, grid.y, grid.z};
  for (int i = 0; i < 3; ++i)
    if (extents[i] > limits[i])
      throw LaunchError(kernel(program) + "the grid's extent along " + "xyz"[i] + " is " +
                        std::to_string(extents[i]) + ", the most a GPU takes is " +
                        std::to_string(limits[i]));
  if (grid.x % program.cluster != 0)
    throw LaunchError(kernel(program) + "the grid's extent along x is " + std::to_string(grid.x) +
                      ", no multiple of the " + std::to_string(program.cluster) + " CTAs of a cluster");
  const auto& parameters = program.body->arguments;
  if (parameters.size() != arguments.size())
    throw LaunchError(kernel(program) + std::to_string(arguments.size()) +
                      " arguments given, the kernel has " + std::to_string(parameters.size()) +
                      " parameters");
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const ir::Type& type = parameters[i]->type;
    std::string expected = type.is_tensor_map() ? type.brief() : type.element.text();
    if (arguments[i].type != expected) {
      std::string name = i < program.parameters.size() ? program.parameters[i].name : std::to_string(i);
      throw LaunchError(kernel(program) + "argument '" + name + "' has type " +
                        std::string(arguments[i].type) + ", the kernel expects " + expected);
    }
    if (type.is_tensor_map())
      check_tensor(kernel(program), program.parameters[i].name, type, arguments[i].tensor);
  }
  ir::walk(*program.body, [&](const ir::Op& op) {
    if (op.kind != ir::OpKind::im2col_load_) return;
    auto i = static_cast<std::size_t>(op.operands[0]->index);
    if (!arguments[i].tensor.im2col.given)
      throw LaunchError(kernel(program) + "argument '" + program.parameters[i].name +
                        "': the kernel copies it in im2col mode, the tensor has no pixel box; give it one");
  });
}

// Bits above a scalar's size do not count; what is left is kept zero-extended.
std::vector<std::uint64_t> argument_bits(const ir::Program& program,
                                         std::span<const ir::ArgumentValue> arguments) {
  std::vector<std::uint64_t> bits;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (program.body->arguments[i]->type.is_tensor_map()) {
      bits.push_back(i);  // the number of the argument stands for the tensor
      continue;
    }
    Element e = program.body->arguments[i]->type.element;
    std::uint64_t v = arguments[i].bits;
    if (e.bytes() < 8) v &= (std::uint64_t{1} << (8 * e.bytes())) - 1;
    bits.push_back(v);
  }
  return bits;
}

// Findings that hold for the launch as a whole; false if it cannot run.
bool check_limits(const ir::Program& program, const Options& options,
                  std::span<const std::uint64_t> arguments, const SharedDemand& demand, FindingLog& log) {
  bool good = true;
  auto add = [&](const ir::Op* op, FindingKind kind, const std::string& text) {
    log.add(op, kind, 0, 1, text);
    good = false;
  };
  if (demand.bytes > options.shared_limit)
    add(demand.op, FindingKind::capacity,
        std::to_string(demand.bytes) + " bytes of shared memory are needed at once, the target has " +
            std::to_string(options.shared_limit) + " for a CTA: " + demand.buffers +
            "; use smaller tiles or fewer stages");
  int warps = ir::launch_warps(program);
  if (warps > options.warp_limit)
    add(nullptr, FindingKind::capacity,
        "the kernel has " + std::to_string(warps) + " warps, the target takes " +
            std::to_string(options.warp_limit) + " in a CTA; use fewer");
  if (std::string excess = register_excess(program, options.register_limit); !excess.empty())
    add(ir::specialization(program), FindingKind::capacity, excess);
  for (std::size_t i = 0; i < program.parameters.size() && i < arguments.size(); ++i) {
    const ir::Parameter& p = program.parameters[i];
    if (program.body->arguments[i]->type.is_tensor_map()) continue;
    const Element e = program.body->arguments[i]->type.element;
    int unused = 64 - 8 * e.bytes();
    std::int64_t v = static_cast<std::int64_t>(arguments[i] << unused) >> unused;
    if (p.multiple > 1 && v % p.multiple != 0)
      add(nullptr, FindingKind::broken_promise,
          "argument '" + p.name + "' is " + std::to_string(v) + ", promised to be a multiple of " +
              std::to_string(p.multiple) + (e.pointer ? " bytes" : "") +
              "; pass an aligned value or promise less");
  }
  return good;
}

// Hands out CTAs in order, a cluster at a time, so that a CTA which waits for a lower one gets it.
class Workers {
 public:
  Workers(Launch& launch, Report& report) : launch_(launch), report_(report), ctas_(launch.grid.ctas()) {
    printed_.resize(static_cast<std::size_t>(ctas_));
  }

  void run() {
    int n = launch_.options.threads > 0 ? launch_.options.threads
                                        : static_cast<int>(std::thread::hardware_concurrency());
    n = static_cast<int>(std::clamp<std::int64_t>(n, 1, std::max<std::int64_t>(ctas_, 1)));
    std::vector<std::thread> threads;
    for (int i = 1; i < n; ++i) threads.emplace_back([this] { work(); });
    work();
    for (auto& t : threads) t.join();
    if (failure_) std::rethrow_exception(failure_);
    for (auto& p : printed_) report_.printed += p;
  }

 private:
  void work() {
    try {
      Cluster cluster(launch_);
      auto size = static_cast<std::int64_t>(cluster.ctas.size());
      for (std::int64_t i; !stop_ && (i = next_.fetch_add(size)) < ctas_;) {
        cluster.run(i);
        for (auto& cta : cluster.ctas) {
          printed_[static_cast<std::size_t>(cta->index)] = std::move(cta->printed);
          cta->printed.clear();
          progress();
        }
      }
      std::lock_guard lock(mutex_);
      for (const auto& cta : cluster.ctas) add(*cta);
    } catch (...) {
      std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      stop_ = true;
    }
  }
  void add(const Cta& cta) {
    Statistics& s = report_.statistics;
    s.global_bytes_read += cta.bytes_read;
    s.global_bytes_written += cta.bytes_written;
    s.flops += cta.flops;
    for (std::size_t k = 0; k < cta.op_counts.size(); ++k)
      if (cta.op_counts[k]) s.op_counts[ir::name(static_cast<ir::OpKind>(k))] += cta.op_counts[k];
  }
  void progress() {
    std::int64_t done = ++done_;
    if (!launch_.options.progress) return;
    if (done != ctas_ && done * 100 / ctas_ == (done - 1) * 100 / ctas_) return;
    std::lock_guard lock(mutex_);
    launch_.options.progress(static_cast<double>(done) / static_cast<double>(ctas_));
  }

  Launch& launch_;
  Report& report_;
  std::int64_t ctas_;
  std::vector<std::string> printed_;
  std::atomic<std::int64_t> next_{0}, done_{0};
  std::atomic<bool> stop_{false};
  std::mutex mutex_;
  std::exception_ptr failure_;
};

}  // namespace

bool Report::has(FindingKind kind) const {
  return std::any_of(findings.begin(), findings.end(), [&](const Finding& f) { return f.kind == kind; });
}

std::string Report::text() const {
  std::string s;
  for (std::size_t i = 0; i < findings.size() && i < shown_findings; ++i) s += findings[i].line() + "\n";
  if (findings.size() > shown_findings)
    s += "and " + std::to_string(findings.size() - shown_findings) + " more findings\n";
  return s;
}

Report simulate(const ir::Program& program, Grid grid, std::span<const ir::ArgumentValue> arguments,
                Memory& memory, const Options& options) {
  check_launch(program, grid, arguments);
  Report report;
  FindingLog log;
  Prepared prepared(program, options.check_races);
  SharedDemand demand = shared_demand(program);
  report.statistics.shared_bytes = demand.bytes;
  Launch launch{prepared, grid, options, memory, log, nullptr, argument_bits(program, arguments), {}};
  for (const ir::ArgumentValue& a : arguments) launch.tensors.push_back(a.tensor);
  if (check_limits(program, options, launch.arguments, demand, log)) {
    std::unique_ptr<GlobalConflicts> conflicts;
    if (options.check_global_conflicts) conflicts = std::make_unique<GlobalConflicts>(memory, log, grid);
    launch.conflicts = conflicts.get();
    Workers(launch, report).run();
    if (conflicts) conflicts->finish();
  }
  report.findings = log.take();
  return report;
}

}  // namespace tilewright::simulator
