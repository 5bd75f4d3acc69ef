// Rows grouped by expert times that expert's weights, in float64: the work shared by the references of bmm1
// and bmm2.
#pragma once
#include <Eigen/Core>
#include <cstdint>
#include <functional>
#include <span>

#include "examples/moe/host/tensor.h"

namespace tilewright::moe {

// Row i of the result is row `source` of x times the weights of expert `slice`; it is handed over as row i.
struct ProductRow {
  int64_t source;
  int32_t slice;
};

using ProductBlock = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// Which row of an expert's weights column c of the product is made of.
using WeightRow = std::function<int64_t(int64_t column)>;
// Receives z[0, column - first_column] for row i and columns [first_column, first_column + z.size()). Called
// from several threads, for different parts of the result.
using ProductSink =
    std::function<void(int64_t i, int32_t slice, int64_t first_column, std::span<const double> z)>;

// z[i, c] = sum_k x[source_i, k] * weights[slice_i, weight_row(c), k] for every row i and column c < columns.
// Column blocks handed to the sink start at multiples of grouped_product_columns, an even number.
//   x [any, K], weights [slices, any, K]. Rows of one slice must be consecutive.
inline constexpr int64_t grouped_product_columns = 64;
void grouped_product(const Tensor16& x, const Tensor16& weights, std::span<const ProductRow> rows,
                     int64_t columns, const WeightRow& weight_row, const ProductSink& sink);

}  // namespace tilewright::moe
