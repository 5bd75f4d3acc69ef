// A ring of slots between a partition that fills them and one that adds them up: the pattern of every
// pipelined kernel, with a switch for each mistake.
#pragma once
#include "ir/verifier.h"
#include "tests/simulator/kernel.h"

namespace tilewright::simulator::test {

inline const Element i32{ElementType::i32};

struct Ring {
  int stages = 2, rounds = 5;
  // the mistakes
  bool no_full_wait = false, no_empty_wait = false, no_arrive = false, no_fence = false, late_fence = false;
  bool producer_starts_at_phase_0 = false, consumer_starts_at_phase_1 = false, phase_not_advanced = false;
  bool no_expect = false, expect_half = false, expect_twice_the_bytes = false, arrive_twice = false;
  bool wrong_slot = false, no_load = false;
  int arrives = 1, expects = 1;
  bool bulk = false;  // bulk_load of contiguous slots instead of tensor_load

  int wait_line = 0, load_line = 0, read_line = 0, arrive_line = 0, expect_line = 0, empty_wait_line = 0;
  std::vector<float> sum = {};  // of the slots, by element

  static constexpr int rows = 16, columns = 32;

  Report run(Options options = {}) {
    Kernel k(4);
    const int bytes = rows * columns * 4;
    Value* map = nullptr;
    Value* in = nullptr;
    if (bulk)
      in = k.pointer_parameter("in", ElementType::f32);
    else
      map = k.map_parameter("in", ElementType::f32, 2);
    Value* out = k.pointer_parameter("out", ElementType::f32);
    Shape slot = ir::make_shape(rows, columns), ring = slot.with_inserted(0, stages);
    ir::SharedLayout layout = ir::SwizzleBytes{bulk ? 0 : 128}.resolve(ring, 4);
    ir::SharedLayout inner = ir::sliced(layout, ring, 0, 0, 1);
    Type one = Type::shared(Element{ElementType::f32}, slot, inner);
    Value* buffer = k.value(OpKind::shared_alloc_, {}, Type::shared(Element{ElementType::f32}, ring, layout),
                            {{"name", "ring"}});
    Value* full = k.barriers("full", stages, 0, expects, 0);
    Value* empty = k.barriers("empty", stages, arrives, 0, 0);
    auto in_slot = [&](Value* i) { return k.scalar(OpKind::rem_, {i, k.integer(stages)}, i32); };
    auto in_round = [&](Value* i) { return k.scalar(OpKind::div_, {i, k.integer(stages)}, i32); };
    auto load = [&] {
      k.for_loop(k.integer(0), k.integer(rounds), k.integer(1), [&](Value* i) {
        Value* s = in_slot(i);
        Value* ready = k.barrier_at(full, s);
        Value* to = k.value(OpKind::shared_index_, {buffer, s}, one);
        if (!no_empty_wait) {
          Value* phase = in_round(i);
          if (!producer_starts_at_phase_0) phase = k.scalar(OpKind::sub_, {phase, k.integer(1)}, i32);
          k.op(OpKind::barrier_wait_, {k.barrier_at(empty, s), phase}, {});
          empty_wait_line = k.lines;
        }
        std::vector<Value*> views{ready, to};
        if (expect_half) {
          Shape half = ir::make_shape(rows / 2, columns);
          views[1] = k.value(OpKind::shared_slice_, {to},
                             Type::shared(one.element, half, ir::sliced(inner, slot, 0, 0, rows / 2)),
                             {{"dim", std::int64_t{0}}, {"start", std::int64_t{0}}});
        }
        if (expect_twice_the_bytes) views.push_back(to);
        if (no_expect) views.resize(1);
        k.op(OpKind::barrier_expect_, views, {});
        expect_line = k.lines;
        if (no_load) return;
        Value* row = k.scalar(OpKind::mul_, {i, k.integer(rows)}, i32);
        if (bulk) {
          Value* offset = k.scalar(OpKind::mul_, {i, k.integer(rows * columns)}, i32);
          k.op(OpKind::bulk_load_,
               {k.scalar(OpKind::pointer_add_, {in, offset}, in->type.element), to, ready}, {});
        } else {
          k.op(OpKind::tensor_load_, {map, to, ready, row, k.integer(0)}, {});
        }
        load_line = k.lines;
      });
    };
    auto add = [&] {
      Type tile = k.tile(ElementType::f32, slot);
      Value* sum = k.value(OpKind::variable_, {k.splat(k.number(0), tile)}, tile.as_variable());
      k.for_loop(k.integer(0), k.integer(rounds), k.integer(1), [&](Value* i) {
        Value* s = in_slot(i);
        Value* phase = phase_not_advanced ? k.integer(0) : in_round(i);
        if (consumer_starts_at_phase_1) phase = k.scalar(OpKind::add_, {phase, k.integer(1)}, i32);
        if (!no_full_wait) k.op(OpKind::barrier_wait_, {k.barrier_at(full, s), phase}, {});
        wait_line = k.lines;
        Value* from = s;
        if (wrong_slot) from = in_slot(k.scalar(OpKind::add_, {i, k.integer(1)}, i32));
        Value* x = k.value(OpKind::shared_load_, {k.value(OpKind::shared_index_, {buffer, from}, one)}, tile);
        read_line = k.lines;
        Value* now = k.value(OpKind::get_, {sum}, tile);
        k.op(OpKind::set_, {sum, k.map(OpKind::add_, {now, x}, tile)}, {});
        if (!no_fence && !late_fence) k.op(OpKind::fence_async_, {}, {}, {{"space", "shared"}});
        if (!no_arrive)
          for (int n = 0; n < 1 + arrive_twice; ++n) {
            k.op(OpKind::barrier_arrive_, {k.barrier_at(empty, s)}, {});
            arrive_line = k.lines;
          }
        if (late_fence) k.op(OpKind::fence_async_, {}, {}, {{"space", "shared"}});
      });
      k.store(k.pointers(out, k.flat_offsets(slot)), k.value(OpKind::get_, {sum}, tile));
    };
    k.specialize({{"load", 1, load}, {"add", 4, add}});
    ir::verify(k.program);
    Memory memory;
    std::vector<float> data(static_cast<std::size_t>(rounds * rows * columns));
    for (std::size_t i = 0; i < data.size(); ++i) data[i] = static_cast<float>(i % 97) - 3.0f;
    auto pi = memory.allocate_copy("in", data),
         po = memory.allocate("out", static_cast<std::uint64_t>(bytes));
    std::vector<ir::ArgumentValue> arguments{{"ptr<f32>", pi}, {"ptr<f32>", po}};
    if (!bulk) arguments[0] = tensor_argument("tensor_map<f32, 2>", pi, {rounds * rows, columns}, 4);
    Report r = k.run(memory, arguments, {}, options);
    sum = memory.read<float>(po, rows * columns);
    expected.assign(sum.size(), 0.0f);
    for (std::size_t i = 0; i < data.size(); ++i) expected[i % expected.size()] += data[i];
    return r;
  }

  std::vector<float> expected = {};
};

}  // namespace tilewright::simulator::test
