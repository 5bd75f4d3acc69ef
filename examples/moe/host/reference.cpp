#include "examples/moe/host/reference.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include "examples/moe/host/grouped_product.h"
#include "ir/error.h"

namespace tilewright::moe {
namespace {

std::string shape_text(const std::vector<int64_t>& shape) {
  std::string text = "[";
  for (size_t d = 0; d < shape.size(); ++d) text += (d == 0 ? "" : ", ") + std::to_string(shape[d]);
  return text + "]";
}

void require_shape(const char* where, const char* operand, const Tensor16& tensor,
                   std::vector<int64_t> expected) {
  if (tensor.shape() != expected)
    throw UserError("moe: " + std::string(where) + ": " + operand + ": found shape " +
                    shape_text(tensor.shape()) + ", expected " + shape_text(expected));
}

void require_bias(const char* where, const char* operand, std::span<const float> bias, int64_t expected) {
  if (!bias.empty() && static_cast<int64_t>(bias.size()) != expected)
    throw UserError("moe: " + std::string(where) + ": " + operand + ": found " + std::to_string(bias.size()) +
                    " elements, expected " + std::to_string(expected) + " or none");
}

void require_rank3(const char* where, const char* operand, const Tensor16& tensor) {
  if (tensor.shape().size() != 3 || tensor.size() == 0)
    throw UserError("moe: " + std::string(where) + ": " + operand + ": found shape " +
                    shape_text(tensor.shape()) + ", expected three extents of at least 1");
}

// The rows in the order of their slices, which is the order of their numbers.
struct OrderedRows {
  std::vector<ProductRow> rows;
  std::vector<int64_t> place;  // where row i of the ordered list stands in the caller's list
};

OrderedRows in_order(const Routing& routing, std::span<const int32_t> rows, bool gathered) {
  OrderedRows ordered;
  ordered.place.resize(rows.size());
  std::iota(ordered.place.begin(), ordered.place.end(), int64_t{0});
  std::ranges::sort(ordered.place, {}, [&](int64_t i) { return std::pair(rows[static_cast<size_t>(i)], i); });
  for (const int64_t i : ordered.place) {
    const int32_t r = rows[static_cast<size_t>(i)];
    if (r < 0 || r >= routing.rows())
      throw UserError("moe: reference: local row: found " + std::to_string(r) + ", expected 0.." +
                      std::to_string(routing.rows() - 1));
    ordered.rows.push_back({gathered ? routing.gather[static_cast<size_t>(r)] : i, routing.slice_of(r)});
  }
  return ordered;
}

}  // namespace

Matrix bmm1(const Bmm1Arguments& arguments, const Routing& routing, std::span<const int32_t> rows) {
  check_activation(arguments.activation);
  const Tensor16& w1 = arguments.w1;
  require_rank3("bmm1", "w1", w1);
  const int64_t inter = w1.shape()[1] / 2;
  require_shape("bmm1", "w1", w1, {routing.slices(), 2 * inter, w1.columns()});
  require_shape("bmm1", "x", arguments.x, {routing.top_k.tokens, w1.columns()});
  require_bias("bmm1", "bias1", arguments.bias1, routing.slices() * 2 * inter);

  const OrderedRows ordered = in_order(routing, rows, true);
  Matrix result(static_cast<int64_t>(rows.size()), inter);
  // Columns of the product alternate gate and up, whatever the layout of w1: a block holds whole pairs.
  const WeightRow weight_row = [&](int64_t column) {
    return w1_row(arguments.layout, inter, column / 2, column % 2 != 0);
  };
  const auto bias = [&](int32_t slice, int64_t column) -> double {
    if (arguments.bias1.empty()) return 0.0;
    return arguments.bias1[static_cast<size_t>(slice * 2 * inter + weight_row(column))];
  };
  grouped_product(arguments.x, w1, ordered.rows, 2 * inter, weight_row,
                  [&](int64_t i, int32_t slice, int64_t first, std::span<const double> z) {
                    const int64_t row = ordered.place[static_cast<size_t>(i)];
                    for (size_t c = 0; c + 1 < z.size(); c += 2) {
                      const int64_t column = first + static_cast<int64_t>(c);
                      const double gate = z[c] + bias(slice, column);
                      const double up = z[c + 1] + bias(slice, column + 1);
                      result.at(row, column / 2) = activate(arguments.activation, gate, up);
                    }
                  });
  return result;
}

Matrix bmm1(const Bmm1Arguments& arguments, const Routing& routing) {
  return bmm1(arguments, routing, all_rows(routing));
}

Matrix bmm2(const Bmm2Arguments& arguments, const Routing& routing, std::span<const int32_t> rows) {
  const Tensor16& w2 = arguments.w2;
  require_rank3("bmm2", "w2", w2);
  const int64_t hidden = w2.shape()[1];
  require_shape("bmm2", "w2", w2, {routing.slices(), hidden, w2.columns()});
  require_shape("bmm2", "y", arguments.y, {static_cast<int64_t>(rows.size()), w2.columns()});
  require_bias("bmm2", "bias2", arguments.bias2, routing.slices() * hidden);

  const OrderedRows ordered = in_order(routing, rows, false);
  Matrix result(static_cast<int64_t>(rows.size()), hidden);
  grouped_product(
      arguments.y, w2, ordered.rows, hidden, [](int64_t column) { return column; },
      [&](int64_t i, int32_t slice, int64_t first, std::span<const double> z) {
        const int64_t row = ordered.place[static_cast<size_t>(i)];
        const double gate = routing.gates[static_cast<size_t>(rows[static_cast<size_t>(row)])];
        for (size_t c = 0; c < z.size(); ++c) {
          const int64_t column = first + static_cast<int64_t>(c);
          const double bias =
              arguments.bias2.empty() ? 0.0 : arguments.bias2[static_cast<size_t>(slice * hidden + column)];
          result.at(row, column) = gate * (z[c] + bias);
        }
      });
  return result;
}

Matrix bmm2(const Bmm2Arguments& arguments, const Routing& routing) {
  return bmm2(arguments, routing, all_rows(routing));
}

std::vector<int32_t> all_rows(const Routing& routing) {
  std::vector<int32_t> rows(static_cast<size_t>(routing.rows()));
  std::iota(rows.begin(), rows.end(), 0);
  return rows;
}

std::vector<int32_t> rows_of_tokens(const Routing& routing, std::span<const int32_t> tokens) {
  std::vector<bool> wanted(static_cast<size_t>(routing.top_k.tokens), false);
  for (const int32_t t : tokens) wanted.at(static_cast<size_t>(t)) = true;
  std::vector<int32_t> rows;
  for (int32_t r = 0; r < routing.rows(); ++r)
    if (wanted[static_cast<size_t>(routing.gather[static_cast<size_t>(r)])]) rows.push_back(r);
  return rows;
}

Scattered scatter(const Matrix& values, const Routing& routing, std::span<const int32_t> rows) {
  const int64_t assignments = routing.top_k.tokens * routing.top_k.top_k;
  Scattered result{Matrix(assignments, values.columns),
                   std::vector<bool>(static_cast<size_t>(assignments), false)};
  for (size_t i = 0; i < rows.size(); ++i) {
    const int32_t target = routing.scatter.at(static_cast<size_t>(rows[i]));
    std::ranges::copy(values.row(static_cast<int64_t>(i)), result.values.row(target).begin());
    result.written[static_cast<size_t>(target)] = true;
  }
  return result;
}

Matrix combine(const Tensor16& by_assignment, const Routing& routing, std::span<const int32_t> tokens) {
  const int top_k = routing.top_k.top_k;
  require_shape("combine", "rows", by_assignment, {routing.top_k.tokens * top_k, by_assignment.columns()});
  Matrix result(static_cast<int64_t>(tokens.size()), by_assignment.columns());
  std::vector<double> slot_row(static_cast<size_t>(by_assignment.columns()));
  for (size_t i = 0; i < tokens.size(); ++i) {
    const std::span<double> sum = result.row(static_cast<int64_t>(i));
    for (int64_t a = int64_t{tokens[i]} * top_k; a < (int64_t{tokens[i]} + 1) * top_k; ++a) {
      const int32_t id = routing.top_k.ids.at(static_cast<size_t>(a));
      if (id < routing.first_expert || id >= routing.last_expert) continue;
      decode16(by_assignment.type(), by_assignment.row(a), slot_row);
      for (size_t c = 0; c < slot_row.size(); ++c) sum[c] += slot_row[c];
    }
  }
  return result;
}

Matrix fused_moe(const FusedArguments& arguments, const Routing& routing, std::span<const int32_t> tokens,
                 const FusedOptions& options) {
  const std::vector<int32_t> rows = rows_of_tokens(routing, tokens);
  const Storage type = arguments.first.x.type();
  const Tensor16 y = rounded(bmm1(arguments.first, routing, rows), type);
  Matrix contributions = bmm2({y, arguments.w2, arguments.bias2}, routing, rows);
  if (options.round_rows)
    for (double& value : contributions.values) value = decode16(type, encode16(type, value));

  // Summed in the order of the slots, like combine; only the wanted tokens' rows exist here.
  std::vector<int32_t> place(static_cast<size_t>(routing.top_k.tokens * routing.top_k.top_k), -1);
  for (size_t i = 0; i < rows.size(); ++i)
    place[static_cast<size_t>(routing.scatter[static_cast<size_t>(rows[i])])] = static_cast<int32_t>(i);
  Matrix result(static_cast<int64_t>(tokens.size()), contributions.columns);
  for (size_t i = 0; i < tokens.size(); ++i) {
    const std::span<double> sum = result.row(static_cast<int64_t>(i));
    for (int j = 0; j < routing.top_k.top_k; ++j) {
      const int32_t from = place[static_cast<size_t>(int64_t{tokens[i]} * routing.top_k.top_k + j)];
      if (from < 0) continue;
      const std::span<const double> row = std::as_const(contributions).row(from);
      for (size_t c = 0; c < sum.size(); ++c) sum[c] += row[c];
    }
  }
  return result;
}

Bmm1Arguments bmm1_arguments(const MoeInputs& inputs) {
  return {inputs.x, inputs.w1, inputs.workload.w1_layout, inputs.bias1, inputs.workload.activation};
}

FusedArguments fused_arguments(const MoeInputs& inputs) {
  return {bmm1_arguments(inputs), inputs.w2, inputs.bias2};
}

std::vector<int32_t> spread_sample(int64_t size, int64_t count) {
  std::vector<int32_t> sample;
  const int64_t taken = std::min(size, count);
  for (int64_t i = 0; i < taken; ++i)
    sample.push_back(static_cast<int32_t>(taken == 1 ? 0 : i * (size - 1) / (taken - 1)));
  return sample;
}

}  // namespace tilewright::moe
