// Products in flight: values for all types, and the order of products, copies and accesses.
#include "ir/verifier.h"
#include "simulator/numeric.h"
#include "tests/simulator/kernel.h"

namespace tilewright::simulator::test {
namespace {

const Element i32{ElementType::i32};

bool only(const Report& r, FindingKind kind) {
  return !r.findings.empty() &&
         std::all_of(r.findings.begin(), r.findings.end(), [&](const Finding& f) { return f.kind == kind; });
}

bool says(const Report& r, const std::string& text) { return r.text().find(text) != std::string::npos; }

std::string at(int line) { return "kernel.cpp:" + std::to_string(line); }

// sum += A(i) B(i) over a ring of slots, A [64, K] and B [N, K] (transposed by its view), accumulated over
// the rounds; then stored.
struct Products {
  ElementType a = ElementType::bf16, b = ElementType::bf16, c = ElementType::f32;
  int n = 32, stages = 3, rounds = 7, pending = 0;
  bool no_wait = false, release_too_early = false, read_in_flight = false, no_full_wait = false;
  bool a_in_registers = false, restart = false, b_by_hand = false, fence = true, barrier = true;
  int dot_line = 0, load_line = 0, use_line = 0, hand_line = 0;
  std::vector<float> got = {}, expected = {};

  Report run(Options options = {}) {
    Kernel k(4);
    const int depth = 64 / Element{a}.bytes();  // half a swizzled row of 128 bytes
    Value *a_map = k.map_parameter("a", a, 2), *b_map = k.map_parameter("b", b, 2),
          *out = k.pointer_parameter("out", c);
    Shape a_slot = ir::make_shape(64, depth), b_slot = ir::make_shape(n, depth);
    auto ring_type = [&](ElementType e, const Shape& s) {
      Shape ring = s.with_inserted(0, stages);
      return Type::shared(Element{e}, ring, ir::SwizzleBytes{64}.resolve(ring, Element{e}.bytes()));
    };
    auto slot_type = [&](const Type& ring, const Shape& s) {
      return Type::shared(ring.element, s, ir::sliced(ring.shared_layout, ring.shape, 0, 0, 1));
    };
    Type a_ring = ring_type(a, a_slot), b_ring = ring_type(b, b_slot), a_type = slot_type(a_ring, a_slot),
         b_type = slot_type(b_ring, b_slot);
    Value* a_buffer = k.value(OpKind::shared_alloc_, {}, a_ring, {{"name", "A"}});
    Value* b_buffer = k.value(OpKind::shared_alloc_, {}, b_ring, {{"name", "B"}});
    Value *full = k.barriers("full", stages, 0, 1, 0), *empty = k.barriers("empty", stages, 1, 0, 0);
    auto in_slot = [&](Value* i) { return k.scalar(OpKind::rem_, {i, k.integer(stages)}, i32); };
    auto in_round = [&](Value* i) { return k.scalar(OpKind::div_, {i, k.integer(stages)}, i32); };
    auto load = [&] {
      k.for_loop(k.integer(0), k.integer(rounds), k.integer(1), [&](Value* i) {
        Value *s = in_slot(i), *ready = k.barrier_at(full, s);
        Value *x = k.value(OpKind::shared_index_, {a_buffer, s}, a_type),
              *y = k.value(OpKind::shared_index_, {b_buffer, s}, b_type);
        k.op(OpKind::barrier_wait_,
             {k.barrier_at(empty, s), k.scalar(OpKind::sub_, {in_round(i), k.integer(1)}, i32)}, {});
        std::vector<Value*> views{ready, x};
        if (!b_by_hand) views.push_back(y);
        k.op(OpKind::barrier_expect_, views, {});
        Value* column = k.scalar(OpKind::mul_, {i, k.integer(depth)}, i32);
        k.op(OpKind::tensor_load_, {a_map, x, ready, k.integer(0), column}, {});
        load_line = k.lines;
        if (!b_by_hand) k.op(OpKind::tensor_load_, {b_map, y, ready, k.integer(0), column}, {});
      });
    };
    auto multiply = [&] {
      Shape shape = ir::make_shape(64, n);
      ir::MmaAccumulator accumulator{4, 1};
      Type sum_type = Type::tile(Element{c}, shape, accumulator.resolve(shape));
      Value* zero = k.splat(ir::is_float(c) ? k.number(0, c) : k.integer(0, c), sum_type);
      Value* sum = k.value(OpKind::variable_, {zero}, sum_type.as_variable());
      k.for_loop(k.integer(0), k.integer(rounds), k.integer(1), [&](Value* i) {
        Value* s = in_slot(i);
        if (!no_full_wait) k.op(OpKind::barrier_wait_, {k.barrier_at(full, s), in_round(i)}, {});
        Value *x = k.value(OpKind::shared_index_, {a_buffer, s}, a_type),
              *y = k.value(OpKind::shared_index_, {b_buffer, s}, b_type);
        if (b_by_hand) {
          Type tile = k.tile(Element{b}, b_slot);
          k.op(OpKind::shared_store_, {y, k.splat(k.number(1, b), tile)}, {});
          hand_line = k.lines;
          if (fence) k.op(OpKind::fence_async_, {}, {}, {{"space", "shared"}});
          if (barrier) k.op(OpKind::barrier_, {}, {});
        }
        int order[] = {1, 0};
        Value* turned = k.value(OpKind::shared_permute_, {y},
                                Type::shared(b_type.element, ir::make_shape(depth, n),
                                             ir::permuted(b_type.shared_layout, b_slot, order)),
                                {{"order", std::vector<std::int64_t>{1, 0}}});
        Value* left = x;
        if (a_in_registers)
          left = k.value(OpKind::shared_load_, {x},
                         Type::tile(Element{a}, a_slot,
                                    ir::DotOperand{0, accumulator, 4 / Element{a}.bytes()}.resolve(a_slot)));
        std::vector<Value*> operands{left, turned, k.value(OpKind::get_, {sum}, sum_type)};
        if (restart)  // only the last round counts
          operands.push_back(k.scalar(OpKind::compare_, {i, k.integer(rounds - 1)}, Element{ElementType::i1},
                                      {{"predicate", "ne"}}));
        Value* product = k.value(OpKind::dot_async_, operands, sum_type);
        dot_line = k.lines;
        k.op(OpKind::set_, {sum, product}, {});
        if (read_in_flight) {
          k.op(OpKind::set_, {sum, k.map(OpKind::neg_, {k.value(OpKind::get_, {sum}, sum_type)}, sum_type)},
               {});
          use_line = k.lines - 3;  // of the map
        }
        auto wait = [&](int left_over) {
          Value* done = k.value(OpKind::dot_wait_, {k.value(OpKind::get_, {sum}, sum_type)}, sum_type,
                                {{"pending", std::int64_t{left_over}}});
          k.op(OpKind::set_, {sum, done}, {});
        };
        auto release = [&](Value* slot) {
          if (a_in_registers || b_by_hand) k.op(OpKind::fence_async_, {}, {}, {{"space", "shared"}});
          k.op(OpKind::barrier_arrive_, {k.barrier_at(empty, slot)}, {});
        };
        if (!no_wait) wait(pending);
        if (pending == 0 || release_too_early) return release(s);
        ir::Op* late = k.op(OpKind::if_,
                            {k.scalar(OpKind::compare_, {i, k.integer(pending)}, Element{ElementType::i1},
                                      {{"predicate", "ge"}})},
                            {});
        k.fill(ir::add_region(*late), {}, [&](const std::vector<Value*>&) {
          release(in_slot(k.scalar(OpKind::sub_, {i, k.integer(pending)}, i32)));
          return std::vector<Value*>{};
        });
        k.fill(ir::add_region(*late), {}, [](const std::vector<Value*>&) { return std::vector<Value*>{}; });
      });
      Value* done = k.value(OpKind::get_, {sum}, sum_type);
      if (!no_wait) done = k.value(OpKind::dot_wait_, {done}, sum_type, {{"pending", std::int64_t{0}}});
      Type plain = k.tile(Element{c}, shape);
      k.store(k.pointers(out, k.flat_offsets(shape)), k.value(OpKind::convert_layout_, {done}, plain));
    };
    k.specialize({{"load", 1, load}, {"multiply", 4, multiply}});
    ir::verify(k.program);
    return simulate_with(k, depth, options);
  }

