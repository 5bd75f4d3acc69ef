// One small kernel for each kind of mistake that the simulator finds: the examples of docs/debugging.md.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::docs {

struct Args {
  Ptr<f32> x;  // [100]
  I32 n;       // 100
};

inline constexpr auto line = blocked({1}, {32}, {4}, {0});  // 128 threads, one element each

inline void out_of_bounds(Args args) {
  auto i = arange<0, 128, line>();
  store(args.x + i, full<f32, shape<128>, line>(1.0f));
}

inline void broken_promise(Args args) {
  auto i = assume_multiple<8>(args.n + 2);
  store(args.x + i, 1.0f);
}

inline void uninitialised_shared(Args args) {
  auto i = arange<0, 128, line>();
  Shared<f32, shape<128>, swizzle_none> buffer;
  store(args.x + i, buffer.load<line>(), i < args.n);
}

inline void uninitialised_global(Args args) {
  auto i = arange<0, 64, line>();
  store(args.x + i, load(args.x + i) + 1.0f);
}

inline void copy_in_flight(Args args) {
  auto i = arange<0, 128, line>();
  Shared<f32, shape<128>, swizzle_none> buffer;
  copy_async(args.x + i, buffer, i < args.n);
  commit_group();
  store(args.x + i, buffer.load<line>(), i < args.n);
}

inline void capacity(Args args) {
  constexpr auto big = row_major(shape<512, 128>, 4, 4);
  Shared<f32, shape<512, 128>, swizzle_none> buffer;
  buffer.store(full<f32, shape<512, 128>, big>(0.0f));
  auto i = iota<0, shape<512, 128>, big>();
  store(args.x + i, buffer.load<big>(), i < args.n);
}

inline void bad_step(Args args) {
  for_(range(0, 100, args.n - 100), [&](I32 k) { store(args.x + k, 0.0f); });
}

inline void endless_loop(Args args) {
  Var<I32> k = I32(0);
  while_([&] { return k < args.n; }, [&] { store(args.x + k, 0.0f); });
}

inline void bad_index(Args args) {
  auto i = arange<0, 64, line>();
  auto v = load(args.x + i);
  store(args.x + i, gather<0>(v, i + 1));
}

inline void assertion(Args args) {
  auto v = load(args.x + arange<0, 64, line>());
  device_assert(v >= 0.0f, "weights are not negative");
}

inline void global_conflict(Args args) { store(args.x, cast<f32>(program_id(0))); }

inline void unsupported(Args args) {
  auto i = arange<0, 64, line>();
  auto v = load(args.x + i);
  store(args.x + i, inline_ptx<f32>("ex2.approx.ftz.f32 $0, $1;", "=f,f", v));
}

}  // namespace tilewright::docs
