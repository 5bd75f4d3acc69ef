// Tile ops on several shapes, layouts and warp counts: values never depend on the layout.
#include <gtest/gtest.h>

#include <numeric>
#include <random>

#include "tests/simulator/exact.h"
#include "tests/simulator/kernel.h"

namespace tilewright::simulator::test {
namespace {

const Element i32{ElementType::i32};

std::vector<int> numbers(std::size_t n, int modulus = 1000, unsigned seed = 1) {
  std::mt19937 random(seed);
  std::vector<int> v(n);
  for (int& x : v) x = static_cast<int>(random() % static_cast<unsigned>(modulus));
  return v;
}

// One i32 tile in, what body(kernel, tile) makes of it out.
template <class Body>
std::vector<int> run_tile(const std::vector<int>& in, const Shape& shape, std::size_t results, int warps,
                          Body body) {
  Kernel k(warps);
  Value *a = k.pointer_parameter("a", ElementType::i32), *out = k.pointer_parameter("out", ElementType::i32);
  Value* r = body(k, k.load(k.pointers(a, k.flat_offsets(shape))));
  Value* where = r->type.is_scalar() ? out : k.pointers(out, k.flat_offsets(r->type.shape));
  k.store(where, r);
  Memory memory;
  auto pa = memory.allocate_copy("a", in), po = memory.allocate("out", results * 4);
  Report report = k.run(memory, {{"ptr<i32>", pa}, {"ptr<i32>", po}});
  EXPECT_TRUE(report.clean()) << report.text();
  return memory.read<int>(po, results);
}

// Row-major index of coordinates.
std::size_t flat(const Shape& s, const std::vector<int>& c) {
  std::size_t f = 0;
  for (int d = 0; d < s.rank; ++d)
    f = f * static_cast<std::size_t>(s.dim[d]) + static_cast<std::size_t>(c[static_cast<std::size_t>(d)]);
  return f;
}
std::vector<int> coordinates_of(const Shape& s, std::size_t f) {
  std::vector<int> c(static_cast<std::size_t>(s.rank));
  for (int d = s.rank - 1; d >= 0; --d) {
    c[static_cast<std::size_t>(d)] = static_cast<int>(f % static_cast<std::size_t>(s.dim[d]));
    f /= static_cast<std::size_t>(s.dim[d]);
  }
  return c;
}

const Shape shapes[] = {ir::make_shape(1),
                        ir::make_shape(2),
                        ir::make_shape(64),
                        ir::make_shape(1, 1),
                        ir::make_shape(4, 8),
                        ir::make_shape(128, 2),
                        ir::make_shape(1, 64),
                        ir::make_shape(2, 4, 8),
                        ir::make_shape(16, 1, 4),
                        ir::make_shape(2, 2, 2, 4),
                        ir::make_shape(2, 4, 1, 2, 8)};

TEST(TileOps, PermuteMovesEveryCoordinate) {
  for (const Shape& s : shapes)
    for (int warps : {1, 8}) {
      std::vector<std::int64_t> order(static_cast<std::size_t>(s.rank));
      std::iota(order.begin(), order.end(), 0);
      auto in = numbers(static_cast<std::size_t>(s.elements()));
      do {
        Shape out = s;
        int plain[ir::max_rank];
        for (int d = 0; d < s.rank; ++d) {
          plain[d] = static_cast<int>(order[static_cast<std::size_t>(d)]);
          out.dim[d] = s.dim[plain[d]];
        }
        auto got = run_tile(in, s, in.size(), warps, [&](Kernel& k, Value* a) {
          return k.value(OpKind::permute_, {a}, Type::tile(i32, out, ir::permuted(a->type.layout, s, plain)),
                         {{"order", order}});
        });
        for (std::size_t f = 0; f < in.size(); ++f) {
          auto c = coordinates_of(out, f), from = c;
          for (int d = 0; d < s.rank; ++d)
            from[static_cast<std::size_t>(plain[d])] = c[static_cast<std::size_t>(d)];
          ASSERT_EQ(got[f], in[flat(s, from)]) << s.text();
        }
      } while (std::next_permutation(order.begin(), order.end()));
    }
}

TEST(TileOps, BroadcastSpreadsAnyExtentOfOne) {
  for (const Shape& s : shapes)
    for (int mask = 0; mask < 1 << s.rank; ++mask) {
      Shape from = s;
      for (int d = 0; d < s.rank; ++d)
        if (mask >> d & 1) from.dim[d] = 1;
      auto in = numbers(static_cast<std::size_t>(from.elements()));
      auto by_op = run_tile(in, from, static_cast<std::size_t>(s.elements()), 4, [&](Kernel& k, Value* a) {
        return k.value(OpKind::broadcast_, {a}, k.tile(i32, s));
      });
      auto by_map = run_tile(in, from, static_cast<std::size_t>(s.elements()), 4, [&](Kernel& k, Value* a) {
        return k.map(OpKind::add_, {a, k.flat_offsets(s)}, k.tile(i32, s));
      });
      for (std::size_t f = 0; f < by_op.size(); ++f) {
        auto c = coordinates_of(s, f);
        for (int d = 0; d < s.rank; ++d)
          if (from.dim[d] == 1) c[static_cast<std::size_t>(d)] = 0;
        ASSERT_EQ(by_op[f], in[flat(from, c)]) << from.text() << " to " << s.text();
        ASSERT_EQ(by_map[f], in[flat(from, c)] + static_cast<int>(f)) << from.text() << " to " << s.text();
      }
    }
}

TEST(TileOps, ReshapeJoinSplitAndConvertKeepOrder) {
  Shape s = ir::make_shape(8, 16);
  auto in = numbers(128);
  EXPECT_EQ(run_tile(in, s, 128, 4,
                     [&](Kernel& k, Value* a) {
                       Value* r = k.value(OpKind::reshape_, {a}, k.tile(i32, ir::make_shape(2, 32, 2)));
                       return k.value(OpKind::convert_layout_, {r}, k.tile(i32, ir::make_shape(2, 32, 2), 2));
                     }),
            in);
  auto joined = run_tile(in, s, 256, 4, [&](Kernel& k, Value* a) {
    Value* b = k.map(OpKind::neg_, {a}, a->type);
    return k.value(OpKind::join_, {a, b},
                   Type::tile(i32, ir::make_shape(8, 16, 2), ir::joined(a->type.layout)));
  });
  for (std::size_t i = 0; i < 128; ++i) {
    EXPECT_EQ(joined[2 * i], in[i]);
    EXPECT_EQ(joined[2 * i + 1], -in[i]);
  }
  for (int half : {0, 1}) {
    auto split = run_tile(in, ir::make_shape(64, 2), 64, 4, [&](Kernel& k, Value* a) {
      Type t = k.tile(i32, ir::make_shape(64));
      return k.op(OpKind::split_, {a}, {t, t})->result(half);
    });
    for (std::size_t i = 0; i < 64; ++i) EXPECT_EQ(split[i], in[2 * i + static_cast<std::size_t>(half)]);
  }
}

TEST(TileOps, GatherAlongEveryAxis) {
  for (const Shape& s : shapes)
    for (int axis = 0; axis < s.rank; ++axis) {
      auto n = static_cast<std::size_t>(s.elements());
      auto in = numbers(n);
      auto got = run_tile(in, s, n, 4, [&](Kernel& k, Value* a) {  // index: value mod extent
        Value* index = k.map(OpKind::rem_, {a, k.integer(s.dim[axis])}, a->type);
        return k.value(OpKind::gather_, {a, index}, a->type, {{"axis", std::int64_t{axis}}});
      });
      for (std::size_t f = 0; f < n; ++f) {
        auto c = coordinates_of(s, f);
        c[static_cast<std::size_t>(axis)] = in[f] % s.dim[axis];
        ASSERT_EQ(got[f], in[flat(s, c)]) << s.text() << " axis " << axis;
      }
    }
}

Value* reduce_add(Kernel& k, Value* a, int axis, OpKind kind = OpKind::add_) {
  Shape out = a->type.shape.without(axis);
  Element e = a->type.element;
  Type t = out.rank ? Type::tile(e, out, ir::without_dimension(a->type.layout, a->type.shape, axis))
                    : Type::scalar(e);
  ir::Op* r = k.op(OpKind::reduce_, {a}, {t}, {{"axis", std::int64_t{axis}}});
  k.fill(ir::add_region(*r), {e, e},
         [&](const std::vector<Value*>& in) { return std::vector<Value*>{k.scalar(kind, in, e)}; });
  return r->result();
}

TEST(TileOps, ReduceAlongEveryAxis) {
  for (const Shape& s : shapes)
    for (int axis = 0; axis < s.rank; ++axis)
      for (int warps : {1, 4}) {
        auto in = numbers(static_cast<std::size_t>(s.elements()));
        Shape out = s.without(axis);
        auto got = run_tile(in, s, static_cast<std::size_t>(out.elements()), warps,
                            [&](Kernel& k, Value* a) { return reduce_add(k, a, axis); });
        std::vector<int> expected(got.size(), 0);
        for (std::size_t f = 0; f < in.size(); ++f) {
          auto c = coordinates_of(s, f);
          c.erase(c.begin() + axis);
          expected[flat(out, c)] += in[f];
        }
        ASSERT_EQ(got, expected) << s.text() << " axis " << axis;
      }
}

// A45: prefix sums, in and out of a loop, all axis lengths.
TEST(TileOps, A45_PrefixSumsOfEveryLength) {
  for (int n = 1; n <= 4096; n *= 2)
    for (int warps : {1, 2, 8})
      for (bool in_loop : {false, true}) {
        Kernel k(warps);
        Value* out = k.pointer_parameter("out", ElementType::i32);
        auto body = [&] {
          Type t = k.tile(i32, ir::make_shape(n), n % 3 ? 2 : 1);
          ir::Op* scan = k.op(OpKind::scan_, {k.splat(k.integer(1), t)}, {t},
                              {{"axis", std::int64_t{0}}, {"reverse", std::int64_t{0}}});
          k.fill(ir::add_region(*scan), {i32, i32}, [&](const std::vector<Value*>& in) {
            return std::vector<Value*>{k.scalar(OpKind::add_, in, i32)};
          });
          k.store(k.pointers(out, k.arange(n)), scan->result());
        };
        if (in_loop)
          k.for_loop(k.integer(0), k.integer(1), k.integer(1), [&](Value*) { body(); });
        else
          body();
        Memory memory;
        auto p = memory.allocate("out", static_cast<std::uint64_t>(n) * 4);
        ASSERT_TRUE(k.run(memory, {{"ptr<i32>", p}}).clean());
        auto got = memory.read<int>(p, static_cast<std::size_t>(n));
        for (int i = 0; i < n; ++i) ASSERT_EQ(got[static_cast<std::size_t>(i)], i + 1) << n;
      }
}

TEST(TileOps, ScanAlongEveryAxisBothWays) {
  for (const Shape& s : shapes)
    for (int axis = 0; axis < s.rank; ++axis)
      for (bool reverse : {false, true}) {
        auto in = numbers(static_cast<std::size_t>(s.elements()));
        // (earlier, later) -> later - earlier is not commutative: the order of the operands shows
        auto got = run_tile(in, s, in.size(), 4, [&](Kernel& k, Value* a) {
          ir::Op* scan = k.op(OpKind::scan_, {a}, {a->type},
                              {{"axis", std::int64_t{axis}}, {"reverse", std::int64_t{reverse}}});
          k.fill(ir::add_region(*scan), {i32, i32}, [&](const std::vector<Value*>& x) {
            return std::vector<Value*>{k.scalar(OpKind::sub_, {x[1], x[0]}, i32)};
          });
          return scan->result();
        });
        for (std::size_t f = 0; f < in.size(); ++f) {
          auto c = coordinates_of(s, f);
          int end = c[static_cast<std::size_t>(axis)], acc = 0;
          bool first = true;
          for (int j = reverse ? s.dim[axis] - 1 : 0; reverse ? j >= end : j <= end; j += reverse ? -1 : 1) {
            c[static_cast<std::size_t>(axis)] = j;
            acc = first ? in[flat(s, c)] : in[flat(s, c)] - acc;
            first = false;
          }
          ASSERT_EQ(got[f], acc) << s.text() << " axis " << axis << " reverse " << reverse;
        }
      }
}

// A1: argmax and max with NaN under both rules, for every position of the NaN.
TEST(TileOps, A1_PositionOfTheMaximumWithNaN) {
  const float nan = std::nanf(""), inf = INFINITY;
  auto run = [&](std::vector<float> v, bool propagate, int warps) {
    std::size_t n = v.size();
    std::size_t padded = std::bit_ceil(n);
    v.resize(padded, -inf);
    Kernel k(warps);
    Value *a = k.pointer_parameter("a", ElementType::f32), *m = k.pointer_parameter("m", ElementType::f32),
          *p = k.pointer_parameter("p", ElementType::i32);
    Value* i = k.arange(static_cast<int>(padded));
    Value* x = k.load(k.pointers(a, i));
    Element f32{ElementType::f32}, i1{ElementType::i1};
    ir::Op* r =
        k.op(OpKind::reduce_, {x, i}, {Type::scalar(f32), Type::scalar(i32)}, {{"axis", std::int64_t{0}}});
    // keep the better value; of equal ones the lower index
    k.fill(ir::add_region(*r), {f32, i32, f32, i32}, [&](const std::vector<Value*>& in) {
      auto compare = [&](Value* x1, Value* x2, const char* predicate) {
        return k.scalar(OpKind::compare_, {x1, x2}, i1, {{"predicate", predicate}});
      };
      auto op = [&](OpKind kind, Value* x1, Value* x2) { return k.scalar(kind, {x1, x2}, i1); };
      Value *nan1 = compare(in[0], in[0], "ne"), *nan2 = compare(in[2], in[2], "ne");
      Value* lower = compare(in[1], in[3], "lt");
      Value* equal = op(OpKind::bit_or_, compare(in[0], in[2], "eq"), op(OpKind::bit_and_, nan1, nan2));
      Value* better = compare(in[0], in[2], "gt");
      Value* special = op(OpKind::bit_and_, propagate ? nan1 : nan2,
                          k.scalar(OpKind::bit_not_, {propagate ? nan2 : nan1}, i1));
      Value* first =
          op(OpKind::bit_or_, op(OpKind::bit_or_, better, special), op(OpKind::bit_and_, equal, lower));
      Value* value =
          k.scalar(OpKind::maximum_, {in[0], in[2]}, f32, {{"propagate_nan", std::int64_t{propagate}}});
      return std::vector<Value*>{value, k.scalar(OpKind::select_, {first, in[1], in[3]}, i32)};
    });
    k.store(m, r->result(0));
    k.store(p, r->result(1));
    Memory memory;
    auto pa = memory.allocate_copy("a", v), pm = memory.allocate("m", 4), pp = memory.allocate("p", 4);
    EXPECT_TRUE(k.run(memory, {{"ptr<f32>", pa}, {"ptr<f32>", pm}, {"ptr<i32>", pp}}).clean());
    return std::pair(memory.read<float>(pm, 1)[0], memory.read<int>(pp, 1)[0]);
  };
  for (int warps : {1, 8}) {
    EXPECT_EQ(run({nan, inf}, false, warps), std::pair(inf, 1));
    EXPECT_EQ(run({inf, nan}, false, warps), std::pair(inf, 0));
    EXPECT_EQ(run({nan, 6, 8}, false, warps), std::pair(8.0f, 2));
    EXPECT_EQ(run({nan, inf}, true, warps).second, 0);
    EXPECT_EQ(run({inf, nan}, true, warps).second, 1);
    EXPECT_EQ(run({nan, 6, 8}, true, warps).second, 0);
    EXPECT_TRUE(std::isnan(run({inf, nan}, true, warps).first));
    for (std::size_t at = 0; at < 64; ++at) {
      std::vector<float> v(64, inf);
      v[at] = nan;
      EXPECT_EQ(run(v, true, warps).second, static_cast<int>(at));
      EXPECT_EQ(run(v, false, warps), std::pair(inf, at == 0 ? 1 : 0));
    }
  }
}

// A7: booleans and bytes are summed in 32 bits when they are cast first; a sum in their own type wraps.
TEST(TileOps, A7_SumsOfSmallTypes) {
  auto sum = [](ElementType t, std::vector<std::uint8_t> v, bool cast) {
    std::size_t n = v.size(), padded = std::bit_ceil(n);
    v.resize(padded, 0);
    Kernel k;
    Value *a = k.pointer_parameter("a", t), *out = k.pointer_parameter("out", ElementType::i32);
    Value* x = k.load(k.pointers(a, k.arange(static_cast<int>(padded))));
    if (cast) x = k.map(OpKind::cast_, {x}, x->type.with_element(i32));
    Value* s = reduce_add(k, x, 0);
    if (!cast) s = k.scalar(OpKind::cast_, {s}, i32);
    k.store(out, s);
    Memory memory;
    std::string name = Element{t, true}.text();
    auto pa = memory.allocate_copy("a", v), po = memory.allocate("out", 4);
    EXPECT_TRUE(k.run(memory, {{name, pa}, {"ptr<i32>", po}}).clean());
    return memory.read<int>(po, 1)[0];
  };
  EXPECT_EQ(sum(ElementType::i1, std::vector<std::uint8_t>(256, 1), true), 256);
  EXPECT_EQ(sum(ElementType::u8, std::vector<std::uint8_t>(300, 255), true), 76500);
  EXPECT_EQ(sum(ElementType::i8, std::vector<std::uint8_t>(1000, 0x80), true), -128000);
  EXPECT_EQ(sum(ElementType::u8, std::vector<std::uint8_t>(300, 255), false), 76500 % 256);
}

// A56: values outside of the bins are ignored, negative ones too. A19: so are masked elements.
TEST(TileOps, A56_A19_HistogramIgnoresWhatIsOutside) {
  auto run = [](std::vector<int> v, int bins, int valid) {
    std::size_t padded = std::bit_ceil(v.size());
    v.resize(padded, 0);
    Kernel k;
    Value *a = k.pointer_parameter("a", ElementType::i32),
          *out = k.pointer_parameter("out", ElementType::i32);
    Value* i = k.arange(static_cast<int>(padded));
    Value* mask = k.map(OpKind::compare_, {i, k.integer(valid)},
                        i->type.with_element(Element{ElementType::i1}), {{"predicate", "lt"}});
    Value* x = k.load(k.pointers(a, i), {mask});
    Value* h = k.value(OpKind::histogram_, {x, mask}, k.tile(i32, ir::make_shape(bins)));
    k.store(k.pointers(out, k.arange(bins)), h);
    Memory memory;
    auto pa = memory.allocate_copy("a", v), po = memory.allocate("out", static_cast<std::uint64_t>(bins) * 4);
    EXPECT_TRUE(k.run(memory, {{"ptr<i32>", pa}, {"ptr<i32>", po}}).clean());
    return memory.read<int>(po, static_cast<std::size_t>(bins));
  };
  EXPECT_EQ(run({21, 298, 408, 131, 315, 104, 149, 4}, 8, 8), (std::vector<int>{0, 0, 0, 0, 1, 0, 0, 0}));
  EXPECT_EQ(run({0, 1, 2, 3, 4, 4, 5, -1}, 4, 8), (std::vector<int>{1, 1, 1, 1}));
  std::vector<int> ids(800);
  for (int i = 0; i < 800; ++i) ids[static_cast<std::size_t>(i)] = 1 + i % 127;
  auto h = run(ids, 128, 800);
  EXPECT_EQ(h[0], 0);
  EXPECT_EQ(std::accumulate(h.begin(), h.end(), 0), 800);
}

// dot in every operand type against a reference in double; integers exactly.
TEST(TileOps, DotOfEveryType) {
  struct Case {
    ElementType in, out;
    const char* precision;
    double tolerance;
  };
  for (Case c : {Case{ElementType::f16, ElementType::f32, "default", 1e-5},
                 Case{ElementType::bf16, ElementType::f32, "default", 1e-5},
                 Case{ElementType::f32, ElementType::f32, "default", 1e-5},
                 Case{ElementType::f32, ElementType::f32, "tf32", 2e-3},
                 Case{ElementType::e4m3, ElementType::f32, "default", 1e-5},
                 Case{ElementType::i8, ElementType::i32, "default", 0},
                 Case{ElementType::f16, ElementType::f16, "default", 2e-3}})
    for (auto [batch, m, n, kk] :
         {std::array{1, 16, 8, 16}, std::array{1, 64, 32, 128}, std::array{4, 16, 16, 32}}) {
      Kernel k;
      Shape sa = ir::make_shape(m, kk), sb = ir::make_shape(kk, n), sc = ir::make_shape(m, n);
      if (batch > 1) {
        sa = sa.with_inserted(0, batch);
        sb = sb.with_inserted(0, batch);
        sc = sc.with_inserted(0, batch);
      }
      Value *a = k.pointer_parameter("a", c.in), *b = k.pointer_parameter("b", c.in),
            *out = k.pointer_parameter("out", c.out);
      Value *x = k.load(k.pointers(a, k.flat_offsets(sa))), *y = k.load(k.pointers(b, k.flat_offsets(sb)));
      Type tc = k.tile(c.out, sc);
      Value* one = ir::is_float(c.out) ? k.number(1, c.out) : k.integer(1);
      Value* d = k.value(OpKind::dot_, {x, y, k.splat(one, tc)}, tc, {{"precision", c.precision}});
      k.store(k.pointers(out, k.flat_offsets(sc)), d);

      auto bytes_of = [&](std::size_t count, unsigned seed) {
        std::mt19937 random(seed);
        auto n_bytes = static_cast<std::size_t>(Element{c.in}.bytes());
        std::vector<std::byte> bytes(count * n_bytes);
        std::vector<double> values(count);
        for (std::size_t i = 0; i < count; ++i) {
          std::uint64_t bits = ir::is_integer(c.in) ? random() & 255 : 0;
          if (ir::is_float(c.in)) {
            double v = std::uniform_real_distribution<double>(-1, 1)(random);
            bits = rounded(c.in, v, v < 0, true);
          }
          values[i] = ir::is_integer(c.in) ? static_cast<double>(integer_value(c.in, bits))
                                           : static_cast<double>(float_value(c.in, bits));
          std::memcpy(bytes.data() + i * n_bytes, &bits, n_bytes);
        }
        return std::pair(bytes, values);
      };
      auto [ba, va] = bytes_of(static_cast<std::size_t>(sa.elements()), 1);
      auto [bb, vb] = bytes_of(static_cast<std::size_t>(sb.elements()), 2);
      Memory memory;
      std::string in_name = Element{c.in, true}.text(), out_name = Element{c.out, true}.text();
      auto out_bytes = static_cast<std::size_t>(Element{c.out}.bytes());
      auto pa = memory.allocate_copy("a", ba), pb = memory.allocate_copy("b", bb),
           po = memory.allocate("out", static_cast<std::size_t>(sc.elements()) * out_bytes);
      Report r = k.run(memory, {{in_name, pa}, {in_name, pb}, {out_name, po}});
      ASSERT_TRUE(r.clean()) << r.text();
      EXPECT_EQ(r.statistics.op_counts.at("dot"), 1u);
      auto got = memory.read<std::byte>(po, static_cast<std::size_t>(sc.elements()) * out_bytes);
      for (int g = 0; g < batch; ++g)
        for (int i = 0; i < m; ++i)
          for (int j = 0; j < n; ++j) {
            double expected = 1, size = 1;
            for (int q = 0; q < kk; ++q) {
              double p = va[static_cast<std::size_t>((g * m + i) * kk + q)] *
                         vb[static_cast<std::size_t>((g * kk + q) * n + j)];
              expected += p;
              size += std::fabs(p);
            }
            std::uint64_t bits = 0;
            std::memcpy(&bits, got.data() + static_cast<std::size_t>((g * m + i) * n + j) * out_bytes,
                        out_bytes);
            double v = ir::is_float(c.out) ? static_cast<double>(float_value(c.out, bits))
                                           : static_cast<double>(integer_value(c.out, bits));
            ASSERT_NEAR(v, expected, c.tolerance * size) << ir::name(c.in) << " " << c.precision;
          }
    }
}

}  // namespace
}  // namespace tilewright::simulator::test
