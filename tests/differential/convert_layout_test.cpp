// convert_layout over all ordered pairs of layouts, element widths, shapes and warp counts leaves every
// element where it was. (Cases A47: bytes, tiles of one element and tiles smaller than the layout.)
#include <gtest/gtest.h>

#include "tests/differential/differential.h"
#include "tests/differential/layouts.h"
#include "tests/differential/program_builder.h"

namespace tilewright::differential {
namespace {

struct Kind {
  const char* name;
  ElementType memory;
  Element element;
};

// One program for each source layout: the tile goes to every layout and from there to memory.
Case conversions(const Shape& shape, int warps, const Kind& kind, const std::vector<NamedLayout>& layouts,
                 std::size_t from, unsigned seed) {
  std::size_t n = static_cast<std::size_t>(shape.elements());
  auto bytes = static_cast<std::size_t>(Element{kind.memory, false}.bytes());
  Case c;
  c.name = std::string(kind.name) + shape.text() + ", " + std::to_string(warps) + " warps, from " +
           layouts[from].name + " " + layouts[from].layout.text();
  ProgramBuilder b("convert", warps);
  Value* x = b.pointer("x", kind.memory);
  Value* y = b.pointer("y", kind.memory);
  Value* tile = b.load(x, kind.element, shape, layouts[from].layout);
  for (std::size_t to = 0; to < layouts.size(); ++to) {
    Value* moved =
        b.value(OpKind::convert_layout_, {tile}, Type::tile(tile->type.element, shape, layouts[to].layout));
    b.store(y, moved, static_cast<std::int64_t>(to * n));
  }
  c.program = b.finish();
  Buffer in{random_bytes(n * bytes, seed), Compare::nothing, {}};
  if (kind.element.type == ElementType::i1)
    for (std::byte& v : in.bytes) v &= std::byte{1};
  Buffer out{std::vector<std::byte>(n * bytes * layouts.size()), Compare::bits, {}};
  for (std::size_t to = 0; to < layouts.size(); ++to)
    out.expected.insert(out.expected.end(), in.bytes.begin(), in.bytes.end());
  c.buffers = {std::move(in), std::move(out)};
  return c;
}

TEST(ConvertLayout, AllOrderedPairs) {
  const Kind kinds[] = {{"i1", ElementType::i8, {ElementType::i1, false}},
                        {"e5m2", ElementType::e5m2, {ElementType::e5m2, false}},
                        {"bf16", ElementType::bf16, {ElementType::bf16, false}},
                        {"i32", ElementType::i32, {ElementType::i32, false}},
                        {"i64", ElementType::i64, {ElementType::i64, false}},
                        {"pointer", ElementType::i16, {ElementType::i16, true}}};
  std::vector<Case> cases;
  unsigned seed = 1;
  for (Shape shape : {ir::make_shape(1, 1), ir::make_shape(4, 2), ir::make_shape(16, 8),
                      ir::make_shape(32, 64), ir::make_shape(128), ir::make_shape(64, 128)})
    for (int warps : {1, 4, 8}) {
      if (shape.elements() == 64 * 128 && warps == 1) continue;  // 256 registers a thread
      std::vector<NamedLayout> layouts = layouts_for(shape, warps, ++seed);
      // Every pair of layouts, every third element type for each source; the types change places from one
      // shape and warp count to the next.
      std::size_t step = shape.elements() > 4096 ? 6 : 3;
      for (std::size_t from = 0; from < layouts.size(); ++from)
        for (std::size_t k = (from + seed) % step; k < std::size(kinds); k += step)
          cases.push_back(conversions(shape, warps, kinds[k], layouts, from, ++seed));
    }
  run_cases("convert_layout", std::move(cases));
}

// Larger than the scratch may be: several rounds.
TEST(ConvertLayout, TilesLargerThanTheScratch) {
  std::vector<Case> cases;
  Kind f32{"f32", ElementType::f32, {ElementType::f32, false}};
  for (int warps : {4, 8}) {
    Shape shape = ir::make_shape(128, 32 * warps);
    std::vector<NamedLayout> layouts = layouts_for(shape, warps, 77);
    for (std::size_t from = 0; from < layouts.size(); ++from)
      for (std::size_t to : {from + 1, from + 4}) {
        std::vector<NamedLayout> two = {layouts[from], layouts[to % layouts.size()]};
        cases.push_back(conversions(shape, warps, f32, two, 0, 5));
      }
  }
  run_cases("convert_layout, rounds", std::move(cases));
}

}  // namespace
}  // namespace tilewright::differential
