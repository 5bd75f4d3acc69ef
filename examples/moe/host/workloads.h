// The named workloads of the MoE reference programs: shapes, routing, activation, lists of batch sizes.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "examples/moe/host/activation.h"

namespace tilewright::moe {

// How the 2I rows of one expert's w1 are ordered; k (the hidden dimension) is contiguous in every case.
enum class W1Layout {
  gate_then_up,  // rows 0..I-1 are gate, rows I..2I-1 are up (vLLM)
  interleaved,   // row 2j is gate j, row 2j+1 is linear ("up") j (gpt-oss)
};

// `reduced` keeps everything that shapes the work (experts, top-k, shards, activation, layouts, batch sizes)
// and shrinks H and I, so that the simulator finishes in seconds; tiles that full width cuts are cut there
// too.
enum class Width { full, reduced };

struct Workload {
  std::string name;
  Width width = Width::full;
  int experts = 0;     // E, in the whole layer
  int top_k = 0;       // experts per token
  int shards = 1;      // expert-parallel ranks; a rank holds experts/shards consecutive experts
  int64_t hidden = 0;  // H: columns of x and of the output; the K of bmm1, the N of bmm2
  int64_t inter = 0;   // I: columns of the intermediate; bmm1 has N = 2I, bmm2 has K = I
  W1Layout w1_layout = W1Layout::gate_then_up;
  ActivationSpec activation;
  bool bias = false;                    // bias1 [E, 2I] (ordered as the rows of w1) and bias2 [E, H], f32
  std::vector<int64_t> tokens;          // the batch sizes of the published comparison
  std::vector<int64_t> prefill_tokens;  // large batches

  int local_experts() const { return experts / shards; }
  int first_expert(int rank) const { return rank * local_experts(); }
};

// w1 is [local experts, 2I, H], w2 is [local experts, H, I].
// Sources: gpt-oss = the Gluon example "MoE bmm1" (Triton PR #10047): tokens 32 s for its 48 sizes s.
// mixtral, deepseek = FlagGems PR #2230. qwen3 = Qwen3-30B-A3B.
// Widths (H x I):           full          reduced
//   gpt-oss                 2880 x 2880   320 x 320    2.5 tiles of 128 where full width has 22.5
//   mixtral                 4096 x 14336  128 x 448    a 32nd of each
//   deepseek                7168 x 2048   256 x 128    whole tiles of 128, as at full width
//   qwen3                   2048 x 768    256 x 96     an 8th of each: 2I = 192 is 1.5 tiles of 128
const std::vector<Workload>& workloads(Width width);

// The workload of that name. Throws UserError that lists the known names.
const Workload& find_workload(std::string_view name, Width width);

// "full" or "reduced"; UserError otherwise.
Width width_from_name(std::string_view name);

}  // namespace tilewright::moe