 private:
  Report simulate_with(Kernel& k, int depth, const Options& options) {
    Memory memory;
    int columns = depth * rounds;
    auto random = [&](ElementType e, int rows, unsigned seed, std::vector<double>& values) {
      auto bytes = static_cast<std::size_t>(Element{e}.bytes());
      std::vector<std::byte> data(static_cast<std::size_t>(rows * columns) * bytes);
      for (std::size_t i = 0; i < data.size() / bytes; ++i) {
        seed = seed * 1664525u + 1013904223u;
        double v = static_cast<int>(seed >> 24) % 7 - (e == ElementType::u8 ? 0 : 3);
        if (e == ElementType::u8 && v < 0) v = 0;
        values.push_back(v);
        write_bits(data.data() + i * bytes, static_cast<int>(bytes), encode(e, v));
      }
      auto p = memory.allocate("operand", data.size());
      memory.upload(p, data.data(), data.size());
      return p;
    };
    std::vector<double> x, y;
    auto pa = random(a, 64, 1, x), pb = random(b, n, 2, y);
    auto pc = memory.allocate("out", static_cast<std::uint64_t>(64 * n * 4));
    std::string a_text = "tensor_map<" + Element{a}.text() + ", 2>",
                b_text = "tensor_map<" + Element{b}.text() + ", 2>",
                c_text = "ptr<" + Element{c}.text() + ">";
    Report r = k.run(memory,
                     {tensor_argument(a_text, pa, {64, columns}, Element{a}.bytes()),
                      tensor_argument(b_text, pb, {n, columns}, Element{b}.bytes()),
                      {c_text, pc}},
                     {}, options);
    auto c_bytes = static_cast<std::size_t>(Element{c}.bytes());
    std::vector<std::byte> result(static_cast<std::size_t>(64 * n) * c_bytes);
    memory.download(pc, result.data(), result.size());
    for (int i = 0; i < 64; ++i)
      for (int j = 0; j < n; ++j) {
        double sum = 0;
        for (int d = restart ? columns - depth : 0; d < columns; ++d)
          sum += x[static_cast<std::size_t>(i * columns + d)] *
                 (b_by_hand ? 1.0 : y[static_cast<std::size_t>(j * columns + d)]);
        expected.push_back(static_cast<float>(sum));
        got.push_back(static_cast<float>(
            decode(c, read_bits(result.data() + static_cast<std::size_t>(i * n + j) * c_bytes,
                                static_cast<int>(c_bytes)))));
      }
    return r;
  }
};

TEST(Wgmma, AllTypesGiveTheProduct) {
  using enum ElementType;
  const ElementType types[][3] = {
      {bf16, bf16, f32},          {f16, f16, f32},           {f16, f16, f16},   {f32, f32, f32},
      {e4m3, e4m3, f32},          {e5m2, e4m3, f32},         {e4m3, e5m2, f16}, {i8, i8, ElementType::i32},
      {u8, i8, ElementType::i32}, {u8, u8, ElementType::i32}};
  for (const auto& t : types)
    for (int n : {8, 64})
      for (int pending : {0, 1, 2}) {
        Products p{.a = t[0], .b = t[1], .c = t[2], .n = n, .pending = pending};
        if (t[2] == f16) p.rounds = 3;  // stays exact
        Report r = p.run({.check_races = true});
        ASSERT_TRUE(r.clean()) << r.text();
        ASSERT_EQ(p.got, p.expected) << ir::name(t[0]) << " " << ir::name(t[1]) << " " << n;
      }
}

TEST(Wgmma, LeftOperandInRegistersAndRestart) {
  for (ElementType t : {ElementType::bf16, ElementType::e4m3}) {
    Products p{.a = t, .b = t, .a_in_registers = true};
    Report r = p.run({.check_races = true});
    ASSERT_TRUE(r.clean()) << r.text();
    EXPECT_EQ(p.got, p.expected);
    Products q{.a = t, .b = t, .pending = 1, .restart = true};
    r = q.run();
    ASSERT_TRUE(r.clean()) << r.text();
    EXPECT_EQ(q.got, q.expected);
  }
}

TEST(Wgmma, SlotReleasedBeforeItsProductIsComplete) {
  for (bool pending : {false, true}) {
    Products p{.pending = pending, .no_wait = !pending, .release_too_early = true};
    Report r = p.run();
    EXPECT_TRUE(r.has(FindingKind::early_write)) << r.text();
    EXPECT_TRUE(says(r, at(p.load_line) + ": tensor_load")) << r.text();
    EXPECT_TRUE(
        says(r, "the dot_async of " + at(p.dot_line) + " by partition 'multiply' may still be reading"))
        << r.text();
  }
}

TEST(Wgmma, ResultUsedInFlight) {
  Products p{.read_in_flight = true};
  Report r = p.run();
  EXPECT_TRUE(only(r, FindingKind::register_in_flight)) << r.text();
  EXPECT_TRUE(says(r, at(p.use_line) + ": map")) << r.text();
  EXPECT_TRUE(says(r, "the dot_async of " + at(p.dot_line) + " while the product is in flight")) << r.text();
  p = {.no_wait = true};
  EXPECT_TRUE(p.run().has(FindingKind::register_in_flight));
}

TEST(Wgmma, OperandsNotAwaited) {
  Products p{.no_full_wait = true};
  Report r = p.run();
  EXPECT_TRUE(r.has(FindingKind::missing_wait)) << r.text();
  EXPECT_TRUE(says(r, at(p.dot_line) + ": dot_async")) << r.text();
}

TEST(Wgmma, OperandWrittenByHandNeedsFenceAndBarrier) {
  Products p{.stages = 2, .rounds = 5, .b_by_hand = true};
  Report r = p.run({.check_races = true});
  ASSERT_TRUE(r.clean()) << r.text();
  EXPECT_EQ(p.got, p.expected);
  p = {.rounds = 3, .b_by_hand = true, .fence = false};
  r = p.run({.check_races = true});
  EXPECT_TRUE(only(r, FindingKind::missing_proxy_fence)) << r.text();
  EXPECT_TRUE(says(r, "the shared_store of " + at(p.hand_line) + " wrote it")) << r.text();
  p = {.rounds = 3, .b_by_hand = true, .barrier = false};
  r = p.run({.check_races = true});
  EXPECT_TRUE(r.has(FindingKind::race)) << r.text();
}

}  // namespace
}  // namespace tilewright::simulator::test
