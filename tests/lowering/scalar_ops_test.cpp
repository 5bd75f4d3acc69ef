// Every scalar op of every legal type has code on every target (outside case A42), and the instruction it
// becomes is the one that its rounding and NaN rules need.
#include <gtest/gtest.h>

#include "lowering_test.h"
#include "scalar_cases.h"

namespace tilewright::lowering {
namespace {

constexpr const char* targets[] = {"sm_80", "sm_89", "sm_90a", "sm_120a"};

// Adds loads of the operands, the op and a store of its result.
void add_case(KernelBuilder& k, const Case& c, std::map<ElementType, ir::Value*>& pointers) {
  auto pointer = [&](ElementType t) {
    ir::Value*& p = pointers[t];
    if (!p) p = k.parameter(std::string("p_") + ir::name(t), ir::Type::pointer(t));
    return p;
  };
  std::vector<ir::Value*> operands;
  for (std::size_t i = 0; i < c.operands.size(); ++i) {
    ir::Value* place =
        k.value(OpKind::pointer_add_, {pointer(c.operands[i]), k.constant(static_cast<int>(i))},
                ir::Type::pointer(c.operands[i]));
    operands.push_back(k.value(OpKind::load_, {place}, ir::Type::scalar(c.operands[i])));
  }
  ir::Value* result = k.value(c.kind, operands, ir::Type::scalar(c.result), c.attributes);
  k.op(OpKind::store_, {pointer(c.result), result}, {});
}

// The same on a tile of two neighbouring elements a thread, where packed instructions may be used.
void add_tile_case(KernelBuilder& k, const Case& c, std::map<ElementType, ir::Value*>& pointers) {
  ir::Shape shape = ir::make_shape(256);
  ir::TileLayout layout = ir::Blocked{{2}, {32}, {4}, {0}}.resolve(shape);
  auto tile = [&](ir::Element e) { return ir::Type::tile(e, shape, layout); };
  ir::Value* range = k.value(OpKind::arange_, {}, tile({i32}), {{"start", std::int64_t{0}}});
  auto places = [&](ElementType t) {
    ir::Value*& p = pointers[t];
    if (!p) p = k.parameter(std::string("p_") + ir::name(t), ir::Type::pointer(t), 16);
    return k.map(OpKind::pointer_add_, {p, range}, tile({t, true}));
  };
  std::vector<ir::Value*> operands;
  for (ElementType t : c.operands) operands.push_back(k.value(OpKind::load_, {places(t)}, tile({t})));
  if (operands.empty()) return;
  ir::Value* result = k.map(c.kind, operands, tile({c.result}), c.attributes);
  k.op(OpKind::store_, {places(c.result), result}, {});
}

class EveryScalarOp : public ::testing::TestWithParam<OpKind> {};

TEST_P(EveryScalarOp, HasCodeForEveryTypeOnEveryTarget) {
  std::vector<Case> cases = cases_of(GetParam());
  ASSERT_FALSE(cases.empty());
  KernelBuilder k("every_type");
  std::map<ElementType, ir::Value*> pointers;
  for (const Case& c : cases) add_case(k, c, pointers);
  for (const char* target : targets) {
    SCOPED_TRACE(target);
    LoweredKernel lowered;
    ASSERT_NO_THROW(lowered = lower(k.program, Target::parse(target)));
    expect_assembles(lowered, target);
  }
}

TEST_P(EveryScalarOp, HasCodeInTilesOnEveryTarget) {
  KernelBuilder k("every_type");
  std::map<ElementType, ir::Value*> pointers;
  for (const Case& c : cases_of(GetParam())) add_tile_case(k, c, pointers);
  for (const char* target : targets) {
    SCOPED_TRACE(target);
    LoweredKernel lowered;
    ASSERT_NO_THROW(lowered = lower(k.program, Target::parse(target)));
    expect_assembles(lowered, target);
  }
}

INSTANTIATE_TEST_SUITE_P(Scalar, EveryScalarOp, ::testing::ValuesIn(scalar_ops()),
                         [](const auto& i) { return std::string(ir::name(i.param)); });

struct Line {
  const char* target;
  Case c;
  const char* expected;  // a part of the PTX
};

// One line an instruction.
const std::vector<Line>& table() {
  static const KernelBuilder::Attributes keep_nan{{"propagate_nan", std::int64_t{1}}},
      drop_nan{{"propagate_nan", std::int64_t{0}}}, approximate{{"approximate", std::int64_t{1}}};
  static const std::vector<Line> lines = {
      {"sm_80", {OpKind::add_, {f32, f32}, f32, {}}, "add.rn.f32"},
      {"sm_80", {OpKind::add_, {f16, f16}, f16, {}}, "add.rn.f16"},
      {"sm_80", {OpKind::add_, {bf16, bf16}, bf16, {}}, "fma.rn.bf16"},  // a * 1 + b
      {"sm_90a", {OpKind::add_, {bf16, bf16}, bf16, {}}, "add.rn.bf16"},
      {"sm_90a", {OpKind::sub_, {bf16, bf16}, bf16, {}}, "sub.rn.bf16"},
      {"sm_90a", {OpKind::mul_, {bf16, bf16}, bf16, {}}, "mul.rn.bf16"},
      {"sm_90a", {OpKind::add_, {i64, i64}, i64, {}}, "add.s64"},
      {"sm_80", {OpKind::mul_, {f32, f32}, f32, {}}, "mul.rn.f32"},
      {"sm_80", {OpKind::fma_, {f32, f32, f32}, f32, {}}, "fma.rn.f32"},
      {"sm_80", {OpKind::fma_, {f16, f16, f16}, f16, {}}, "fma.rn.f16"},
      {"sm_80", {OpKind::fma_, {bf16, bf16, bf16}, bf16, {}}, "fma.rn.bf16"},
      {"sm_80", {OpKind::div_, {f32, f32}, f32, {}}, "div.rn.f32"},
      {"sm_80", {OpKind::div_, {f32, f32}, f32, approximate}, "div.full.f32"},
      {"sm_80", {OpKind::div_, {i32, i32}, i32, {}}, "div.s32"},
      {"sm_80", {OpKind::div_, {u8, u8}, u8, {}}, "div.u32"},
      {"sm_80", {OpKind::rem_, {i64, i64}, i64, {}}, "rem.s64"},
      {"sm_80", {OpKind::mulhi_, {i32, i32}, i32, {}}, "mul.hi.s32"},
      {"sm_80", {OpKind::mulhi_, {i64, i64}, i64, {}}, "mul.hi.s64"},
      {"sm_80", {OpKind::minimum_, {f32, f32}, f32, keep_nan}, "min.NaN.f32"},
      {"sm_80", {OpKind::minimum_, {f32, f32}, f32, drop_nan}, "min.f32"},
      {"sm_80", {OpKind::maximum_, {f16, f16}, f16, keep_nan}, "max.NaN.f16"},
      {"sm_80", {OpKind::maximum_, {bf16, bf16}, bf16, drop_nan}, "max.bf16"},
      {"sm_80", {OpKind::maximum_, {i32, i32}, i32, drop_nan}, "max.s32"},
      {"sm_80", {OpKind::exp_, {f32}, f32, {}}, "ex2.approx.ftz.f32"},
      {"sm_80", {OpKind::exp2_, {f32}, f32, {}}, "ex2.approx.f32"},
      {"sm_80", {OpKind::log_, {f32}, f32, {}}, "lg2.approx.f32"},
      {"sm_80", {OpKind::log2_, {f32}, f32, {}}, "lg2.approx.f32"},
      {"sm_80", {OpKind::sin_, {f32}, f32, {}}, "sin.approx.f32"},
      {"sm_80", {OpKind::cos_, {f32}, f32, {}}, "cos.approx.f32"},
      {"sm_80", {OpKind::tanh_, {f32}, f32, {}}, "tanh.approx.f32"},
      {"sm_80", {OpKind::sqrt_, {f32}, f32, {}}, "sqrt.rn.f32"},
      {"sm_80", {OpKind::rsqrt_, {f32}, f32, {}}, "rsqrt.approx.f32"},
      {"sm_80", {OpKind::floor_, {f32}, f32, {}}, "cvt.rmi.f32.f32"},
      {"sm_80", {OpKind::ceil_, {f32}, f32, {}}, "cvt.rpi.f32.f32"},
      {"sm_80", {OpKind::cast_, {f32}, bf16, {}}, "cvt.rn.bf16.f32"},
      {"sm_80", {OpKind::cast_, {f32}, f16, {}}, "cvt.rn.f16.f32"},
      {"sm_80", {OpKind::cast_, {f32}, i32, {}}, "cvt.rzi.s32.f32"},
      {"sm_80", {OpKind::cast_, {f32}, i64, {}}, "cvt.rzi.s64.f32"},
      {"sm_80", {OpKind::cast_, {i32}, f32, {}}, "cvt.rn.f32.s32"},
      {"sm_80", {OpKind::cast_, {i32}, bf16, {}}, "cvt.rz.f32.s32"},  // to odd, then to nearest
      {"sm_89", {OpKind::cast_, {f32}, e4m3, {}}, "cvt.rn.satfinite.e4m3x2.f32"},
      {"sm_90a", {OpKind::cast_, {f32}, e5m2, {}}, "cvt.rn.satfinite.e5m2x2.f32"},
      {"sm_90a", {OpKind::cast_, {e4m3}, f32, {}}, "cvt.rn.f16x2.e4m3x2"},
      {"sm_90a", {OpKind::cast_, {e5m2}, f16, {}}, "cvt.rn.f16x2.e5m2x2"},
  };
  return lines;
}

TEST(InstructionTable, EveryScalarOpBecomesItsInstruction) {
  for (const Line& line : table()) {
    KernelBuilder k("one_op");
    std::map<ElementType, ir::Value*> pointers;
    add_case(k, line.c, pointers);
    LoweredKernel lowered = lower(k.program, Target::parse(line.target));
    EXPECT_NE(lowered.ptx.find(line.expected), std::string::npos)
        << line.target << " " << ir::name(line.c.kind) << ": expected " << line.expected << " in\n"
        << lowered.ptx;
  }
}

TEST(InstructionTable, NeighboursShareAPackedInstruction) {
  static const std::vector<Line> packed = {
      {"sm_80", {OpKind::add_, {f16, f16}, f16, {}}, "add.rn.f16x2"},
      {"sm_90a", {OpKind::mul_, {bf16, bf16}, bf16, {}}, "mul.rn.bf16x2"},
      {"sm_80", {OpKind::fma_, {bf16, bf16, bf16}, bf16, {}}, "fma.rn.bf16x2"},
      {"sm_80", {OpKind::cast_, {f32}, bf16, {}}, "cvt.rn.bf16x2.f32"},
      {"sm_80", {OpKind::cast_, {f32}, f16, {}}, "cvt.rn.f16x2.f32"},
      {"sm_89", {OpKind::cast_, {f32}, e4m3, {}}, "cvt.rn.satfinite.e4m3x2.f32"},
      {"sm_90a", {OpKind::cast_, {e4m3}, f16, {}}, "cvt.rn.f16x2.e4m3x2"},
  };
  for (const Line& line : packed) {
    KernelBuilder k("two");
    std::map<ElementType, ir::Value*> pointers;
    add_tile_case(k, line.c, pointers);
    LoweredKernel lowered = lower(k.program, Target::parse(line.target));
    EXPECT_EQ(count(lowered.ptx, line.expected), 1) << line.expected << " in\n" << lowered.ptx;
  }
}

TEST(ScalarOps, NothingIsContractedThatTheProgramDoesNotFuse) {
  KernelBuilder k("no_fusion");
  ir::Value* p = k.parameter("p", ir::Type::pointer(f32));
  ir::Value* x = k.value(OpKind::load_, {p}, ir::Type::scalar(f32));
  ir::Value* product = k.value(OpKind::mul_, {x, x}, ir::Type::scalar(f32));
  ir::Value* sum = k.value(OpKind::add_, {product, x}, ir::Type::scalar(f32));
  k.op(OpKind::store_, {p, sum}, {});
  LoweredKernel lowered = lower(k.program, Target::parse("sm_90a"));
  EXPECT_CONTAINS(lowered.ptx, "mul.rn.f32");
  EXPECT_CONTAINS(lowered.ptx, "add.rn.f32");
  EXPECT_LACKS(lowered.ptx, "fma");
}

// A division by zero has no result, but it must not make LLVM believe that the divisor was not zero.
TEST(ScalarOps, ADivisionDoesNotRemoveTheTestOfItsDivisor) {
  KernelBuilder k("guarded");
  ir::Value* p = k.parameter("p", ir::Type::pointer(i32));
  ir::Value* d = k.parameter("d", ir::Type::scalar(i32));
  ir::Value* x = k.value(OpKind::load_, {p}, ir::Type::scalar(i32));
  ir::Value* q = k.value(OpKind::div_, {x, d}, ir::Type::scalar(i32));
  ir::Value* zero = k.constant(0);
  ir::Value* good =
      k.value(OpKind::compare_, {d, zero}, ir::Type::scalar(i1), {{"predicate", std::string("ne")}});
  ir::Value* r = k.value(OpKind::select_, {good, q, zero}, ir::Type::scalar(i32));
  k.op(OpKind::store_, {p, r}, {});
  LoweredKernel lowered = lower(k.program, Target::parse("sm_90a"));
  EXPECT_CONTAINS(lowered.ptx, "setp");
  EXPECT_CONTAINS(lowered.ptx, "selp");
}

}  // namespace
}  // namespace tilewright::lowering
