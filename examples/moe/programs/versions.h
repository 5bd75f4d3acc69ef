// The versions in which the MoE kernels are compiled: what they compute (variants) and how (configurations).
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "examples/moe/kernels/config.h"
#include "ir/error.h"

namespace tilewright::moe {

// Element type and the conventions of a model family. The plain names are those of vLLM: w1 has gate rows
// then up rows, silu(gate) * up, no bias. `gpt_oss`: interleaved rows, SwiGLU, bias.
struct Variant {
  std::string_view name;
  bool f16;
  bool gpt_oss;
};
inline constexpr Variant variants[] = {{"bf16", false, false},
                                       {"fp16", true, false},
                                       {"bf16_gpt_oss", false, true},
                                       {"fp16_gpt_oss", true, true}};

// Tiles of the expert matmuls, by rows. `_any` versions make no promise about sizes and alignment.
struct NamedConfig {
  std::string_view name;
  ExpertConfig bmm1, bmm2;
};
inline constexpr NamedConfig expert_configs[] = {
    {"m16", {16, 32, 128, 3, 1, 4}, {16, 64, 128, 3, 1, 4}},
    {"m32", {32, 64, 64, 3, 1, 4}, {32, 64, 64, 4, 1, 4}},
    {"m64", {64, 64, 64, 3, 2, 2}, {64, 128, 64, 3, 2, 2}},
    {"m128", {128, 64, 64, 3, 4, 2}, {128, 128, 64, 3, 4, 2}},
    {"m16_any", {16, 32, 64, 2, 1, 4, 1}, {16, 64, 64, 2, 1, 4, 1}},
    {"m64_any", {64, 64, 64, 2, 2, 2, 1}, {64, 64, 64, 2, 2, 2, 1}},
};

// Tokens that one program of moe_top_k handles.
inline constexpr int top_k_rows = 4;

// Local experts (or, for top-k, experts of the layer), rounded up to one of these.
inline constexpr int expert_columns[] = {16, 64, 128, 256, 512};

template <class Table>
std::vector<std::string> names_of(const Table& table) {
  std::vector<std::string> names;
  for (const auto& entry : table) names.emplace_back(entry.name);
  return names;
}

template <class Table>
const auto& named(const Table& table, std::string_view name) {
  for (const auto& entry : table)
    if (entry.name == name) return entry;
  throw InternalError("unknown version " + std::string(name));
}

// The row count of a configuration's tiles: a block size of the routing's schedules.
constexpr int rows_of(const NamedConfig& config) { return config.bmm1.block_m; }

}  // namespace tilewright::moe
