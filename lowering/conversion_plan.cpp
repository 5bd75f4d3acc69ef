#include "lowering/conversion_plan.h"

#include <algorithm>

#include "ir/linear_layout.h"
#include "lowering/bit_span.h"

namespace tilewright::lowering {

namespace {

constexpr int lane_bits = ir::TileLayout::lane_bits;

// Register and lane of the source that a bit of the result's index selects.
struct Source {
  std::uint32_t reg = 0, lane = 0;
  void operator^=(const Source& o) {
    reg ^= o.reg;
    lane ^= o.lane;
  }
};

// Stages that XOR the word index with a linear function of the thread: one for each dimension of its image.
std::vector<SwapStage> swap_stages(const ThreadMap& map) {
  BitBasis image;
  for (std::uint32_t v : map) image.add(v);
  std::vector<SwapStage> stages;
  for (std::uint32_t v : image.vectors()) stages.push_back({0, v});
  for (std::size_t bit = 0; bit < map.size(); ++bit) {
    std::uint32_t parts = image.coordinates(map[bit]);
    for (std::size_t k = 0; k < stages.size(); ++k)
      if (parts >> k & 1) stages[k].thread_mask |= 1u << bit;
  }
  return stages;
}

// The conversion restricted to a warp.
struct WarpConversion {
  int to_registers = 0, from_registers = 0;
  std::vector<Source> reg, lane, warp;  // of each bit of the result's index
  std::vector<std::uint32_t> free_lanes;

