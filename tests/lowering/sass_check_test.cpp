// No register that a wgmma in flight reads as operand A is written before the wait that covers it: in the
// machine code of the examples and of products of several widths. (Narrow ones tend to look right when they
// are not.)
#include "sass_check.h"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "dsl/tilewright.h"
#include "lowering_test.h"

namespace tilewright::lowering {
namespace {

// Instructions as nvdisasm -c prints them, one a line; "name:" for labels.
std::string sass(std::initializer_list<const char*> lines) {
  std::string text = "\t.section\t.text.kernel,\"ax\",@progbits\n.text.kernel:\n";
  int address = 0;
  for (std::string line : lines) {
    char head[32];
    std::snprintf(head, sizeof(head), "        /*%04x*/    ", 16 * address++);
    text += line.back() == ':' ? line + "\n" : head + line + " ;\n";
  }
  return text;
}

constexpr const char *first = "HGMMA.64x128x16.F32.BF16 R88, R24, gdesc[UR4].tnspB, R88, gsb0",
                     *second = "HGMMA.64x128x16.F32.BF16 R88, R28, gdesc[UR4].tnspB, R88, gsb0",
                     *wait0 = "WARPGROUP.DEPBAR.LE gsb0, 0x0", *wait1 = "WARPGROUP.DEPBAR.LE gsb0, 0x1";

TEST(SassCheck, WritesInFrontOfTheWaitAreFound) {
  SassCheck bad = check_sass(sass({first, "FMUL R26, R1, R2", wait0, "EXIT"}));
  EXPECT_EQ(bad.products, 1);
  ASSERT_EQ(bad.problems.size(), 1u);
  EXPECT_EQ(bad.problems[0],
            "kernel: R26 is written at 0x0010 (FMUL R26, R1, R2) while a product in flight reads it as A");
  EXPECT_TRUE(check_sass(sass({first, wait0, "FMUL R26, R1, R2", "EXIT"})).problems.empty());
  EXPECT_TRUE(check_sass(sass({first, "FMUL R28, R24, R25", wait0, "EXIT"})).problems.empty()) << "reads";
}

TEST(SassCheck, EachInstructionWritesAllItsRegisters) {
  for (const char* bad :
       {"LDS.128 R20, [R4]", "LDG.E.128 R24, desc[UR4][R2.64]", "LDS.64 R26, [R4]", "LDSM.16.M88.4 R27, [R4]",
        "IMAD.WIDE R26, R1, R2, R4", "@P0 MOV R27, R1", "SHFL.BFLY PT, R24, R1, 0x1, 0x1f",
        "LOP3.LUT P0, R25, R1, 0x3, RZ, 0xc0, !PT", "CS2R R26, SRZ", "F2FP.BF16.F32.PACK_AB R24, R1, R2",
        "ATOMS.ADD R25, [R1], R2", "HGMMA.64x64x16.F32.BF16 R0, gdesc[UR8], R0, gsb0"}) {
    const std::size_t expected = std::string(bad) == "LDS.128 R20, [R4]" ? 0 : 1;
    EXPECT_EQ(check_sass(sass({first, bad, wait0, "EXIT"})).problems.size(), expected) << bad;
  }
  for (const char* good :
       {"STS.128 [R24], R24", "STG.E desc[UR4][R2.64], R24", "ISETP.GE.AND P0, PT, R24, R25, PT",
        "R2UR UR4, R24", "BAR.SYNC.DEFER_BLOCKING R24, 0x80", "FADD R28, R24, R25",
        "HGMMA.64x32x16.F32.BF16 R8, gdesc[UR8], R8, gsb0"})
    EXPECT_TRUE(check_sass(sass({first, good, wait0, "EXIT"})).problems.empty()) << good;
}

TEST(SassCheck, AWaitCoversAllButTheYoungestGroups) {
  EXPECT_TRUE(
      check_sass(sass({first, second, wait1, "MOV R24, R1", wait0, "MOV R28, R1", "EXIT"})).problems.empty());
  EXPECT_EQ(check_sass(sass({first, second, wait1, "MOV R28, R1", wait0, "EXIT"})).problems.size(), 1u);
  // A group is in flight from its first instruction on, not from the one that closes it.
  EXPECT_EQ(check_sass(sass({"HGMMA.64x128x16.F32.BF16 R88, R24, gdesc[UR4].tnspB, R88", "MOV R24, R1",
                             second, wait0, "EXIT"}))
                .problems.size(),
            1u);
}

TEST(SassCheck, LoopsAndBranchesAreFollowed) {
  // The next iteration writes what the last one's product reads; with the wait at the loop's end it does not.
  EXPECT_EQ(
      check_sass(sass({".L_x_1:", "FMUL R24, R1, R2", wait1, first, "@P0 BRA `(.L_x_1)", wait0, "EXIT"}))
          .problems.size(),
      1u);
  EXPECT_TRUE(check_sass(sass({".L_x_1:", "FMUL R24, R1, R2", first, wait0, "@P0 BRA `(.L_x_1)", "EXIT"}))
                  .problems.empty());
  // Two sets of registers that take turns.
  EXPECT_TRUE(check_sass(sass({".L_x_1:", "FMUL R24, R1, R2", first, wait1, "FMUL R28, R1, R2", second, wait1,
                               "BRA.U UP0, `(.L_x_1)", wait0, "EXIT"}))
                  .problems.empty());
  // One arm waits, the other does not.
  const char *to_else = "@!P0 BRA `(.L_x_2)", *to_end = "BRA `(.L_x_3)";
  EXPECT_EQ(
      check_sass(sass({first, to_else, wait0, to_end, ".L_x_2:", "NOP", ".L_x_3:", "MOV R24, R1", "EXIT"}))
          .problems.size(),
      1u);
  EXPECT_TRUE(
      check_sass(sass({first, to_else, wait0, to_end, ".L_x_2:", wait0, ".L_x_3:", "MOV R24, R1", "EXIT"}))
          .problems.empty());
}

// Of a kernel's PTX; also how many products with A in registers there are.
int expect_no_hazard(const std::string& disassembler, const std::string& ptx, const std::string& name) {
  const std::string entry = ".entry ";
  const std::size_t at = ptx.find(entry) + entry.size();
  const Assembly assembly =
      Assembler::shared()->assemble(ptx, Target::parse("sm_90a"), ptx.substr(at, ptx.find('(', at) - at));
  const SassCheck check = check_sass(disassemble(disassembler, assembly.cubin));
  for (std::size_t i = 0; i < std::min<std::size_t>(check.problems.size(), 4); ++i)
    ADD_FAILURE() << name << ": " << check.problems[i];
  return check.products;
}

TEST(SassHazards, Examples) {
  const auto disassembler = find_disassembler();
  if (!disassembler || !Assembler::shared())
    GTEST_SKIP() << "no nvdisasm on this machine: pip install nvidia-cuda-nvdisasm";
  int kernels = 0;
  for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(TILEWRIGHT_SOURCE_DIR) /
                                                               "tests" / "golden")) {
    if (!entry.path().string().ends_with(".sm_90a.ptx")) continue;
    std::ifstream in(entry.path());
    const std::string ptx{std::istreambuf_iterator<char>(in), {}};
    if (ptx.find("wgmma.mma_async") == ptx.npos) continue;
    kernels += expect_no_hazard(*disassembler, ptx, entry.path().stem().stem().string()) > 0;
  }
  EXPECT_GE(kernels, 1) << "attention multiplies probabilities in registers";
}

