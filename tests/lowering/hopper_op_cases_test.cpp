// Outside cases A33, A35 and A48 on the Hopper engine, op by op: places of barriers, the order of every op
// that writes shared memory, and every shape of wgmma.
#include <set>

#include "hopper_case.h"
#include "ir/verifier.h"
#include "lowering_test.h"
#include "tests/simulator/kernel.h"

namespace tilewright::lowering {
namespace {

using ir::Element;
using ir::ElementType;
using ir::OpKind;
using ir::Type;
using ir::Value;
using simulator::test::Kernel;
using simulator::test::tensor_argument;

// ---- A33
// ---------------------------------------------------------------------------------------------------------

// Barriers live as long as the kernel: those that are never used and those whose uses do not overlap keep
// words of their own, which are initialised once.
TEST(HopperCases, A33_BarriersShareNoWords) {
  ir::Program program = ir::parse(R"(#t = blocked([1], [32], [4]) for [1024]
program "barriers" (%p "p": ptr<f32> multiple 16, %h "h": f32) warps 4 {
  %zero = constant {value: 0} : i32
  %unused = barrier_alloc {arrives: 0, expects: 1, copies: 0, name: "unused"} : barriers[3]
  %first = barrier_alloc {arrives: 0, expects: 1, copies: 0, name: "first"} : barriers[2]
  %x = shared_alloc {name: "x"} : shared<f32[64], swizzle_none>
  %b = barrier_index %first, %zero : barrier
  barrier_expect %b, %x
  bulk_load %p, %x, %b
  barrier_wait %b, %zero
  %second = barrier_alloc {arrives: 0, expects: 1, copies: 0, name: "second"} : barriers[2]
  %c = barrier_index %second, %zero : barrier
  barrier_expect %c, %x
  bulk_load %p, %x, %c
  barrier_wait %c, %zero
  %v = map %h : tile<f32[1024], #t> (%e: f32) {
    yield %e
  }
  %y = shared_alloc {name: "y"} : shared<f32[1024], swizzle_none>
  shared_store %y, %v
})",
                                  "kernel.tile");
  ir::verify(program);
  const SharedMemoryPlan plan = plan_shared_memory(program, hopper);
  std::set<std::uint32_t> taken;
  std::uint32_t bytes = 0;
  int barriers = 0;
  for (const SharedPlacement& p : plan.placements) {
    if (p.op->kind == OpKind::barrier_alloc_) barriers += static_cast<int>(p.bytes) / 8;
    bytes += p.bytes;
    for (std::uint32_t b = p.offset; b < p.offset + p.bytes; ++b) taken.insert(b);
  }
  EXPECT_EQ(barriers, 7);
  EXPECT_EQ(taken.size(), bytes) << "two live in the same place";
  auto lowered = lower(program, hopper);
  EXPECT_EQ(count(lowered.ptx, "mbarrier.init"), 7) << lowered.ptx;
  EXPECT_EQ(count(lowered.ptx, "mbarrier.inval"), 0);
  expect_assembles(lowered);
}

// ---- A35
// ---------------------------------------------------------------------------------------------------------

enum class Before { read, write };

