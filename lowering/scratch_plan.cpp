// The scratch half of conversion_plan.h: vectors, rounds, rows of 128 bytes.
#include <algorithm>
#include <bit>

#include "ir/linear_layout.h"
#include "lowering/bit_span.h"
#include "lowering/conversion_plan.h"

namespace tilewright::lowering {

namespace {

using Vectors = std::vector<std::uint32_t>;
constexpr int lane_bits = ir::TileLayout::lane_bits;

Vectors register_images(const ir::TileLayout& l) { return {l.basis, l.basis + l.register_bits}; }
// Images of lanes and warps, copies left out.
Vectors thread_images(const ir::TileLayout& l) {
  Vectors images;
  for (int i = 0; i < lane_bits + l.warp_bits; ++i)
    if (l.basis[l.register_bits + i]) images.push_back(l.basis[l.register_bits + i]);
  return images;
}
// Images of the lanes that one pass of an access of that many bytes serves together (PTX ISA: 8 lanes of 16
// bytes, 16 of 8, 32 of 4 or less).
Vectors phase_images(const ir::TileLayout& l, int bytes) {
  int bits = bytes >= 16 ? 3 : bytes == 8 ? 4 : 5;
  Vectors images;
  for (int i = 0; i < bits; ++i)
    if (l.lane_basis(i)) images.push_back(l.lane_basis(i));
  return images;
}

// Element index -> (place in the scratch, round): `inside` spans the elements of one round, `rounds` has one
// vector for each bit of the round number.
struct Rounds {
  Vectors rounds;
  BitSpan inside;
};

// Neighbours on both sides, at most 2^limit of them. No combination of thread images may lie among them, so
// that a thread's offset never changes the order within a vector.
Vectors choose_vector(const ir::TileLayout& from, const ir::TileLayout& to, int limit) {
  Vectors common = intersection(register_images(from), register_images(to)), vector;
  std::sort(common.begin(), common.end());  // low elements first: often neighbouring registers already
  BitSpan busy(thread_images(from));
  for (std::uint32_t v : thread_images(to)) busy.add(v);
  for (std::uint32_t v : common)
    if (static_cast<int>(vector.size()) < limit && busy.add(v)) vector.push_back(v);
  return vector;
}

int line_bits(int element_bytes) { return std::countr_zero(128u / static_cast<unsigned>(element_bytes)); }

// More neighbours on one side alone, if no pass of either side then needs more than one row of banks.
Vectors extend_vector(const ir::TileLayout& wide, const ir::TileLayout& narrow, const Vectors& vector,
                      int limit, int element_bytes) {
  Vectors extra, candidates = register_images(wide);
  std::sort(candidates.begin(), candidates.end());
  int narrow_bytes = element_bytes << vector.size();
  for (std::uint32_t v : candidates) {
    if (static_cast<int>(vector.size() + extra.size()) == limit) break;
    Vectors more = extra;
    more.push_back(v);
    auto rank = [](std::initializer_list<const Vectors*> parts) {
      BitSpan span;
      for (const Vectors* p : parts)
        for (std::uint32_t x : *p) span.add(x);
      return span.rank();
    };
    int size = static_cast<int>(vector.size() + more.size());
    Vectors own = thread_images(wide), other = thread_images(narrow);
    Vectors own_phase = phase_images(wide, element_bytes << size),
            other_phase = phase_images(narrow, narrow_bytes);
    bool aligned =
        rank({&vector, &more, &own}) == size + rank({&own}) &&
        rank({&vector, &more, &own, &other}) == static_cast<int>(vector.size()) + rank({&more, &own, &other});
    bool free = rank({&vector, &more, &own_phase}) <= line_bits(element_bytes) &&
                rank({&vector, &more, &other_phase}) <= line_bits(element_bytes);
    if (aligned && free) extra = std::move(more);
  }
  return extra;
}

// Vectors less their part in the lowest bits of the scratch offset: with the thread images of the side that
// has the wider vectors they span a complement of those bits, from which all others are taken.
class Complement {
 public:
  Complement(const Vectors& low, const ir::TileLayout& wide, const ir::TileLayout& narrow, int index_bits)
      : mask_((1u << low.size()) - 1u) {
    basis_.add(low);
    basis_.add(thread_images(wide));
    basis_.add(thread_images(narrow));
    basis_.complete(index_bits);
  }
  std::uint32_t operator()(std::uint32_t v) const { return v ^ basis_.vector(basis_.coordinates(v) & mask_); }
  Vectors operator()(const Vectors& vs) const {
    Vectors out;
    for (std::uint32_t v : vs) out.push_back((*this)(v));
    return out;
  }

