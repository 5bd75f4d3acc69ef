// The axis analysis never promises what is not so (outside case A41): random programs of integers and
// pointers are evaluated element by element, and every promise about every value is compared with the
// elements.
#include "lowering/axis_analysis.h"

#include <gtest/gtest.h>

#include <random>

#include "ir/layout_specs.h"
#include "ir/printer.h"
#include "kernel_builder.h"

namespace tilewright::lowering {
namespace {

using ir::ElementType;
using ir::OpKind;
using ir::Type;
using ir::Value;
using enum ir::ElementType;
using Elements = std::vector<std::int64_t>;  // row-major; one for a scalar

std::int64_t wrap(std::int64_t v, ElementType t) {
  switch (t) {
    case i1: return v & 1;
    case i8: return static_cast<std::int8_t>(v);
    case u8: return static_cast<std::uint8_t>(v);
    case i16: return static_cast<std::int16_t>(v);
    case i32: return static_cast<std::int32_t>(v);
    default: return v;
  }
}

std::int64_t wrapping(std::int64_t a, std::int64_t b, char op) {
  auto x = static_cast<std::uint64_t>(a), y = static_cast<std::uint64_t>(b);
  return static_cast<std::int64_t>(op == '+' ? x + y : op == '-' ? x - y : x * y);
}

bool divided_by_zero = false;  // the run has no defined result

// An independent evaluation of the scalar ops that the random programs use.
std::int64_t evaluate(const ir::Op& op, const std::vector<std::int64_t>& in) {
  ElementType t = op.result()->type.element.type;
  bool pointer = op.result()->type.element.pointer;
  switch (op.kind) {
    case OpKind::constant_: return op.integer("value");
    case OpKind::add_: return wrap(wrapping(in[0], in[1], '+'), t);
    case OpKind::sub_: return wrap(wrapping(in[0], in[1], '-'), t);
    case OpKind::mul_: return wrap(wrapping(in[0], in[1], '*'), t);
    case OpKind::div_:
      divided_by_zero |= in[1] == 0;
      return in[1] == 0 ? 0 : in[1] == -1 ? wrap(wrapping(0, in[0], '-'), t) : in[0] / in[1];
    case OpKind::rem_: divided_by_zero |= in[1] == 0; return in[1] == 0 || in[1] == -1 ? 0 : in[0] % in[1];
    case OpKind::bit_and_: return in[0] & in[1];
    case OpKind::bit_or_: return in[0] | in[1];
    case OpKind::bit_xor_: return in[0] ^ in[1];
    case OpKind::minimum_: return std::min(in[0], in[1]);
    case OpKind::maximum_: return std::max(in[0], in[1]);
    case OpKind::neg_: return wrap(wrapping(0, in[0], '-'), t);
    case OpKind::shl_:
      return in[1] < 0 || in[1] > 31
                 ? 0
                 : wrap(static_cast<std::int64_t>(static_cast<std::uint64_t>(in[0]) << in[1]), t);
    case OpKind::shr_: return in[1] < 0 || in[1] > 31 ? (in[0] < 0 ? -1 : 0) : in[0] >> in[1];
    case OpKind::select_: return in[0] ? in[1] : in[2];
    case OpKind::cast_: return t == i1 ? in[0] != 0 : wrap(in[0], t);
    case OpKind::compare_: {
      std::string p = op.text("predicate");
      return p == "eq"   ? in[0] == in[1]
             : p == "ne" ? in[0] != in[1]
             : p == "lt" ? in[0] < in[1]
             : p == "le" ? in[0] <= in[1]
             : p == "gt" ? in[0] > in[1]
                         : in[0] >= in[1];
    }
    case OpKind::pointer_add_:
      EXPECT_TRUE(pointer);
      return wrapping(in[0], wrapping(in[1], ir::Element{t, false}.bytes(), '*'), '+');
    default: ADD_FAILURE() << ir::name(op.kind); return 0;
  }
}

class Evaluator {
 public:
  explicit Evaluator(const std::map<const Value*, std::int64_t>& arguments) {
    for (auto [v, x] : arguments) values[v] = {x};
  }
  std::map<const Value*, Elements> values;

