// Columns in steps of 8: products of wgmma with n that is no power of two, rings of such operands, and slices
// of the tile of sums.
#include <cmath>

#include "examples/common/numbers.h"
#include "machine.h"

namespace tilewright {
namespace {

template <class T, class Sum>
struct Args {
  TensorMap<T> a, b;  // [64, 2 * BK], [n, 2 * BK]
  Ptr<Sum> out;       // [64, width]
};

template <class T, class Sum, int n>
struct Product {
  static constexpr int BK = 128 / sizeof(T), width = std::bit_ceil(unsigned{n});
  struct Slot {
    Shared<T, shape<64, BK>, swizzle_128B> a;  // [64, BK]
    Shared<T, shape<n, BK>, swizzle_128B> b;   // [n, BK]
  };
  static void kernel(Args<T, Sum> args) {
    constexpr auto C = wgmma_accumulator(4);
    Pipeline<2, Slot> ring;
    auto load = [&] {
      auto slot = ring.producer();
      for_(range(2), [&](I32 i) {
        auto to = slot.acquire();
        copy_async(args.a.at(0, i * BK), to.a, slot.ready());
        copy_async(args.b.at(0, i * BK), to.b, slot.ready());
        slot.advance();
      });
    };
    auto multiply = [&] {
      auto slot = ring.consumer();
      Var acc = zeros<Sum, shape<64, width>, C>();  // [64, width]
      for_(range(2), [&](I32) {
        auto from = slot.wait();
        acc += dot(from.a, transpose(from.b));  // [64, BK] x [BK, n]
        slot.template release_when_done<1>(acc);
      });
      auto sum = wait(acc);
      slot.release_rest();
      write<0>(args, sum);
    };
    warp_specialize(partition("load", warps<1>, load), partition("multiply", warps<4>, multiply));
  }
  // Column block by column block: 24 = 16 + 8.
  template <int first>
  static void write(const Args<T, Sum>& args, const auto& sum) {
    if constexpr (first < n) {
      constexpr int count = std::bit_floor(unsigned{n - first});
      auto part = slice<1, first, count>(sum);  // [64, count]
      constexpr auto layout = decltype(part)::layout;
      auto i = iota<0, shape<64, count>, layout>(), j = iota<1, shape<64, count>, layout>();
      store(args.out + (i * width + j + first), part);
      write<first + count>(args, sum);
    }
  }
};

template <class T, class Sum, int n>
void check() {
  using P = Product<T, Sum, n>;
  constexpr int k = 2 * P::BK;
  test::Machine machine;
  using Number = examples::number<T>;
  auto number = [](int i) { return Number::rounded((i * 7919 + 13) % 15 - 7); };
  std::vector<T> a(64 * k), b(std::size_t{n} * k);
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = number(static_cast<int>(i));
  for (std::size_t i = 0; i < b.size(); ++i) b[i] = number(static_cast<int>(i) + 5);
  auto out = machine.output<Sum>(64 * P::width);
  Args<T, Sum> args{.a = {machine.input(a).address(), {64, k}, {k}},
                    .b = {machine.input(b).address(), {n, k}, {k}},
                    .out = out};
  machine.run(&P::kernel, args);
  const std::vector<Sum> result = machine.read(out, 64 * P::width);
  for (std::size_t i = 0; i < 64; ++i)
    for (std::size_t j = 0; j < n; ++j) {
      double sum = 0;
      for (std::size_t l = 0; l < k; ++l) sum += Number::value(a[i * k + l]) * Number::value(b[j * k + l]);
      ASSERT_EQ(static_cast<double>(result[i * P::width + j]), sum) << i << " " << j;
    }
}

TEST(Extents, ProductsWithAnyMultipleOfEightColumns) {
  check<bf16, f32, 24>();
  check<bf16, f32, 136>();
  check<bf16, f32, 240>();
  check<i8, i32, 48>();
}

// What lies past the product's columns is nobody's number: NaN in the simulator.
void reads_too_far(Args<bf16, f32> args) {
  constexpr auto C = wgmma_accumulator(4);
  Shared<bf16, shape<64, 64>, swizzle_128B> a;
  Shared<bf16, shape<24, 64>, swizzle_128B> b;
  Barriers<1> ready({.expects = 1}, "ready");
  ready[0].expect(a, b);
  copy_async(args.a.at(0, 0), a, ready[0]);
  copy_async(args.b.at(0, 0), b, ready[0]);
  ready[0].wait(0);
  Var acc = zeros<f32, shape<64, 32>, C>();
  acc += dot(a, transpose(b));
  auto sum = wait(acc);
  store(args.out + (iota<0, shape<64, 32>, C>() * 32 + iota<1, shape<64, 32>, C>()), sum);
}
TEST(Extents, ColumnsPastTheProductAreGarbage) {
  test::Machine machine;
  auto out = machine.output<f32>(64 * 32);
  using Number = examples::number<bf16>;
  std::vector<bf16> a(64 * 64, Number::rounded(1)), b(24 * 64, Number::rounded(2));
  Args<bf16, f32> args{.a = {machine.input(a).address(), {64, 64}, {64}},
                       .b = {machine.input(b).address(), {24, 64}, {64}},
                       .out = out};
  machine.run(reads_too_far, args);
  const std::vector<float> result = machine.read(out, 64 * 32);
  for (std::size_t i = 0; i < result.size(); ++i)
    ASSERT_TRUE(i % 32 < 24 ? result[i] == 128.0f : std::isnan(result[i])) << i;
}

constexpr auto T4 = blocked({1, 16}, {32, 1}, {1, 4}, {1, 0});  // 16 columns of a row in each thread
struct SliceArgs {
  Ptr<i32> out;  // [32, 64]
};
void slices(SliceArgs args) {
  auto at = iota<0, shape<32, 64>, T4>() * 64 + iota<1, shape<32, 64>, T4>();
  auto cube = reshape<shape<32, 4, 4, 4>>(at);
  auto part = slice<3, 2, 1>(slice<2, 2, 2>(cube));  // [32, 4, 2, 1]
  store(args.out + part, part + 1);
}
TEST(Extents, SlicesOfTiles) {
  test::Machine machine;
  auto out = machine.output<i32>(32 * 64);
  machine.run(slices, SliceArgs{out});
  const std::vector<i32> result = machine.read(out, 32 * 64);
  int written = 0;
  for (int i = 0; i < 32 * 64; ++i) {
    const bool inside = i % 4 == 2 && i / 4 % 4 >= 2;
    ASSERT_TRUE(!inside || result[static_cast<std::size_t>(i)] == i + 1) << i;
    written += result[static_cast<std::size_t>(i)] == i + 1;
  }
  EXPECT_EQ(written, 32 * 4 * 2);
}

}  // namespace
}  // namespace tilewright
