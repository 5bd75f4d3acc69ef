// Global memory and control flow: every check reports exactly when its mistake is in the program.
#include <gtest/gtest.h>

#include "ir/error.h"
#include "tests/simulator/kernel.h"

namespace tilewright::simulator::test {
namespace {

const Element i32{ElementType::i32}, f32{ElementType::f32}, i1{ElementType::i1}, i64{ElementType::i64};

bool only(const Report& r, FindingKind kind) {
  return !r.findings.empty() &&
         std::all_of(r.findings.begin(), r.findings.end(), [&](const Finding& f) { return f.kind == kind; });
}

// One masked access of 64 elements at base + shift, to a buffer of `size` elements.
Report access(OpKind kind, int size, int shift, int valid, std::uint64_t misalign = 0) {
  Kernel k(2);
  Value *a = k.pointer_parameter("a", ElementType::f32), *n = k.parameter("n", i32),
        *s = k.parameter("shift", i32);
  Value* i = k.arange(64);
  Value* p = k.pointers(a, k.map(OpKind::add_, {i, s}, i->type));
  Value* mask = k.map(OpKind::compare_, {i, n}, i->type.with_element(i1), {{"predicate", "lt"}});
  Type tile = k.tile(f32, ir::make_shape(64));
  Value* one = k.splat(k.number(1), tile);
  if (kind == OpKind::load_) k.load(p, {mask});
  if (kind == OpKind::store_) k.store(p, one, {mask});
  if (kind == OpKind::atomic_)
    k.value(kind, {p, one, mask}, tile, {{"kind", "add"}, {"order", "relaxed"}, {"scope", "gpu"}});
  if (kind == OpKind::copy_async_) {
    Shape shape = ir::make_shape(64);
    Value* buffer = k.value(OpKind::shared_alloc_, {}, Type::shared(f32, shape, ir::row_major_shared(shape)));
    k.op(kind, {p, buffer, mask}, {});
  }
  Memory memory;
  auto before = memory.allocate("before", 4096);
  (void)before;
  auto pa = memory.allocate("array", static_cast<std::uint64_t>(size) * 4, misalign);
  memory.allocate("after", 4096);
  return k.run(memory, {{"ptr<f32>", pa},
                        {"i32", static_cast<std::uint64_t>(valid)},
                        {"i32", static_cast<std::uint64_t>(shift)}});
}

TEST(GlobalChecks, OutOfBoundsIsReportedToTheElement) {
  for (OpKind kind : {OpKind::load_, OpKind::store_, OpKind::atomic_, OpKind::copy_async_})
    for (int size : {0, 1, 63, 64, 100})
      for (int shift : {-1, 0, 1, 40})
        for (int valid : {0, 1, 60, 64}) {
          bool good = valid == 0 || (shift >= 0 && shift + valid <= size);
          Report r = access(kind, size, shift, valid);
          ASSERT_EQ(r.clean(), good) << ir::name(kind) << " " << size << " " << shift << " " << valid << "\n"
                                     << r.text();
          if (good) continue;
          EXPECT_TRUE(only(r, FindingKind::out_of_bounds));
          int bad = shift < 0 ? 0 : std::max(0, size - shift);
          std::string text = r.text();
          EXPECT_NE(text.find("element [" + std::to_string(bad) + "]"), std::string::npos) << text;
          EXPECT_NE(text.find("buffer 'array' (" + std::to_string(size * 4) + " bytes)"), std::string::npos)
              << text;
          EXPECT_EQ(text.rfind("kernel.cpp:", 0), 0u) << text;
        }
}

TEST(GlobalChecks, MisalignedAddressesAreReported) {
  for (OpKind kind : {OpKind::load_, OpKind::store_, OpKind::atomic_, OpKind::copy_async_})
    for (std::uint64_t misalign : {0, 1, 2, 3, 4}) {
      Report r = access(kind, 64, 0, 64, misalign);
      EXPECT_EQ(r.clean(), misalign % 4 == 0);
      if (misalign % 4) {
        EXPECT_TRUE(only(r, FindingKind::misaligned)) << r.text();
      }
    }
}

TEST(GlobalChecks, NullAndWildPointersAreNamed) {
  Kernel k;
  k.load(k.pointer_parameter("p", ElementType::f32));
  Memory memory;
  Report r = k.run(memory, {{"ptr<f32>", 0}});
  EXPECT_NE(r.text().find("null pointer"), std::string::npos) << r.text();
  EXPECT_TRUE(k.run(memory, {{"ptr<f32>", 1ull << 50}}).has(FindingKind::out_of_bounds));
}

// A18: offsets beyond 2^31 work in 64 bits and are caught when they wrap in 32; 60 GB cost no memory.
TEST(GlobalChecks, A18_OffsetsBeyondTwoToThe31) {
  for (bool wide : {true, false}) {
    Kernel k;
    Value *a = k.pointer_parameter("a", ElementType::f32), *row = k.parameter("row", i32),
          *stride = k.parameter("stride", i32);
    Element e = wide ? i64 : i32;
    Value* r = wide ? k.scalar(OpKind::cast_, {row}, i64) : row;
    Value* s = wide ? k.scalar(OpKind::cast_, {stride}, i64) : stride;
    Value* p = k.scalar(OpKind::pointer_add_, {a, k.scalar(OpKind::mul_, {r, s}, e)},
                        Element{ElementType::f32, true});
    k.store(p, k.scalar(OpKind::add_, {k.load(p), k.number(1)}, f32));
    for (auto [rows, width] :
         {std::pair{448000ull, 7168ull}, std::pair{320ull, 7864320ull}, std::pair{256ull, 14700000ull}}) {
      Memory memory;
      std::uint64_t elements = rows * width;
      auto pa = memory.allocate("large", std::max<std::uint64_t>(elements * 4, 60ull << 30));
      float value = 41;
      memory.upload(pa + (rows - 1) * width * 4, &value, 4);
      Report report = k.run(memory, {{"ptr<f32>", pa}, {"i32", rows - 1}, {"i32", width}});
      bool wraps = (rows - 1) * width > 2147483647ull;
      EXPECT_EQ(report.clean(), wide || !wraps) << report.text();
      if (report.clean()) {
        EXPECT_EQ(memory.read<float>(pa + (rows - 1) * width * 4, 1)[0], 42.0f);
      }
    }
  }
}

TEST(GlobalChecks, PromisesAreChecked) {
  for (std::int64_t multiple : {1, 4, 16})
    for (std::int64_t v : {0, 4, 8, 12, 16, -16, 5}) {
      Kernel k;
      Value* n = k.parameter("n", i32);
      k.scalar(OpKind::assume_multiple_, {n}, i32, {{"of", multiple}});
      Memory memory;
      Report r = k.run(memory, {{"i32", static_cast<std::uint64_t>(v) & 0xffffffffu}});
      EXPECT_EQ(r.clean(), v % multiple == 0);
      if (v % multiple) {
        EXPECT_TRUE(only(r, FindingKind::broken_promise));
      }

      Kernel parameter;
      parameter.parameter("n", i32, multiple);
      r = parameter.run(memory, {{"i32", static_cast<std::uint64_t>(v) & 0xffffffffu}});
      EXPECT_EQ(r.clean(), v % multiple == 0) << r.text();
      if (v % multiple) {
        EXPECT_TRUE(only(r, FindingKind::broken_promise));
      }
    }
  // inside a map the element is named
  Kernel k;
  Value* i = k.arange(64, 0);
  k.map(OpKind::assume_multiple_, {k.map(OpKind::shl_, {i, k.integer(1)}, i->type)}, i->type,
        {{"of", std::int64_t{4}}});
  Memory memory;
  Report r = k.run(memory, {});
  EXPECT_NE(r.text().find("element [1]"), std::string::npos) << r.text();
}

// Trip count of a loop, or -1 if it was reported.
std::int64_t trips(std::int64_t low, std::int64_t high, std::int64_t step, bool constant, ElementType e,
                   std::int64_t limit = 1000) {
  Kernel k;
  Value *out = k.pointer_parameter("out", ElementType::i64), *l = k.parameter("low", Element{e}),
        *h = k.parameter("high", Element{e}), *s = k.parameter("step", Element{e});
  Value* count =
      k.value(OpKind::variable_, {k.integer(0, ElementType::i64)}, Type::scalar(i64).as_variable());
  k.for_loop(l, h, constant ? k.integer(step, e) : s, [&](Value*) {
    Value* now = k.value(OpKind::get_, {count}, Type::scalar(i64));
    k.op(OpKind::set_, {count, k.scalar(OpKind::add_, {now, k.integer(1, ElementType::i64)}, i64)}, {});
  });
  k.store(out, k.value(OpKind::get_, {count}, Type::scalar(i64)));
  Memory memory;
  auto p = memory.allocate("out", 8);
  std::string_view name = ir::name(e);
  Report r = k.run(memory,
                   {{"ptr<i64>", p},
                    {name, static_cast<std::uint64_t>(low)},
                    {name, static_cast<std::uint64_t>(high)},
                    {name, static_cast<std::uint64_t>(step)}},
                   {}, {.loop_limit = limit});
  if (!r.clean()) {
    EXPECT_TRUE(only(r, FindingKind::bad_step) || only(r, FindingKind::endless_loop)) << r.text();
    return only(r, FindingKind::bad_step) ? -1 : -2;
  }
  return memory.read<std::int64_t>(p, 1)[0];
}

// A44: steps known only at run time, negative, zero; bounds near the end of the type.
TEST(GlobalChecks, A44_StepsOfLoops) {
  for (ElementType e : {ElementType::i32, ElementType::i64}) {
    for (bool constant : {false, true}) {
      EXPECT_EQ(trips(0, 10, 3, constant, e), 4);
      EXPECT_EQ(trips(10, 10, 3, constant, e), 0);
      EXPECT_EQ(trips(11, 10, 3, constant, e), 0);
      EXPECT_EQ(trips(88, -1, -8, constant, e), constant ? 12 : -1);
      EXPECT_EQ(trips(5, 10, -3, constant, e), constant ? 0 : -1);
      EXPECT_EQ(trips(5, 10, 0, constant, e), -1);
      std::int64_t top = e == ElementType::i32 ? 2147483647 : 9223372036854775807;
      EXPECT_EQ(trips(top - 100, top, 64, constant, e), 2);
      EXPECT_EQ(trips(-top - 1, -top - 1 + 100, 64, constant, e), 2);
    }
    EXPECT_EQ(trips(0, 1000, 1, false, e, 1000), 1000);
    EXPECT_EQ(trips(0, 1001, 1, false, e, 1000), -2);  // longer than the watchdog allows
  }
}

TEST(GlobalChecks, AssertionsAndGatherIndices) {
  for (int bad : {-1, 0, 17, 63}) {
    Kernel k;
    Value* n = k.parameter("bad", i32);
    Value* i = k.arange(64);
    Value* good = k.map(OpKind::compare_, {i, n}, i->type.with_element(i1), {{"predicate", "ne"}});
    k.op(OpKind::device_assert_, {good}, {}, {{"text", "index differs"}});
    Memory memory;
    Report r = k.run(memory, {{"i32", static_cast<std::uint64_t>(bad)}});
    EXPECT_EQ(r.clean(), bad < 0);
    if (bad >= 0) {
      EXPECT_TRUE(only(r, FindingKind::assertion));
      EXPECT_NE(r.text().find("index differs"), std::string::npos);
      EXPECT_NE(r.text().find("element [" + std::to_string(bad) + "]"), std::string::npos) << r.text();
    }
  }
  for (int shift : {-1, 0, 1}) {
    Kernel k;
    Value* i = k.arange(64);
    k.value(OpKind::gather_, {i, k.map(OpKind::add_, {i, k.integer(shift)}, i->type)}, i->type,
            {{"axis", std::int64_t{0}}});
    Memory memory;
    Report r = k.run(memory, {});
    EXPECT_EQ(r.clean(), shift == 0);
    if (shift) {
      EXPECT_TRUE(only(r, FindingKind::bad_index)) << r.text();
    }
  }
}

TEST(GlobalChecks, InlinePtxNeedsAHostFunction) {
  Kernel k;
  Value* out = k.pointer_parameter("out", ElementType::i32);
  Value* i = k.arange(64);
  auto ptx = [&](const char* text) {
    return k.map(OpKind::inline_ptx_, {i, i}, i->type,
                 {{"text", text}, {"constraints", "=r,r,r"}, {"volatile", std::int64_t{0}}});
  };
  register_host_function("mad.lo.s32 $0, $1, $2, 1;",
                         [](std::span<const std::uint64_t> x) { return x[0] * x[1] + 1; });
  k.store(k.pointers(out, i), ptx("mad.lo.s32 $0, $1, $2, 1;"));
  Memory memory;
  auto p = memory.allocate("out", 256);
  EXPECT_TRUE(k.run(memory, {{"ptr<i32>", p}}).clean());
  EXPECT_EQ(memory.read<int>(p, 64)[9], 82);
  ptx("unheard.of $0, $1, $2;");
  Report r = k.run(memory, {{"ptr<i32>", p}});
  EXPECT_TRUE(only(r, FindingKind::unsupported)) << r.text();
  EXPECT_NE(r.text().find("register_host_function"), std::string::npos);
}

TEST(GlobalChecks, PrintsComeInTheOrderOfCtas) {
  Kernel k(1);
  Value* pid = k.value(OpKind::program_id_, {}, Type::scalar(i32), {{"axis", std::int64_t{0}}});
  Value* i = k.arange(2);
  k.op(OpKind::device_print_, {k.map(OpKind::add_, {i, pid}, i->type), k.number(1.5)}, {},
       {{"text", "value"}});
  Memory memory;
  EXPECT_EQ(k.run(memory, {}, {2, 1, 1}).printed,
            "CTA (0, 0, 0) [0] value 0 1.5\nCTA (0, 0, 0) [1] value 1 1.5\n"
            "CTA (1, 0, 0) [0] value 1 1.5\nCTA (1, 0, 0) [1] value 2 1.5\n");
}

// A19: a masked load without a fill gives zeros that must not be counted; with poison, unmasked reads of
// bytes that nobody wrote are reported.
TEST(GlobalChecks, A19_UnwrittenMemoryIsReportedOnRequest) {
  for (bool poison : {false, true})
    for (int written : {0, 63, 64})
      for (bool masked : {false, true}) {
        Kernel k;
        Value *a = k.pointer_parameter("a", ElementType::f32), *n = k.parameter("n", i32);
        Value* i = k.arange(64);
        Value* mask = k.map(OpKind::compare_, {i, n}, i->type.with_element(i1), {{"predicate", "lt"}});
        k.load(k.pointers(a, i), masked ? std::vector<Value*>{mask} : std::vector<Value*>{});
        Memory memory(true);
        auto p = memory.allocate("partly", 256);
        std::vector<float> data(static_cast<std::size_t>(written), 1.0f);
        memory.upload(p, data.data(), data.size() * 4);
        Report r = k.run(memory, {{"ptr<f32>", p}, {"i32", std::uint64_t(written)}}, {}, {.poison = poison});
        bool bad = poison && written < 64 && !masked;
        EXPECT_EQ(!r.clean(), bad) << r.text();
        if (bad) {
          EXPECT_TRUE(only(r, FindingKind::uninitialised_global));
        }
      }
}

// Findings of one op are one, the lowest CTA's text is kept, and the text stops at twenty.
TEST(GlobalChecks, FindingsAreMergedAndCounted) {
  Kernel k;
  Value* a = k.pointer_parameter("a", ElementType::f32);
  Value* pid = k.value(OpKind::program_id_, {}, Type::scalar(i32), {{"axis", std::int64_t{0}}});
  k.load(k.scalar(OpKind::pointer_add_, {a, pid}, Element{ElementType::f32, true}));
  Memory memory;
  auto p = memory.allocate("a", 40);
  for (int threads : {1, 2, 4}) {
    Report r = k.run(memory, {{"ptr<f32>", p}}, {100, 1, 1}, {.threads = threads});
    ASSERT_EQ(r.findings.size(), 1u);
    EXPECT_EQ(r.findings[0].count, 90);
    EXPECT_EQ(r.findings[0].cta, 10);
    EXPECT_NE(r.text().find("CTA (10, 0, 0)"), std::string::npos);
  }
}

// What two CTAs may do to the same bytes.
TEST(GlobalChecks, ConflictsBetweenCtas) {
  enum Action { read, write_own, write_same, atomic_add };
  for (Action first : {read, write_own, write_same, atomic_add})
    for (Action second : {read, write_own, write_same, atomic_add})
      for (bool apart : {false, true})
        for (int threads : {1, 2}) {
          Kernel k(1);
          Value* a = k.pointer_parameter("a", ElementType::i32);
          Value* pid = k.value(OpKind::program_id_, {}, Type::scalar(i32), {{"axis", std::int64_t{0}}});
          Value* p = apart ? k.scalar(OpKind::pointer_add_, {a, pid}, Element{ElementType::i32, true}) : a;
          ir::Op* branch = k.op(
              OpKind::if_, {k.scalar(OpKind::compare_, {pid, k.integer(0)}, i1, {{"predicate", "eq"}})}, {});
          for (Action action : {first, second})
            k.fill(ir::add_region(*branch), {}, [&](const std::vector<Value*>&) {
              if (action == read) k.load(p);
              if (action == write_own) k.store(p, k.scalar(OpKind::add_, {pid, k.integer(5)}, i32));
              if (action == write_same) k.store(p, k.integer(7));
              if (action == atomic_add)
                k.value(OpKind::atomic_, {p, k.integer(1)}, Type::scalar(i32),
                        {{"kind", "add"}, {"order", "relaxed"}, {"scope", "gpu"}});
              return std::vector<Value*>{};
            });
          Memory memory;
          auto pa = memory.allocate_copy("a", std::vector<int>{0, 0});
          Report r = k.run(memory, {{"ptr<i32>", pa}}, {2, 1, 1},
                           {.threads = threads, .check_global_conflicts = true});
          bool good = apart || (first == read && second == read) ||
                      (first == write_same && second == write_same) ||
                      (first == atomic_add && second == atomic_add);
          EXPECT_EQ(r.clean(), good) << first << second << apart << "\n" << r.text();
          if (!r.clean()) {
            EXPECT_TRUE(only(r, FindingKind::global_conflict));
          }
        }
}

// Partial results, then a counter: the last CTA reads all of them. Right with acq_rel, a conflict if relaxed.
TEST(GlobalChecks, ReleaseAndAcquireOrderCtas) {
  for (const char* order : {"acq_rel", "relaxed", "release", "acquire"}) {
    Kernel k(1);
    Value *partial = k.pointer_parameter("partial", ElementType::i32),
          *counter = k.pointer_parameter("counter", ElementType::i32),
          *out = k.pointer_parameter("out", ElementType::i32);
    Value* pid = k.value(OpKind::program_id_, {}, Type::scalar(i32), {{"axis", std::int64_t{0}}});
    Value* mine = k.scalar(OpKind::pointer_add_, {partial, pid}, Element{ElementType::i32, true});
    k.store(mine, k.scalar(OpKind::mul_, {pid, pid}, i32));
    Value* before = k.value(OpKind::atomic_, {counter, k.integer(1)}, Type::scalar(i32),
                            {{"kind", "add"}, {"order", order}, {"scope", "gpu"}});
    ir::Op* branch = k.op(
        OpKind::if_, {k.scalar(OpKind::compare_, {before, k.integer(15)}, i1, {{"predicate", "eq"}})}, {});
    k.fill(ir::add_region(*branch), {}, [&](const std::vector<Value*>&) {
      Value* all = k.load(k.pointers(partial, k.arange(16)));
      ir::Op* sum = k.op(OpKind::reduce_, {all}, {Type::scalar(i32)}, {{"axis", std::int64_t{0}}});
      k.fill(ir::add_region(*sum), {i32, i32}, [&](const std::vector<Value*>& in) {
        return std::vector<Value*>{k.scalar(OpKind::add_, in, i32)};
      });
      k.store(out, sum->result());
      return std::vector<Value*>{};
    });
    k.fill(ir::add_region(*branch), {}, [&](const std::vector<Value*>&) { return std::vector<Value*>{}; });
    Memory memory;
    auto pp = memory.allocate("partial", 64), pc = memory.allocate("counter", 4),
         po = memory.allocate("out", 4);
    Report r = k.run(memory, {{"ptr<i32>", pp}, {"ptr<i32>", pc}, {"ptr<i32>", po}}, {16, 1, 1},
                     {.check_global_conflicts = true});
    EXPECT_EQ(r.clean(), std::string(order) == "acq_rel") << order << "\n" << r.text();
    if (r.clean()) {
      EXPECT_EQ(memory.read<int>(po, 1)[0], 1240);
    }
  }
}

}  // namespace
}  // namespace tilewright::simulator::test