  void region(const ir::Region& r) {
    for (const auto& op : r.ops) one(*op);
  }

 private:
  void one(const ir::Op& op) {
    const Type& type = op.results.empty() ? Type{} : op.result()->type;
    switch (op.kind) {
      case OpKind::program_id_: values[op.result()] = {program_id}; return;
      case OpKind::arange_:
        for (int i = 0; i < type.shape.dim[0]; ++i) values[op.result()].push_back(op.integer("start") + i);
        return;
      case OpKind::reshape_: values[op.result()] = values[op.operands[0]]; return;
      case OpKind::map_: {
        Elements out(static_cast<std::size_t>(type.shape.elements()));
        for (std::size_t e = 0; e < out.size(); ++e) {
          std::map<const Value*, std::int64_t> local;
          for (std::size_t i = 0; i < op.operands.size(); ++i)
            local[op.regions[0]->argument(static_cast<int>(i))] =
                element(op.operands[i], type.shape, static_cast<unsigned>(e));
          for (const auto& step : op.regions[0]->ops) {
            std::vector<std::int64_t> in;
            for (const Value* v : step->operands) in.push_back(local[v]);
            if (step->kind == OpKind::yield_)
              out[e] = in[0];
            else
              local[step->result()] = evaluate(*step, in);
          }
        }
        values[op.result()] = out;
        return;
      }
      case OpKind::permute_: {
        Elements out(static_cast<std::size_t>(type.shape.elements()));
        const Elements& in = values[op.operands[0]];
        for (int i = 0; i < type.shape.dim[0]; ++i)
          for (int j = 0; j < type.shape.dim[1]; ++j)
            out[static_cast<std::size_t>(i * type.shape.dim[1] + j)] =
                in[static_cast<std::size_t>(j * type.shape.dim[0] + i)];
        values[op.result()] = out;
        return;
      }
      case OpKind::variable_: variable_[op.result()] = values[op.operands[0]]; return;
      case OpKind::get_: values[op.result()] = variable_[op.operands[0]]; return;
      case OpKind::set_: variable_[op.operands[0]] = values[op.operands[1]]; return;
      default: {
        std::vector<std::int64_t> in;
        for (const Value* v : op.operands) in.push_back(values[v][0]);
        values[op.result()] = {evaluate(op, in)};
      }
    }
  }

  std::int64_t element(const Value* v, const ir::Shape& shape, unsigned flat) {
    const Elements& all = values[v];
    if (v->type.is_scalar()) return all[0];
    unsigned source = 0;
    for (int d = 0; d < shape.rank; ++d)
      if (v->type.shape.dim[d] != 1)
        source |= static_cast<unsigned>(shape.coordinate(flat, d)) << v->type.shape.first_bit(d);
    return all[source];
  }

  std::map<const Value*, Elements> variable_;