 private:
  BitBasis basis_;
  std::uint32_t mask_;
};

// The round should depend on the register alone on both sides, so that no thread has to look which of its
// registers take part; failing that on the source's side, failing that on neither.
Rounds choose_rounds(const ir::TileLayout& from, const ir::TileLayout& to, const Vectors& vector,
                     const Complement& clear, int index_bits, int round_bits) {
  Vectors from_threads = thread_images(from), to_threads = thread_images(to);
  auto keep = [&](std::initializer_list<const Vectors*> parts) {
    BitSpan span(vector);
    for (const Vectors* p : parts)
      for (std::uint32_t v : *p) span.add(v);
    return span;
  };
  BitSpan fixed = keep({&from_threads, &to_threads});
  if (index_bits - fixed.rank() < round_bits) fixed = keep({&from_threads});
  if (index_bits - fixed.rank() < round_bits) fixed = keep({});
  Rounds result;
  result.inside = fixed;
  BitSpan all = fixed;
  // Registers of the source, the last first: they are the farthest apart.
  Vectors candidates;
  for (std::uint32_t v : register_images(from)) candidates.push_back(clear(v));
  for (int i = 0; i < index_bits; ++i) candidates.push_back(clear(1u << i));
  auto add_round = [&](std::uint32_t v) {
    if (static_cast<int>(result.rounds.size()) < round_bits && all.add(v)) result.rounds.push_back(v);
  };
  for (int i = from.register_bits - 1; i >= 0; --i) add_round(candidates[static_cast<std::size_t>(i)]);
  for (std::uint32_t v : candidates) add_round(v);
  for (std::uint32_t v : candidates)
    if (all.add(v)) result.inside.add(v);
  return result;
}

// The part of v inside the rounds' span.
class Projection {
 public:
  Projection(const Rounds& r) : inside_(r.inside.rank()) {
    basis_.add(r.inside.vectors());
    basis_.add(r.rounds);
  }
  std::uint32_t operator()(std::uint32_t v) const {
    return basis_.vector(basis_.coordinates(v) & ((1u << inside_) - 1u));
  }
  std::uint32_t round(std::uint32_t v) const { return basis_.coordinates(v) >> inside_; }
  Vectors operator()(const Vectors& vs) const {
    Vectors out;
    for (std::uint32_t v : vs) out.push_back((*this)(v));
    return out;
  }

