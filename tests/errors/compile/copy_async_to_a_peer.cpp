// a tensor load into another CTA's memory
// expect: asynchronous copies fill the own CTA's shared memory
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
  copy_async(args.map.at(0), peer(box, 1), ready[0]);  // here
}
