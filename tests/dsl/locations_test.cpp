// Proves that every op names the author's line, that expressions are safe to keep and cheap to use again, and
// that recording takes linear time.
#include <chrono>
#include <map>

#include "tests/dsl/machine.h"

namespace tilewright::test {
namespace {

constexpr auto L = blocked({1}, {32}, {1}, {0});
struct Args {
  Ptr<f32> x;
  I32 n;
};

// Lines of the ops of each kind, in program order.
std::map<std::string, std::vector<int>> lines(const ir::Program& p) {
  std::map<std::string, std::vector<int>> result;
  ir::walk(*p.body, [&](const ir::Op& op) {
    EXPECT_TRUE(op.location) << ir::print(op);
    EXPECT_NE(op.location->file.find("locations_test.cpp"), std::string::npos) << op.location->text();
    result[std::string(ir::name(op.kind))].push_back(op.location->line);
  });
  return result;
}

// clang-format off
TEST(Locations, OperatorsAndFunctions) {
  const int first = __LINE__ + 3;
  auto found = lines(record(
      {"kernel", 1}, +[](Args a) {
        auto i = arange<0, 32, L>();                            // 0
        auto x = load(a.x + i, i < a.n, 0);
        auto y = x * x;
        Var v = y;
        v = v + 1;
        v -= exp(y);                                            // 5
        if_(a.n > 3, [&] { v = maximum(v, 2); });
        for_(range(0, a.n), [&](I32 k) {
          store(a.x + k, sum<0>(v));
        });
        Var w = v;                                              // 10
        w = v;
        while_([&] { return a.n < 0; }, [&] { barrier(); });
        auto best = argmax<0>(-y);
        store(a.x + i + best, w);
      }));
  auto at = [&](int offset) { return std::vector<int>{first + offset}; };
  EXPECT_EQ(found["arange"][0], first);
  EXPECT_EQ(found["load"], at(1));
  EXPECT_EQ(found["mul"], at(2));
  EXPECT_EQ(found["exp"], at(5));
  EXPECT_EQ(found["if"], at(6));
  EXPECT_EQ(found["maximum"], at(6));
  EXPECT_EQ(found["for"], at(7));
  EXPECT_EQ(found["reduce"], (std::vector<int>{first + 8, first + 13}));
  EXPECT_EQ(found["while"], at(12));
  EXPECT_EQ(found["barrier"], at(12));
  EXPECT_EQ(found["neg"], at(13));
  EXPECT_EQ(found["variable"], (std::vector<int>{first + 3, first + 10}));
  EXPECT_EQ(found["set"], (std::vector<int>{first + 4, first + 5, first + 6, first + 11}));
  EXPECT_EQ(found["store"], (std::vector<int>{first + 8, first + 14}));
}
// clang-format on

struct Scale {
  F32 by;
  template <class X>
  auto operator()(const X& x) const {
    return x * by;
  }
};

TEST(Locations, HelpersAreNamedWithTheirCallers) {
  int line = 0;
  ir::Program p = record({"kernel", 1}, [&](Args a) {
    auto i = arange<0, 32, L>();
    auto x = load(a.x + i);
    auto twice = [](auto v, SourceLocation at = SourceLocation::current()) { return apply(Scale{2}, v, at); };
    line = __LINE__ + 1;
    auto y = apply(Scale{3}, x) + twice(x);
    store(a.x + i, y);
  });
  int products = 0;
  ir::walk(*p.body, [&](const ir::Op& op) {
    if (op.kind != ir::OpKind::mul_) return;
    ++products;
    ASSERT_TRUE(op.location->caller);
    EXPECT_EQ(op.location->caller->line, line);
    EXPECT_LT(op.location->line, line);
    EXPECT_NE(op.location->chain().find(", called from "), std::string::npos);
  });
  EXPECT_EQ(products, 2);
}

TEST(Recording, AutoKeepsValuesAndUsesThemOnce) {
  Machine m;
  auto x = counted<f32>(32);
  Args args{.x = m.input(x), .n = 32};
  m.run(
      [](Args a) {
        auto i = arange<0, 32, L>();
        auto make = [&] {
          auto x = load(a.x + i);  // dead objects, living values
          auto y = x + 1;
          return y * y;
        };
        auto y = make();
        auto z = y + y;
        Var v = z;
        if_(a.n > 0, [&] { v = z * exp(z * 0); });
        store(a.x + i, v);
      },
      args, {}, 1);
  auto out = m.read(args.x, 32);
  for (int i = 0; i < 32; ++i) EXPECT_EQ(out[i], 2.0f * (i + 1) * (i + 1));
  EXPECT_EQ(m.count(ir::OpKind::load_), 1);
  EXPECT_EQ(m.count(ir::OpKind::exp_), 1);
}

TEST(Recording, ExpressionsWrittenBeforeABranchStayVisibleAfterIt) {
  Machine m;
  auto x = counted<f32>(32);
  Args args{.x = m.input(x), .n = 0};
  m.run(
      [](Args a) {
        auto i = arange<0, 32, L>();
        auto x = load(a.x + i);
        auto y = x * 3;  // used first in a branch that is not taken
        if_(a.n > 0, [&] { store(a.x + i, y); }).else_([&] { store(a.x + i, y + 1); });
        store(a.x + i, y + 2, i > 3);
      },
      args, {}, 1);
  auto out = m.read(args.x, 32);
  for (int i = 0; i < 32; ++i) EXPECT_EQ(out[i], 3.0f * i + (i > 3 ? 2 : 1));
}

double seconds(int nodes) {
  auto start = std::chrono::steady_clock::now();
  ir::Program p = record({"long", 1}, [&](Args a) {
    auto i = arange<0, 32, L>();
    auto x = load(a.x + i);
    auto y = x;
    for (int k = 0; k < nodes / 2; ++k) y = y * x + static_cast<float>(k);
    store(a.x + i, y);
  });
  EXPECT_EQ(p.body->ops.size(), 5u);  // arange, map of pointers, load, one map, store
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

TEST(Recording, LongExpressionsTakeLinearTime) {
  seconds(1000);
  double one = std::min(seconds(10000), seconds(10000)), four = std::min(seconds(40000), seconds(40000));
  EXPECT_LT(one, 2.0);
  EXPECT_LT(four, 12 * one + 0.05);  // quadratic would be 16 times
}

TEST(Recording, EqualExpressionsAreOneNode) {
  ir::Program p = record(
      {"equal", 1}, +[](Args a) {
        auto i = arange<0, 32, L>();
        auto x = load(a.x + i);
        store(a.x + i, (x + 1) * (x + 1) + 0.0f * (x + -0.0f));
      });
  int adds = 0;
  ir::walk(*p.body, [&](const ir::Op& op) { adds += op.kind == ir::OpKind::add_; });
  EXPECT_EQ(adds, 3);  // x + 1, x + -0, the sum: 0 and -0 are different constants
}

}  // namespace
}  // namespace tilewright::test
