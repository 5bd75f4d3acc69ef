#include "ir/op_reference.h"

#include "ir/op_signature.h"

namespace tilewright::ir {
namespace {

constexpr std::string_view introduction = R"(# Ops of the tile program

This page is made from `ir/ops.def` by `build/bin/op_reference`; a test keeps it current.

A program in text form has layout aliases, a head with the kernel's parameters and its warps, and ops:

```
#0 = blocked([4], [32], [4]) for [512]

program "scale" (%0 "x": ptr<f32> multiple 16, %1 "s": f32) warps 4 {
  %2 = arange {start: 0} : tile<i32[512], #0>
  %3 = map %0, %2 : tile<ptr<f32>[512], #0> (%4: ptr<f32>, %5: i32) {
    %6 = pointer_add %4, %5 : ptr<f32>
    yield %6
  }
  %7 = load %3 {cache: "cg"} : tile<f32[512], #0>
  %8 = map %7, %1 : tile<f32[512], #0> (%9: f32, %10: f32) {
    %11 = mul %9, %10 : f32
    yield %11
  }
  store %3, %8
}
```

Every op is written `results = name operands {attributes} : result types regions`, where whatever an op does not have is
left out. The first operand stands on the line of the name. Values are `%name`, layouts `#name`, and `@N` after an op
is its place in the author's code, from a table at the end (`@0 = "kernel.cpp":12:5`, `... from @1` for the caller).

| types | |
|---|---|
| `f32`, `ptr<f32>` | a scalar or pointer: one value for all threads |
| `tile<f32[32, 64], LAYOUT>` | a tile spread over the registers of the threads |
| `shared<f32[32, 64], LAYOUT>` | a view of shared memory |
| `var<TYPE>` | a variable that holds a scalar or a tile |

| register layouts | |
|---|---|
| `blocked(size_per_thread, threads_per_warp, warps_per_cta[, order])` | nested tiles; the last dimension is fastest unless `order` says otherwise |
| `mma_accumulator(warps_m, warps_n)` | accumulator of mma.sync m16n8 |
| `dot_operand(index, mma_accumulator(...), k_width)` | operand 0 (a) or 1 (b) of such a product |
| `slice(dim, #parent)` | the parent layout without a dimension |
| `r[...] l[...] w[...]` | the map itself: the element (row-major number) that each register, lane and warp bit adds by XOR; 0: copies |

| shared layouts | |
|---|---|
| `swizzle_128B`, `swizzle_64B`, `swizzle_32B`, `swizzle_none` | 16-byte chunks XORed with the row, as TMA and the tensor cores read them |
| `swizzled(vec, per_phase, max_phase)` | groups of `vec` elements XORed with `row / per_phase % max_phase` |
| `padded(interval, amount)` | `amount` free elements after every `interval` |
| `s[...] ^origin +interval:amount` | the map itself: the offset that each bit of the element number adds by XOR |

Where a name needs them, the shape (and element) for which it stands follow: `#0 = swizzle_128B for f16[64, 64]`.
)";

struct Section {
  OpClass op_class;
  std::string_view title;
  std::string_view text;
};

constexpr Section sections[] = {
    {OpClass::scalar, "Scalar ops",
     "They compute on scalars: between uniform values, and element by element in the region of a map, reduce "
     "or scan."},
    {OpClass::tile, "Tile ops", "They make tiles and compute on whole tiles."},
    {OpClass::memory, "Memory", "Global and shared memory, asynchronous copies, barriers."},
    {OpClass::control, "Control", "Variables and structured control flow."},
    {OpClass::debug, "Debugging", "Checks and output of a running kernel."},
};

std::string entry(OpKind kind) {
  const OpInfo& op = info(kind);
  const OpSignature& s = signature(kind);
  std::string form = op.results == 0   ? ""
                     : op.results == 1 ? "result = "
                     : op.results < 0  ? "results... = "
                                       : "first, second = ";
  form += op.name;
  for (std::size_t i = 0; i < s.operands.size(); ++i) {
    const OperandSpec& o = s.operands[i];
    form += (i ? ", " : " ") + std::string(o.name) + (o.many ? "..." : "") + (o.optional ? "?" : "");
  }
  std::string text = "### `" + std::string(op.name) + "`\n\n`" + form + "`\n\n" + std::string(op.doc) + "\n";
  std::string facts;
  for (const AttributeSpec& a : s.attributes)
    facts += std::string(facts.empty() ? "" : ", ") + "`" + std::string(a.name) + "` (" +
             std::string(a.kind_text()) + (a.optional ? ", optional)" : ")");
  if (!facts.empty()) facts = "Attributes: " + facts + ". ";
  if (op.regions)
    facts += op.regions < 0 ? "Any number of regions. " : op.regions == 1 ? "One region. " : "Two regions. ";
  if (op.memory != "none") facts += "Memory: " + std::string(op.memory) + ". ";
  if (!facts.empty()) {
    facts.pop_back();
    text += "\n" + facts + "\n";
  }
  return text;
}

}  // namespace

std::string op_reference() {
  std::string page(introduction);
  for (const Section& section : sections) {
    page += "\n## " + std::string(section.title) + "\n\n" + std::string(section.text) + "\n";
    for (int i = 0; i < op_count; ++i)
      if (op_table[i].op_class == section.op_class) page += "\n" + entry(static_cast<OpKind>(i));
  }
  return page;
}

}  // namespace tilewright::ir
