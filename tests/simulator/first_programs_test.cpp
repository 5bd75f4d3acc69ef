// Whole small programs: vector add, loops, branches, variables.
#include "ir/error.h"
#include "tests/simulator/kernel.h"

namespace tilewright::simulator::test {
namespace {

TEST(FirstPrograms, VectorAddCoversEveryLengthWithMasks) {
  Kernel k;
  Value *a = k.pointer_parameter("a", ElementType::f32), *b = k.pointer_parameter("b", ElementType::f32),
        *c = k.pointer_parameter("c", ElementType::f32), *n = k.parameter("n", Element{ElementType::i32});
  Type f32 = k.tile(ElementType::f32, ir::make_shape(128));
  Value* pid = k.value(OpKind::program_id_, {}, Type::scalar(ElementType::i32), {{"axis", std::int64_t{0}}});
  Value* start = k.scalar(OpKind::mul_, {pid, k.integer(128)}, Element{ElementType::i32});
  Value* i = k.map(OpKind::add_, {start, k.arange(128)}, f32.with_element(Element{ElementType::i32}));
  Value* mask =
      k.map(OpKind::compare_, {i, n}, f32.with_element(Element{ElementType::i1}), {{"predicate", "lt"}});
  Value *x = k.load(k.pointers(a, i), {mask}), *y = k.load(k.pointers(b, i), {mask});
  k.store(k.pointers(c, i), k.map(OpKind::add_, {x, y}, f32), {mask});

  for (int size : {0, 1, 8, 31, 32, 33, 127, 128, 129, 1000}) {
    Memory memory;
    std::vector<float> left(size), right(size);
    for (int j = 0; j < size; ++j) {
      left[j] = 0.5f * j;
      right[j] = 3.0f - j;
    }
    auto pa = memory.allocate_copy("a", left), pb = memory.allocate_copy("b", right),
         pc = memory.allocate("c", size * 4);
    Report r =
        k.run(memory, {{"ptr<f32>", pa}, {"ptr<f32>", pb}, {"ptr<f32>", pc}, {"i32", std::uint64_t(size)}},
              {(size + 127) / 128, 1, 1});
    EXPECT_TRUE(r.clean()) << r.text();
    auto sum = memory.read<float>(pc, size);
    for (int j = 0; j < size; ++j) ASSERT_EQ(sum[j], left[j] + right[j]) << j << " of " << size;
    EXPECT_EQ(r.statistics.global_bytes_read, 8u * size);
    EXPECT_EQ(r.statistics.global_bytes_written, 4u * size);
  }
}

// sum over i of i * i by a variable that a loop carries, doubled in every odd round through an if.
TEST(FirstPrograms, VariablesCarryValuesThroughLoopsAndBranches) {
  Kernel k;
  Element i32{ElementType::i32};
  Value *out = k.pointer_parameter("out", ElementType::i32), *n = k.parameter("n", i32);
  Value* sum = k.value(OpKind::variable_, {k.integer(0)}, Type::scalar(i32).as_variable());
  k.for_loop(k.integer(0), n, k.integer(1), [&](Value* i) {
    Value* odd = k.scalar(OpKind::bit_and_, {i, k.integer(1)}, i32);
    Value* is_odd =
        k.scalar(OpKind::compare_, {odd, k.integer(1)}, Element{ElementType::i1}, {{"predicate", "eq"}});
    Value* square = k.scalar(OpKind::mul_, {i, i}, i32);
    ir::Op* branch = k.op(OpKind::if_, {is_odd}, {});
    auto add = [&](std::int64_t factor) {
      k.fill(ir::add_region(*branch), {}, [&](const std::vector<Value*>&) {
        Value* v = k.scalar(OpKind::mul_, {square, k.integer(factor)}, i32);
        Value* now = k.value(OpKind::get_, {sum}, Type::scalar(i32));
        k.op(OpKind::set_, {sum, k.scalar(OpKind::add_, {now, v}, i32)}, {});
        return std::vector<Value*>{};
      });
    };
    add(2);
    add(1);
  });
  k.store(out, k.value(OpKind::get_, {sum}, Type::scalar(i32)));
  for (int size : {0, 1, 2, 17}) {
    Memory memory;
    auto p = memory.allocate("out", 4);
    Report r = k.run(memory, {{"ptr<i32>", p}, {"i32", std::uint64_t(size)}});
    EXPECT_TRUE(r.clean()) << r.text();
    int expected = 0;
    for (int i = 0; i < size; ++i) expected += i * i * (i % 2 ? 2 : 1);
    EXPECT_EQ(memory.read<int>(p, 1)[0], expected);
  }
}

// Collatz steps of the argument by while.
TEST(FirstPrograms, WhileRunsUntilItsConditionFails) {
  Kernel k;
  Element i32{ElementType::i32};
  Value *out = k.pointer_parameter("out", ElementType::i32), *n = k.parameter("n", i32);
  Type variable = Type::scalar(i32).as_variable();
  Value *x = k.value(OpKind::variable_, {n}, variable),
        *steps = k.value(OpKind::variable_, {k.integer(0)}, variable);
  auto get = [&](Value* v) { return k.value(OpKind::get_, {v}, Type::scalar(i32)); };
  ir::Op* loop = k.op(OpKind::while_, {}, {});
  k.fill(ir::add_region(*loop), {}, [&](const std::vector<Value*>&) {
    return std::vector<Value*>{
        k.scalar(OpKind::compare_, {get(x), k.integer(1)}, Element{ElementType::i1}, {{"predicate", "ne"}})};
  });
  k.fill(ir::add_region(*loop), {}, [&](const std::vector<Value*>&) {
    Value* v = get(x);
    Value* half = k.scalar(OpKind::div_, {v, k.integer(2)}, i32);
    Value* up = k.scalar(OpKind::fma_, {v, k.integer(3), k.integer(1)}, i32);
    Value* even = k.scalar(OpKind::compare_, {k.scalar(OpKind::rem_, {v, k.integer(2)}, i32), k.integer(0)},
                           Element{ElementType::i1}, {{"predicate", "eq"}});
    k.op(OpKind::set_, {x, k.scalar(OpKind::select_, {even, half, up}, i32)}, {});
    k.op(OpKind::set_, {steps, k.scalar(OpKind::add_, {get(steps), k.integer(1)}, i32)}, {});
    return std::vector<Value*>{};
  });
  k.store(out, get(steps));
  Memory memory;
  auto p = memory.allocate("out", 4);
  EXPECT_TRUE(k.run(memory, {{"ptr<i32>", p}, {"i32", 27}}).clean());
  EXPECT_EQ(memory.read<int>(p, 1)[0], 111);
}

TEST(FirstPrograms, ArgumentsMustFitTheParameters) {
  Kernel k;
  k.parameter("n", Element{ElementType::i32});
  Memory memory;
  EXPECT_THROW(k.run(memory, {}), LaunchError);
  EXPECT_THROW(k.run(memory, {{"f32", 0}}), LaunchError);
  EXPECT_THROW(k.run(memory, {{"i32", 0}}, {1, 65536, 1}), LaunchError);
  EXPECT_THROW(k.run(memory, {{"i32", 0}}, {-1, 1, 1}), LaunchError);
  EXPECT_TRUE(k.run(memory, {{"i32", 0}}, {0, 1, 1}).clean());
}

}  // namespace
}  // namespace tilewright::simulator::test
