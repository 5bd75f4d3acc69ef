// wgmma on a GPU, in the simulator, and by a plain loop on the host: all types, both places of A, majors,
// swizzles, sizes and numbers of warps. The numbers are small and whole, so that all three must agree bit by
// bit.
#include <gtest/gtest.h>

#include <bit>

#include "ir/layout_specs.h"
#include "tests/differential/differential.h"
#include "tests/differential/program_builder.h"
#include "tests/differential/small_numbers.h"

namespace tilewright::differential {
namespace {

using enum ir::ElementType;

struct Product {
  ElementType a, b, d;
  int warps, m, n, k;
  bool a_in_registers, a_transposed, b_transposed;  // transposed: not K but the other dimension is contiguous
  int a_swizzle, b_swizzle;
  bool from_zero;  // the accumulator that is there does not count
  int parts;       // products, one after another, that K is cut into

  std::string name() const {
    std::string s = std::string(ir::name(a)) + " x " + ir::name(b) + " -> " + ir::name(d) + " " +
                    std::to_string(m) + "x" + std::to_string(n) + "x" + std::to_string(k) + " warps " +
                    std::to_string(warps);
    s += a_in_registers ? " A in registers" : " A " + std::to_string(a_swizzle) + (a_transposed ? "T" : "");
    s += " B " + std::to_string(b_swizzle) + (b_transposed ? "T" : "");
    return s + (from_zero ? " from zero" : "") + " parts " + std::to_string(parts);
  }
};

ir::TileLayout rows_of(const Shape& shape, int warps) {
  return ir::Blocked{{1, 8}, {8, 4}, {warps, 1}, {1, 0}}.resolve(shape);
}

// Columns of the accumulator of a product with n columns.
int wide(int n) { return static_cast<int>(std::bit_ceil(static_cast<unsigned>(n))); }

// A buffer filled from memory, [rows, columns], and its view with the two exchanged if `turned`. Any number
// of rows: they are filled in parts that are powers of two.
Value* filled(ProgramBuilder& b, Value* from, ElementType element, int rows, int columns, int swizzle,
              bool turned, int warps) {
  const Shape shape = ir::make_shape(rows, columns);
  const Element e{element, false};
  const Type type = Type::shared(e, shape, ir::SwizzleBytes{swizzle}.resolve(shape, e.bytes()));
  Value* buffer = b.value(OpKind::shared_alloc_, {}, type);
  for (int first = 0; first < rows;) {
    const int count = static_cast<int>(std::bit_floor(static_cast<unsigned>(rows - first)));
    const Shape part = ir::make_shape(count, columns);
    Value* view = buffer;
    if (count < rows)
      view = b.value(OpKind::shared_slice_, {buffer},
                     Type::shared(e, part, ir::sliced(type.shared_layout, shape, 0, first, count)),
                     {{"dim", std::int64_t{0}}, {"start", std::int64_t{first}}});
    b.op(OpKind::shared_store_,
         {view, b.load(from, e, part, rows_of(part, warps), std::int64_t{first} * columns)}, {});
    first += count;
  }
  if (!turned) return buffer;
  const int order[] = {1, 0};
  return b.value(
      OpKind::shared_permute_, {buffer},
      Type::shared(e, ir::make_shape(columns, rows), ir::permuted(type.shared_layout, shape, order)),
      {{"order", std::vector<std::int64_t>{1, 0}}});
}

Value* k_part(ProgramBuilder& b, Value* view, int dimension, int part, int parts) {
  if (parts == 1) return view;
  const Type& t = view->type;
  const int extent = t.shape.dim[dimension] / parts;
  return b.value(OpKind::shared_slice_, {view},
                 Type::shared(t.element, t.shape.with_extent(dimension, extent),
                              ir::sliced(t.shared_layout, t.shape, dimension, part * extent, extent)),
                 {{"dim", std::int64_t{dimension}}, {"start", std::int64_t{part * extent}}});
}

Case make_case(const Product& p, unsigned seed) {
  ProgramBuilder b("wgmma", p.warps);
  Value *a_from = b.pointer("a", p.a), *b_from = b.pointer("b", p.b), *d_to = b.pointer("d", p.d);
  const Shape d_shape = ir::make_shape(p.m, wide(p.n));
  const ir::MmaAccumulator accumulator{p.warps, 1};
  const Type d_type = Type::tile({p.d}, d_shape, accumulator.resolve(d_shape));
  Value* b_view = filled(b, b_from, p.b, p.b_transposed ? p.k : p.n, p.b_transposed ? p.n : p.k, p.b_swizzle,
                         !p.b_transposed, p.warps);
  Value* a_view = nullptr;
  if (!p.a_in_registers)
    a_view = filled(b, a_from, p.a, p.a_transposed ? p.k : p.m, p.a_transposed ? p.m : p.k, p.a_swizzle,
                    p.a_transposed, p.warps);
  b.op(OpKind::fence_async_, {}, {}, {{"space", std::string("shared")}});
  Value* sum = b.load(d_to, {p.d}, d_shape, d_type.layout);
  for (int part = 0; part < p.parts; ++part) {
    Value* a = nullptr;
    const int k = p.k / p.parts;
    if (p.a_in_registers) {
      const Shape shape = ir::make_shape(p.m, k);
      const int width = 4 / ir::Element{p.a}.bytes();
      const ir::TileLayout layout = ir::DotOperand{0, accumulator, width}.resolve(shape);
      // Rows of K elements in memory: addresses by row and column.
      Value* flat = b.index(shape, layout);
      const Type index = flat->type;
      Value* row = b.map(OpKind::div_, {flat, b.constant(k)}, index);
      Value* column = b.map(OpKind::rem_, {flat, b.constant(k)}, index);
      Value* at = b.map(OpKind::add_, {b.map(OpKind::mul_, {row, b.constant(p.k)}, index), column}, index);
      Value* moved = b.value(OpKind::pointer_add_, {a_from, b.constant(part * k)}, a_from->type);
      Value* pointers = b.map(OpKind::pointer_add_, {moved, at}, index.with_element({p.a, true}));
      a = b.value(OpKind::load_, {pointers}, index.with_element({p.a}));
    } else {
      a = k_part(b, a_view, 1, part, p.parts);
    }
    std::vector<Value*> operands{a, k_part(b, b_view, 0, part, p.parts), sum};
    if (p.from_zero && part == 0) operands.push_back(b.constant(0, i1));
    Value* pending = b.value(OpKind::dot_async_, operands, d_type);
    sum = b.value(OpKind::dot_wait_, {pending}, d_type, {{"pending", std::int64_t{0}}});
  }
  if (p.n < wide(p.n)) {  // what is no part of the product becomes zero
    const Type index = d_type.with_element({i32});
    Value* column = b.map(OpKind::rem_, {b.index(d_shape, d_type.layout), b.constant(wide(p.n))}, index);
    Value* keep = b.map(OpKind::compare_, {column, b.constant(p.n)}, d_type.with_element({i1}),
                        {{"predicate", std::string("lt")}});
    Value* zero = ir::is_float(p.d) ? b.value(OpKind::constant_, {}, Type::scalar(p.d), {{"value", 0.0}})
                                    : b.constant(0, p.d);
    sum = b.map(OpKind::select_, {keep, sum, zero}, d_type);
  }
  b.store(d_to, sum);

  std::mt19937 random(seed);
  auto size = [](int x, int y) { return static_cast<std::size_t>(x) * static_cast<std::size_t>(y); };
  const std::vector<int> a = small_numbers(random, p.a, size(p.m, p.k)),
                         bs = small_numbers(random, p.b, size(p.k, p.n)),
                         d = small_numbers(random, p.d, size(p.m, wide(p.n)));
  std::vector<int> expected(d.size());
  for (int i = 0; i < p.m; ++i)
    for (int j = 0; j < p.n; ++j) {
      int sum_of_products = p.from_zero ? 0 : d[size(i, wide(p.n)) + static_cast<std::size_t>(j)];
      for (int k = 0; k < p.k; ++k)
        sum_of_products += a[p.a_transposed ? size(k, p.m) + static_cast<std::size_t>(i)
                                            : size(i, p.k) + static_cast<std::size_t>(k)] *
                           bs[p.b_transposed ? size(k, p.n) + static_cast<std::size_t>(j)
                                             : size(j, p.k) + static_cast<std::size_t>(k)];
      expected[size(i, wide(p.n)) + static_cast<std::size_t>(j)] = sum_of_products;
    }
  return {p.name(),
          b.finish(),
          {{encoded_bytes(p.a, a), Compare::nothing, {}, {}},
           {encoded_bytes(p.b, bs), Compare::nothing, {}, {}},
           {encoded_bytes(p.d, d), Compare::bits, encoded_bytes(p.d, expected), {}}}};
}

struct Types {
  ElementType a, b, d;
};
constexpr Types all_types[] = {{bf16, bf16, f32}, {f16, f16, f32},   {f16, f16, f16},   {f32, f32, f32},
                               {e4m3, e4m3, f32}, {e4m3, e5m2, f32}, {e5m2, e4m3, f32}, {e5m2, e5m2, f32},
                               {e4m3, e4m3, f16}, {i8, i8, i32},     {i8, u8, i32},     {u8, i8, i32},
                               {u8, u8, i32}};

// The buffers fit beside each other, and the accumulators into the registers of a thread.
bool fits(const Product& p) {
  const int bytes = ir::Element{p.a}.bytes();
  return (p.m + p.n) * p.k * bytes <= 200 * 1024 &&
         p.m * wide(p.n) / (32 * p.warps) <= (p.warps > 8 ? 64 : 128);
}

TEST(Wgmma, EveryTypeMajorAndSwizzle) {
  std::vector<Case> cases;
  unsigned seed = 1;
  for (Types t : all_types)
    for (int a_swizzle : {128, 64, 32})
      for (int b_swizzle : {128, 64, 32})
        for (int transposes = 0; transposes < 4; ++transposes)
          for (bool in_registers : {false, true}) {
            const bool at = transposes & 1, bt = transposes & 2, halves = ir::info(t.a).bits == 16;
            if ((at || bt) && !halves) continue;
            if (in_registers && (at || a_swizzle != 128)) continue;
            const int k = 128 / ir::Element{t.a}.bytes();
            Product p{t.a,       t.b,       t.d,           4, 64, 64, k, in_registers, at, bt,
                      a_swizzle, b_swizzle, seed % 3 == 0, 1};
            cases.push_back(make_case(p, seed++));
          }
  run_cases("wgmma layouts", std::move(cases));
}

TEST(Wgmma, SizesAndWarps) {
  std::vector<Case> cases;
  unsigned seed = 1000;
  std::mt19937 random(7);
  for (Types t : all_types)
    for (int n : {8, 16, 24, 32, 48, 64, 96, 128, 144, 192, 240, 256})
      for (int warps : {4, 8, 16})
        for (int blocks : {1, 2}) {
          const int bytes = ir::Element{t.a}.bytes(), m = 16 * warps * blocks;
          auto one_of = [&](std::initializer_list<int> list) {
            return *(list.begin() + random() % list.size());
          };
          const bool halves = bytes == 2;
          Product p{t.a,
                    t.b,
                    t.d,
                    warps,
                    m,
                    n,
                    one_of({64, 128, 256}) / bytes,
                    random() % 3 == 0,
                    false,
                    false,
                    0,
                    0,
                    random() % 2 == 0,
                    one_of({1, 2})};
          p.a_transposed = halves && !p.a_in_registers && random() % 2;
          p.b_transposed = halves && n >= 16 && n == wide(n) && random() % 2;
          auto swizzle = [&](int row_bytes) {  // no wider than a row
            int s = one_of({128, 64, 32});
            while (s > row_bytes) s /= 2;
            return s;
          };
          p.a_swizzle = swizzle((p.a_transposed ? p.m : p.k) * bytes);
          p.b_swizzle = swizzle((p.b_transposed ? p.n : p.k) * bytes);
          if (fits(p)) cases.push_back(make_case(p, seed++));
        }
  run_cases("wgmma sizes", std::move(cases));
}

}  // namespace
}  // namespace tilewright::differential
