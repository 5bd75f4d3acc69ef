// The Hopper engine in PTX: mbarriers, tensor and bulk copies, asynchronous products, partitions, clusters.
// What is assembled must assemble without spills and without remarks (C75xx: wgmma serialised, setmaxnreg
// ignored, ...).
#include <gtest/gtest.h>

#include "hopper_programs.h"
#include "lowering/barrier_plan.h"
#include "lowering/partition_plan.h"
#include "lowering_test.h"

namespace tilewright::lowering {
namespace {

void expect_clean(const LoweredKernel& kernel, int registers = 0) {
  const Assembler* assembler = Assembler::shared();
  if (!assembler) GTEST_SKIP() << "no ptxas on this machine: the PTX is not assembled";
  Assembly assembly;
  ASSERT_NO_THROW(assembly = assembler->assemble(kernel.ptx, Target::parse("sm_90a"), kernel.name))
      << kernel.ptx;
  EXPECT_EQ(assembly.spill_store_bytes + assembly.spill_load_bytes + assembly.stack_bytes, 0);
  for (const AssemblerDiagnostic& d : assembly.diagnostics) ADD_FAILURE() << d.code << " " << d.text;
  if (registers) {
    EXPECT_EQ(assembly.registers, registers);
  }
}

// The line after the first one that contains `what`.
std::string line_after(const std::string& text, const std::string& what) {
  std::size_t at = text.find('\n', text.find(what));
  return at == std::string::npos ? "" : text.substr(at + 1, text.find('\n', at + 1) - at - 1);
}

std::string error_of(const std::string& text, const std::string& target = "sm_90a") {
  try {
    lower_text(text, target);
  } catch (const UserError& e) {
    return e.what();
  }
  return "no error";
}

TEST(Matmul, PartitionsRingAndProducts) {
  const LoweredKernel kernel = lower_text(matmul_program());
  EXPECT_EQ(kernel.metadata.num_warps, 12);
  EXPECT_EQ(kernel.metadata.dynamic_shared_bytes, 3u * (128 + 256) * 128 + 128 * 256 * 2 + 48);
  EXPECT_CONTAINS(kernel.ptx, ".reqntid 384, 1, 1");
  EXPECT_CONTAINS(kernel.ptx, ".minnctapersm 1");
  EXPECT_EQ(count(kernel.ptx, "setmaxnreg.dec.sync.aligned.u32 \t40"), 1) << kernel.ptx;
  EXPECT_EQ(count(kernel.ptx, "setmaxnreg.inc.sync.aligned.u32 \t232"), 1) << kernel.ptx;
  EXPECT_EQ(count(kernel.ptx, "wgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16"), 4);
  EXPECT_EQ(count(kernel.ptx, "wgmma.fence.sync.aligned"), 1);
  EXPECT_CONTAINS(line_after(kernel.ptx, "wgmma.fence.sync.aligned"), "wgmma.mma_async");
  EXPECT_EQ(count(kernel.ptx, "cp.async.bulk.tensor.2d.shared::cluster"), 2);
  EXPECT_EQ(count(kernel.ptx, "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group"),
            4);  // 64 columns each
  EXPECT_CONTAINS(kernel.ptx, "bar.sync \t1, 256;");
  expect_clean(kernel, 168);
}

TEST(Matmul, AccumulatorsAreNeverMoved) {
  const LoweredKernel kernel = lower_text(matmul_program());
  // From the product to the wait of the loop: no moves of floating-point registers.
  const std::size_t product = kernel.ptx.find("wgmma.fence");
  const std::size_t wait = kernel.ptx.find("wgmma.wait_group.sync.aligned 1", product);
  ASSERT_NE(wait, std::string::npos);
  EXPECT_LACKS(kernel.ptx.substr(product, wait - product), "mov.b32 \t%f");
  EXPECT_LACKS(kernel.ptx.substr(product, wait - product), "mov.f32");
}

TEST(Matmul, DescriptorsInTheMetadata) {
  const KernelMetadata metadata = lower_text(matmul_program()).metadata;
  ASSERT_EQ(metadata.arguments.size(), 6u);
  EXPECT_EQ(metadata.arguments[0].type, "tensor_map<bf16, 2>");
  EXPECT_EQ(metadata.arguments[0].size, 0u);
  EXPECT_EQ(metadata.arguments[5].offset, 8u);
  ASSERT_EQ(metadata.tensor_maps.size(), 3u);
  EXPECT_EQ(metadata.tensor_maps[0], (TensorMapArgument{0, "bf16", 2, {128, 64, 1, 1, 1}, 128, 64}));
  EXPECT_EQ(metadata.tensor_maps[1], (TensorMapArgument{1, "bf16", 2, {256, 64, 1, 1, 1}, 128, 192}));
  EXPECT_EQ(metadata.tensor_maps[2], (TensorMapArgument{2, "bf16", 2, {128, 64, 1, 1, 1}, 128, 320}));
  EXPECT_EQ(metadata.parameter_bytes(), 448u);
}

TEST(Matmul, ClusterWithMulticast) {
  const LoweredKernel kernel = lower_text(matmul_program(2));
  EXPECT_EQ(kernel.metadata.cluster, (std::array{2, 1, 1}));
  EXPECT_CONTAINS(kernel.ptx, ".reqnctapercluster 2, 1, 1");
  EXPECT_EQ(count(kernel.ptx, ".multicast::cluster"), 2);
  EXPECT_CONTAINS(kernel.ptx, "mapa.shared::cluster.u32");
  EXPECT_CONTAINS(kernel.ptx, "mbarrier.arrive.shared::cluster.b64");
  EXPECT_LACKS(kernel.ptx, "release.cluster.shared");
  // Barriers are seen by all before anybody uses them, and nobody leaves while a peer may write.
  EXPECT_EQ(count(kernel.ptx, "barrier.cluster.arrive"), 2);
  EXPECT_EQ(count(kernel.ptx, "barrier.cluster.wait"), 2);
  expect_clean(kernel, 168);
}

TEST(Matmul, WaitsWithALimitNameTheBarrierAndTheLine) {
  LowerOptions options;
  options.wait_limit = 1000;
  const LoweredKernel kernel = lower_text(matmul_program(), "sm_90a", options);
  EXPECT_EQ(count(kernel.ptx, "call.uni __assertfail"), 2);
  for (const char* said : {"barrier ready", "barrier empty", "(partition load)", "(partition multiply)",
                           "kernel.tile", "matmul, phase 3"})
    EXPECT_CONTAINS(text_of_bytes(kernel.ptx), said);
  if (Assembler::shared()) Assembler::shared()->assemble(kernel.ptx, Target::parse("sm_90a"), kernel.name);
  EXPECT_LACKS(lower_text(matmul_program()).ptx, "__assertfail");
}

TEST(Strict, SpillsAndRemarksAreErrors) {
  if (!Assembler::shared()) GTEST_SKIP() << "no ptxas on this machine";
  LowerOptions strict;
  strict.strict = true;
  EXPECT_NO_THROW(compile(ir::parse(matmul_program(), "kernel.tile"), Target::parse("sm_90a"), strict));
  // 128 registers over a barrier, where a thread of 1024 has 64.
  const ir::Program greedy = ir::parse(R"(#t = blocked([4], [32], [32]) for [131072]
program "greedy" (%p "p": ptr<f32> multiple 16) warps 32 {
  %i = arange {start: 0} : tile<i32[131072], #t>
  %at = map %p, %i : tile<ptr<f32>[131072], #t> (%q: ptr<f32>, %j: i32) {
    %r = pointer_add %q, %j : ptr<f32>
    yield %r
  }
  %v = load %at : tile<f32[131072], #t>
  barrier
  store %at, %v
})",
                                       "kernel.tile");
  EXPECT_NO_THROW(compile(greedy, Target::parse("sm_90a")));
  try {
    compile(greedy, Target::parse("sm_90a"), strict);
    ADD_FAILURE() << "no error";
  } catch (const UserError& e) {
    EXPECT_CONTAINS(std::string(e.what()), "kernel greedy: found ");
    EXPECT_CONTAINS(std::string(e.what()), "bytes of spilled registers at 64 registers a thread");
  }
}

