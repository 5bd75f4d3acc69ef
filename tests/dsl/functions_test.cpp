// Proves that the element-wise functions and conversions compute what they say.
#include <bit>
#include <cmath>
#include <limits>

#include "simulator/host_function.h"
#include "tests/dsl/machine.h"

namespace tilewright::test {
namespace {

constexpr int n = 64;
constexpr auto L = blocked({1}, {32}, {2}, {0});

struct Args {
  Ptr<f32> x, y, out;
  F32 s;
};

struct Functions : ::testing::Test {
  Machine m;
  std::vector<f32> x, y, out;

  Functions() {
    for (int i = 0; i < n; ++i) {
      x.push_back(0.1f * (i - 30));
      y.push_back(0.5f + 0.25f * i);
    }
  }
  template <class Kernel>
  void run(const Kernel& kernel, int rows) {
    Args args{.x = m.input(x), .y = m.input(y), .out = m.output<f32>(n * rows), .s = 0.75f};
    m.run(kernel, args, {}, 2);
    out = m.read(args.out, n * rows);
  }
  template <class F>
  void expect(int row, F f, float tolerance = 0) {
    for (int i = 0; i < n; ++i) {
      float e = f(x[i], y[i]), found = out[row * n + i];
      if (tolerance == 0)
        ASSERT_EQ(found, e) << "row " << row << " element " << i;
      else
        ASSERT_NEAR(found, e, tolerance * std::max(1.0f, std::abs(e))) << "row " << row << " element " << i;
    }
  }
};

TEST_F(Functions, Transcendental) {
  run(
      [](Args a) {
        auto i = arange<0, n, L>();
        auto x = load(a.x + i), y = load(a.y + i);
        int row = 0;
        auto put = [&](auto v) { store(a.out + (i + n * row++), v); };
        put(exp(x)), put(exp2(x)), put(log(y)), put(log2(y)), put(sin(x)), put(cos(x)), put(tanh(x)),
            put(erf(x)), put(sqrt(y)), put(rsqrt(y)), put(floor(x)), put(ceil(x)), put(abs(x));
        put(exp(a.s) + x * 0);  // uniform values too
      },
      14);
  const float t = 2e-6f;
  expect(
      0, [](float v, float) { return std::exp(v); }, t);
  expect(
      1, [](float v, float) { return std::exp2(v); }, t);
  expect(
      2, [](float, float v) { return std::log(v); }, t);
  expect(
      3, [](float, float v) { return std::log2(v); }, t);
  expect(
      4, [](float v, float) { return std::sin(v); }, t);
  expect(
      5, [](float v, float) { return std::cos(v); }, t);
  expect(
      6, [](float v, float) { return std::tanh(v); }, 1e-3f);  // tanh.approx
  expect(
      7, [](float v, float) { return std::erf(v); }, t);
  expect(8, [](float, float v) { return std::sqrt(v); });
  expect(
      9, [](float, float v) { return 1 / std::sqrt(v); }, t);
  expect(10, [](float v, float) { return std::floor(v); });
  expect(11, [](float v, float) { return std::ceil(v); });
  expect(12, [](float v, float) { return std::abs(v); });
  expect(
      13, [](float, float) { return std::exp(0.75f); }, t);
}

TEST_F(Functions, OfTwoAndThreeOperands) {
  run(
      [](Args a) {
        auto i = arange<0, n, L>();
        auto x = load(a.x + i), y = load(a.y + i);
        int row = 0;
        auto put = [&](auto v) { store(a.out + (i + n * row++), v); };
        put(maximum(x, y)), put(minimum(x, a.s)), put(maximum(0, x)), put(minimum(a.s, y));
        put(clamp(x, -1, 1)), put(clamp(x, -a.s, y)), put(fma(x, y, 1)), put(fma(x, 2, y)),
            put(fast_divide(x, y)), put(fast_divide(1, y));
        put(where(x > 0, x, y)), put(where(x > 0, x, 0)), put(where(x > 0, a.s, x)),
            put(where(x > 0, 1.5, -1)), put(where(a.s > 0, x, y)), put(where(a.s < 0, 1, a.s) + x);
      },
      16);
  expect(0, [](float v, float w) { return std::max(v, w); });
  expect(1, [](float v, float) { return std::min(v, 0.75f); });
  expect(2, [](float v, float) { return std::max(v, 0.0f); });
  expect(3, [](float, float w) { return std::min(w, 0.75f); });
  expect(4, [](float v, float) { return std::min(std::max(v, -1.0f), 1.0f); });
  expect(5, [](float v, float w) { return std::min(std::max(v, -0.75f), w); });
  expect(6, [](float v, float w) { return std::fma(v, w, 1.0f); });
  expect(7, [](float v, float w) { return std::fma(v, 2.0f, w); });
  expect(
      8, [](float v, float w) { return v / w; }, 1e-6f);
  expect(
      9, [](float, float w) { return 1 / w; }, 1e-6f);
  expect(10, [](float v, float w) { return v > 0 ? v : w; });
  expect(11, [](float v, float) { return v > 0 ? v : 0; });
  expect(12, [](float v, float) { return v > 0 ? 0.75f : v; });
  expect(13, [](float v, float) { return v > 0 ? 1.5f : -1.0f; });
  expect(14, [](float v, float) { return v; });
  expect(15, [](float v, float) { return 0.75f + v; });
}

TEST_F(Functions, NanRules) {
  x.assign(n, std::numeric_limits<float>::quiet_NaN());
  run(
      [](Args a) {
        auto i = arange<0, n, L>();
        auto x = load(a.x + i), y = load(a.y + i);
        int row = 0;
        auto put = [&](auto v) { store(a.out + (i + n * row++), v); };
        put(maximum(x, y)), put(minimum<Nan::ignore>(y, x)), put(clamp(x, 0, 1));
        put(where(maximum<Nan::propagate>(x, y) != x, 1.f, 2.f)), put(where(x == x, 1.f, 2.f));
      },
      5);
  expect(0, [](float, float w) { return w; });
  expect(1, [](float, float w) { return w; });
  expect(2, [](float, float) { return 0.0f; });
  expect(3, [](float, float) { return 1.0f; });
  expect(4, [](float, float) { return 2.0f; });
}

TEST_F(Functions, CastsAndBits) {
  run(
      [](Args a) {
        auto i = arange<0, n, L>();
        auto x = load(a.x + i);
        int row = 0;
        auto put = [&](auto v) { store(a.out + (i + n * row++), cast<f32>(v)); };
        put(cast<i32>(x)), put(cast<i8>(x * 100)), put(cast<u8>(x)), put(cast<i64>(i) << 33),
            put(cast<i1>(i));
        put(cast<f32>(cast<bf16>(x))), put(cast<f32>(cast<f16>(x))), put(cast<f32>(cast<e4m3>(x))),
            put(cast<f32>(cast<e5m2, Overflow::ieee>(x)));
        put(bitcast<i32>(x) >> 23), put(bitcast<f32>(bitcast<i32>(x) ^ 1)),
            put(cast<bf16>(i) + cast<bf16>(a.s));
        put(assume_multiple<1>(i)), put(mulhi(i + (1 << 30), 8)), put(cast<f32>(x));
      },
      15);
  auto bf = [](float v) {
    std::uint32_t u = std::bit_cast<std::uint32_t>(v);
    u += 0x7fff + ((u >> 16) & 1);
    return std::bit_cast<float>(u & 0xffff0000u);
  };
  expect(0, [](float v, float) { return static_cast<float>(static_cast<int>(v)); });
  expect(1, [](float v, float) { return std::clamp(std::trunc(v * 100), -128.0f, 127.0f); });
  expect(2, [](float v, float) { return std::max(0.0f, std::trunc(v)); });
  for (int i = 0; i < n; ++i) {
    ASSERT_EQ(out[3 * n + i], std::ldexp(static_cast<float>(i), 33));
    ASSERT_EQ(out[4 * n + i], i != 0);
    ASSERT_EQ(out[11 * n + i], bf(static_cast<float>(i) + 0.75f)) << i;
    ASSERT_EQ(out[12 * n + i], i);
    ASSERT_EQ(out[13 * n + i], (i + (1ll << 30)) * 8 >> 32);
  }
  expect(5, [&](float v, float) { return bf(v); });
  expect(
      6, [](float v, float) { return v; }, 5e-4f);
  expect(
      7, [](float v, float) { return v; }, 0.0626f);
  expect(
      8, [](float v, float) { return v; }, 0.126f);
  expect(9, [](float v, float) { return static_cast<float>(std::bit_cast<i32>(v) >> 23); });
  expect(10, [](float v, float) { return std::bit_cast<float>(std::bit_cast<i32>(v) ^ 1); });
  expect(14, [](float v, float) { return v; });
}

TEST_F(Functions, InlinePtxRunsTheRegisteredFunction) {
  simulator::register_host_function(
      "add.f32 $0, $1, $2; // of functions_test", [](std::span<const std::uint64_t> in) {
        auto f = [&](int i) { return std::bit_cast<float>(static_cast<std::uint32_t>(in[i])); };
        return std::uint64_t{std::bit_cast<std::uint32_t>(f(0) + f(1))};
      });
  run(
      [](Args a) {
        auto i = arange<0, n, L>();
        store(a.out + i, inline_ptx<f32>("add.f32 $0, $1, $2; // of functions_test", "=f,f,f", load(a.x + i),
                                         load(a.y + i)));
      },
      1);
  expect(0, [](float v, float w) { return v + w; });
}

}  // namespace
}  // namespace tilewright::test
