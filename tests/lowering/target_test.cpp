// Targets: names, limits, predicates, and that ptxas knows every name and PTX version in the table.
#include "lowering/target.h"

#include <gtest/gtest.h>

#include "ir/error.h"
#include "lowering/assembler.h"

namespace tilewright::lowering {
namespace {

TEST(Target, EveryKnownNameParsesToItself) {
  ASSERT_GE(Target::known_names().size(), 9u);
  for (std::string_view name : Target::known_names()) {
    const Target target = Target::parse(name);
    EXPECT_EQ(target.name(), name);
    EXPECT_EQ(target, Target::parse(name));
    EXPECT_GT(target.limits.shared_memory_per_cta, target.limits.shared_memory_without_opt_in);
    // A CTA's own 1 KB and its most shared memory fill the SM exactly.
    EXPECT_EQ(target.limits.shared_memory_per_cta + target.limits.shared_memory_reserved_per_cta,
              target.limits.shared_memory_per_sm);
    EXPECT_GE(target.limits.warps_per_sm, target.limits.warps_per_cta);
  }
}

TEST(Target, LimitsAreThoseOfTheProgrammingGuide) {
  EXPECT_EQ(Target::parse("sm_80").limits.shared_memory_per_cta, 166912);
  EXPECT_EQ(Target::parse("sm_86").limits.shared_memory_per_cta, 101376);
  EXPECT_EQ(Target::parse("sm_89").limits.shared_memory_per_cta, 101376);
  EXPECT_EQ(Target::parse("sm_90a").limits.shared_memory_per_cta, 232448);
  EXPECT_EQ(Target::parse("sm_100a").limits.shared_memory_per_cta, 232448);
  EXPECT_EQ(Target::parse("sm_120a").limits.shared_memory_per_cta, 101376);
  EXPECT_EQ(Target::parse("sm_100a").limits.tensor_memory_columns, 512);
  EXPECT_EQ(Target::parse("sm_90a").limits.tensor_memory_columns, 0);
}

TEST(Target, PredicatesTellTheGenerationsApart) {
  const Target ampere = Target::parse("sm_80"), ada = Target::parse("sm_89"), hopper = Target::parse("sm_90"),
               hopper_a = Target::parse("sm_90a"), blackwell = Target::parse("sm_100a"),
               consumer = Target::parse("sm_120a");
  EXPECT_TRUE(ampere.has_cp_async() && ampere.has_ldmatrix() && ampere.has_bf16_mma());
  EXPECT_FALSE(ampere.has_fp8_mma() || ampere.has_tma() || ampere.has_stmatrix() || ampere.has_clusters());
  EXPECT_TRUE(ada.has_fp8_mma() && ada.has_fp8_convert());
  EXPECT_FALSE(ada.has_tma());
  EXPECT_TRUE(hopper.has_tma());
  EXPECT_FALSE(hopper.has_wgmma() || hopper.has_setmaxnreg());
  EXPECT_TRUE(hopper_a.has_wgmma() && hopper_a.has_setmaxnreg());
  EXPECT_FALSE(hopper_a.has_tcgen05());
  EXPECT_TRUE(blackwell.has_tcgen05() && blackwell.has_tma_gather());
  EXPECT_FALSE(blackwell.has_wgmma() || blackwell.has_block_scale_mma());
  EXPECT_TRUE(consumer.has_block_scale_mma() && consumer.has_tma());
  EXPECT_FALSE(consumer.has_tcgen05() || consumer.has_wgmma());
}

TEST(Target, UnknownNamesListTheKnownOnes) {
  for (std::string_view bad : {"", "sm_70", "sm_90b", "SM_90a", "90a", "sm_90a ", "gfx942"}) {
    try {
      Target::parse(bad);
      ADD_FAILURE() << bad;
    } catch (const UserError& error) {
      const std::string text = error.what();
      EXPECT_NE(text.find("'" + std::string(bad) + "'"), text.npos) << text;
      EXPECT_NE(text.find("sm_80, sm_86"), text.npos) << text;
      EXPECT_NE(text.find("sm_90a"), text.npos) << text;
    }
  }
  try {
    Target::parse("sm_100");
    ADD_FAILURE();
  } catch (const UserError& error) {
    EXPECT_NE(std::string(error.what()).find("Did you mean sm_100a?"), std::string::npos) << error.what();
  }
}

// outside case A51: what was built for one chip must not be taken for its sibling's.
TEST(Target, BinariesRunOnTheirOwnChipOnly) {
  EXPECT_TRUE(Target::parse("sm_80").cubin_runs_on(8, 6));
  EXPECT_FALSE(Target::parse("sm_86").cubin_runs_on(8, 0));
  EXPECT_FALSE(Target::parse("sm_80").cubin_runs_on(9, 0));
  EXPECT_TRUE(Target::parse("sm_80").ptx_runs_on(9, 0));
  EXPECT_TRUE(Target::parse("sm_90a").cubin_runs_on(9, 0));
  EXPECT_FALSE(Target::parse("sm_90a").cubin_runs_on(10, 0));
  EXPECT_FALSE(Target::parse("sm_90a").ptx_runs_on(10, 0));
  EXPECT_FALSE(Target::parse("sm_100a").cubin_runs_on(10, 3));
  EXPECT_FALSE(Target::parse("sm_120a").cubin_runs_on(12, 1));
}

TEST(Target, ChipsGetTheirBestTarget) {
  const auto best = [](int major, int minor) { return Target::for_compute_capability(major, minor).name(); };
  EXPECT_EQ(best(8, 0), "sm_80");
  EXPECT_EQ(best(8, 6), "sm_86");
  EXPECT_EQ(best(8, 9), "sm_89");
  EXPECT_EQ(best(9, 0), "sm_90a");
  EXPECT_EQ(best(10, 0), "sm_100a");
  EXPECT_EQ(best(10, 3), "sm_103a");
  EXPECT_EQ(best(12, 0), "sm_120a");
  EXPECT_EQ(best(13, 0), "sm_90");  // unknown: PTX that every newer chip takes
  EXPECT_THROW(Target::for_compute_capability(7, 5), UserError);
}

TEST(Target, PtxasAssemblesForEveryTarget) {
  const auto assembler = Assembler::find();
  if (!assembler) GTEST_SKIP() << "no ptxas on this machine";
  for (std::string_view name : Target::known_names()) {
    const Target target = Target::parse(name);
    const std::string ptx = ".version " + target.ptx_version_text() + "\n.target " + target.name() +
                            "\n.address_size 64\n.visible .entry k()\n{\nret;\n}\n";
    EXPECT_NO_THROW({
      const Assembly assembly = assembler->assemble(ptx, target, "k");
      EXPECT_GT(assembly.cubin.size(), 100u);
    }) << name;
  }
}

}  // namespace
}  // namespace tilewright::lowering
