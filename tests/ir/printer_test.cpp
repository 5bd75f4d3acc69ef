// The text form: what the printer writes for a small program of every construct.
#include "ir/printer.h"

#include <gtest/gtest.h>

#include <limits>

#include "ir/builder.h"
#include "ir/layout_specs.h"
#include "ir/text_form.h"

namespace tilewright::ir {
namespace {

LocationPtr at(int line, LocationPtr caller = nullptr) {
  return std::make_shared<Location>(Location{"kernel.cpp", line, 7, std::move(caller)});
}

Program scale() {
  Program p;
  p.name = "scale";
  p.parameters = {{"x", 16}, {"n", 1}};
  Value* x = p.body->add_argument(Type::pointer(ElementType::f32));
  p.body->add_argument(Type::scalar(ElementType::i32));
  TileLayout l = Blocked{{4}, {32}, {4}, {0}}.resolve(make_shape(512));
  Type index = Type::tile({ElementType::i32}, make_shape(512), l);
  Op* arange = append(*p.body, OpKind::arange_, {}, {index}, at(3));
  arange->set_attribute("start", std::int64_t{0});
  Type pointers = index.with_element({ElementType::f32, true});
  Op* map = append(*p.body, OpKind::map_, {x, arange->result()}, {pointers}, at(4, at(9)));
  Region* r = add_region(*map);
  Value* a = r->add_argument(Type::pointer(ElementType::f32));
  Value* b = r->add_argument(Type::scalar(ElementType::i32));
  Op* add = append(*r, OpKind::pointer_add_, {a, b}, {Type::pointer(ElementType::f32)}, at(4, at(9)));
  append(*r, OpKind::yield_, {add->result()}, {}, nullptr);
  Op* c = append(*p.body, OpKind::constant_, {}, {Type::scalar(ElementType::f32)}, at(5));
  c->set_attribute("value", static_cast<double>(0.1f));
  Op* load = append(*p.body, OpKind::load_, {map->result()}, {index.with_element({ElementType::f32})}, at(6));
  load->set_attribute("cache", std::string("cg"));
  append(*p.body, OpKind::store_, {map->result(), load->result()}, {}, at(7));
  return p;
}

TEST(Printer, ShowsOpsRegionsAttributesAndTypes) {
  EXPECT_EQ(print(scale()),
            R"(#0 = blocked([4], [32], [4]) for [512]

program "scale" (%0 "x": ptr<f32> multiple 16, %1 "n": i32) warps 4 {
  %2 = arange {start: 0} : tile<i32[512], #0>
  %3 = map %0, %2 : tile<ptr<f32>[512], #0> (%4: ptr<f32>, %5: i32) {
    %6 = pointer_add %4, %5 : ptr<f32>
    yield %6
  }
  %7 = constant {value: 0.1} : f32
  %8 = load %3 {cache: "cg"} : tile<f32[512], #0>
  store %3, %8
}
)");
}

TEST(Printer, LocationsAreATableWithCallers) {
  std::string text = print(scale(), {.locations = true});
  EXPECT_NE(text.find("#0> @2 (%4"), std::string::npos) << text;
  EXPECT_NE(text.find("\n@1 = \"kernel.cpp\":9:7\n@2 = \"kernel.cpp\":4:7 from @1\n"), std::string::npos)
      << text;
}

TEST(Printer, FloatsHaveFewDigitsAndNeverLookLikeIntegers) {
  EXPECT_EQ(number_text(1), "1.0");
  EXPECT_EQ(number_text(-0.0), "-0.0");
  EXPECT_EQ(number_text(1e300), "1e+300");
  EXPECT_EQ(number_text(0.1f, true), "0.1");
  EXPECT_EQ(number_text(std::numeric_limits<double>::infinity()), "inf");
  EXPECT_EQ(number_text(-std::numeric_limits<double>::infinity()), "-inf");
  EXPECT_EQ(number_text(std::numeric_limits<double>::quiet_NaN()), "nan");
}

TEST(Printer, TextsAreEscaped) { EXPECT_EQ(quoted("a\"\\\n\x01"), R"("a\"\\\n\x01")"); }

}  // namespace
}  // namespace tilewright::ir
