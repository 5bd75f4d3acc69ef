// How much LLVM IR an op becomes: what keeps lowering short. The bounds are a little above what is emitted;
// an emission that repeats work for each element breaks them.
#include "ir/layout_specs.h"
#include "lowering_test.h"
#include "tests/differential/program_builder.h"

namespace tilewright::lowering {
namespace {

using differential::Element;
using differential::ElementType;
using differential::OpKind;
using differential::ProgramBuilder;
using differential::Value;
using ir::Blocked;
using ir::make_shape;
using ir::Shape;
using ir::TileLayout;
using ir::Type;

constexpr Element i32{ElementType::i32, false};

// Instructions of the stage's text: indented lines that are no comments.
int instructions(const LoweredKernel& k, const std::string& stage) {
  int n = 0;
  for (const Stage& s : k.stages)
    if (s.name == stage)
      for (std::size_t at = 0; (at = s.text.find("\n  ", at)) != std::string::npos; at += 3)
        n += s.text[at + 3] != ' ' && s.text[at + 3] != ';';
  return n;
}

// Instructions that an op adds to a program that loads and stores its operand.
int cost(OpKind kind, const Shape& shape, const TileLayout& layout,
         const differential::Attributes& attributes, const TileLayout* result = nullptr) {
  int n[2];
  for (bool with : {false, true}) {
    ProgramBuilder b("k", 1 << layout.warp_bits);
    Value* x = b.pointer("x", ElementType::i32);
    Value* y = b.pointer("y", ElementType::i32);
    Value* tile = b.load(x, i32, shape, layout);
    if (with && kind == OpKind::scan_) {
      ir::Op* op = b.op(kind, {tile}, {tile->type}, attributes);
      b.region(op, {i32, i32}, [&](const std::vector<Value*>& v) {
        return std::vector<Value*>{b.value(OpKind::add_, {v[0], v[1]}, v[0]->type)};
      });
      tile = op->result();
    } else if (with) {
      tile = b.value(kind, {tile}, Type::tile(i32, shape, *result), attributes);
    }
    b.store(y, tile);
    ir::Program program = b.finish();
    LowerOptions options;
    options.keep_stages = true;
    n[with] = instructions(lower(program, Target::parse("sm_90a"), options), "llvm");
  }
  return n[1] - n[0];
}

TEST(Size, ScanGrowsWithTheElementsOfAThread) {
  differential::Attributes forward{{"axis", std::int64_t{0}}, {"reverse", std::int64_t{0}}};
  Shape shape = make_shape(1024);
  EXPECT_LE(cost(OpKind::scan_, shape, Blocked{{8}, {32}, {4}, {0}}.resolve(shape), forward), 125);
  EXPECT_LE(cost(OpKind::scan_, shape, Blocked{{1}, {32}, {4}, {0}}.resolve(shape), forward), 560);
  Shape columns = make_shape(64, 32);  // along the registers of each thread: no exchange at all
  EXPECT_LE(cost(OpKind::scan_, columns, Blocked{{64, 1}, {1, 32}, {1, 1}, {1, 0}}.resolve(columns), forward),
            270);
}

TEST(Size, ConversionGrowsWithItsAccesses) {
  Shape shape = make_shape(64, 64);
  TileLayout to = Blocked{{1, 4}, {8, 4}, {1, 4}, {1, 0}}.resolve(shape);
  EXPECT_LE(
      cost(OpKind::convert_layout_, shape, Blocked{{1, 4}, {2, 16}, {4, 1}, {1, 0}}.resolve(shape), {}, &to),
      280);
}

}  // namespace
}  // namespace tilewright::lowering
