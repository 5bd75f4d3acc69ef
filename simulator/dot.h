// Products of matrices, for all ops that have one.
#pragma once
#include <cstdint>

#include "simulator/numeric.h"

namespace tilewright::simulator {

struct ProductShape {
  std::int64_t m, n, k, batches;
};

// result [batches, m, n] = a [batches, m, k] b [batches, k, n] + c, row-major; c may be null (zeros) or the
// result. Products of operand elements are exact, sums are in f32 (i32 for integers), in an order of the
// host's choice; an f16 accumulator is rounded once at the end. tf32: f32 operands are rounded to it first.
void multiply(const ProductShape& shape, ElementType a_type, const void* a, ElementType b_type, const void* b,
              ElementType c_type, const void* c, void* result, bool tf32);

}  // namespace tilewright::simulator
