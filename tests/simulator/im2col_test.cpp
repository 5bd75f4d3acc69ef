// Tensor loads in im2col mode in the simulator: the A operand of a convolution as a matrix product, against
// the convolution's own indices; what the hardware refuses is reported.
#include <gtest/gtest.h>

#include <array>

#include "dsl/tilewright.h"
#include "ir/error.h"
#include "simulator/simulator.h"

namespace tilewright::test {
namespace {

// A convolution over the last `dimensions` of D, H, W. Unused ones have extent 1.
struct Convolution {
  int dimensions = 2;
  std::array<int, 3> extent = {1, 9, 7}, filter = {1, 3, 3}, stride = {1, 1, 1}, padding = {0, 1, 1},
                     dilation = {1, 1, 1};
  int images = 2, channels = 40;

  int outputs(int d) const {
    auto i = static_cast<std::size_t>(d);
    return (extent[i] + 2 * padding[i] - dilation[i] * (filter[i] - 1) - 1) / stride[i] + 1;
  }
  int taps() const { return filter[0] * filter[1] * filter[2]; }
  std::string name() const {
    std::string s;
    for (std::size_t d = 0; d < 3; ++d)
      s += " " + std::to_string(extent[d]) + "/f" + std::to_string(filter[d]) + "s" +
           std::to_string(stride[d]) + "p" + std::to_string(padding[d]) + "d" + std::to_string(dilation[d]);
    return s;
  }
  std::size_t at(int n, int d, int h, int w, int c) const {
    return static_cast<std::size_t>((((n * extent[0] + d) * extent[1] + h) * extent[2] + w) * channels + c);
  }
};

constexpr int pixels = 64, block = 32;  // of a tile
constexpr auto row_layout = blocked({1, 2}, {2, 16}, {4, 1}, {1, 0});

template <int Rank>
struct Args {
  TensorMap<i16, Rank> x;  // [images, (D, H,) W, channels]
  Ptr<i16> out;            // [taps, blocks of channels, pixels of the output, up to whole tiles, block]
  I32 tiles, d_out, h_out, w_out, d_filter, h_filter, w_filter;
  I32 d_step, h_step, w_step, d_low, h_low, w_low, d_gap, h_gap, w_gap;
};

// One CTA: a tile of output pixels (x), one place of the filter (y), a block of channels (z).
template <int Rank, auto Layout>
void columns(Args<Rank> args) {
  Shared<i16, shape<pixels, block>, Layout> a;
  Barriers<1> full({.expects = 1}, "full");
  I32 tile = program_id(0), tap = program_id(1), channel = program_id(2) * block, pixel = tile * pixels;
  I32 w = pixel % args.w_out * args.w_step + args.w_low;
  I32 h = pixel / args.w_out % args.h_out * args.h_step + args.h_low;
  I32 d = pixel / (args.w_out * args.h_out) % args.d_out * args.d_step + args.d_low;
  I32 n = pixel / (args.w_out * args.h_out * args.d_out);
  I32 s = tap % args.w_filter * args.w_gap, r = tap / args.w_filter % args.h_filter * args.h_gap,
      t = tap / (args.w_filter * args.h_filter) * args.d_gap;
  full[0].expect(a);
  if constexpr (Rank == 3)
    copy_async(args.x.im2col(n, w, channel, s), a, full[0]);
  else if constexpr (Rank == 4)
    copy_async(args.x.im2col(n, h, w, channel, r, s), a, full[0]);
  else
    copy_async(args.x.im2col(n, d, h, w, channel, t, r, s), a, full[0]);
  full[0].wait(0);
  auto rows = iota<0, shape<pixels, block>, row_layout>(),
       columns = iota<1, shape<pixels, block>, row_layout>();
  I32 at = ((tap * num_programs(2) + program_id(2)) * args.tiles + tile) * (pixels * block);
  store(args.out + (rows * block + columns + at), a.template load<row_layout>());
}

template <int Rank, auto Layout>
void expect_columns(const Convolution& c) {
  SCOPED_TRACE(c.name());
  std::vector<std::int16_t> x(c.at(c.images, 0, 0, 0, 0));
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<std::int16_t>(i * 7 + 1);
  const int total = c.images * c.outputs(0) * c.outputs(1) * c.outputs(2),
            tiles = (total + pixels - 1) / pixels, blocks = (c.channels + block - 1) / block;
  simulator::Memory memory;
  const std::size_t out_count = static_cast<std::size_t>(c.taps() * blocks * tiles * pixels * block);
  auto px = memory.allocate_copy("x", x), out = memory.allocate("out", out_count * 2);
  std::array<std::int64_t, Rank> shape{};
  Im2col<Rank> box;
  shape[0] = c.images;
  shape[Rank - 1] = c.channels;
  for (int k = 0; k < Rank - 2; ++k) {
    auto i = static_cast<std::size_t>(k), d = static_cast<std::size_t>(5 - Rank + k);
    shape[i + 1] = c.extent[d];
    box.lower[i] = -c.padding[d];
    box.upper[i] = c.padding[d] - (c.filter[d] - 1) * c.dilation[d];
    box.step[i] = c.stride[d];
  }
  Args<Rank> args{.x = TensorMap<i16, Rank>(px, shape).with_im2col(box),
                  .out = Ptr<i16>(out),
                  .tiles = tiles,
                  .d_out = c.outputs(0),
                  .h_out = c.outputs(1),
                  .w_out = c.outputs(2),
                  .d_filter = c.filter[0],
                  .h_filter = c.filter[1],
                  .w_filter = c.filter[2],
                  .d_step = c.stride[0],
                  .h_step = c.stride[1],
                  .w_step = c.stride[2],
                  .d_low = -c.padding[0],
                  .h_low = -c.padding[1],
                  .w_low = -c.padding[2],
                  .d_gap = c.dilation[0],
                  .h_gap = c.dilation[1],
                  .w_gap = c.dilation[2]};
  static const ir::Program program = record({"columns", 4}, &columns<Rank, Layout>);
  simulator::Options options;
  options.poison = true;
  simulator::Report r =
      simulator::simulate(program, {tiles, c.taps(), blocks}, argument_values(args), memory, options);
  ASSERT_TRUE(r.clean()) << r.text();
  auto got = memory.template read<std::int16_t>(out, out_count);
  std::size_t i = 0;
  for (int tap = 0; tap < c.taps(); ++tap)
    for (int b = 0; b < blocks; ++b)
      for (int pixel = 0; pixel < tiles * pixels; ++pixel)
        for (int k = 0; k < block; ++k, ++i) {
          const int place[3] = {tap / (c.filter[1] * c.filter[2]), tap / c.filter[2] % c.filter[1],
                                tap % c.filter[2]};
          const int output[3] = {pixel / (c.outputs(1) * c.outputs(2)) % c.outputs(0),
                                 pixel / c.outputs(2) % c.outputs(1), pixel % c.outputs(2)};
          bool inside = pixel < total && b * block + k < c.channels;
          int in[3];
          for (std::size_t d = 0; d < 3; ++d) {
            in[d] = output[d] * c.stride[d] - c.padding[d] + place[d] * c.dilation[d];
            inside &= in[d] >= 0 && in[d] < c.extent[d];
          }
          const int n = pixel / (c.outputs(0) * c.outputs(1) * c.outputs(2));
          ASSERT_EQ(got[i], inside ? x[c.at(n, in[0], in[1], in[2], b * block + k)] : 0)
              << "tap " << tap << " channel " << b * block + k << " pixel " << pixel;
        }
}

TEST(Im2col, TwoDimensionalConvolutions) {
  for (int stride : {1, 2, 3})
    for (int padding : {0, 1, 2})
      for (int dilation : {1, 2})
        expect_columns<4, swizzle_64B>({.stride = {1, stride, stride},
                                        .padding = {0, padding, padding},
                                        .dilation = {1, dilation, dilation}});
  expect_columns<4, swizzle_none>({.filter = {1, 1, 1}, .padding = {0, 0, 0}});
  expect_columns<4, swizzle_none>(
      {.extent = {1, 5, 12}, .filter = {1, 2, 4}, .stride = {1, 2, 1}, .padding = {0, 0, 3}, .channels = 72});
}

TEST(Im2col, OneAndThreeDimensions) {
  for (int stride : {1, 2}) {
    expect_columns<3, swizzle_64B>({.dimensions = 1,
                                    .extent = {1, 1, 50},
                                    .filter = {1, 1, 5},
                                    .stride = {1, 1, stride},
                                    .padding = {0, 0, 2}});
    expect_columns<5, swizzle_none>({.dimensions = 3,
                                     .extent = {4, 5, 6},
                                     .filter = {2, 3, 3},
                                     .stride = {1, stride, stride},
                                     .padding = {1, 1, 0}});
  }
}

struct Mistakes {
  TensorMap<i16, 4> x;
  I32 w, c, r;
};
std::string mistake(Im2col<4> box, int w, int c, int r) {
  static const ir::Program program = record({"mistakes", 4}, [](Mistakes args) {
    Shared<i16, shape<pixels, block>, swizzle_none> a;
    Barriers<1> full({.expects = 1}, "full");
    full[0].expect(a);
    copy_async(args.x.im2col(0, 0, args.w, args.c, args.r, 0), a, full[0]);
    full[0].wait(0);
  });
  simulator::Memory memory;
  auto x = memory.allocate_copy("x", std::vector<std::int16_t>(9 * 7 * 32));
  Mistakes args{.x = TensorMap<i16, 4>(x, {1, 9, 7, 32}).with_im2col(box), .w = w, .c = c, .r = r};
  try {
    return simulator::simulate(program, {}, argument_values(args), memory, {}).text();
  } catch (const LaunchError& e) {
    return e.what();
  }
}

TEST(Im2col, WhatTheHardwareRefusesIsReported) {
  const Im2col<4> box{.lower = {-1, -1}, .upper = {-1, -1}, .step = {1, 1}};
  EXPECT_EQ(mistake(box, -1, 0, 2), "");
  EXPECT_NE(mistake(box, -2, 0, 0)
                .find("it begins outside of the pixel box, which goes from -1 to 5 in "
                      "dimension 2"),
            std::string::npos)
      << mistake(box, -2, 0, 0);
  EXPECT_NE(mistake(box, 0, 4, 0).find("begin at a multiple of 8 channels"), std::string::npos);
  EXPECT_NE(mistake(box, 0, 0, 256).find("the hardware takes 0 to 255"), std::string::npos);
  Im2col<4> far = box;
  far.lower[0] = -129;
  EXPECT_NE(mistake(far, 0, 0, 0).find("a corner -129 in dimension 1, im2col takes -128 to 127"),
            std::string::npos);
  Im2col<4> fast = box;
  fast.step[1] = 9;
  EXPECT_NE(mistake(fast, 0, 0, 0).find("im2col takes 1 to 8"), std::string::npos);
  Im2col<4> empty = box;
  empty.upper[0] = -20;
  EXPECT_NE(mistake(empty, 0, 0, 0).find("the pixel box is empty in dimension 1"), std::string::npos);
}

TEST(Im2col, ATensorWithoutAPixelBoxIsRefused) {
  struct Plain {
    TensorMap<i16, 4> x;
  };
  ir::Program program = record({"plain", 4}, [](Plain args) {
    Shared<i16, shape<pixels, block>, swizzle_none> a;
    Barriers<1> full({.expects = 1}, "full");
    full[0].expect(a);
    copy_async(args.x.im2col(0, 0, 0, 0, 0, 0), a, full[0]);
    full[0].wait(0);
  });
  simulator::Memory memory;
  auto x = memory.allocate("x", 9 * 7 * 64);
  Plain args{.x = TensorMap<i16, 4>(x, {1, 9, 7, 32})};
  EXPECT_THROW(simulator::simulate(program, {}, argument_values(args), memory, {}), LaunchError);
}

}  // namespace
}  // namespace tilewright::test
