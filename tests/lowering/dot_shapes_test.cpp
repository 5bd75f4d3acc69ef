// Outside case A48: products of every shape, small ones and lopsided ones. What is legal has code and the
// right values; what is not says what would be.
#include "ir/verifier.h"
#include "lowering_test.h"
#include "simulator/simulator.h"
#include "table_kernel.h"

namespace tilewright::lowering {
namespace {

using ir::ElementType;
using ir::OpKind;
using ir::Type;
using ir::Value;
using enum ir::ElementType;

struct Kind {
  const char* name;
  ElementType type, accumulator;
  bool fragments;  // in the layouts of mma.sync, else blocked
  const char* precision;
  int least_k;  // of mma.sync
};

ir::Program product(const Kind& kind, int m, int n, int k) {
  TableKernel t(4);
  const ir::MmaAccumulator parent{2, 2};
  const int k_width = 4 / ir::Element{kind.type}.bytes();
  auto layout = [&](const ir::Shape& s, int which) {
    if (!kind.fragments) return ir::Blocked{{1, 1}, {8, 4}, {2, 2}, {1, 0}}.resolve(s);
    return which == 2 ? parent.resolve(s) : ir::DotOperand{which, parent, k_width}.resolve(s);
  };
  ir::Shape as = ir::make_shape(m, k), bs = ir::make_shape(k, n), cs = ir::make_shape(m, n);
  Value *a = t.load("a", t.tile(kind.type, as, layout(as, 0))),
        *b = t.load("b", t.tile(kind.type, bs, layout(bs, 1)));
  Value* c = t.load("c", t.tile(kind.accumulator, cs, layout(cs, 2)));
  t.store("d", t.value(OpKind::dot_, {a, b, c}, c->type, {{"precision", std::string(kind.precision)}}));
  return std::move(t.program);
}

// 0, 1, 2 or 3 in the type's bits.
std::vector<std::uint8_t> small_numbers(ElementType t, int count, int seed) {
  std::vector<std::uint8_t> bytes;
  for (int i = 0; i < count; ++i) {
    unsigned v = static_cast<unsigned>(i * 7 + i / 5 + seed) % 4, code;
    static constexpr unsigned half[] = {0, 0x3c00, 0x4000, 0x4200}, brain[] = {0, 0x3f80, 0x4000, 0x4040},
                              full[] = {0, 0x3f800000, 0x40000000, 0x40400000}, fp8[] = {0, 0x38, 0x40, 0x44};
    switch (t) {
      case f16: code = half[v]; break;
      case bf16: code = brain[v]; break;
      case f32: code = full[v]; break;
      case e4m3: code = fp8[v]; break;
      default: code = v;
    }
    for (int b = 0; b < ir::Element{t}.bytes(); ++b)
      bytes.push_back(static_cast<std::uint8_t>(code >> 8 * b));
  }
  return bytes;
}
int small_number(int i, int seed) { return (i * 7 + i / 5 + seed) % 4; }

void expect_right_values(const ir::Program& program, const Kind& kind, int m, int n, int k) {
  simulator::Memory memory;
  auto pa = memory.allocate_copy("a", small_numbers(kind.type, m * k, 1)),
       pb = memory.allocate_copy("b", small_numbers(kind.type, k * n, 2)),
       pc = memory.allocate_copy("c", small_numbers(kind.accumulator, m * n, 3));
  auto count = static_cast<std::size_t>(m * n);
  auto pd = memory.allocate("d", count * 4);
  std::string type = ir::Element{kind.type, true}.text(),
              accumulator = ir::Element{kind.accumulator, true}.text();
  std::vector<ir::ArgumentValue> arguments{{type, pa}, {type, pb}, {accumulator, pc}, {accumulator, pd}};
  auto report = simulator::simulate(program, {}, arguments, memory);
  EXPECT_TRUE(report.clean()) << report.text();
  auto floats = memory.read<float>(pd, count);
  auto integers = memory.read<int>(pd, count);
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) {
      int expected = small_number(i * n + j, 3);
      for (int q = 0; q < k; ++q) expected += small_number(i * k + q, 1) * small_number(q * n + j, 2);
      auto at = static_cast<std::size_t>(i * n + j);
      ASSERT_EQ(kind.accumulator == i32 ? integers[at] : static_cast<int>(floats[at]), expected)
          << i << " " << j;
    }
}

TEST(Dot, EveryShapeWorksOrNamesTheLegalOnes_A48) {
  const Kind kinds[] = {
      {"f16", f16, f32, true, "default", 16},
      {"bf16", bf16, f32, true, "default", 16},
      {"tf32", f32, f32, true, "tf32", 8},
      {"i8", i8, i32, true, "default", 32},
      {"e4m3", e4m3, f32, true, "default", 32},
      {"f32 by FMA", f32, f32, false, "default", 1},
      {"bf16 by FMA", bf16, f32, false, "default", 1},
      {"i8 by FMA", i8, i32, false, "default", 1},
  };
  int compiled = 0, refused = 0, assembled = 0;
  for (const Kind& kind : kinds)
    for (int m : {8, 16, 32, 256})
      for (int n : {8, 16, 256})
        for (int k : {8, 16, 32, 256}) {
          if (m * n * k > 1 << 18) continue;  // too much code for a test
          SCOPED_TRACE(std::string(kind.name) + " " + std::to_string(m) + " x " + std::to_string(n) + " x " +
                       std::to_string(k));
          ir::Program program = product(kind, m, n, k);
          bool by_mma = kind.fragments && m >= 16 && k >= kind.least_k;
          std::string problem;
          try {
            ir::verify(program);
          } catch (const UserError& e) {
            problem = e.what();
          }
          if (!problem.empty()) {
            EXPECT_TRUE(kind.fragments && !by_mma) << problem;
            bool named = problem.find("expected at least M = 16, N = 8, K = " +
                                      std::to_string(kind.least_k)) != std::string::npos ||
                         problem.find("the fragments of mma.sync") != std::string::npos;
            EXPECT_TRUE(named) << problem;
            ++refused;
            continue;
          }
          expect_right_values(program, kind, m, n, k);
          LoweredKernel lowered;
          ASSERT_NO_THROW(lowered = lower(program, Target::parse("sm_90a")));
          EXPECT_EQ(count(lowered.ptx, "mma.sync") > 0, by_mma);
          ++compiled;
          if (m * n * k <= 1 << 12) expect_assembles(lowered), ++assembled;
        }
  EXPECT_GT(compiled, 150);
  EXPECT_GT(refused, 20);
  EXPECT_GT(assembled, 20);
}

// 24 and 40 are no extents of a tile, in M, N and K alike; the same at compile time is
// tests/errors/compile/dot_of_forty_columns.cpp.
TEST(Dot, ExtentsThatAreNoPowersOfTwoAreRefused_A48) {
  auto text = [](int m, int n, int k) {
    auto tile = [](const char* t, int r, int c) {
      return "tile<" + std::string(t) + "[" + std::to_string(r) + ", " + std::to_string(c) +
             "], blocked([1, 1], [8, 4], [2, 2])>";
    };
    std::string s = "program \"p\" (%p \"p\": ptr<f32>) warps 4 {\n";
    auto fill = [&](const char* name, int r, int c) {
      s += std::string("  %") + name + " = map %z : " + tile("f32", r, c) +
           " (%x: f32) {\n    yield %x\n  }\n";
    };
    s += "  %z = constant {value: 1.0} : f32\n";
    fill("a", m, k);
    fill("b", k, n);
    fill("c", m, n);
    return s + "  %d = dot %a, %b, %c {precision: \"default\"} : " + tile("f32", m, n) + "\n}\n";
  };
  EXPECT_NO_THROW(ir::verify(ir::parse(text(16, 8, 8))));
  for (int wrong : {24, 40})
    for (int where = 0; where < 3; ++where) {
      int extents[] = {16, 16, 16};
      extents[where] = wrong;
      try {
        ir::verify(ir::parse(text(extents[0], extents[1], extents[2])));
        ADD_FAILURE() << wrong << " as extent " << where;
      } catch (const UserError& e) {
        EXPECT_NE(std::string(e.what()).find("power"), std::string::npos) << e.what();
      }
    }
}

}  // namespace
}  // namespace tilewright::lowering
