// Every arithmetic scalar op in every type it is defined for, against exact references.
#include <gtest/gtest.h>

#include "tests/simulator/element_runner.h"

namespace tilewright::simulator::test {
namespace {

constexpr std::size_t samples = 8192;
const ElementType integers[] = {ElementType::i8, ElementType::u8, ElementType::i16, ElementType::i32,
                                ElementType::i64};
const ElementType floats[] = {ElementType::f16, ElementType::bf16, ElementType::f32};

int operand_count(OpKind k) {
  switch (k) {
    case OpKind::fma_: return 3;
    case OpKind::neg_:
    case OpKind::abs_:
    case OpKind::bit_not_:
    case OpKind::floor_:
    case OpKind::ceil_:
    case OpKind::sqrt_: return 1;
    default: return 2;
  }
}

// From the definition, in 128-bit integers.
std::uint64_t integer_reference(OpKind k, ElementType t, const std::uint64_t* x) {
  int width = ir::info(t).bits;
  Wide a = integer_value(t, x[0]), b = integer_value(t, x[1]), c = integer_value(t, x[2]), r = 0;
  std::uint64_t count = x[1] & mask_of(t);
  bool narrow = count < static_cast<std::uint64_t>(width);
  switch (k) {
    case OpKind::add_: r = a + b; break;
    case OpKind::sub_: r = a - b; break;
    case OpKind::mul_: r = a * b; break;
    case OpKind::div_: r = b == 0 ? -1 : a / b; break;
    case OpKind::rem_: r = b == 0 ? a : a % b; break;
    case OpKind::mulhi_: r = (a * b) >> width; break;
    case OpKind::fma_: r = a * b + c; break;
    case OpKind::minimum_: r = a < b ? a : b; break;
    case OpKind::maximum_: r = a > b ? a : b; break;
    case OpKind::neg_: r = -a; break;
    case OpKind::abs_: r = a < 0 ? -a : a; break;
    case OpKind::bit_and_: r = static_cast<Wide>(x[0] & x[1]); break;
    case OpKind::bit_or_: r = static_cast<Wide>(x[0] | x[1]); break;
    case OpKind::bit_xor_: r = static_cast<Wide>(x[0] ^ x[1]); break;
    case OpKind::bit_not_: r = static_cast<Wide>(~x[0]); break;
    case OpKind::shl_: r = narrow ? static_cast<Wide>(x[0] << count) : 0; break;
    case OpKind::shr_: r = narrow ? a >> static_cast<int>(count) : (a < 0 ? -1 : 0); break;
    default: ADD_FAILURE() << "no reference";
  }
  return static_cast<std::uint64_t>(r) & mask_of(t);
}

TEST(ScalarArithmetic, IntegersWrapAsTheTableSays) {
  for (ElementType t : integers)
    for (OpKind k :
         {OpKind::add_, OpKind::sub_, OpKind::mul_, OpKind::div_, OpKind::rem_, OpKind::mulhi_, OpKind::fma_,
          OpKind::minimum_, OpKind::maximum_, OpKind::neg_, OpKind::abs_, OpKind::bit_and_, OpKind::bit_or_,
          OpKind::bit_xor_, OpKind::bit_not_, OpKind::shl_, OpKind::shr_}) {
      int n = operand_count(k);
      std::vector<std::vector<std::uint64_t>> in;
      for (int i = 0; i < n; ++i) in.push_back(patterns(t, samples, static_cast<unsigned>(i + 1)));
      if (k == OpKind::shl_ || k == OpKind::shr_)  // mostly counts near the width
        for (std::size_t i = 0; i < samples; i += 2) in[1][i] %= 70;
      auto got = run_elements(k, std::vector<ElementType>(n, t), t, in, {{"propagate_nan", std::int64_t{0}}});
      for (std::size_t i = 0; i < samples; ++i) {
        std::uint64_t x[3] = {in[0][i], n > 1 ? in[1][i] : 0, n > 2 ? in[2][i] : 0};
        ASSERT_EQ(got[i], integer_reference(k, t, x))
            << ir::name(k) << " " << ir::name(t) << " " << x[0] << " " << x[1] << " " << x[2];
      }
    }
}

// Exact result of a float op; sign of a zero result in `negative`.
struct Outcome {
  Exact value;
  bool negative;
};

bool sign_of(ElementType t, std::uint64_t bits) { return bits >> (ir::info(t).bits - 1) & 1; }

Outcome float_reference(OpKind k, ElementType t, const std::uint64_t* x, bool propagate) {
  Exact a = float_value(t, x[0]), b = float_value(t, x[1]), c = float_value(t, x[2]);
  bool sa = sign_of(t, x[0]), sb = sign_of(t, x[1]), sc = sign_of(t, x[2]);
  auto sum = [](Exact p, bool sp, Exact q, bool sq) {
    Exact s = p + q;
    return Outcome{s, s == 0 ? (p == 0 && q == 0 ? sp && sq : false) : s < 0};
  };
  switch (k) {
    case OpKind::add_: return sum(a, sa, b, sb);
    case OpKind::sub_: return sum(a, sa, -b, !sb);
    case OpKind::mul_: return {a * b, sa != sb};
    case OpKind::div_: return {a / b, sa != sb};
    case OpKind::fma_: return sum(a * b, sa != sb, c, sc);
    case OpKind::neg_: return {-a, !sa};
    case OpKind::abs_: return {sa ? -a : a, false};
    case OpKind::floor_:
    case OpKind::ceil_: {
      double v = static_cast<double>(a);
      return {k == OpKind::floor_ ? std::floor(v) : std::ceil(v), sa};
    }
    case OpKind::minimum_:
    case OpKind::maximum_: {
      if (is_nan(a) || is_nan(b)) {
        if (propagate || (is_nan(a) && is_nan(b))) return {std::nan(""), false};
        return is_nan(a) ? Outcome{b, sb} : Outcome{a, sa};
      }
      bool first_smaller = a < b || (a == b && sa && !sb);
      return first_smaller == (k == OpKind::minimum_) ? Outcome{a, sa} : Outcome{b, sb};
    }
    default: ADD_FAILURE() << "no reference"; return {0, false};
  }
}

TEST(ScalarArithmetic, FloatsRoundTheExactResultOnce) {
  for (ElementType t : floats)
    for (OpKind k : {OpKind::add_, OpKind::sub_, OpKind::mul_, OpKind::div_, OpKind::fma_, OpKind::neg_,
                     OpKind::abs_, OpKind::minimum_, OpKind::maximum_, OpKind::floor_, OpKind::ceil_})
      for (bool propagate : {false, true}) {
        if (propagate && k != OpKind::minimum_ && k != OpKind::maximum_) continue;
        int n = operand_count(k);
        std::vector<std::vector<std::uint64_t>> in;
        for (int i = 0; i < n; ++i) in.push_back(patterns(t, samples, static_cast<unsigned>(10 * i + 3)));
        if (k == OpKind::fma_ && t != ElementType::f16)
          // keep exponents close enough for the sum to be exact in 113 bits, NaN and infinity apart
          for (auto& array : in)
            for (auto& bits : array) {
              int mantissa = t == ElementType::f32 ? 23 : 7;
              std::uint64_t e = bits >> mantissa & 255;
              if (e != 255 && (bits & 0x7fffffff >> (t == ElementType::f32 ? 0 : 16)))
                bits = (bits & ~(255ull << mantissa)) | (117 + e % 20) << mantissa;
            }
        auto got = run_elements(k, std::vector<ElementType>(n, t), t, in,
                                {{"propagate_nan", std::int64_t{propagate}}});
        for (std::size_t i = 0; i < samples; ++i) {
          std::uint64_t x[3] = {in[0][i], n > 1 ? in[1][i] : 0, n > 2 ? in[2][i] : 0};
          Outcome o = float_reference(k, t, x, propagate);
          // 0/0 and the like: the quotient of 113-bit floats is close enough to never sit on a tie
          std::uint64_t expected = rounded(t, o.value, o.negative, false);
          ASSERT_TRUE(same_float(t, got[i], expected))
              << ir::name(k) << " " << ir::name(t) << std::hex << " " << x[0] << " " << x[1] << " " << x[2]
              << ": got " << got[i] << ", expected " << expected;
        }
      }
}

// Approximate functions: the simulator's value is within one unit in the last place of long double's.
TEST(ScalarArithmetic, FunctionsAreNearTheTrueValue) {
  struct Case {
    OpKind kind;
    long double (*f)(long double);
    double low, high;
  };
  auto rsqrt = [](long double v) { return 1 / std::sqrt(v); };
  const Case cases[] = {{OpKind::exp_, std::exp, -80, 80},   {OpKind::exp2_, std::exp2, -120, 120},
                        {OpKind::log_, std::log, 1e-6, 1e6}, {OpKind::log2_, std::log2, 1e-6, 1e6},
                        {OpKind::sin_, std::sin, -10, 10},   {OpKind::cos_, std::cos, -10, 10},
                        {OpKind::tanh_, std::tanh, -8, 8},   {OpKind::erf_, std::erf, -4, 4},
                        {OpKind::sqrt_, std::sqrt, 0, 1e10}, {OpKind::rsqrt_, rsqrt, 1e-10, 1e10}};
  std::mt19937 random(5);
  for (const Case& c : cases)
    for (ElementType t : floats) {
      std::vector<std::uint64_t> in;
      for (std::size_t i = 0; i < 2048; ++i) {
        double v = std::uniform_real_distribution<double>(c.low, c.high)(random);
        if (t == ElementType::f16) v = std::clamp(v, -10.0, 10.0);
        in.push_back(rounded(t, v, v < 0, false));
      }
      auto got = run_elements(c.kind, {t}, t, {in});
      double unit = t == ElementType::f32 ? 0x1p-22 : t == ElementType::f16 ? 0x1p-10 : 0x1p-7;
      for (std::size_t i = 0; i < in.size(); ++i) {
        long double expected = c.f(static_cast<long double>(float_value(t, in[i])));
        if (std::fabs(expected) > 65504 && t == ElementType::f16) continue;
        long double v = static_cast<long double>(float_value(t, got[i]));
        ASSERT_LE(std::fabs(v - expected), unit * std::fabs(expected) + 1e-7)
            << ir::name(c.kind) << " " << ir::name(t) << " at " << static_cast<double>(float_value(t, in[i]));
      }
    }
}

TEST(ScalarArithmetic, SquareRootIsCorrectlyRounded) {
  auto in = patterns(ElementType::f32, samples, 9);
  auto got = run_elements(OpKind::sqrt_, {ElementType::f32}, ElementType::f32, {in});
  for (std::size_t i = 0; i < samples; ++i) {
    Exact a = float_value(ElementType::f32, in[i]);
    Exact r =
        a < 0 ? static_cast<Exact>(std::nan("")) : static_cast<Exact>(std::sqrt(static_cast<long double>(a)));
    ASSERT_TRUE(
        same_float(ElementType::f32, got[i], rounded(ElementType::f32, r, in[i] == 0x80000000u, false)))
        << std::hex << in[i];
  }
}

TEST(ScalarArithmetic, ComparisonsKnowNaNAndSigns) {
  const char* predicates[] = {"eq", "ne", "lt", "le", "gt", "ge"};
  for (ElementType t : {ElementType::i1, ElementType::i8, ElementType::u8, ElementType::i16, ElementType::i32,
                        ElementType::i64, ElementType::f16, ElementType::bf16, ElementType::f32})
    for (int p = 0; p < 6; ++p) {
      auto a = patterns(t, samples, 1), b = patterns(t, samples, 2);
      auto got =
          run_elements(OpKind::compare_, {t, t}, ElementType::i1, {a, b}, {{"predicate", predicates[p]}});
      for (std::size_t i = 0; i < samples; ++i) {
        Exact x = ir::is_float(t) ? float_value(t, a[i]) : static_cast<Exact>(integer_value(t, a[i]));
        Exact y = ir::is_float(t) ? float_value(t, b[i]) : static_cast<Exact>(integer_value(t, b[i]));
        bool expected[] = {x == y, x != y, x<y, x <= y, x> y, x >= y};
        ASSERT_EQ(got[i], expected[p])
            << predicates[p] << " " << ir::name(t) << std::hex << " " << a[i] << " " << b[i];
      }
    }
}

TEST(ScalarArithmetic, SelectAndSignOpsKeepBits) {
  for (int i = 0; i < 13; ++i) {
    auto t = static_cast<ElementType>(i);
    auto c = patterns(ElementType::i1, samples, 3), a = patterns(t, samples, 1), b = patterns(t, samples, 2);
    auto got = run_elements(OpKind::select_, {ElementType::i1, t, t}, t, {c, a, b});
    for (std::size_t k = 0; k < samples; ++k) ASSERT_EQ(got[k], c[k] ? a[k] : b[k]) << ir::name(t);
  }
  for (ElementType t : {ElementType::e4m3, ElementType::e5m2, ElementType::e2m1}) {
    auto a = patterns(t, 256, 0);
    auto neg = run_elements(OpKind::neg_, {t}, t, {a}), abs = run_elements(OpKind::abs_, {t}, t, {a});
    std::uint64_t sign = 1ull << (ir::info(t).bits - 1);
    for (std::size_t k = 0; k < a.size(); ++k) {
      EXPECT_EQ(neg[k], a[k] ^ sign);
      EXPECT_EQ(abs[k], a[k] & ~sign);
    }
  }
}

// Booleans: sums modulo two, logic.
TEST(ScalarArithmetic, BooleansAreOneBit) {
  std::vector<std::uint64_t> a{0, 0, 1, 1}, b{0, 1, 0, 1};
  auto run = [&](OpKind k) {
    return run_elements(k, {ElementType::i1, ElementType::i1}, ElementType::i1, {a, b});
  };
  using Bits = std::vector<std::uint64_t>;
  EXPECT_EQ(run(OpKind::bit_and_), (Bits{0, 0, 0, 1}));
  EXPECT_EQ(run(OpKind::bit_or_), (Bits{0, 1, 1, 1}));
  EXPECT_EQ(run(OpKind::bit_xor_), (Bits{0, 1, 1, 0}));
  EXPECT_EQ(run(OpKind::add_), (Bits{0, 1, 1, 0}));
  EXPECT_EQ(run(OpKind::mul_), (Bits{0, 0, 0, 1}));
  EXPECT_EQ(run_elements(OpKind::bit_not_, {ElementType::i1}, ElementType::i1, {a}), (Bits{1, 1, 0, 0}));
}

}  // namespace
}  // namespace tilewright::simulator::test
