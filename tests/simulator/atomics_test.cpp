// Atomics: every kind and type, duplicates, many CTAs at once.
#include <gtest/gtest.h>

#include <limits>

#include "tests/simulator/exact.h"
#include "tests/simulator/kernel.h"

namespace tilewright::simulator::test {
namespace {

// old = atomic(kind) of memory holding `memory_bits` with `value_bits`: gives {old, new}.
std::pair<std::uint64_t, std::uint64_t> atomic(ElementType t, const char* kind, std::uint64_t memory_bits,
                                               std::uint64_t value_bits) {
  Kernel k(1);
  Element e{t};
  Value *p = k.pointer_parameter("p", t), *v = k.pointer_parameter("v", t),
        *out = k.pointer_parameter("out", t);
  k.store(out, k.value(OpKind::atomic_, {p, k.load(v)}, Type::scalar(e),
                       {{"kind", kind}, {"order", "relaxed"}, {"scope", "gpu"}}));
  Memory memory;
  auto bytes = static_cast<std::uint64_t>(e.bytes());
  auto pp = memory.allocate("p", bytes), pv = memory.allocate("v", bytes), po = memory.allocate("out", bytes);
  memory.upload(pp, &memory_bits, bytes);
  memory.upload(pv, &value_bits, bytes);
  std::string name = Element{t, true}.text();
  Report r = k.run(memory, {{name, pp}, {name, pv}, {name, po}});
  EXPECT_TRUE(r.clean()) << r.text();
  std::uint64_t old = 0, now = 0;
  memory.download(po, &old, bytes);
  memory.download(pp, &now, bytes);
  return {old, now};
}

TEST(Atomics, IntegersOfEveryKind) {
  for (ElementType t : {ElementType::i32, ElementType::i64}) {
    std::uint64_t mask = mask_of(t);
    auto a = patterns(t, 24, 1), b = patterns(t, 24, 2);
    for (std::size_t i = 0; i < a.size(); ++i) {
      std::int64_t x = integer_value(t, a[i]), y = integer_value(t, b[i]);
      std::pair<const char*, std::uint64_t> cases[] = {{"add", (a[i] + b[i]) & mask},
                                                       {"and", a[i] & b[i]},
                                                       {"or", a[i] | b[i]},
                                                       {"xor", a[i] ^ b[i]},
                                                       {"min", x < y ? a[i] : b[i]},
                                                       {"max", x > y ? a[i] : b[i]},
                                                       {"exchange", b[i]}};
      for (auto [kind, expected] : cases)
        EXPECT_EQ(atomic(t, kind, a[i], b[i]), std::pair(a[i], expected)) << kind;
    }
  }
}

// A2: zeros of both signs, infinities and NaN in float max and min, in every type.
TEST(Atomics, A2_FloatMaximumAndMinimum) {
  for (ElementType t : {ElementType::f32, ElementType::f16, ElementType::bf16}) {
    const double inf = INFINITY,
                 values[] = {
                     -0.0, 0.0, 1, -1, -4, inf, -inf, std::nan(""), t == ElementType::f16 ? -65504.0 : -3e38};
    for (double a : values)
      for (double b : values) {
        std::uint64_t x = rounded(t, a, std::signbit(a), false), y = rounded(t, b, std::signbit(b), false);
        bool a_first =
            std::isnan(b) || (!std::isnan(a) && (a < b || (a == b && std::signbit(a) >= std::signbit(b))));
        if (std::isnan(a)) a_first = false;
        bool either_nan = std::isnan(a) || std::isnan(b);
        std::uint64_t low = a_first ? x : y, high = either_nan ? low : (a_first ? y : x);
        EXPECT_TRUE(same_float(t, atomic(t, "min", x, y).second, low)) << a << " " << b;
        EXPECT_TRUE(same_float(t, atomic(t, "max", x, y).second, high)) << a << " " << b;
      }
  }
  auto bits = [](float v) { return std::uint64_t{std::bit_cast<std::uint32_t>(v)}; };
  std::uint64_t row =
      atomic(ElementType::f32, "max", bits(-std::numeric_limits<float>::max()), bits(-0.0f)).second;
  EXPECT_EQ(row & 0x7fffffffu, 0u);
}

TEST(Atomics, CompareExchangeStoresOnlyOnAMatch) {
  for (int held : {3, 4}) {
    Kernel k(1);
    Value *p = k.pointer_parameter("p", ElementType::i32),
          *out = k.pointer_parameter("out", ElementType::i32);
    k.store(out, k.value(OpKind::atomic_compare_exchange_, {p, k.integer(3), k.integer(9)},
                         Type::scalar(Element{ElementType::i32}), {{"order", "acq_rel"}, {"scope", "gpu"}}));
    Memory memory;
    auto pp = memory.allocate_copy("p", std::vector<int>{held}), po = memory.allocate("out", 4);
    EXPECT_TRUE(k.run(memory, {{"ptr<i32>", pp}, {"ptr<i32>", po}}).clean());
    EXPECT_EQ(memory.read<int>(po, 1)[0], held);
    EXPECT_EQ(memory.read<int>(pp, 1)[0], held == 3 ? 9 : held);
  }
}

// Elements that several threads hold count once; CTAs on several host threads lose no update.
TEST(Atomics, EveryElementCountsOnce) {
  for (int n : {1, 16, 1024}) {
    Kernel k(8);
    Value* p = k.pointer_parameter("p", ElementType::i32);
    Value* i = k.arange(n);
    Value* bin = k.map(OpKind::rem_, {i, k.integer(7)}, i->type);
    k.value(OpKind::atomic_, {k.pointers(p, bin), k.splat(k.integer(1), i->type)}, i->type,
            {{"kind", "add"}, {"order", "relaxed"}, {"scope", "gpu"}});
    Memory memory;
    auto pp = memory.allocate("p", 28);
    EXPECT_TRUE(k.run(memory, {{"ptr<i32>", pp}}, {50, 1, 1}, {.threads = 4}).clean());
    auto got = memory.read<int>(pp, 7);
    for (int b = 0; b < 7; ++b) EXPECT_EQ(got[static_cast<std::size_t>(b)], 50 * ((n - b + 6) / 7));
  }
}

}  // namespace
}  // namespace tilewright::simulator::test
