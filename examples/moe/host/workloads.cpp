#include "examples/moe/host/workloads.h"

#include <algorithm>

#include "ir/error.h"

namespace tilewright::moe {
namespace {

// The 48 sizes of the Gluon example: s runs over [2^(k+2), 2^(k+3)) in steps of min(2^k, 32), k = 0..7, where
// s is the expected number of rows per expert; the batch is s * experts / top_k = 32 s tokens.
std::vector<int64_t> gluon_tokens() {
  std::vector<int64_t> tokens;
  for (int k = 0; k <= 7; ++k) {
    const int step = std::min(1 << k, 32);
    for (int s = 1 << (k + 2); s < 1 << (k + 3); s += step) tokens.push_back(32 * s);
  }
  return tokens;
}

std::vector<Workload> make_workloads(Width width) {
  const std::vector<int64_t> prefill{1024, 4096, 16384};
  const bool full = width == Width::full;

  Workload gpt_oss;
  gpt_oss.name = "gpt-oss";
  gpt_oss.experts = 128, gpt_oss.top_k = 4, gpt_oss.shards = 8;
  gpt_oss.hidden = full ? 2880 : 320, gpt_oss.inter = full ? 2880 : 320;
  gpt_oss.w1_layout = W1Layout::interleaved;
  gpt_oss.activation = {Activation::swiglu, 1.702, 7.0};  // the model's constants
  gpt_oss.bias = true;
  gpt_oss.tokens = gluon_tokens();

  Workload mixtral;
  mixtral.name = "mixtral";
  mixtral.experts = 8, mixtral.top_k = 2;
  mixtral.hidden = full ? 4096 : 128, mixtral.inter = full ? 14336 : 448;
  mixtral.tokens = {1, 4, 16, 64, 128, 256, 512};

  Workload deepseek;
  deepseek.name = "deepseek";
  deepseek.experts = 256, deepseek.top_k = 8;
  deepseek.hidden = full ? 7168 : 256, deepseek.inter = full ? 2048 : 128;
  deepseek.tokens = {1, 4, 16, 64, 128, 256};

  Workload qwen3;
  qwen3.name = "qwen3";
  qwen3.experts = 128, qwen3.top_k = 8;
  qwen3.hidden = full ? 2048 : 256, qwen3.inter = full ? 768 : 96;
  qwen3.tokens = {1, 4, 16, 64, 128, 256, 512};

  std::vector<Workload> all{gpt_oss, mixtral, deepseek, qwen3};
  for (Workload& workload : all) {
    workload.width = width;
    workload.prefill_tokens = prefill;
  }
  return all;
}

}  // namespace

const std::vector<Workload>& workloads(Width width) {
  static const std::vector<Workload> full = make_workloads(Width::full);
  static const std::vector<Workload> reduced = make_workloads(Width::reduced);
  return width == Width::full ? full : reduced;
}

const Workload& find_workload(std::string_view name, Width width) {
  std::string known;
  for (const Workload& workload : workloads(width)) {
    if (workload.name == name) return workload;
    known += (known.empty() ? "" : ", ") + workload.name;
  }
  throw UserError("moe: workload: found '" + std::string(name) + "', expected one of: " + known);
}

Width width_from_name(std::string_view name) {
  if (name == "full") return Width::full;
  if (name == "reduced") return Width::reduced;
  throw UserError("moe: width: found '" + std::string(name) + "', expected one of: full, reduced");
}

}  // namespace tilewright::moe