// --- barriers

std::string with_partitions(const std::string& barriers, const std::string& first,
                            const std::string& second) {
  return R"(
program "barriers" (%p "p": ptr<f32>) warps 4 {
  %zero = constant {value: 0} : i32
  %buffer = shared_alloc : shared<f32[64, 32], swizzle_none>
)" + barriers +
         R"(
  warp_specialize {warps: [2, 4], registers: [0, 0], names: "one,two"} {
)" + first +
         R"(
  } {
)" + second +
         R"(
  }
}
)";
}

std::string barrier_program(const std::string& counts) {
  return with_partitions("  %all = barrier_alloc {" + counts + R"(, name: "all"} : barriers[2]
  %b = barrier_index %all, %zero : barrier)",
                         "    barrier_arrive %b\n    barrier_expect %b, %buffer",
                         "    barrier_arrive_copies %b\n    barrier_wait %b, %zero");
}

TEST(Barriers, CountsOfTheHardware) {
  const LoweredKernel kernel = lower_text(barrier_program("arrives: 2, expects: 1, copies: 1"));
  // 2 arrivals of 2 warps each, 1 expect, 128 threads whose copies arrive.
  EXPECT_EQ(count(kernel.ptx, "mbarrier.init.shared.b64"), 2);
  EXPECT_CONTAINS(kernel.ptx, ", 133;");
  EXPECT_EQ(count(kernel.ptx, "fence.mbarrier_init.release.cluster"), 1);
  EXPECT_CONTAINS(kernel.ptx, "cp.async.mbarrier.arrive.noinc.shared::cta.b64");
  EXPECT_CONTAINS(kernel.ptx, "mbarrier.arrive.expect_tx");
  EXPECT_CONTAINS(kernel.ptx, ", 8192;");
  EXPECT_CONTAINS(kernel.ptx, "mbarrier.try_wait.parity");
  expect_clean(kernel);
}

