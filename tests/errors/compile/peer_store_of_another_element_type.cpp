// a bf16 tile stored to an f32 buffer of another CTA
// expect: the tile has another element type than the buffer; use cast<T>(x)
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
  peer(box, 1).store(cast<bf16>(x));  // here
  store(args.x + arange<0, 512, L>(), x);
}
