// The assembler: finding ptxas, reading its report, and every way in which it can fail. Scripts that stand in
// for ptxas make the failures; the real one is used where there is one.
#include "lowering/assembler.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "ir/error.h"
#include "lowering/process.h"
#include "lowering/ptx_lines.h"
#include "lowering/ptxas_report.h"

namespace tilewright::lowering {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

// Sets an environment variable (nullptr: unsets it) for the life of the object.
class Environment {
 public:
  Environment(const char* name, const char* value) : name_(name) {
    if (const char* old = getenv(name)) old_ = old;
    value ? setenv(name, value, 1) : unsetenv(name);
  }
  ~Environment() { old_ ? setenv(name_, old_->c_str(), 1) : unsetenv(name_); }

 private:
  const char* name_;
  std::optional<std::string> old_;
};

class AssemblerTest : public testing::Test {
 protected:
  // A ptxas that answers --version and otherwise does `body` (sh).
  fs::path fake(const std::string& body, const std::string& name = "ptxas",
                const std::string& version = "99.1.7") {
    const fs::path path = folder_.path() / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path) << "#!/bin/sh\nif [ \"$1\" = --version ]; then\n"
                           "echo 'Cuda compilation tools, release 1.2, V"
                        << version << "'; exit 0; fi\n"
                        << body << "\n";
    fs::permissions(path, fs::perms::owner_all);
    return path;
  }
  std::string error_of(const Assembler& assembler, std::string_view ptx,
                       const AssembleOptions& options = {}) {
    try {
      assembler.assemble(ptx, target_, "add", options);
    } catch (const UserError& error) {
      return error.what();
    }
    return "no error";
  }
  std::size_t temporary_folders() const {
    std::size_t count = 0;
    for (const auto& entry : fs::directory_iterator(folder_.path() / "tmp")) count += entry.is_directory();
    return count;
  }
  void SetUp() override { fs::create_directory(folder_.path() / "tmp"); }

  TemporaryFolder folder_;
  Environment tmpdir_{"TMPDIR", (folder_.path() / "tmp").c_str()};
  Target target_ = Target::parse("sm_80");
};

constexpr std::string_view with_lines = R"(.version 8.0
.target sm_80
.address_size 64
.file 1 "examples/add.cpp"
.file 2 "dsl/helpers.h"
.visible .entry add(.param .u64 p)
{
.reg .b32 r<3>;
.reg .b64 d<3>;
.loc 1 12 3
ld.param.u64 d1, [p];
.loc	2 7 1, function_name $L__info_string0, inlined_at 1 13 5
bogus.u32 r1, 5;
ret;
}
.visible .entry other()
{
ret;
}
)";

TEST_F(AssemblerTest, PtxLinesFindTheAuthorsLine) {
  const PtxLines lines(with_lines);
  EXPECT_FALSE(lines.source_of(6));
  EXPECT_FALSE(lines.source_of(9));
  ASSERT_TRUE(lines.source_of(11));
  EXPECT_EQ(lines.source_of(11)->text(), "examples/add.cpp:12");
  EXPECT_EQ(lines.source_of(11)->column, 3);
  EXPECT_EQ(lines.source_of(13)->text(), "dsl/helpers.h:7");
  EXPECT_EQ(lines.line(13), "bogus.u32 r1, 5;");
  EXPECT_FALSE(lines.source_of(18)) << "a line of one function says nothing about the next";
  for (int line : {-1, 0, 1000}) {
    EXPECT_FALSE(lines.source_of(line));
    EXPECT_EQ(lines.line(line), "");
  }
  EXPECT_FALSE(PtxLines("").source_of(1));
  EXPECT_FALSE(PtxLines(".loc 7 1 1\nret;").source_of(2)) << "no such .file";
}

