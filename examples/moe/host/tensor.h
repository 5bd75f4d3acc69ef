// Host tensors of the MoE programs: dense, row-major, the last dimension contiguous.
#pragma once
#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "examples/moe/host/numerics.h"
#include "ir/error.h"

namespace tilewright::moe {

// A dense row-major tensor of 16-bit codes. Memory is left uninitialised, so that a shard of 15 GB whose
// experts are mostly idle costs only the pages that are written. Move-only: copies of weights are never
// wanted by accident.
class Tensor16 {
 public:
  Tensor16() = default;
  Tensor16(Storage type, std::vector<int64_t> shape) : type_(type), shape_(std::move(shape)) {
    for (int64_t extent : shape_) {
      if (extent < 0)
        throw UserError("moe: tensor: found extent " + std::to_string(extent) + ", expected >= 0");
      size_ *= extent;
    }
    data_ = std::make_unique_for_overwrite<uint16_t[]>(static_cast<size_t>(size_));
  }

  Storage type() const { return type_; }
  const std::vector<int64_t>& shape() const { return shape_; }
  int64_t size() const { return shape_.empty() ? 0 : size_; }
  // Elements of one row (the last extent) and number of rows (all other extents multiplied).
  int64_t columns() const { return shape_.empty() ? 0 : shape_.back(); }
  int64_t rows() const { return columns() == 0 ? 0 : size() / columns(); }

  std::span<uint16_t> codes() { return {data_.get(), static_cast<size_t>(size())}; }
  std::span<const uint16_t> codes() const { return {data_.get(), static_cast<size_t>(size())}; }
  std::span<const uint16_t> row(int64_t r) const {
    return codes().subspan(static_cast<size_t>(r * columns()), static_cast<size_t>(columns()));
  }
  std::span<uint16_t> row(int64_t r) {
    return codes().subspan(static_cast<size_t>(r * columns()), static_cast<size_t>(columns()));
  }
  double value(int64_t index) const { return decode16(type_, data_[static_cast<size_t>(index)]); }
  void set(int64_t index, double value) { data_[static_cast<size_t>(index)] = encode16(type_, value); }

 private:
  Storage type_ = Storage::bf16;
  std::vector<int64_t> shape_;
  int64_t size_ = 1;
  std::unique_ptr<uint16_t[]> data_;
};

// A dense row-major matrix of float64: what the references compute.
struct Matrix {
  int64_t rows = 0;
  int64_t columns = 0;
  std::vector<double> values;  // [rows, columns]

  Matrix() = default;
  Matrix(int64_t rows, int64_t columns)
      : rows(rows), columns(columns), values(static_cast<size_t>(rows * columns)) {}
  double& at(int64_t r, int64_t c) { return values[static_cast<size_t>(r * columns + c)]; }
  double at(int64_t r, int64_t c) const { return values[static_cast<size_t>(r * columns + c)]; }
  std::span<double> row(int64_t r) {
    return std::span(values).subspan(static_cast<size_t>(r * columns), static_cast<size_t>(columns));
  }
  std::span<const double> row(int64_t r) const {
    return std::span(values).subspan(static_cast<size_t>(r * columns), static_cast<size_t>(columns));
  }
};

// Rounds every element once to `type`.
inline Tensor16 rounded(const Matrix& matrix, Storage type) {
  Tensor16 result(type, {matrix.rows, matrix.columns});
  for (int64_t i = 0; i < result.size(); ++i) result.set(i, matrix.values[static_cast<size_t>(i)]);
  return result;
}

}  // namespace tilewright::moe
