// Global memory, atomics, asynchronous copies, barriers: which instructions they become.
#include <gtest/gtest.h>

#include "kernel_builder.h"
#include "lowering_test.h"

namespace tilewright::lowering {
namespace {

using ir::ElementType;
using ir::OpKind;
using ir::Type;
using ir::Value;
using enum ir::ElementType;

constexpr const char* targets[] = {"sm_80", "sm_89", "sm_90a", "sm_120a"};

// A kernel over one-dimensional tiles of `width` elements a thread.
struct TileKernel : KernelBuilder {
  TileKernel(ElementType t, int width, int warps = 4) : KernelBuilder("memory", warps) {
    ir::Shape shape = ir::make_shape(32 * warps * width);
    ir::TileLayout layout = ir::Blocked{{width}, {32}, {warps}, {0}}.resolve(shape);
    tile = Type::tile({t}, shape, layout);
    range = value(OpKind::arange_, {}, tile.with_element({i32}), {{"start", std::int64_t{0}}});
  }
  Value* pointers(const char* name, std::int64_t multiple = 16) {
    Value* p = parameter(name, Type::pointer(tile.element.type), multiple);
    return map(OpKind::pointer_add_, {p, range}, tile.with_element({tile.element.type, true}));
  }
  // range < n, the same for `multiple` neighbours.
  Value* mask(std::int64_t multiple) {
    Value* n = parameter("n", Type::scalar(i32), multiple);
    return map(OpKind::compare_, {range, n}, tile.with_element({i1}), {{"predicate", std::string("lt")}});
  }
  Type tile;
  Value* range;
};

// Outside case A42: every element type at every vector width, plain and masked, on every target.
TEST(GlobalMemory, EveryTypeAndWidthHasCode) {
  for (int t = 0; t < static_cast<int>(ir::element_table.size()); ++t)
    for (int width : {1, 2, 4, 8})
      for (bool masked : {false, true}) {
        auto type = static_cast<ElementType>(t);
        TileKernel k(type, width);
        Value *from = k.pointers("from"), *to = k.pointers("to");
        std::vector<Value*> load{from}, store{to, nullptr};
        if (masked) {
          Value* mask = k.mask(16);
          load.push_back(mask);
          store.push_back(mask);
        }
        store[1] = k.value(OpKind::load_, load, k.tile);
        k.op(OpKind::store_, store, {});
        for (const char* target : targets) {
          SCOPED_TRACE(std::string(ir::name(type)) + " x " + std::to_string(width) +
                       (masked ? " masked " : " ") + target);
          LoweredKernel lowered;
          ASSERT_NO_THROW(lowered = lower(k.program, Target::parse(target)));
          ASSERT_EQ(lowered.accesses.size(), 2u);
          int bytes = std::min(16, width * ir::Element{type, false}.bytes());
          EXPECT_EQ(lowered.accesses[0].bytes, bytes);
          EXPECT_EQ(lowered.accesses[1].bytes, bytes);
          if (std::string(target) == "sm_80" || type == e4m3) expect_assembles(lowered, target);
        }
      }
}

struct WidthCase {
  std::int64_t pointer_multiple, mask_multiple;
  int bytes;
};

TEST(GlobalMemory, NoWiderThanPointerAndMaskAllow) {
  for (WidthCase c : {WidthCase{16, 16, 16}, {8, 16, 8}, {4, 16, 4}, {16, 2, 8}, {16, 1, 4}, {2, 16, 4}}) {
    TileKernel k(f32, 4);
    Value *from = k.pointers("from", c.pointer_multiple), *mask = k.mask(c.mask_multiple);
    Value* v = k.value(OpKind::load_, {from, mask}, k.tile);
    k.op(OpKind::store_, {from, v, mask}, {});
    LoweredKernel lowered = lower(k.program, Target::parse("sm_90a"));
    EXPECT_EQ(lowered.accesses[0].bytes, c.bytes) << c.pointer_multiple << " " << c.mask_multiple;
  }
}

TEST(GlobalMemory, CacheHintsAndEvictionPolicies) {
  struct Hint {
    const char *key, *word, *load, *store;
  };
  for (Hint h :
       {Hint{"cache", "cg", "ld.global.cg.v4.b32", "st.global.cg.v4.b32"},
        Hint{"cache", "cs", "ld.global.cs.v4.b32", "st.global.cs.v4.b32"},
        Hint{"evict", "first", "ld.global.L1::evict_first.v4.b32", "st.global.L1::evict_first.v4.b32"},
        Hint{"evict", "last", "ld.global.L1::evict_last.v4.b32", "st.global.L1::evict_last.v4.b32"},
        Hint{"evict", "no_allocate", "ld.global.L1::no_allocate.v4.b32",
             "st.global.L1::no_allocate.v4.b32"}}) {
    TileKernel k(f32, 4);
    Value* p = k.pointers("p");
    KernelBuilder::Attributes attributes{{h.key, std::string(h.word)}};
    Value* v = k.value(OpKind::load_, {p}, k.tile, attributes);
    k.op(OpKind::store_, {p, v}, {}, attributes);
    LoweredKernel lowered = lower(k.program, Target::parse("sm_80"));
    EXPECT_CONTAINS(lowered.ptx, h.load);
    EXPECT_CONTAINS(lowered.ptx, h.store);
    expect_assembles(lowered, "sm_80");
  }
}

// Threads that hold copies store once: here all warps hold the same 128 elements.
TEST(GlobalMemory, CopiesAreStoredOnce) {
  KernelBuilder k("copies", 4);
  ir::Shape shape = ir::make_shape(32);
  ir::TileLayout layout = ir::Blocked{{1}, {32}, {4}, {0}}.resolve(shape);
  Type tile = Type::tile({i32}, shape, layout);
  Value* range = k.value(OpKind::arange_, {}, tile, {{"start", std::int64_t{0}}});
  Value* p = k.map(OpKind::pointer_add_, {k.parameter("p", Type::pointer(i32)), range},
                   tile.with_element({i32, true}));
  k.op(OpKind::store_, {p, range}, {});
  LoweredKernel lowered = lower(k.program, Target::parse("sm_90a"));
  EXPECT_EQ(count(lowered.ptx, "st.global"), 1);
  EXPECT_EQ(count(lowered.ptx, "@%p1 st.global"), 1) << lowered.ptx;
  expect_assembles(lowered);
}

struct AtomicCase {
  ElementType type;
  const char *kind, *target, *used, *unused;  // parts of the PTX where the old value is used and where not
};

TEST(Atomics, InstructionTable) {
  for (const AtomicCase& c : {
           AtomicCase{i32, "add", "sm_80", "atom.relaxed.gpu.global.add.u32",
                      "red.relaxed.gpu.global.add.u32"},
           AtomicCase{i64, "add", "sm_80", "atom.relaxed.gpu.global.add.u64",
                      "red.relaxed.gpu.global.add.u64"},
           AtomicCase{f32, "add", "sm_80", "atom.relaxed.gpu.global.add.f32",
                      "red.relaxed.gpu.global.add.f32"},
           AtomicCase{f16, "add", "sm_80", "atom.relaxed.gpu.global.add.noftz.f16",
                      "red.relaxed.gpu.global.add.noftz.f16"},
           AtomicCase{bf16, "add", "sm_90a", "atom.relaxed.gpu.global.add.noftz.bf16",
                      "red.relaxed.gpu.global.add.noftz.bf16"},
           AtomicCase{bf16, "add", "sm_80", "atom.relaxed.gpu.global.cas.b16",
                      "atom.relaxed.gpu.global.cas.b16"},
           AtomicCase{i32, "max", "sm_80", "atom.relaxed.gpu.global.max.s32",
                      "red.relaxed.gpu.global.max.s32"},
           AtomicCase{i64, "min", "sm_80", "atom.relaxed.gpu.global.min.s64",
                      "red.relaxed.gpu.global.min.s64"},
           AtomicCase{i32, "and", "sm_80", "atom.relaxed.gpu.global.and.b32",
                      "red.relaxed.gpu.global.and.b32"},
           AtomicCase{i64, "xor", "sm_80", "atom.relaxed.gpu.global.xor.b64",
                      "red.relaxed.gpu.global.xor.b64"},
           AtomicCase{f32, "max", "sm_80", "atom.relaxed.gpu.global.min.u32",
                      "atom.relaxed.gpu.global.max.s32"},
           AtomicCase{f32, "min", "sm_80", "atom.relaxed.gpu.global.max.u32",
                      "atom.relaxed.gpu.global.min.s32"},
           AtomicCase{i32, "exchange", "sm_80", "atom.relaxed.gpu.global.exch.b32", ""},
           AtomicCase{f32, "exchange", "sm_80", "atom.relaxed.gpu.global.exch.b32", ""},
       })
    for (bool used : {true, false}) {
      SCOPED_TRACE(std::string(ir::name(c.type)) + " " + c.kind + (used ? " used" : " unused"));
      TileKernel k(c.type, 2);
      Value *p = k.pointers("p"), *q = k.pointers("q");
      Value* v = k.value(OpKind::load_, {q}, k.tile);
      Value* old = k.value(
          OpKind::atomic_, {p, v, k.mask(1)}, k.tile,
          {{"kind", std::string(c.kind)}, {"order", std::string("relaxed")}, {"scope", std::string("gpu")}});
      if (used) k.op(OpKind::store_, {q, old}, {});
      LoweredKernel lowered = lower(k.program, Target::parse(c.target));
      EXPECT_CONTAINS(lowered.ptx, used ? c.used : c.unused);
      EXPECT_LACKS(lowered.ptx, "bar.sync");
      expect_assembles(lowered, c.target);
    }
}

// exchange has no red form.
TEST(Atomics, OrdersScopesAndCompareExchange) {
  TileKernel k(i64, 1);
  Value *p = k.pointers("p"), *q = k.pointers("q");
  Value* v = k.value(OpKind::load_, {q}, k.tile);
  Value* old = k.value(OpKind::atomic_compare_exchange_, {p, v, v}, k.tile,
                       {{"order", std::string("acq_rel")}, {"scope", std::string("system")}});
  k.op(OpKind::store_, {q, old}, {});
  k.value(OpKind::atomic_, {p, v}, k.tile,
          {{"kind", std::string("add")}, {"order", std::string("release")}, {"scope", std::string("cta")}});
  k.value(OpKind::atomic_, {p, v}, k.tile,
          {{"kind", std::string("or")}, {"order", std::string("acquire")}, {"scope", std::string("cta")}});
  LoweredKernel lowered = lower(k.program, Target::parse("sm_90a"));
  EXPECT_CONTAINS(lowered.ptx, "atom.acq_rel.sys.global.cas.b64");
  EXPECT_CONTAINS(lowered.ptx, "red.release.cta.global.add.u64");
  EXPECT_CONTAINS(lowered.ptx, "atom.acquire.cta.global.or.b64");
  expect_assembles(lowered);
}

// A scalar atomic is done by one thread, and all threads learn the old value through shared memory.
TEST(Atomics, ScalarsAreDoneOnceAndSpread) {
  KernelBuilder k("counter", 4);
  Value* p = k.parameter("p", Type::pointer(i32));
  Value* old = k.value(
      OpKind::atomic_, {p, k.constant(1)}, Type::scalar(i32),
      {{"kind", std::string("add")}, {"order", std::string("relaxed")}, {"scope", std::string("gpu")}});
  k.op(OpKind::store_, {k.value(OpKind::pointer_add_, {p, old}, Type::pointer(i32)), old}, {});
  LoweredKernel lowered = lower(k.program, Target::parse("sm_90a"));
  EXPECT_EQ(count(lowered.ptx, "atom.relaxed"), 1);
  EXPECT_EQ(count(lowered.ptx, "bar.sync") + count(lowered.ptx, "barrier.sync"), 1) << lowered.ptx;
  EXPECT_CONTAINS(lowered.ptx, "st.shared");
  EXPECT_CONTAINS(lowered.ptx, "ld.shared");
  EXPECT_GE(lowered.metadata.dynamic_shared_bytes, 4u);
  expect_assembles(lowered);
}

struct CopyCase {
  ElementType type;
  int width;
  std::int64_t multiple;
  const char* expected;
};

TEST(CopyAsync, ChunksAreAsWideAsBothSidesAllow) {
  for (const CopyCase& c :
       {CopyCase{bf16, 8, 16, "cp.async.cg.shared.global [%r"}, CopyCase{bf16, 4, 16, ", 8, %r"},
        CopyCase{bf16, 8, 4, ", 4, %r"}, CopyCase{f32, 4, 16, ", 16, %r"},
        CopyCase{bf16, 1, 16, "st.shared.b16"}, CopyCase{u8, 16, 16, ", 16, %r"}}) {
    SCOPED_TRACE(std::string(ir::name(c.type)) + " x " + std::to_string(c.width));
    TileKernel k(c.type, c.width);
    Value *p = k.pointers("p", c.multiple), *mask = k.mask(16);
    Value* buffer = k.value(OpKind::shared_alloc_, {},
                            Type::shared({c.type}, k.tile.shape, ir::row_major_shared(k.tile.shape)));
    k.op(OpKind::copy_async_, {p, buffer, mask}, {});
    k.op(OpKind::commit_group_, {}, {});
    k.op(OpKind::wait_group_, {}, {}, {{"pending", std::int64_t{0}}});
    Value* v = k.value(OpKind::shared_load_, {buffer}, k.tile);
    k.op(OpKind::store_, {p, v}, {});
    LoweredKernel lowered = lower(k.program, Target::parse("sm_80"));
    EXPECT_CONTAINS(lowered.ptx, c.expected);
    EXPECT_CONTAINS(lowered.ptx, "cp.async.commit_group;");
    EXPECT_CONTAINS(lowered.ptx, "cp.async.wait_group 0;");
    EXPECT_EQ(count(lowered.ptx, "bar.sync") + count(lowered.ptx, "barrier.sync"), 1);
    expect_assembles(lowered, "sm_80");
  }
}

// Outside case A43: barriers and inline PTX between and inside branches appear in the PTX as often as in the
// program.
TEST(Convergence, NothingThatSynchronisesIsDuplicated) {
  KernelBuilder k("branches", 4);
  Value* p = k.parameter("p", Type::pointer(i32));
  Value* n = k.parameter("n", Type::scalar(i32));
  Value* positive =
      k.value(OpKind::compare_, {n, k.constant(0)}, Type::scalar(i1), {{"predicate", std::string("gt")}});
  Value* variable = k.value(OpKind::variable_, {n}, Type::scalar(i32).as_variable());
  auto ptx = [&](const char* text, std::int64_t is_volatile) {
    return k.value(
        OpKind::inline_ptx_, {n}, Type::scalar(i32),
        {{"text", std::string(text)}, {"constraints", std::string("=r,r")}, {"volatile", is_volatile}});
  };
  auto branch = [&](std::int64_t v) {
    ir::Op* op = k.op(OpKind::if_, {positive}, {});
    ir::Region* outer = k.at;
    k.at = ir::add_region(*op);
    k.op(OpKind::set_, {variable, k.constant(v)}, {});
    k.at = ir::add_region(*op);
    k.op(OpKind::set_, {variable, k.constant(v + 100)}, {});
    k.at = outer;
  };
  branch(1);
  k.op(OpKind::barrier_, {}, {});
  Value* a = ptx("mov.b32 $0, $1; // one", 1);
  branch(2);
  Value* b = ptx("add.s32 $0, $1, 7; // two", 0);
  k.op(OpKind::barrier_, {}, {});
  branch(3);
  Value* sum = k.value(OpKind::add_, {a, b}, Type::scalar(i32));
  sum = k.value(OpKind::add_, {sum, k.value(OpKind::get_, {variable}, Type::scalar(i32))}, Type::scalar(i32));
  k.op(OpKind::store_, {p, sum}, {});
  for (const char* target : targets) {
    LoweredKernel lowered = lower(k.program, Target::parse(target));
    EXPECT_EQ(count(lowered.ptx, "bar.sync") + count(lowered.ptx, "barrier.sync"), 2) << lowered.ptx;
    EXPECT_EQ(count(lowered.ptx, "// one"), 1);
    EXPECT_EQ(count(lowered.ptx, "// two"), 1);
    expect_assembles(lowered, target);
  }
}

TEST(Control, LoopsKeepTheirValuesInRegisters) {
  TileKernel k(f32, 4);
  Value* p = k.pointers("p");
  Value* n = k.parameter("n", Type::scalar(i32));
  Value* variable = k.value(OpKind::variable_, {k.value(OpKind::load_, {p}, k.tile)}, k.tile.as_variable());
  ir::Op* loop = k.op(OpKind::for_, {k.constant(0), n, k.constant(64)}, {});
  ir::Region* outer = k.at;
  k.at = ir::add_region(*loop);
  k.at->add_argument(Type::scalar(i32));
  Value* now = k.value(OpKind::get_, {variable}, k.tile);
  k.op(OpKind::set_, {variable, k.map(OpKind::mul_, {now, now}, k.tile)}, {});
  k.at = outer;
  k.op(OpKind::store_, {p, k.value(OpKind::get_, {variable}, k.tile)}, {});
  LoweredKernel lowered = lower(k.program, Target::parse("sm_90a"));
  EXPECT_EQ(count(lowered.ptx, "mul.rn.f32"), 4);
  EXPECT_LACKS(lowered.ptx, ".local");
  expect_assembles(lowered);
}

// A fragment that a loop carries from where it is read to where it is multiplied stays in whole words.
TEST(Control, LoopsTakeNoWordsOfSmallElementsApart) {
  for (ElementType t : {bf16, f16, i8, e4m3}) {
    TileKernel k(t, 8);
    Value *p = k.pointers("p"), *q = k.pointers("q");
    Value* n = k.parameter("n", Type::scalar(i32));
    Value* x = k.value(OpKind::variable_, {k.value(OpKind::load_, {p}, k.tile)}, k.tile.as_variable());
    Value* y = k.value(OpKind::variable_, {k.value(OpKind::load_, {q}, k.tile)}, k.tile.as_variable());
    ir::Op* loop = k.op(OpKind::for_, {k.constant(0), n, k.constant(64)}, {});
    ir::Region* outer = k.at;
    k.at = ir::add_region(*loop);
    k.at->add_argument(Type::scalar(i32));
    Value *old_x = k.value(OpKind::get_, {x}, k.tile), *old_y = k.value(OpKind::get_, {y}, k.tile);
    k.op(OpKind::set_, {x, old_y}, {});
    k.op(OpKind::set_, {y, old_x}, {});
    k.op(OpKind::store_, {p, old_y}, {});
    k.at = outer;
    k.op(OpKind::store_, {q, k.value(OpKind::get_, {y}, k.tile)}, {});
    LoweredKernel lowered = lower(k.program, Target::parse("sm_90a"));
    for (const char* apart : {".b16", ".b8", "prmt", ".local"}) EXPECT_LACKS(lowered.ptx, apart);
    expect_assembles(lowered);
  }
}

TEST(Debugging, AssertsFailByTheDriversCallAndPrintsByPrintf) {
  TileKernel k(i32, 2);
  Value* good = k.mask(1);
  k.op(OpKind::device_assert_, {good}, {}, {{"text", std::string("100% in range")}});
  k.op(OpKind::device_print_, {k.range}, {}, {{"text", std::string("i")}});
  LoweredKernel lowered = lower(k.program, Target::parse("sm_90a"));
  EXPECT_CONTAINS(lowered.ptx, "vprintf");
  EXPECT_CONTAINS(lowered.ptx, "__assertfail");
  EXPECT_CONTAINS(text_of_bytes(lowered.ptx), "100% in range");
  expect_assembles(lowered);
  LoweredKernel without = lower(k.program, Target::parse("sm_90a"), {.assertions = false});
  EXPECT_LACKS(without.ptx, "__assertfail");
}

}  // namespace
}  // namespace tilewright::lowering
