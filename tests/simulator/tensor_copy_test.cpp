// Tensor and bulk copies: values at every border, what the hardware refuses, and the order of accesses.
#include "ir/error.h"
#include "ir/verifier.h"
#include "tests/simulator/kernel.h"

namespace tilewright::simulator::test {
namespace {

const Element f32{ElementType::f32}, i32{ElementType::i32};

bool only(const Report& r, FindingKind kind) {
  return !r.findings.empty() &&
         std::all_of(r.findings.begin(), r.findings.end(), [&](const Finding& f) { return f.kind == kind; });
}

bool says(const Report& r, const std::string& text) { return r.text().find(text) != std::string::npos; }

// Buffers and one barrier.
struct Copies : Kernel {
  explicit Copies(int warps = 1) : Kernel(warps) {}
  Value* buffer(const Shape& s, int swizzle = 0, const char* name = "box") {
    return value(OpKind::shared_alloc_, {}, Type::shared(f32, s, ir::SwizzleBytes{swizzle}.resolve(s, 4)),
                 {{"name", name}});
  }
  void fence() { op(OpKind::fence_async_, {}, {}, {{"space", "shared"}}); }
  void bulk_wait(bool read, int pending = 0) {
    op(OpKind::bulk_commit_, {}, {});
    op(OpKind::bulk_wait_, {}, {}, {{"pending", std::int64_t{pending}}, {"read", std::int64_t{read}}});
  }
  void wait(Value* ready, int phase) { op(OpKind::barrier_wait_, {ready, integer(phase)}, {}); }
};

// out = box of a tensor in at (row, column), or the other way round.
std::vector<float> box_load(std::int64_t rows, std::int64_t columns, int row, int column, int swizzle,
                            std::uint64_t seed, Report& r) {
  Copies k(4);
  Shape s = ir::make_shape(8, 32);
  Value *map = k.map_parameter("in", ElementType::f32, 2),
        *out = k.pointer_parameter("out", ElementType::f32), *y = k.parameter("row", i32),
        *x = k.parameter("column", i32);
  Value* buffer = k.buffer(s, swizzle);
  Value* ready = k.barrier_at(k.barriers("ready", 1, 0, 1, 0), k.integer(0));
  k.op(OpKind::barrier_expect_, {ready, buffer}, {});
  k.op(OpKind::tensor_load_, {map, buffer, ready, y, x}, {});
  k.wait(ready, 0);
  k.store(k.pointers(out, k.flat_offsets(s)), k.value(OpKind::shared_load_, {buffer}, k.tile(f32, s)));
  ir::verify(k.program);
  Memory memory;
  std::vector<float> data(static_cast<std::size_t>(rows * columns));
  for (std::size_t i = 0; i < data.size(); ++i) data[i] = static_cast<float>(i + 1);
  auto pi = memory.allocate_copy("in", data), po = memory.allocate("out", 8 * 32 * 4);
  r = k.run(memory,
            {tensor_argument("tensor_map<f32, 2>", pi, {rows, columns}, 4),
             {"ptr<f32>", po},
             {"i32", static_cast<std::uint32_t>(row)},
             {"i32", static_cast<std::uint32_t>(column)}},
            {}, {.check_races = true, .seed = seed});
  return memory.read<float>(po, 8 * 32);
}

TEST(TensorCopies, LoadsFillWithZerosOutside) {
  for (int swizzle : {0, 32, 64, 128})
    for (std::int64_t rows : {1, 7, 20})
      for (std::int64_t columns : {4, 36, 64})
        for (int row : {-9, -3, 0, 5, 19, 25})
          for (int column : {-40, -4, 0, 4, 32, 72}) {
            Report r;
            auto got = box_load(rows, columns, row, column, swizzle, static_cast<std::uint64_t>(row + 9), r);
            ASSERT_TRUE(r.clean()) << r.text();
            for (int i = 0; i < 8; ++i)
              for (int j = 0; j < 32; ++j) {
                std::int64_t y = row + i, x = column + j;
                bool inside = y >= 0 && y < rows && x >= 0 && x < columns;
                ASSERT_EQ(got[static_cast<std::size_t>(i * 32 + j)],
                          inside ? static_cast<float>(y * columns + x + 1) : 0.0f)
                    << rows << "x" << columns << " at " << row << ", " << column << ": " << i << ", " << j;
              }
          }
}

// An illegal instruction on an H200.
TEST(TensorCopies, BoxesBeginAtMultiplesOf16Bytes) {
  for (int column : {-5, 1, 3, 33}) {
    Report r;
    box_load(20, 64, 0, column, 0, 1, r);
    EXPECT_TRUE(says(
        r, "bytes into a row, the hardware copies from multiples of 16; begin at a multiple of 4 elements"))
        << r.text();
  }
}

// A buffer of fewer dimensions: one plane of a tensor of rank 3.
TEST(TensorCopies, MissingLeadingDimensionsHaveExtentOne) {
  Copies k;
  Shape s = ir::make_shape(4, 8);
  Value *map = k.map_parameter("in", ElementType::f32, 3),
        *out = k.pointer_parameter("out", ElementType::f32);
  Value* buffer = k.buffer(s);
  Value* ready = k.barrier_at(k.barriers("ready", 1, 0, 1, 0), k.integer(0));
  k.op(OpKind::barrier_expect_, {ready, buffer}, {});
  k.op(OpKind::tensor_load_, {map, buffer, ready, k.integer(2), k.integer(1), k.integer(4)}, {});
  k.wait(ready, 0);
  k.store(k.pointers(out, k.flat_offsets(s)), k.value(OpKind::shared_load_, {buffer}, k.tile(f32, s)));
  ir::verify(k.program);
  Memory memory;
  std::vector<float> data(3 * 5 * 8);
  for (std::size_t i = 0; i < data.size(); ++i) data[i] = static_cast<float>(i);
  auto pi = memory.allocate_copy("in", data), po = memory.allocate("out", 4 * 8 * 4);
  Report r = k.run(memory, {tensor_argument("tensor_map<f32, 3>", pi, {3, 5, 8}, 4), {"ptr<f32>", po}});
  ASSERT_TRUE(r.clean()) << r.text();
  auto got = memory.read<float>(po, 32);
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 8; ++j)
      EXPECT_EQ(got[static_cast<std::size_t>(i * 8 + j)],
                j < 4 ? static_cast<float>(80 + (1 + i) * 8 + 4 + j) : 0.0f);
}

struct StoreCase {
  int row = 0, column = 0;
  const char* reduce = nullptr;
  bool no_fence = false, no_wait = false, no_commit = false, no_barrier = false, rewrite = false;
  int warps = 4;
  bool no_rewrite_barrier = false;
};

Report box_store(StoreCase c, std::vector<float>& got) {
  Copies k(c.warps);
  Shape s = ir::make_shape(8, 32);
  Value *map = k.map_parameter("out", ElementType::f32, 2), *y = k.parameter("row", i32),
        *x = k.parameter("column", i32);
  Value* buffer = k.buffer(s, 128, "stage");
  Type tile = k.tile(f32, s);
  Value* value = k.map(OpKind::cast_, {k.flat_offsets(s)}, tile);
  k.op(OpKind::shared_store_, {buffer, value}, {});
  if (!c.no_fence) k.fence();
  if (!c.no_barrier) k.op(OpKind::barrier_, {}, {});
  ir::Op* store = k.op(OpKind::tensor_store_, {map, buffer, y, x}, {});
  if (c.reduce) store->attributes.push_back({"combine", std::string(c.reduce)});
  if (!c.no_commit) k.op(OpKind::bulk_commit_, {}, {});
  if (!c.no_wait)
    k.op(OpKind::bulk_wait_, {}, {}, {{"pending", std::int64_t{0}}, {"read", std::int64_t{c.rewrite}}});
  if (c.rewrite) {
    if (!c.no_rewrite_barrier) k.op(OpKind::barrier_, {}, {});
    k.op(OpKind::shared_store_, {buffer, k.splat(k.number(-7), tile)}, {});
  }
  ir::verify(k.program);
  Memory memory;
  auto po = memory.allocate_copy("out", std::vector<float>(12 * 40, 100.0f));
  Report r = k.run(memory,
                   {tensor_argument("tensor_map<f32, 2>", po, {12, 40}, 4),
                    {"i32", static_cast<std::uint32_t>(c.row)},
                    {"i32", static_cast<std::uint32_t>(c.column)}},
                   {}, {.check_races = true, .check_global_conflicts = true});
  got = memory.read<float>(po, 12 * 40);
  return r;
}

TEST(TensorCopies, StoresDropWhatLiesOutside) {
  for (const char* reduce : {static_cast<const char*>(nullptr), "add", "min", "max"})
    for (int row : {0, 3, 8, 20})
      for (int column : {0, 4, 28, 52}) {
        std::vector<float> got;
        Report r = box_store({.row = row, .column = column, .reduce = reduce}, got);
        ASSERT_TRUE(r.clean()) << r.text();
        for (int i = 0; i < 12; ++i)
          for (int j = 0; j < 40; ++j) {
            int u = i - row, v = j - column;
            float expected = 100.0f, value = static_cast<float>(u * 32 + v);
            if (u >= 0 && u < 8 && v >= 0 && v < 32) {
              std::string kind = reduce ? reduce : "";
              expected = kind == "add"   ? 100.0f + value
                         : kind == "min" ? std::min(100.0f, value)
                         : kind == "max" ? std::max(100.0f, value)
                                         : value;
            }
            ASSERT_EQ(got[static_cast<std::size_t>(i * 40 + j)], expected) << i << ", " << j;
          }
      }
}

TEST(TensorCopies, StoresNeedFenceBarrierAndWait) {
  std::vector<float> got;
  EXPECT_TRUE(box_store({.rewrite = true}, got).clean());
  EXPECT_EQ(got[41], 33.0f);
  Report r = box_store({.no_fence = true}, got);
  EXPECT_TRUE(only(r, FindingKind::missing_proxy_fence)) << r.text();
  EXPECT_TRUE(
      says(r, "shared buffer 'stage' through the asynchronous proxy, and the shared_store of kernel.cpp:"))
      << r.text();
  r = box_store({.no_barrier = true}, got);
  EXPECT_TRUE(only(r, FindingKind::race)) << r.text();
  EXPECT_TRUE(box_store({.no_barrier = true, .warps = 1}, got).clean());
  r = box_store({.no_wait = true, .rewrite = true}, got);
  EXPECT_TRUE(only(r, FindingKind::early_write)) << r.text();
  EXPECT_TRUE(says(r, "which the tensor_store of")) << r.text();
  r = box_store({.no_commit = true, .rewrite = true}, got);
  EXPECT_TRUE(only(r, FindingKind::early_write)) << r.text();
  r = box_store({.rewrite = true, .no_rewrite_barrier = true}, got);
  EXPECT_TRUE(only(r, FindingKind::race)) << r.text();
  EXPECT_TRUE(box_store({.no_wait = true}, got).clean());  // the hardware finishes a store that nobody awaits
  EXPECT_EQ(got[41], 33.0f);
}

TEST(TensorCopies, RefusedCopies) {
  std::vector<float> got;
  Report r = box_store({.row = -1}, got);
  EXPECT_TRUE(only(r, FindingKind::illegal_copy)) << r.text();
  EXPECT_TRUE(
      says(r, "box [8, 32] at [-1, 0] of a tensor [12, 40]: a store may not begin at a negative coordinate"))
      << r.text();

  auto narrow = [](int columns, std::int64_t stride, std::uint64_t address_offset) {
    Copies k;
    Shape s = ir::make_shape(8, columns);
    Value* map = k.map_parameter("in", ElementType::f32, 2);
    Value* buffer = k.buffer(s);
    Value* ready = k.barrier_at(k.barriers("ready", 1, 0, 1, 0), k.integer(0));
    k.op(OpKind::barrier_expect_, {ready, buffer}, {});
    k.op(OpKind::tensor_load_, {map, buffer, ready, k.integer(0), k.integer(0)}, {});
    k.wait(ready, 0);
    Memory memory;
    auto p = memory.allocate_copy("in", std::vector<float>(1000));
    ir::ArgumentValue a = tensor_argument("tensor_map<f32, 2>", p + address_offset, {16, 8}, 4);
    a.tensor.stride[0] = stride;
    return k.run(memory, {a});
  };
  EXPECT_TRUE(narrow(4, 32, 0).clean());
  EXPECT_TRUE(only(narrow(2, 32, 0), FindingKind::illegal_copy));
  EXPECT_TRUE(only(narrow(4, 32000, 0), FindingKind::out_of_bounds));
  EXPECT_THROW(narrow(4, 36, 0), LaunchError);
  EXPECT_THROW(narrow(4, 32, 4), LaunchError);
}

TEST(BulkCopies, BytesGoAsTheyAre) {
  for (std::uint64_t misalign : {0, 16, 8}) {
    Copies k;
    Shape s = ir::make_shape(4, 32);
    Value *in = k.pointer_parameter("in", ElementType::f32),
          *out = k.pointer_parameter("out", ElementType::f32);
    Value* buffer = k.buffer(s, 128);
    Value* ready = k.barrier_at(k.barriers("ready", 1, 0, 1, 0), k.integer(0));
    k.op(OpKind::barrier_expect_, {ready, buffer}, {});
    k.op(OpKind::bulk_load_, {in, buffer, ready}, {});
    k.wait(ready, 0);
    k.op(OpKind::bulk_store_, {buffer, out}, {});
    k.bulk_wait(false);
    ir::verify(k.program);
    Memory memory;
    std::vector<float> data(4 * 32);
    for (std::size_t i = 0; i < data.size(); ++i) data[i] = static_cast<float>(i);
    auto pi = memory.allocate("in", 4 * 32 * 4, misalign), po = memory.allocate("out", 4 * 32 * 4);
    memory.upload(pi, data.data(), 4 * 32 * 4);
    Report r = k.run(memory, {{"ptr<f32>", pi}, {"ptr<f32>", po}});
    EXPECT_EQ(r.clean(), misalign != 8) << r.text();
    if (misalign == 8)
      EXPECT_TRUE(only(r, FindingKind::misaligned)) << r.text();
    else
      EXPECT_EQ(memory.read<float>(po, 4 * 32), data);
  }
}

// A second load into a buffer whose first one nobody waited for, and a write to it by hand.
TEST(TensorCopies, WritesToABufferInFlight) {
  for (bool by_hand : {false, true})
    for (bool waits : {false, true}) {
      Copies k;
      Shape s = ir::make_shape(8, 32);
      Value* map = k.map_parameter("in", ElementType::f32, 2);
      Value* buffer = k.buffer(s);
      Value* all = k.barriers("ready", 2, 0, 1, 0);
      Value *first = k.barrier_at(all, k.integer(0)), *second = k.barrier_at(all, k.integer(1));
      k.op(OpKind::barrier_expect_, {first, buffer}, {});
      k.op(OpKind::tensor_load_, {map, buffer, first, k.integer(0), k.integer(0)}, {});
      int line = k.lines;
      if (waits) k.wait(first, 0);
      if (by_hand) {
        k.op(OpKind::shared_store_, {buffer, k.splat(k.number(1), k.tile(f32, s))}, {});
      } else {
        k.op(OpKind::barrier_expect_, {second, buffer}, {});
        k.op(OpKind::tensor_load_, {map, buffer, second, k.integer(0), k.integer(0)}, {});
        k.wait(second, 0);
      }
      if (!waits) k.wait(first, 0);
      Memory memory;
      auto p = memory.allocate_copy("in", std::vector<float>(256));
      Report r = k.run(memory, {tensor_argument("tensor_map<f32, 2>", p, {8, 32}, 4)});
      EXPECT_EQ(r.clean(), waits) << r.text();
      if (waits) continue;
      EXPECT_TRUE(only(r, FindingKind::early_write)) << r.text();
      EXPECT_TRUE(
          says(r, "which the tensor_load of kernel.cpp:" + std::to_string(line) + " may still be writing"))
          << r.text();
    }
}

TEST(TensorCopies, NobodyWaits) {
  Copies k;
  Shape s = ir::make_shape(8, 32);
  Value* map = k.map_parameter("in", ElementType::f32, 2);
  Value* buffer = k.buffer(s);
  Value* ready = k.barrier_at(k.barriers("ready", 1, 0, 1, 0), k.integer(0));
  k.op(OpKind::barrier_expect_, {ready, buffer}, {});
  k.op(OpKind::tensor_load_, {map, buffer, ready, k.integer(0), k.integer(0)}, {});
  Memory memory;
  auto p = memory.allocate_copy("in", std::vector<float>(256));
  Report r = k.run(memory, {tensor_argument("tensor_map<f32, 2>", p, {8, 32}, 4)});
  EXPECT_TRUE(only(r, FindingKind::copy_in_flight_at_exit)) << r.text();
}

// cp.async whose arrival on a barrier tells another partition: rows gathered by pointers.
TEST(AsyncCopies, ArriveOnBarriers) {
  for (bool wait : {true, false})
    for (bool fence : {true, false}) {
      Kernel k(4);
      Shape s = ir::make_shape(16, 32);
      Value *in = k.pointer_parameter("in", ElementType::f32),
            *out = k.pointer_parameter("out", ElementType::f32),
            *map = k.map_parameter("copy", ElementType::f32, 2);
      Value* buffer = k.value(OpKind::shared_alloc_, {},
                              Type::shared(f32, s, ir::SwizzleBytes{128}.resolve(s, 4)), {{"name", "rows"}});
      Value* ready = k.barrier_at(k.barriers("ready", 1, 0, 0, 1), k.integer(0));
      auto gather = [&] {
        Value* rows = k.flat_offsets(s);
        k.op(OpKind::copy_async_, {k.pointers(in, rows), buffer}, {});
        k.op(OpKind::barrier_arrive_copies_, {ready}, {});
      };
      auto use = [&] {
        if (wait) k.op(OpKind::barrier_wait_, {ready, k.integer(0)}, {});
        k.store(k.pointers(out, k.flat_offsets(s)), k.value(OpKind::shared_load_, {buffer}, k.tile(f32, s)));
        if (fence) k.op(OpKind::fence_async_, {}, {}, {{"space", "shared"}});
        k.op(OpKind::tensor_store_, {map, buffer, k.integer(0), k.integer(0)}, {});
      };
      k.specialize({{"gather", 2, gather}, {"use", 4, use}});
      ir::verify(k.program);
      Memory memory;
      std::vector<float> data(16 * 32);
      for (std::size_t i = 0; i < data.size(); ++i) data[i] = static_cast<float>(i);
      auto pi = memory.allocate_copy("in", data), po = memory.allocate("out", 16 * 32 * 4),
           pc = memory.allocate("copy", 16 * 32 * 4);
      Report r =
          k.run(memory,
                {{"ptr<f32>", pi}, {"ptr<f32>", po}, tensor_argument("tensor_map<f32, 2>", pc, {16, 32}, 4)},
                {}, {.check_races = true});
      if (!wait) {
        EXPECT_TRUE(r.has(FindingKind::copy_in_flight)) << r.text();
        continue;
      }
      EXPECT_EQ(memory.read<float>(po, data.size()), data);
      EXPECT_EQ(memory.read<float>(pc, data.size()), data);
      EXPECT_EQ(r.clean(), fence) << r.text();
      if (!fence) {
        EXPECT_TRUE(only(r, FindingKind::missing_proxy_fence)) << r.text();
      }
    }
}

}  // namespace
}  // namespace tilewright::simulator::test