TEST_F(AssemblerTest, ReportIsReadForTheAskedKernelOnly) {
  const std::string output =
      "ptxas info    : (C7517) warpgroup.wait is injected in around line 11 by compiler in function 'add'\n"
      "ptxas info    : 0 bytes gmem\n"
      "ptxas info    : Compiling entry function 'other' for 'sm_90a'\n"
      "ptxas info    : Function properties for other\n"
      "    512 bytes stack frame, 512 bytes spill stores, 512 bytes spill loads\n"
      "ptxas info    : Used 255 registers, used 15 barriers, 99 bytes smem\n"
      "ptxas info    : Compiling entry function 'add' for 'sm_90a'\n"
      "ptxas info    : Function properties for add\n"
      "    24 bytes stack frame, 4 bytes spill stores, 8 bytes spill loads\n"
      "ptxas info    : Function properties for helper\n"
      "    8 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
      "ptxas info    : Used 168 registers, used 2 barriers, 60000 bytes smem, 360 bytes cmem[0]\n"
      "ptxas warning : something odd\n";
  const PtxasReport report = parse_ptxas_output(output, "add", PtxLines(with_lines));
  EXPECT_TRUE(report.has_entry);
  EXPECT_EQ(report.registers, 168);
  EXPECT_EQ(report.barriers, 2);
  EXPECT_EQ(report.static_shared_bytes, 60000);
  EXPECT_EQ(report.stack_bytes, 32);
  EXPECT_EQ(report.spill_store_bytes, 4);
  EXPECT_EQ(report.spill_load_bytes, 8);
  ASSERT_EQ(report.diagnostics.size(), 2u);
  EXPECT_EQ(report.diagnostics[0].code, "C7517");
  EXPECT_EQ(report.diagnostics[0].location, "examples/add.cpp:12");
  EXPECT_EQ(report.diagnostics[1].text, "something odd");
  EXPECT_TRUE(report.errors.empty());
  EXPECT_FALSE(parse_ptxas_output(output, "ad", PtxLines("")).has_entry) << "a prefix is another kernel";
}

TEST_F(AssemblerTest, ReportSurvivesGarbage) {
  for (std::string_view text :
       {"", "\n\n", "ptxas", "ptxas ", "ptxas error", "ptxas error :", "ptxas fatal : (C",
        "ptxas info : (C99999999999999) x", "ptxas info : Used 99999999999999999999 registers",
        "    bytes stack frame", "ptxas k.ptx, line 99999999999; error : x"}) {
    EXPECT_NO_THROW(parse_ptxas_output(text, "add", PtxLines(with_lines))) << text;
  }
}

TEST_F(AssemblerTest, ErrorsNameTheAuthorsLine) {
  const Assembler assembler(
      fake("echo \"ptxas kernel.ptx, line 13; error   : Not a name of any known instruction: 'bogus'\" >&2\n"
           "echo 'ptxas fatal   : Ptx assembly aborted due to errors' >&2; exit 255"));
  EXPECT_EQ(assembler.version(), "99.1.7");
  EXPECT_EQ(
      error_of(assembler, with_lines),
      "dsl/helpers.h:7: kernel 'add' for sm_80: ptxas 99.1.7: Not a name of any known instruction: 'bogus' "
      "[PTX line 13: bogus.u32 r1, 5;]");
}

TEST_F(AssemblerTest, TooFewRegistersSaysWhatToChange) {
  const Assembler assembler(
      fake("echo 'ptxas fatal   : (C7602) Insufficient registers (96) to compile instruction at line 11 in "
           "function "
           "add. Try to compile with register target of 154 or higher.'; exit 255"));
  const std::string text = error_of(assembler, with_lines);
  EXPECT_EQ(
      text.find(
          "examples/add.cpp:12: kernel 'add' for sm_80: ptxas 99.1.7: C7602: Insufficient registers (96)"),
      0u)
      << text;
  EXPECT_NE(text.find("154"), text.npos) << text;
  EXPECT_NE(text.find("change: a smaller tile, more warps"), text.npos) << text;
}

TEST_F(AssemblerTest, ManyErrorsAreCutShort) {
  const Assembler assembler(fake(
      "for i in 1 2 3 4 5 6 7 8 9; do echo \"ptxas kernel.ptx, line 13; error   : bad $i\"; done; exit 1"));
  const std::string text = error_of(assembler, with_lines);
  EXPECT_NE(text.find("bad 3"), text.npos) << text;
  EXPECT_EQ(text.find("bad 4"), text.npos) << text;
  EXPECT_NE(text.find("(and 6 more errors)"), text.npos) << text;
}

