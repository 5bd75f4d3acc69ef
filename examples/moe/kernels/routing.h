// moe_routing: from expert ids to everything the grouped matmuls need, without a host synchronisation: slice
// sizes and offsets, gather and scatter indices in an order that is stable by expert, block schedules.
#pragma once
#include "dsl/tilewright.h"

namespace tilewright::moe {

struct RoutingArgs {
  Ptr<i32> ids;  // [assignments] = [tokens, top_k]; ids outside [first, last) are other ranks' or empty
  Ptr<i32> slice_sizes;    // [experts]
  Ptr<i32> slice_offsets;  // [experts + 1]
  Ptr<i32> gather;         // [rows] token of each row
  Ptr<i32> scatter;        // [rows] assignment of each row
  Ptr<i32> schedule;  // [4, schedule_stride] for block sizes 16, 32, 64, 128: block << 16 | slice, then -1
  I32 assignments, top_k, first, last, schedule_stride;
};

// One CTA: counts, prefix sums, then places. `columns`: local experts rounded up to a power of two.
template <int columns, int chunk, int warps>
void moe_routing(RoutingArgs args) {
  constexpr auto experts_layout = row_major(shape<columns>, warps, 1);
  constexpr auto pairs = row_major(shape<chunk, chunk>, warps, 4);
  constexpr auto by_row = slice<1>(pairs), by_column = slice<0>(pairs);
  constexpr int entries = chunk * columns <= 16384 ? chunk : 16384 / columns;  // of a schedule at a time
  constexpr auto blocks = row_major(shape<entries, columns>, warps, 1);
  I32 experts = args.last - args.first;
  auto expert = arange<0, columns, experts_layout>();  // [columns]

  // Local expert of each assignment of a chunk; -1 for those of other ranks.
  auto local = [&](auto assignment) {  // [chunk]
    auto id = load(args.ids + assignment, assignment < args.assignments, -1);
    return where((id >= args.first) & (id < args.last), id - args.first, -1);
  };

  Var sizes = zeros<i32, shape<columns>, experts_layout>();  // [columns]
  for_(range(0, args.assignments, chunk), [&](I32 start) {
    sizes += histogram<columns, experts_layout>(local(start + arange<0, chunk, by_row>()));
  });
  auto ends = cumulative_sum<0>(sizes);  // [columns]
  store(args.slice_sizes + expert, sizes, expert < experts);
  store(args.slice_offsets + expert + 1, ends, expert < experts);
  store(args.slice_offsets + expert, 0, expert == 0);

  Var next = ends - sizes;  // [columns] where the next row of each expert goes
  for_(range(0, args.assignments, chunk), [&](I32 start) {
    auto assignment = start + arange<0, chunk, by_row>();  // [chunk]
    auto mine = local(assignment);                         // [chunk]
    auto theirs = convert_layout<by_column>(mine);         // [chunk]
    auto earlier = iota<1, shape<chunk, chunk>, pairs>() < iota<0, shape<chunk, chunk>, pairs>();
    auto same = expand_dims<1>(mine) == broadcast<shape<chunk, chunk>, pairs>(expand_dims<0>(theirs));
    auto rank = sum<1>(same & earlier);                   // [chunk]
    auto row = gather<0>(next, maximum(mine, 0)) + rank;  // [chunk]
    store(args.scatter + row, assignment, mine >= 0);
    store(args.gather + row, assignment / args.top_k, mine >= 0);
    next += histogram<columns, experts_layout>(mine);
  });

  // Entry p of a schedule belongs to the slice whose blocks end first after p.
  for_(range(0, 4), [&](I32 i) {
    auto count = (sizes + ((16 << i) - 1)) >> (i + 4);       // [columns] blocks of 16 << i rows
    auto end = cumulative_sum<0>(count);                     // [columns]
    auto block_end = convert_layout<slice<0>(blocks)>(end);  // [columns]
    for_(range(0, args.schedule_stride, entries), [&](I32 start) {
      auto entry = start + arange<0, entries, slice<1>(blocks)>();  // [entries]
      auto before =
          expand_dims<0>(block_end) <= broadcast<shape<entries, columns>, blocks>(expand_dims<1>(entry));
      auto slice = sum<1>(before);                                       // [entries]
      auto first = gather<0>(end - count, minimum(slice, columns - 1));  // [entries]
      auto packed = where(slice < experts, ((entry - first) << 16) | slice, -1);
      store(args.schedule + args.schedule_stride * i + entry, packed, entry < args.schedule_stride);
    });
  });
}

}  // namespace tilewright::moe
