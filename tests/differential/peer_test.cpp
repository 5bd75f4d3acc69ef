// Tiles that CTAs of a cluster load from each other, store to each other and send by st.async, on a GPU, in
// the simulator and by plain loops on the host: all element sizes, layouts and swizzles.
#include <gtest/gtest.h>

#include "ir/layout_specs.h"
#include "ir/verifier.h"
#include "tests/differential/differential.h"
#include "tests/differential/program_builder.h"
#include "tests/differential/small_numbers.h"

namespace tilewright::differential {
namespace {

using enum ir::ElementType;

struct Exchange {
  OpKind kind;  // peer_load, peer_store, store_async
  ElementType element;
  Shape shape;
  int swizzle, per_thread, cluster, rounds;

  std::string name() const {
    return std::string(ir::name(kind)) + " " + std::string(ir::name(element)) + shape.text() + " swizzle " +
           std::to_string(swizzle) + ", " + std::to_string(per_thread) + " a thread, " +
           std::to_string(cluster) + " CTAs";
  }
};

// In each round a CTA's tile comes from the CTA `rounds` places before it in the cluster: out[r] = in[r -
// ..].
Case exchange_case(const Exchange& c, unsigned seed) {
  ProgramBuilder k("exchange", 4, c.cluster);
  Value *in = k.pointer("in", c.element), *out = k.pointer("out", c.element);
  const Element element{c.element};
  const TileLayout layout = ir::Blocked{{1, c.per_thread}, {4, 8}, {4, 1}, {1, 0}}.resolve(c.shape);
  const Type tile = Type::tile(element, c.shape, layout), i32_scalar = Type::scalar(i32);
  Value* box =
      k.value(OpKind::shared_alloc_, {},
              Type::shared(element, c.shape, ir::SwizzleBytes{c.swizzle}.resolve(c.shape, element.bytes())));
  Value* barriers =
      k.value(OpKind::barrier_alloc_, {}, Type::barriers(1),
              {{"arrives", std::int64_t{0}}, {"expects", std::int64_t{1}}, {"copies", std::int64_t{0}}});
  Value* barrier = k.value(OpKind::barrier_index_, {barriers, k.constant(0)}, Type::barrier());
  Value* rank = k.value(OpKind::cluster_rank_, {}, i32_scalar);
  Value* size = k.constant(c.cluster);
  auto moved_by = [&](int places) {
    Value* sum = k.value(OpKind::add_, {rank, k.constant(places)}, i32_scalar);
    return k.value(OpKind::rem_, {sum, size}, i32_scalar);
  };
  auto elements = c.shape.elements();
  Value* offset = k.value(OpKind::mul_, {rank, k.constant(elements)}, i32_scalar);
  Value* from = k.value(OpKind::pointer_add_, {in, offset}, in->type);
  Value* to = k.value(OpKind::pointer_add_, {out, offset}, out->type);
  auto everybody = [&] { k.op(OpKind::cluster_barrier_, {}, {}); };
  for (int round = 0; round < c.rounds; ++round) {
    Value* x = k.load(round ? to : from, element, c.shape, layout);
    Value *next = moved_by(1), *before = moved_by(c.cluster - 1), *got;
    if (c.kind == OpKind::peer_load_) {
      k.op(OpKind::shared_store_, {box, x}, {});
      everybody();
      got = k.value(OpKind::peer_load_, {box, before}, tile);
    } else if (c.kind == OpKind::peer_store_) {
      k.op(OpKind::peer_store_, {box, next, x}, {});
      everybody();
      got = k.value(OpKind::shared_load_, {box}, tile);
    } else {
      k.op(OpKind::barrier_expect_, {barrier, box}, {});
      k.op(OpKind::store_async_, {box, next, x, barrier}, {});
      k.op(OpKind::barrier_wait_, {barrier, k.constant(round)}, {});
      got = k.value(OpKind::shared_load_, {box}, tile);
    }
    everybody();
    k.store(to, got);
  }
  std::mt19937 random(seed);
  const auto count = static_cast<std::size_t>(elements) * static_cast<std::size_t>(c.cluster);
  const std::vector<int> values = small_numbers(random, c.element, count);
  std::vector<int> moved(count);
  for (std::size_t i = 0; i < count; ++i)
    moved[(i + static_cast<std::size_t>(elements) * static_cast<std::size_t>(c.rounds)) % count] = values[i];
  const std::vector<std::byte> expected = encoded_bytes(c.element, moved);
  ir::Program program = k.finish();
  ir::verify(program);
  return {c.name(),
          std::move(program),
          {{encoded_bytes(c.element, values), Compare::nothing, {}, {}},
           {std::vector<std::byte>(expected.size(), std::byte{0x55}), Compare::bits, expected, {}}}};
}

TEST(Peers, TilesGoRoundTheCluster) {
  std::vector<Case> cases;
  unsigned seed = 1;
  for (OpKind kind : {OpKind::peer_load_, OpKind::peer_store_, OpKind::store_async_})
    for (ElementType e : {i8, bf16, i32, f32, i64})
      for (int swizzle : {0, 32, 128})
        for (int per_thread : {1, 2, 4, 8}) {
          const int bytes = ir::Element{e}.bytes();
          if (kind == OpKind::store_async_ && per_thread * bytes < 4) continue;
          const int columns = std::max(128 / bytes, 8 * per_thread);
          const int cluster = seed % 3 == 0 ? 4 : seed % 3 == 1 ? 2 : 8;
          cases.push_back(exchange_case({kind, e, ir::make_shape(16, columns), swizzle, per_thread, cluster,
                                         1 + static_cast<int>(seed % 2)},
                                        seed));
          ++seed;
        }
  // Lanes and warps with copies send once.
  for (OpKind kind : {OpKind::peer_store_, OpKind::store_async_})
    cases.push_back(exchange_case({kind, f32, ir::make_shape(4, 8), 0, 4, 2, 2}, seed++));
  run_cases("peers of a cluster", std::move(cases));
}

}  // namespace
}  // namespace tilewright::differential
