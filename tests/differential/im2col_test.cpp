// Tensor loads in im2col mode on a GPU, in the simulator, and by the indices of the convolution on the host.
#include <gtest/gtest.h>

#include "ir/layout_specs.h"
#include "ir/verifier.h"
#include "tests/differential/differential.h"
#include "tests/differential/program_builder.h"
#include "tests/differential/small_numbers.h"

namespace tilewright::differential {
namespace {

using enum ir::ElementType;

struct Column {
  ElementType element;
  int pixels, channels, swizzle;                // of the buffer
  std::vector<int> extents;                     // of the tensor, outermost first
  std::vector<int> lower, upper, step, offset;  // for each dimension but the first and the last
  int first;                                    // output pixel where the column begins
  int channel = 0;

  int rank() const { return static_cast<int>(extents.size()); }
  // Output pixels along inner dimension k.
  int positions(std::size_t k) const { return (extents[k + 1] - 1 + upper[k] - lower[k]) / step[k] + 1; }
  // Coordinates of the base pixel of an output pixel: image, then the inner dimensions.
  std::vector<int> base(int pixel) const {
    std::vector<int> at(extents.size() - 1);
    for (std::size_t k = extents.size() - 2; k-- > 0;) {
      at[k + 1] = lower[k] + pixel % positions(k) * step[k];
      pixel /= positions(k);
    }
    at[0] = pixel;
    return at;
  }
  ir::TensorView view() const {
    ir::TensorView v;
    v.rank = rank();
    std::int64_t bytes = ir::Element{element}.bytes();
    for (int d = v.rank - 1; d >= 0; --d) {
      v.shape[d] = extents[static_cast<std::size_t>(d)];
      v.stride[d] = bytes;
      bytes = (bytes * v.shape[d] + 15) / 16 * 16;
    }
    v.im2col.given = true;
    for (std::size_t k = 0; k < lower.size(); ++k) {
      v.im2col.lower[k] = lower[k];
      v.im2col.upper[k] = upper[k];
      v.im2col.step[k] = step[k];
    }
    return v;
  }
  std::string name() const {
    std::string s = std::string(ir::name(element)) + " " + std::to_string(pixels) + " x " +
                    std::to_string(channels) + " swizzle " + std::to_string(swizzle) + " from " +
                    std::to_string(first) + " of";
    for (int x : extents) s += " " + std::to_string(x);
    for (std::size_t k = 0; k < lower.size(); ++k)
      s += " (" + std::to_string(lower[k]) + ", " + std::to_string(upper[k]) + ", step " +
           std::to_string(step[k]) + ", offset " + std::to_string(offset[k]) + ")";
    return s;
  }
};

Case column_case(const Column& c, unsigned seed) {
  ProgramBuilder k("im2col", 4);
  const Element element{c.element};
  const Shape shape = ir::make_shape(c.pixels, c.channels);
  Value *map = k.tensor("tensor", c.element, c.rank()), *tile = k.pointer("tile", c.element);
  Value* buffer =
      k.value(OpKind::shared_alloc_, {},
              Type::shared(element, shape, ir::SwizzleBytes{c.swizzle}.resolve(shape, element.bytes())));
  Value* barriers =
      k.value(OpKind::barrier_alloc_, {}, Type::barriers(1),
              {{"arrives", std::int64_t{0}}, {"expects", std::int64_t{1}}, {"copies", std::int64_t{0}}});
  Value* barrier = k.value(OpKind::barrier_index_, {barriers, k.constant(0)}, Type::barrier());
  std::vector<Value*> operands{map, buffer, barrier};
  for (int x : c.base(c.first)) operands.push_back(k.constant(x));
  operands.push_back(k.constant(c.channel));
  for (int x : c.offset) operands.push_back(k.constant(x));
  k.op(OpKind::barrier_expect_, {barrier, buffer}, {});
  k.op(OpKind::im2col_load_, operands, {});
  k.op(OpKind::barrier_wait_, {barrier, k.constant(0)}, {});
  const TileLayout layout = ir::Blocked{{1}, {32}, {4}, {0}}.resolve(ir::make_shape(shape.elements()));
  k.store(tile, k.value(OpKind::shared_load_, {buffer}, Type::tile(element, shape, layout)));

  const ir::TensorView view = c.view();
  const auto bytes = static_cast<std::size_t>(element.bytes());
  std::mt19937 random(seed);
  const std::vector<std::byte> data = encoded_bytes(
      c.element,
      small_numbers(random, c.element, static_cast<std::size_t>(view.stride[0] * view.shape[0]) / bytes));
  std::vector<std::byte> expected(static_cast<std::size_t>(shape.elements()) * bytes);
  for (int pixel = 0; pixel < c.pixels; ++pixel) {
    std::vector<int> at = c.base(c.first + pixel);
    bool inside = at[0] < c.extents[0];
    std::int64_t byte = at[0] * view.stride[0];
    for (std::size_t d = 1; d < at.size(); ++d) {
      const int x = at[d] + c.offset[d - 1];
      inside &= x >= 0 && x < c.extents[d];
      byte += x * view.stride[d];
    }
    for (int i = 0; inside && i < c.channels && c.channel + i < c.extents.back(); ++i)
      std::copy_n(&data[static_cast<std::size_t>(byte) + static_cast<std::size_t>(c.channel + i) * bytes],
                  bytes, &expected[static_cast<std::size_t>(pixel * c.channels + i) * bytes]);
  }
  ir::Program program = k.finish();
  ir::verify(program);
  return {c.name(),
          std::move(program),
          {{data, Compare::nothing, {}, view},
           {std::vector<std::byte>(expected.size(), std::byte{0x55}), Compare::bits, expected, {}}}};
}

TEST(Im2col, Columns) {
  std::vector<Case> cases;
  unsigned seed = 1;
  for (ElementType e : {i8, bf16, f32})
    for (int swizzle : {0, 64, 128})
      for (int stride : {1, 2})
        for (int padding : {0, 1, 2}) {
          const int row = (swizzle ? swizzle : 32) / ir::Element{e}.bytes(), filter = 3,
                    dilation = 1 + padding / 2;
          const int low = -padding, high = padding - (filter - 1) * dilation, tap = 2 * dilation;
          cases.push_back(
              column_case({e, 128, row, swizzle, {3, 40, row}, {low}, {high}, {stride}, {tap}, 7}, seed++));
          for (int first : {0, 37})
            cases.push_back(column_case({e,
                                         64,
                                         row,
                                         swizzle,
                                         {2, 9, 11, row},
                                         {low, low},
                                         {high, high},
                                         {stride, stride},
                                         {0, tap},
                                         first},
                                        seed++));
          cases.push_back(column_case({e,
                                       64,
                                       2 * row,
                                       swizzle,
                                       {2, 9, 11, 2 * row},
                                       {low, low},
                                       {high, high},
                                       {1, stride},
                                       {tap, dilation},
                                       20},
                                      seed++));
          cases.push_back(column_case({e,
                                       128,
                                       row,
                                       swizzle,
                                       {2, 6, 7, 6, row},
                                       {low, low, low},
                                       {high, high, high},
                                       {stride, 1, stride},
                                       {tap, 0, tap},
                                       11},
                                      seed++));
        }
  run_cases("im2col loads", std::move(cases));
}

}  // namespace
}  // namespace tilewright::differential