TEST(Barriers, MistakesInTheCounts) {
  EXPECT_CONTAINS(error_of(with_partitions(
                      R"(  %all = barrier_alloc {arrives: 2, expects: 0, copies: 0, name: "all"} : barriers[1]
  %b = barrier_index %all, %zero : barrier)",
                      "    barrier_arrive %b", "    barrier_arrive %b")),
                  "barrier all: found a partition of 4 warps that arrives, another has 2");
  EXPECT_CONTAINS(error_of(with_partitions(
                      R"(  %all = barrier_alloc {arrives: 1, expects: 0, copies: 0, name: "all"} : barriers[1]
  %b = barrier_index %all, %zero : barrier)",
                      "", "    barrier_wait %b, %zero")),
                  "barrier all: found no barrier_arrive on it, expected 1");
}

// --- copies

struct CopyCase {
  const char *op, *ptx;
};

TEST(Copies, Instructions) {
  for (CopyCase c : {
           CopyCase{"tensor_load %m1, %line, %b, %i",
                    "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes ["},
           {"tensor_load %m2, %x, %b, %i, %j", "cp.async.bulk.tensor.2d.shared::cluster"},
           {"tensor_load %m3, %x, %b, %i, %j, %i", "cp.async.bulk.tensor.3d.shared::cluster"},
           {"tensor_load %m4, %x, %b, %i, %j, %i, %j", "cp.async.bulk.tensor.4d.shared::cluster"},
           {"tensor_load %m5, %x, %b, %i, %j, %i, %j, %i", "cp.async.bulk.tensor.5d.shared::cluster"},
           {"tensor_load %m2, %x, %b, %i, %j {evict: \"last\"}", ".L2::cache_hint"},
           {"tensor_load %m2, %x, %b, %i, %j {evict: \"first\"}",
            "createpolicy.fractional.L2::evict_first.b64"},
           {"tensor_load %m2, %x, %b, %i, %j {multicast: 3}", ".multicast::cluster"},
           {"tensor_store %m2, %x, %i, %j", "cp.async.bulk.tensor.2d.global.shared::cta.bulk_group ["},
           {"tensor_store %m2, %x, %i, %j {combine: \"add\"}",
            "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.bulk_group ["},
           {"tensor_store %m3, %x, %i, %j, %i {evict: \"first\"}", ".bulk_group.L2::cache_hint"},
           {"bulk_load %p, %x, %b", "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes ["},
           {"bulk_load %p, %x, %b {evict: \"first\"}", "bytes.L2::cache_hint ["},
           {"bulk_store %x, %p", "cp.async.bulk.global.shared::cta.bulk_group ["},
           {"bulk_commit", "cp.async.bulk.commit_group;"},
           {"bulk_wait {pending: 1, read: 1}", "cp.async.bulk.wait_group.read 1;"},
           {"bulk_wait {pending: 0, read: 0}", "cp.async.bulk.wait_group 0;"},
           {"fence_async {space: \"shared\"}", "fence.proxy.async.shared::cta;"},
           {"fence_async {space: \"global\"}", "fence.proxy.async.global;"},
           {"fence_async {space: \"all\"}", "fence.proxy.async;"},
           {"grid_dependency_wait", "griddepcontrol.wait;"},
           {"grid_dependents_launch", "griddepcontrol.launch_dependents;"},
           {"cluster_barrier", "barrier.cluster.wait"},
       }) {
    SCOPED_TRACE(c.op);
    const LoweredKernel kernel = lower_text(R"(
program "copies" (%m1 "m1": tensor_map<f32, 1>, %m2 "m2": tensor_map<f32, 2>, %m3 "m3": tensor_map<f32, 3>, %m4 "m4": tensor_map<f32, 4>, %m5 "m5": tensor_map<f32, 5>, %p "p": ptr<f32> multiple 16, %i "i": i32, %j "j": i32) warps 4 cluster 2 {
  %zero = constant {value: 0} : i32
  %x = shared_alloc : shared<f32[64, 32], swizzle_128B>
  %line = shared_alloc : shared<f32[256], swizzle_none>
  %all = barrier_alloc {arrives: 0, expects: 1, copies: 0} : barriers[1]
  %b = barrier_index %all, %zero : barrier
  )" + std::string(c.op) + "\n}\n");
    EXPECT_CONTAINS(kernel.ptx, c.ptx);
    expect_clean(kernel);
  }
}