 private:
  BitBasis basis_;
  int inside_;
};

// Bits of the scratch offset (in elements) in ascending order: vector, what fills up a bank's four bytes,
// banks, rows of 128 bytes.
BitBasis arrange(const Vectors& vector, const Vectors& inside, int size, const Vectors& from_lanes,
                 const Vectors& to_lanes, int element_bytes) {
  BitSpan word(vector);
  int word_bits =
      std::max(static_cast<int>(vector.size()),
               element_bytes >= 4 ? 0 : std::countr_zero(4u / static_cast<unsigned>(element_bytes)));
  for (const Vectors* candidates : {&from_lanes, &to_lanes, &inside})
    for (std::uint32_t v : *candidates)
      if (word.rank() < word_bits) word.add(v);
  // A and B: what one pass of either side touches. A common complement of both is free of conflicts: what
  // lies outside both, then sums of a vector of A alone and one of B alone.
  BitSpan a = word, b = word;
  for (std::uint32_t v : from_lanes) a.add(v);
  for (std::uint32_t v : to_lanes) b.add(v);
  int rows = std::max(0, size - line_bits(element_bytes));
  Vectors row;
  BitSpan both = a;
  for (std::uint32_t v : b.vectors()) both.add(v);
  for (std::uint32_t v : inside)
    if (static_cast<int>(row.size()) < rows && both.add(v)) row.push_back(v);
  BitSpan shared(intersection(a.vectors(), b.vectors()));
  Vectors only_a, only_b;
  BitSpan a_rest = shared, b_rest = shared;
  for (std::uint32_t v : a.vectors())
    if (a_rest.add(v)) only_a.push_back(v);
  for (std::uint32_t v : b.vectors())
    if (b_rest.add(v)) only_b.push_back(v);
  for (std::size_t i = 0; i < std::min(only_a.size(), only_b.size()); ++i)
    if (static_cast<int>(row.size()) < rows) row.push_back(only_a[i] ^ only_b[i]);

  BitBasis bits;
  bits.add(word.vectors());
  BitSpan taken(word.vectors());
  for (std::uint32_t v : row) taken.add(v);
  for (const Vectors* candidates : {&from_lanes, &to_lanes, &inside})
    for (std::uint32_t v : *candidates)
      if (taken.add(v)) bits.add(v);
  bits.add(row);
  return bits;
}

// The accesses of one side: its registers in vectors.
std::vector<ScratchPlan::Access> accesses(const ir::TileLayout& layout, const Vectors& vector,
                                          const std::vector<std::uint32_t>& offsets,
                                          const std::vector<std::uint32_t>& rounds) {
  BitSpan registers;
  for (int i = 0; i < layout.register_bits; ++i) registers.add(layout.register_basis(i), 1u << i);
  BitBasis order;  // of register numbers: the vector's first
  for (std::uint32_t v : vector) order.add(*registers.names(v));
  order.complete(layout.register_bits);
  auto size = static_cast<std::uint32_t>(vector.size());
  std::vector<ScratchPlan::Access> result;
  for (std::uint32_t k = 0; k < 1u << (layout.register_bits - static_cast<int>(size)); ++k) {
    ScratchPlan::Access access{};
    std::uint32_t first = order.vector(k << size);
    for (std::uint32_t e = 0; e < 1u << size; ++e)
      access.registers.push_back(static_cast<int>(order.vector(k << size | e)));
    // Offsets of a vector differ in the lowest bits only; its elements are sorted by them.
    std::sort(access.registers.begin(), access.registers.end(), [&](int x, int y) {
      return offsets[static_cast<std::size_t>(x)] < offsets[static_cast<std::size_t>(y)];
    });
    access.round = static_cast<int>(rounds[first]);
    access.offset = offsets[static_cast<std::size_t>(access.registers[0])];
    result.push_back(std::move(access));
  }
  std::stable_sort(result.begin(), result.end(), [](const auto& x, const auto& y) {
    return x.round != y.round ? x.round < y.round : x.offset < y.offset;
  });
  return result;
}

// Whether every thread of the result finds its elements in its own warp of the source.
bool stays_in_warp(const ir::TileLayout& from, const ir::TileLayout& to) {
  if (from.warp_bits != to.warp_bits) return false;
  BitSpan warp;
  for (int i = 0; i < from.register_bits + lane_bits; ++i)
    if (from.basis[i]) warp.add(from.basis[i]);
  for (int i = 0; i < to.register_bits + lane_bits; ++i)
    if (!warp.contains(to.basis[i])) return false;
  for (int i = 0; i < from.warp_bits; ++i)
    if (!warp.contains(from.warp_basis(i) ^ to.warp_basis(i))) return false;
  return true;
}

}  // namespace

ScratchPlan plan_scratch(const ir::TileLayout& from, const ir::TileLayout& to, int index_bits,
                         int element_bytes, std::uint32_t limit, int round_bits) {
  ScratchPlan plan;
  int element_shift = std::countr_zero(static_cast<unsigned>(element_bytes));
  int limit_bits = 4 - element_shift;
  Vectors common = choose_vector(from, to, limit_bits);
  Vectors extra = extend_vector(to, from, common, limit_bits, element_bytes);
  bool wide_loads = !extra.empty();
  if (!wide_loads) extra = extend_vector(from, to, common, limit_bits, element_bytes);
  Vectors vector = common;
  vector.insert(vector.end(), extra.begin(), extra.end());
  const Vectors &store_vector = wide_loads ? common : vector, &load_vector = wide_loads ? vector : common;
  plan.store_bytes = element_bytes << store_vector.size();
  plan.load_bytes = element_bytes << load_vector.size();
  Complement clear(vector, wide_loads ? to : from, wide_loads ? from : to, index_bits);

  plan.round_bits = round_bits;
  while (((std::uint64_t{1} << index_bits) * static_cast<unsigned>(element_bytes) >> plan.round_bits) >
             std::max(limit, 16u) &&
         plan.round_bits < index_bits - static_cast<int>(vector.size()))
    ++plan.round_bits;
  plan.round_bits = std::min(plan.round_bits, index_bits - static_cast<int>(vector.size()));
  Rounds rounds = choose_rounds(from, to, vector, clear, index_bits, plan.round_bits);
  Projection inside(rounds);
  BitBasis place = arrange(vector, clear(rounds.inside.vectors()), rounds.inside.rank(),
                           clear(inside(phase_images(from, plan.store_bytes))),
                           clear(inside(phase_images(to, plan.load_bytes))), element_bytes);
  plan.bytes = static_cast<std::uint32_t>(element_bytes) << place.size();

  auto offset = [&](std::uint32_t element) { return place.coordinates(inside(element)) << element_shift; };
  auto side = [&](const ir::TileLayout& l, const Vectors& vectors, ThreadMap& offsets, ThreadMap& round) {
    for (int i = 0; i < lane_bits + l.warp_bits; ++i) {
      std::uint32_t image = l.basis[l.register_bits + i];
      offsets[static_cast<std::size_t>(i)] = offset(image);
      round[static_cast<std::size_t>(i)] = inside.round(image);
    }
    std::vector<std::uint32_t> register_offsets, register_rounds;
    for (int r = 0; r < l.registers(); ++r) {
      register_offsets.push_back(offset(l.element(r, 0, 0)));
      register_rounds.push_back(inside.round(l.element(r, 0, 0)));
    }
    return accesses(l, vectors, register_offsets, register_rounds);
  };
  for (int i = 0; i < index_bits; ++i) {
    plan.element_offset.push_back(offset(1u << i));
    plan.element_round.push_back(inside.round(1u << i));
  }
  plan.stores = side(from, store_vector, plan.store_offset, plan.store_round);
  plan.loads = side(to, load_vector, plan.load_offset, plan.load_round);

  bool copied_warps = false;
  for (int i = 0; i < from.warp_bits; ++i)
    if (!from.warp_basis(i)) {
      copied_warps = true;
      plan.idle_warp_bits |= 1u << i;
    }
  // Warps that hold copies use one place; without a barrier of all one of them could run a round ahead.
  plan.warp_local = from.warp_bits == 0 || (stays_in_warp(from, to) && plan.rounds_are_uniform() &&
                                            !(copied_warps && plan.rounds() > 1));
  if (plan.warp_local) plan.idle_warp_bits = 0;  // each must see its own stores
  return plan;
}

}  // namespace tilewright::lowering
