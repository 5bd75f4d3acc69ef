// Proves global memory: masks, fill values, uniform pointers, atomics, cache hints; and shared memory: views,
// copies, groups, products.
#include "tests/dsl/machine.h"

namespace tilewright::test {
namespace {

constexpr int n = 128;
constexpr auto L = blocked({1}, {32}, {4}, {0});

struct Args {
  Ptr<i32> x, out;
  I32 n;
};

TEST(Memory, MasksAndFillValues) {
  for (int count : {0, 1, 31, 32, 33, 100, 128}) {
    Machine m;
    Args args{.x = m.input(counted<i32>(count)), .out = m.output<i32>(4 * n), .n = count};
    m.run(
        [](Args a) {
          auto i = arange<0, n, L>();
          auto inside = i < a.n;
          store(a.out + i, load(a.x + i, inside, -1));
          store(a.out + n + i, load(a.x + i, inside, i * 2));
          store(a.out + 2 * n + i, load(a.x + i, inside & (i != 3), a.n), inside);
          store(a.out + 3 * n + i, 9, a.n > 40);  // a uniform mask
          store(a.out + 3 * n, load(a.x, a.n > 0, 77), true);
        },
        args);
    auto out = m.read(args.out, 4 * n);
    for (int i = 0; i < n; ++i) {
      ASSERT_EQ(out[i], i < count ? i : -1);
      ASSERT_EQ(out[n + i], i < count ? i : 2 * i);
      ASSERT_EQ(out[2 * n + i], i >= count ? 0 : i == 3 ? count : i);
      ASSERT_EQ(out[3 * n + i], i == 0 ? (count > 0 ? 0 : 77) : count > 40 ? 9 : 0);
    }
  }
}

TEST(Memory, PointersMoveBothWays) {
  Machine m;
  Args args{.x = m.input(counted<i32>(n)), .out = m.output<i32>(2 * n), .n = n};
  m.run(
      [](Args a) {
        auto i = arange<0, n, L>();
        auto end = a.x + a.n;
        store(a.out + i, load(end - 1 - i));
        Ptr<i32> p = a.out;
        p += cast<i64>(a.n);
        store(p + i, load(a.x + i + cast<i64>(a.n) - cast<i64>(a.n)));
      },
      args);
  auto out = m.read(args.out, 2 * n);
  for (int i = 0; i < n; ++i) {
    EXPECT_EQ(out[i], n - 1 - i);
    EXPECT_EQ(out[n + i], i);
  }
}

TEST(Memory, AtomicsGiveTheOldValues) {
  Machine m;
  Args args{.x = m.input(counted<i32>(n)), .out = m.output<i32>(n), .n = 64};
  m.run(
      [](Args a) {
        auto i = arange<0, n, L>();
        auto p = a.x + i;
        auto first = atomic_add(p, 1000);
        auto second = atomic_add(p, 1, i < 8);  // masked-off elements give 0
        auto third = atomic_add(p, 1, i < 8);
        auto sum = first + second + third;
        atomic_and(p, 0xffff), atomic_or(p, 0x10000), atomic_xor(p, 1), atomic_max(p, a.n),
            atomic_min(p, 70000);
        auto before = atomic_exchange(p, i, Order::relaxed, Scope::cta);
        auto same = atomic_compare_exchange(p, i, 5);
        store(a.out + i, sum + before * 0 + same);
        atomic_add(a.out, 1000000);  // one uniform address: once for the CTA
      },
      args);
  auto x = m.read(args.x, n), out = m.read(args.out, n);
  for (int i = 0; i < n; ++i) {
    EXPECT_EQ(x[i], 5);
    int sum = i + (i < 8 ? (i + 1000) + (i + 1001) : 0);
    EXPECT_EQ(out[i], sum + i + (i == 0 ? 1000000 : 0)) << i;
  }
  EXPECT_EQ(m.count(ir::OpKind::atomic_), 10);
}

TEST(Memory, HintsAreRecorded) {
  Machine m;
  Args args{.x = m.input(counted<i32>(n)), .out = m.output<i32>(n), .n = n};
  m.run(
      [](Args a) {
        auto i = arange<0, n, L>();
        auto x = load(a.x + i, {.cache = Cache::global, .evict = Evict::first});
        store(a.out + i, x, {.cache = Cache::streaming});
        store(a.out + i, x, i < a.n, {.evict = Evict::last});
      },
      args);
  std::string text = ir::print(m.program);
  for (const char* part : {"{cache: \"cg\", evict: \"first\"}", "{cache: \"cs\"}", "{evict: \"last\"}"})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

constexpr auto M = row_major(shape<8, 16>, 4, 1);

TEST(SharedMemory, ViewsOfABuffer) {
  Machine m;
  Args args{.x = m.input(counted<i32>(n)), .out = m.output<i32>(6 * n), .n = 1};
  m.run(
      [](Args a) {
        auto at = iota<0, shape<8, 16>, M>() * 16 + iota<1, shape<8, 16>, M>();
        Shared<i32, shape<3, 8, 16>, swizzle_32B> ring;
        ring.index(a.n).store(load(a.x + at));
        ring.index(2).store(load(a.x + at) * 2);
        store(a.out + at, ring.index(a.n).load<M>() + ring.index(2).load<M>());
        auto slot = ring.index(1);
        constexpr auto T = row_major(shape<16, 8>, 4, 1);
        auto at_t = iota<0, shape<16, 8>, T>() * 8 + iota<1, shape<16, 8>, T>();
        store(a.out + n + at_t, slot.permute<1, 0>().load<T>());
        auto rows = slot.slice<0, 4, 4>();  // rows 4..7
        constexpr auto H = row_major(shape<4, 16>, 4, 1);
        store(a.out + 2 * n + (iota<0, shape<4, 16>, H>() * 16 + iota<1, shape<4, 16>, H>()), rows.load<H>());

        Shared<i32, shape<8, 16>, padded(16, 4)> plain;
        plain.store(load(a.x + at));
        auto flat = plain.reshape<shape<128>>();
        store(a.out + 3 * n + arange<0, n, L>(), flat.load<L>());
        Shared<i32, shape<128>, swizzle_none> words;
        words.store(load(a.x + arange<0, n, L>()) << 8);
        auto bytes = words.reinterpret<u8, shape<512>, swizzle_none>();
        constexpr auto B = blocked({4}, {32}, {4}, {0});
        store(a.out + 4 * n + arange<0, 512, B>(), cast<i32>(bytes.load<B>()), arange<0, 512, B>() < 256);
      },
      args);
  auto out = m.read(args.out, 6 * n);
  for (int i = 0; i < n; ++i) {
    ASSERT_EQ(out[i], 3 * i);
    ASSERT_EQ(out[n + i], (i % 8) * 16 + i / 8);
    if (i < 64) {
      ASSERT_EQ(out[2 * n + i], 64 + i);
    }
    ASSERT_EQ(out[3 * n + i], i);
  }
  for (int i = 0; i < 256; ++i) ASSERT_EQ(out[4 * n + i], i % 4 == 1 ? i / 4 : 0);
}

constexpr auto C = blocked({4}, {32}, {1}, {0});

TEST(SharedMemory, CopiesInGroups) {
  Machine m;
  Args args{.x = m.input(counted<i32>(4 * n)), .out = m.output<i32>(4 * n), .n = 3 * n + 20};
  m.run(
      [](Args a) {
        auto i = arange<0, n, C>();
        Shared<i32, shape<2, n>, swizzle_none> ring;
        copy_async(a.x + i, ring.index(0));
        commit_group();
        for_(range(0, 4), [&](I32 k) {
          auto next = i + (k + 1) * n;
          copy_async(a.x + next, ring.index((k + 1) % 2), next < a.n, {.cache = Cache::global});
          commit_group();
          wait_group<1>();
          store(a.out + (k * n + i), ring.index(k % 2).load<C>());
        });
        wait_group<0>();
        barrier();
      },
      args, {}, 1);
  auto out = m.read(args.out, 4 * n);
  for (int i = 0; i < 4 * n; ++i) ASSERT_EQ(out[i], i < 3 * n + 20 ? i : 0);
}

TEST(Products, FragmentsAndPlainLayoutsAgreeWithTheDefinition) {
  struct Product {
    Ptr<f32> a, b, c, d;
  };
  constexpr int M = 32, N = 16, K = 32;
  Machine m;
  std::vector<f32> a(M * K), b(K * N);
  for (int i = 0; i < M * K; ++i) a[i] = static_cast<float>(i % 7 - 3);
  for (int i = 0; i < K * N; ++i) b[i] = static_cast<float>(i % 5 - 2);
  Product args{.a = m.input(a), .b = m.input(b), .c = m.output<f32>(M * N), .d = m.output<f32>(M * N)};
  m.run(
      [](Product p) {
        constexpr auto acc = mma_accumulator(2, 2);
        constexpr auto la = row_major(shape<M, K>, 4, 1), lb = row_major(shape<K, N>, 4, 1),
                       lc = row_major(shape<M, N>, 4, 1);
        auto at = [](auto r, auto c, int stride) { return r * stride + c; };
        auto a = load(p.a + at(iota<0, shape<M, K>, la>(), iota<1, shape<M, K>, la>(), K));
        auto b = load(p.b + at(iota<0, shape<K, N>, lb>(), iota<1, shape<K, N>, lb>(), N));
        Var c = zeros<f32, shape<M, N>, acc>();
        c += dot(convert_layout<dot_operand<0>(acc, 2)>(cast<bf16>(a)),
                 convert_layout<dot_operand<1>(acc, 2)>(cast<bf16>(b)));
        store(p.c + at(iota<0, shape<M, N>, acc>(), iota<1, shape<M, N>, acc>(), N), c);
        auto d = dot(a, b, full<f32, shape<M, N>, lc>(1));
        store(p.d + at(iota<0, shape<M, N>, lc>(), iota<1, shape<M, N>, lc>(), N), d);
      },
      args);
  auto c = m.read(args.c, M * N), d = m.read(args.d, M * N);
  for (int i = 0; i < M; ++i)
    for (int j = 0; j < N; ++j) {
      float sum = 0;
      for (int k = 0; k < K; ++k) sum += a[i * K + k] * b[k * N + j];
      ASSERT_EQ(c[i * N + j], sum);
      ASSERT_EQ(d[i * N + j], sum + 1);
    }
}

}  // namespace
}  // namespace tilewright::test
