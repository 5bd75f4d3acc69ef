// Shared memory: every check reports exactly when its mistake is in the program.
#include <gtest/gtest.h>

#include "ir/error.h"
#include "tests/simulator/kernel.h"

namespace tilewright::simulator::test {
namespace {

const Element i32{ElementType::i32};

Value* alloc(Kernel& k, Element e, const Shape& s, const ir::SharedLayout& l, const char* name,
             std::vector<Value*> initial = {}) {
  return k.value(OpKind::shared_alloc_, std::move(initial), Type::shared(e, s, l), {{"name", name}});
}

bool only(const Report& r, FindingKind kind) {
  return !r.findings.empty() &&
         std::all_of(r.findings.begin(), r.findings.end(), [&](const Finding& f) { return f.kind == kind; });
}

// Store a tile, [barrier], load it transposed (other warps' elements), [barrier], store again: in a loop of
// three rounds. Each barrier is needed, in the program and round the loop.
TEST(SharedChecks, MissingBarriersAreRacesAndPresentOnesAreSilent) {
  for (int warps : {1, 2, 4, 8})
    for (bool first : {false, true})
      for (bool second : {false, true}) {
        Kernel k(warps);
        Shape s = ir::make_shape(32, 32), flipped = ir::make_shape(32, 32);
        Value* out = k.pointer_parameter("out", ElementType::i32);
        Value* buffer = alloc(k, i32, s, ir::row_major_shared(s), "stage");
        Value* data = k.flat_offsets(s);
        int store_line = 0, load_line = 0;
        k.for_loop(k.integer(0), k.integer(3), k.integer(1), [&](Value*) {
          k.op(OpKind::shared_store_, {buffer, data}, {});
          store_line = k.lines;
          if (first) k.op(OpKind::barrier_, {}, {});
          int order[] = {1, 0};
          Value* view = k.value(OpKind::shared_permute_, {buffer},
                                Type::shared(i32, flipped, ir::permuted(ir::row_major_shared(s), s, order)),
                                {{"order", std::vector<std::int64_t>{1, 0}}});
          Value* x = k.value(OpKind::shared_load_, {view}, k.tile(i32, flipped));
          load_line = k.lines;
          if (second) k.op(OpKind::barrier_, {}, {});
          k.store(k.pointers(out, k.flat_offsets(flipped)), x);
        });
        Memory memory;
        auto p = memory.allocate("out", 4096);
        Report r = k.run(memory, {{"ptr<i32>", p}}, {}, {.check_races = true});
        bool racy = warps > 1 && !(first && second);
        EXPECT_EQ(!r.clean(), racy) << warps << first << second << "\n" << r.text();
        EXPECT_TRUE(r.clean() || only(r, FindingKind::race)) << r.text();
        if (racy && !first) {  // both lines are named
          const std::string text = r.text();
          EXPECT_NE(text.find("kernel.cpp:" + std::to_string(load_line)), std::string::npos) << text;
          EXPECT_NE(text.find("kernel.cpp:" + std::to_string(store_line)), std::string::npos) << text;
        }
        auto got = memory.read<int>(p, 1024);
        for (int i = 0; i < 1024; ++i) ASSERT_EQ(got[static_cast<std::size_t>(i)], i % 32 * 32 + i / 32);
      }
}

// The same warps read what they wrote: no barrier is needed whatever the number of warps.
TEST(SharedChecks, AccessesOfTheSameWarpNeedNoBarrier) {
  for (int warps : {1, 2, 8}) {
    Kernel k(warps);
    Shape s = ir::make_shape(64, 32);
    Value* out = k.pointer_parameter("out", ElementType::i32);
    Value* buffer = alloc(k, i32, s, ir::Swizzled{4, 1, 8}.resolve(s, 4), "own", {k.flat_offsets(s)});
    Value* x = k.value(OpKind::shared_load_, {buffer}, k.tile(i32, s));
    k.op(OpKind::shared_store_, {buffer, k.map(OpKind::neg_, {x}, x->type)}, {});
    k.store(k.pointers(out, k.flat_offsets(s)), k.value(OpKind::shared_load_, {buffer}, k.tile(i32, s)));
    Memory memory;
    auto p = memory.allocate("out", 64 * 32 * 4);
    Report r = k.run(memory, {{"ptr<i32>", p}}, {}, {.check_races = true});
    EXPECT_TRUE(r.clean()) << r.text();
    EXPECT_EQ(memory.read<int>(p, 2048)[77], -77);
  }
}

// A tile that all warps hold as copies is written by one of them and read by all.
TEST(SharedChecks, CopiesAreWrittenOnceAndReadByAll) {
  for (bool barrier : {false, true}) {
    Kernel k(4);
    Shape s = ir::make_shape(16);  // fewer elements than threads: every warp holds all
    Value* out = k.pointer_parameter("out", ElementType::i32);
    Value* buffer = alloc(k, i32, s, ir::row_major_shared(s), "small", {k.arange(16)});
    if (barrier) k.op(OpKind::barrier_, {}, {});
    k.store(k.pointers(out, k.arange(16)), k.value(OpKind::shared_load_, {buffer}, k.tile(i32, s)));
    Memory memory;
    auto p = memory.allocate("out", 64);
    Report r = k.run(memory, {{"ptr<i32>", p}}, {}, {.check_races = true});
    EXPECT_EQ(r.clean(), barrier) << r.text();
  }
}

TEST(SharedChecks, ReadsBeforeAnyWriteAreReported) {
  for (int written = 0; written <= 4; ++written) {  // slots of a ring of 4 that are written
    Kernel k(2);
    Shape ring = ir::make_shape(4, 64), slot = ir::make_shape(64);
    Value *out = k.pointer_parameter("out", ElementType::i32), *n = k.parameter("n", i32);
    ir::SharedLayout l = ir::row_major_shared(ring), one = ir::sliced(l, ring, 0, 0, 1);
    Value* buffer = alloc(k, i32, ring, l, "ring");
    auto index = [&](Value* i) {
      return k.value(OpKind::shared_index_, {buffer, i}, Type::shared(i32, slot, one));
    };
    k.for_loop(k.integer(0), n, k.integer(1), [&](Value* i) {
      k.op(OpKind::shared_store_, {index(i), k.arange(64)}, {});
    });
    k.for_loop(k.integer(0), k.integer(4), k.integer(1), [&](Value* i) {
      k.store(k.pointers(out, k.arange(64)), k.value(OpKind::shared_load_, {index(i)}, k.tile(i32, slot)));
    });
    Memory memory;
    auto p = memory.allocate("out", 256);
    Report r = k.run(memory, {{"ptr<i32>", p}, {"i32", std::uint64_t(written)}});
    EXPECT_EQ(r.clean(), written == 4);
    if (written < 4) {
      EXPECT_TRUE(only(r, FindingKind::uninitialised_shared)) << r.text();
      EXPECT_EQ(r.findings[0].count, (4 - written) * 64);
      EXPECT_NE(r.text().find("'ring'"), std::string::npos);
    }
  }
}

TEST(SharedChecks, SlotIndexMustLieInTheBuffer) {
  for (int slots : {3, 4})
    for (std::int64_t i : {-1, 0, 2, 3, 4}) {
      Kernel k(1);
      Shape ring = ir::make_shape(slots, 32), slot = ir::make_shape(32);
      Value* n = k.parameter("i", i32);
      ir::SharedLayout l = ir::row_major_shared(ring);
      Value* buffer = alloc(k, i32, ring, l, "ring");
      Value* view =
          k.value(OpKind::shared_index_, {buffer, n}, Type::shared(i32, slot, ir::sliced(l, ring, 0, 0, 1)));
      k.op(OpKind::shared_store_, {view, k.arange(32)}, {});
      Memory memory;
      Report r = k.run(memory, {{"i32", static_cast<std::uint64_t>(i)}});
      bool good = i >= 0 && i < slots;
      EXPECT_EQ(r.clean(), good) << r.text();
      if (!good) {
        EXPECT_TRUE(only(r, FindingKind::out_of_bounds));
      }
    }
}

// Every layout kind: what was stored comes back, through slices, permutations, reshapes and reinterpretation.
TEST(SharedChecks, ViewsAddressTheSameElements) {
  Shape s = ir::make_shape(16, 64);
  for (const ir::SharedLayout& l : {ir::row_major_shared(s), ir::Swizzled{4, 1, 8}.resolve(s, 4),
                                    ir::Swizzled{8, 2, 4}.resolve(s, 4), ir::SwizzleBytes{128}.resolve(s, 4),
                                    ir::SwizzleBytes{64}.resolve(s, 4), ir::SwizzleBytes{32}.resolve(s, 4),
                                    ir::Padded{64, 4}.resolve(s, 4), ir::Padded{16, 1}.resolve(s, 4)}) {
    Kernel k(4);
    Value* out = k.pointer_parameter("out", ElementType::i32);
    Value* buffer = alloc(k, i32, s, l, "tile", {k.flat_offsets(s)});
    Shape part = ir::make_shape(4, 16);
    ir::SharedLayout rows = ir::sliced(l, s, 0, 8, 4);
    Shape middle = ir::make_shape(4, 64);
    Value* a = k.value(OpKind::shared_slice_, {buffer}, Type::shared(i32, middle, rows),
                       {{"dim", std::int64_t{0}}, {"start", std::int64_t{8}}});
    ir::SharedLayout both = ir::sliced(rows, middle, 1, 32, 16);
    Value* b = k.value(OpKind::shared_slice_, {a}, Type::shared(i32, part, both),
                       {{"dim", std::int64_t{1}}, {"start", std::int64_t{32}}});
    k.store(k.pointers(out, k.flat_offsets(part)), k.value(OpKind::shared_load_, {b}, k.tile(i32, part)));
    Shape other = ir::make_shape(4, 4, 64);
    Value* c = k.value(OpKind::shared_reshape_, {buffer}, Type::shared(i32, other, l));
    Value* offsets = k.map(OpKind::add_, {k.flat_offsets(other), k.integer(64)}, k.tile(i32, other));
    k.store(k.pointers(out, offsets), k.value(OpKind::shared_load_, {c}, k.tile(i32, other)));
    Memory memory;
    auto p = memory.allocate("out", (64 + 1024) * 4);
    Report r = k.run(memory, {{"ptr<i32>", p}});
    ASSERT_TRUE(r.clean()) << r.text();
    auto got = memory.read<int>(p, 64 + 1024);
    for (int i = 0; i < 64; ++i)
      ASSERT_EQ(got[static_cast<std::size_t>(i)], (8 + i / 16) * 64 + 32 + i % 16) << l.text();
    for (int i = 0; i < 1024; ++i) ASSERT_EQ(got[static_cast<std::size_t>(64 + i)], i) << l.text();
  }
}

TEST(SharedChecks, ReinterpretSeesTheSameBytes) {
  Kernel k(1);
  Value* out = k.pointer_parameter("out", ElementType::u8);
  Shape words = ir::make_shape(32), bytes = ir::make_shape(128);
  Value* buffer = alloc(k, i32, words, ir::row_major_shared(words), "words", {k.arange(32, 0x01020304)});
  Element u8{ElementType::u8};
  Value* view =
      k.value(OpKind::shared_reinterpret_, {buffer}, Type::shared(u8, bytes, ir::row_major_shared(bytes)));
  k.store(k.pointers(out, k.arange(128)), k.value(OpKind::shared_load_, {view}, k.tile(u8, bytes)));
  Memory memory;
  auto p = memory.allocate("out", 128);
  Report r = k.run(memory, {{"ptr<u8>", p}});
  ASSERT_TRUE(r.clean()) << r.text();
  auto got = memory.read<std::uint8_t>(p, 128);
  for (std::size_t i = 0; i < 32; ++i) {
    EXPECT_EQ(got[4 * i], 4 + i);
    EXPECT_EQ(got[4 * i + 3], 1);
  }
}

// A27: some of 64 threads have a value to write, then everybody reads elements of both warps: the barrier is
// needed for every number of active lanes.
TEST(SharedChecks, A27_GuardsThatAreNoMultipleOfAWarp) {
  for (int active : {1, 31, 33, 48, 63, 64})
    for (bool barrier : {false, true}) {
      Kernel k(2);
      Shape s = ir::make_shape(64);
      Value *out = k.pointer_parameter("out", ElementType::i32), *n = k.parameter("active", i32);
      Value* i = k.arange(64);
      Value* zero = k.splat(k.integer(0), i->type);
      Value* mask = k.map(OpKind::compare_, {i, n}, i->type.with_element(Element{ElementType::i1}),
                          {{"predicate", "lt"}});
      Value* v = k.map(OpKind::select_, {mask, i, zero}, i->type);
      Value* buffer = alloc(k, i32, s, ir::row_major_shared(s), "shared", {v});
      if (barrier) k.op(OpKind::barrier_, {}, {});
      // the reading warps hold the even and the odd elements: half of what each reads is the other's
      ir::TileLayoutBuilder layout;
      for (std::uint32_t image : {2u, 4u, 8u, 16u, 32u}) layout.add_lane(image);
      layout.add_warp(1);
      Type interleaved = Type::tile(i32, s, layout.build());
      Value* x = k.value(OpKind::shared_load_, {buffer}, interleaved);
      k.store(k.pointers(out, k.value(OpKind::convert_layout_, {i}, interleaved)), x);
      Memory memory;
      auto p = memory.allocate("out", 256);
      Report r = k.run(memory, {{"ptr<i32>", p}, {"i32", std::uint64_t(active)}}, {}, {.check_races = true});
      EXPECT_EQ(r.clean(), barrier) << r.text();
      auto got = memory.read<int>(p, 64);
      for (int e = 0; e < 64; ++e) ASSERT_EQ(got[static_cast<std::size_t>(e)], e < active ? e : 0);
    }
}

TEST(SharedChecks, CapacityCountsWhatLivesAtOnce) {
  for (bool overlap : {false, true})
    for (std::size_t limit : {4096u, 8192u}) {
      Kernel k(1);
      Shape s = ir::make_shape(1024);
      Value* out = k.pointer_parameter("out", ElementType::i32);
      Value* a = alloc(k, i32, s, ir::row_major_shared(s), "a", {k.arange(1024)});
      auto read = [&](Value* b) {
        k.store(k.pointers(out, k.arange(1024)), k.value(OpKind::shared_load_, {b}, k.tile(i32, s)));
      };
      if (!overlap) read(a);
      Value* b = alloc(k, i32, s, ir::row_major_shared(s), "b", {k.arange(1024)});
      read(b);
      if (overlap) read(a);
      Memory memory;
      auto p = memory.allocate("out", 4096);
      Report r = k.run(memory, {{"ptr<i32>", p}}, {}, {.shared_limit = limit});
      EXPECT_EQ(r.statistics.shared_bytes, overlap ? 8192u : 4096u);
      bool too_much = overlap && limit == 4096;
      EXPECT_EQ(!r.clean(), too_much) << r.text();
      if (too_much) {
        EXPECT_TRUE(only(r, FindingKind::capacity));
        EXPECT_NE(r.text().find("a (4096 bytes), b (4096 bytes)"), std::string::npos) << r.text();
      }
    }
  Kernel k(8);
  Memory memory;
  EXPECT_TRUE(only(k.run(memory, {}, {}, {.warp_limit = 4}), FindingKind::capacity));
  EXPECT_TRUE(k.run(memory, {}, {}, {.warp_limit = 8}).clean());
}

}  // namespace
}  // namespace tilewright::simulator::test
