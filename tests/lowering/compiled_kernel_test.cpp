// Metadata survives JSON, and damaged JSON is an error and not a half-read kernel.
#include "lowering/compiled_kernel.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "ir/error.h"

namespace tilewright::lowering {
namespace {

KernelMetadata sample() {
  KernelMetadata metadata;
  metadata.arguments = {{"x", "ptr<f32>", 0, 8, 16, false},
                        {"bias", "ptr<bf16>", 8, 8, 1, true},
                        {"n", "i32", 16, 4, 1, false},
                        {"a", "tensor_map<bf16, 3>", 0, 0, 1, false}};
  metadata.tensor_maps = {{3, "bf16", 3, {1, 128, 64}, 128, 64}, {3, "bf16", 3, {1, 64, 32}, 64, 192}};
  metadata.static_shared_bytes = 1024;
  metadata.dynamic_shared_bytes = 200'000;
  metadata.num_warps = 12;
  metadata.cluster = {2, 1, 1};
  metadata.registers = 168;
  metadata.spill_store_bytes = 4;
  metadata.spill_load_bytes = 8;
  metadata.stack_bytes = 16;
  metadata.barriers = 3;
  metadata.diagnostics = {{"C7517", "a \"quoted\" text\n", "kernel.cpp:12"}};
  metadata.assembler = "13.0.88";
  metadata.lowering_ms = 1.25;
  metadata.assemble_ms = 180.5;
  return metadata;
}

TEST(KernelMetadata, RoundTripsThroughJson) {
  EXPECT_EQ(metadata_from_json(to_json(sample())), sample());
  EXPECT_EQ(metadata_from_json(to_json(sample(), 2)), sample());
  EXPECT_EQ(metadata_from_json(to_json(KernelMetadata{})), KernelMetadata{});
  EXPECT_EQ(sample().parameter_bytes(), 320u);
  EXPECT_EQ(KernelMetadata{}.parameter_bytes(), 0u);
}

TEST(KernelMetadata, EveryMissingOrWrongMemberIsAnError) {
  const nlohmann::json whole = nlohmann::json::parse(to_json(sample()));
  ASSERT_EQ(whole.size(), 15u);
  for (const auto& [key, value] : whole.items()) {
    nlohmann::json missing = whole;
    missing.erase(key);
    EXPECT_THROW(metadata_from_json(missing.dump()), UserError) << key;
    nlohmann::json wrong = whole;
    wrong[key] = nlohmann::json::object({{"a", 1}});
    EXPECT_THROW(metadata_from_json(wrong.dump()), UserError) << key;
  }
  const std::string text = whole.dump();
  for (std::size_t length = 0; length < text.size(); ++length) {
    EXPECT_THROW(metadata_from_json(text.substr(0, length)), UserError) << length;
  }
}

}  // namespace
}  // namespace tilewright::lowering
