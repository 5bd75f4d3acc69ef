// Proves how kernels are written: functions, templates, lambdas, aggregates of arguments, names, options.
#include "tests/dsl/machine.h"

namespace tilewright::test {
namespace {

struct Limits {
  F32 low, high;
};
struct Args {
  Aligned<f32> x;
  Limits limits;
  Multiple<I32, 4> n;
  Ptr<f32> out;
};

template <int block, int warps>
void clamp_all(Args a) {
  constexpr auto L = blocked({4}, {32}, {warps}, {0});
  auto i = program_id(0) * block + arange<0, block, L>();
  store(a.out + i, clamp(load(a.x + i, i < a.n, 0), a.limits.low, a.limits.high), i < a.n);
  store(a.out + a.n, cast<f32>(num_programs(0)), program_id(0) == 0);
}

template <class Kernel>
void check(const Kernel& kernel, int block, int warps) {
  Machine m;
  Args args{.x = Ptr<f32>(m.input(counted<f32>(1000)).address()),
            .limits = {.low = 10, .high = 500.5f},
            .n = 1000,
            .out = m.output<f32>(1001)};
  m.run(kernel, args, {(1000 + block - 1) / block, 1, 1}, warps);
  auto out = m.read(args.out, 1001);
  for (int i = 0; i < 1000; ++i) ASSERT_EQ(out[i], std::min(std::max(static_cast<float>(i), 10.0f), 500.5f));
  EXPECT_EQ(out[1000], (1000 + block - 1) / block);
}

TEST(Kernels, Templates) {
  check(&clamp_all<128, 1>, 128, 1);
  check(clamp_all<1024, 4>, 1024, 4);
}

TEST(Kernels, LambdasWithAndWithoutCapture) {
  check([](Args a) { clamp_all<256, 2>(a); }, 256, 2);
  int calls = 0;
  check(
      [&](Args a) {
        ++calls;
        clamp_all<256, 2>(a);
      },
      256, 2);
  EXPECT_EQ(calls, 1);
}

TEST(Kernels, NamesTypesAndPromisesOfParameters) {
  ir::Program p = record({"clamp_all", 4}, &clamp_all<512, 4>);
  std::vector<std::string> names, types;
  std::vector<std::int64_t> multiples;
  for (std::size_t i = 0; i < p.parameters.size(); ++i) {
    names.push_back(p.parameters[i].name);
    multiples.push_back(p.parameters[i].multiple);
    types.push_back(p.body->arguments[i]->type.brief());
  }
  EXPECT_EQ(names, (std::vector<std::string>{"x", "limits.low", "limits.high", "n", "out"}));
  EXPECT_EQ(types, (std::vector<std::string>{"ptr<f32>", "f32", "f32", "i32", "ptr<f32>"}));
  EXPECT_EQ(multiples, (std::vector<std::int64_t>{16, 1, 1, 4, 4}));
  EXPECT_EQ(p.name, "clamp_all");
  EXPECT_EQ(p.num_warps, 4);
}

TEST(Kernels, LocalStructsAndSeveralKernelsInOneFile) {
  struct First {
    Ptr<i32> out;
    I64 big;
  };
  struct Second {
    I1 yes;
    Scalar<u8> byte;
    Ptr<bf16> out;
  };
  ir::Program a = record(
      {"a", 1}, +[](First f) { store(f.out, cast<i32>(f.big >> 32)); });
  ir::Program b = record(
      {"b", 1}, +[](Second s) { store(s.out, where(s.yes, cast<bf16>(cast<f32>(s.byte)), 0)); });
  EXPECT_EQ(a.parameters[1].name, "big");
  EXPECT_EQ(b.parameters[1].name, "byte");
  bf16 storage{};
  auto values = argument_values(Second{.yes = true, .byte = 200, .out = &storage});
  ASSERT_EQ(values.size(), 3u);
  EXPECT_EQ(values[0].type, "i1");
  EXPECT_EQ(values[0].bits, 1u);
  EXPECT_EQ(values[1].type, "u8");
  EXPECT_EQ(values[1].bits, 200u);
  EXPECT_EQ(values[2].type, "ptr<bf16>");
}

TEST(Kernels, NumbersOfArgumentsAreTheirBits) {
  struct Numbers {
    I32 i;
    I64 l;
    F32 f;
    Scalar<i16> s;
    Scalar<i8> b;
  };
  auto v = argument_values(Numbers{.i = -1, .l = INT64_MIN, .f = 1, .s = -2, .b = -128});
  EXPECT_EQ(v[0].bits, 0xffffffffu);
  EXPECT_EQ(v[1].bits, 1ull << 63);
  EXPECT_EQ(v[2].bits, 0x3f800000u);
  EXPECT_EQ(v[3].bits, 0xfffeu);
  EXPECT_EQ(v[4].bits, 0x80u);
}

TEST(Kernels, RecordingIsTheSameEveryTimeAndNests) {
  std::string once = ir::print(record({"k", 4}, &clamp_all<512, 4>));
  std::string inner;
  ir::Program outer = record({"k", 4}, [&](Args a) {
    inner = ir::print(record({"k", 4}, &clamp_all<512, 4>));  // another kernel, recorded meanwhile
    clamp_all<512, 4>(a);
  });
  EXPECT_EQ(inner, once);
  EXPECT_EQ(ir::print(outer), once);
}

}  // namespace
}  // namespace tilewright::test
