// Proves that kernel functions record the programs that they describe.
#include <gtest/gtest.h>

#include "dsl/tilewright.h"
#include "ir/error.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "ir/verifier.h"

namespace tilewright {
namespace {

struct AddArgs {
  Aligned<f32> x;
  Ptr<f32> y, out;
  I32 n;
};

template <int block>
void vector_add(AddArgs args) {
  constexpr auto layout = blocked({4}, {32}, {4}, {0});
  auto offsets = program_id(0) * block + arange<0, block, layout>();
  auto mask = offsets < args.n;
  auto x = load(args.x + offsets, mask, 0);
  auto y = load(args.y + offsets, mask, 0);
  store(args.out + offsets, x + y, mask);
}

TEST(Record, VectorAdd) {
  std::string text = ir::print(record({"vector_add", 4}, &vector_add<512>), {.locations = false});
  EXPECT_NE(text.find("%0 \"x\": ptr<f32> multiple 16"), std::string::npos) << text;
  EXPECT_NE(text.find("%3 \"n\": i32"), std::string::npos) << text;
  EXPECT_NE(text.find("load %"), std::string::npos) << text;
}

TEST(Record, ExpressionsFuseIntoOneMapAndAreMadeOnce) {
  struct Args {
    Ptr<f32> p;
  };
  ir::Program program = record(
      {"fused", 1}, +[](Args args) {
        constexpr auto layout = blocked({1}, {32}, {1}, {0});
        auto i = arange<0, 32, layout>();
        auto x = load(args.p + i);
        auto y = x * 2 + 1;
        auto z = exp(y) * y;
        store(args.p + i, z);
        store(args.p + i, z);  // the same value: no second map
      });
  int maps = 0, exps = 0;
  ir::walk(*program.body, [&](const ir::Op& op) {
    maps += op.kind == ir::OpKind::map_;
    exps += op.kind == ir::OpKind::exp_;
  });
  EXPECT_EQ(maps, 2);  // pointers, value
  EXPECT_EQ(exps, 1);
}

TEST(Record, AssignmentInABodyNeedsAVar) {
  struct Args {
    Ptr<f32> p;
    I32 n;
  };
  auto kernel = +[](Args args) {
    I32 total = args.n + 1;
    for_(range(0, args.n), [&](I32 i) { total = total + i; });
  };
  EXPECT_THROW(record({"lost", 1}, kernel), UserError);
}

TEST(Record, ARingMayHaveAnyNumberOfSlots) {
  struct Args {
    I32 slot;
  };
  ir::Program program = record(
      {"ring", 4}, +[](Args args) {
        constexpr auto layout = row_major(shape<32, 64>, 4, 8);
        Shared<bf16, shape<3, 32, 64>, swizzle_128B> ring;
        ring.index(args.slot).store(cast<bf16>(zeros<f32, shape<32, 64>, layout>()));
      });
  ir::verify(program);
  const ir::Type& ring = program.body->ops[0]->result()->type;
  EXPECT_EQ(ir::allocated_elements(ring.shared_layout, ring.shape), 3u * 32 * 64);
  EXPECT_EQ(ir::print(ir::parse(ir::print(program))), ir::print(program));
}

TEST(Record, ArgumentsComeFromTheSameStruct) {
  alignas(16) float storage[4] = {};
  auto values = argument_values(AddArgs{.x = Ptr<f32>(storage), .y = storage, .out = storage, .n = 7});
  ASSERT_EQ(values.size(), 4u);
  EXPECT_EQ(values[0].type, "ptr<f32>");
  EXPECT_EQ(values[3].bits, 7u);
  EXPECT_THROW(argument_values(AddArgs{.x = Ptr<f32>(storage), .y = storage, .out = {}, .n = 7}), UserError);
}

}  // namespace
}  // namespace tilewright