TEST_F(AssemblerTest, HangingIsStoppedWithEverythingItStarted) {
  const Assembler assembler(
      fake("sh -c 'echo $$ > " + (folder_.path() / "pid").string() + "; sleep 600' & sleep 600"));
  AssembleOptions options;
  options.time_limit = 400ms;
  const auto start = std::chrono::steady_clock::now();
  const std::string text = error_of(assembler, with_lines, options);
  EXPECT_LT(std::chrono::steady_clock::now() - start, 10s);
  EXPECT_NE(text.find("did not finish within 400 ms"), text.npos) << text;
  int grandchild = 0;
  std::ifstream(folder_.path() / "pid") >> grandchild;
  ASSERT_GT(grandchild, 0);
  bool gone = false;
  for (int i = 0; i < 200 && !gone; ++i) {
    // Nobody may have collected it yet: a zombie is gone too.
    std::string state = "Z";
    std::ifstream stat("/proc/" + std::to_string(grandchild) + "/stat");
    std::string word;
    if (stat >> word >> word) stat >> state;
    gone = state == "Z" || state == "X";
    if (!gone) usleep(10'000);
  }
  EXPECT_TRUE(gone);
  EXPECT_EQ(temporary_folders(), 0u);
}

TEST_F(AssemblerTest, OtherFailuresAreErrorsToo) {
  const struct {
    const char* body;
    const char* expected;
  } cases[] = {
      {"kill -SEGV $$", "crashed (signal 11)"},
      {"echo oops; exit 3", "failed with exit code 3: oops"},
      {"exit 0", "reported success but wrote no cubin"},
      {": > kernel.cubin; exit 0", "reported success but wrote no cubin"},
      {"head -c 5000 /dev/zero | tr '\\0' 'x' > kernel.cubin; exit 0", "wrote no cubin"},
      {"(printf '\\177ELF'; head -c 100 /dev/zero) > kernel.cubin; exit 0", "no entry of this name"},
      {"echo 'ptxas error   : Entry function uses too much shared data (0xea60 bytes, 0xc000 max)'; exit 1",
       "too much shared data (60000 bytes, 49152 max); change: smaller tiles or fewer stages"},
      {"echo \"ptxas fatal   : Unsupported .version 9.9; current version is '8.0'\"; exit 1",
       "is too old for this target"},
      {"head -c 9000000 /dev/zero | tr '\\0' 'y'; exit 1", "failed with exit code 1: ...yyy"},
  };
  for (const auto& entry : cases) {
    const std::string text = error_of(Assembler(fake(entry.body)), with_lines);
    EXPECT_NE(text.find(entry.expected), text.npos) << text.substr(0, 1000);
    EXPECT_NE(text.find("kernel 'add' for sm_80"), text.npos) << text.substr(0, 1000);
    EXPECT_LT(text.size(), 1000u);
    EXPECT_EQ(temporary_folders(), 0u);
  }
}

TEST_F(AssemblerTest, ToolThatIsGoneOrUnusableIsAnError) {
  const Assembler assembler(fake("exit 0"));
  fs::remove(assembler.path());
  EXPECT_NE(error_of(assembler, with_lines).find("No such file"), std::string::npos);
  EXPECT_THROW(Assembler(folder_.path() / "none"), UserError);
  EXPECT_THROW(Assembler("/bin/true"), UserError);
  EXPECT_THROW(Assembler("/bin/false"), UserError);
  EXPECT_THROW(Assembler(folder_.path()), UserError);
}

TEST_F(AssemblerTest, UnusableTemporaryFolderFallsBack) {
  const Environment bad("TMPDIR", "/nonexistent/folder");
  EXPECT_NO_THROW(TemporaryFolder());
}

TEST_F(AssemblerTest, OlderOnesAreTakenOnlyWhereThereIsNothingElse) {
  const fs::path old = fake("exit 0", "old/ptxas", "12.8.93");
  const fs::path enough = fake("exit 0", "enough/ptxas", "12.9.86");
  const Environment none("TILEWRIGHT_PTXAS", nullptr);
  const Environment search("PATH",
                           (old.parent_path().string() + ":" + enough.parent_path().string()).c_str());
  ASSERT_TRUE(Assembler::find());
  EXPECT_EQ(Assembler::find()->path(), enough);
  const Environment choice("TILEWRIGHT_PTXAS", old.c_str());
  EXPECT_EQ(Assembler::find()->path(), old);
}

TEST_F(AssemblerTest, SearchTakesTheFirstThatRuns) {
  const fs::path on_path = fake("exit 0", "first/ptxas");
  const fs::path in_home = fake("exit 0", "cuda/bin/ptxas");
  const fs::path in_pip = fake("exit 0", "venv/lib/python3.11/site-packages/nvidia/cu13/bin/ptxas");
  const fs::path chosen = fake("exit 0", "chosen/my-ptxas");
  const fs::path broken = folder_.path() / "broken" / "ptxas";
  fs::create_directories(broken.parent_path());
  std::ofstream(broken) << "#!/nonexistent/shell\n";
  fs::permissions(broken, fs::perms::owner_all);

  const Environment none("TILEWRIGHT_PTXAS", nullptr);
  const std::string path =
      (folder_.path() / "broken").string() + ":" + on_path.parent_path().string() + ":/usr/bin:/bin";
  const Environment search("PATH", path.c_str());
  const Environment home("CUDA_HOME", (folder_.path() / "cuda").c_str());
  const Environment venv("VIRTUAL_ENV", (folder_.path() / "venv").c_str());
  const auto found = Assembler::candidates();
  const auto place = [&](const fs::path& file) {
    return std::find(found.begin(), found.end(), file) - found.begin();
  };
  EXPECT_EQ(place(broken), 0);
  EXPECT_EQ(place(on_path), 1);
  EXPECT_EQ(place(in_home), 2);
  EXPECT_LT(place(in_pip), static_cast<long>(found.size()));
  ASSERT_TRUE(Assembler::find());
  EXPECT_EQ(Assembler::find()->path(), on_path);
  {
    const Environment choice("TILEWRIGHT_PTXAS", chosen.c_str());
    EXPECT_EQ(Assembler::find()->path(), chosen);
  }
  const Environment wrong("TILEWRIGHT_PTXAS", "/nonexistent/ptxas");
  EXPECT_THROW(Assembler::find(), UserError) << "a choice that does not work is not passed over silently";
}

class RealPtxas : public AssemblerTest {
 protected:
  void SetUp() override {
    AssemblerTest::SetUp();
    assembler_ = Assembler::find();
    if (!assembler_) GTEST_SKIP() << "no ptxas on this machine";
  }
  std::string without_bogus() const {
    std::string ptx(with_lines);
    ptx.erase(ptx.find("bogus.u32 r1, 5;\n"), std::string_view("bogus.u32 r1, 5;\n").size());
    const std::size_t at = ptx.find(", function_name");
    ptx.erase(at, ptx.find('\n', at) - at);
    return ptx;
  }
  std::optional<Assembler> assembler_;
};

TEST_F(RealPtxas, AssemblesAndReports) {
  const Assembly assembly = assembler_->assemble(without_bogus(), target_, "add");
  EXPECT_GT(assembly.cubin.size(), 500u);
  EXPECT_GT(assembly.registers, 0);
  EXPECT_GT(assembly.milliseconds, 0);
  EXPECT_TRUE(assembly.diagnostics.empty());
  KernelMetadata metadata;
  assembly.write_to(metadata, assembler_->version());
  EXPECT_EQ(metadata.registers, assembly.registers);
  EXPECT_EQ(metadata.assembler, assembler_->version());
  EXPECT_EQ(temporary_folders(), 0u);
}

// outside case A60: neither the folder nor the time changes the binary.
TEST_F(RealPtxas, CubinIsAFunctionOfTheInput) {
  AssembleOptions options;
  options.line_info = true;
  const auto first = assembler_->assemble(without_bogus(), target_, "add", options).cubin;
  const fs::path elsewhere = folder_.path() / "a folder with a much longer name";
  fs::create_directory(elsewhere);
  const Environment tmpdir("TMPDIR", elsewhere.c_str());
  EXPECT_EQ(first, assembler_->assemble(without_bogus(), target_, "add", options).cubin);
}

TEST_F(RealPtxas, SyntaxErrorNamesTheAuthorsLine) {
  const std::string text = error_of(*assembler_, with_lines);
  EXPECT_EQ(text.find("dsl/helpers.h:7: kernel 'add' for sm_80: ptxas " + assembler_->version() + ": "), 0u)
      << text;
  EXPECT_NE(text.find("'bogus'"), text.npos) << text;
  EXPECT_NE(text.find("[PTX line 13: bogus.u32 r1, 5;]"), text.npos) << text;
  EXPECT_EQ(text.find("aborted"), text.npos) << text;
  EXPECT_EQ(temporary_folders(), 0u);
}

TEST_F(RealPtxas, TooMuchStaticSharedMemory) {
  const std::string text = error_of(
      *assembler_,
      ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry add()\n{\n.shared .b8 s[60000];\n"
      ".reg .b32 r;\nld.shared.b32 r, [s];\nst.shared.b32 [s+4], r;\nret;\n}\n");
  EXPECT_NE(text.find("60000 bytes, 49152 max"), text.npos) << text;
  EXPECT_NE(text.find("change: smaller tiles"), text.npos) << text;
}

// 128 accumulators of one wgmma, read before the wait or with too few registers.
std::string wgmma_ptx(const std::string& directive, bool wait) {
  std::string list;
  std::string ptx =
      ".version 8.0\n.target sm_90a\n.address_size 64\n.file 1 \"examples/gemm.cpp\"\n"
      ".visible .entry add(.param .u64 p) .maxntid 128,1,1 " +
      directive + "\n{\n.reg .b32 f<128>;\n.reg .b64 d<2>;\n.loc 1 42 5\n";
  for (int i = 0; i < 128; ++i) {
    ptx += "mov.b32 f" + std::to_string(i) + ", 0;\n";
    list += (i ? ",f" : "f") + std::to_string(i);
  }
  ptx +=
      "ld.param.u64 d1, [p];\nwgmma.fence.sync.aligned;\n.loc 1 77 9\n"
      "wgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {" +
      list + "}, d1, d1, 1, 1, 1, 0, 0;\nwgmma.commit_group.sync.aligned;\n";
  if (wait) ptx += "wgmma.wait_group.sync.aligned 0;\n";
  for (int i = 0; i < 128; ++i) {
    ptx += "st.global.b32 [d1+" + std::to_string(4 * i) + "], f" + std::to_string(i) + ";\n";
  }
  return ptx + "ret;\n}\n";
}

// outside case A46.
TEST_F(RealPtxas, InsufficientRegistersNamesLineBudgetAndChange) {
  target_ = Target::parse("sm_90a");
  const std::string text = error_of(*assembler_, wgmma_ptx(".maxnreg 96", true));
  EXPECT_EQ(text.find("examples/gemm.cpp:77: kernel 'add' for sm_90a"), 0u) << text;
  EXPECT_NE(text.find("(96)"), text.npos) << text;
  EXPECT_NE(text.find("change: a smaller tile, more warps"), text.npos) << text;
}

TEST_F(RealPtxas, InjectedWaitIsADiagnosticWithItsLine) {
  target_ = Target::parse("sm_90a");
  const Assembly bad = assembler_->assemble(wgmma_ptx("", false), target_, "add");
  ASSERT_EQ(bad.diagnostics.size(), 1u) << bad.log;
  EXPECT_EQ(bad.diagnostics[0].code, "C7517");
  EXPECT_EQ(bad.diagnostics[0].location, "examples/gemm.cpp:77");
  const Assembly good = assembler_->assemble(wgmma_ptx("", true), target_, "add");
  EXPECT_TRUE(good.diagnostics.empty()) << good.log;
}

TEST_F(RealPtxas, SpillsAreCounted) {
  std::string ptx =
      ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry add(.param .u64 p)\n{\n"
      ".reg .b32 f<100>;\n.reg .b64 d;\nld.param.u64 d, [p];\n";
  for (int i = 0; i < 100; ++i) {
    ptx += "ld.volatile.global.b32 f" + std::to_string(i) + ", [d+" + std::to_string(4 * i) + "];\n";
  }
  for (int i = 99; i >= 0; --i) {
    ptx += "st.volatile.global.b32 [d+" + std::to_string(4 * i) + "], f" + std::to_string(99 - i) + ";\n";
  }
  ptx += "ret;\n}\n";
  EXPECT_EQ(assembler_->assemble(ptx, target_, "add").spill_store_bytes, 0);
  AssembleOptions options;
  options.max_registers = 32;
  const Assembly tight = assembler_->assemble(ptx, target_, "add", options);
  EXPECT_GT(tight.spill_store_bytes, 0) << tight.log;
  EXPECT_GT(tight.spill_load_bytes, 0);
  EXPECT_GT(tight.stack_bytes, 0);
  EXPECT_LE(tight.registers, 32);
}

TEST_F(RealPtxas, WrongTargetOrEntry) {
  const auto entry = [](const char* target, const char* name) {
    return std::string(".version 8.0\n.target ") + target + "\n.address_size 64\n.visible .entry " + name +
           "()\n{\nret;\n}\n";
  };
  EXPECT_NE(error_of(*assembler_, entry("sm_90", "add")).find("kernel 'add' for sm_80"), std::string::npos);
  EXPECT_NE(error_of(*assembler_, entry("sm_80", "sub")).find("no entry of this name"), std::string::npos);
  EXPECT_NE(error_of(*assembler_, "").find("kernel 'add'"), std::string::npos);
}

}  // namespace
}  // namespace tilewright::lowering