TEST(Copies, WideRowsTakeSeveralInstructions) {
  const LoweredKernel kernel = lower_text(R"(
program "wide" (%m "m": tensor_map<bf16, 2>, %i "i": i32) warps 1 {
  %zero = constant {value: 0} : i32
  %x = shared_alloc : shared<bf16[512, 128], swizzle_128B>
  %all = barrier_alloc {arrives: 0, expects: 1, copies: 0} : barriers[1]
  %b = barrier_index %all, %zero : barrier
  barrier_expect %b, %x
  tensor_load %m, %x, %b, %i, %i
})");
  EXPECT_EQ(count(kernel.ptx, "cp.async.bulk.tensor.2d"), 4);
  EXPECT_CONTAINS(kernel.ptx, ", 131072;");
  EXPECT_EQ(kernel.metadata.tensor_maps.size(), 1u);
  expect_clean(kernel);
}

// --- products

// A product of 4 or 8 warps from a buffer that is only there to be read.
std::string product(const std::string& a, const std::string& b_shape, const std::string& b_layout,
                    const std::string& d, int m, int n, int warps) {
  const std::string tile = "tile<" + d + "[" + std::to_string(m) + ", " + std::to_string(n) + "], #c>";
  const std::string memory = d == "i32" ? "0" : "0.0";
  return "#c = mma_accumulator(" + std::to_string(warps) + ", 1) for [" + std::to_string(m) + ", " +
         std::to_string(n) +
         R"(]
program "product" (%p "p": ptr<)" +
         d + R"(>) warps )" + std::to_string(warps) + " {\n" + a + "  %b = shared_alloc : shared<" + b_shape +
         ", " + b_layout + R"(>
  %zero = constant {value: )" +
         memory + "} : " + d + "\n  %start = map %zero : " + tile + " (%v: " + d + R"() {
    yield %v
  }
  %pending = dot_async %a, %b, %start : )" +
         tile + R"(
  %done = dot_wait %pending {pending: 0} : )" +
         tile + R"(
  %to = map %p : tile<ptr<)" +
         d + ">[" + std::to_string(m) + ", " + std::to_string(n) + "], #c> (%q: ptr<" + d + R"(>) {
    yield %q
  }
  store %to, %done
})";
}

TEST(Products, TransposesComeFromTheLayouts) {
  const std::string a = "  %a = shared_alloc : shared<bf16[64, 64], swizzle_128B>\n";
  // B [K, N] with N contiguous is transposed.
  LoweredKernel kernel = lower_text(product(a, "bf16[64, 128]", "swizzle_128B", "f32", 64, 128, 4));
  EXPECT_CONTAINS(kernel.ptx, "m64n128k16.f32.bf16.bf16");
  EXPECT_CONTAINS(kernel.ptx, ", 1, 1, 1, 0, 1;");
  expect_clean(kernel);
  // A [M, K] with M contiguous too.
  const std::string turned = R"(  %at = shared_alloc : shared<bf16[64, 64], swizzle_128B>
  %a = shared_permute %at {order: [1, 0]} : shared<bf16[64, 64], s[72 144 288 512 1024 2048 1 2 4 8 16 32]>
)";
  kernel = lower_text(product(turned, "bf16[64, 32]", "swizzle_64B", "f32", 64, 32, 4));
  EXPECT_CONTAINS(kernel.ptx, ", 1, 1, 1, 1, 1;");
  expect_clean(kernel);
}

