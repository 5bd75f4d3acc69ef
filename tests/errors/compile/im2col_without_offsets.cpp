// im2col coordinates without the offsets in the filter
// expect: im2col(...) takes one coordinate for each dimension of the tensor map, then an offset
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto L = blocked({4}, {32}, {4}, {0});

struct Args {
  Ptr<f32> x;
  TensorMap<f32, 1> map;
};

void kernel(Args args) {
  auto x = load(args.x + arange<0, 512, L>());
  Shared<f32, shape<512>, swizzle_none> box;
  Barriers<1> ready({.expects = 1});
  TensorMap<f32, 4> images;
  Shared<f32, shape<64, 8>, swizzle_none> column;
  copy_async(images.im2col(0, 0, 0, 0), column, ready[0]);  // here
  store(args.x + arange<0, 512, L>(), x);
}
