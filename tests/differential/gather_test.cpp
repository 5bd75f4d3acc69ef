// gather and histogram on the GPU give what the simulator and plain loops give.
#include <gtest/gtest.h>

#include "tests/differential/differential.h"
#include "tests/differential/layouts.h"
#include "tests/differential/program_builder.h"

namespace tilewright::differential {
namespace {

constexpr Element i32{ElementType::i32, false};

// From one layout of `a` by indices in every layout.
Case gathers(ElementType type, const Shape& shape, const Shape& index_shape, int axis, int warps,
             const NamedLayout& from, const std::vector<NamedLayout>& index_layouts, unsigned seed) {
  auto n = static_cast<std::size_t>(shape.elements()), m = static_cast<std::size_t>(index_shape.elements());
  auto bytes = static_cast<std::size_t>(Element{type, false}.bytes());
  Case c;
  c.name = std::string("gather ") + ir::name(type) + shape.text() + index_shape.text() + " axis " +
           std::to_string(axis) + ", " + std::to_string(warps) + " warps, from " + from.name + " " +
           from.layout.text();
  ProgramBuilder b("gather", warps);
  Value* x = b.pointer("x", type);
  Value* at = b.pointer("index", ElementType::i32);
  Value* y = b.pointer("y", type);
  Value* tile = b.load(x, {type, false}, shape, from.layout);
  for (std::size_t k = 0; k < index_layouts.size(); ++k) {
    Value* index = b.load(at, i32, index_shape, index_layouts[k].layout);
    Value* r = b.value(OpKind::gather_, {tile, index}, index->type.with_element({type, false}),
                       {{"axis", std::int64_t{axis}}});
    b.store(y, r, static_cast<std::int64_t>(k * m));
  }
  c.program = b.finish();
  std::mt19937 random(seed);
  std::vector<std::int32_t> indices(m);
  for (auto& i : indices) i = static_cast<std::int32_t>(random() % static_cast<unsigned>(shape.dim[axis]));
  Buffer in{random_bytes(n * bytes, seed), Compare::nothing, {}};
  Buffer out{std::vector<std::byte>(m * bytes * index_layouts.size()), Compare::bits, {}};
  std::size_t inner = std::size_t{1} << shape.first_bit(axis);
  for (std::size_t k = 0; k < index_layouts.size(); ++k)
    for (std::size_t e = 0; e < m; ++e) {
      std::size_t outer = e / inner / static_cast<std::size_t>(index_shape.dim[axis]);
      std::size_t source =
          (outer * static_cast<std::size_t>(shape.dim[axis]) + static_cast<std::size_t>(indices[e])) * inner +
          e % inner;
      out.expected.insert(out.expected.end(), in.bytes.begin() + static_cast<long>(source * bytes),
                          in.bytes.begin() + static_cast<long>((source + 1) * bytes));
    }
  c.buffers = {std::move(in), {as_bytes(indices), Compare::nothing, {}}, std::move(out)};
  return c;
}

TEST(Gather, AxesLayoutsAndTypes) {
  std::vector<Case> cases;
  unsigned seed = 5000;
  struct Sizes {
    Shape a, index;
    int axis;
  };
  for (const Sizes& s :
       {Sizes{ir::make_shape(1), ir::make_shape(1), 0}, Sizes{ir::make_shape(64), ir::make_shape(256), 0},
        Sizes{ir::make_shape(512), ir::make_shape(16), 0},
        Sizes{ir::make_shape(16, 32), ir::make_shape(16, 32), 0},
        Sizes{ir::make_shape(16, 32), ir::make_shape(16, 8), 1},
        Sizes{ir::make_shape(8, 64), ir::make_shape(32, 64), 0},
        Sizes{ir::make_shape(64, 4), ir::make_shape(64, 4), 1}})
    for (int warps : {1, 4, 8}) {
      std::vector<NamedLayout> from = layouts_for(s.a, warps, ++seed),
                               index = layouts_for(s.index, warps, ++seed);
      const ElementType types[] = {ElementType::i8, ElementType::bf16, ElementType::f32, ElementType::i64};
      for (const NamedLayout& f : from) {
        ++seed;
        cases.push_back(gathers(types[seed % 4], s.a, s.index, s.axis, warps, f, index, seed));
      }
    }
  run_cases("gather", std::move(cases));
}

// Counts of `values` in every layout of the values and one of the bins.
Case histograms(const std::vector<std::int32_t>& values, int bins, bool masked, int warps,
                const std::vector<NamedLayout>& layouts, const NamedLayout& bin_layout) {
  Case c;
  auto n = values.size();
  Shape shape = ir::make_shape(n), bin_shape = ir::make_shape(bins);
  c.name = "histogram of " + std::to_string(n) + " values, " + std::to_string(bins) + " bins, " +
           std::to_string(warps) + " warps, bins in " + bin_layout.layout.text();
  ProgramBuilder b("histogram", warps);
  Value* x = b.pointer("x", ElementType::i32);
  Value* mask = b.pointer("mask", ElementType::i8);
  Value* y = b.pointer("y", ElementType::i32);
  for (std::size_t k = 0; k < layouts.size(); ++k) {
    std::vector<Value*> operands = {b.load(x, i32, shape, layouts[k].layout)};
    if (masked) operands.push_back(b.load(mask, {ElementType::i1, false}, shape, layouts[k].layout));
    Value* h = b.value(OpKind::histogram_, operands, Type::tile(i32, bin_shape, bin_layout.layout));
    b.store(y, h, static_cast<std::int64_t>(k) * bins);
  }
  c.program = b.finish();
  std::vector<std::uint8_t> bits(n);
  for (std::size_t i = 0; i < n; ++i) bits[i] = i % 3 != 1;
  std::vector<std::int32_t> counts(static_cast<std::size_t>(bins));
  for (std::size_t i = 0; i < n; ++i)
    if ((!masked || bits[i]) && values[i] >= 0 && values[i] < bins)
      ++counts[static_cast<std::size_t>(values[i])];
  Buffer out{std::vector<std::byte>(4 * static_cast<std::size_t>(bins) * layouts.size()), Compare::bits, {}};
  for (std::size_t k = 0; k < layouts.size(); ++k) {
    auto bytes = as_bytes(counts);
    out.expected.insert(out.expected.end(), bytes.begin(), bytes.end());
  }
  c.buffers = {
      {as_bytes(values), Compare::nothing, {}}, {as_bytes(bits), Compare::nothing, {}}, std::move(out)};
  return c;
}

// A56: values outside the bins, negative ones too, are ignored.
TEST(Histogram, BinsMasksAndCopies) {
  std::vector<Case> cases;
  std::mt19937 random(3);
  unsigned seed = 0;
  for (int warps : {1, 4, 8}) {
    std::vector<std::pair<std::vector<std::int32_t>, int>> sets = {{{21, 298, 408, 131, 315, 104, 149, 4}, 8},
                                                                   {{0, 1, 2, 3, 4, 4, 5, -1}, 4}};
    for (auto [n, bins] : {std::pair{1, 2}, {256, 16}, {1024, 64}, {512, 1024}}) {
      std::vector<std::int32_t> v(static_cast<std::size_t>(n));
      for (auto& x : v) x = static_cast<std::int32_t>(random() % static_cast<unsigned>(bins + 3)) - 1;
      sets.emplace_back(std::move(v), bins);
    }
    for (const auto& [values, bins] : sets)
      for (bool masked : {false, true})
        for (const NamedLayout& l : layouts_for(ir::make_shape(bins), warps, ++seed))
          cases.push_back(histograms(values, bins, masked, warps,
                                     layouts_for(ir::make_shape(values.size()), warps, 9), l));
  }
  run_cases("histogram", std::move(cases));
}

}  // namespace
}  // namespace tilewright::differential