TEST(Products, ColumnsInStepsOfEight) {
  struct Form {
    const char *type, *sum;
    int n, wide, warps;
  };
  for (Form f :
       {Form{"bf16", "f32", 24, 32, 4}, Form{"bf16", "f32", 240, 256, 8}, Form{"f16", "f16", 136, 256, 4},
        Form{"i8", "i32", 48, 64, 4}, Form{"e4m3", "f32", 192, 256, 8}}) {
    SCOPED_TRACE(f.n);
    const bool bytes = f.type != std::string("bf16") && f.type != std::string("f16");
    const std::string k = bytes ? "128" : "64", m = std::to_string(16 * f.warps), n = std::to_string(f.n);
    const std::string type = f.type;
    const ir::Shape shape = ir::make_shape(f.n, bytes ? 128 : 64);
    const int order[] = {1, 0};
    const std::string turned =
        ir::permuted(ir::resolve(ir::SwizzleBytes{128}, shape, bytes ? 1 : 2), shape, order).text();
    const std::string a = "  %a = shared_alloc : shared<" + type + "[" + m + ", " + k +
                          "], swizzle_128B>\n  %bt = shared_alloc : shared<" + type + "[" + n + ", " + k +
                          "], swizzle_128B>\n";
    std::string text =
        product(a, type + "[" + k + ", " + n + "]", turned, f.sum, 16 * f.warps, f.wide, f.warps);
    text.replace(text.find("%b = shared_alloc"), 17, "%b = shared_permute %bt {order: [1, 0]}");
    LoweredKernel kernel = lower_text(text);
    EXPECT_CONTAINS(kernel.ptx, "m64n" + n + "k");
    expect_clean(kernel);
  }
}

TEST(Products, LargerTilesAreSeveralInstructionsOfOneGroup) {
  const std::string a = "  %a = shared_alloc : shared<bf16[256, 32], swizzle_64B>\n";
  const LoweredKernel kernel = lower_text(product(a, "bf16[32, 64]", "swizzle_128B", "f32", 256, 64, 8));
  EXPECT_EQ(count(kernel.ptx, "wgmma.mma_async"),
            2 * 2);  // two blocks of rows for a warpgroup, two steps of k
  EXPECT_EQ(count(kernel.ptx, "wgmma.fence"), 1);
  EXPECT_EQ(count(kernel.ptx, "wgmma.commit_group"), 1);
  expect_clean(kernel);
}

// B [K, N] of 8-bit types has K contiguous: a transposed view of [N, K].
std::string bytes_product(const std::string& type, const std::string& d) {
  std::string text = product("  %a = shared_alloc : shared<" + type + R"([64, 128], swizzle_128B>
  %bt = shared_alloc : shared<)" +
                                 type + R"([32, 128], swizzle_128B>
)",
                             type + "[128, 32]", "swizzle_none", d, 64, 32, 4);
  const std::string alloc = "%b = shared_alloc";
  return text.replace(text.find(alloc), alloc.size(), "%b = shared_permute %bt {order: [1, 0]}")
      .replace(text.find("swizzle_none"), 12, "s[144 288 576 1024 2048 1 2 4 8 16 32 64]");
}

TEST(Products, EightBitTypes) {
  LoweredKernel kernel = lower_text(bytes_product("i8", "i32"));
  EXPECT_EQ(count(kernel.ptx, "wgmma.mma_async.sync.aligned.m64n32k32.s32.s8.s8"), 4);
  expect_clean(kernel);
  kernel = lower_text(bytes_product("e4m3", "f32"));
  EXPECT_EQ(count(kernel.ptx, "wgmma.mma_async.sync.aligned.m64n32k32.f32.e4m3.e4m3"), 4);
  expect_clean(kernel);
  kernel = lower_text(bytes_product("e5m2", "f16"));
  EXPECT_EQ(count(kernel.ptx, "wgmma.mma_async.sync.aligned.m64n32k32.f16.e5m2.e5m2"), 4);
  expect_clean(kernel);
}

