// Outside cases A9, A26, A29 and A37 on the Hopper engine, as kernels of the language: what the compiler
// orders by itself, what it refuses, and values from the simulator with the compiler's own barriers.
#include <cmath>

#include "dsl/tilewright.h"
#include "hopper_case.h"
#include "lowering_test.h"
#include "tests/simulator/kernel.h"

namespace tilewright {
namespace {

using lowering::add_barriers;
using lowering::count;
using lowering::hopper;
using lowering::run;
using simulator::test::tensor_argument;

std::string error_of(const ir::Program& program) {
  try {
    lowering::lower(program, hopper);
  } catch (const UserError& e) {
    return e.what();
  }
  return "no error";
}

// ---- A9
// ---------------------------------------------------------------------------------------------------------

struct LongSumArgs {
  TensorMap<e4m3> a, b;  // [64, K], [8, K]
  Ptr<f32> c, out;       // [64, 8]
  I32 k;
};

// out = c + a b^T. promoted: products of 128 numbers are summed by the tensor core, those sums in f32.
ir::Program long_sum(bool promoted) {
  return record({"long_sum", 4}, [promoted](LongSumArgs args) {
    constexpr auto C = wgmma_accumulator(4);
    Shared<e4m3, shape<64, 128>, swizzle_128B> a;  // [64, 128]
    Shared<e4m3, shape<8, 128>, swizzle_128B> b;   // [8, 128]
    Barriers<1> ready({.expects = 1}, "ready");
    auto place = iota<0, shape<64, 8>, C>() * 8 + iota<1, shape<64, 8>, C>();
    Var sum = load(args.c + place);            // [64, 8]
    Var part = zeros<f32, shape<64, 8>, C>();  // [64, 8]
    for_(range(0, args.k, 128), [&](I32 k) {
      auto filled = ready[0];
      filled.expect(a, b);
      copy_async(args.a.at(0, k), a, filled);
      copy_async(args.b.at(0, k), b, filled);
      filled.wait(k / 128);
      if (promoted) {
        part += dot(a, transpose(b), accumulate(false));
        sum += wait(part);
      } else {
        sum += dot(a, transpose(b));
        dot_wait<0>(sum);
      }
    });
    store(args.out + place, sum);
  });
}

std::vector<float> run_long_sum(bool promoted, int k, std::uint8_t a, std::uint8_t b, float c) {
  ir::Program program = long_sum(promoted);
  add_barriers(program);
  simulator::Memory memory;
  const int columns = std::max(k, 128);  // a tensor has at least one
  auto size = static_cast<std::size_t>(columns);
  auto pa = memory.allocate_copy("a", std::vector<std::uint8_t>(64 * size, a)),
       pb = memory.allocate_copy("b", std::vector<std::uint8_t>(8 * size, b)),
       pc = memory.allocate_copy("c", std::vector<float>(512, c)), po = memory.allocate("out", 2048);
  auto report = run(program, memory,
                    {tensor_argument("tensor_map<e4m3, 2>", pa, {64, columns}, 1),
                     tensor_argument("tensor_map<e4m3, 2>", pb, {8, columns}, 1),
                     {"ptr<f32>", pc},
                     {"ptr<f32>", po},
                     {"i32", static_cast<std::uint32_t>(k)}});
  EXPECT_TRUE(report.clean()) << report.text();
  return memory.read<float>(po, 512);
}

// The tensor core's sum as it was measured: 13 bits of fraction, cut after each k = 32.
double cut(double sum) {
  if (sum == 0) return 0;
  double unit = std::ldexp(1.0, std::ilogb(sum) - 13);
  return std::trunc(sum / unit) * unit;
}
double hopper_sum(int k, double product, bool promoted) {
  double sum = 0, part = 0;
  for (int i = 0; i < k; i += 32) {
    part = cut(part + 32 * product);
    if (promoted && (i + 32) % 128 == 0) sum += part, part = 0;
  }
  return sum + part;
}

// The simulator sums in f32 (docs/architecture/simulator.md); the hardware's own sum falls short of long
// same-signed sums by the values of the report, and promoting every 128 numbers gives the exact ones.
TEST(HopperCases, A9_LongSumsOfE4m3) {
  constexpr std::uint8_t one_and_an_eighth = 0x39, three = 0x44, zero = 0;
  const double product = 1.125 * 1.125;
  EXPECT_EQ(hopper_sum(4096, product, false), 5184);
  EXPECT_EQ(hopper_sum(7168, product, false), 9061);
  EXPECT_EQ(hopper_sum(16384, product, false), 20580);
  EXPECT_EQ(hopper_sum(65536, product, false), 82016);
  for (int k : {128, 4096, 7168, 16384, 65536}) {
    const double exact = k * product;
    EXPECT_EQ(hopper_sum(k, product, true), exact) << k;
    for (bool promoted : {true, false})
      EXPECT_EQ(run_long_sum(promoted, k, one_and_an_eighth, one_and_an_eighth, 0),
                std::vector<float>(512, static_cast<float>(exact)))
          << k << " " << promoted;
  }
  // a product of zeros leaves what was there, to the last bit
  EXPECT_EQ(run_long_sum(true, 512, three, zero, 3.0029351711f), std::vector<float>(512, 3.0029351711f));
  EXPECT_EQ(run_long_sum(true, 0, three, three, 3.0029351711f), std::vector<float>(512, 3.0029351711f));
  // both forms have code; the promoted one overwrites the tensor core's sum and adds outside of it
  for (bool promoted : {true, false}) {
    auto lowered = lowering::lower(long_sum(promoted), hopper);
    EXPECT_EQ(count(lowered.ptx, "wgmma.mma_async.sync.aligned.m64n8k32.f32.e4m3.e4m3"), 4);
    EXPECT_EQ(count(lowered.ptx, "add.rn.f32") + count(lowered.ptx, "add.f32"), promoted ? 4 : 0)
        << lowered.ptx;
    lowering::expect_assembles(lowered);
  }
}

// ---- A26
// ---------------------------------------------------------------------------------------------------------

struct StagedArgs {
  Ptr<bf16> a;   // [4, 128, 64]
  Ptr<f32> out;  // [128, 128]
};

// One shared operand, staged by plain stores of all threads and read by two warpgroups' products; no barrier
// in the source, at the loop's end or anywhere.
void staged_by_all(StagedArgs args) {
  constexpr auto C = wgmma_accumulator(8);
  constexpr auto rows = row_major(shape<128, 64>, 8, 8);
  Shared<bf16, shape<128, 64>, swizzle_128B> tile;  // [128, 64]
  Var acc = zeros<f32, shape<128, 128>, C>();       // [128, 128]
  for_(range(0, 4), [&](I32 k) {
    auto place = (k * 128 + iota<0, shape<128, 64>, rows>()) * 64 + iota<1, shape<128, 64>, rows>();
    tile.store(load(args.a + place));
    fence_async();
    acc += dot(tile, transpose(tile));
    dot_wait<0>(acc);
  });
  store(args.out + (iota<0, shape<128, 128>, C>() * 128 + iota<1, shape<128, 128>, C>()), acc);
}

TEST(HopperCases, A26_BarriersOfPlainStoresAreTheCompilers) {
  ir::Program bare = record({"staged", 8}, &staged_by_all), ordered = record({"staged", 8}, &staged_by_all);
  add_barriers(ordered);
  auto number = [](std::size_t i) { return static_cast<int>((i * 5 + i / 64 * 3) % 7) - 3; };
  std::vector<std::uint16_t> a;
  for (std::size_t i = 0; i < 4 * 128 * 64; ++i)
    a.push_back(
        static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(static_cast<float>(number(i))) >> 16));
  std::vector<float> expected(128 * 128, 0.0f);
  for (std::size_t k = 0; k < 4; ++k)
    for (std::size_t i = 0; i < 128; ++i)
      for (std::size_t j = 0; j < 128; ++j)
        for (std::size_t e = 0; e < 64; ++e)
          expected[i * 128 + j] +=
              static_cast<float>(number((k * 128 + i) * 64 + e) * number((k * 128 + j) * 64 + e));
  for (bool with_barriers : {false, true}) {
    simulator::Memory memory;
    auto pa = memory.allocate_copy("a", a), po = memory.allocate("out", 128 * 128 * 4);
    auto report = run(with_barriers ? ordered : bare, memory, {{"ptr<bf16>", pa}, {"ptr<f32>", po}});
    EXPECT_EQ(report.clean(), with_barriers) << report.text();
    if (with_barriers) {
      EXPECT_EQ(memory.read<float>(po, expected.size()), expected);
      continue;
    }
    // the report names both lines of this file: the store and the product
    EXPECT_NE(report.text().find("shared_store"), std::string::npos) << report.text();
    EXPECT_NE(report.text().find("dot_async"), std::string::npos) << report.text();
    EXPECT_NE(report.text().find("hopper_cases_test.cpp:"), std::string::npos) << report.text();
  }
  auto lowered = lowering::lower(bare, hopper);
  EXPECT_EQ(count(lowered.ptx, "bar.sync"), 2) << lowered.ptx;
  lowering::expect_assembles(lowered);
}

// ---- A29
// ---------------------------------------------------------------------------------------------------------

struct RegisterArgs {
  Ptr<i8> a;     // [rounds, 2, 64, 16]
  Ptr<f32> out;  // [2, 64, 64]
  I32 rounds;
};

// Two products an iteration whose left operands are converted in registers; `pending` of them stay in flight
// when the next iteration converts its own.
template <int pending>
void two_products(RegisterArgs args) {
  constexpr auto C = wgmma_accumulator(4);
  constexpr auto L = dot_operand<0>(C, 2);
  constexpr auto rows = row_major(shape<16, 64>, 4, 8);
  Shared<bf16, shape<16, 64>, swizzle_128B> b;  // [16, 64]
  b.store(cast<bf16>((iota<0, shape<16, 64>, rows>() + iota<1, shape<16, 64>, rows>()) % 5));
  fence_async();
  Var x = zeros<f32, shape<64, 64>, C>(), y = zeros<f32, shape<64, 64>, C>();  // [64, 64]
  auto part = [&](I32 round, int which) {                                      // [64, 16]
    auto at = ((round * 2 + which) * 64 + iota<0, shape<64, 16>, L>()) * 16 + iota<1, shape<64, 16>, L>();
    return cast<bf16>(load(args.a + at));
  };
  for_(range(0, args.rounds), [&](I32 round) {
    auto first = part(round, 0);
    x += dot(first, b);
    auto second = part(round, 1);
    y += dot(second, b);
    dot_wait<pending>(x, y);
  });
  dot_wait<0>(x, y);
  auto at = iota<0, shape<64, 64>, C>() * 64 + iota<1, shape<64, 64>, C>();
  store(args.out + at, x);
  store(args.out + (at + 4096), y);
}

TEST(HopperCases, A29_RegistersOfTwoProductsInFlight) {
  ir::Program waits = record({"two_products", 4}, &two_products<0>),
              one_left = record({"two_products", 4}, &two_products<1>);
  // With one product left in flight the next conversions would write what it reads: refused, with the line.
  std::string error = error_of(one_left);
  EXPECT_NE(error.find("may still be reading as a"), std::string::npos) << error;
  EXPECT_NE(error.find("hopper_cases_test.cpp:"), std::string::npos) << error;
  auto lowered = lowering::lower(waits, hopper);
  EXPECT_EQ(count(lowered.ptx, "wgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16"), 2) << lowered.ptx;
  lowering::expect_assembles(lowered);
  add_barriers(waits);
  simulator::Memory memory;
  auto number = [](std::size_t i) { return static_cast<int>(i * 3 % 11) - 5; };
  std::vector<std::int8_t> a;
  for (std::size_t i = 0; i < 3 * 2 * 64 * 16; ++i) a.push_back(static_cast<std::int8_t>(number(i)));
  auto pa = memory.allocate_copy("a", a), po = memory.allocate("out", 2 * 4096 * 4);
  auto report = run(waits, memory, {{"ptr<i8>", pa}, {"ptr<f32>", po}, {"i32", 3}});
  EXPECT_TRUE(report.clean()) << report.text();
  auto got = memory.read<float>(po, 2 * 4096);
  for (std::size_t which = 0; which < 2; ++which)
    for (std::size_t i = 0; i < 64; ++i)
      for (std::size_t j = 0; j < 64; ++j) {
        int sum = 0;
        for (std::size_t round = 0; round < 3; ++round)
          for (std::size_t k = 0; k < 16; ++k)
            sum += number(((round * 2 + which) * 64 + i) * 16 + k) * static_cast<int>((k + j) % 5);
        ASSERT_EQ(got[which * 4096 + i * 64 + j], static_cast<float>(sum)) << which << " " << i << " " << j;
      }
}

// ---- A37
// ---------------------------------------------------------------------------------------------------------

ir::Program three_roles(int producer, int consumer) {
  return ir::parse("program \"roles\" () warps 4 {\n  warp_specialize {warps: [1, 4, 4], registers: [" +
                       std::to_string(producer) + ", " + std::to_string(consumer) + ", " +
                       std::to_string(consumer) + "], names: \"load,a,b\"} {\n  } {\n  } {\n  }\n}\n",
                   "kernel.tile");
}

// The launch of 12 warps has 168 registers a thread: 3 x 168 = 504 for the three warpgroups. What is asked
// for is handed over, or refused before the launch; there is no wait that never ends.
TEST(HopperCases, A37_RegistersAreCountedBeforeTheLaunch) {
  for (int producer = 24; producer <= 56; producer += 8)
    for (int consumer = 208; consumer <= 256; consumer += 8) {
      SCOPED_TRACE(std::to_string(producer) + " + 2 x " + std::to_string(consumer));
      std::string error = error_of(three_roles(producer, consumer));
      if (producer + 2 * consumer <= 504) {
        EXPECT_EQ(error, "no error");
        auto lowered = lowering::lower(three_roles(producer, consumer), hopper);
        EXPECT_EQ(count(lowered.ptx, "setmaxnreg.dec"), 1);
        EXPECT_EQ(count(lowered.ptx, "setmaxnreg.inc"), 2);
      } else {
        EXPECT_NE(error.find("registers: found " + std::to_string((producer + 2 * consumer) * 128)),
                  std::string::npos)
            << error;
        EXPECT_NE(error.find("a launch of 12 warps has 64512 (168 a thread); give a partition fewer"),
                  std::string::npos)
            << error;
      }
    }
  lowering::expect_assembles(lowering::lower(three_roles(24, 240), hopper));
  lowering::expect_assembles(lowering::lower(three_roles(40, 232), hopper));
}

struct GatherArgs {
  Ptr<f32> in;    // [n]
  Ptr<i32> rows;  // [1024]
  Ptr<f32> out;   // [1024]
};

// A partition of one warp that gathers `elements` numbers a lane through registers.
template <int elements, int budget>
void gather(GatherArgs args) {
  constexpr auto L = blocked({1}, {32}, {1}, {0});
  auto load_all = [&] {
    auto i = arange<0, elements * 32, L>();
    auto x = load(args.in + load(args.rows + i));
    store(args.out + i, x + sum<0>(x));  // all of them are live at once
  };
  warp_specialize(partition("gather", warps<1>, registers<budget>, load_all),
                  partition("rest", warps<4>, registers<232>, [] {}));
}

// A producer whose code needs more registers than its budget spills, which strict compilation refuses.
TEST(HopperCases, A37_ProducersThatNeedMoreThanTheirBudget) {
  if (!lowering::Assembler::shared()) GTEST_SKIP() << "no ptxas on this machine";
  lowering::LowerOptions strict;
  strict.strict = true;
  auto compile = [&](void (*kernel)(GatherArgs)) -> std::string {
    try {
      lowering::compile(record({"gather", 4}, kernel), hopper, strict);
    } catch (const UserError& e) {
      return e.what();
    }
    return "no error";
  };
  EXPECT_EQ(compile(&gather<1, 24>), "no error");
  EXPECT_EQ(compile(&gather<32, 168>), "no error");
  std::string error = compile(&gather<32, 24>);
  EXPECT_NE(error.find("gather"), std::string::npos) << error;
  EXPECT_NE(error.find("registers"), std::string::npos) << error;
}

}  // namespace
}  // namespace tilewright
