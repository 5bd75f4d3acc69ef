// Clusters: ranks, multicast, arrivals on peers' barriers, the end of CTAs; limits of a launch.
#include "ir/error.h"
#include "ir/verifier.h"
#include "tests/simulator/kernel.h"

namespace tilewright::simulator::test {
namespace {

const Element i32{ElementType::i32}, f32{ElementType::f32};

bool only(const Report& r, FindingKind kind) {
  return !r.findings.empty() &&
         std::all_of(r.findings.begin(), r.findings.end(), [&](const Finding& f) { return f.kind == kind; });
}

bool says(const Report& r, const std::string& text) { return r.text().find(text) != std::string::npos; }

TEST(Clusters, RanksFollowX) {
  for (int size : {1, 2, 4}) {
    Kernel k(1);
    k.program.cluster = size;
    Value* out = k.pointer_parameter("out", ElementType::i32);
    Value* rank = k.value(OpKind::cluster_rank_, {}, Type::scalar(i32));
    Value* x = k.value(OpKind::program_id_, {}, Type::scalar(i32), {{"axis", std::int64_t{0}}});
    Value* y = k.value(OpKind::program_id_, {}, Type::scalar(i32), {{"axis", std::int64_t{1}}});
    Value* flat = k.scalar(OpKind::add_, {k.scalar(OpKind::mul_, {y, k.integer(8)}, i32), x}, i32);
    k.op(OpKind::cluster_barrier_, {}, {});
    k.store(k.scalar(OpKind::pointer_add_, {out, flat}, out->type.element), rank);
    ir::verify(k.program);
    Memory memory;
    auto p = memory.allocate("out", 8 * 3 * 4);
    Report r = k.run(memory, {{"ptr<i32>", p}}, {8, 3, 1});
    ASSERT_TRUE(r.clean()) << r.text();
    auto got = memory.read<int>(p, 24);
    for (int i = 0; i < 24; ++i) EXPECT_EQ(got[static_cast<std::size_t>(i)], i % size);
    if (size > 1) {
      EXPECT_THROW(k.run(memory, {{"ptr<i32>", p}}, {7, 1, 1}), LaunchError);
    }
  }
}

// Each CTA of a pair loads half of every slot into both; a slot is free when the adders of both have arrived.
struct Pair {
  int stages = 2, rounds = 5;
  bool no_end_barrier = false, no_remote_arrive = false, no_multicast = false, odd_leaves = false;
  int mask = 3;
  std::vector<float> got = {};

