#include "examples/moe/cases.h"

#include <memory>

#include "examples/moe/host/errors.h"
#include "examples/moe/host/reference.h"
#include "examples/moe/operator.h"
#include "examples/moe/programs/versions.h"

namespace tilewright::moe {

using examples::Outcome;

namespace {

// One check: which op, on which inputs, in which versions.
struct Point {
  std::string op;
  Workload workload;
  InputOptions options;
  Versions versions;
};

constexpr const char* ops[] = {"routing", "bmm1", "bmm2", "combine", "fused"};
constexpr int64_t sampled_rows = 64;  // of large results; all rows are checked for having been written

Outcome outcome_of(const ErrorReport& report) {
  Outcome o;
  o.elements = report.elements;
  o.rms = report.rms_error;
  o.error = report.rms_error / report.tolerance.rms;
  if (!report.pass) o.fail(summary(report));
  return o;
}

template <class T>
void expect_equal(Outcome& o, const char* what, const std::vector<T>& found, const std::vector<T>& expected) {
  o.elements += static_cast<int64_t>(expected.size());
  for (size_t i = 0; i < expected.size(); ++i)
    if (found[i] != expected[i])
      return o.fail(std::string(what) + "[" + std::to_string(i) + "]: found " + std::to_string(found[i]) +
                    ", expected " + std::to_string(expected[i]));
}

// From logits: ids, weights (within 1e-5), and everything that follows from them, exactly.
Outcome check_routing(DeviceMoe& device, const MoeInputs& inputs) {
  Outcome o;
  const Routing& r = inputs.routing;
  device.launch_top_k();
  device.launch_routing();
  expect_equal(o, "ids", device.ids(), r.top_k.ids);
  const std::vector<float> weights = device.weights();
  for (size_t i = 0; i < weights.size(); ++i) {
    const double error = std::abs(weights[i] - r.top_k.weights[i]);
    o.rms = std::max(o.rms, error);
    if (!(error <= 1e-5 * r.top_k.weights[i] + 1e-7))
      o.fail("weights[" + std::to_string(i) + "]: found " + std::to_string(weights[i]) + ", expected " +
             std::to_string(r.top_k.weights[i]));
  }
  expect_equal(o, "slice_sizes", device.slice_sizes(), r.slice_sizes);
  expect_equal(o, "slice_offsets", device.slice_offsets(), r.slice_offsets);
  expect_equal(o, "gather", device.gather(), r.gather);
  expect_equal(o, "scatter", device.scatter(), r.scatter);
  for (const BlockSchedule& s : r.schedules)
    expect_equal(o, "schedule", device.schedule(s.block_size), s.packed);
  return o;
}

// Fresh memory of an executor holds 0xff bytes, a NaN that no kernel makes (conversions give 0x7fff).
int64_t unwritten(std::span<const uint16_t> codes) { return std::ranges::count(codes, uint16_t{0xffff}); }

// Rows that a kernel had to write must not hold the poison, all others must.
void check_written(Outcome& o, const Tensor16& out, const std::vector<bool>& written) {
  for (int64_t row = 0; row < out.rows(); ++row) {
    const int64_t poison = unwritten(out.row(row));
    if (written[static_cast<size_t>(row)] ? poison != 0 : poison != out.columns())
      return o.fail("row " + std::to_string(row) +
                    (written[static_cast<size_t>(row)] ? " was not written everywhere"
                                                       : " was written, and must not be"));
  }
}

Outcome check_bmm1(DeviceMoe& device, const MoeInputs& inputs) {
  device.upload_routing();
  device.launch_bmm1();
  const Tensor16 y = device.intermediate();
  const std::vector<int32_t> rows = spread_sample(inputs.routing.rows(), sampled_rows);
  Outcome o = outcome_of(
      compare_rows(y, rows, bmm1(bmm1_arguments(inputs), inputs.routing, rows), tolerance_of(inputs.type)));
  std::vector<bool> written(static_cast<size_t>(y.rows()));
  std::fill_n(written.begin(), inputs.routing.rows(), true);
  check_written(o, y, written);
  return o;
}

Outcome check_bmm2(DeviceMoe& device, const MoeInputs& inputs, uint64_t seed) {
  const Workload& w = inputs.workload;
  Tensor16 y(inputs.type, {inputs.routing.rows(), w.inter});
  fill_gaussian(y.codes(), inputs.type, CounterRng(seed, Stream::intermediate), 1.0);
  device.upload_routing();
  device.upload_intermediate(y);
  device.launch_bmm2();
  const Tensor16 out = device.rows();
  const std::vector<int32_t> rows = spread_sample(inputs.routing.rows(), sampled_rows);
  Tensor16 some(inputs.type, {static_cast<int64_t>(rows.size()), w.inter});
  std::vector<int32_t> targets;
  for (size_t i = 0; i < rows.size(); ++i) {
    std::copy_n(y.row(rows[i]).begin(), w.inter, some.row(static_cast<int64_t>(i)).begin());
    targets.push_back(inputs.routing.scatter[static_cast<size_t>(rows[i])]);
  }
  Outcome o = outcome_of(compare_rows(
      out, targets, bmm2({some, inputs.w2, inputs.bias2}, inputs.routing, rows), tolerance_of(inputs.type)));
  std::vector<bool> written(static_cast<size_t>(out.rows()));
  for (int32_t target : inputs.routing.scatter) written[static_cast<size_t>(target)] = true;
  check_written(o, out, written);
  return o;
}

Outcome check_combine(DeviceMoe& device, const MoeInputs& inputs, uint64_t seed) {
  Tensor16 rows(inputs.type, {inputs.tokens * inputs.workload.top_k, inputs.workload.hidden});
  fill_gaussian(rows.codes(), inputs.type, CounterRng(seed, Stream::rows), 1.0);
  device.upload_top_k();
  device.upload_rows(rows);
  device.launch_combine();
  const Tensor16 out = device.output();
  const std::vector<int32_t> tokens = spread_sample(inputs.tokens, 1024);
  Outcome o =
      outcome_of(compare_rows(out, tokens, combine(rows, inputs.routing, tokens), tolerance_of(inputs.type)));
  check_written(o, out, std::vector<bool>(static_cast<size_t>(inputs.tokens), true));
  return o;
}

// The whole operator from logits, twice: right, and the same bits both times.
Outcome check_fused(DeviceMoe& device, const MoeInputs& inputs) {
  device.launch_top_k();
  device.launch_fused();
  const Tensor16 out = device.output();
  device.launch_fused();
  const Tensor16 again = device.output();
  const std::vector<int32_t> tokens = spread_sample(inputs.tokens, 16);
  Outcome o = outcome_of(compare_rows(out, tokens, fused_moe(fused_arguments(inputs), inputs.routing, tokens),
                                      tolerance_of(inputs.type)));
  check_written(o, out, std::vector<bool>(static_cast<size_t>(inputs.tokens), true));
  if (!std::equal(out.codes().begin(), out.codes().end(), again.codes().begin()))
    o.fail("the second run gave other bits");
  return o;
}

Outcome check(const Point& point, examples::Executor& executor, uint64_t seed) {
  InputOptions options = point.options;
  options.seed = seed;
  const MoeInputs inputs = make_inputs(point.workload, options);
  DeviceMoe device(executor, inputs, point.versions);
  if (point.op == "routing") return check_routing(device, inputs);
  if (point.op == "bmm1") return check_bmm1(device, inputs);
  if (point.op == "bmm2") return check_bmm2(device, inputs, seed);
  if (point.op == "combine") return check_combine(device, inputs, seed);
  return check_fused(device, inputs);
}

std::string kernel_of(const std::string& op) { return op == "fused" ? "fused_moe" : "moe_" + op; }

// The points that a request and a selection name; the defaults are small in the simulator and wide on a GPU.
std::vector<Point> points(const Request& request, const examples::Selection& selection) {
  std::vector<std::string> wanted_ops(std::begin(ops), std::end(ops));
  if (!request.op.empty()) wanted_ops = {examples::choose("op", wanted_ops, request.op)};
  if (!selection.kernel.empty())
    std::erase_if(wanted_ops, [&](const std::string& op) {
      return selection.kernel != kernel_of(op) && !(op == "routing" && selection.kernel == "moe_top_k");
    });
  std::vector<std::string> names{"gpt-oss", "mixtral", "deepseek", "qwen3"};
  if (!request.workload.empty()) names = {find_workload(request.workload, Width::reduced).name};
  std::vector<LogitKind> kinds{LogitKind::uniform, LogitKind::realistic};
  if (!request.routing.empty()) kinds = {logit_kind_from_name(request.routing)};
  std::vector<int64_t> tokens{1, 33};
  if (selection.on_gpu()) tokens = {1, 4, 64, 512, 4096};
  if (request.tokens >= 0) tokens = {request.tokens};
  std::vector<bool> f16_types{false, true};
  if (!selection.variant.empty()) f16_types = {selection.variant.starts_with("fp16")};

  std::vector<Point> all;
  for (const std::string& name : names) {
    const bool wide = request.width == "auto"
                          ? selection.on_gpu() || (name == "gpt-oss" && !request.workload.empty())
                          : width_from_name(request.width) == Width::full;
    const Workload& workload = find_workload(name, wide ? Width::full : Width::reduced);
    for (int64_t t : tokens) {
      for (LogitKind kind : kinds)
        for (bool f16_type : f16_types)
          for (const std::string& op : wanted_ops) {
            Versions versions = choose_versions(workload, t);
            if (!selection.config.empty() && selection.config.starts_with("m"))
              versions.bmm1 = versions.bmm2 = selection.config;
            InputOptions options{
                .type = f16_type ? Storage::f16 : Storage::bf16, .tokens = t, .logits = kind};
            options.rank = static_cast<int>(request.rank);
            options.only_active_experts = true;
            all.push_back({op, workload, options, versions});
          }
    }
  }
  return all;
}

std::string name_of(const Point& p) {
  return p.workload.name + (p.workload.width == Width::full ? "" : " reduced") +
         " T=" + std::to_string(p.options.tokens) +
         (p.options.logits == LogitKind::uniform ? " uniform" : " realistic");
}
std::string variant_of(const Point& p) { return p.options.type == Storage::f16 ? "fp16" : "bf16"; }

// Work and least memory traffic of an op (moe.md, section 4).
void count(const Point& p, const MoeInputs& inputs, examples::Measurement& m) {
  const Workload& w = inputs.workload;
  const double rows = static_cast<double>(inputs.routing.rows());
  double active = 0;
  for (int32_t size : inputs.routing.slice_sizes) active += size != 0;
  const double h = static_cast<double>(w.hidden), i = static_cast<double>(w.inter);
  const double bias = w.bias ? 4 : 0;
  if (p.op == "bmm1" || p.op == "fused") {
    m.flops += 2 * rows * h * 2 * i;
    m.bytes += active * (2 * i * h * 2 + 2 * i * bias) + rows * (h + i) * 2;
  }
  if (p.op == "bmm2" || p.op == "fused") {
    m.flops += 2 * rows * h * i;
    m.bytes += active * (i * h * 2 + h * bias) + rows * (i + h) * 2;
  }
  if (p.op == "combine" || p.op == "fused")
    m.bytes += rows * h * 2 + static_cast<double>(inputs.tokens) * h * 2;
}

examples::Measurement measure(const Point& point, examples::Executor& executor, uint64_t seed) {
  examples::Measurement m;
  m.outcome = check(point, executor, seed);
  for (const std::string& problem : executor.finish()) m.outcome.fail(problem);
  InputOptions options = point.options;
  options.seed = seed;
  const MoeInputs inputs = make_inputs(point.workload, options);
  count(point, inputs, m);
  // Several copies where one would stay in the L2 cache.
  const int copies = static_cast<int>(std::clamp(256e6 / std::max(m.bytes, 1.0), 1.0, 8.0));
  std::vector<std::unique_ptr<DeviceMoe>> devices;
  for (int c = 0; c < copies; ++c) {
    devices.push_back(std::make_unique<DeviceMoe>(executor, inputs, point.versions));
    devices.back()->upload_routing();
  }
  if (point.op == "routing" || point.op == "fused") devices[0]->launch_top_k();
  m.timing = executor.time(copies, [&](int round) {
    DeviceMoe& d = *devices[static_cast<size_t>(round % copies)];
    if (point.op == "routing") d.launch_top_k(), d.launch_routing();
    if (point.op == "bmm1") d.launch_bmm1();
    if (point.op == "bmm2") d.launch_bmm2();
    if (point.op == "combine") d.launch_combine();
    if (point.op == "fused") d.launch_fused();
  });
  return m;
}

}  // namespace

void add_options(examples::OptionList& options, Request& request) {
  options.text("--op", request.op, "What to run; all if not given", {std::begin(ops), std::end(ops)});
  options.text("--workload", request.workload, "gpt-oss, mixtral, deepseek or qwen3; all if not given");
  options.integer("--tokens", request.tokens, "Tokens in the batch; a few sizes if not given");
  options.text("--routing", request.routing, "How logits are drawn; both if not given",
               {"uniform", "realistic"});
  options.text(
      "--width", request.width,
      "reduced: the same structure with small H and I; auto: full on a GPU and for --workload gpt-oss",
      {"auto", "full", "reduced"});
  options.integer("--rank", request.rank, "Expert-parallel rank; the one with the mean load if not given");
}

std::vector<examples::Case> cases(const Request& request, const examples::Selection& selection) {
  std::vector<examples::Case> all;
  for (const Point& p : points(request, selection))
    all.push_back({kernel_of(p.op), variant_of(p), p.versions.bmm1, name_of(p),
                   [p](examples::Executor& executor, uint64_t seed) { return check(p, executor, seed); }});
  return all;
}

std::vector<examples::Benchmark> benchmarks(const Request& request, const examples::Selection& selection) {
  std::vector<examples::Benchmark> all;
  for (const Point& p : points(request, selection))
    all.push_back({kernel_of(p.op), variant_of(p), p.versions.bmm1, name_of(p),
                   [p](examples::Executor& executor, uint64_t seed) { return measure(p, executor, seed); }});
  return all;
}

}  // namespace tilewright::moe