TEST(Products, AInRegisters) {
  const std::string a = R"(  %x = constant {value: 1.0} : bf16
  %a = map %x : tile<bf16[128, 64], #f> (%v: bf16) {
    yield %v
  }
)";
  const LoweredKernel kernel = lower_text("#f = dot_operand(0, mma_accumulator(8, 1), 2) for [128, 64]\n" +
                                          product(a, "bf16[64, 64]", "swizzle_128B", "f32", 128, 64, 8));
  EXPECT_EQ(count(kernel.ptx, "wgmma.mma_async"), 4);
  EXPECT_CONTAINS(kernel.ptx, ", 1, 1, 1, 1;");
  expect_clean(kernel);
}

// Products whose A is computed in a loop; `body` computes and multiplies, `pending` stay in flight.
std::string register_loop(const std::string& more) {
  return R"(#c = mma_accumulator(4, 1) for [64, 64]
#f = dot_operand(0, mma_accumulator(4, 1), 2) for [64, 16]
program "loop" (%n "n": i32, %x "x": bf16) warps 4 {
  %zero = constant {value: 0} : i32
  %one = constant {value: 1} : i32
  %b = shared_alloc : shared<bf16[16, 64], swizzle_128B>
  %fzero = constant {value: 0.0} : f32
  %start = map %fzero : tile<f32[64, 64], #c> (%v: f32) {
    yield %v
  }
  %acc = variable %start : var<tile<f32[64, 64], #c>>
  for %zero, %n, %one (%i: i32) {
    %old = get %acc : tile<f32[64, 64], #c>
    %a = map %x, %i : tile<bf16[64, 16], #f> (%v: bf16, %j: i32) {
      %f = cast %j : bf16
      %w = mul %v, %f : bf16
      yield %w
    }
    %d = dot_async %a, %b, %old : tile<f32[64, 64], #c>
)" + more +
         "\n  }\n}\n";
}

TEST(Products, RegistersInFlightAreNotRewritten) {
  const std::string wait0 = R"(    %w = dot_wait %d {pending: 0} : tile<f32[64, 64], #c>
    set %acc, %w)";
  const std::string wait1 = R"(    %w = dot_wait %d {pending: 1} : tile<f32[64, 64], #c>
    set %acc, %w)";
  const std::string two = R"(    %w1 = dot_wait %d {pending: 1} : tile<f32[64, 64], #c>
    %a2 = map %x, %i : tile<bf16[64, 16], #f> (%v: bf16, %j: i32) {
      %f = cast %j : bf16
      %m = mul %v, %f : bf16
      yield %m
    }
    %d2 = dot_async %a2, %b, %w1 : tile<f32[64, 64], #c>
    %w = dot_wait %d2 {pending: 1} : tile<f32[64, 64], #c>
    set %acc, %w)";
  EXPECT_EQ(error_of(register_loop(wait0)), "no error");
  EXPECT_CONTAINS(error_of(register_loop(wait1)), "may still be reading as a");
  EXPECT_EQ(error_of(register_loop(two)), "no error");
}

// A tile kept in a variable over the wait is older than the wait: its words are made anew behind it.
TEST(Products, OlderTilesPassThroughAnInstruction) {
  const std::string body = R"(    %w = dot_wait %d {pending: 0} : tile<f32[64, 64], #c>
    set %acc, %w)";
  std::string kept = register_loop(body);
  const std::string loop = "  for %zero";
  kept.insert(kept.find(loop), R"(  %first = map %x : tile<bf16[64, 16], #f> (%v: bf16) {
    yield %v
  }
  %p = variable %first : var<tile<bf16[64, 16], #f>>
)");
  const std::string dot = "dot_async %a,";
  kept.replace(kept.find(dot), dot.size(), "dot_async %q,");
  kept.insert(kept.find("    %d = "), "    %q = get %p : tile<bf16[64, 16], #f>\n    set %p, %a\n");
  const LoweredKernel kernel = lower_text(kept);
  EXPECT_EQ(count(kernel.ptx, "or.b32 x"), 4) << kernel.ptx;
  const std::size_t last_move = kernel.ptx.rfind("or.b32 x");
  EXPECT_CONTAINS(line_after(kernel.ptx.substr(last_move), "or.b32 x"), "wgmma.fence");
  expect_clean(kernel);
  kept.replace(kept.find("pending: 0"), 10, "pending: 1");
  EXPECT_CONTAINS(error_of(kept), "may still be reading as a");
}

