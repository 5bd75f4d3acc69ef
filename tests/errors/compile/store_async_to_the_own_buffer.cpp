// st.async to the own CTA's buffer
// expect: store_async goes to another CTA: store_async(peer(buffer, rank), tile, peer(barrier, rank))
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
  store_async(box, x, peer(ready[0], 1));  // here
}
