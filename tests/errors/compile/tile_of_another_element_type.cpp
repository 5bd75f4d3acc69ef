// an f32 tile where an i32 tile is declared
// expect: the tile has another element type than expected here; use cast<T>(x)
#include "dsl/tilewright.h"
using namespace tilewright;

constexpr auto L = blocked({4}, {32}, {4}, {0});

struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  I64 m;
  F32 s;
};

void kernel(Args args) {
  auto i = arange<0, 512, L>();
  auto x = load(args.x + i);
  Tile<i32, shape<512>, L> j = x;  // here
  store(args.k + i, j);
}