// With a product in flight, what was summed since the last wait is computed before the next wait.
TEST(Products, ReductionsStayInFrontOfTheWait) {
  const std::string text = register_loop(R"(    %s = dot_async %a, %b, %old : tile<f32[64, 64], #c>
    %d1, %s1 = dot_wait %d, %s {pending: 1} : tile<f32[64, 64], #c>, tile<f32[64, 64], #c>
    %total = reduce %d1 {axis: 1} : tile<f32[64], slice(1, #c)> (%x1: f32, %x2: f32) {
      %x3 = add %x1, %x2 : f32
      yield %x3
    }
    %w = dot_wait %s1 {pending: 0} : tile<f32[64, 64], #c>
    %scaled = map %w, %i : tile<f32[64, 64], #c> (%x4: f32, %x5: i32) {
      yield %x4
    }
    set %acc, %scaled)");
  const LoweredKernel kernel = lower_text(text);
  const std::size_t first = kernel.ptx.find("wgmma.wait_group.sync.aligned 1"),
                    held = kernel.ptx.find("@never nanosleep.u32 1", first),
                    second = kernel.ptx.find("wgmma.wait_group.sync.aligned 0", first);
  EXPECT_LT(first, held);
  EXPECT_LT(held, second);
  EXPECT_NE(second, std::string::npos);
  EXPECT_EQ(count(kernel.ptx, "nanosleep"), 1);
  expect_clean(kernel);
}

TEST(Products, RefusedLayouts) {
  const std::string a = "  %a = shared_alloc : shared<bf16[64, 64], swizzle_none>\n";
  EXPECT_CONTAINS(error_of(product(a, "bf16[64, 128]", "swizzle_128B", "f32", 64, 128, 4)),
                  "dot_async: a: found a view of shape [64, 64] of bf16");
}

// --- partitions

TEST(Partitions, SmallOnesShareAWarpgroup) {
  const ir::Program program = ir::parse(R"(
program "roles" () warps 4 {
  warp_specialize {warps: [1, 4, 2, 1], registers: [24, 240, 24, 32], names: "a,b,c,d"} {
  } {
  } {
  } {
  }
})",
                                        "kernel.tile");
  const PartitionPlan plan = plan_partitions(program, Target::parse("sm_90a"));
  EXPECT_EQ(plan.launch_warps, 12);
  EXPECT_EQ(plan.launch_registers, 168);
  ASSERT_EQ(plan.sets.size(), 3u);
  EXPECT_EQ(plan.sets[0].partitions, std::vector<int>{1});
  EXPECT_EQ(plan.sets[1].partitions, (std::vector<int>{0, 2}));
  EXPECT_EQ(plan.sets[2].partitions, std::vector<int>{3});
  EXPECT_EQ(plan.partitions[0].named_barrier, 0);
  EXPECT_EQ(plan.partitions[1].named_barrier, 1);
  EXPECT_EQ(plan.partitions[2].named_barrier, 2);
  const LoweredKernel kernel = lower(program, Target::parse("sm_90a"));
  EXPECT_EQ(count(kernel.ptx, "setmaxnreg.dec"), 2);
  EXPECT_EQ(count(kernel.ptx, "setmaxnreg.inc"), 1);
}

TEST(Partitions, MoreRegistersThanThereAre) {
  EXPECT_CONTAINS(error_of(R"(
program "greedy" () warps 4 {
  warp_specialize {warps: [4, 8], registers: [56, 240], names: "few,many"} {
  } {
  }
})"),
                  "registers: found 68608 (few: 56, many: 240 a thread, whole warpgroups), a launch of 12 "
                  "warps has 64512");
}

TEST(Partitions, NeedTheirTarget) {
  EXPECT_CONTAINS(error_of(matmul_program(), "sm_80"),
                  "found target sm_80, expected sm_90 or newer (mbarrier)");
  EXPECT_CONTAINS(error_of(matmul_program(), "sm_100a"), "expected sm_90a (wgmma)");
}

}  // namespace
}  // namespace tilewright::lowering
