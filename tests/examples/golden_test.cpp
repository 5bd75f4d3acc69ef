// Golden files: the tile program, LLVM IR and PTX of every example, as text in tests/golden/. A change of the
// language or the lowering shows here as a difference that somebody must want; scripts/regenerate_golden.sh
// writes them anew. The same PTX is assembled where there is a ptxas.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>

#include "examples/01_vector_add/example.h"
#include "examples/02_softmax/example.h"
#include "examples/03_layer_norm/example.h"
#include "examples/04_matmul/example.h"
#include "examples/05_tma_copy/example.h"
#include "examples/06_wgmma_matmul/example.h"
#include "examples/07_persistent_matmul/example.h"
#include "examples/08_warp_specialized_matmul/example.h"
#include "examples/09_attention_forward/example.h"
#include "examples/10_grouped_matmul/example.h"
#include "examples/common/emit.h"
#include "examples/common/output_file.h"
#include "examples/moe/example.h"
#include "lowering/assembler.h"

namespace tilewright::examples {
namespace {

namespace fs = std::filesystem;

struct Version {
  Example (*example)();
  const char *kernel, *variant, *config;
};

const Version versions[] = {
    {vector_add_example, "vector_add", "bf16", "aligned"},
    {vector_add_example, "vector_add", "f32", "any"},
    {softmax_example, "softmax", "bf16", "warp_per_row"},
    {softmax_example, "softmax", "f32", "cta_per_row"},
    {layer_norm_example, "layer_norm", "bf16", "warp_per_row"},
    {layer_norm_example, "layer_norm", "f32", "any"},
    {matmul_example, "matmul", "bf16", "64x64"},
    {tma_copy_example, "tma_copy", "bf16", "64x64"},
    {wgmma_matmul_example, "wgmma_matmul", "bf16", "64x64"},
    {persistent_matmul_example, "persistent_matmul", "bf16", "64x64"},
    {warp_specialized_matmul_example, "gemm", "bf16", "64x64"},
    {attention_example, "attention", "bf16", "64_causal"},
    {grouped_matmul_example, "grouped_matmul", "bf16", "64x128"},
    // the MoE kernels, the smallest tiles of each
    {moe::moe_example, "moe_top_k", "selected", "e16"},
    {moe::moe_example, "moe_routing", "i32", "e16"},
    {moe::moe_example, "moe_bmm1", "bf16", "m16"},
    {moe::moe_example, "moe_bmm2", "bf16", "m16"},
    {moe::moe_example, "moe_combine", "bf16", "v8"},
};
// Those of the kernel among sm_80 and sm_90a.
std::vector<std::string> targets(const Example& example, const Version& v) {
  std::vector<std::string> all;
  for (const std::string& target : example.find(v.kernel).targets)
    if (target == "sm_80" || target == "sm_90a") all.push_back(target);
  return all;
}

fs::path folder() { return fs::path(TILEWRIGHT_SOURCE_DIR) / "tests" / "golden"; }
bool regenerating() {
  const char* value = std::getenv("TILEWRIGHT_REGENERATE_GOLDEN");
  return value && *value && std::string(value) != "0";
}

std::string stem(const Version& v) { return std::string(v.kernel) + "." + v.variant + "." + v.config; }

// File name and text of every golden file of a version.
std::vector<std::pair<std::string, std::string>> texts(const Version& v) {
  Example example = v.example();
  Kernel program = recorded(example.find(v.kernel), v.variant, v.config);
  std::vector<std::pair<std::string, std::string>> all;
  all.push_back({stem(v) + ".tile", emit_stage(*program, targets(example, v)[0], "tile").bytes});
  for (const std::string& target : targets(example, v)) {
    all.push_back({stem(v) + "." + target + ".ll", emit_stage(*program, target, "llvm").bytes});
    all.push_back({stem(v) + "." + target + ".ptx", emit_stage(*program, target, "ptx").bytes});
  }
  return all;
}

// The first line in which they differ, with its number.
std::string first_difference(const std::string& expected, const std::string& found) {
  std::istringstream a(expected), b(found);
  for (int line = 1;; ++line) {
    std::string x, y;
    bool more_a = static_cast<bool>(std::getline(a, x)), more_b = static_cast<bool>(std::getline(b, y));
    if (!more_a && !more_b) return "no line (the ends of lines differ)";
    if (x != y || more_a != more_b)
      return "line " + std::to_string(line) + "\n  golden: " + (more_a ? x : "(end)") +
             "\n  now:    " + (more_b ? y : "(end)");
  }
}

class Golden : public testing::TestWithParam<Version> {};

TEST_P(Golden, TextIsUnchanged) {
  for (const auto& [name, text] : texts(GetParam())) {
    fs::path file = folder() / name;
    if (regenerating()) {
      fs::create_directories(folder());
      write_output_file(file.string(), text);
      continue;
    }
    std::ifstream in(file, std::ios::binary);
    ASSERT_TRUE(in) << "tests/golden/" << name << " is missing; run scripts/regenerate_golden.sh";
    std::string golden{std::istreambuf_iterator<char>(in), {}};
    EXPECT_TRUE(golden == text)
        << "tests/golden/" << name << " differs at " << first_difference(golden, text)
        << "\nIf the change is wanted, run scripts/regenerate_golden.sh and look at the diff.";
  }
}

TEST_P(Golden, IsTheSameTwice) { EXPECT_EQ(texts(GetParam()), texts(GetParam())); }

TEST_P(Golden, AssemblesWithoutSpills) {
  const auto* assembler = lowering::Assembler::shared();
  if (!assembler) GTEST_SKIP() << "no ptxas here";
  Example example = GetParam().example();
  Kernel program = recorded(example.find(GetParam().kernel), GetParam().variant, GetParam().config);
  for (const std::string& target : targets(example, GetParam())) {
    auto assembly = assembler->assemble(emit_stage(*program, target, "ptx").bytes,
                                        lowering::Target::parse(target), program->name);
    EXPECT_FALSE(assembly.cubin.empty());
    EXPECT_EQ(assembly.spill_store_bytes, 0) << target;
    EXPECT_EQ(assembly.stack_bytes, 0) << target;
  }
}

INSTANTIATE_TEST_SUITE_P(Examples, Golden, testing::ValuesIn(versions), [](const auto& info) {
  std::string name = stem(info.param);
  for (char& c : name)
    if (c == '.') c = '_';
  return name;
});

// No file is left of a version that is gone: it would never be compared again.
TEST(GoldenFolder, HoldsNothingElse) {
  std::set<std::string> known;
  for (const Version& v : versions)
    for (const auto& [name, text] : texts(v)) known.insert(name);
  fs::create_directories(folder());
  for (const auto& entry : fs::directory_iterator(folder())) {
    std::string name = entry.path().filename().string();
    if (known.contains(name)) continue;
    if (regenerating())
      fs::remove(entry.path());
    else
      ADD_FAILURE() << "tests/golden/" << name << " belongs to no version of an example";
  }
}

}  // namespace
}  // namespace tilewright::examples