// A buffer that all threads have read or written, then the op, then a read or a write of it. Which of the
// three are in order depends on the compiler's barriers alone.
struct Overwrite {
  ir::Program program;
  int op_line = 0;
};
Overwrite overwrite(OpKind kind, Before before, bool write_after) {
  Kernel k(4);
  const Element f32{ElementType::f32};
  const ir::Shape s = ir::make_shape(32, 32);
  const Type rows = Type::tile(f32, s, ir::Blocked{{1, 4}, {4, 8}, {4, 1}, {1, 0}}.resolve(s)),
             columns = Type::tile(f32, s, ir::Blocked{{1, 1}, {8, 4}, {1, 4}, {1, 0}}.resolve(s));
  Value* in = k.pointer_parameter("in", ElementType::f32, 16);
  Value* map = k.map_parameter("map", ElementType::f32, 2);
  Value* out = k.pointer_parameter("out", ElementType::f32);
  Value* buffer =
      k.value(OpKind::shared_alloc_, {}, Type::shared(f32, s, ir::row_major_shared(s)), {{"name", "buffer"}});
  Value* ready = k.barrier_at(k.barriers("ready", 1, 0, 1, 0), k.integer(0));
  auto offsets = [&](const Type& t) {
    const Type flat = Type::tile({ElementType::i32}, ir::make_shape(1024), t.layout);
    return k.value(OpKind::reshape_, {k.value(OpKind::arange_, {}, flat, {{"start", std::int64_t{0}}})},
                   t.with_element({ElementType::i32}));
  };
  auto read = [&](int part) {
    Value* base = k.scalar(OpKind::pointer_add_, {out, k.integer(part * 1024)}, out->type.element);
    k.store(k.pointers(base, offsets(columns)), k.value(OpKind::shared_load_, {buffer}, columns));
  };
  auto write = [&](double number, const Type& t) {
    k.op(OpKind::shared_store_, {buffer, k.splat(k.number(number), t)}, {});
  };
  if (before == Before::read) {
    write(-1, rows);
    k.op(OpKind::barrier_, {}, {});
    read(0);
  } else {
    write(-2, columns);
  }
  k.op(OpKind::fence_async_, {}, {}, {{"space", "shared"}});
  if (kind == OpKind::shared_store_) {
    k.op(kind, {buffer, k.load(k.pointers(in, offsets(rows)))}, {});
  } else if (kind == OpKind::copy_async_) {
    k.op(kind, {k.pointers(in, offsets(rows)), buffer}, {});
  } else if (kind == OpKind::tensor_load_ || kind == OpKind::bulk_load_) {
    k.op(OpKind::barrier_expect_, {ready, buffer}, {});
    if (kind == OpKind::tensor_load_)
      k.op(kind, {map, buffer, ready, k.integer(0), k.integer(0)}, {});
    else
      k.op(kind, {in, buffer, ready}, {});
  } else {
    ADD_FAILURE() << ir::name(kind) << " writes shared memory and is not in this table";
  }
  Overwrite result;
  result.op_line = k.lines;
  if (kind == OpKind::copy_async_) {
    k.op(OpKind::commit_group_, {}, {});
    k.op(OpKind::wait_group_, {}, {}, {{"pending", std::int64_t{0}}});
  }
  if (kind == OpKind::tensor_load_ || kind == OpKind::bulk_load_)
    k.op(OpKind::barrier_wait_, {ready, k.integer(0)}, {});
  if (write_after) write(-3, columns);
  read(1);
  ir::verify(k.program);
  result.program = std::move(k.program);
  return result;
}

// Every op of the table that writes shared memory: behind a read and behind a write of the same bytes, in
// front of a read and of a write. Without a barrier the simulator names the op, with the compiler's the
// values are right.
TEST(HopperCases, A35_EveryWriteOfSharedMemoryIsOrdered) {
  int kinds = 0;
  for (int i = 0; i < ir::op_count; ++i) {
    const auto kind = static_cast<OpKind>(i);
    // Ops on other CTAs' memory need a cluster; im2col_load is a tensor_load of another map.
    if (ir::info(kind).memory.find("write shared") == std::string_view::npos ||
        ir::info(kind).memory.find("of the cluster") != std::string_view::npos ||
        kind == OpKind::im2col_load_)
      continue;
    ++kinds;
    for (Before before : {Before::read, Before::write})
      for (bool write_after : {false, true}) {
        SCOPED_TRACE(std::string(ir::name(kind)) +
                     (before == Before::read ? " after a read" : " after a write") +
                     (write_after ? ", then a write" : ", then a read"));
        std::vector<float> data(1024);
        for (std::size_t e = 0; e < data.size(); ++e) data[e] = static_cast<float>(e + 1);
        for (bool with_barriers : {false, true})
          for (std::uint64_t seed : {0, 1}) {
            Overwrite o = overwrite(kind, before, write_after);
            if (with_barriers) add_barriers(o.program);
            simulator::Memory memory;
            auto pi = memory.allocate_copy("in", data), po = memory.allocate("out", 8192);
            auto report = run(
                o.program, memory,
                {{"ptr<f32>", pi}, tensor_argument("tensor_map<f32, 2>", pi, {32, 32}, 4), {"ptr<f32>", po}},
                seed);
            ASSERT_EQ(report.clean(), with_barriers) << report.text();
            if (!with_barriers) {
              EXPECT_NE(report.text().find("kernel.cpp:" + std::to_string(o.op_line) + ": " +
                                           std::string(ir::name(kind))),
                        std::string::npos)
                  << report.text();
              continue;
            }
            auto got = memory.read<float>(po, 2048);
            if (before == Before::read) {
              EXPECT_EQ(std::vector<float>(got.begin(), got.begin() + 1024), std::vector<float>(1024, -1.0f));
            }
            EXPECT_EQ(std::vector<float>(got.begin() + 1024, got.end()),
                      write_after ? std::vector<float>(1024, -3.0f) : data);
          }
      }
  }
  EXPECT_EQ(kinds, 4);
}