template <class T>
struct Args {
  Ptr<f32> x;  // [steps, 2, 64, 64]
  I32 steps;
  F32 scale;
  Ptr<f32> out;  // [64, N]
};

// out = sum of T(scale * x_i) b: one product stays in flight while the other's operand is computed.
template <class T, int N>
void products(Args<T> args) {
  constexpr auto layout = wgmma_accumulator(4);
  constexpr auto left = dot_operand<0>(layout, 4 / sizeof(T));
  Shared<T, shape<N, 64>, sizeof(T) == 2 ? swizzle_128B : swizzle_64B> b;
  Var sums = zeros<f32, shape<64, N>, layout>();
  auto place = iota<0, shape<64, 64>, left>() * 64 + iota<1, shape<64, 64>, left>();
  for_(range(0, args.steps), [&](I32 i) {
    sums += dot(cast<T>(load(args.x + (i * 8192 + place)) * args.scale), transpose(b));
    dot_wait<1>(sums);
    sums += dot(cast<T>(load(args.x + (i * 8192 + place + 4096)) * args.scale), transpose(b));
    dot_wait<1>(sums);
  });
  dot_wait<0>(sums);
  store(args.out + (iota<0, shape<64, N>, layout>() * N + iota<1, shape<64, N>, layout>()), sums);
}

template <class T, int N>
void expect_no_hazard_of() {
  const auto disassembler = find_disassembler();
  if (!disassembler || !Assembler::shared())
    GTEST_SKIP() << "no nvdisasm on this machine: pip install nvidia-cuda-nvdisasm";
  const ir::Program program = record({"products", 4}, products<T, N>);
  EXPECT_GE(expect_no_hazard(*disassembler, lower(program, Target::parse("sm_90a")).ptx,
                             "n = " + std::to_string(N)),
            128 / (32 / static_cast<int>(sizeof(T))));
}

TEST(SassHazards, Bf16N64) { expect_no_hazard_of<bf16, 64>(); }
TEST(SassHazards, Bf16N128) { expect_no_hazard_of<bf16, 128>(); }
TEST(SassHazards, Bf16N256) { expect_no_hazard_of<bf16, 256>(); }
TEST(SassHazards, E4m3N64) { expect_no_hazard_of<e4m3, 64>(); }
TEST(SassHazards, E4m3N128) { expect_no_hazard_of<e4m3, 128>(); }
TEST(SassHazards, E4m3N256) { expect_no_hazard_of<e4m3, 256>(); }

}  // namespace
}  // namespace tilewright::lowering
