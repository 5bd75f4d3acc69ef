// The parser reads what the printer writes, and says where a text is wrong and what it expected.
#include "ir/parser.h"

#include <gtest/gtest.h>

#include "ir/error.h"
#include "ir/layout_names.h"
#include "ir/printer.h"

namespace tilewright::ir {
namespace {

std::string message(std::string_view text) {
  try {
    parse(text);
  } catch (const UserError& e) {
    return e.what();
  }
  return "no error";
}

std::string body(std::string_view ops) { return "program \"p\" () warps 4 {\n" + std::string(ops) + "\n}\n"; }

TEST(Parser, ReadsWhatThePrinterWrites) {
  constexpr std::string_view text = R"(#0 = blocked([1, 4], [4, 8], [4, 1]) for [32, 64]
#2 = swizzle_128B for f16[32, 64]
#1 = slice(1, #0)

program "all \"syntax\"" (%0 "x": ptr<f32> multiple 16, %1 "n": i32) warps 4 @2 {
  %2 = constant {value: 0.1} : f32 @0
  %3 = constant {value: -inf} : f32
  %4 = constant {value: nan} : bf16
  %5 = constant {value: -7} : i64
  %6 = map %2 : tile<f32[32, 64], #0> @1 (%7: f32) {
    %8 = mul %7, %7 : f32
    yield %8
  }
  %9 = reduce %6 {axis: 1} : tile<f32[32], #1> (%10: f32, %11: f32) {
    %12 = add %10, %11 : f32
    yield %12
  }
  %13 = variable %9 {name: "acc"} : var<tile<f32[32], #1>> @0
  %14 = shared_alloc %6 : shared<f16[32, 64], #2>
  if %1 {
    commit_group
  } {
  }
  while {
    yield %1
  } {
    wait_group {pending: 1} @1
  }
  %15, %16 = split %6 : f32, ptr<u8>
  %17 = permute %6 {order: [1, 0]} : f32
}

@0 = "a.cpp":3:1
@1 = "dir/b.h":10:20 from @0
@2 = "a.cpp":1:0 from @1
)";
  EXPECT_EQ(print(parse(text), {.locations = true}), text);
  std::string plain = print(parse(text));
  EXPECT_EQ(plain.find('@'), std::string::npos);
  EXPECT_EQ(print(parse(plain)), plain);
}

TEST(Parser, LayoutsMayStandInTypes) {
  Program p = parse(R"(
// a comment
program "p" () warps 1 {
  %a = arange {start: 0} : tile<i32[64], blocked([2], [32], [1])>
  %b = arange {start: 0} : tile<i32[64], r[1] l[2 4 8 16 32] w[]>
  %c = shared_alloc : shared<f32[4, 4], s[1 2 4 8] ^3 +16:8>
  %d = shared_alloc : shared<f32[4, 4], padded(8, 4)>
})");
  EXPECT_EQ(p.body->ops[0]->result()->type, p.body->ops[1]->result()->type);
  SharedLayout c = p.body->ops[2]->result()->type.shared_layout;
  EXPECT_EQ(c.origin, 3u);
  EXPECT_EQ(c.padding[0], (Padding{16, 8}));
  EXPECT_EQ(p.body->ops[3]->result()->type.shared_layout.offset(15), 15u + 4u);
}

TEST(Parser, OpsGetTheirPlaceInTheFile) {
  Program p = parse("program \"p\" () warps 1 {\n  commit_group\n}", "p.tile");
  ASSERT_TRUE(p.body->ops[0]->location);
  EXPECT_EQ(p.body->ops[0]->location->text(), "p.tile:2");
}

TEST(Parser, NamesWhatItFoundAndExpected) {
  EXPECT_EQ(message(""), "program text:1:1: expected 'program', found the end of the text");
  EXPECT_EQ(message(body("  addd %0")), "program text:2:3: expected an op, found addd");
  EXPECT_EQ(message(body("  commit_group\n  set %7")), "program text:3:7: value %7 is not defined above");
  EXPECT_EQ(message(body("%1 = constant {value: 1} : i33")),
            "program text:2:28: expected a type (f32, ptr<f32>, tile<...>, shared<...>, barrier, "
            "tensor_map<...>, var<...>), found i33");
  EXPECT_EQ(message(body("%1 = constant {value: 1}")),
            "program text:2:6: constant: 1 results are named, 0 types are given");
  EXPECT_EQ(message(body("%1 = constant {value: 1} : i32 %1 = constant {value: 1} : i32")),
            "program text:2:32: value %1 is defined twice");
  EXPECT_EQ(message(body("%1 = constant {value: 99999999999999999999} : i32")),
            "program text:2:23: number 99999999999999999999 is out of range");
  EXPECT_EQ(message(body("commit_group @3")), "program text:2:14: location @3 is not defined");
  EXPECT_EQ(message(body("%1 = arange {start: 0} : tile<i32[64], #0>")),
            "program text:2:40: layout #0 is not defined above");
  EXPECT_EQ(message(body("%1 = arange {start: 0} : tile<i32[64], blocked([2], [16], [1])>")),
            "program text:2:47: blocked: expected threads_per_warp with the product 32");
  EXPECT_EQ(message(body("%1 = arange {start: 0} : tile<i32[4194304, 2], r[] l[1 2 4 8 16] w[]>")),
            "program text:2:34: expected at most 4194304 elements");
  EXPECT_EQ(message("program \"p"),
            "program text:1:9: expected the closing quote of the text that starts here");
}

TEST(Parser, ValuesOfARegionEndWithIt) {
  EXPECT_EQ(
      message(body("%c = constant {value: 1} : i1\nif %c {\n%1 = constant {value: 1} : i32\n} {\n}\nset %1")),
      "program text:7:5: value %1 is not defined above");
}

TEST(Parser, DeepNestingIsAnErrorNotACrash) {
  std::string text;
  for (int i = 0; i < 100000; ++i) text += "while {\n";
  EXPECT_NE(message(body(text)).find("nested too deeply"), std::string::npos);
}

// { name ... begins attributes, { op ... a region.
TEST(Parser, NoAttributeHasTheNameOfAnOp) {
  for (const OpInfo& op : op_table) {
    std::string_view rest = op.attributes;
    while (!rest.empty()) {
      std::string_view name = rest.substr(0, rest.find(':'));
      EXPECT_FALSE(op_named(name)) << name;
      std::size_t space = rest.find(' ');
      rest = space == std::string_view::npos ? "" : rest.substr(space + 1);
    }
  }
}

}  // namespace
}  // namespace tilewright::ir
