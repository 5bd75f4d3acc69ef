// a shared buffer allocated in a body used after it
// expect: {here}: buffer: the operand (made at {made}) was made in the body of a for_, if_ or while_ that has
// ended; keep it in a Var declared before that body
#include "tests/errors/mistake.h"

namespace tilewright::mistakes::shared_escapes_if {

constexpr auto L = blocked({4}, {32}, {4}, {0});
struct Args {
  Ptr<f32> x;
  Ptr<bf16> b;
  Ptr<i32> k;
  I32 n;
  F32 s;
};

const Mistake mistake("shared_escapes_if", [] {
  record(
      {"kernel"}, +[](Args args) {
        using Buffer = Shared<f32, shape<512>, swizzle_none>;
        std::unique_ptr<Buffer> inner;
        if_(args.n > 0, [&] {
          inner.reset(new Buffer());  // made
        });
        auto x = inner->load<L>();  // here
        store(args.x + arange<0, 512, L>(), x);
      });
});

}  // namespace tilewright::mistakes::shared_escapes_if
