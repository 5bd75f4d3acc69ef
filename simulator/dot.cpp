#include "simulator/dot.h"

#include <Eigen/Core>
#include <algorithm>
#include <vector>

#include "simulator/agent.h"

namespace tilewright::simulator {
namespace {

template <class T>
using Matrix = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

// cvt.rna.tf32.f32: ten fraction bits, ties away from zero.
float round_to_tf32(float v) {
  std::uint32_t u = std::bit_cast<std::uint32_t>(v);
  if ((u & 0x7f800000u) == 0x7f800000u) return v;
  return std::bit_cast<float>((u + 0x1000u) & ~0x1fffu);
}

template <class T>
void multiply_add(const T* a, const T* b, T* c, const ProductShape& s) {
  Eigen::Map<const Matrix<T>> A(a, s.m, s.k), B(b, s.k, s.n);
  Eigen::Map<Matrix<T>> C(c, s.m, s.n);
  C.noalias() += A * B;
}

}  // namespace

void multiply(const ProductShape& s, ElementType a_type, const void* a, ElementType b_type, const void* b,
              ElementType c_type, const void* c, void* result, bool tf32) {
  bool integers = ir::is_integer(c_type);
  ElementType wide = integers ? ElementType::i32 : ElementType::f32;
  auto size = [&](std::int64_t rows, std::int64_t columns) {
    return static_cast<std::size_t>(s.batches * rows * columns);
  };
  std::vector<std::uint32_t> left(size(s.m, s.k)), right(size(s.k, s.n)), wide_sum;
  convert(a_type, a, wide, left.data(), left.size());
  convert(b_type, b, wide, right.data(), right.size());
  const std::size_t n = size(s.m, s.n);
  auto* sum = static_cast<std::uint32_t*>(result);  // in place where the accumulator is as wide
  if (c_type != wide) {
    wide_sum.resize(n);
    sum = wide_sum.data();
  }
  if (!c)
    std::fill_n(sum, n, 0u);
  else if (c != sum)
    convert(c_type, c, wide, sum, n);
  for (std::int64_t i = 0; i < s.batches; ++i) {
    std::uint32_t *x = left.data() + i * s.m * s.k, *y = right.data() + i * s.k * s.n,
                  *z = sum + i * s.m * s.n;
    if (integers) {  // wraps: unsigned arithmetic has the same bits
      multiply_add(x, y, z, s);
      continue;
    }
    auto *fx = reinterpret_cast<float*>(x), *fy = reinterpret_cast<float*>(y),
         *fz = reinterpret_cast<float*>(z);
    if (tf32) {
      std::transform(fx, fx + s.m * s.k, fx, round_to_tf32);
      std::transform(fy, fy + s.k * s.n, fy, round_to_tf32);
    }
    multiply_add(fx, fy, fz, s);
  }
  if (c_type != wide) convert(wide, sum, c_type, result, n);
}

void run_dot(Agent& agent, const PreparedOp& op) {
  const ir::Type &a = op.operand_type(0), &b = op.operand_type(1), &c = op.result_type();
  int rank = c.shape.rank;
  ProductShape s{c.shape.dim[rank - 2], c.shape.dim[rank - 1], a.shape.dim[rank - 1], 1};
  s.batches = static_cast<std::int64_t>(agent.count(c)) / (s.m * s.n);
  const void *left = agent.data(op, 0), *right = agent.data(op, 1), *sum = agent.data(op, 2);
  multiply(s, a.element.type, left, b.element.type, right, c.element.type, sum, agent.result(op),
           op.op->text("precision") == "tf32");
  agent.cta.flops += 2 * static_cast<std::uint64_t>(s.m * s.n * s.k * s.batches);
}

}  // namespace tilewright::simulator
