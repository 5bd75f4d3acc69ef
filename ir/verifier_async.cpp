// Rules of mbarriers, tensor maps, bulk copies, asynchronous products and partitions.
#include <algorithm>

#include "ir/layout_specs.h"
#include "ir/partitions.h"
#include "ir/verifier_check.h"

namespace tilewright::ir {
namespace {

using enum ElementType;

constexpr int most_bytes = (1 << 20) - 1;  // that one phase of an mbarrier can expect (PTX ISA, "mbarrier")

bool tensor_map(OpCheck& c, int i) {
  return c.require(c.operand(i).is_tensor_map(), c.operand_name(i), c.operand(i).brief(),
                   "a tensor map parameter");
}

void at_top_level(OpCheck& c) {
  c.require(!c.op.parent || !c.op.parent->parent, "place", "the op in a region of another op",
            "the top level of the program");
}

void evict(OpCheck& c) { c.word("evict", {"first", "last"}); }

void barrier_alloc(OpCheck& c) {
  at_top_level(c);
  for (const char* kind : {"arrives", "expects", "copies"})
    if (!c.in_range(kind, 0, 1 << 10, "")) return;
  c.require(c.op.integer("arrives") + c.op.integer("expects") + c.op.integer("copies") > 0, "arrives",
            "no arrival", "at least one arrival in a phase", "it would never end");
  const Type& t = c.result();
  c.require(t.is_barrier() && t.shape.rank == 1 && t.shape.dim[0] <= 1024, "result", t.brief(),
            "1 to 1024 barriers");
}

void barrier_index(OpCheck& c) {
  const Type& t = c.operand(0);
  c.require(t.is_barrier() && t.shape.rank == 1, "barriers", t.brief(), "an array of barriers");
  c.same("index", c.operand(1), Type::scalar(i32), "");
  c.same("result", c.result(), Type::barrier(), "");
}

void barrier_expect(OpCheck& c) {
  if (!one_barrier(c, 0)) return;
  std::int64_t bytes = 0;
  for (int i = 1; i < c.operands(); ++i) {
    if (!c.shared(i)) return;
    bytes += c.operand(i).shape.elements() * c.operand(i).element.bytes();
  }
  c.require(bytes <= most_bytes, "views", std::to_string(bytes) + " bytes",
            "at most " + std::to_string(most_bytes), "use more barriers");
}

// Buffer and coordinates of a box of the map.
void box(OpCheck& c, int buffer, int first_coordinate) {
  if (!tensor_map(c, 0) || !c.shared(buffer)) return;
  const Type &map = c.operand(0), &b = c.operand(buffer);
  c.require(b.element == map.element, c.operand_name(buffer), b.brief(),
            "elements of " + map.element.text() + " as in the tensor map");
  c.require(b.shape.rank <= map.shape.rank, c.operand_name(buffer), b.brief(),
            "at most the " + std::to_string(map.shape.rank) + " dimensions of the tensor map");
  int given = c.operands() - first_coordinate;
  if (!c.require(given == map.shape.rank, "coordinates", std::to_string(given),
                 std::to_string(map.shape.rank) + ", one for each dimension of the tensor map"))
    return;
  for (int i = first_coordinate; i < c.operands(); ++i)
    c.same(c.operand_name(i), c.operand(i), Type::scalar(i32), "an index of elements");
}

void tensor_load(OpCheck& c) {
  evict(c);
  box(c, 1, 3);
  one_barrier(c, 2);
  if (c.op.has("multicast")) c.in_range("multicast", 1, 0xffff, "a mask of CTAs of the cluster");
}

void tensor_store(OpCheck& c) {
  evict(c);
  c.word("combine", {"add", "min", "max", "and", "or", "xor"});
  box(c, 1, 2);
}

void bulk(OpCheck& c, int buffer, int pointer) {
  evict(c);
  if (!c.shared(buffer) || !c.scalar(pointer)) return;
  const Type &b = c.operand(buffer), &p = c.operand(pointer);
  c.same(c.operand_name(pointer), p, Type::pointer(b.element.type), "a pointer to the buffer's elements");
  std::int64_t bytes = std::int64_t{allocated_elements(b.shared_layout, b.shape)} * b.element.bytes();
  c.require(bytes % 16 == 0, c.operand_name(buffer), std::to_string(bytes) + " bytes", "a multiple of 16");
  c.require(b.shared_layout.origin == 0 && bytes == b.shape.elements() * b.element.bytes(),
            c.operand_name(buffer), layout_text(b), "a buffer of one contiguous run",
            "copy the whole buffer, not a part of it");
}

struct Product {
  ElementType a, b, accumulator;
};
// wgmma (PTX ISA, "Asynchronous warpgroup level matrix instructions", table of types).
constexpr Product products[] = {{f16, f16, f32},   {f16, f16, f16},   {bf16, bf16, f32}, {f32, f32, f32},
                                {e4m3, e4m3, f32}, {e4m3, e5m2, f32}, {e5m2, e4m3, f32}, {e5m2, e5m2, f32},
                                {e4m3, e4m3, f16}, {e4m3, e5m2, f16}, {e5m2, e4m3, f16}, {e5m2, e5m2, f16},
                                {i8, i8, i32},     {i8, u8, i32},     {u8, i8, i32},     {u8, u8, i32}};

void dot_async(OpCheck& c) {
  const Type &a = c.operand(0), &b = c.operand(1), &acc = c.operand(2);
  if (!c.require(a.is_shared() || a.is_tile(), "a", a.brief(), "shared memory or a register tile") ||
      !c.shared(1) || !c.tile(2))
    return;
  c.same("result", c.result(), acc, "the type of accumulator");
  if (c.operands() > 3) c.same("accumulate", c.operand(3), Type::scalar(i1), "");
  for (int i = 0; i < 3; ++i)
    if (!c.require(c.operand(i).shape.rank == 2, c.operand_name(i), c.operand(i).brief(), "two dimensions"))
      return;
  int m = acc.shape.dim[0], n = acc.shape.dim[1], k = a.shape.dim[1], step = 32 / a.element.bytes();
  const int columns = b.shape.dim[1];  // of the product; the accumulator's extent is a power of two
  const bool narrower = columns < n && columns > n / 2;
  if (!c.require(a.shape == make_shape(m, k), "a", a.brief(),
                 "[M, K] with M = " + std::to_string(m) + " of the accumulator") ||
      !c.require(b.shape == make_shape(k, narrower ? columns : n), "b", b.brief(),
                 "[K, N] = " + make_shape(k, n).text() + " (K of a, N of the accumulator)",
                 "transpose b with permute if it is [N, K]"))
    return;
  bool known = false;
  for (const Product& p : products)
    known |= a.element == Element{p.a} && b.element == Element{p.b} && acc.element == Element{p.accumulator};
  if (!c.require(known, "elements", a.element.text() + " x " + b.element.text() + " + " + acc.element.text(),
                 "a product of wgmma: f16 + f32 or f16, bf16 + f32, f32 + f32, e4m3 or e5m2 + f32 or f16, "
                 "i8 or u8 + i32",
                 "cast the operands"))
    return;
  if (!c.require(c.num_warps % 4 == 0, "warps", std::to_string(c.num_warps), "whole warpgroups of 4 warps",
                 "give the partition a multiple of 4 warps"))
    return;
  c.require(m % (16 * c.num_warps) == 0, "accumulator", acc.brief(),
            "a multiple of " + std::to_string(16 * c.num_warps) + " rows, 64 for each warpgroup");
  c.require(n % 8 == 0 && k % step == 0, "accumulator", acc.brief() + " with K = " + std::to_string(k),
            "N a multiple of 8, K of " + std::to_string(step));
  const int multiple = acc.element == Element{i32} && columns > 32 ? 16 : 8;
  if (narrower)
    c.require(columns % multiple == 0 && columns <= 256, "b", b.brief(),
              "a power of two of columns, or a multiple of " + std::to_string(multiple) + " up to 256");
  MmaAccumulator parent{c.num_warps, 1};
  c.require(parent.resolve(acc.shape) == acc.layout, "accumulator", layout_text(acc),
            "wgmma_accumulator(" + std::to_string(c.num_warps) + ")");
  if (a.is_tile())
    c.require(DotOperand{0, parent, 4 / a.element.bytes()}.resolve(a.shape) == a.layout, "a", layout_text(a),
              "dot_operand(0, wgmma_accumulator(" + std::to_string(c.num_warps) + "), " +
                  std::to_string(4 / a.element.bytes()) + ")",
              "convert_layout to it");
}

void dot_wait(OpCheck& c) {
  c.in_range("pending", 0, 7, "");
  if (!c.require(static_cast<int>(c.op.results.size()) == c.operands(), "results",
                 std::to_string(c.op.results.size()), std::to_string(c.operands()) + ", one for each value"))
    return;
  for (int i = 0; i < c.operands(); ++i)
    if (c.tile(i)) c.same("result " + std::to_string(i), c.result(i), c.operand(i), "the type of the value");
}

// A column of pixels in im2col mode (PTX ISA, "im2col mode"); channels a row, pixels a column.
void im2col_load(OpCheck& c) {
  evict(c);
  one_barrier(c, 2);
  if (c.op.has("multicast")) c.in_range("multicast", 1, 0xffff, "a mask of CTAs of the cluster");
  if (!tensor_map(c, 0) || !c.shared(1)) return;
  const Type &map = c.operand(0), &b = c.operand(1);
  if (!c.require(map.shape.rank >= 3, "map", map.brief(), "3 to 5 dimensions, [N, (D, H,) W, C]",
                 "load boxes of it with tensor_load"))
    return;
  c.require(b.element == map.element, "buffer", b.brief(),
            "elements of " + map.element.text() + " as in the tensor map");
  c.require(b.shape.rank == 2 && b.shape.dim[0] <= 1024, "buffer", b.brief(),
            "[pixels, channels] with at most 1024 pixels");
  const int given = c.operands() - 3, rank = map.shape.rank, expected = 2 * rank - 2;
  if (!c.require(given == expected, "coordinates", std::to_string(given),
                 std::to_string(expected) + ", one for each dimension of the tensor map and " +
                     std::to_string(rank - 2) + " offsets in the filter"))
    return;
  for (int i = 3; i < c.operands(); ++i)
    c.same(c.operand_name(i), c.operand(i), Type::scalar(i32), "an index of elements");
  for (int i = 3 + rank; i < c.operands(); ++i) {  // unsigned in the instruction, of 16, 8 or 5 bits
    const std::int64_t *offset = c.constant(i), most = rank == 3 ? 0xffff : rank == 4 ? 0xff : 0x1f;
    if (offset)
      c.require(*offset >= 0 && *offset <= most, c.operand_name(i), std::to_string(*offset),
                "an offset in the filter from 0 to " + std::to_string(most));
  }
}

}  // namespace

bool one_barrier(OpCheck& c, int i) {
  const Type& t = c.operand(i);
  return c.require(t.is_barrier() && t.shape.rank == 0, c.operand_name(i), t.brief(), "a barrier",
                   t.is_barrier() ? "choose one of them with barrier_index" : "");
}

void check_async_op(OpCheck& c) {
  switch (c.op.kind) {
    case OpKind::barrier_alloc_: return barrier_alloc(c);
    case OpKind::barrier_index_: return barrier_index(c);
    case OpKind::barrier_wait_:
      if (one_barrier(c, 0)) c.same("phase", c.operand(1), Type::scalar(i32), "");
      c.word("scope", {"cta", "cluster"});
      return;
    case OpKind::barrier_arrive_:
      c.word("scope", {"cta", "cluster"});
      if (one_barrier(c, 0) && c.operands() > 1) cluster_rank(c, 1);
      return;
    case OpKind::barrier_expect_: return barrier_expect(c);
    case OpKind::barrier_arrive_copies_: one_barrier(c, 0); return;
    case OpKind::tensor_load_: return tensor_load(c);
    case OpKind::im2col_load_: return im2col_load(c);
    case OpKind::tensor_store_: return tensor_store(c);
    case OpKind::bulk_load_: one_barrier(c, 2); return bulk(c, 1, 0);
    case OpKind::bulk_store_: return bulk(c, 0, 1);
    case OpKind::bulk_wait_:
      c.in_range("pending", 0, 1 << 10, "");
      c.flag("read");
      return;
    case OpKind::fence_async_: c.word("space", {"shared", "global", "all"}); return;
    case OpKind::dot_async_: return dot_async(c);
    case OpKind::dot_wait_: return dot_wait(c);
    case OpKind::cluster_barrier_: return at_top_level(c);
    default: return;
  }
}

void check_warp_specialize(OpCheck& c) {
  at_top_level(c);
  std::size_t n = c.op.regions.size();
  const auto &warps = c.op.integers("warps"), &registers = c.op.integers("registers");
  std::string names = c.op.text("names");
  std::size_t named =
      names.empty() ? 0 : 1 + static_cast<std::size_t>(std::count(names.begin(), names.end(), ','));
  if (!c.require(n > 0 && warps.size() == n && registers.size() == n && named == n, "partitions",
                 std::to_string(n) + " regions, " + std::to_string(warps.size()) + " numbers of warps, " +
                     std::to_string(registers.size()) + " of registers, " + std::to_string(named) + " names",
                 "as many of each, at least one"))
    return;
  bool good = true;
  for (std::size_t i = 0; i < n; ++i) {
    std::string subject = "partition " + std::to_string(i);
    good &= c.require(warps[i] >= 1 && warps[i] <= 16 && (warps[i] & (warps[i] - 1)) == 0, subject,
                      std::to_string(warps[i]) + " warps", "a power of two from 1 to 16");
    good &= c.require(
        registers[i] == 0 || (registers[i] >= 24 && registers[i] <= 256 && registers[i] % 8 == 0), subject,
        std::to_string(registers[i]) + " registers", "0 or a multiple of 8 from 24 to 256");
    c.region_types(*c.op.regions[i], {}, {});
  }
  if (!good) return;
  const int total = launch_warps(c.op);
  c.require(total <= 32, "partitions", std::to_string(total) + " warps, filled up to whole warpgroups",
            "at most 32");
}

}  // namespace tilewright::ir
