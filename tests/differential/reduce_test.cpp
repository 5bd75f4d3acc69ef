// reduce and scan on the GPU give what the simulator gives: over axes, layouts, element types, custom
// regions, several operands, scalar results.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "tests/differential/differential.h"
#include "tests/differential/layouts.h"
#include "tests/differential/program_builder.h"

namespace tilewright::differential {
namespace {

constexpr Element i32{ElementType::i32, false}, f32{ElementType::f32, false}, i1{ElementType::i1, false};

// What a region combines: elements of its operands and how (a..., b...) become one.
struct Combine {
  const char* name;
  std::vector<ElementType> memory;
  std::vector<Element> elements;
  Compare compare;
  std::function<std::vector<Value*>(ProgramBuilder&, const std::vector<Value*>&)> body;
};

std::vector<Value*> one(ProgramBuilder& b, OpKind kind, const std::vector<Value*>& v,
                        const Attributes& a = {}) {
  return {b.value(kind, v, v[0]->type, a)};
}

// As argmax of the language (dsl/reduce.h): a, position of a, b, position of b.
std::vector<Value*> arg_extreme(ProgramBuilder& b, const std::vector<Value*>& v, bool propagate_nan) {
  Type bit = Type::scalar(i1);
  auto cmp = [&](const char* p, Value* x, Value* y) {
    return b.value(OpKind::compare_, {x, y}, bit, {{"predicate", std::string(p)}});
  };
  auto both = [&](Value* x, Value* y) { return b.value(OpKind::bit_and_, {x, y}, bit); };
  auto any = [&](Value* x, Value* y) { return b.value(OpKind::bit_or_, {x, y}, bit); };
  auto no = [&](Value* x) { return b.value(OpKind::bit_not_, {x}, bit); };
  Value *a = v[0], *i = v[1], *c = v[2], *j = v[3];
  Value *first = cmp("lt", i, j), *a_nan = cmp("ne", a, a), *c_nan = cmp("ne", c, c);
  Value* take = any(cmp("gt", a, c), both(cmp("eq", a, c), first));
  if (propagate_nan)
    take = any(both(a_nan, any(first, no(c_nan))), both(take, no(any(a_nan, c_nan))));
  else
    take = any(both(any(c_nan, take), no(a_nan)), both(both(a_nan, c_nan), first));
  return {b.value(OpKind::select_, {take, a, c}, a->type), b.value(OpKind::select_, {take, i, j}, i->type)};
}

std::vector<Combine> combines() {
  std::vector<Combine> all;
  auto simple = [&](const char* name, ElementType t, OpKind kind, Compare compare,
                    Attributes attributes = {}) {
    all.push_back({name, {t}, {{t, false}}, compare, [=](ProgramBuilder& b, const std::vector<Value*>& v) {
                     return one(b, kind, v, attributes);
                   }});
  };
  simple("sum f32", ElementType::f32, OpKind::add_, Compare::f32_sum);
  simple("sum i32", ElementType::i32, OpKind::add_, Compare::bits);
  simple("max f32", ElementType::f32, OpKind::maximum_, Compare::bits, {{"propagate_nan", std::int64_t{0}}});
  simple("min i64", ElementType::i64, OpKind::minimum_, Compare::bits, {{"propagate_nan", std::int64_t{0}}});
  simple("max f16", ElementType::f16, OpKind::maximum_, Compare::bits, {{"propagate_nan", std::int64_t{0}}});
  simple("xor i8", ElementType::i8, OpKind::bit_xor_, Compare::bits);
  all.push_back(
      {"or i1", {ElementType::i8}, {i1}, Compare::bits, [](ProgramBuilder& b, const std::vector<Value*>& v) {
         return one(b, OpKind::bit_or_, v);
       }});
  // A7: booleans and bytes counted in 32 bits
  all.push_back({"count i1",
                 {ElementType::i8},
                 {i32},
                 Compare::bits,
                 [](ProgramBuilder& b, const std::vector<Value*>& v) { return one(b, OpKind::add_, v); }});
  // a + b + a b: associative and commutative, and no op of its own
  all.push_back({"a+b+ab",
                 {ElementType::i32},
                 {i32},
                 Compare::bits,
                 [](ProgramBuilder& b, const std::vector<Value*>& v) {
                   Value* sum = b.value(OpKind::add_, {v[0], v[1]}, v[0]->type);
                   Value* product = b.value(OpKind::mul_, {v[0], v[1]}, v[0]->type);
                   return std::vector<Value*>{b.value(OpKind::add_, {sum, product}, v[0]->type)};
                 }});
  for (bool propagate : {false, true})
    all.push_back(
        {propagate ? "argmax propagate" : "argmax ignore",
         {ElementType::f32, ElementType::i32},
         {f32, i32},
         Compare::bits,
         [=](ProgramBuilder& b, const std::vector<Value*>& v) { return arg_extreme(b, v, propagate); }});
  return all;
}

// Associative, but the order matters: the maps x -> p x + q, earlier ones first.
Combine affine() {
  return {"affine",
          {ElementType::i32, ElementType::i32},
          {i32, i32},
          Compare::bits,
          [](ProgramBuilder& b, const std::vector<Value*>& v) {
            Type t = v[0]->type;
            Value* p = b.value(OpKind::mul_, {v[0], v[2]}, t);
            Value* q = b.value(OpKind::add_, {b.value(OpKind::mul_, {v[2], v[1]}, t), v[3]}, t);
            return std::vector<Value*>{p, q};
          }};
}

std::vector<std::byte> values_for(ElementType type, std::size_t n, unsigned seed) {
  std::mt19937 random(seed);
  if (type == ElementType::f32) {
    std::vector<float> v(n);
    for (float& f : v)
      f = random() % 9 == 0 ? 3.0f : static_cast<float>(static_cast<int>(random() % 2001) - 1000) / 64;
    return as_bytes(v);
  }
  if (type == ElementType::f16) {  // finite patterns
    std::vector<std::uint16_t> v(n);
    for (auto& h : v) h = static_cast<std::uint16_t>(random() % 0x7800 | (random() & 0x8000));
    return as_bytes(v);
  }
  return random_bytes(n * static_cast<std::size_t>(Element{type, false}.bytes()), seed);
}

// Sprinkles NaN into f32 data (case A1).
void add_nans(std::vector<std::byte>& bytes, unsigned seed) {
  std::mt19937 random(seed);
  float nan = std::numeric_limits<float>::quiet_NaN();
  for (std::size_t i = 0; i + 4 <= bytes.size(); i += 4)
    if (random() % 3 == 0) std::memcpy(&bytes[i], &nan, 4);
}

// All layouts in one program: each reduces (or scans) the same values into its part of the outputs.
Case combined(OpKind kind, const Combine& combine, const Shape& shape, int axis, bool reverse, int warps,
              const std::vector<NamedLayout>& layouts, unsigned seed, bool in_loop = false) {
  Case c;
  auto n = static_cast<std::size_t>(shape.elements());
  std::size_t out = kind == OpKind::reduce_ ? n / static_cast<std::size_t>(shape.dim[axis]) : n;
  c.name = std::string(ir::name(kind)) + " " + combine.name + shape.text() + " axis " + std::to_string(axis) +
           (reverse ? " reverse" : "") + (in_loop ? " in a loop" : "") + ", " + std::to_string(warps) +
           " warps";
  for (const NamedLayout& l : layouts) c.name += " | " + l.name + " " + l.layout.text();
  ProgramBuilder b("combine", warps);
  std::vector<Value*> in, results;
  std::vector<ElementType> result_memory;
  for (std::size_t i = 0; i < combine.memory.size(); ++i)
    in.push_back(b.pointer("in" + std::to_string(i), combine.memory[i]));
  for (std::size_t i = 0; i < combine.memory.size(); ++i) {
    ElementType t = combine.elements[i].type == ElementType::i1 ? ElementType::i8 : combine.elements[i].type;
    result_memory.push_back(t);
    results.push_back(b.pointer("out" + std::to_string(i), t));
  }
  std::vector<Element> arguments = combine.elements;
  arguments.insert(arguments.end(), combine.elements.begin(), combine.elements.end());
  auto run = [&] {
    for (std::size_t l = 0; l < layouts.size(); ++l) {
      const TileLayout& layout = layouts[l].layout;
      std::vector<Value*> tiles;
      std::vector<Type> types;
      for (std::size_t i = 0; i < in.size(); ++i) {
        tiles.push_back(b.load(in[i], combine.elements[i], shape, layout));
        Type t = Type::tile(combine.elements[i], shape, layout);
        if (kind == OpKind::reduce_)
          t = shape.rank == 1 ? Type::scalar(combine.elements[i])
                              : Type::tile(combine.elements[i], shape.without(axis),
                                           ir::without_dimension(layout, shape, axis));
        types.push_back(t);
      }
      Attributes attributes{{"axis", std::int64_t{axis}}};
      if (kind == OpKind::scan_) attributes.push_back({"reverse", std::int64_t{reverse}});
      ir::Op* op = b.op(kind, tiles, types, attributes);
      b.region(op, arguments, [&](const std::vector<Value*>& v) { return combine.body(b, v); });
      for (std::size_t i = 0; i < in.size(); ++i) {
        auto at = static_cast<std::int64_t>(l * out);
        if (types[i].is_scalar())
          b.store_scalar(results[i], op->result(static_cast<int>(i)), at);
        else
          b.store(results[i], op->result(static_cast<int>(i)), at);
      }
    }
  };
  if (in_loop) {
    ir::Op* loop = b.op(OpKind::for_, {b.constant(0), b.constant(3), b.constant(1)}, {});
    b.region(
        loop, {i32},
        [&](const std::vector<Value*>&) {
          run();
          return std::vector<Value*>{};
        },
        false);
  } else {
    run();
  }
  c.program = b.finish();
  for (std::size_t i = 0; i < in.size(); ++i) {
    Buffer buffer{values_for(combine.memory[i], n, seed + static_cast<unsigned>(i)), Compare::nothing, {}};
    if (std::string(combine.name).find("i1") != std::string::npos)
      for (std::byte& v : buffer.bytes) v = static_cast<std::byte>(static_cast<unsigned>(v) % 5 != 0);
    if (std::string(combine.name).starts_with("argmax") && i == 0) add_nans(buffer.bytes, seed);
    if (std::string(combine.name).starts_with("argmax") && i == 1) {
      std::vector<std::int32_t> positions;
      for (std::size_t k = 0; k < n; ++k)
        positions.push_back(shape.coordinate(static_cast<unsigned>(k), axis));
      buffer.bytes = as_bytes(positions);
    }
    c.buffers.push_back(std::move(buffer));
  }
  for (ElementType t : result_memory)
    c.buffers.push_back(
        {std::vector<std::byte>(out * layouts.size() * static_cast<std::size_t>(Element{t, false}.bytes())),
         combine.compare,
         {}});
  return c;
}

// Only layouts whose reduction the language has: the result's images must be independent again.
std::vector<NamedLayout> reducible(const std::vector<NamedLayout>& layouts, const Shape& shape, int axis) {
  std::vector<NamedLayout> good;
  for (const NamedLayout& l : layouts) {
    TileLayout r = ir::without_dimension(l.layout, shape, axis);
    int images = 0;
    for (int i = 0; i < r.register_bits + 5 + r.warp_bits; ++i) images += r.basis[i] != 0;
    if (images == r.rank()) good.push_back(l);
  }
  return good;
}

const std::vector<Shape>& shapes() {
  static const std::vector<Shape> all = {
      ir::make_shape(1),     ir::make_shape(8),      ir::make_shape(512),
      ir::make_shape(1, 1),  ir::make_shape(4, 2),   ir::make_shape(16, 8),
      ir::make_shape(2, 64), ir::make_shape(64, 32), ir::make_shape(128, 64)};
  return all;
}

TEST(Reduce, AxesLayoutsTypesAndRegions) {
  std::vector<Case> cases;
  unsigned seed = 100;
  for (const Shape& shape : shapes())
    for (int warps : {1, 4, 8}) {
      if (shape.elements() > 4096 && warps == 1) continue;
      std::vector<NamedLayout> layouts = layouts_for(shape, warps, ++seed);
      for (int axis = 0; axis < shape.rank; ++axis, ++seed) {
        std::vector<NamedLayout> fit = reducible(layouts, shape, axis);
        // two thirds of the regions for each shape and axis, in turn
        std::size_t k = 0;
        for (const Combine& combine : combines())
          if ((++k + seed) % 3)
            cases.push_back(combined(OpKind::reduce_, combine, shape, axis, false, warps, fit, seed));
      }
    }
  run_cases("reduce", std::move(cases));
}

TEST(Scan, AxesLayoutsTypesAndDirections) {
  std::vector<Case> cases;
  unsigned seed = 900, turn = 0;
  std::vector<Combine> kinds = {affine()};
  for (const Combine& c : combines())
    for (const char* name : {"sum f32", "sum i32", "xor i8", "min i64", "or i1"})
      if (std::string(c.name) == name) kinds.push_back(c);
  for (const Shape& shape : shapes())
    for (int warps : {1, 4, 8}) {
      if (shape.elements() > 4096) continue;
      std::vector<NamedLayout> layouts = layouts_for(shape, warps, ++seed);
      for (int axis = 0; axis < shape.rank; ++axis) {
        // The one whose order matters both ways, and one of the others in turn, its direction with each
        // round.
        for (bool reverse : {false, true})
          cases.push_back(combined(OpKind::scan_, kinds[0], shape, axis, reverse, warps, layouts, ++seed));
        const Combine& combine = kinds[1 + turn % (kinds.size() - 1)];
        bool reverse = turn / (kinds.size() - 1) % 2;
        cases.push_back(combined(OpKind::scan_, combine, shape, axis, reverse, warps, layouts, ++seed));
        ++turn;
      }
    }
  // A45: prefix sums in a loop, axis lengths 1 to 4096, copies in threads
  for (int length = 1; length <= 4096; length *= 4)
    for (int warps : {1, 4, 8}) {
      Shape shape = ir::make_shape(length);
      std::vector<NamedLayout> layouts = layouts_for(shape, warps, ++seed);
      cases.push_back(combined(OpKind::scan_, kinds[2], shape, 0, false, warps, layouts, ++seed, true));
    }
  run_cases("scan", std::move(cases));
}

// A1: the position of the maximum where some elements are NaN; expected values from the case.
TEST(Reduce, ArgmaxWithNan) {
  float nan = std::numeric_limits<float>::quiet_NaN(), inf = std::numeric_limits<float>::infinity();
  std::vector<float> one_nan(64, inf);
  one_nan[17] = nan;
  struct Row {
    std::vector<float> values;
    int ignore, propagate;
  };
  std::vector<Row> rows = {
      {{nan, inf}, 1, 0}, {{inf, nan}, 0, 1}, {{nan, 6, 8, -1}, 2, 0}, {one_nan, 0, 17}, {{nan, nan}, 0, 0}};
  std::vector<Case> cases;
  for (const Row& row : rows)
    for (int warps : {1, 8})
      for (bool propagate : {false, true})
        for (const Combine& combine : combines()) {
          if (combine.name != std::string(propagate ? "argmax propagate" : "argmax ignore")) continue;
          Shape shape = ir::make_shape(row.values.size());
          std::vector<NamedLayout> layouts = layouts_for(shape, warps, 3);
          Case c = combined(OpKind::reduce_, combine, shape, 0, false, warps, layouts, 1);
          c.buffers[0].bytes = as_bytes(row.values);
          c.buffers[3].expected =
              as_bytes(std::vector<std::int32_t>(layouts.size(), propagate ? row.propagate : row.ignore));
          cases.push_back(std::move(c));
        }
  run_cases("argmax with NaN", std::move(cases));
}

}  // namespace
}  // namespace tilewright::differential
