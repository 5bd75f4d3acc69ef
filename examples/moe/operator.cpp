#include "examples/moe/operator.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "examples/moe/kernels/bmm1.h"
#include "examples/moe/kernels/bmm2.h"
#include "examples/moe/kernels/combine.h"
#include "examples/moe/kernels/routing.h"
#include "examples/moe/kernels/top_k.h"
#include "examples/moe/programs/versions.h"

namespace tilewright::moe {

using examples::Array;
using examples::Grid;

namespace {

int64_t blocks_of(int64_t n, int64_t block) { return (n + block - 1) / block; }

template <class T>
Ptr<T> pointer(const Array<uint16_t>& array) {
  return Ptr<T>(array.address);
}

// Calls f<vector>() with the promise that a configuration makes.
template <class F>
void with_vector(int vector, F&& f) {
  if (vector == 8)
    f(std::integral_constant<int, 8>{});
  else
    f(std::integral_constant<int, 1>{});
}

}  // namespace

Versions choose_versions(const Workload& workload, int64_t tokens) {
  const bool aligned = workload.hidden % 8 == 0 && workload.inter % 8 == 0;
  const double expected = static_cast<double>(tokens * workload.top_k) / workload.experts;
  std::string config;
  if (aligned)
    config = expected <= 16 ? "m16" : expected <= 32 ? "m32" : expected <= 96 ? "m64" : "m128";
  else
    config = expected <= 24 ? "m16_any" : "m64_any";
  return {config, config, aligned ? "v8" : "any"};
}

DeviceMoe::DeviceMoe(examples::Executor& executor, const MoeInputs& inputs, const Versions& versions)
    : executor_(executor), inputs_(inputs), versions_(versions) {
  const Workload& w = inputs.workload;
  const Routing& r = inputs.routing;
  assignments_ = inputs.tokens * w.top_k;
  stride_ = 0;
  for (int size : routing_block_sizes)
    stride_ = std::max(stride_, max_blocks(assignments_, r.slices(), size));
  variant_ = std::string(inputs.type == Storage::f16 ? "fp16" : "bf16") + (w.bias ? "_gpt_oss" : "");

  auto copy = [&](const char* name, const Tensor16& t) {
    auto array = executor.allocate<uint16_t>(name, t.size());
    executor.upload_span(array, t.codes());
    return array;
  };
  x_ = copy("x", inputs.x);
  // Weights of experts without rows stay poison: nothing may read them.
  auto weights = [&](const char* name, const Tensor16& t) {
    auto array = executor.allocate<uint16_t>(name, t.size());
    const int64_t each = r.slices() ? t.size() / r.slices() : 0;
    for (int e = 0; e < r.slices(); ++e)
      if (r.slice_sizes[static_cast<size_t>(e)])
        executor.upload_span(Array<uint16_t>{array.address + static_cast<uint64_t>(e * each) * 2, each},
                             t.codes().subspan(static_cast<size_t>(e * each), static_cast<size_t>(each)));
    return array;
  };
  w1_ = weights("w1", inputs.w1);
  w2_ = weights("w2", inputs.w2);
  bias1_ = executor.allocate_copy<f32>("bias1", inputs.bias1);
  bias2_ = executor.allocate_copy<f32>("bias2", inputs.bias2);
  logits_ = executor.allocate_copy<f32>("logits", inputs.logits);
  ids_ = executor.allocate<i32>("ids", assignments_);
  weights_ = executor.allocate<f32>("weights", assignments_);
  slice_sizes_ = executor.allocate<i32>("slice_sizes", r.slices());
  slice_offsets_ = executor.allocate<i32>("slice_offsets", r.slices() + 1);
  gather_ = executor.allocate<i32>("gather", assignments_);
  scatter_ = executor.allocate<i32>("scatter", assignments_);
  schedule_ = executor.allocate<i32>("schedule", 4 * stride_);
  y_ = executor.allocate<uint16_t>("intermediate", assignments_ * w.inter);
  rows_ = executor.allocate<uint16_t>("rows", assignments_ * w.hidden);
  out_ = executor.allocate<uint16_t>("out", inputs.tokens * w.hidden);
}

Array<i32> DeviceMoe::schedule_array(int block_size) const {
  const int i = std::countr_zero(static_cast<unsigned>(block_size)) - 4;
  return {schedule_.address + static_cast<uint64_t>(i * stride_) * 4, stride_};
}

void DeviceMoe::upload_top_k() {
  executor_.upload(ids_, inputs_.routing.top_k.ids);
  executor_.upload(weights_, inputs_.routing.top_k.weights_f32());
}

void DeviceMoe::upload_routing() {
  upload_top_k();
  const Routing& r = inputs_.routing;
  auto part = [&](const Array<i32>& array, const std::vector<int32_t>& values) {
    executor_.upload_span(Array<i32>{array.address, static_cast<int64_t>(values.size())},
                          std::span<const int32_t>(values));
  };
  part(slice_sizes_, r.slice_sizes);
  part(slice_offsets_, r.slice_offsets);
  part(gather_, r.gather);
  part(scatter_, r.scatter);
  for (const BlockSchedule& s : r.schedules) {
    std::vector<int32_t> entries = s.packed;
    entries.resize(static_cast<size_t>(stride_), -1);
    part(schedule_array(s.block_size), entries);
  }
}

void DeviceMoe::upload_intermediate(const Tensor16& y) {
  executor_.upload_span(Array<uint16_t>{y_.address, y.size()}, y.codes());
}
void DeviceMoe::upload_rows(const Tensor16& rows) {
  executor_.upload_span(Array<uint16_t>{rows_.address, rows.size()}, rows.codes());
}

void DeviceMoe::launch_top_k() {
  const Workload& w = inputs_.workload;
  if (w.top_k > 8) throw UserError("moe: top_k = " + std::to_string(w.top_k) + "; at most 8 are supported");
  executor_.launch(kernel("moe_top_k", "selected", expert_columns_config(w.experts)),
                   Grid{blocks_of(inputs_.tokens, top_k_rows)},
                   TopKArgs{.logits = logits_,
                            .ids = ids_,
                            .weights = weights_,
                            .tokens = inputs_.tokens,
                            .experts = w.experts,
                            .top_k = w.top_k});
}

void DeviceMoe::launch_routing() {
  const Routing& r = inputs_.routing;
  if (assignments_ >= int64_t{1} << 31)
    throw UserError("moe: tokens * top_k = " + std::to_string(assignments_) + "; it must be below 2^31");
  executor_.launch(kernel("moe_routing", "i32", expert_columns_config(r.slices())), Grid{},
                   RoutingArgs{.ids = ids_,
                               .slice_sizes = slice_sizes_,
                               .slice_offsets = slice_offsets_,
                               .gather = gather_,
                               .scatter = scatter_,
                               .schedule = schedule_,
                               .assignments = assignments_,
                               .top_k = inputs_.workload.top_k,
                               .first = r.first_expert,
                               .last = r.last_expert,
                               .schedule_stride = stride_});
}

template <class T>
void DeviceMoe::bmm1_as() {
  const Workload& w = inputs_.workload;
  const NamedConfig& config = named(expert_configs, versions_.bmm1);
  const ExpertConfig& cfg = config.bmm1;
  const int64_t blocks = max_blocks(assignments_, inputs_.routing.slices(), cfg.block_m);
  with_vector(cfg.vector, [&]<int vector>(std::integral_constant<int, vector>) {
    executor_.launch(
        kernel("moe_bmm1", variant_, versions_.bmm1), Grid{blocks_of(w.inter, cfg.block_n), blocks},
        Bmm1Args<T, vector>{.x = pointer<T>(x_),
                            .w1 = pointer<T>(w1_),
                            .bias1 = bias1_,
                            .y = pointer<T>(y_),
                            .gather = gather_,
                            .slice_offsets = slice_offsets_,
                            .schedule = schedule_array(cfg.block_m),
                            .hidden = I32(w.hidden),
                            .inter = I32(w.inter),
                            .alpha = w.activation.alpha,
                            .limit = w.activation.limit.value_or(std::numeric_limits<double>::infinity())});
  });
}

template <class T>
void DeviceMoe::bmm2_as() {
  const Workload& w = inputs_.workload;
  const ExpertConfig& cfg = named(expert_configs, versions_.bmm2).bmm2;
  const int64_t blocks = max_blocks(assignments_, inputs_.routing.slices(), cfg.block_m);
  with_vector(cfg.vector, [&]<int vector>(std::integral_constant<int, vector>) {
    executor_.launch(kernel("moe_bmm2", variant_, versions_.bmm2),
                     Grid{blocks_of(w.hidden, cfg.block_n), blocks},
                     Bmm2Args<T, vector>{.y = pointer<T>(y_),
                                         .w2 = pointer<T>(w2_),
                                         .bias2 = bias2_,
                                         .out = pointer<T>(rows_),
                                         .scatter = scatter_,
                                         .weights = weights_,
                                         .slice_offsets = slice_offsets_,
                                         .schedule = schedule_array(cfg.block_m),
                                         .hidden = I32(w.hidden),
                                         .inter = I32(w.inter)});
  });
}

template <class T>
void DeviceMoe::combine_as() {
  const Workload& w = inputs_.workload;
  const Routing& r = inputs_.routing;
  const bool any = versions_.combine == "any";
  with_vector(any ? 1 : 8, [&]<int vector>(std::integral_constant<int, vector>) {
    executor_.launch(kernel("moe_combine", inputs_.type == Storage::f16 ? "fp16" : "bf16", versions_.combine),
                     Grid{inputs_.tokens, blocks_of(w.hidden, any ? 512 : 1024)},
                     CombineArgs<T, vector>{.rows = pointer<T>(rows_),
                                            .ids = ids_,
                                            .out = pointer<T>(out_),
                                            .hidden = I32(w.hidden),
                                            .top_k = w.top_k,
                                            .first = r.first_expert,
                                            .last = r.last_expert});
  });
}

void DeviceMoe::launch_bmm1() { inputs_.type == Storage::f16 ? bmm1_as<f16>() : bmm1_as<bf16>(); }
void DeviceMoe::launch_bmm2() { inputs_.type == Storage::f16 ? bmm2_as<f16>() : bmm2_as<bf16>(); }
void DeviceMoe::launch_combine() { inputs_.type == Storage::f16 ? combine_as<f16>() : combine_as<bf16>(); }

void DeviceMoe::launch_fused() {
  launch_routing();
  launch_bmm1();
  launch_bmm2();
  launch_combine();
}

std::vector<int32_t> DeviceMoe::ids() { return executor_.download(ids_); }
std::vector<float> DeviceMoe::weights() { return executor_.download(weights_); }
std::vector<int32_t> DeviceMoe::slice_sizes() { return executor_.download(slice_sizes_); }
std::vector<int32_t> DeviceMoe::slice_offsets() { return executor_.download(slice_offsets_); }
std::vector<int32_t> DeviceMoe::gather() { return executor_.download(gather_); }
std::vector<int32_t> DeviceMoe::scatter() { return executor_.download(scatter_); }
std::vector<int32_t> DeviceMoe::schedule(int block_size) {
  return executor_.download(schedule_array(block_size));
}

Tensor16 DeviceMoe::download(const Array<uint16_t>& array, int64_t rows, int64_t columns) {
  Tensor16 t(inputs_.type, {rows, columns});
  const std::vector<uint16_t> codes = executor_.download(array);
  std::copy(codes.begin(), codes.end(), t.codes().begin());
  return t;
}
Tensor16 DeviceMoe::intermediate() { return download(y_, assignments_, inputs_.workload.inter); }
Tensor16 DeviceMoe::rows() { return download(rows_, assignments_, inputs_.workload.hidden); }
Tensor16 DeviceMoe::output() { return download(out_, inputs_.tokens, inputs_.workload.hidden); }

}  // namespace tilewright::moe