  Source of_register(std::uint32_t r) const {
    Source s;
    for (std::size_t i = 0; i < reg.size(); ++i)
      if (r >> i & 1) s ^= reg[i];
    return s;
  }
};

std::optional<WarpConversion> within_warp(const ir::TileLayout& from, const ir::TileLayout& to,
                                          int index_bits) {
  if (from.warp_bits != to.warp_bits) return std::nullopt;
  ir::BitMatrix map = ir::conversion(from, to, index_bits);
  WarpConversion c;
  c.to_registers = to.register_bits;
  c.from_registers = from.register_bits;
  for (int i = 0; i < map.columns; ++i) {
    std::uint32_t v = map.column[i];
    Source s{v & ((1u << from.register_bits) - 1u), v >> from.register_bits & 31u};
    std::uint32_t warp = v >> (from.register_bits + lane_bits);
    int warp_bit = i - to.register_bits - lane_bits;
    if (warp != (warp_bit >= 0 ? 1u << warp_bit : 0u)) return std::nullopt;
    (i < to.register_bits ? c.reg : warp_bit < 0 ? c.lane : c.warp).push_back(s);
  }
  for (int i = 0; i < lane_bits; ++i)
    if (!from.lane_basis(i)) c.free_lanes.push_back(1u << i);
  return c;
}

// Which registers of the result make a word (V), which stay in the lane (I), which come from others (J):
// together a basis of the result's registers.
struct Split {
  std::vector<std::uint32_t> v, i, j;
};

// Words must not be torn by what differs between threads: the source registers of V and those that lanes and
// warps select are independent. `rest` becomes a complement of V's source registers that holds the latter.
Split split_registers(const WarpConversion& c, int pack_bits, BitBasis& source_basis) {
  ir::BitMatrix lanes = ir::BitMatrix::zero(lane_bits, c.to_registers);
  for (int r = 0; r < c.to_registers; ++r) lanes.column[r] = c.reg[static_cast<std::size_t>(r)].lane;
  ir::BitMatrix stay = ir::kernel(lanes);
  Split split;
  std::vector<std::uint32_t> selected;  // by lanes and warps
  for (const Source& s : c.lane) selected.push_back(s.reg);
  for (const Source& s : c.warp) selected.push_back(s.reg);
  BitSpan busy(selected);
  for (int k = 0; k < stay.columns; ++k) {
    std::uint32_t r = stay.column[k];
    if (static_cast<int>(split.v.size()) < pack_bits && busy.add(c.of_register(r).reg))
      split.v.push_back(r);
    else
      split.i.push_back(r);
  }
  for (std::uint32_t r : split.v) source_basis.add(c.of_register(r).reg);
  std::uint32_t word_mask = (1u << split.v.size()) - 1u;
  source_basis.add(selected);
  for (std::uint32_t r : split.i) source_basis.add(c.of_register(r).reg);
  BitSpan registers;
  for (const auto* part : {&split.v, &split.i})
    for (std::uint32_t r : *part) registers.add(r);
  for (int b = 0; b < c.to_registers; ++b)
    if (registers.add(1u << b)) split.j.push_back(1u << b);
  for (std::uint32_t r : split.j) source_basis.add(c.of_register(r).reg);
  source_basis.complete(c.from_registers);
  // I and J are unique up to V; take what lies in the complement, so that positions in words are fixed.
  for (auto* part : {&split.i, &split.j})
    for (std::uint32_t& r : *part) {
      std::uint32_t in_word = source_basis.coordinates(c.of_register(r).reg) & word_mask;
      for (std::size_t k = 0; k < split.v.size(); ++k)
        if (in_word >> k & 1) r ^= split.v[k];
    }
  return split;
}

}  // namespace

int ShufflePlan::shuffles() const {
  return static_cast<int>(
      std::count_if(moves.begin(), moves.end(), [](const Move& m) { return m.shuffles; }));
}

int ShufflePlan::selects() const {
  return static_cast<int>(before.size() * source_words.size() + after.size() * moves.size());
}

std::optional<ShufflePlan> plan_shuffles(const ir::TileLayout& from, const ir::TileLayout& to, int index_bits,
                                         int element_bytes) {
  auto conversion = within_warp(from, to, index_bits);
  if (!conversion) return std::nullopt;
  const WarpConversion& c = *conversion;
  int pack_limit = element_bytes >= 4 ? 0 : element_bytes == 2 ? 1 : 2;
  BitBasis basis;  // of the source's registers: the word's first
  Split split = split_registers(c, pack_limit, basis);
  int pack = static_cast<int>(split.v.size());
  auto word_of = [&](std::uint32_t reg) { return basis.coordinates(reg) >> pack; };

  // M and N: lane and register that the lanes of the result ask for, f folded in.
  std::vector<Source> asks = c.lane;
  std::vector<std::uint32_t> f(lane_bits, 0);  // in coordinates of J
  BitSpan reached;                             // images of M; names are lanes of the result
  std::vector<int> late;
  for (int i = 0; i < lane_bits; ++i)
    if (!reached.add(asks[static_cast<std::size_t>(i)].lane, 1u << i)) late.push_back(i);
  for (int i : late) {
    Source& ask = asks[static_cast<std::size_t>(i)];
    Source rest = ask;
    std::uint32_t others = *reached.names(ask.lane);
    for (int k = 0; k < lane_bits; ++k)
      if (others >> k & 1) rest ^= asks[static_cast<std::size_t>(k)];
    if (rest.reg == 0) continue;  // asks the same lane for the same register as others do
    bool found = false;
    for (std::size_t j = 0; j < split.j.size() && !found; ++j) {
      Source more = c.of_register(split.j[j]);
      if (!reached.add(ask.lane ^ more.lane, 1u << i)) continue;
      ask ^= more;
      f[static_cast<std::size_t>(i)] |= 1u << j;
      found = true;
    }
    for (std::size_t z = 0; z < c.free_lanes.size() && !found; ++z) {
      if (!reached.add(ask.lane ^ c.free_lanes[z], 1u << i)) continue;
      ask.lane ^= c.free_lanes[z];
      found = true;
    }
    if (!found) return std::nullopt;
  }

  // Q: what register a lane sends, as a linear function of the lane; outside the image of M nobody asks.
  BitBasis lanes;
  for (std::uint32_t v : reached.vectors()) lanes.add(v);
  int image_rank = lanes.size();
  lanes.complete(lane_bits);
  auto sent_register = [&](std::uint32_t lane) {
    std::uint32_t inside = lanes.vector(lanes.coordinates(lane) & ((1u << image_rank) - 1u));
    std::uint32_t reg = 0, askers = *reached.names(inside);
    for (int k = 0; k < lane_bits; ++k)
      if (askers >> k & 1) reg ^= asks[static_cast<std::size_t>(k)].reg;
    return reg;
  };

  ShufflePlan plan;
  plan.pack_bits = pack;
  int word_bits = c.from_registers - pack;
  for (std::uint32_t w = 0; w < 1u << word_bits; ++w) {
    std::vector<int> registers;
    for (std::uint32_t k = 0; k < 1u << pack; ++k)
      registers.push_back(static_cast<int>(basis.vector(w << pack | k)));
    plan.source_words.push_back(std::move(registers));
  }
  ThreadMap sends{};
  for (std::size_t i = 0; i < lane_bits; ++i) {
    sends[i] = word_of(sent_register(1u << i));
    plan.source_lane[i] = asks[i].lane;
  }
  for (std::size_t i = 0; i < c.warp.size(); ++i) {
    sends[lane_bits + i] = word_of(c.warp[i].reg ^ sent_register(c.warp[i].lane));
    plan.source_lane[lane_bits + i] = c.warp[i].lane;
  }
  plan.before = swap_stages(sends);

  ThreadMap own{};
  for (std::size_t i = 0; i < lane_bits; ++i) own[i] = 1u << i;
  bool stays_at_home = plan.source_lane == own;
  std::uint32_t rounds = 1u << split.j.size();
  for (std::uint32_t i = 0; i < 1u << split.i.size(); ++i)
    for (std::uint32_t s = 0; s < rounds; ++s) {
      Source source;
      for (std::size_t k = 0; k < split.i.size(); ++k)
        if (i >> k & 1) source ^= c.of_register(split.i[k]);
      for (std::size_t k = 0; k < split.j.size(); ++k)
        if (s >> k & 1) source ^= c.of_register(split.j[k]);
      int word = static_cast<int>(word_of(source.reg ^ sent_register(source.lane)));
      plan.moves.push_back({word, source.lane, !(stays_at_home && source.lane == 0)});
    }
  ThreadMap arrives{};
  for (std::size_t i = 0; i < lane_bits; ++i) arrives[i] = f[i];
  plan.after = swap_stages(arrives);

  // result registers by their coordinates in (V, J, I)
  BitBasis result;
  result.add(split.v);
  result.add(split.j);
  result.add(split.i);
  for (std::uint32_t r = 0; r < 1u << c.to_registers; ++r) {
    std::uint32_t at = result.coordinates(r);
    plan.result.push_back({static_cast<int>(at >> pack), static_cast<int>(at & ((1u << pack) - 1u))});
  }
  return plan;
}

namespace {

// Rough cost in cycles of one warp: a shuffle and a wavefront of shared memory take a slot of the memory
// pipe, selects half of one; scratch also costs its latency and a barrier.
int cost(const ShufflePlan& plan, int element_bytes) {
  int words = element_bytes == 8 ? 2 : 1;
  return words * (2 * plan.shuffles() + plan.selects());
}

int cost(const ScratchPlan& plan) {
  int wavefronts = 0;
  wavefronts += static_cast<int>(plan.stores.size()) * std::max(1, plan.store_bytes / 4);
  wavefronts += static_cast<int>(plan.loads.size()) * std::max(1, plan.load_bytes / 4);
  return 2 * wavefronts + (plan.warp_local ? 50 : 70) * plan.rounds();
}

}  // namespace

ConversionPlan plan_conversion(const ir::TileLayout& from, const ir::TileLayout& to, int index_bits,
                               int element_bytes, std::uint32_t limit) {
  ConversionPlan plan;
  plan.shuffle = plan_shuffles(from, to, index_bits, element_bytes);
  if (plan.shuffle && plan.shuffle->shuffles() == 0) return plan;
  plan.scratch = plan_scratch(from, to, index_bits, element_bytes, limit);
  if (plan.shuffle && cost(*plan.shuffle, element_bytes) <= cost(*plan.scratch))
    plan.scratch.reset();
  else
    plan.shuffle.reset();
  return plan;
}

}  // namespace tilewright::lowering
