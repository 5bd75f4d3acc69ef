// Rules of dot: shapes, and which elements and layouts go together.
#include "ir/layout_specs.h"
#include "ir/verifier_check.h"

namespace tilewright::ir {
namespace {

using enum ElementType;

struct Product {
  ElementType a, b, accumulator;
  bool mma, fma;
};

// mma.sync (PTX ISA, "Multiply-and-accumulate instruction: mma"), and what the scalar loop does.
constexpr Product products[] = {
    {f16, f16, f32, true, true},    {f16, f16, f16, true, true},    {bf16, bf16, f32, true, true},
    {f32, f32, f32, true, true},    {i8, i8, i32, true, true},      {u8, u8, i32, true, true},
    {u8, i8, i32, true, true},      {i8, u8, i32, true, true},      {i32, i32, i32, false, true},
    {e4m3, e4m3, f32, true, false}, {e4m3, e5m2, f32, true, false}, {e5m2, e4m3, f32, true, false},
    {e5m2, e5m2, f32, true, false}};

constexpr const char* legal_products =
    "f16 x f16 + f32 or f16, bf16 x bf16 + f32, f32 x f32 + f32, i8 or u8 x i8 or u8 + i32, i32 x i32 + i32, "
    "e4m3 or e5m2 x e4m3 or e5m2 + f32";

bool is_operand(const Type& t, int index, const MmaAccumulator& parent, int k_width) {
  return DotOperand{index, parent, k_width}.resolve(t.shape) == t.layout;
}

}  // namespace

void check_dot(OpCheck& c) {
  for (int i = 0; i < 3; ++i)
    if (!c.tile(i)) return;
  const Type &a = c.operand(0), &b = c.operand(1), &acc = c.operand(2);
  c.same("result", c.result(), acc, "the type of accumulator");
  c.word("precision", {"default", "tf32"});
  for (int i = 0; i < 3; ++i)
    if (!c.require(c.operand(i).shape.rank == 2, c.operand_name(i), c.operand(i).brief(), "two dimensions"))
      return;
  int m = acc.shape.dim[0], n = acc.shape.dim[1], k = a.shape.dim[1];
  if (!c.require(a.shape == make_shape(m, k), "a", a.brief(),
                 "[M, K] with M = " + std::to_string(m) + " of the accumulator") ||
      !c.require(b.shape == make_shape(k, n), "b", b.brief(),
                 "[K, N] = " + make_shape(k, n).text() + " (K of a, N of the accumulator)",
                 "transpose b with permute if it is [N, K]"))
    return;

  const Product* product = nullptr;
  for (const Product& p : products)
    if (a.element == Element{p.a} && b.element == Element{p.b} && acc.element == Element{p.accumulator})
      product = &p;
  std::string found = a.element.text() + " x " + b.element.text() + " + " + acc.element.text();
  if (!c.require(product != nullptr, "elements", found, std::string("one of ") + legal_products,
                 "cast the operands"))
    return;

  bool tf32 = c.op.text("precision") == "tf32";
  if (!c.require(!tf32 || product->a == f32, "precision", "tf32 for " + found, "f32 operands")) return;
  // full f32 precision is a matter of FMA, whatever the layouts
  bool mma = product->mma && (product->a != f32 || tf32);
  int k_width = 32 / info(product->a).bits;
  std::string fragments = "dot_operand(0, mma_accumulator(m, n), " + std::to_string(k_width) +
                          ") for a, dot_operand(1, ..., " + std::to_string(k_width) +
                          ") for b, mma_accumulator(m, n) for the accumulator";
  const MmaAccumulator* accumulator = nullptr;
  MmaAccumulator candidate{};
  bool good = false;
  for (int warps_m = c.num_warps; mma && warps_m >= 1 && !good; warps_m /= 2) {
    MmaAccumulator parent{warps_m, c.num_warps / warps_m};
    if (parent.resolve(acc.shape) != acc.layout) continue;
    candidate = parent;
    accumulator = &candidate;
    good = is_operand(a, 0, parent, k_width) && is_operand(b, 1, parent, k_width);
  }
  if (good) {
    c.require(m >= 16 && n >= 8 && k >= 8 * k_width, "shape",
              "M = " + std::to_string(m) + ", N = " + std::to_string(n) + ", K = " + std::to_string(k),
              "at least M = 16, N = 8, K = " + std::to_string(8 * k_width) + " for mma.sync of " +
                  a.element.text());
    return;
  }
  if (accumulator && m >= 16) {
    int wrong = is_operand(a, 0, *accumulator, k_width) ? 1 : 0;
    Type expected = c.operand(wrong);
    expected.layout = DotOperand{wrong, *accumulator, k_width}.resolve(expected.shape);
    c.wrong(c.operand_name(wrong), layout_text(c.operand(wrong)),
            layout_text(expected) + " (the accumulator's operand)",
            "bring it into that layout with convert_layout, or load it from shared memory in it");
    return;
  }
  c.require(product->fma && !tf32, "layouts", layout_text(acc) + " of the accumulator",
            "the fragments of mma.sync: " + fragments);
}

}  // namespace tilewright::ir
