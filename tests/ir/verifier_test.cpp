// The verifier accepts correct programs that use every op, and names each kind of mistake in one line.
#include "ir/verifier.h"

#include <gtest/gtest.h>

#include <set>

#include "ir/builder.h"
#include "ir/error.h"
#include "ir/parser.h"
#include "ir/printer.h"
#include "tests/ir/programs.h"

namespace tilewright::ir {
namespace {

std::string all(const Program& p) {
  std::string s;
  for (const std::string& m : mistakes(p)) s += m + "\n";
  return s;
}

TEST(Verifier, AcceptsCorrectProgramsOfEveryOp) {
  std::set<std::string_view> used;
  for (std::string_view text : good_programs) {
    Program p = parse(text, "p.tile");
    EXPECT_EQ(all(p), "");
    walk(*p.body, [&](const Op& op) { used.insert(name(op.kind)); });
    std::string printed = print(p);
    EXPECT_EQ(print(parse(printed)), printed);
    std::string located = print(p, {.locations = true});
    EXPECT_EQ(print(parse(located), {.locations = true}), located);
  }
  for (const OpInfo& op : op_table) EXPECT_TRUE(used.count(op.name)) << op.name << " is in no program";
}

// One mistake: the ops of a body, in a program whose values stand ready, and the message.
struct Mistake {
  const char* ops;
  const char* message;
};

constexpr std::string_view prologue = R"(#b = blocked([1, 4], [4, 8], [4, 1]) for [32, 64]
#r = slice(1, #b)
#c = slice(0, #b)
#t = blocked([4, 1], [8, 4], [1, 4], [0, 1]) for [32, 64]
#m = mma_accumulator(2, 2) for [32, 64]
#oa = dot_operand(0, mma_accumulator(2, 2), 2) for [32, 32]
#bs = blocked([1, 4], [4, 8], [4, 1]) for [32, 32]
program "p" (%p "p": ptr<bf16>, %pf "pf": ptr<f32>, %i "i": i32, %l "l": i64, %x "x": f32, %h "h": f16, %c "c": i1) warps 4 {
%xt = map %x : tile<f32[32, 64], #b> (%e: f32) { yield %e }
%it = map %i : tile<i32[32, 64], #b> (%e: i32) { yield %e }
%ct = map %c : tile<i1[32, 64], #b> (%e: i1) { yield %e }
%pt = map %p : tile<ptr<bf16>[32, 64], #b> (%e: ptr<bf16>) { yield %e }
%pft = map %pf : tile<ptr<f32>[32, 64], #b> (%e: ptr<f32>) { yield %e }
%xr = map %x : tile<f32[32], #r> (%e: f32) { yield %e }
%xo = convert_layout %xt : tile<f32[32, 64], #t>
%s = shared_alloc : shared<f32[4, 32, 64], swizzle_none>
%v = variable %x : var<f32>
)";

const Mistake table[] = {
    // the op table
    {"%1 = add %x : f32", "add: found 1 operands, expected (a b)"},
    {"barrier %x", "barrier: found 1 operands, expected none"},
    {"%1 = neg %x {of: 1} : f32", "neg: attribute of: found, expected none"},
    {"%1 = program_id : i32", "program_id: attribute axis: found none, expected an integer"},
    {"%1 = program_id {axis: \"x\"} : i32", "program_id: attribute axis: expected an integer"},
    {"if %c { }", "if: found 1 regions, expected 2"},
    {"%1, %2 = neg %x : f32, f32", "neg: found 2 results, expected 1"},
    // elements
    {"%1 = add %x, %i : f32", "add: b: found i32, expected f32 (the type of a); cast it with cast<f32>(...)"},
    {"%1 = add %xt, %xt : tile<f32[32, 64], #b>",
     "add: a: found tile<f32[32, 64]>, expected a scalar; element-wise work on tiles is a map with this op "
     "in its region"},
    {"%1 = exp %h : f16", "exp: a: found f16, expected the element f32; cast to f32 first"},
    {"%1 = fma %i, %i, %i : i32",
     "fma: a: found i32, expected one of the elements f16 bf16 f32; integers have mul and add"},
    {"%1 = shl %x, %x : f32",
     "shl: a: found f32, expected one of the elements i8 u8 i16 i32 i64; bitcast floats to an integer of the "
     "same width first"},
    {"%1 = add %p, %p : ptr<bf16>",
     "add: a: found ptr<bf16>, expected one of the elements i8 u8 i16 i32 i64 f16 bf16 f32; cast to f32 "
     "first, or use "
     "pointer_add for pointers"},
    {"%1 = compare %x, %x {predicate: \"<\"} : i1",
     "compare: predicate: found \"<\", expected one of eq, ne, lt, le, gt, ge"},
    {"%1 = compare %x, %x {predicate: \"lt\"} : f32",
     "compare: result: found f32, expected i1; cast it with cast<i1>(...)"},
    {"%1 = select %i, %x, %x : f32", "select: condition: found i32, expected i1; cast it with cast<i1>(...)"},
    {"%1 = cast %i : e4m3",
     "cast: cast: found i32 to e4m3, expected f16, bf16 or f32 on the side of i32; cast to f32 first"},
    {"%1 = cast %x : e8m0",
     "cast: cast: found f32 to e8m0, expected another target; e8m0 is a power of two: build its exponent as "
     "u8 and bitcast"},
    {"%1 = cast %p : i64",
     "cast: cast: found ptr<bf16> to i64, expected numbers; pointers move with pointer_add"},
    {"%1 = cast %x {saturate: 1} : f16",
     "cast: saturate: found 1 for f16, expected no such attribute but for e4m3 and e5m2 (e2m1 always "
     "saturates)"},
    {"%1 = bitcast %x : i16", "bitcast: result: found i16, expected a type of the 32 bits of f32"},
    {"%1 = constant {value: 128} : i8", "constant: value: found 128, expected -128 to 127 (the range of i8)"},
    {"%1 = constant {value: 0.5} : i32",
     "constant: value: found a float, expected an integer (the result is i32)"},
    {"%1 = pointer_add %p, %x : ptr<bf16>",
     "pointer_add: offset: found f32, expected one of the elements i32 i64; cast the offset to i32 or i64"},
    {"%1 = assume_multiple %i {of: 0} : i32",
     "assume_multiple: of: found 0, expected 1 to 9223372036854775807"},
    {"%1 = inline_ptx %x {text: \"\", constraints: \"f,f\", volatile: 0} : f32",
     "inline_ptx: constraints: found \"f,f\", expected one output and the inputs' letters; write \"=r,r,f\": "
     "one output, "
     "then one letter of h r l f d for each input"},
    // types
    {"%1 = arange {start: 0} : tile<i32[48], #r>",
     "arange: result 0 tile<i32[48]>: expected extents that are powers of two, found [48]"},
    {"%1 = arange {start: 0} : tile<i32[64], blocked([2], [32], [1])>",
     "arange: result 0 tile<i32[64]>: found a layout of 1 warps, expected 4 as the program has; give the "
     "layout that many warps"},
    {"%1 = arange {start: 0} : tile<i32[128], r[] l[1 2 4 8 0] w[32 64]>",
     "arange: result 0 tile<i32[128]>: found layout r[] l[1 2 4 8 0] w[32 64], which holds 64 of the 128 "
     "elements; expected "
     "one that covers the tile"},
    {"%1 = arange {start: 0} : tile<i32[64], r[] l[1 2 4 8 16] w[32 64]>",
     "arange: result 0 tile<i32[64]>: found layout r[] l[1 2 4 8 16] w[32 64], which leaves the tile"},
    {"%1 = arange {start: 0} : tile<i32[64], r[32] l[1 2 4 8 16] w[32 0]>",
     "arange: result 0 tile<i32[64]>: found layout r[32] l[1 2 4 8 16] w[32 0], in which elements are held "
     "twice by a "
     "combination of images; expected zero images for copies (convert_layout to a simpler layout first)"},
    {"%1 = arange {start: 0} : tile<f32[32], #r>",
     "arange: result: found tile<f32[32]>, expected a one-dimensional i32 tile"},
    {"%1 = arange {start: 2147483640} : tile<i32[32], #r>",
     "arange: start: found 2147483640, expected -2147483648 to 2147483616 (start and the last element are "
     "i32)"},
    {"%1 = shared_alloc : shared<f32[4], s[1 1]>",
     "shared_alloc: result 0 shared<f32[4]>: found shared layout s[1 1], expected one that gives every "
     "element a place of its own"},
    // tiles
    {"%1 = program_id {axis: 3} : i32", "program_id: axis: found 3, expected 0 to 2 (the axes of a grid)"},
    {"%1 = map %xt, %xo : tile<f32[32, 64], #b> (%a: f32, %b: f32) { yield %a }",
     "map: inputs[1]: found layout blocked([4, 1], [8, 4], [1, 4], [0, 1]), expected layout blocked([1, 4], "
     "[4, 8], [4, 1]) "
     "(the result's layout); bring it into that layout with convert_layout"},
    {"%1 = map %xt, %xr : tile<f32[32, 64], #b> (%a: f32, %b: f32) { yield %a }",
     "map: inputs[1]: found tile<f32[32]>, expected extents of [32, 64], or 1; reshape it, or reduce or "
     "broadcast the "
     "dimension that differs"},
    {"%1 = map %xt : tile<f32[32, 64], #b> (%a: i32) { %2 = cast %a : f32 yield %2 }",
     "map: region argument 0: found i32, expected f32"},
    {"%1 = map %xt : tile<f32[32, 64], #b> (%a: f32) { }",
     "map: region: found no yield at its end, expected a yield of 1 value"},
    {"%1 = map %xt : tile<i32[32, 64], #b> (%a: f32) { yield %a }",
     "map: yield: value 0: found f32, expected i32"},
    {"%1 = map %xt : tile<f32[32, 64], #b> (%a: f32) { barrier yield %a }",
     "barrier: found in the region of map, expected only ops on scalars there"},
    {"%1 = map %xt : tile<f32[32, 64], #b> (%a: f32) { %2 = add %a, %x : f32 yield %2 }",
     "add: b: found a value that is not visible here, expected one that is defined before in this or an "
     "enclosing region; "
     "hand values from outside to map as inputs"},
    {"%1 = reshape %xt : tile<f32[64, 64], blocked([1, 4], [4, 8], [4, 1])>",
     "reshape: result: found tile<f32[64, 64]>, expected 2048 elements as in tile<f32[32, 64]>"},
    {"%1 = permute %xt {order: [0, 0]} : tile<f32[32, 64], #b>",
     "permute: order: found [0, 0], expected each of the 2 dimensions once"},
    {"%1, %2 = split %xt : tile<f32[32], #r>, tile<f32[32], #r>",
     "split: a: found tile<f32[32, 64]>, expected a last dimension of extent 2 and one before it"},
    {"%1 = convert_layout %xt {assert_trivial: 1} : tile<f32[32, 64], #t>",
     "convert_layout: assert_trivial: found layout blocked([1, 4], [4, 8], [4, 1]), expected the same "
     "elements in each "
     "thread as layout blocked([4, 1], [8, 4], [1, 4], [0, 1]); it moves data between threads "
     "(warp bit 0 selects element 256 in one and 4 in the other): use convert_layout"},
    {"%1 = reduce %xt {axis: 2} : tile<f32[32], #r> (%a: f32, %b: f32) { yield %a }",
     "reduce: axis: found 2, expected 0 to 1 (the dimensions of tile<f32[32, 64]>)"},
    {"%1 = reduce %xt {axis: 0} : tile<f32[32], #r> (%a: f32, %b: f32) { yield %a }",
     "reduce: result 0: found tile<f32[32]>, expected tile<f32[64]> (the input without dimension 0)"},
    {"%1 = reduce %xt {axis: 1} : tile<f32[32], #r> (%a: f32) { yield %a }",
     "reduce: region: found 1 arguments, expected 2"},
    {"%1 = gather %xt, %xt {axis: 0} : tile<f32[32, 64], #b>",
     "gather: index: found tile<f32[32, 64]>, expected the element i32; cast the index to i32"},
    // dot
    {"%1 = dot %xt, %xt, %xt {precision: \"default\"} : tile<f32[32, 64], #b>",
     "dot: b: found tile<f32[32, 64]>, expected [K, N] = [64, 64] (K of a, N of the accumulator); transpose "
     "b with permute "
     "if it is [N, K]"},
    {"%m = map %x : tile<f32[32, 64], #m> (%e: f32) { yield %e }\n"
     "%a = map %h : tile<f16[32, 32], #oa> (%e: f16) { yield %e }\n"
     "%1 = dot %a, %a, %m {precision: \"default\"} : tile<f32[32, 64], #m>",
     "dot: b: found tile<f16[32, 32]>, expected [K, N] = [32, 64] (K of a, N of the accumulator); transpose "
     "b with permute "
     "if it is [N, K]"},
    {"%m = map %x : tile<f32[32, 64], #m> (%e: f32) { yield %e }\n"
     "%a = map %h : tile<f16[32, 32], #oa> (%e: f16) { yield %e }\n"
     "%b = map %h : tile<f16[32, 64], #b> (%e: f16) { yield %e }\n"
     "%1 = dot %a, %b, %m {precision: \"default\"} : tile<f32[32, 64], #m>",
     "dot: b: found layout blocked([1, 4], [4, 8], [4, 1]), expected layout dot_operand(1, "
     "mma_accumulator(2, 2), 2) (the "
     "accumulator's operand); bring it into that layout with convert_layout, or load it from shared memory "
     "in it"},
    {"%m = map %x : tile<f32[32, 64], #m> (%e: f32) { yield %e }\n"
     "%a = map %h : tile<f16[32, 32], #oa> (%e: f16) { yield %e }\n"
     "%b = map %x : tile<f32[32, 64], #b> (%e: f32) { yield %e }\n"
     "%1 = dot %a, %b, %m {precision: \"default\"} : tile<f32[32, 64], #m>",
     "dot: elements: found f16 x f32 + f32, expected one of f16 x f16 + f32 or f16, bf16 x bf16 + f32, f32 x "
     "f32 + f32, i8 "
     "or u8 x i8 or u8 + i32, i32 x i32 + i32, e4m3 or e5m2 x e4m3 or e5m2 + f32; cast the operands"},
    {"%a = map %c : tile<e4m3[32, 32], #bs> (%e: i1) { %1 = select %e, %e, %e : i1 %2 = constant {value: 1} "
     ": e4m3 yield %2 }\n"
     "%b = map %c : tile<e4m3[32, 64], #b> (%e: i1) { %2 = constant {value: 1} : e4m3 yield %2 }\n"
     "%1 = dot %a, %b, %xt {precision: \"default\"} : tile<f32[32, 64], #b>",
     "dot: layouts: found layout blocked([1, 4], [4, 8], [4, 1]) of the accumulator, expected the fragments "
     "of mma.sync: "
     "dot_operand(0, mma_accumulator(m, n), 4) for a, dot_operand(1, ..., 4) for b, mma_accumulator(m, n) "
     "for the accumulator"},
    {"%a = map %h : tile<f16[32, 32], #bs> (%e: f16) { yield %e }\n"
     "%b = map %h : tile<f16[32, 64], #b> (%e: f16) { yield %e }\n"
     "%1 = dot %a, %b, %xt {precision: \"tf32\"} : tile<f32[32, 64], #b>",
     "dot: precision: found tf32 for f16 x f16 + f32, expected f32 operands"},
    // memory
    {"store %pt, %xt",
     "store: value: found tile<f32[32, 64]>, expected tile<bf16[32, 64]> (the pointers' element); cast it "
     "with cast<bf16>(...)"},
    {"store %pft, %xo",
     "store: value: found layout blocked([4, 1], [8, 4], [1, 4], [0, 1]), expected layout blocked([1, 4], "
     "[4, 8], [4, 1]) "
     "(the pointers' element); bring it into that layout with convert_layout"},
    {"store %pft, %xt, %it",
     "store: mask: found tile<i32[32, 64]>, expected tile<i1[32, 64]> (i1 in the pointers' shape and "
     "layout); cast it with "
     "cast<i1>(...)"},
    {"store %pft, %x",
     "store: value: found f32, expected tile<f32[32, 64]> (the pointers' element); make a tile of it with "
     "full or broadcast"},
    {"%1 = load %xt : tile<f32[32, 64], #b>",
     "load: pointers: found tile<f32[32, 64]>, expected pointers; move a pointer with pointer_add"},
    {"%1 = load %pft {cache: \"wb\"} : tile<f32[32, 64], #b>",
     "load: cache: found \"wb\", expected one of ca, cg, cs, cv"},
    {"%1 = load %pft {evict: \"never\"} : tile<f32[32, 64], #b>",
     "load: evict: found \"never\", expected one of first, last, no_allocate"},
    {"%1 = atomic %pft, %xt {kind: \"xor\", order: \"relaxed\", scope: \"gpu\"} : tile<f32[32, 64], #b>",
     "atomic: pointers: found tile<f32[32, 64]>, expected one of the elements i32 i64; atomic xor does not "
     "exist for it"},
    {"%1 = atomic %pft, %xt {kind: \"add\", order: \"strong\", scope: \"gpu\"} : tile<f32[32, 64], #b>",
     "atomic: order: found \"strong\", expected one of relaxed, acquire, release, acq_rel"},
    {"%1 = shared_index %s, %l : shared<f32[32, 64], swizzle_none>",
     "shared_index: index: found i64, expected i32; cast it with cast<i32>(...)"},
    {"%1 = shared_slice %s {dim: 1, start: 24} : shared<f32[4, 16, 64], s[1 2 4 8 16 32 64 128 256 512 2048 "
     "4096]>",
     "shared_slice: start: found 24 with 16 elements, expected a multiple of 16 inside the 32 elements of "
     "dimension 1"},
    {"%1 = shared_slice %s {dim: 1, start: 32} : shared<f32[4, 16, 64], s[1 2 4 8 16 32 64 128 256 512 2048 "
     "4096]>",
     "shared_slice: start: found 32 with 16 elements, expected a multiple of 16 inside the 32 elements of "
     "dimension 1"},
    {"%1 = shared_reinterpret %s : shared<f32[8, 32, 64], swizzle_none>",
     "shared_reinterpret: result: found shared<f32[8, 32, 64]> of 65536 bytes, expected at most the 32768 "
     "bytes of "
     "shared<f32[4, 32, 64]>"},
    {"shared_store %s, %xt",
     "shared_store: value: found tile<f32[32, 64]>, expected tile<f32[4, 32, 64]> (the buffer's)"},
    {"wait_group {pending: -1}", "wait_group: pending: found -1, expected 0 to 1048576"},
    // control
    {"set %v, %i",
     "set: value: found i32, expected f32 (what the variable holds); cast it with cast<f32>(...)"},
    {"set %x, %x", "set: variable: found f32, expected a variable"},
    {"%1 = add %v, %x : f32", "add: a: found var<f32>, expected a scalar"},
    {"%1 = variable %s : var<f32>",
     "variable: initial: found shared<f32[4, 32, 64]>, expected a scalar or a tile"},
    {"%1 = constant {value: 0} : i32 for %i, %i, %1 (%a: i32) { }",
     "for: step: found 0, expected a step that is not zero; the loop would not end"},
    {"for %i, %l, %i (%a: i32) { }",
     "for: high: found i64, expected i32 (the type of low); cast it with cast<i32>(...)"},
    {"for %i, %i, %i (%a: i64) { }", "for: region argument 0: found i64, expected i32"},
    {"if %ct { } { }",
     "if: condition: found tile<i1[32, 64]>, expected i1; a branch needs one condition for all threads: "
     "reduce the tile, or "
     "use where"},
    {"if %c { yield %x } { }", "if: yield: found 1 values, expected 0"},
    {"while { yield %x } { }", "while: yield: value 0: found f32, expected i1"},
    {"if %c { yield barrier } { }", "yield: found in the middle of a region, expected at its end"},
    {"yield", "yield: found outside of a region of an op"},
    {"device_assert %x {text: \"\"}",
     "device_assert: condition: found f32, expected the element i1; compare first: x > 0"},
};

class VerifierMistakes : public testing::TestWithParam<Mistake> {};

TEST_P(VerifierMistakes, OneLineNamesIt) {
  std::string head(prologue);
  head += GetParam().ops;
  int line =
      static_cast<int>(std::count(head.begin(), head.end(), '\n')) + 1;  // the mistake is in the last line
  Program p = parse(head + "\n}\n", "p.tile");
  EXPECT_EQ(all(p), "p.tile:" + std::to_string(line) + ": " + GetParam().message + "\n");
}

INSTANTIATE_TEST_SUITE_P(Table, VerifierMistakes, testing::ValuesIn(table));

}  // namespace
}  // namespace tilewright::ir
