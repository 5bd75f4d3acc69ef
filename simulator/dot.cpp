// dot: products of operand elements are exact, sums are in f32 (i32 for integers), in an order of the host's
// choice; an f16 accumulator is rounded once at the end.
#include <Eigen/Core>
#include <algorithm>

#include "simulator/cta.h"

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
void multiply_add(const T* a, const T* b, T* c, Eigen::Index m, Eigen::Index n, Eigen::Index k) {
  Eigen::Map<const Matrix<T>> A(a, m, k), B(b, k, n);
  Eigen::Map<Matrix<T>> C(c, m, n);
  C.noalias() += A * B;
}

}  // namespace

void run_dot(Cta& cta, const PreparedOp& op) {
  const ir::Type &a = op.operand_type(0), &b = op.operand_type(1), &c = op.result_type();
  int rank = c.shape.rank;
  Eigen::Index m = c.shape.dim[rank - 2], n = c.shape.dim[rank - 1], k = a.shape.dim[rank - 1];
  std::size_t batches = cta.count(c) / static_cast<std::size_t>(m * n);
  bool integers = ir::is_integer(c.element.type), tf32 = op.op->text("precision") == "tf32";
  ElementType wide = integers ? ElementType::i32 : ElementType::f32;
  std::vector<std::uint32_t> left(cta.count(a)), right(cta.count(b)), sum(cta.count(c));
  convert(a.element.type, cta.data(op, 0), wide, left.data(), left.size());
  convert(b.element.type, cta.data(op, 1), wide, right.data(), right.size());
  convert(c.element.type, cta.data(op, 2), wide, sum.data(), sum.size());
  for (std::size_t i = 0; i < batches; ++i) {
    std::uint32_t *x = left.data() + i * static_cast<std::size_t>(m * k),
                  *y = right.data() + i * static_cast<std::size_t>(k * n),
                  *z = sum.data() + i * static_cast<std::size_t>(m * n);
    if (integers) {  // wraps: unsigned arithmetic has the same bits
      multiply_add(x, y, z, m, n, k);
      continue;
    }
    auto *fx = reinterpret_cast<float*>(x), *fy = reinterpret_cast<float*>(y),
         *fz = reinterpret_cast<float*>(z);
    if (tf32) {
      std::transform(fx, fx + m * k, fx, round_to_tf32);
      std::transform(fy, fy + k * n, fy, round_to_tf32);
    }
    multiply_add(fx, fy, fz, m, n, k);
  }
  convert(wide, sum.data(), c.element.type, cta.result(op), sum.size());
  cta.flops += 2 * static_cast<std::uint64_t>(m * n * k) * batches;
}

}  // namespace tilewright::simulator
