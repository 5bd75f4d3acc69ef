// Instruction tables: for each memory op, element type and class of layout the PTX instruction that it
// becomes, on sm_80 and sm_90a, and how often; the matrix instructions with their shapes; atomics with and
// without a use of the old value. What has no instruction of its own on a chip stands in the table as what it
// becomes instead.
#include <algorithm>

#include "lowering_test.h"
#include "table_kernel.h"

namespace tilewright::lowering {
namespace {

using ir::ElementType;
using ir::OpKind;
using ir::Type;
using ir::Value;
using enum ir::ElementType;

constexpr const char* both_targets[] = {"sm_80", "sm_90a"};
constexpr ElementType all_types[] = {i1, i8, u8, i16, i32, i64, f16, bf16, f32, e4m3, e5m2, e2m1, e8m0};
int bytes_of(ElementType t) { return ir::Element{t}.bytes(); }

// "v4.b32": what moves `bytes` at once of elements of `element` bytes.
std::string form(int bytes, int element) {
  if (element == 8) return bytes == 16 ? "v2.b64" : "b64";
  if (bytes == 16) return "v4.b32";
  if (bytes == 8) return "v2.b32";
  if (bytes == 2 && element == 1) return "v2.b8";
  return "b" + std::to_string(8 * bytes);
}
int uses(const std::string& ptx, const std::string& instruction) {
  return count(ptx, "\t" + instruction + " ") + count(ptx, "\t" + instruction + "\t");
}

struct LayoutClass {
  const char* name;
  ir::TileLayout layout;
  int neighbours;  // elements of a thread that follow one another in memory
};

std::vector<LayoutClass> layout_classes(const ir::Shape& s, int warps, int widest) {
  std::vector<LayoutClass> list;
  for (int width = 1; width <= widest; width *= 2)
    list.push_back({"rows", ir::Blocked{{1, width}, {8, 4}, {warps, 1}, {1, 0}}.resolve(s), width});
  list.push_back({"columns", ir::Blocked{{4, 1}, {8, 4}, {warps, 1}, {0, 1}}.resolve(s), 1});
  list.push_back({"accumulator", ir::MmaAccumulator{warps, 1}.resolve(s), 2});
  return list;
}

TEST(InstructionTable, GlobalLoadsAndStoresOfEveryTypeAndLayout) {
  const ir::Shape s = ir::make_shape(64, 64);
  for (ElementType t : all_types)
    for (const LayoutClass& c : layout_classes(s, 2, 16))
      for (const char* target : both_targets) {
        SCOPED_TRACE(std::string(ir::name(t)) + " " + c.name + " " + std::to_string(c.neighbours) + " " +
                     target);
        TableKernel k(2);
        k.store("q", k.load("p", k.tile(t, s, c.layout)));
        LoweredKernel lowered = lower(k.program, Target::parse(target));
        int bytes = std::min(16, c.neighbours * bytes_of(t)), registers = c.layout.registers();
        int times = registers * bytes_of(t) / bytes;
        EXPECT_EQ(uses(lowered.ptx, "ld.global." + form(bytes, bytes_of(t))), times) << lowered.ptx;
        EXPECT_EQ(count(lowered.ptx, "ld.global"), times);
        EXPECT_EQ(uses(lowered.ptx, "st.global." + form(bytes, bytes_of(t))), times) << lowered.ptx;
        EXPECT_EQ(count(lowered.ptx, "st.global"), times);
      }
}

TEST(InstructionTable, SharedLoadsAndStoresOfEveryTypeAndLayout) {
  const ir::Shape s = ir::make_shape(32, 64);
  for (ElementType t : all_types)
    for (const LayoutClass& c : layout_classes(s, 2, 16)) {
      if (std::string(c.name) == "accumulator") continue;  // matrices, below
      for (const char* target : both_targets) {
        SCOPED_TRACE(std::string(ir::name(t)) + " " + c.name + " " + std::to_string(c.neighbours) + " " +
                     target);
        TableKernel k(2);
        Type tile = k.tile(t, s, c.layout);
        Value* buffer = k.value(OpKind::shared_alloc_, {}, Type::shared({t}, s, ir::row_major_shared(s)));
        k.op(OpKind::shared_store_, {buffer, k.load("p", tile)}, {});
        k.op(OpKind::barrier_, {}, {});
        k.store("q", k.value(OpKind::shared_load_, {buffer}, tile));
        LoweredKernel lowered = lower(k.program, Target::parse(target));
        int bytes = std::min(16, c.neighbours * bytes_of(t));
        int times = c.layout.registers() * bytes_of(t) / bytes;
        // Four bytes a thread in rows of four threads are rows of 8 x 8 matrices of 16 bits.
        const bool matrices = std::string(c.name) == "rows" && bytes == 4;
        for (std::string op : {"ld.shared.", "st.shared."}) {
          const bool matrix = matrices && (op[0] == 'l' || std::string(target) == "sm_90a");
          EXPECT_EQ(uses(lowered.ptx, op + form(bytes, bytes_of(t))), matrix ? 0 : times) << op << "\n"
                                                                                          << lowered.ptx;
          EXPECT_EQ(count(lowered.ptx, op), matrix ? 0 : times) << lowered.ptx;
          const std::string instruction = op[0] == 'l' ? "ldmatrix" : "stmatrix";
          EXPECT_EQ(count(lowered.ptx, instruction + ".sync.aligned.m8n8.x4.shared.b16"),
                    matrix ? times / 4 : 0)
              << lowered.ptx;
        }
      }
    }
}

// ---- ldmatrix, stmatrix
// ------------------------------------------------------------------------------------------

struct MatrixCase {
  const char* name;
  ElementType type;
  int rows, columns;  // of the register tile
  ir::TileLayout (*layout)(const ir::Shape&);
  bool transposed;              // the buffer is [columns, rows] and looked at turned
  const char *load, *store_90;  // instructions; store on sm_80 is st.shared
  int times;
};

ir::TileLayout accumulator(const ir::Shape& s) { return ir::MmaAccumulator{1, 1}.resolve(s); }
template <int index, int k_width>
ir::TileLayout operand(const ir::Shape& s) {
  return ir::DotOperand{index, {1, 1}, k_width}.resolve(s);
}

TEST(InstructionTable, MatricesOfSharedMemory) {
  const MatrixCase cases[] = {
      {"A f16", f16, 16, 16, operand<0, 2>, false, "x4", "x4", 1},
      {"A bf16, two of K", bf16, 16, 32, operand<0, 2>, false, "x4", "x4", 2},
      {"B bf16 of [N, K]", bf16, 16, 8, operand<1, 2>, true, "x2", "x2", 1},
      {"B bf16 of [N, K], two of N", bf16, 16, 16, operand<1, 2>, true, "x4", "x4", 1},
      {"B bf16 of [K, N]", bf16, 16, 8, operand<1, 2>, false, "x2.trans", "x2.trans", 1},
      {"A bf16 of [K, M]", bf16, 16, 16, operand<0, 2>, true, "x4.trans", "x4.trans", 1},
      {"accumulator f16", f16, 16, 8, accumulator, false, "x2", "x2", 1},
      {"accumulator f16, 8 x 8", f16, 8, 8, accumulator, false, "x1", "x1", 1},
      {"accumulator f16, turned", f16, 16, 8, accumulator, true, "x2.trans", "x2.trans", 1},
      {"A i8", i8, 16, 32, operand<0, 4>, false, "x4", "x4", 1},
      {"B i8 of [N, K]", i8, 32, 8, operand<1, 4>, true, "x2", "x2", 1},
      {"A e4m3", e4m3, 16, 32, operand<0, 4>, false, "x4", "x4", 1},
      {"A tf32", f32, 16, 8, operand<0, 1>, false, "x4", "x4", 1},
      {"B tf32 of [N, K]", f32, 8, 8, operand<1, 1>, true, "x2", "x2", 1},
  };
  for (const MatrixCase& c : cases)
    for (const char* target : both_targets) {
      SCOPED_TRACE(std::string(c.name) + " " + target);
      TableKernel k(1);
      const ir::Shape s = ir::make_shape(c.rows, c.columns);
      const ir::Shape in_memory = c.transposed ? ir::make_shape(c.columns, c.rows) : s;
      Type tile = k.tile(c.type, s, c.layout(s));
      Value* buffer = k.value(OpKind::shared_alloc_, {},
                              Type::shared({c.type}, in_memory, ir::row_major_shared(in_memory)));
      const int order[] = {1, 0};
      if (c.transposed)
        buffer = k.value(
            OpKind::shared_permute_, {buffer},
            Type::shared({c.type}, s, ir::permuted(ir::row_major_shared(in_memory), in_memory, order)),
            {{"order", std::vector<std::int64_t>{1, 0}}});
      k.op(OpKind::shared_store_, {buffer, k.load("p", tile)}, {});
      k.op(OpKind::barrier_, {}, {});
      k.store("q", k.value(OpKind::shared_load_, {buffer}, tile));
      LoweredKernel lowered = lower(k.program, Target::parse(target));
      auto instruction = [](const char* name, const char* size) {
        return std::string(name) + ".sync.aligned.m8n8." + size + ".shared.b16";
      };
      EXPECT_EQ(count(lowered.ptx, instruction("ldmatrix", c.load)), c.times) << lowered.ptx;
      EXPECT_EQ(count(lowered.ptx, "ld.shared"), 0) << lowered.ptx;
      bool matrices = std::string(target) == "sm_90a";
      EXPECT_EQ(count(lowered.ptx, instruction("stmatrix", c.store_90)), matrices ? c.times : 0)
          << lowered.ptx;
      EXPECT_EQ(count(lowered.ptx, "st.shared") == 0, matrices) << lowered.ptx;
      expect_assembles(lowered, target);
    }
}

// ---- cp.async
// ----------------------------------------------------------------------------------------------------

TEST(InstructionTable, AsynchronousCopiesOfEveryTypeAndWidth) {
  const ir::Shape s = ir::make_shape(64, 64);
  for (ElementType t : all_types)
    for (int width : {1, 2, 4, 8, 16})
      for (std::int64_t multiple : {16, 8, 4})
        for (const char* target : both_targets) {
          if (multiple < bytes_of(t)) continue;
          SCOPED_TRACE(std::string(ir::name(t)) + " x " + std::to_string(width) + " at multiples of " +
                       std::to_string(multiple) + " " + target);
          TableKernel k(2);
          Type tile = k.tile(t, s, ir::Blocked{{1, width}, {8, 4}, {2, 1}, {1, 0}}.resolve(s));
          Value* buffer = k.value(OpKind::shared_alloc_, {}, Type::shared({t}, s, ir::row_major_shared(s)));
          k.op(OpKind::copy_async_, {k.pointers("p", tile, multiple), buffer}, {});
          k.op(OpKind::commit_group_, {}, {});
          k.op(OpKind::wait_group_, {}, {}, {{"pending", std::int64_t{0}}});
          LoweredKernel lowered = lower(k.program, Target::parse(target));
          int bytes = std::min({16, width * bytes_of(t), static_cast<int>(multiple)});
          int times = tile.layout.registers() * bytes_of(t) / bytes;
          int cg = count(lowered.ptx, "cp.async.cg.shared.global"),
              ca = count(lowered.ptx, "cp.async.ca.shared.global");
          EXPECT_EQ(cg, bytes == 16 ? times : 0) << lowered.ptx;
          EXPECT_EQ(ca, bytes == 8 || bytes == 4 ? times : 0) << lowered.ptx;
          EXPECT_EQ(count(lowered.ptx, "], " + std::to_string(bytes) + ";"), bytes >= 4 ? times : 0)
              << lowered.ptx;
          EXPECT_EQ(count(lowered.ptx, "st.shared"), bytes < 4 ? times : 0)
              << lowered.ptx;  // not by the engine
        }
}

// ---- mma.sync
// ----------------------------------------------------------------------------------------------------

struct ProductCase {
  ElementType a, b, c;
  const char *precision, *instruction;  // m16n8k16.row.col.f32.bf16.bf16.f32
  const char* first_target;
};

TEST(InstructionTable, ProductsOfEveryType) {
  const ProductCase cases[] = {
      {f16, f16, f32, "default", "m16n8k16.row.col.f32.f16.f16.f32", "sm_80"},
      {f16, f16, f16, "default", "m16n8k16.row.col.f16.f16.f16.f16", "sm_80"},
      {bf16, bf16, f32, "default", "m16n8k16.row.col.f32.bf16.bf16.f32", "sm_80"},
      {f32, f32, f32, "tf32", "m16n8k8.row.col.f32.tf32.tf32.f32", "sm_80"},
      {i8, i8, i32, "default", "m16n8k32.row.col.s32.s8.s8.s32", "sm_80"},
      {u8, u8, i32, "default", "m16n8k32.row.col.s32.u8.u8.s32", "sm_80"},
      {i8, u8, i32, "default", "m16n8k32.row.col.s32.s8.u8.s32", "sm_80"},
      {u8, i8, i32, "default", "m16n8k32.row.col.s32.u8.s8.s32", "sm_80"},
      {e4m3, e4m3, f32, "default", "m16n8k32.row.col.f32.e4m3.e4m3.f32", "sm_89"},
      {e5m2, e5m2, f32, "default", "m16n8k32.row.col.f32.e5m2.e5m2.f32", "sm_89"},
      {e4m3, e5m2, f32, "default", "m16n8k32.row.col.f32.e4m3.e5m2.f32", "sm_89"},
      {e5m2, e4m3, f32, "default", "m16n8k32.row.col.f32.e5m2.e4m3.f32", "sm_89"},
  };
  for (const ProductCase& c : cases)
    for (const char* target : {"sm_80", "sm_89", "sm_90a", "sm_120a"}) {
      SCOPED_TRACE(std::string(c.instruction) + " " + target);
      TableKernel k(2);
      const ir::MmaAccumulator parent{2, 1};
      const int k_width = 4 / bytes_of(c.a), depth = 16 * k_width;  // two instructions along K
      ir::Shape as = ir::make_shape(32, depth), bs = ir::make_shape(depth, 16), cs = ir::make_shape(32, 16);
      Value* a = k.load("a", k.tile(c.a, as, ir::DotOperand{0, parent, k_width}.resolve(as)));
      Value* b = k.load("b", k.tile(c.b, bs, ir::DotOperand{1, parent, k_width}.resolve(bs)));
      Value* d = k.load("c", k.tile(c.c, cs, parent.resolve(cs)));
      k.store("d", k.value(OpKind::dot_, {a, b, d}, d->type, {{"precision", std::string(c.precision)}}));
      if (std::string(c.first_target) == "sm_89" && std::string(target) == "sm_80") {
        try {
          lower(k.program, Target::parse(target));
          ADD_FAILURE() << "taken";
        } catch (const UserError& e) {
          EXPECT_NE(std::string(e.what()).find("sm_89 and newer have"), std::string::npos) << e.what();
        }
        continue;
      }
      LoweredKernel lowered = lower(k.program, Target::parse(target));
      EXPECT_EQ(count(lowered.ptx, std::string("mma.sync.aligned.") + c.instruction), 2 * 2) << lowered.ptx;
      EXPECT_EQ(count(lowered.ptx, "mma.sync"), 2 * 2);
      expect_assembles(lowered, target);
    }
  // other layouts: fused multiply-adds with both operands in shared memory
  for (const char* target : both_targets) {
    TableKernel k(2);
    auto plain = [](const ir::Shape& s) { return ir::Blocked{{1, 2}, {8, 4}, {2, 1}, {1, 0}}.resolve(s); };
    ir::Shape as = ir::make_shape(32, 4), bs = ir::make_shape(4, 16), cs = ir::make_shape(32, 16);
    Value *a = k.load("a", k.tile(f32, as, plain(as))), *b = k.load("b", k.tile(f32, bs, plain(bs)));
    Value* d = k.load("c", k.tile(f32, cs, plain(cs)));
    k.store("d", k.value(OpKind::dot_, {a, b, d}, d->type, {{"precision", std::string("default")}}));
    LoweredKernel lowered = lower(k.program, Target::parse(target));
    EXPECT_EQ(count(lowered.ptx, "fma.rn.f32"), d->type.layout.registers()) << "in a loop over K\n"
                                                                            << lowered.ptx;
    EXPECT_EQ(count(lowered.ptx, "mma.sync"), 0);
    expect_assembles(lowered, target);
  }
}

// ---- packed arithmetic
// -------------------------------------------------------------------------------------------

struct PackedCase {
  OpKind kind;
  ElementType type;
  int operands;
  KernelBuilder::Attributes attributes;
  const char *sm_80, *sm_90a;
};

TEST(InstructionTable, NeighboursOf16BitsShareAnInstruction) {
  static const KernelBuilder::Attributes none, keep{{"propagate_nan", std::int64_t{1}}},
      drop{{"propagate_nan", std::int64_t{0}}};
  const PackedCase cases[] = {
      {OpKind::add_, f16, 2, none, "add.rn.f16x2", "add.rn.f16x2"},
      {OpKind::sub_, f16, 2, none, "sub.rn.f16x2", "sub.rn.f16x2"},
      {OpKind::mul_, f16, 2, none, "mul.rn.f16x2", "mul.rn.f16x2"},
      {OpKind::fma_, f16, 3, none, "fma.rn.f16x2", "fma.rn.f16x2"},
      {OpKind::minimum_, f16, 2, drop, "min.f16x2", "min.f16x2"},
      {OpKind::maximum_, f16, 2, keep, "max.NaN.f16x2", "max.NaN.f16x2"},
      {OpKind::add_, bf16, 2, none, "fma.rn.bf16", "add.rn.bf16x2"},  // sm_80 has it one by one, as a * 1 + b
      {OpKind::sub_, bf16, 2, none, "fma.rn.bf16", "sub.rn.bf16x2"},
      {OpKind::mul_, bf16, 2, none, "fma.rn.bf16", "mul.rn.bf16x2"},
      {OpKind::fma_, bf16, 3, none, "fma.rn.bf16x2", "fma.rn.bf16x2"},
      {OpKind::minimum_, bf16, 2, keep, "min.NaN.bf16x2", "min.NaN.bf16x2"},
      {OpKind::maximum_, bf16, 2, drop, "max.bf16x2", "max.bf16x2"},
  };
  const ir::Shape s = ir::make_shape(8, 64);
  for (const PackedCase& c : cases)
    for (const char* target : both_targets) {
      const char* expected = std::string(target) == "sm_80" ? c.sm_80 : c.sm_90a;
      SCOPED_TRACE(std::string(ir::name(c.kind)) + " " + ir::name(c.type) + " " + target);
      TableKernel k(1);
      Type tile = k.tile(c.type, s, ir::Blocked{{1, 8}, {4, 8}, {1, 1}, {1, 0}}.resolve(s));
      std::vector<Value*> operands;
      const char* names[] = {"a", "b", "c"};
      for (int i = 0; i < c.operands; ++i) operands.push_back(k.load(names[i], tile));
      k.store("d", k.map(c.kind, operands, tile, c.attributes));
      LoweredKernel lowered = lower(k.program, Target::parse(target));
      const bool pairs = std::string(expected).ends_with("x2");
      EXPECT_EQ(count(lowered.ptx, std::string(expected) + " "), pairs ? 8 : 16) << expected << "\n"
                                                                                 << lowered.ptx;
      expect_assembles(lowered, target);
    }
}

// ---- atomics
// -----------------------------------------------------------------------------------------------------

struct AtomicForm {
  ElementType type;
  const char* kind;
  const char *atom, *red;  // after "atom.relaxed.gpu.global."; red "" where the op has no such form
};

TEST(InstructionTable, AtomicsOfEveryTypeAndKind) {
  const AtomicForm cases[] = {
      {i32, "add", "add.u32", "add.u32"}, {i32, "min", "min.s32", "min.s32"},
      {i32, "max", "max.s32", "max.s32"}, {i32, "and", "and.b32", "and.b32"},
      {i32, "or", "or.b32", "or.b32"},    {i32, "xor", "xor.b32", "xor.b32"},
      {i32, "exchange", "exch.b32", ""},  {i64, "add", "add.u64", "add.u64"},
      {i64, "min", "min.s64", "min.s64"}, {i64, "max", "max.s64", "max.s64"},
      {i64, "and", "and.b64", "and.b64"}, {i64, "or", "or.b64", "or.b64"},
      {i64, "xor", "xor.b64", "xor.b64"}, {i64, "exchange", "exch.b64", ""},
      {f32, "add", "add.f32", "add.f32"}, {f16, "add", "add.noftz.f16", "add.noftz.f16"},
      {f32, "exchange", "exch.b32", ""},
  };
  const ir::Shape s = ir::make_shape(2, 64);
  for (const AtomicForm& c : cases)
    for (const char* target : both_targets)
      for (bool used : {true, false}) {
        SCOPED_TRACE(std::string(ir::name(c.type)) + " " + c.kind + " " + target +
                     (used ? " used" : " unused"));
        TableKernel k(1);
        Type tile = k.tile(c.type, s, ir::Blocked{{1, 2}, {1, 32}, {1, 1}, {1, 0}}.resolve(s));
        Value* old = k.value(OpKind::atomic_, {k.pointers("p", tile), k.load("v", tile)}, tile,
                             {{"kind", std::string(c.kind)},
                              {"order", std::string("relaxed")},
                              {"scope", std::string("gpu")}});
        if (used) k.store("old", old);
        LoweredKernel lowered = lower(k.program, Target::parse(target));
        bool red = !used && *c.red;
        std::string expected = red ? std::string("red.relaxed.gpu.global.") + c.red
                                   : std::string("atom.relaxed.gpu.global.") + c.atom;
        EXPECT_EQ(uses(lowered.ptx, expected), 4) << expected << "\n" << lowered.ptx;
        EXPECT_EQ(count(lowered.ptx, "atom."), red ? 0 : 4);
        EXPECT_EQ(count(lowered.ptx, "red."), red ? 4 : 0);
        expect_assembles(lowered, target);
      }
}

}  // namespace
}  // namespace tilewright::lowering
