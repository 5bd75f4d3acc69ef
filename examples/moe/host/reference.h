// Float64 references of the expert matmuls: bmm1, bmm2, combine, and the whole operator.
//
// Products of bf16 or f16 values are exact in float64 and sums are kept in float64, so the results are exact
// to about 1e-15 of the sum of magnitudes. The kernels round at four places; the reference rounds (once, to
// nearest even, to the variant's 16-bit type) at the same places where a rounded value is read again, and
// nowhere else:
//   bmm1's output    rounded before bmm2 reads it      (fused_moe does it; bmm1 alone returns it unrounded)
//   bmm2's rows      rounded before combine reads them (fused_moe does it, see FusedOptions; bmm2 returns
//   unrounded) the final output not rounded: the tolerance of the comparison covers the kernel's last
//   rounding inputs           are 16-bit codes already; bias and gate weights are used as given
// NaN and infinity are carried as IEEE says: no product is skipped, 0 * NaN is NaN.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "examples/moe/host/inputs.h"
#include "examples/moe/host/routing.h"
#include "examples/moe/host/tensor.h"
#include "examples/moe/host/workloads.h"

namespace tilewright::moe {

struct Bmm1Arguments {
  const Tensor16& x;   // [tokens, H]
  const Tensor16& w1;  // [slices, 2I, H]
  W1Layout layout;
  std::span<const float> bias1;  // [slices, 2I] in the order of w1's rows, or empty
  ActivationSpec activation;
};

// Row i of the result [rows.size(), I] is act(x[gather[rows[i]]] . w1[e]^T + bias1[e]) for local row rows[i],
// e its slice. Only these rows are computed. UserError for shapes that do not agree, or a bad activation
// limit.
Matrix bmm1(const Bmm1Arguments& arguments, const Routing& routing, std::span<const int32_t> rows);
Matrix bmm1(const Bmm1Arguments& arguments, const Routing& routing);  // all local rows, [rows, I]

struct Bmm2Arguments {
  const Tensor16& y;             // [n, I]: row i is the intermediate of local row rows[i]
  const Tensor16& w2;            // [slices, H, I]
  std::span<const float> bias2;  // [slices, H] or empty
};

// Row i of the result [rows.size(), H] is gate[r] * (y[i] . w2[e]^T + bias2[e]) for local row r = rows[i].
Matrix bmm2(const Bmm2Arguments& arguments, const Routing& routing, std::span<const int32_t> rows);
Matrix bmm2(const Bmm2Arguments& arguments, const Routing& routing);  // all local rows, y [rows, I]

// All local rows 0, 1, ..., routing.rows() - 1; and the local rows of some tokens, ascending.
std::vector<int32_t> all_rows(const Routing& routing);
std::vector<int32_t> rows_of_tokens(const Routing& routing, std::span<const int32_t> tokens);

// Puts row i of `values` at row scatter[rows[i]] = token * top_k + slot of a [tokens * top_k, columns]
// matrix; `written` says which rows that were. A kernel leaves the others alone; here they are 0.
struct Scattered {
  Matrix values;
  std::vector<bool> written;  // [tokens * top_k]
};
Scattered scatter(const Matrix& values, const Routing& routing, std::span<const int32_t> rows);

// Row i of the result is the sum over the slots j of token tokens[i] that have a local expert of row
// token * top_k + j of `by_assignment`; slots without one are never read; no such slot at all gives exactly
// 0.
//   by_assignment [tokens * top_k, columns]
Matrix combine(const Tensor16& by_assignment, const Routing& routing, std::span<const int32_t> tokens);

struct FusedArguments {
  Bmm1Arguments first;
  const Tensor16& w2;
  std::span<const float> bias2;
};
struct FusedOptions {
  bool round_rows = true;  // bmm2 writes 16-bit rows that combine reads; false: it reduces in f32, unrounded
};

// The operator for some tokens: [tokens.size(), H], the sum over local experts (a rank's contribution).
Matrix fused_moe(const FusedArguments& arguments, const Routing& routing, std::span<const int32_t> tokens,
                 const FusedOptions& options = {});

// Arguments that point into `inputs`, which must outlive them.
Bmm1Arguments bmm1_arguments(const MoeInputs& inputs);
FusedArguments fused_arguments(const MoeInputs& inputs);

// Up to `count` numbers of [0, size), spread evenly with both ends: for checking a sample of a large result.
std::vector<int32_t> spread_sample(int64_t size, int64_t count);

}  // namespace tilewright::moe
