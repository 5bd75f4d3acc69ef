// The workload table against the published lists.
#include "examples/moe/host/workloads.h"

#include <gtest/gtest.h>

#include <string>

#include "ir/error.h"

namespace tilewright::moe {
namespace {

// The batch sizes in the published tables of the Gluon example, copied from there.
TEST(Workloads, GptOssHasThe48PublishedBatchSizes) {
  const std::vector<int64_t> published{128,   160,   192,   224,   256,   320,   384,   448,   512,   640,
                                       768,   896,   1024,  1280,  1536,  1792,  2048,  2560,  3072,  3584,
                                       4096,  5120,  6144,  7168,  8192,  9216,  10240, 11264, 12288, 13312,
                                       14336, 15360, 16384, 17408, 18432, 19456, 20480, 21504, 22528, 23552,
                                       24576, 25600, 26624, 27648, 28672, 29696, 30720, 31744};
  EXPECT_EQ(find_workload("gpt-oss", Width::full).tokens, published);
}

TEST(Workloads, PublishedShapes) {
  struct Case {
    const char* name;
    int experts, top_k, local;
    int64_t hidden, inter;
    size_t sizes;
  };
  const Case cases[] = {{"gpt-oss", 128, 4, 16, 2880, 2880, 48},
                        {"mixtral", 8, 2, 8, 4096, 14336, 7},
                        {"deepseek", 256, 8, 256, 7168, 2048, 6},
                        {"qwen3", 128, 8, 128, 2048, 768, 7}};
  for (const Case& c : cases) {
    const Workload& w = find_workload(c.name, Width::full);
    EXPECT_EQ(w.experts, c.experts) << c.name;
    EXPECT_EQ(w.top_k, c.top_k) << c.name;
    EXPECT_EQ(w.local_experts(), c.local) << c.name;
    EXPECT_EQ(w.hidden, c.hidden) << c.name;
    EXPECT_EQ(w.inter, c.inter) << c.name;
    EXPECT_EQ(w.tokens.size(), c.sizes) << c.name;
    EXPECT_EQ(w.prefill_tokens, (std::vector<int64_t>{1024, 4096, 16384})) << c.name;
  }
  const Workload& gpt_oss = find_workload("gpt-oss", Width::full);
  EXPECT_TRUE(gpt_oss.bias);
  EXPECT_EQ(gpt_oss.w1_layout, W1Layout::interleaved);
  EXPECT_EQ(gpt_oss.activation.kind, Activation::swiglu);
  EXPECT_EQ(gpt_oss.first_expert(7), 112);
}

// Reduced width changes H and I and nothing else.
TEST(Workloads, ReducedWidthKeepsTheStructure) {
  for (const Workload& full : workloads(Width::full)) {
    const Workload& reduced = find_workload(full.name, Width::reduced);
    EXPECT_EQ(reduced.width, Width::reduced);
    EXPECT_LE(reduced.hidden * reduced.inter, 1 << 17) << full.name;
    EXPECT_EQ(reduced.hidden % 32, 0) << full.name;
    EXPECT_EQ(reduced.inter % 32, 0) << full.name;
    EXPECT_EQ(reduced.experts, full.experts);
    EXPECT_EQ(reduced.top_k, full.top_k);
    EXPECT_EQ(reduced.shards, full.shards);
    EXPECT_EQ(reduced.w1_layout, full.w1_layout);
    EXPECT_EQ(reduced.bias, full.bias);
    EXPECT_EQ(reduced.activation.kind, full.activation.kind);
    EXPECT_EQ(reduced.activation.limit, full.activation.limit);
    EXPECT_EQ(reduced.tokens, full.tokens);
  }
  // gpt-oss ends in half a tile of 128 at both widths.
  EXPECT_EQ(find_workload("gpt-oss", Width::full).hidden % 128, 64);
  EXPECT_EQ(find_workload("gpt-oss", Width::reduced).hidden % 128, 64);
}

TEST(Workloads, UnknownNamesListTheKnownOnes) {
  try {
    find_workload("llama", Width::full);
    FAIL() << "expected an error";
  } catch (const UserError& error) {
    EXPECT_STREQ(error.what(),
                 "moe: workload: found 'llama', expected one of: gpt-oss, mixtral, deepseek, qwen3");
  }
  EXPECT_THROW(width_from_name("half"), UserError);
  EXPECT_EQ(width_from_name("reduced"), Width::reduced);
}

}  // namespace
}  // namespace tilewright::moe
