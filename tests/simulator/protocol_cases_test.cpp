// Outside cases about who waits for whom: A26, A31, A34, A38 and A40. Each program in its right form, silent
// and with the right values, and with the mistake that was reported, which every run names.
#include <numeric>

#include "ir/verifier.h"
#include "tests/simulator/kernel.h"

namespace tilewright::simulator::test {
namespace {

const Element f32{ElementType::f32}, i32{ElementType::i32};

bool says(const Report& r, const std::string& text) { return r.text().find(text) != std::string::npos; }

std::string at(int line) { return "kernel.cpp:" + std::to_string(line); }

// A program with branches, fences and waits.
struct Protocol : Kernel {
  using Kernel::Kernel;
  template <class Then, class Else>
  void branch(Value* condition, Then then, Else otherwise) {
    ir::Op* o = op(OpKind::if_, {condition}, {});
    fill(ir::add_region(*o), {}, [&](const std::vector<Value*>&) {
      then();
      return std::vector<Value*>{};
    });
    fill(ir::add_region(*o), {}, [&](const std::vector<Value*>&) {
      otherwise();
      return std::vector<Value*>{};
    });
  }
  Value* equal(Value* a, Value* b) {
    return scalar(OpKind::compare_, {a, b}, Element{ElementType::i1}, {{"predicate", "eq"}});
  }
  Value* shared(const char* name, Element e, const Shape& s, int swizzle) {
    return value(OpKind::shared_alloc_, {},
                 Type::shared(e, s, ir::SwizzleBytes{swizzle}.resolve(s, e.bytes())), {{"name", name}});
  }
  void fence() { op(OpKind::fence_async_, {}, {}, {{"space", "shared"}}); }
  int wait(Value* barrier, Value* phase) {
    op(OpKind::barrier_wait_, {barrier, phase}, {});
    return lines;
  }
  Value* get(Value* variable) {
    Type t = variable->type;
    return value(OpKind::get_, {variable}, t.is_tile() ? t : Type::scalar(t.element));
  }
};

// ---- A26
// ---------------------------------------------------------------------------------------------------------

// One partition stages an operand by plain stores, two multiply it: one stage, K in four tiles.
struct Staged {
  bool no_empty_wait = false, released_in_flight = false, no_fence = false;
  int store_line = 0, arrive_line = 0, dot_line = 0;
  std::vector<float> got = {};

