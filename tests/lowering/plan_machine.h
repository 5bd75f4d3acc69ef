// Runs conversion plans on the CPU, one thread at a time, with element numbers as values: what every register
// of every thread holds afterwards, and what the shared memory banks see. Knows nothing of how plans are
// made.
#pragma once
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <vector>

#include "lowering/conversion_plan.h"

namespace tilewright::lowering {

constexpr std::uint32_t nothing = ~0u;

// [thread][register]
using Machine = std::vector<std::vector<std::uint32_t>>;

inline Machine filled(const ir::TileLayout& l) {
  Machine m(static_cast<std::size_t>(32 * l.warps()),
            std::vector<std::uint32_t>(static_cast<std::size_t>(l.registers())));
  for (int t = 0; t < 32 * l.warps(); ++t)
    for (int r = 0; r < l.registers(); ++r)
      m[static_cast<std::size_t>(t)][static_cast<std::size_t>(r)] = l.element(r, t % 32, t / 32);
  return m;
}

inline void run_stages(const std::vector<SwapStage>& stages, std::vector<std::vector<std::uint32_t>>& words,
                       int thread) {
  for (const SwapStage& s : stages) {
    if (!(std::popcount(static_cast<unsigned>(thread) & s.thread_mask) & 1)) continue;
    auto old = words;
    for (std::size_t w = 0; w < words.size(); ++w) words[w] = old[w ^ s.swap];
  }
}

inline Machine run(const ShufflePlan& plan, const Machine& source) {
  std::size_t threads = source.size();
  std::vector<std::vector<std::vector<std::uint32_t>>> words(threads), received(threads);
  for (std::size_t t = 0; t < threads; ++t) {
    for (const auto& registers : plan.source_words) {
      std::vector<std::uint32_t> word;
      for (int r : registers) word.push_back(source[t][static_cast<std::size_t>(r)]);
      words[t].push_back(std::move(word));
    }
    run_stages(plan.before, words[t], static_cast<int>(t));
  }
  Machine result(threads);
  for (std::size_t t = 0; t < threads; ++t) {
    for (const ShufflePlan::Move& m : plan.moves) {
      std::uint32_t lane = m.shuffles ? apply(plan.source_lane, static_cast<int>(t)) ^ m.lane_xor
                                      : static_cast<std::uint32_t>(t % 32);
      EXPECT_LT(lane, 32u);
      received[t].push_back(words[t / 32 * 32 + lane % 32].at(static_cast<std::size_t>(m.word)));
    }
    run_stages(plan.after, received[t], static_cast<int>(t));
    for (const ShufflePlan::Place& p : plan.result)
      result[t].push_back(
          received[t].at(static_cast<std::size_t>(p.word)).at(static_cast<std::size_t>(p.position)));
  }
  return result;
}

// Extra wavefronts of one warp-wide access: most different words in one bank, less one, summed over passes.
inline int extra_wavefronts(const std::vector<std::uint32_t>& byte_of_lane, int bytes) {
  int lanes = bytes >= 16 ? 8 : bytes == 8 ? 16 : 32, extra = 0;
  for (int first = 0; first < 32; first += lanes) {
    std::map<std::uint32_t, std::set<std::uint32_t>> words_of_bank;
    std::size_t most = 1;
    for (int l = first; l < first + lanes; ++l)
      for (int b = 0; b < bytes; ++b) {
        std::uint32_t word = (byte_of_lane[static_cast<std::size_t>(l)] + static_cast<std::uint32_t>(b)) / 4;
        auto& words = words_of_bank[word % 32];
        words.insert(word);
        most = std::max(most, words.size());
      }
    extra += static_cast<int>(most) - 1;
  }
  return extra;
}

struct ScratchRun {
  Machine result;
  int conflicts = 0;
  bool races = false;  // a warp-local plan in which a warp read what another wrote
};

inline ScratchRun run(const ScratchPlan& plan, const Machine& source, const ir::TileLayout& to,
                      int element_bytes) {
  int threads = static_cast<int>(source.size());
  ScratchRun out;
  out.result.assign(source.size(),
                    std::vector<std::uint32_t>(static_cast<std::size_t>(to.registers()), nothing));
  struct Cell {
    std::uint32_t element = nothing;
    std::set<int> warps;
  };
  std::vector<Cell> memory(plan.bytes / static_cast<unsigned>(element_bytes));
  auto store_bytes = static_cast<std::uint32_t>(plan.store_bytes),
       load_bytes = static_cast<std::uint32_t>(plan.load_bytes);
  for (int round = 0; round < plan.rounds(); ++round) {
    for (const auto& a : plan.stores) {
      std::vector<std::uint32_t> addresses(32);
      for (int t = 0; t < threads; ++t) {
        std::uint32_t at = apply(plan.store_offset, t) ^ a.offset;
        addresses[static_cast<std::size_t>(t % 32)] = at;
        if (t % 32 == 31 && plan.rounds_are_uniform())
          out.conflicts += extra_wavefronts(addresses, plan.store_bytes);
        if ((apply(plan.store_round, t) ^ static_cast<std::uint32_t>(a.round)) !=
            static_cast<std::uint32_t>(round))
          continue;
        if (static_cast<unsigned>(t / 32) & plan.idle_warp_bits) continue;
        EXPECT_EQ(at % store_bytes, 0u);
        EXPECT_EQ(a.registers.size() * static_cast<std::size_t>(element_bytes), store_bytes);
        for (std::size_t e = 0; e < a.registers.size(); ++e) {
          Cell& c = memory.at(at / static_cast<unsigned>(element_bytes) + e);
          std::uint32_t value = source[static_cast<std::size_t>(t)][static_cast<std::size_t>(a.registers[e])];
          if (c.element != value) c.warps.clear();
          c.element = value;
          c.warps.insert(t / 32);
        }
      }
    }
    for (const auto& a : plan.loads) {
      std::vector<std::uint32_t> addresses(32);
      for (int t = 0; t < threads; ++t) {
        std::uint32_t at = apply(plan.load_offset, t) ^ a.offset;
        addresses[static_cast<std::size_t>(t % 32)] = at;
        if (t % 32 == 31 && plan.rounds_are_uniform())
          out.conflicts += extra_wavefronts(addresses, plan.load_bytes);
        if ((apply(plan.load_round, t) ^ static_cast<std::uint32_t>(a.round)) !=
            static_cast<std::uint32_t>(round))
          continue;
        EXPECT_EQ(at % load_bytes, 0u);
        for (std::size_t e = 0; e < a.registers.size(); ++e) {
          const Cell& c = memory.at(at / static_cast<unsigned>(element_bytes) + e);
          out.result[static_cast<std::size_t>(t)][static_cast<std::size_t>(a.registers[e])] = c.element;
          out.races |= plan.warp_local && !c.warps.contains(t / 32);
        }
      }
    }
  }
  return out;
}

}  // namespace tilewright::lowering
