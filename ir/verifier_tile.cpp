// Rules of the ops on tiles, but for dot (verifier_dot.cpp).
#include "ir/verifier_check.h"

namespace tilewright::ir {
namespace {

const Type index_scalar = Type::scalar(ElementType::i32);

void axis_of_grid(OpCheck& c) {
  c.in_range("axis", 0, 2, "the axes of a grid");
  c.same("result", c.result(), index_scalar, "");
}

void arange(OpCheck& c) {
  if (!c.tile_result()) return;
  const Type& t = c.result();
  c.require(t.shape.rank == 1 && t.element == index_scalar.element, "result", t.brief(),
            "a one-dimensional i32 tile");
  c.in_range("start", INT32_MIN, INT32_MAX - (t.shape.elements() - 1), "start and the last element are i32");
}

// A tile input has the result's shape and layout, or extents of 1 that spread without moving data.
bool spreads(OpCheck& c, std::string_view subject, const Type& from, const Type& to) {
  if (from.shape == to.shape)
    return c.require(from.layout == to.layout, subject, layout_text(from),
                     layout_text(to) + " (the result's layout)",
                     "bring it into that layout with convert_layout");
  bool extents = from.shape.rank == to.shape.rank;
  for (int d = 0; extents && d < to.shape.rank; ++d)
    extents = from.shape.dim[d] == to.shape.dim[d] || from.shape.dim[d] == 1;
  if (!c.require(extents, subject, from.brief(), "extents of " + to.shape.text() + ", or 1",
                 "reshape it, or reduce or broadcast the dimension that differs"))
    return false;
  return c.require(
      broadcast_is_free(from.shape, from.layout, to.shape, to.layout), subject, layout_text(from),
      "the slice of the result's " + layout_text(to),
      "its elements would have to move between threads: convert_layout to the slice of that layout first");
}

void map(OpCheck& c) {
  if (!c.tile_result()) return;
  std::vector<Type> arguments;
  bool good = true;
  for (int i = 0; i < c.operands(); ++i) {
    good &= c.scalar_or_tile(i);
    if (c.operand(i).is_tile()) good &= spreads(c, c.operand_name(i), c.operand(i), c.result());
    arguments.push_back(Type::scalar(c.operand(i).element));
  }
  if (good) c.region_types(*c.op.regions[0], arguments, {Type::scalar(c.result().element)});
}

void broadcast(OpCheck& c) {
  if (!c.tile(0) || !c.tile_result()) return;
  if (c.same("result", c.result().with_element(c.operand(0).element), c.result(), "the element of a"))
    spreads(c, "a", c.operand(0), c.result());
}

void reshape(OpCheck& c) {
  if (!c.tile(0) || !c.tile_result()) return;
  const Type &a = c.operand(0), &r = c.result();
  if (!c.require(a.shape.elements() == r.shape.elements(), "result", r.brief(),
                 std::to_string(a.shape.elements()) + " elements as in " + a.brief()))
    return;
  c.same("result", r, Type::tile(a.element, r.shape, a.layout), "a, whose elements stay where they are");
}

void permute(OpCheck& c) {
  if (!c.tile(0) || !c.tile_result()) return;
  const Type& a = c.operand(0);
  if (!c.permutation("order", a.shape.rank)) return;
  int order[max_rank] = {};
  Shape shape;
  shape.rank = a.shape.rank;
  for (int i = 0; i < shape.rank; ++i) {
    order[i] = static_cast<int>(c.op.integers("order")[static_cast<std::size_t>(i)]);
    shape.dim[i] = a.shape.dim[order[i]];
  }
  c.same("result", c.result(), Type::tile(a.element, shape, permuted(a.layout, a.shape, order)),
         "a, reordered");
}

void join(OpCheck& c) {
  if (!c.tile(0) || !c.tile(1) || !c.tile_result()) return;
  const Type& a = c.operand(0);
  if (!c.same("b", c.operand(1), a, "the type of a")) return;
  if (!c.require(a.shape.rank < max_rank, "a", a.brief(), "at most four dimensions")) return;
  c.require(a.layout.register_bits < TileLayout::capacity - TileLayout::lane_bits - a.layout.warp_bits, "a",
            a.brief(), "a smaller tile");
  c.same("result", c.result(),
         Type::tile(a.element, a.shape.with_inserted(a.shape.rank, 2), joined(a.layout)),
         "a and b along a new last dimension");
}

void split(OpCheck& c) {
  if (!c.tile(0)) return;
  const Type& a = c.operand(0);
  int last = a.shape.rank - 1;
  if (!c.require(last > 0 && a.shape.dim[last] == 2, "a", a.brief(),
                 "a last dimension of extent 2 and one before it"))
    return;
  if (!c.require(can_split(a.layout), "a", layout_text(a),
                 "both halves of the last dimension in registers of one thread",
                 "convert_layout to a layout with two elements a thread along it"))
    return;
  Type half = Type::tile(a.element, a.shape.without(last), without_dimension(a.layout, a.shape, last));
  c.same("result 0", c.result(0), half, "a without its last dimension");
  c.same("result 1", c.result(1), half, "a without its last dimension");
}

// The first bit whose image differs, in words.
std::string first_difference(const TileLayout& a, const TileLayout& b) {
  auto say = [](const char* kind, int i, std::uint32_t x, std::uint32_t y) {
    return std::string(kind) + " bit " + std::to_string(i) + " selects element " + std::to_string(x) +
           " in one and " + std::to_string(y) + " in the other";
  };
  for (int i = 0; i < a.warp_bits; ++i)
    if (a.warp_basis(i) != b.warp_basis(i)) return say("warp", i, a.warp_basis(i), b.warp_basis(i));
  for (int i = 0; i < TileLayout::lane_bits; ++i)
    if (a.lane_basis(i) != b.lane_basis(i)) return say("lane", i, a.lane_basis(i), b.lane_basis(i));
  return "registers differ";
}

void convert_layout(OpCheck& c) {
  if (!c.tile(0) || !c.tile_result()) return;
  const Type &a = c.operand(0), &r = c.result();
  c.flag("assert_trivial");
  if (!c.same("result", Type::tile(r.element, r.shape, a.layout), a, "a in another layout")) return;
  if (c.op.integer("assert_trivial"))
    c.require(
        broadcast_is_free(a.shape, a.layout, r.shape, r.layout), "assert_trivial", layout_text(a),
        "the same elements in each thread as " + layout_text(r),
        "it moves data between threads (" + first_difference(a.layout, r.layout) + "): use convert_layout");
}

// The inputs of reduce and scan: tiles of one shape and layout, one region that combines two of them.
bool combines(OpCheck& c) {
  if (!c.require(c.operands() > 0, "inputs", "none", "at least one")) return false;
  std::vector<Type> arguments, yields;
  for (int i = 0; i < c.operands(); ++i) {
    if (!c.tile(i)) return false;
    Type like = c.operand(0).with_element(c.operand(i).element);
    if (!c.same(c.operand_name(i), c.operand(i), like, "the shape and layout of the first input"))
      return false;
    yields.push_back(Type::scalar(c.operand(i).element));
  }
  for (int side = 0; side < 2; ++side) arguments.insert(arguments.end(), yields.begin(), yields.end());
  return c.in_range("axis", 0, c.operand(0).shape.rank - 1, "the dimensions of " + c.operand(0).brief()) &&
         c.require(static_cast<int>(c.op.results.size()) == c.operands(), "results",
                   std::to_string(c.op.results.size()),
                   std::to_string(c.operands()) + ", one for each input") &&
         c.region_types(*c.op.regions[0], arguments, yields);
}

void reduce(OpCheck& c) {
  if (!combines(c)) return;
  int axis = static_cast<int>(c.op.integer("axis"));
  for (int i = 0; i < c.operands(); ++i) {
    const Type& in = c.operand(i);
    Type expected = in.shape.rank == 1 ? Type::scalar(in.element)
                                       : Type::tile(in.element, in.shape.without(axis),
                                                    without_dimension(in.layout, in.shape, axis));
    c.same("result " + std::to_string(i), c.result(i), expected,
           "the input without dimension " + std::to_string(axis));
  }
}

void scan(OpCheck& c) {
  c.flag("reverse");
  if (!combines(c)) return;
  for (int i = 0; i < c.operands(); ++i)
    c.same("result " + std::to_string(i), c.result(i), c.operand(i), "the type of the input");
}

void gather(OpCheck& c) {
  if (!c.tile(0) || !c.tile(1)) return;
  const Type &a = c.operand(0), &index = c.operand(1);
  if (!c.element("index", index, {ElementType::i32}, "cast the index to i32")) return;
  if (!c.in_range("axis", 0, a.shape.rank - 1, "the dimensions of " + a.brief())) return;
  int axis = static_cast<int>(c.op.integer("axis"));
  bool fits = index.shape.rank == a.shape.rank;
  for (int d = 0; fits && d < a.shape.rank; ++d) fits = d == axis || index.shape.dim[d] == a.shape.dim[d];
  if (!c.require(fits, "index", index.brief(),
                 "the extents of " + a.brief() + " in all dimensions but " + std::to_string(axis)))
    return;
  c.same("result", c.result(), index.with_element(a.element), "the index's shape and layout, a's element");
}

void histogram(OpCheck& c) {
  if (!c.tile(0) || !c.tile_result()) return;
  c.element("values", c.operand(0), {ElementType::i32}, "cast the values to i32");
  if (c.operands() > 1)
    c.same("mask", c.operand(1), c.operand(0).with_element({ElementType::i1}),
           "the values' shape and layout");
  c.require(c.result().shape.rank == 1 && c.result().element == index_scalar.element, "result",
            c.result().brief(), "a one-dimensional i32 tile");
}

}  // namespace

void check_tile_op(OpCheck& c) {
  switch (c.op.kind) {
    case OpKind::program_id_:
    case OpKind::num_programs_: return axis_of_grid(c);
    case OpKind::arange_: return arange(c);
    case OpKind::map_: return map(c);
    case OpKind::broadcast_: return broadcast(c);
    case OpKind::reshape_: return reshape(c);
    case OpKind::permute_: return permute(c);
    case OpKind::join_: return join(c);
    case OpKind::split_: return split(c);
    case OpKind::convert_layout_: return convert_layout(c);
    case OpKind::reduce_: return reduce(c);
    case OpKind::scan_: return scan(c);
    case OpKind::gather_: return gather(c);
    case OpKind::histogram_: return histogram(c);
    case OpKind::dot_: return check_dot(c);
    case OpKind::cluster_rank_: c.same("result", c.result(), index_scalar, ""); return;
    default: return;
  }
}

}  // namespace tilewright::ir