 public:
  std::int64_t program_id = 0;
};

bool divides(std::int64_t d, std::int64_t v) { return (v & (d - 1)) == 0; }

// The first promise that the elements break, or "".
std::string broken_promise(const AxisInfo& info, const Type& type, const Elements& elements) {
  std::int64_t step_of_run = type.element.pointer ? ir::Element{type.element.type, false}.bytes() : 1;
  if (!type.element.pointer)
    for (std::int64_t v : elements)
      if (v < info.low || v > info.high)
        return "range [" + std::to_string(info.low) + ", " + std::to_string(info.high) + "] holds no " +
               std::to_string(v);
  if (type.is_scalar())
    return divides(info.divisor[0], elements[0]) ? "" : "divisor " + std::to_string(info.divisor[0]);
  for (int d = 0; d < type.shape.rank; ++d) {
    std::int64_t extent = type.shape.dim[d], stride = std::int64_t{1} << type.shape.first_bit(d);
    auto tell = [&](const char* what, std::int64_t n, std::size_t e) {
      return std::string(what) + " " + std::to_string(n) + " along " + std::to_string(d) + " at element " +
             std::to_string(e);
    };
    if (info.contiguity[d] > extent || info.constancy[d] > extent) return "a run longer than the tile";
    for (std::size_t e = 0; e < elements.size(); ++e) {
      std::int64_t position = static_cast<std::int64_t>(e) / stride % extent;
      bool first = position % info.contiguity[d] == 0;
      if (first && !divides(info.divisor[d], elements[e])) return tell("divisor", info.divisor[d], e);
      if (!first) {
        std::int64_t next = wrapping(elements[e - static_cast<std::size_t>(stride)], step_of_run, '+');
        if (!type.element.pointer) next = wrap(next, type.element.type);
        if (elements[e] != next) return tell("contiguity", info.contiguity[d], e);
      }
      if (position % info.constancy[d] != 0 && elements[e] != elements[e - static_cast<std::size_t>(stride)])
        return tell("constancy", info.constancy[d], e);
    }
  }
  return "";
}

class RandomProgram {
 public:
  explicit RandomProgram(unsigned seed) : k("random", 1), random(seed) {
    n = k.parameter("n", Type::scalar(i32), std::int64_t{1} << pick(6));
    m = k.parameter("m", Type::scalar(i32));
    p = k.parameter("p", Type::pointer(f32), std::int64_t{1} << pick(6));
    ir::Shape shape = ir::make_shape(8, 16);
    tile = Type::tile({i32}, shape, ir::Blocked{{2, 4}, {4, 4}, {1, 1}, {1, 0}}.resolve(shape));
    ir::TileLayout rows = ir::without_dimension(tile.layout, shape, 1),
                   columns = ir::without_dimension(tile.layout, shape, 0);
    scalars = {n, m, k.value(OpKind::program_id_, {}, Type::scalar(i32), {{"axis", std::int64_t{0}}})};
    std::int64_t start = pick(3) ? 0 : pick(100) - 30;
    Value* r = k.value(OpKind::arange_, {}, Type::tile({i32}, ir::make_shape(8), rows), {{"start", start}});
    Value* c = k.value(OpKind::arange_, {}, Type::tile({i32}, ir::make_shape(16), columns),
                       {{"start", pick(3) ? std::int64_t{0} : pick(64)}});
    tiles.push_back(k.value(OpKind::reshape_, {r}, Type::tile({i32}, ir::make_shape(8, 1), rows)));
    tiles.push_back(k.value(OpKind::reshape_, {c}, Type::tile({i32}, ir::make_shape(1, 16), columns)));
    for (int i = 0; i < 9; ++i) step();
    Value* wide = tiles[static_cast<std::size_t>(pick(static_cast<int>(tiles.size())))];
    if (pick(2)) wide = k.map(OpKind::cast_, {wide}, tile.with_element({i64}));
    Value* pointers = k.map(OpKind::pointer_add_, {p, wide}, tile.with_element({f32, true}));
    k.map(OpKind::pointer_add_, {pointers, any_tile_or_scalar()}, tile.with_element({f32, true}));
    if (!conditions.empty()) k.map(OpKind::select_, {conditions.back(), pointers, pointers}, pointers->type);
  }

  std::int64_t pick(int below) { return std::uniform_int_distribution<int>(0, below - 1)(random); }

  // Values for the arguments that keep the promises.
  std::map<const Value*, std::int64_t> arguments() {
    static constexpr std::int64_t interesting[] = {
        0, 1, -1, 5, 64, 100, 4096, 2147483647, -2147483647 - 1, 2147483640};
    auto number = [&] {
      return pick(2) ? interesting[pick(10)] : static_cast<std::int64_t>(static_cast<std::int32_t>(random()));
    };
    std::int64_t multiple = k.program.parameters[0].multiple;
    std::int64_t address = (pick(1 << 20) + 1) * k.program.parameters[2].multiple;
    return {{n, number() & -multiple}, {m, number()}, {p, address}};
  }

