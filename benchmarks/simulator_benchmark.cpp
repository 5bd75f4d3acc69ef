// How fast the simulator is: elements of a vector add, and an expert matmul as the MoE kernels have it (few
// rows, the weights stream through a cp.async ring), without and with all checks.
#include <benchmark/benchmark.h>

#include <vector>

#include "dsl/tilewright.h"
#include "simulator/simulator.h"

namespace tilewright {
namespace {

struct AddArgs {
  Ptr<f32> x, y, out;
  I32 n;
};

void vector_add(AddArgs args) {
  constexpr auto layout = blocked({4}, {32}, {4}, {0});
  auto offsets = program_id(0) * 1024 + arange<0, 1024, layout>();
  auto mask = offsets < args.n;
  store(args.out + offsets, load(args.x + offsets, mask, 0) + load(args.y + offsets, mask, 0), mask);
}

struct ExpertArgs {
  Ptr<bf16> x, w, y;  // [rows, k], [n, k], [rows, n]
  I32 rows, n, k;
};

constexpr int block_m = 16, block_n = 128, block_k = 64, stages = 3;

void expert_matmul(ExpertArgs args) {
  constexpr auto a_layout = row_major(shape<block_m, block_k>, 4, 8);
  constexpr auto b_layout = row_major(shape<block_n, block_k>, 4, 8);
  constexpr auto accumulator = mma_accumulator(1, 4);
  constexpr auto a_operand = dot_operand<0>(accumulator, 2);
  constexpr auto b_operand = dot_operand<1>(accumulator, 2);
  auto n0 = program_id(0) * block_n;
  Shared<bf16, shape<stages, block_m, block_k>, swizzle_128B> a_ring;
  Shared<bf16, shape<stages, block_n, block_k>, swizzle_128B> b_ring;
  auto a_row = iota<0, shape<block_m, block_k>, a_layout>();
  auto a_col = iota<1, shape<block_m, block_k>, a_layout>();
  auto b_row = n0 + iota<0, shape<block_n, block_k>, b_layout>();
  auto b_col = iota<1, shape<block_n, block_k>, b_layout>();
  auto fetch = [&](I32 step) {
    I32 k0 = step * block_k;
    copy_async(args.x + (a_row * args.k + a_col + k0), a_ring.index(step % stages),
               (a_row < args.rows) & (a_col + k0 < args.k));
    copy_async(args.w + (b_row * args.k + b_col + k0), b_ring.index(step % stages),
               (b_row < args.n) & (b_col + k0 < args.k));
    commit_group();
  };
  I32 steps = (args.k + (block_k - 1)) / block_k;
  for (int i = 0; i < stages - 1; ++i) fetch(I32(i));
  Var acc = zeros<f32, shape<block_m, block_n>, accumulator>();
  for_(range(0, steps), [&](I32 step) {
    wait_group<stages - 2>();
    barrier();
    auto a = a_ring.index(step % stages).load<a_operand>();
    auto b = b_ring.index(step % stages).permute<1, 0>().load<b_operand>();
    acc += dot(a, b);
    fetch(step + (stages - 1));
  });
  auto row = iota<0, shape<block_m, block_n>, accumulator>();
  auto col = n0 + iota<1, shape<block_m, block_n>, accumulator>();
  store(args.y + (row * args.n + col), cast<bf16>(acc), (row < args.rows) & (col < args.n));
}

void vector_add_speed(benchmark::State& state) {
  ir::Program program = record({"vector_add", 4}, &vector_add);
  int n = 1 << 22;
  simulator::Memory memory;
  auto bytes = static_cast<std::uint64_t>(n) * 4;
  auto x = memory.allocate("x", bytes), y = memory.allocate("y", bytes), out = memory.allocate("out", bytes);
  auto count = static_cast<std::uint64_t>(n);
  std::vector<ir::ArgumentValue> arguments{
      {"ptr<f32>", x}, {"ptr<f32>", y}, {"ptr<f32>", out}, {"i32", count}};
  for (auto _ : state)
    if (!simulator::simulate(program, {n / 1024, 1, 1}, arguments, memory).clean())
      state.SkipWithError("findings");
  state.SetItemsProcessed(state.iterations() * n);
}
BENCHMARK(vector_add_speed)->Unit(benchmark::kMillisecond)->UseRealTime();

// One expert of gpt-oss bmm1: 4 rows, K 2880, N 5760. Sixteen of them are one rank's layer at 128 tokens.
void expert_matmul_speed(benchmark::State& state) {
  ir::Program program = record({"expert_matmul", 4}, &expert_matmul);
  int rows = 4, n = 5760, k = 2880;
  simulator::Memory memory;
  auto x = memory.allocate("x", static_cast<std::uint64_t>(rows) * k * 2);
  auto w = memory.allocate("w", static_cast<std::uint64_t>(n) * k * 2);
  auto y = memory.allocate("y", static_cast<std::uint64_t>(rows) * n * 2);
  auto number = [](int v) { return ir::ArgumentValue{"i32", static_cast<std::uint64_t>(v)}; };
  std::vector<ir::ArgumentValue> arguments{{"ptr<bf16>", x}, {"ptr<bf16>", w}, {"ptr<bf16>", y},
                                           number(rows),     number(n),        number(k)};
  simulator::Options options;
  options.check_races = options.check_global_conflicts = state.range(0) != 0;
  for (auto _ : state) {
    simulator::Report r =
        simulator::simulate(program, {(n + block_n - 1) / block_n, 1, 1}, arguments, memory, options);
    if (!r.clean()) state.SkipWithError(r.text().c_str());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(n) * k);
}
BENCHMARK(expert_matmul_speed)
    ->ArgName("checks")
    ->Arg(0)
    ->Arg(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace tilewright
