#include "examples/moe/host/grouped_product.h"

#include <vector>

#include "examples/common/parallel.h"

namespace tilewright::moe {
namespace {

constexpr int64_t rows_at_once = 256;

// A run of rows of one slice, at most rows_at_once long.
struct Group {
  int64_t first;
  int64_t count;
};

std::vector<Group> make_groups(std::span<const ProductRow> rows) {
  std::vector<Group> groups;
  for (int64_t i = 0; i < static_cast<int64_t>(rows.size()); ++i) {
    const bool continues = !groups.empty() && groups.back().count < rows_at_once &&
                           rows[static_cast<size_t>(i - 1)].slice == rows[static_cast<size_t>(i)].slice;
    if (continues)
      ++groups.back().count;
    else
      groups.push_back({i, 1});
  }
  return groups;
}

// Scratch of a thread, kept between items: decoding into fresh pages costs more than the decoding.
ProductBlock& scratch(int which) {
  thread_local ProductBlock blocks[3];
  return blocks[which];
}

std::span<double> row_of(ProductBlock& block, int64_t row) {
  return {block.data() + row * block.cols(), static_cast<size_t>(block.cols())};
}

}  // namespace

void grouped_product(const Tensor16& x, const Tensor16& weights, std::span<const ProductRow> rows,
                     int64_t columns, const WeightRow& weight_row, const ProductSink& sink) {
  const int64_t depth = weights.columns();
  const int64_t weight_rows = weights.shape()[1];
  const std::vector<Group> groups = make_groups(rows);
  const int64_t blocks = (columns + grouped_product_columns - 1) / grouped_product_columns;
  examples::parallel_for(static_cast<int64_t>(groups.size()) * blocks, [&](int64_t item) {
    const Group group = groups[static_cast<size_t>(item / blocks)];
    const int64_t first_column = item % blocks * grouped_product_columns;
    const int64_t width = std::min(grouped_product_columns, columns - first_column);
    const int32_t slice = rows[static_cast<size_t>(group.first)].slice;

    ProductBlock& left = scratch(0);
    left.resize(group.count, depth);
    for (int64_t i = 0; i < group.count; ++i)
      decode16(x.type(), x.row(rows[static_cast<size_t>(group.first + i)].source), row_of(left, i));
    ProductBlock& right = scratch(1);
    right.resize(width, depth);
    for (int64_t c = 0; c < width; ++c)
      decode16(weights.type(), weights.row(slice * weight_rows + weight_row(first_column + c)),
               row_of(right, c));
    ProductBlock& product = scratch(2);
    product.noalias() = left * right.transpose();
    for (int64_t i = 0; i < group.count; ++i) sink(group.first + i, slice, first_column, row_of(product, i));
  });
}

}  // namespace tilewright::moe