  Report run(std::uint64_t seed) {
    Protocol k(4);
    const Element bf16{ElementType::bf16};
    Shape s = ir::make_shape(64, 64);
    Value* out = k.pointer_parameter("out", ElementType::f32);
    Value* operand = k.shared("operand", bf16, s, 128);
    Value *full = k.barrier_at(k.barriers("full", 1, 1, 0, 0), k.integer(0)),
          *empty = k.barrier_at(k.barriers("empty", 1, 2, 0, 0), k.integer(0));
    auto stage = [&] {
      k.for_loop(k.integer(0), k.integer(4), k.integer(1), [&](Value* i) {
        if (!no_empty_wait) k.wait(empty, k.scalar(OpKind::sub_, {i, k.integer(1)}, i32));
        Value* number =
            k.scalar(OpKind::cast_, {k.scalar(OpKind::add_, {i, k.integer(1)}, i32)}, Element{bf16});
        k.op(OpKind::shared_store_, {operand, k.splat(number, k.tile(bf16, s))}, {});
        store_line = k.lines;
        if (!no_fence) k.fence();
        k.op(OpKind::barrier_arrive_, {full}, {});
        arrive_line = k.lines;
      });
    };
    auto multiply = [&](int part) {
      return [&, part] {
        Type type = Type::tile(f32, s, ir::MmaAccumulator{4, 1}.resolve(s));
        Value* sum = k.value(OpKind::variable_, {k.splat(k.number(0), type)}, type.as_variable());
        k.for_loop(k.integer(0), k.integer(4), k.integer(1), [&](Value* i) {
          k.wait(full, i);
          int order[] = {1, 0};
          Value* turned = k.value(OpKind::shared_permute_, {operand},
                                  Type::shared(bf16, s, ir::permuted(operand->type.shared_layout, s, order)),
                                  {{"order", std::vector<std::int64_t>{1, 0}}});
          Value* product =
              k.value(OpKind::dot_async_, {operand, turned, k.value(OpKind::get_, {sum}, type)}, type);
          if (part == 0) dot_line = k.lines;
          if (released_in_flight) k.op(OpKind::barrier_arrive_, {empty}, {});
          Value* done = k.value(OpKind::dot_wait_, {product}, type, {{"pending", std::int64_t{0}}});
          k.op(OpKind::set_, {sum, done}, {});
          if (!released_in_flight) k.op(OpKind::barrier_arrive_, {empty}, {});
        });
        Type plain = k.tile(f32, s);
        Value* base = k.scalar(OpKind::pointer_add_, {out, k.integer(part * 64 * 64)}, out->type.element);
        k.store(k.pointers(base, k.flat_offsets(s)),
                k.value(OpKind::convert_layout_, {k.value(OpKind::get_, {sum}, type)}, plain));
      };
    };
    k.specialize({{"stage", 4, stage}, {"left", 4, multiply(0)}, {"right", 4, multiply(1)}});
    ir::verify(k.program);
    Memory memory;
    auto p = memory.allocate("out", 2 * 64 * 64 * 4);
    Report r = k.run(memory, {{"ptr<f32>", p}}, {}, {.check_races = true, .seed = seed});
    got = memory.read<float>(p, 2 * 64 * 64);
    return r;
  }
};

TEST(ProtocolCases, A26_OneStageForTwoConsumers) {
  for (std::uint64_t seed : {0, 1, 2, 3}) {
    Staged right;
    Report r = right.run(seed);
    ASSERT_TRUE(r.clean()) << r.text();
    EXPECT_EQ(right.got, std::vector<float>(2 * 64 * 64, 64.0f * (1 + 4 + 9 + 16)));

    Staged early{.released_in_flight = true};
    r = early.run(seed);
    EXPECT_TRUE(r.has(FindingKind::early_write)) << r.text();
    EXPECT_TRUE(says(r, at(early.store_line) + ": shared_store")) << r.text();
    EXPECT_TRUE(says(r, "the dot_async of " + at(early.dot_line))) << r.text();

    Staged unordered{.no_empty_wait = true};
    r = unordered.run(seed);
    EXPECT_FALSE(r.clean());
    EXPECT_TRUE(says(r, at(unordered.arrive_line) + ": barrier_arrive: CTA (0, 0, 0), partition 'stage'"))
        << r.text();

    r = Staged{.no_fence = true}.run(seed);
    EXPECT_TRUE(r.has(FindingKind::missing_proxy_fence)) << r.text();
  }
}

// ---- A31, A38
// ----------------------------------------------------------------------------------------------------

// A persistent kernel over work items of any number of k tiles: one partition loads the item's Q and its k
// tiles into a ring, the other multiplies them element by element and adds up.
struct Items {
  std::vector<int> lengths;
  int stages = 2;
  // what the consumer does with an item of length 0
  enum { waits, only_arrives, does_nothing } empty_items = waits;
  int wait_line = 0, arrive_line = 0, empty_wait_line = 0;
  std::vector<float> got = {}, expected = {};

