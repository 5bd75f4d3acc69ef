// cp.async: data arrives at the wait for its group, never before, and every missing commit, wait or barrier
// is reported.
#include <gtest/gtest.h>

#include "tests/simulator/kernel.h"

namespace tilewright::simulator::test {
namespace {

const Element f32{ElementType::f32};

// `full`: all slots are prefetched and a slot is refilled in the round in which it was read; otherwise one
// slot stays free and the slot of the round before is refilled.
struct Variant {
  bool full = false, no_commit = false, late_wait = false, no_ready_barrier = false, no_reuse_barrier = false;
};

// A ring of `stages` slots. Per round: wait, barrier, add the slot to the sum, barrier, refill.
Report run_ring(int stages, int tiles, Variant m, std::vector<float>& got, std::uint64_t seed,
                int warps = 4) {
  Kernel k(warps);
  const int ahead = m.full ? stages : stages - 1;
  Shape slot = ir::make_shape(32, 32), ring = slot.with_inserted(0, stages);
  Value *in = k.pointer_parameter("in", ElementType::f32),
        *out = k.pointer_parameter("out", ElementType::f32);
  ir::SharedLayout inner = ir::Swizzled{4, 1, 8}.resolve(slot, 4), l = ir::row_major_shared(ring);
  for (int i = 0; i < inner.bits; ++i) l.basis[i] = inner.basis[i];
  Value* buffer = k.value(OpKind::shared_alloc_, {}, Type::shared(f32, ring, l), {{"name", "ring"}});
  Type tile = k.tile(f32, slot);
  auto slot_at = [&](Value* i) {
    Value* r = k.scalar(OpKind::rem_, {i, k.integer(stages)}, Element{ElementType::i32});
    return k.value(OpKind::shared_index_, {buffer, r}, Type::shared(f32, slot, inner));
  };
  auto fetch = [&](Value* i) {
    Value* offset = k.scalar(OpKind::mul_, {i, k.integer(1024)}, Element{ElementType::i32});
    Value* offsets =
        k.map(OpKind::add_, {k.flat_offsets(slot), offset}, k.tile(Element{ElementType::i32}, slot));
    Value* fits =
        k.scalar(OpKind::compare_, {i, k.integer(tiles)}, Element{ElementType::i1}, {{"predicate", "lt"}});
    Value* mask = k.splat(fits, tile.with_element(Element{ElementType::i1}));
    k.op(OpKind::copy_async_, {k.pointers(in, offsets), slot_at(i), mask}, {});
    if (!m.no_commit) k.op(OpKind::commit_group_, {}, {});
  };
  for (int i = 0; i < ahead; ++i) fetch(k.integer(i));
  Value* sum = k.value(OpKind::variable_, {k.splat(k.number(0), tile)}, tile.as_variable());
  k.for_loop(k.integer(0), k.integer(tiles), k.integer(1), [&](Value* i) {
    k.op(OpKind::wait_group_, {}, {}, {{"pending", std::int64_t{m.late_wait ? ahead : ahead - 1}}});
    if (!m.no_ready_barrier) k.op(OpKind::barrier_, {}, {});
    // the transposed view, so that other warps' copies are read
    int order[] = {1, 0};
    Value* view = k.value(OpKind::shared_permute_, {slot_at(i)},
                          Type::shared(f32, slot, ir::permuted(inner, slot, order)),
                          {{"order", std::vector<std::int64_t>{1, 0}}});
    Value* x = k.value(OpKind::shared_load_, {view}, tile);
    Value* now = k.value(OpKind::get_, {sum}, tile);
    k.op(OpKind::set_, {sum, k.map(OpKind::add_, {now, x}, tile)}, {});
    if (!m.no_reuse_barrier) k.op(OpKind::barrier_, {}, {});
    fetch(k.scalar(OpKind::add_, {i, k.integer(ahead)}, Element{ElementType::i32}));
  });
  k.store(k.pointers(out, k.flat_offsets(slot)), k.value(OpKind::get_, {sum}, tile));
  Memory memory;
  std::vector<float> data(static_cast<std::size_t>(tiles) * 1024);
  for (std::size_t i = 0; i < data.size(); ++i) data[i] = static_cast<float>(i % 1024 * 3 + i / 1024);
  auto pi = memory.allocate_copy("in", data), po = memory.allocate("out", 4096);
  Report r = k.run(memory, {{"ptr<f32>", pi}, {"ptr<f32>", po}}, {}, {.check_races = true, .seed = seed});
  got = memory.read<float>(po, 1024);
  return r;
}

TEST(AsyncCopy, CorrectRingsAreSilentAndRight) {
  for (bool full : {false, true})
    for (int stages : {2, 3, 4, 5})
      for (int tiles : {1, stages - 1, stages, stages + 1, 9})
        for (std::uint64_t seed : {0, 1, 2}) {
          std::vector<float> got;
          Report r = run_ring(stages, tiles, {.full = full}, got, seed);
          ASSERT_TRUE(r.clean()) << stages << " " << tiles << "\n" << r.text();
          for (int i = 0; i < 1024; ++i)
            ASSERT_EQ(got[static_cast<std::size_t>(i)],
                      static_cast<float>(tiles * (i % 32 * 32 + i / 32) * 3 + tiles * (tiles - 1) / 2));
        }
}

TEST(AsyncCopy, EachMissingStepIsReportedIfItIsNeeded) {
  for (bool full : {false, true})
    for (int stages : {2, 3, 4}) {
      std::vector<float> got;
      Report r = run_ring(stages, 6, {.full = full, .no_commit = true}, got, 0);
      EXPECT_TRUE(r.has(FindingKind::copy_in_flight)) << r.text();
      EXPECT_NE(r.text().find("never committed"), std::string::npos) << r.text();
      r = run_ring(stages, 6, {.full = full, .late_wait = true}, got, 0);
      EXPECT_TRUE(r.has(FindingKind::copy_in_flight)) << r.text();
      EXPECT_NE(r.text().find("wait_group with fewer pending groups"), std::string::npos) << r.text();
      r = run_ring(stages, 6, {.full = full, .no_ready_barrier = true}, got, 0);
      EXPECT_TRUE(r.has(FindingKind::race)) << r.text();
      // with a free slot, the next round's ready barrier comes between a slot's read and its refill
      r = run_ring(stages, 6, {.full = full, .no_reuse_barrier = true}, got, 0);
      EXPECT_EQ(r.has(FindingKind::race), full) << r.text();
      EXPECT_EQ(r.clean(), !full) << r.text();
    }
}

// With one warp nothing but the commit and the wait is needed.
TEST(AsyncCopy, OneWarpNeedsNoBarriers) {
  std::vector<float> got;
  EXPECT_TRUE(run_ring(3, 6, {.no_ready_barrier = true, .no_reuse_barrier = true}, got, 0, 1).clean());
  EXPECT_TRUE(run_ring(3, 6, {.late_wait = true}, got, 0, 1).has(FindingKind::copy_in_flight));
}

// Masked-off elements become zero, and their pointers are never followed.
TEST(AsyncCopy, MaskedElementsAreZero) {
  Kernel k(1);
  Shape s = ir::make_shape(64);
  Value *in = k.pointer_parameter("in", ElementType::f32),
        *out = k.pointer_parameter("out", ElementType::f32);
  Value* i = k.arange(64);
  Value* mask = k.map(OpKind::compare_, {i, k.integer(41)}, i->type.with_element(Element{ElementType::i1}),
                      {{"predicate", "lt"}});
  Value* buffer = k.value(OpKind::shared_alloc_, {}, Type::shared(f32, s, ir::row_major_shared(s)));
  k.op(OpKind::copy_async_, {k.pointers(in, i), buffer, mask}, {});
  k.op(OpKind::commit_group_, {}, {});
  k.op(OpKind::wait_group_, {}, {}, {{"pending", std::int64_t{0}}});
  k.store(k.pointers(out, i), k.value(OpKind::shared_load_, {buffer}, k.tile(f32, s)));
  Memory memory;
  auto pi = memory.allocate_copy("in", std::vector<float>(41, 2.0f)), po = memory.allocate("out", 256);
  Report r = k.run(memory, {{"ptr<f32>", pi}, {"ptr<f32>", po}});
  ASSERT_TRUE(r.clean()) << r.text();
  auto got = memory.read<float>(po, 64);
  for (std::size_t e = 0; e < 64; ++e) EXPECT_EQ(got[e], e < 41 ? 2.0f : 0.0f);
}

}  // namespace
}  // namespace tilewright::simulator::test