  Report run() {
    Kernel k(4);
    k.program.cluster = 2;
    const int rows = 16, columns = 32;
    Value *map = k.map_parameter("in", ElementType::f32, 2),
          *out = k.pointer_parameter("out", ElementType::f32);
    Shape slot = ir::make_shape(rows, columns), ring = slot.with_inserted(0, stages),
          half = ir::make_shape(rows / 2, columns);
    ir::SharedLayout layout = ir::row_major_shared(ring), inner = ir::sliced(layout, ring, 0, 0, 1);
    Type one = Type::shared(f32, slot, inner);
    Value* buffer = k.value(OpKind::shared_alloc_, {}, Type::shared(f32, ring, layout), {{"name", "ring"}});
    Value *full = k.barriers("full", stages, 0, 1, 0),
          *empty = k.barriers("empty", stages, no_remote_arrive ? 1 : 2, 0, 0);
    Value* rank = k.value(OpKind::cluster_rank_, {}, Type::scalar(i32));
    auto in_slot = [&](Value* i) { return k.scalar(OpKind::rem_, {i, k.integer(stages)}, i32); };
    auto in_round = [&](Value* i) { return k.scalar(OpKind::div_, {i, k.integer(stages)}, i32); };
    // Slices are fixed while recording: one branch a rank.
    auto load_half = [&](Value* to, Value* ready, Value* i, int which) {
      Value* view = k.value(OpKind::shared_slice_, {to},
                            Type::shared(f32, half, ir::sliced(inner, slot, 0, which * rows / 2, rows / 2)),
                            {{"dim", std::int64_t{0}}, {"start", std::int64_t{which * rows / 2}}});
      Value* row =
          k.scalar(OpKind::add_,
                   {k.scalar(OpKind::mul_, {i, k.integer(rows)}, i32), k.integer(which * rows / 2)}, i32);
      ir::Op* load = k.op(OpKind::tensor_load_, {map, view, ready, row, k.integer(0)}, {});
      if (!no_multicast) load->attributes.push_back({"multicast", std::int64_t{mask}});
    };
    auto load = [&] {
      k.for_loop(k.integer(0), k.integer(rounds), k.integer(1), [&](Value* i) {
        Value *s = in_slot(i), *ready = k.barrier_at(full, s),
              *to = k.value(OpKind::shared_index_, {buffer, s}, one);
        k.op(OpKind::barrier_wait_,
             {k.barrier_at(empty, s), k.scalar(OpKind::sub_, {in_round(i), k.integer(1)}, i32)}, {});
        k.op(OpKind::barrier_expect_, {ready, to}, {});
        ir::Op* which = k.op(OpKind::if_,
                             {k.scalar(OpKind::compare_, {rank, k.integer(0)}, Element{ElementType::i1},
                                       {{"predicate", "eq"}})},
                             {});
        for (int r : {0, 1})
          k.fill(ir::add_region(*which), {}, [&](const std::vector<Value*>&) {
            load_half(to, ready, i, r);
            return std::vector<Value*>{};
          });
      });
    };
    auto add = [&] {
      Type tile = k.tile(f32, slot);
      Value* sum = k.value(OpKind::variable_, {k.splat(k.number(0), tile)}, tile.as_variable());
      k.for_loop(k.integer(0), k.integer(rounds), k.integer(1), [&](Value* i) {
        Value* s = in_slot(i);
        k.op(OpKind::barrier_wait_, {k.barrier_at(full, s), in_round(i)}, {});
        Value* x = k.value(OpKind::shared_load_, {k.value(OpKind::shared_index_, {buffer, s}, one)}, tile);
        Value* now = k.value(OpKind::get_, {sum}, tile);
        k.op(OpKind::set_, {sum, k.map(OpKind::add_, {now, x}, tile)}, {});
        k.op(OpKind::fence_async_, {}, {}, {{"space", "shared"}});
        if (no_remote_arrive) {
          k.op(OpKind::barrier_arrive_, {k.barrier_at(empty, s)}, {});
        } else {
          for (int to : {0, 1}) k.op(OpKind::barrier_arrive_, {k.barrier_at(empty, s), k.integer(to)}, {});
        }
      });
      Value* base = k.scalar(
          OpKind::pointer_add_,
          {out, k.scalar(OpKind::mul_,
                         {k.value(OpKind::program_id_, {}, Type::scalar(i32), {{"axis", std::int64_t{0}}}),
                          k.integer(rows * columns)},
                         i32)},
          out->type.element);
      k.store(k.pointers(base, k.flat_offsets(slot)), k.value(OpKind::get_, {sum}, tile));
    };
    k.specialize({{"load", 1, load}, {"add", 4, add}});
    if (!no_end_barrier) k.op(OpKind::cluster_barrier_, {}, {});
    ir::verify(k.program);
    Memory memory;
    std::vector<float> data(static_cast<std::size_t>(rounds * rows * columns));
    for (std::size_t i = 0; i < data.size(); ++i) data[i] = static_cast<float>(i % 89);
    auto pi = memory.allocate_copy("in", data), po = memory.allocate("out", 4 * rows * columns * 4);
    Report r = k.run(
        memory, {tensor_argument("tensor_map<f32, 2>", pi, {rounds * rows, columns}, 4), {"ptr<f32>", po}},
        {4, 1, 1}, {.check_races = true, .check_global_conflicts = true});
    got = memory.read<float>(po, 4 * rows * columns);
    expected.assign(got.size(), 0.0f);
    for (std::size_t i = 0; i < data.size(); ++i)
      for (std::size_t c = 0; c < 4; ++c) expected[c * rows * columns + i % (rows * columns)] += data[i];
    return r;
  }
  std::vector<float> expected = {};
};

TEST(Clusters, MulticastRing) {
  for (int stages : {2, 3})
    for (int rounds : {1, 2, 3, 7}) {
      Pair p{.stages = stages, .rounds = rounds};
      Report r = p.run();
      ASSERT_TRUE(r.clean()) << r.text();
      ASSERT_EQ(p.got, p.expected);
    }
}

TEST(Clusters, EndWithoutClusterBarrier) {
  Pair p{.no_end_barrier = true};
  Report r = p.run();
  EXPECT_TRUE(r.has(FindingKind::peer_exited)) << r.text();
  EXPECT_TRUE(says(r, "put a cluster_barrier at the end of the kernel")) << r.text();
}

TEST(Clusters, SlotFreedByTheOwnCtaOnly) {
  Pair p{.no_remote_arrive = true};
  Report r = p.run();
  EXPECT_FALSE(r.clean());
  EXPECT_TRUE(r.has(FindingKind::race) || r.has(FindingKind::barrier_bytes_mismatch) ||
              r.has(FindingKind::barrier_unobserved_phase) || r.has(FindingKind::early_write))
      << r.text();
}

TEST(Clusters, LoadThatReachesOneCtaOnly) {
  Pair p{.no_multicast = true};
  Report r = p.run();
  EXPECT_TRUE(only(r, FindingKind::deadlock)) << r.text();
  EXPECT_TRUE(says(r, "1024 of 2048 bytes")) << r.text();
  EXPECT_TRUE(says(r, "CTA (1, 0, 0), partition 'add' waits at")) << r.text();
  p = {.mask = 7};
  EXPECT_TRUE(only(p.run(), FindingKind::out_of_bounds));
}

// One CTA waits for an arrival of its peer, which waits at the cluster barrier.
TEST(Clusters, DeadlockOfTwoKinds) {
  Kernel k(1);
  k.program.cluster = 2;
  Value* go = k.barrier_at(k.barriers("go", 1, 1, 0, 0), k.integer(0));
  Value* rank = k.value(OpKind::cluster_rank_, {}, Type::scalar(i32));
  ir::Op* first = k.op(
      OpKind::if_,
      {k.scalar(OpKind::compare_, {rank, k.integer(0)}, Element{ElementType::i1}, {{"predicate", "eq"}})},
      {});
  k.fill(ir::add_region(*first), {}, [&](const std::vector<Value*>&) {
    k.op(OpKind::barrier_wait_, {go, k.integer(0)}, {});
    return std::vector<Value*>{};
  });
  k.fill(ir::add_region(*first), {}, [](const std::vector<Value*>&) { return std::vector<Value*>{}; });
  k.op(OpKind::cluster_barrier_, {}, {});
  ir::Op* second = k.op(
      OpKind::if_,
      {k.scalar(OpKind::compare_, {rank, k.integer(1)}, Element{ElementType::i1}, {{"predicate", "eq"}})},
      {});
  k.fill(ir::add_region(*second), {}, [&](const std::vector<Value*>&) {
    k.op(OpKind::barrier_arrive_, {go, k.integer(0)}, {});
    return std::vector<Value*>{};
  });
  k.fill(ir::add_region(*second), {}, [](const std::vector<Value*>&) { return std::vector<Value*>{}; });
  ir::verify(k.program);
  Memory memory;
  Report r = k.run(memory, {}, {2, 1, 1});
  EXPECT_TRUE(only(r, FindingKind::deadlock)) << r.text();
  EXPECT_TRUE(says(r, "for phase 0 of barrier 'go'")) << r.text();
  EXPECT_TRUE(says(r, "for the other CTAs of the cluster")) << r.text();
}

// Registers are taken and given by whole warpgroups; 24 + 24 + 240 of 384 threads fit into 168 a thread.
TEST(Limits, RegistersOfPartitions) {
  auto run = [](std::vector<Kernel::Partition> partitions, Options options = {}) {
    Kernel k(4);
    k.specialize(partitions);
    ir::verify(k.program);
    Memory memory;
    return k.run(memory, {}, {}, options);
  };
  auto nothing = [] {};
  EXPECT_TRUE(run({{"load", 1, nothing, 24}, {"a", 4, nothing, 240}, {"b", 4, nothing, 240}}).clean());
  EXPECT_TRUE(run({{"load", 1, nothing, 40}, {"a", 4, nothing, 232}, {"b", 4, nothing, 232}}).clean());
  Report r = run({{"load", 1, nothing, 48}, {"a", 4, nothing, 232}, {"b", 4, nothing, 232}});
  EXPECT_TRUE(only(r, FindingKind::capacity)) << r.text();
  EXPECT_TRUE(says(r, "65536 registers (load 1 warps with 48, a 4 warps with 232, b 4 warps with 232"))
      << r.text();
  EXPECT_TRUE(only(run({{"load", 1, nothing}, {"a", 4, nothing, 240}, {"b", 4, nothing, 240}}),
                   FindingKind::capacity));
  EXPECT_TRUE(run({{"load", 1, nothing}, {"a", 4, nothing}}).clean());
  // 1 + 4 warps are launched as 8
  EXPECT_TRUE(only(run({{"load", 1, nothing}, {"a", 4, nothing}}, {.warp_limit = 7}), FindingKind::capacity));
}

// Partitions begin with the values of the code before them.
TEST(Partitions, ScalarsAndVariablesAreCopied) {
  Kernel k(1);
  Value* out = k.pointer_parameter("out", ElementType::i32);
  Value* n = k.parameter("n", i32);
  Value* v = k.value(OpKind::variable_, {k.integer(5)}, Type::scalar(i32).as_variable());
  k.op(OpKind::set_, {v, n}, {});
  auto store = [&](int place) {
    return [&, place] {
      Value* x = k.scalar(OpKind::add_, {k.value(OpKind::get_, {v}, Type::scalar(i32)), n}, i32);
      k.store(k.scalar(OpKind::pointer_add_, {out, k.integer(place)}, out->type.element),
              k.scalar(OpKind::mul_, {x, k.integer(place + 1)}, i32));
    };
  };
  k.specialize({{"a", 1, store(0)}, {"b", 2, store(1)}, {"c", 4, store(2)}});
  ir::verify(k.program);
  Memory memory;
  auto p = memory.allocate("out", 12);
  Report r = k.run(memory, {{"ptr<i32>", p}, {"i32", 7}}, {50, 1, 1});
  ASSERT_TRUE(r.clean()) << r.text();
  EXPECT_EQ(memory.read<int>(p, 3), (std::vector<int>{14, 28, 42}));
}

// Barriers take 8 bytes each, beside the buffers.
TEST(Limits, SharedMemoryOfBarriers) {
  for (std::size_t limit : {1024 + 8 * 6, 1024 + 8 * 6 - 1}) {
    Kernel k(1);
    Shape s = ir::make_shape(256);
    k.value(OpKind::shared_alloc_, {}, Type::shared(i32, s, ir::row_major_shared(s)), {{"name", "data"}});
    k.barriers("full", 4, 1, 0, 0);
    k.barriers("empty", 2, 1, 0, 0);
    Memory memory;
    Report r = k.run(memory, {}, {}, {.shared_limit = limit});
    EXPECT_EQ(r.statistics.shared_bytes, 1072u);
    EXPECT_EQ(r.clean(), limit == 1072) << r.text();
    if (limit < 1072) {
      EXPECT_TRUE(says(r, "data (1024 bytes), 6 barriers (48 bytes)")) << r.text();
    }
  }
}

// An error in one partition ends the others, wherever they are.
TEST(Partitions, AnErrorStopsTheOthers) {
  Kernel k(1);
  Value* bad = k.parameter("bad", i32);
  Value* never = k.barrier_at(k.barriers("never", 1, 1, 0, 0), k.integer(0));
  auto wait = [&] { k.op(OpKind::barrier_wait_, {never, k.integer(0)}, {}); };
  auto fail = [&] {
    Value* c =
        k.scalar(OpKind::compare_, {bad, k.integer(0)}, Element{ElementType::i1}, {{"predicate", "eq"}});
    k.op(OpKind::device_assert_, {c}, {}, {{"text", "not bad"}});
    k.op(OpKind::barrier_arrive_, {never}, {});
  };
  k.specialize({{"wait", 1, wait}, {"fail", 1, fail}, {"wait too", 2, wait}});
  Memory memory;
  EXPECT_TRUE(k.run(memory, {{"i32", 0}}, {20, 1, 1}).clean());
  Report r = k.run(memory, {{"i32", 1}}, {20, 1, 1});
  EXPECT_TRUE(only(r, FindingKind::assertion)) << r.text();
  EXPECT_EQ(r.findings[0].count, 20);
}

}  // namespace
}  // namespace tilewright::simulator::test