  Report run(std::uint64_t seed = 0) {
    Protocol k(4);
    const int items = static_cast<int>(lengths.size()),
              tiles = std::accumulate(lengths.begin(), lengths.end(), 0);
    Shape s = ir::make_shape(4, 32), ring_shape = s.with_inserted(0, stages);
    Value *q_map = k.map_parameter("q", ElementType::f32, 2),
          *k_map = k.map_parameter("k", ElementType::f32, 2),
          *length = k.pointer_parameter("lengths", ElementType::i32),
          *out = k.pointer_parameter("out", ElementType::f32);
    Value *q = k.shared("q", f32, s, 128), *ring = k.shared("ring", f32, ring_shape, 128);
    Type one = Type::shared(f32, s, ir::sliced(ring->type.shared_layout, ring_shape, 0, 0, 1));
    Value *q_full = k.barrier_at(k.barriers("q full", 1, 0, 1, 0), k.integer(0)),
          *q_empty = k.barrier_at(k.barriers("q empty", 1, 1, 0, 0), k.integer(0)),
          *full = k.barriers("full", stages, 0, 1, 0), *empty = k.barriers("empty", stages, 1, 0, 0);
    auto counter = [&] {
      return k.value(OpKind::variable_, {k.integer(0)}, Type::scalar(i32).as_variable());
    };
    auto length_of = [&](Value* item) {
      return k.load(k.scalar(OpKind::pointer_add_, {length, item}, length->type.element));
    };
    // body(slot, round): the next slot of the ring
    auto each_tile = [&](Value* count, Value* n, auto body) {
      k.for_loop(k.integer(0), n, k.integer(1), [&](Value*) {
        Value* c = k.value(OpKind::get_, {count}, Type::scalar(i32));
        body(c, k.scalar(OpKind::rem_, {c, k.integer(stages)}, i32),
             k.scalar(OpKind::div_, {c, k.integer(stages)}, i32));
        k.op(OpKind::set_, {count, k.scalar(OpKind::add_, {c, k.integer(1)}, i32)}, {});
      });
    };
    auto load = [&] {
      Value* count = counter();
      k.for_loop(k.integer(0), k.integer(items), k.integer(1), [&](Value* item) {
        empty_wait_line = k.wait(q_empty, k.scalar(OpKind::sub_, {item, k.integer(1)}, i32));
        k.op(OpKind::barrier_expect_, {q_full, q}, {});
        k.op(OpKind::tensor_load_,
             {q_map, q, q_full, k.scalar(OpKind::mul_, {item, k.integer(4)}, i32), k.integer(0)}, {});
        each_tile(count, length_of(item), [&](Value* c, Value* slot, Value* round) {
          k.wait(k.barrier_at(empty, slot), k.scalar(OpKind::sub_, {round, k.integer(1)}, i32));
          Value *ready = k.barrier_at(full, slot), *to = k.value(OpKind::shared_index_, {ring, slot}, one);
          k.op(OpKind::barrier_expect_, {ready, to}, {});
          k.op(OpKind::tensor_load_,
               {k_map, to, ready, k.scalar(OpKind::mul_, {c, k.integer(4)}, i32), k.integer(0)}, {});
        });
      });
    };
    auto add = [&] {
      Value* count = counter();
      Type tile = k.tile(f32, s);
      k.for_loop(k.integer(0), k.integer(items), k.integer(1), [&](Value* item) {
        Value* n = length_of(item);
        auto arrive = [&] {
          k.op(OpKind::barrier_arrive_, {q_empty}, {});
          arrive_line = k.lines;
        };
        auto work = [&] {
          wait_line = k.wait(q_full, item);
          Value* x = k.value(OpKind::shared_load_, {q}, tile);
          k.fence();
          Value* sum = k.value(OpKind::variable_, {k.splat(k.number(0), tile)}, tile.as_variable());
          each_tile(count, n, [&](Value*, Value* slot, Value* round) {
            k.wait(k.barrier_at(full, slot), round);
            Value* y =
                k.value(OpKind::shared_load_, {k.value(OpKind::shared_index_, {ring, slot}, one)}, tile);
            Value* product = k.map(OpKind::mul_, {x, y}, tile);
            k.op(OpKind::set_,
                 {sum, k.map(OpKind::add_, {k.value(OpKind::get_, {sum}, tile), product}, tile)}, {});
            k.fence();
            k.op(OpKind::barrier_arrive_, {k.barrier_at(empty, slot)}, {});
          });
          Value* base =
              k.scalar(OpKind::pointer_add_, {out, k.scalar(OpKind::mul_, {item, k.integer(128)}, i32)},
                       out->type.element);
          k.store(k.pointers(base, k.flat_offsets(s)), k.value(OpKind::get_, {sum}, tile));
          arrive();
        };
        if (empty_items == waits) return work();
        k.branch(
            k.equal(n, k.integer(0)),
            [&] {
              if (empty_items == only_arrives) k.op(OpKind::barrier_arrive_, {q_empty}, {});
            },
            work);
      });
    };
    k.specialize({{"load", 1, load}, {"add", 4, add}});
    ir::verify(k.program);
    Memory memory;
    auto numbers = [](int count, int seed) {
      std::vector<float> v(static_cast<std::size_t>(count));
      for (std::size_t i = 0; i < v.size(); ++i)
        v[i] = static_cast<float>((i * 7 + i / 128 * 3) % 11) - static_cast<float>(seed);
      return v;
    };
    std::vector<float> qs = numbers(items * 128, 2), ks = numbers(std::max(tiles, 1) * 128, 4);
    auto pq = memory.allocate_copy("q", qs), pk = memory.allocate_copy("k", ks),
         pl = memory.allocate_copy("lengths", lengths), po = memory.allocate("out", qs.size() * 4);
    std::size_t tile = 0;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
      std::vector<float> sum(128, 0.0f);
      for (int j = 0; j < lengths[i]; ++j, ++tile)
        for (std::size_t e = 0; e < 128; ++e) sum[e] += qs[i * 128 + e] * ks[tile * 128 + e];
      expected.insert(expected.end(), sum.begin(), sum.end());
    }
    Report r = k.run(memory,
                     {tensor_argument("tensor_map<f32, 2>", pq, {items * 4, 32}, 4),
                      tensor_argument("tensor_map<f32, 2>", pk, {std::max(tiles, 1) * 4, 32}, 4),
                      {"ptr<i32>", pl},
                      {"ptr<f32>", po}},
                     {}, {.check_races = true, .seed = seed});
    got = memory.read<float>(po, qs.size());
    return r;
  }
};

TEST(ProtocolCases, A31_WorkOfLengthZeroAnywhere) {
  const std::vector<int> lists[] = {{0, 1, 2}, {1, 0, 2}, {2, 1, 0}, {0, 0, 3, 0, 0, 5, 0}, {0}, {0, 0}};
  int deadlocks = 0;
  for (const std::vector<int>& lengths : lists)
    for (std::uint64_t seed : {0, 1, 2}) {
      Items right{.lengths = lengths};
      Report r = right.run(seed);
      ASSERT_TRUE(r.clean()) << r.text();
      ASSERT_EQ(right.got, right.expected);

      // Arrives though it has not waited for what the other side brings.
      Items arrives{.lengths = lengths, .empty_items = Items::only_arrives};
      r = arrives.run(seed);
      EXPECT_FALSE(r.clean()) << "arrive without wait, not found";

      // Leaves the other side waiting.
      Items silent{.lengths = lengths, .empty_items = Items::does_nothing};
      r = silent.run(seed);
      EXPECT_FALSE(r.clean()) << "neither wait nor arrive, not found";
      if (r.has(FindingKind::deadlock)) {
        EXPECT_TRUE(says(r, "partition 'load' waits at " + at(silent.empty_wait_line) + " for phase "))
            << r.text();
        EXPECT_TRUE(says(r, "of barrier 'q empty'")) << r.text();
        EXPECT_TRUE(says(r, "missing: 1 of 1 barrier_arrive")) << r.text();
      } else if (lengths.back() != 0) {  // two items further: another phase of the same parity
        EXPECT_TRUE(r.has(FindingKind::barrier_future_wait)) << r.text();
        EXPECT_TRUE(says(r, at(silent.wait_line) + ": barrier_wait")) << r.text();
        EXPECT_TRUE(says(r, "of barrier 'q full'")) << r.text();
      }
      deadlocks += r.has(FindingKind::deadlock);
    }
  EXPECT_GE(deadlocks, 3);
}

TEST(ProtocolCases, A38_RingsOfEveryTripCount) {
  for (int stages : {1, 2, 3, 4})
    for (int n : {0, 1, stages - 1, stages, stages + 1, 2 * stages, 3 * stages + 1})
      for (std::uint64_t seed : {0, 1}) {
        Items one{.lengths = {n}, .stages = stages};
        Report r = one.run(seed);
        ASSERT_TRUE(r.clean()) << stages << " " << n << "\n" << r.text();
        ASSERT_EQ(one.got, one.expected) << stages << " " << n;
        Items several{.lengths = {n, stages, 0, 1, n}, .stages = stages};
        r = several.run(seed);
        ASSERT_TRUE(r.clean()) << stages << " " << n << "\n" << r.text();
        ASSERT_EQ(several.got, several.expected) << stages << " " << n;
      }
}

// ---- A34
// ---------------------------------------------------------------------------------------------------------

enum class Order { expects_first, copies_first, expect_copy, copy_expect };

// `copies` boxes complete on one barrier; one expect announces all bytes, or one for each. `more` tiles are
// announced too many, or too few.
Report copies_on_one_barrier(int copies, bool joined, Order order, int more, std::uint64_t seed) {
  Protocol k(1);
  Shape s = ir::make_shape(8, 32);
  Value *map = k.map_parameter("in", ElementType::f32, 2),
        *out = k.pointer_parameter("out", ElementType::f32);
  std::vector<Value*> boxes;
  const char* names[] = {"box 0", "box 1", "box 2", "box 3"};
  for (int i = 0; i < copies; ++i) boxes.push_back(k.shared(names[i], f32, s, 128));
  std::vector<Value*> announced(boxes.begin(), boxes.begin() + std::min(copies, copies + more));
  if (more > 0) announced.push_back(boxes[0]);
  const int expects = joined ? 1 : static_cast<int>(announced.size());
  Value* ready = k.barrier_at(k.barriers("ready", 1, 0, expects, 0), k.integer(0));
  int expected = 0, copied = 0;
  auto expect = [&] {
    if (expected == expects) return;
    std::vector<Value*> operands{ready};
    if (joined)
      operands.insert(operands.end(), announced.begin(), announced.end());
    else
      operands.push_back(announced[static_cast<std::size_t>(expected)]);
    ++expected;
    k.op(OpKind::barrier_expect_, operands, {});
  };
  auto copy = [&] {
    if (copied == copies) return;
    k.op(OpKind::tensor_load_,
         {map, boxes[static_cast<std::size_t>(copied)], ready, k.integer(copied * 8), k.integer(0)}, {});
    ++copied;
  };
  bool alternate = order == Order::expect_copy || order == Order::copy_expect;
  bool expects_first = order == Order::expects_first || order == Order::expect_copy;
  for (int i = 0; i < 6; ++i) {
    if (alternate) {
      if (expects_first) expect();
      copy();
      if (!expects_first) expect();
    } else if (expects_first) {
      expect();
    } else {
      copy();
    }
  }
  for (int i = 0; i < 6; ++i) expect(), copy();
  k.wait(ready, k.integer(0));
  Type tile = k.tile(f32, s);
  for (int i = 0; i < copies; ++i) {
    Value* base = k.scalar(OpKind::pointer_add_, {out, k.integer(i * 256)}, out->type.element);
    k.store(k.pointers(base, k.flat_offsets(s)),
            k.value(OpKind::shared_load_, {boxes[static_cast<std::size_t>(i)]}, tile));
  }
  ir::verify(k.program);
  Memory memory;
  std::vector<float> data(static_cast<std::size_t>(copies * 256));
  std::iota(data.begin(), data.end(), 1.0f);
  auto pi = memory.allocate_copy("in", data), po = memory.allocate("out", data.size() * 4);
  Report r = k.run(memory, {tensor_argument("tensor_map<f32, 2>", pi, {copies * 8, 32}, 4), {"ptr<f32>", po}},
                   {}, {.check_races = true, .seed = seed});
  if (more == 0) {
    EXPECT_EQ(memory.read<float>(po, data.size()), data);
  }
  return r;
}

TEST(ProtocolCases, A34_AnyNumberOfCopiesAndExpects) {
  for (int copies : {1, 2, 3, 4})
    for (bool joined : {true, false})
      for (Order order : {Order::expects_first, Order::copies_first, Order::expect_copy, Order::copy_expect})
        for (std::uint64_t seed : {0, 1, 2}) {
          SCOPED_TRACE(std::to_string(copies) + (joined ? " joined " : " split ") +
                       std::to_string(static_cast<int>(order)));
          Report r = copies_on_one_barrier(copies, joined, order, 0, seed);
          ASSERT_TRUE(r.clean()) << r.text();
          // One tile too many never comes; one too few comes all the same.
          r = copies_on_one_barrier(copies, joined, order, 1, seed);
          ASSERT_TRUE(r.has(FindingKind::deadlock)) << r.text();
          ASSERT_TRUE(says(r, "missing: 1024 bytes") || says(r, "1024 of ")) << r.text();
          if (copies == 1) continue;
          r = copies_on_one_barrier(copies, joined, order, -1, seed);
          ASSERT_TRUE(r.has(FindingKind::barrier_bytes_mismatch) || r.has(FindingKind::barrier_early_end) ||
                      r.has(FindingKind::missing_wait))
              << r.text();
        }
}

// ---- A40
// ---------------------------------------------------------------------------------------------------------

// A tensor store of [8, 128 bytes] at the end of rows of n elements, which are a slice of longer rows. The
// hardware fills up the last 16 bytes of a row (seen on an H200), and so does the simulator; the language
// page says to pad such rows, or to store them by masked stores, which touch nothing else.
TEST(ProtocolCases, A40_RowsThatEndInsideOf16Bytes) {
  for (ElementType type : {ElementType::i8, ElementType::i16, ElementType::i32, ElementType::i64})
    for (int tail = 0; tail < 16; tail += Element{type}.bytes())
      for (bool masked : {false, true}) {
        const Element e{type};
        const int size = e.bytes(), n = (16 * 9 + tail) / size, pitch = 512 / size, first = 64 / size;
        SCOPED_TRACE(e.text() + ", n = " + std::to_string(n) + (masked ? ", masked" : ""));
        Protocol k(1);
        Shape s = ir::make_shape(8, 128 / size);
        Value *map = k.map_parameter("out", type, 2), *rows = k.pointer_parameter("rows", type);
        Type tile = k.tile(e, s);
        Value* seven = k.splat(k.integer(7, type), tile);
        if (masked) {
          Value* flat = k.flat_offsets(s);
          Type index = flat->type;
          auto constant = [&](int v) { return k.splat(k.integer(v), index); };
          Value* row = k.map(OpKind::div_, {flat, constant(s.dim[1])}, index);
          Value* column = k.map(
              OpKind::add_, {k.map(OpKind::rem_, {flat, constant(s.dim[1])}, index), constant(first)}, index);
          Value* offset =
              k.map(OpKind::add_, {k.map(OpKind::mul_, {row, constant(pitch)}, index), column}, index);
          Value* inside = k.map(OpKind::compare_, {column, constant(n)},
                                index.with_element(Element{ElementType::i1}), {{"predicate", "lt"}});
          k.store(k.pointers(rows, offset), seven, {inside});
        } else {
          Value* buffer = k.shared("stage", e, s, 128);
          k.op(OpKind::shared_store_, {buffer, seven}, {});
          k.fence();
          k.op(OpKind::tensor_store_, {map, buffer, k.integer(0), k.integer(first)}, {});
          k.op(OpKind::bulk_commit_, {}, {});
          k.op(OpKind::bulk_wait_, {}, {}, {{"pending", std::int64_t{0}}, {"read", std::int64_t{0}}});
        }
        ir::verify(k.program);
        Memory memory;
        auto p = memory.allocate_copy("out", std::vector<std::uint8_t>(8 * 512, 0xaa));
        const std::string type_of_map = map->type.brief(), type_of_rows = Element{type, true}.text();
        ir::ArgumentValue view = tensor_argument(type_of_map, p, {8, n}, size);
        view.tensor.stride[0] = 512;
        Report r = k.run(memory, {view, {type_of_rows, p}});
        ASSERT_TRUE(r.clean()) << r.text();
        auto got = memory.read<std::uint8_t>(p, 8 * 512);
        const int end = masked ? n * size : 16 * ((n * size + 15) / 16);
        for (int i = 0; i < 8; ++i)
          for (int b = 0; b < 512; ++b) {
            bool stored = b >= 64 && b < end;
            std::uint8_t wanted = !stored ? 0xaa : b % size == 0 ? 7 : 0;
            ASSERT_EQ(got[static_cast<std::size_t>(i * 512 + b)], wanted) << "row " << i << " byte " << b;
          }
      }
}

}  // namespace
}  // namespace tilewright::simulator::test