  KernelBuilder k;
  std::mt19937 random;
  Value *n, *m, *p;
  Type tile;
  std::vector<Value*> scalars, tiles, conditions;

 private:
  Value* any_tile() { return tiles[static_cast<std::size_t>(pick(static_cast<int>(tiles.size())))]; }
  Value* any_scalar() {
    if (pick(3)) {
      static constexpr std::int64_t numbers[] = {0,  1,  2,  3,  4,  7,  8,  12,  15,
                                                 16, 31, 32, 64, -1, -4, -8, -16, 100};
      return k.constant(numbers[pick(18)]);
    }
    return scalars[static_cast<std::size_t>(pick(static_cast<int>(scalars.size())))];
  }
  Value* any_tile_or_scalar() { return pick(2) ? any_tile() : any_scalar(); }

  void step() {
    static constexpr OpKind kinds[] = {OpKind::add_,     OpKind::add_,     OpKind::sub_,     OpKind::mul_,
                                       OpKind::div_,     OpKind::rem_,     OpKind::bit_and_, OpKind::bit_or_,
                                       OpKind::bit_xor_, OpKind::minimum_, OpKind::maximum_, OpKind::shl_,
                                       OpKind::shr_,     OpKind::neg_,     OpKind::cast_,    OpKind::compare_,
                                       OpKind::select_,  OpKind::mul_};
    OpKind kind = kinds[pick(18)];
    KernelBuilder::Attributes attributes;
    if (kind == OpKind::minimum_ || kind == OpKind::maximum_)
      attributes = {{"propagate_nan", std::int64_t{0}}};
    if (kind == OpKind::compare_) {
      static const char* const predicates[] = {"eq", "ne", "lt", "le", "gt", "ge"};
      Value *a = any_tile(), *b = any_tile_or_scalar();
      if (pick(2)) std::swap(a, b);
      conditions.push_back(
          k.map(kind, {a, b}, tile.with_element({i1}), {{"predicate", std::string(predicates[pick(6)])}}));
    } else if (kind == OpKind::select_) {
      if (!conditions.empty())
        tiles.push_back(
            k.map(kind,
                  {conditions[static_cast<std::size_t>(pick(static_cast<int>(conditions.size())))],
                   any_tile_or_scalar(), any_tile_or_scalar()},
                  tile));
    } else if (kind == OpKind::cast_) {
      static constexpr ElementType types[] = {i8, u8, i16, i64};
      Value* there = k.map(kind, {any_tile()}, tile.with_element({types[pick(4)]}));
      tiles.push_back(k.map(kind, {there}, tile));
    } else if (kind == OpKind::neg_) {
      tiles.push_back(k.map(kind, {any_tile()}, tile));
    } else if (pick(4) == 0) {
      scalars.push_back(k.value(kind, {any_scalar(), any_scalar()}, Type::scalar(i32), attributes));
    } else {
      Value *a = any_tile(), *b = any_tile_or_scalar();
      if (pick(3) == 0) std::swap(a, b);
      tiles.push_back(k.map(kind, {a, b}, tile, attributes));
    }
  }
};

TEST(AxisAnalysis, NeverPromisesWhatBruteForceRefutes) {
  int vectors = 0;
  for (unsigned seed = 0; seed < 3000; ++seed) {
    RandomProgram program(seed);
    AxisAnalysis analysis(program.k.program);
    for (int round = 0; round < 4; ++round) {
      Evaluator evaluator(program.arguments());
      evaluator.program_id = round * 1000003;
      divided_by_zero = false;
      evaluator.region(*program.k.program.body);
      if (divided_by_zero) continue;
      for (const auto& [value, elements] : evaluator.values) {
        std::string broken = broken_promise(analysis.of(*value), value->type, elements);
        ASSERT_EQ(broken, "") << "seed " << seed << ", value of line "
                              << (value->op ? value->op->location->line : 0) << "\n"
                              << ir::print(program.k.program, {.locations = true});
        if (value->type.is_tile() && value->type.element.pointer && round == 0)
          vectors += vector_access(value->type, analysis.of(*value), nullptr, 4).width > 1;
      }
    }
  }
  EXPECT_GT(vectors, 100);  // the promises are not empty either
}

// Outside case A41 itself: rows r % (2 << (r / 16)) are 0, 1, 0, 1, ... and later 0, 1, 2, 3, ...
TEST(AxisAnalysis, NoAlignmentForElementsThatLackIt) {
  KernelBuilder k("a41", 1);
  ir::Shape shape = ir::make_shape(32);
  ir::TileLayout layout = ir::Blocked{{1}, {32}, {1}, {0}}.resolve(shape);
  Type type = Type::tile({i32}, shape, layout);
  Value* r = k.value(OpKind::arange_, {}, type, {{"start", std::int64_t{0}}});
  Value* exponent = k.map(OpKind::div_, {r, k.constant(16)}, type);
  Value* modulus = k.map(OpKind::shl_, {k.constant(2), exponent}, type);
  Value* row = k.map(OpKind::rem_, {r, modulus}, type);
  AxisAnalysis analysis(k.program);
  EXPECT_LE(analysis.of(*row).contiguity[0], 2);
  EXPECT_EQ(analysis.of(*exponent).constancy[0], 16);
}

// The ordinary pointer of a row-major matrix keeps its facts through a loop that advances it.
TEST(AxisAnalysis, AdvancingPointersKeepTheirAlignment) {
  for (std::int64_t advance : {64, 6}) {
    KernelBuilder k("loop", 1);
    ir::Shape shape = ir::make_shape(8, 64);
    ir::TileLayout layout = ir::Blocked{{1, 8}, {4, 8}, {1, 1}, {1, 0}}.resolve(shape);
    Type tile = Type::tile({i32}, shape, layout);
    ir::TileLayout rows = ir::without_dimension(layout, shape, 1),
                   columns = ir::without_dimension(layout, shape, 0);
    Value* p = k.parameter("p", Type::pointer(bf16), 16);
    Value* stride = k.parameter("stride", Type::scalar(i32), 8);
    Value* r = k.value(OpKind::arange_, {}, Type::tile({i32}, ir::make_shape(8), rows),
                       {{"start", std::int64_t{0}}});
    Value* c = k.value(OpKind::arange_, {}, Type::tile({i32}, ir::make_shape(64), columns),
                       {{"start", std::int64_t{0}}});
    r = k.value(OpKind::reshape_, {r}, Type::tile({i32}, ir::make_shape(8, 1), rows));
    c = k.value(OpKind::reshape_, {c}, Type::tile({i32}, ir::make_shape(1, 64), columns));
    r = k.map(OpKind::mul_, {r, stride}, r->type);
    Value* offset = k.map(OpKind::add_, {r, c}, tile);
    Value* pointers = k.map(OpKind::pointer_add_, {p, offset}, tile.with_element({bf16, true}));
    Value* variable = k.value(OpKind::variable_, {pointers}, pointers->type.as_variable());
    ir::Op* loop = k.op(OpKind::for_, {k.constant(0), stride, k.constant(1)}, {});
    k.at = ir::add_region(*loop);
    k.at->add_argument(Type::scalar(i32));
    Value* now = k.value(OpKind::get_, {variable}, pointers->type);
    Value* next = k.map(OpKind::pointer_add_, {now, k.constant(advance)}, pointers->type);
    k.op(OpKind::set_, {variable, next}, {});
    AxisAnalysis analysis(k.program);
    VectorAccess access = vector_access(now->type, analysis.of(*now), nullptr, 2);
    EXPECT_EQ(access.width, advance == 64 ? 8 : 2);  // 6 elements are 12 bytes: 4-byte alignment is left
    EXPECT_EQ(access.dim, 1);
  }
}

}  // namespace
}  // namespace tilewright::lowering