// ---- A48
// ---------------------------------------------------------------------------------------------------------

// d [m, n] = a [m, k] b [n, k]^T in bf16 by wgmma, operands stored to shared memory by the threads.
ir::Program wgmma_product(int m, int n, int k) {
  Kernel b(4);
  const Element bf16{ElementType::bf16};
  Value* out = b.pointer_parameter("d", ElementType::f32);
  auto operand = [&](int rows, int step) {
    ir::Shape s = ir::make_shape(rows, k);
    int swizzle = 128;
    while (swizzle > 16 && swizzle > 2 * k) swizzle /= 2;
    Value* buffer =
        b.value(OpKind::shared_alloc_, {},
                Type::shared(bf16, s, ir::SwizzleBytes{swizzle > 16 ? swizzle : 0}.resolve(s, 2)));
    Type tile = b.tile(bf16, s);
    Value* flat = b.flat_offsets(s);
    Value* small = b.map(OpKind::rem_, {flat, b.splat(b.integer(step), flat->type)}, flat->type);
    b.op(OpKind::shared_store_, {buffer, b.map(OpKind::cast_, {small}, tile)}, {});
    return buffer;
  };
  Value *left = operand(m, 5), *right = operand(n, 3);
  b.op(OpKind::fence_async_, {}, {}, {{"space", "shared"}});
  const int order[] = {1, 0};
  Value* turned = b.value(OpKind::shared_permute_, {right},
                          Type::shared(bf16, ir::make_shape(k, n),
                                       ir::permuted(right->type.shared_layout, right->type.shape, order)),
                          {{"order", std::vector<std::int64_t>{1, 0}}});
  const ir::Shape s = ir::make_shape(m, n);
  const Type sum = Type::tile({ElementType::f32}, s, ir::MmaAccumulator{4, 1}.resolve(s));
  Value* product = b.value(OpKind::dot_async_, {left, turned, b.splat(b.number(0), sum)}, sum);
  Value* done = b.value(OpKind::dot_wait_, {product}, sum, {{"pending", std::int64_t{0}}});
  b.store(b.pointers(out, b.flat_offsets(s)),
          b.value(OpKind::convert_layout_, {done}, b.tile({ElementType::f32}, s)));
  return std::move(b.program);
}

TEST(HopperCases, A48_WgmmaOfEveryShapeOrTheLegalOnesNamed) {
  int legal = 0, refused = 0;
  for (int m : {8, 16, 32, 64, 128, 256})
    for (int n : {1, 2, 4, 8, 16, 32, 64, 128, 256})
      for (int k : {8, 16, 64}) {
        if (m * n > 64 * 256 || (m > 64 && k > 16)) continue;
        SCOPED_TRACE(std::to_string(m) + " x " + std::to_string(n) + " x " + std::to_string(k));
        ir::Program program = wgmma_product(m, n, k);
        std::string error;
        try {
          ir::verify(program);
        } catch (const UserError& e) {
          error = e.what();
        }
        const bool good = m % 64 == 0 && n >= 8 && k >= 16;
        ASSERT_EQ(error.empty(), good) << error;
        if (!good) {
          ++refused;
          EXPECT_NE(error.find(m % 64 ? "expected a multiple of 64 rows, 64 for each warpgroup"
                                      : "expected N a multiple of 8, K of 16"),
                    std::string::npos)
              << error;
          continue;
        }
        ++legal;
        const std::string instruction =
            "wgmma.mma_async.sync.aligned.m64n" + std::to_string(n) + "k16.f32.bf16.bf16";
        auto lowered = lower(program, hopper);
        EXPECT_EQ(count(lowered.ptx, instruction), m / 64 * (k / 16)) << lowered.ptx;
        if (n == 8 || n == 256) expect_assembles(lowered);
        add_barriers(program);
        simulator::Memory memory;
        auto size = static_cast<std::size_t>(m * n);
        auto po = memory.allocate("d", size * 4);
        auto report = run(program, memory, {{"ptr<f32>", po}});
        ASSERT_TRUE(report.clean()) << report.text();
        auto got = memory.read<float>(po, size);
        for (int i = 0; i < m; ++i)
          for (int j = 0; j < n; ++j) {
            int expected = 0;
            for (int e = 0; e < k; ++e) expected += (i * k + e) % 5 * ((j * k + e) % 3);
            ASSERT_EQ(got[static_cast<std::size_t>(i * n + j)], static_cast<float>(expected))
                << i << " " << j;
          }
      }
  EXPECT_GT(legal, 20);
  EXPECT_GT(refused, 60);
}

}  // namespace
}  // namespace tilewright::lowering
