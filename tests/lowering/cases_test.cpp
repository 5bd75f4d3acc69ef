// Outside cases A22, A23, A28 and A39: kernels of the language with the barriers that the compiler inserts,
// run in the simulator with its race check; expected values by plain loops.
#include <cmath>
#include <random>

#include "dsl/tilewright.h"
#include "lowering/insert_barriers.h"
#include "lowering_test.h"
#include "simulator/simulator.h"

namespace tilewright {
namespace {

using lowering::Target;

// The program as compiled code runs it, checked for races.
simulator::Report run(ir::Program& program, simulator::Memory& memory,
                      std::vector<ir::ArgumentValue> arguments, simulator::Grid grid = {},
                      std::uint64_t seed = 0) {
  Target target = Target::parse("sm_80");
  lowering::insert_barriers(program, lowering::plan_shared_memory(program, target), target);
  simulator::Options options;
  options.check_races = options.check_global_conflicts = true;
  options.seed = seed;
  return simulator::simulate(program, grid, arguments, memory, options);
}

// ---- A22
// ---------------------------------------------------------------------------------------------------------

struct GroupedArgs {
  Ptr<bf16> x, y;    // [rows, 32], [rows, 16]
  Ptr<i32> offsets;  // [groups + 1]
  Ptr<f32> out;      // [groups, 32, 16]
};

// out[g] = x_g^T y_g: the rows of a group are the depth of its product, which may be 0. A ring of `stages`
// slots.
template <int stages>
void grouped_depth(GroupedArgs args) {
  constexpr auto acc = mma_accumulator(2, 1);
  constexpr auto left = dot_operand<0>(acc, 2), right = dot_operand<1>(acc, 2);
  constexpr auto wide = row_major(shape<32, 32>, 2, 8), narrow = row_major(shape<32, 16>, 2, 8);
  Shared<bf16, shape<stages, 32, 32>, swizzle_64B> x_ring;
  Shared<bf16, shape<stages, 32, 16>, swizzle_32B> y_ring;
  I32 group = program_id(0), first = load(args.offsets + group), last = load(args.offsets + group + 1);
  auto fetch = [&](I32 step) {
    auto xr = iota<0, shape<32, 32>, wide>() + (first + step * 32);
    auto yr = iota<0, shape<32, 16>, narrow>() + (first + step * 32);
    copy_async(args.x + (xr * 32 + iota<1, shape<32, 32>, wide>()), x_ring.index(step % stages), xr < last);
    copy_async(args.y + (yr * 16 + iota<1, shape<32, 16>, narrow>()), y_ring.index(step % stages), yr < last);
    commit_group();
  };
  for (int i = 0; i < stages - 1; ++i) fetch(I32(i));
  Var total = zeros<f32, shape<32, 16>, acc>();
  for_(range(0, cdiv(last - first, 32)), [&](I32 step) {
    wait_group<stages - 2>();
    total += dot(x_ring.index(step % stages).template permute<1, 0>().template load<left>(),
                 y_ring.index(step % stages).template load<right>());
    fetch(step + (stages - 1));
  });
  wait_group<0>();
  auto at = (group * 32 + iota<0, shape<32, 16>, acc>()) * 16 + iota<1, shape<32, 16>, acc>();
  store(args.out + at, total);
}

TEST(OutsideCases, A22_GroupsWithoutRowsAsTheDepth) {
  const std::vector<int> sizes{0, 1, 31, 32, 33, 64, 0, 95, 96, 97, 0};
  std::vector<int> offsets{0};
  for (int s : sizes) offsets.push_back(offsets.back() + s);
  auto rows = static_cast<std::size_t>(offsets.back());
  std::mt19937 random(5);
  auto numbers = [&](std::size_t count) {
    std::vector<float> v(count);
    for (float& f : v) f = static_cast<float>(static_cast<int>(random() % 9) - 4);
    return v;
  };
  auto bits = [](const std::vector<float>& v) {
    std::vector<std::uint16_t> b;
    for (float f : v) b.push_back(static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(f) >> 16));
    return b;
  };
  auto x = numbers(rows * 32), y = numbers(rows * 16);
  std::vector<float> expected(sizes.size() * 512, 0.0f);
  for (std::size_t g = 0; g < sizes.size(); ++g)
    for (int r = offsets[g]; r < offsets[g + 1]; ++r)
      for (std::size_t e = 0; e < 512; ++e)
        expected[g * 512 + e] +=
            x[static_cast<std::size_t>(r) * 32 + e / 16] * y[static_cast<std::size_t>(r) * 16 + e % 16];
  for (auto kernel : {&grouped_depth<2>, &grouped_depth<3>, &grouped_depth<4>}) {
    ir::Program program = record({"grouped_depth", 2}, kernel);
    simulator::Memory memory;
    auto px = memory.allocate_copy("x", bits(x)), py = memory.allocate_copy("y", bits(y)),
         po = memory.allocate_copy("offsets", offsets), pr = memory.allocate("out", expected.size() * 4);
    auto report =
        run(program, memory, {{"ptr<bf16>", px}, {"ptr<bf16>", py}, {"ptr<i32>", po}, {"ptr<f32>", pr}},
            {static_cast<std::int64_t>(sizes.size()), 1, 1}, 3);
    EXPECT_TRUE(report.clean()) << report.text();
    EXPECT_EQ(memory.read<float>(pr, expected.size()), expected);
  }
}

// ---- A23
// ---------------------------------------------------------------------------------------------------------

template <class Stride>
struct LossArgs {
  Ptr<f32> x;    // [b, s, v] in any strides
  Ptr<f32> out;  // [b * s]
  Stride stride_b, stride_s;
  I64 stride_v;
};

// One row's log of the sum of exponentials, a CTA a row. The strides are arguments: nothing is taken for
// granted.
template <class Stride>
void row_loss(LossArgs<Stride> args) {
  constexpr auto L = blocked({1}, {32}, {1}, {0});
  auto v = arange<0, 32, L>();
  auto row = args.x + cast<i64>(program_id(1)) * args.stride_b + cast<i64>(program_id(0)) * args.stride_s;
  auto x = load(row + cast<i64>(v) * args.stride_v, v < 8, -INFINITY);
  store(args.out + (program_id(1) * num_programs(0) + program_id(0)), log(sum<0>(exp(x))));
}

TEST(OutsideCases, A23_RowsThatAreDenseButNotAdjacent) {
  std::vector<float> memory_order(64);
  for (std::size_t i = 0; i < 64; ++i) memory_order[i] = std::sin(static_cast<float>(i));
  struct View {
    std::int64_t b, s, v;
  };
  // [2, 4, 8]: contiguous, the transposed view of [4, 2, 8], rows running backwards in memory, columns apart
  for (View view : {View{32, 8, 1}, View{8, 16, 1}, View{4, 8, 1}, View{1, 2, 8}}) {
    ir::Program program = record({"row_loss", 1}, &row_loss<I64>);
    simulator::Memory memory;
    auto px = memory.allocate_copy("x", memory_order), po = memory.allocate("out", 32);
    auto wide = [](std::int64_t v) { return ir::ArgumentValue{"i64", static_cast<std::uint64_t>(v)}; };
    auto report =
        run(program, memory, {{"ptr<f32>", px}, {"ptr<f32>", po}, wide(view.b), wide(view.s), wide(view.v)},
            {4, 2, 1});
    EXPECT_TRUE(report.clean()) << report.text();
    auto found = memory.read<float>(po, 8);
    for (int b = 0; b < 2; ++b)
      for (int s = 0; s < 4; ++s) {
        double total = 0;
        for (int v = 0; v < 8; ++v)
          total +=
              std::exp(double{memory_order[static_cast<std::size_t>(b * view.b + s * view.s + v * view.v)]});
        EXPECT_NEAR(found[static_cast<std::size_t>(b * 4 + s)], std::log(total), 1e-5)
            << view.b << " " << view.s;
      }
  }
  // a kernel that was promised rows of 32 elements refuses the view instead of reading other rows
  ir::Program promised = record({"row_loss", 1}, &row_loss<Multiple<I64, 32>>);
  simulator::Memory memory;
  auto px = memory.allocate_copy("x", memory_order), po = memory.allocate("out", 32);
  auto report =
      run(promised, memory, {{"ptr<f32>", px}, {"ptr<f32>", po}, {"i64", 8}, {"i64", 16}, {"i64", 1}});
  EXPECT_TRUE(report.has(simulator::FindingKind::broken_promise)) << report.text();
  EXPECT_NE(report.text().find("stride_b"), std::string::npos) << report.text();
}

// ---- A28
// ---------------------------------------------------------------------------------------------------------

struct BranchArgs {
  Ptr<i32> flags, out;
};

// Shared memory written and read across warps inside of a branch. A condition that differs between lanes is
// no condition (tests/errors/compile/if_of_a_tile.cpp): such a choice is a mask, and the accesses stay
// outside.
void branch(BranchArgs args) {
  constexpr auto L = blocked({1}, {32}, {2}, {0});
  constexpr auto other = blocked({2}, {32}, {2}, {0});  // both warps read all
  Shared<i32, shape<64>, swizzle_none> buffer;
  auto i = arange<0, 64, L>();
  Var result = zeros<i32, shape<64>, other>();
  for_(range(0, 3), [&](I32 round) {
    if_(load(args.flags + round) != 0, [&] {
      buffer.store(where(i % 2 == 0, i + round, -i));  // the choice of a lane
      result += buffer.load<other>();
      buffer.store(i * 2);
      result += buffer.load<other>();
    }).else_([&] { result += 1000; });
  });
  store(args.out + arange<0, 64, other>(), result);
}

TEST(OutsideCases, A28_BarriersOnlyWhereAllThreadsMeet) {
  for (int flags = 0; flags < 8; ++flags) {
    ir::Program program = record({"branch", 2}, &branch);
    simulator::Memory memory;
    auto pf = memory.allocate_copy("flags", std::vector<int>{flags & 1, flags & 2, flags & 4}),
         po = memory.allocate("out", 256);
    auto report = run(program, memory, {{"ptr<i32>", pf}, {"ptr<i32>", po}});
    EXPECT_TRUE(report.clean()) << report.text();
    auto found = memory.read<int>(po, 64);
    for (int i = 0; i < 64; ++i) {
      int expected = 0;
      for (int round = 0; round < 3; ++round)
        expected += flags >> round & 1 ? (i % 2 == 0 ? i + round : -i) + 2 * i : 1000;
      EXPECT_EQ(found[static_cast<std::size_t>(i)], expected) << i;
    }
  }
  // the barriers stand in the branch, which all threads take or none: its condition is one value of the CTA
  for (const char* target : {"sm_80", "sm_90a"}) {
    auto lowered = lowering::lower(record({"branch", 2}, &branch), Target::parse(target));
    EXPECT_GE(lowering::count(lowered.ptx, "bar.sync"), 3) << lowered.ptx;
    lowering::expect_assembles(lowered, target);
  }
}

// ---- A39
// ---------------------------------------------------------------------------------------------------------

struct ReadThenLoadArgs {
  Ptr<f32> a, out;  // [8, 32], [32]
};

enum class Turn { read_first, load_first };

// A ring whose slot is read, then the next one overwritten, in a loop or written out.
template <int stages, Turn turn, bool loop, bool asynchronous>
void read_then_load(ReadThenLoadArgs args) {
  constexpr auto copies = blocked({1}, {32}, {2}, {0});
  Shared<f32, shape<stages, 32>, swizzle_none> ring;
  auto i = arange<0, 32, copies>();
  ring.index(0).store(full<f32, shape<32>, copies>(100));
  Var total = zeros<f32, shape<32>, copies>();
  auto load_next = [&](I32 k) {
    auto slot = ring.index((k + 1) % stages);
    if constexpr (asynchronous) {
      copy_async(args.a + (k * 32 + i), slot);
      commit_group();
      wait_group<0>();
    } else {
      slot.store(load(args.a + (k * 32 + i)));
    }
  };
  auto body = [&](I32 k) {
    if constexpr (turn == Turn::load_first) load_next(k);
    total += ring.index((turn == Turn::load_first ? k + 1 : k) % stages).template load<copies>();
    if constexpr (turn == Turn::read_first) load_next(k);
  };
  if constexpr (loop)
    for_(range(0, 8), body);
  else
    for (int k = 0; k < 8; ++k) body(I32(k));
  store(args.out + i, total);
}

TEST(OutsideCases, A39_ReadTheOldTileThenLoadTheNext) {
  std::vector<float> a(256);
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = static_cast<float>(i / 32 + 1);
  auto expect = [&](auto kernel, float value) {
    for (std::uint64_t seed : {1u, 2u, 3u}) {  // when copies read and write
      ir::Program program = record({"read_then_load", 2}, kernel);
      simulator::Memory memory;
      auto pa = memory.allocate_copy("a", a), po = memory.allocate("out", 128);
      auto report = run(program, memory, {{"ptr<f32>", pa}, {"ptr<f32>", po}}, {}, seed);
      EXPECT_TRUE(report.clean()) << report.text();
      EXPECT_EQ(memory.read<float>(po, 32), std::vector<float>(32, value));
    }
  };
  auto both = [&]<int stages>() {
    using enum Turn;
    expect(&read_then_load<stages, read_first, true, false>, 128);
    expect(&read_then_load<stages, read_first, false, false>, 128);
    expect(&read_then_load<stages, read_first, true, true>, 128);
    expect(&read_then_load<stages, read_first, false, true>, 128);
    expect(&read_then_load<stages, load_first, true, false>, 36);
    expect(&read_then_load<stages, load_first, false, true>, 36);
  };
  both.operator()<1>();
  both.operator()<2>();
  both.operator()<3>();
  both.operator()<4>();
}

// ---- A46
// ---------------------------------------------------------------------------------------------------------

struct LargeArgs {
  Ptr<bf16> a, b;  // [m, 16], [16, n]
  Ptr<f32> c;      // [m, n]
  I32 rounds;
};

template <int m, int n, int warps>
void large_accumulator(LargeArgs args) {
  constexpr auto acc = mma_accumulator(warps / 2, 2);
  constexpr auto left = dot_operand<0>(acc, 2), right = dot_operand<1>(acc, 2);
  auto a = load(args.a + (iota<0, shape<m, 16>, left>() * 16 + iota<1, shape<m, 16>, left>()));
  auto b = load(args.b + (iota<0, shape<16, n>, right>() * n + iota<1, shape<16, n>, right>()));
  Var c = zeros<f32, shape<m, n>, acc>();
  for_(range(0, args.rounds), [&](I32) { c += dot(a, b); });
  store(args.c + (iota<0, shape<m, n>, acc>() * n + iota<1, shape<m, n>, acc>()), c);
}

// A valid program that does not fit the registers: either a cubin whose spills are reported, or an error that
// says which kernel, how many registers there are and what to change; never the tool's own text alone.
TEST(OutsideCases, A46_AccumulatorsLargerThanTheRegisters) {
  const lowering::Assembler* assembler = lowering::Assembler::shared();
  if (!assembler) GTEST_SKIP() << "no ptxas on this machine";
  auto expect = [&](ir::Program program, int budget) {
    for (const char* name : {"sm_80", "sm_90a"}) {
      auto lowered = lowering::lower(program, Target::parse(name));
      try {
        auto assembly = assembler->assemble(lowered.ptx, Target::parse(name), lowered.name);
        EXPECT_GT(assembly.spill_store_bytes, 0) << name;
        EXPECT_LE(assembly.registers, budget) << name;
      } catch (const UserError& e) {
        std::string text = e.what();
        EXPECT_NE(text.find("kernel 'large' for " + std::string(name)), std::string::npos) << text;
        EXPECT_NE(text.find("change: a smaller tile, more warps"), std::string::npos) << text;
      }
    }
  };
  expect(record({"large", 4}, &large_accumulator<128, 256, 4>), 255);  // 256 accumulators a thread
  expect(record({"large", 32}, &large_accumulator<256, 256, 32>),
         64);  // 64, and the budget of 1024 threads is 64
}

}  // namespace
}  // namespace tilewright
